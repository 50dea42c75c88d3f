"""A seat as Gymnasium knows it: the others are bots, or there are none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat, cast

import gymnasium
from gymnasium import spaces

from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.state import State
from skyshelf.envs.observation import MASK_SPACE, Looks, mask_of
from skyshelf.envs.seating import MOST_DECISIONS, MOST_OPTIONS, Seating, check_cycles, not_playing, whole
from skyshelf.envs.shown import position_text

Observation = dict[str, Any]


class SoloEnv(gymnasium.Env[Observation, int]):
    """Actions are 0 to 255, those that are open stand in `action_mask`; one that is not loses the game at once.

    A loss is all that a learner without a mask can understand; `env.unwrapped.option_texts()` says what actions mean.
    """

    def __init__(
        self,
        name: str,
        seating: Seating,
        seat: int,
        others: Sequence[str] | str,
        observed: bool,
        max_cycles: int,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.name = name
        self.seating = seating
        self.render_mode = render_mode
        self._seat = seating.seat(seat)
        given: object = others
        if not isinstance(given, Sequence) or not all(isinstance(other, str) for other in given):
            raise SkyshelfError(f"`others` is {others!r}: it takes the name of a bot, or one for each seat.")
        self._others = [others] * seating.seats if isinstance(others, str) else list(others)
        if len(self._others) != seating.seats:
            raise SkyshelfError(
                f"`others` names {len(self._others)} bots for {seating.seats} seats: "
                "give one for all, or one for each seat; that of your own seat is not asked."
            )
        for other in self._others:
            bot_named(
                other, seating.game, 0
            )  # a name that nobody has is refused here, and not by the first reset()
        self._looks = Looks(seating.game) if observed else None
        self._max_cycles = check_cycles(max_cycles)
        self._playing = False
        shown: dict[str, spaces.Space[Any]] = {"action_mask": MASK_SPACE}
        if self._looks is not None:
            shown |= self._looks.spaces
        self.observation_space = spaces.Dict(shown)
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(MOST_OPTIONS))
        self._bots: list[Bot] = []
        self.position: State = seating.start(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        game = self.seating.game
        while True:
            self.position = self.seating.start(int(self.np_random.integers(1 << 62)))
            self._bots = [
                bot_named(name, game, int(self.np_random.integers(1 << 62))) for name in self._others
            ]
            self._taken = 0
            self._let_others_play()
            decision = self.position.decision
            if decision is not None and decision.seat == self._seat:  # else it was over before our turn came
                self._playing = True
                return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise not_playing()
        position = self.position
        chosen = action if type(action) is int else whole(action)
        if not 0 <= chosen < self.seating.options(position):
            self._playing = False
            return self._observation(), -1.0, True, False, {"illegal": chosen}
        position.choose(chosen)
        self._taken += 1
        if position.decision is not None and position.decision.seat != self._seat:
            self._let_others_play()
        decision = position.decision
        over = decision is None
        reward = self.seating.rewards(position)[self._seat] if over else 0.0
        # Bots that never come to an end among themselves are cut short as well.
        cut = decision is not None and (decision.seat != self._seat or self._taken >= self._max_cycles)
        self._playing = not over and not cut
        return self._observation(), reward, over, cut, {}

    def _let_others_play(self) -> None:
        position, view = self.position, self.seating.game.view
        for _ in range(MOST_DECISIONS):
            decision = position.decision
            if decision is None or decision.seat == self._seat:
                return
            position.choose(self._bots[decision.seat].choose(view(position, decision.seat)))

    def _observation(self) -> Observation:
        decision = self.position.decision
        own = decision is not None and decision.seat == self._seat
        mask = mask_of(self.seating.options(self.position) if own else 0)
        if self._looks is None:
            return {"action_mask": mask}
        return {**self._looks.arrays(self.position, self._seat), "action_mask": mask}

    def action_masks(self) -> Any:
        """The mask alone, by the name under which sb3-contrib asks for it."""
        return self._observation()["action_mask"].astype(bool)

    def option_texts(self) -> list[str]:
        """What the open actions mean, in their order."""
        decision = self.position.decision
        return [] if decision is None else [option.text() for option in decision.options]

    def render(self) -> str | None:
        return position_text(self.seating.game, self.position) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes `gymnasium.make("skyshelf/horde_v0")` work, once or again."""
    from skyshelf.envs.title import VERSION
    from skyshelf.games.shelf import NAMES

    for name in NAMES:
        known = f"skyshelf/{name}_v{VERSION}"
        if known not in gymnasium.registry:
            gymnasium.register(known, f"{__name__}:make", kwargs={"game": name})


def make(game: str, render_mode: str | None = None, **asked: Any) -> SoloEnv:
    """For the registry: the same as `Title.solo`."""
    from skyshelf.envs.title import Title

    env = Title(game).solo(**asked)
    env.render_mode = render_mode
    return env
