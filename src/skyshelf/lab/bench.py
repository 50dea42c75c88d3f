"""How fast a game is: one core, CPU time, random play, beside a calibration loop because machines differ."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from time import process_time

from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab.calibration import calibrate
from skyshelf.lab.prompt import prompt_bytes

_SAMPLE_EVERY = 7


@dataclass(slots=True)
class Bench:
    """The figures of one game; `real` decisions have more than one option."""

    game: str
    real_dps: int
    dps: int
    gps: float
    branching_median: int
    branching_p95: int
    branching_max: int
    forced: float
    clone_us: float
    view_us: float
    step_ms_p99: float  # from an answer to the next question with all its options
    prompt_bytes_max: int
    # For each activation, in games that have them; and those that only ask for a reaction.
    activation_prompts: float | None
    activation_windows: float | None
    calib_ms: float

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def bench_game(name: str, games: int = 200, seats: int | None = None) -> Bench:
    """Play random games twice: once for the clock alone, once to look at every decision."""
    game = game_named(name)
    table = seats or game.fewest
    calib = calibrate()
    for seed in range(games // 10 + 1):  # warm
        _play(game, table, seed)
    start = process_time()
    ends = [_play(game, table, seed) for seed in range(games)]
    seconds = process_time() - start
    asked = sum(state.asked for state in ends)
    forced = sum(state.forced for state in ends)
    looks = _Looks(game)
    for seed in range(max(1, games // 5)):
        _play(game, table, seed, looks)
    looks.branching.sort()
    looks.steps.sort()
    return Bench(
        game=name,
        real_dps=round((asked - forced) / seconds),
        dps=round(asked / seconds),
        gps=round(games / seconds, 1),
        branching_median=round(median(looks.branching)),
        branching_p95=looks.branching[int(0.95 * (len(looks.branching) - 1))],
        branching_max=looks.branching[-1],
        forced=round(forced / asked, 3),
        clone_us=round(looks.clone_seconds / looks.sampled * 1e6, 2),
        view_us=round(looks.view_seconds / looks.sampled * 1e6, 2),
        step_ms_p99=round(looks.steps[int(0.99 * (len(looks.steps) - 1))] * 1e3, 2),
        prompt_bytes_max=looks.prompt_bytes,
        activation_prompts=looks.per_activation(looks.prompts),
        activation_windows=looks.per_activation(looks.windows),
        calib_ms=round(min(calib, calibrate()), 1),
    )


class _Looks:
    """What is measured besides the plain speed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.branching: list[int] = []
        self.steps: list[float] = []
        self.sampled = 0
        self.clone_seconds = 0.0
        self.view_seconds = 0.0
        self.prompt_bytes = 0
        self.prompts = 0  # since the first activation
        self.windows = 0
        self.activations = 0

    def per_activation(self, number: int) -> float | None:
        return round(number / self.activations, 1) if self.activations else None

    def at(self, state: State) -> None:
        decision = state.decision
        assert decision is not None
        self.branching.append(len(decision.options))
        if self.game.activation:
            self.activations += sum(event.kind == self.game.activation for event in state.events)
            self.prompts += bool(self.activations)
            self.windows += bool(self.activations) and decision.kind in self.game.windows
        self.prompt_bytes = max(self.prompt_bytes, prompt_bytes(self.game, decision))
        if len(self.branching) % _SAMPLE_EVERY:
            return
        repeats = 20
        start = process_time()
        for _ in range(repeats):
            state.clone()
        middle = process_time()
        for _ in range(repeats):
            self.game.view(state, decision.seat)
        self.sampled += repeats
        self.clone_seconds += middle - start
        self.view_seconds += process_time() - middle


def _play(game: Game, seats: int, seed: int, looks: _Looks | None = None) -> State:
    state: State = game.start(seats, {}, seed)
    rng = Rng(seed)
    while state.decision is not None:
        index = rng.below(len(state.decision.options))
        if looks is None:
            state.choose(index)
            continue
        looks.at(state)
        start = process_time()
        state.choose(index)
        looks.steps.append(process_time() - start)
    return state
