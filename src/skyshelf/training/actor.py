"""A process that plays against itself and writes down what each position led to."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import numpy as np

from skyshelf.bots.net_bot import weigh_options
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait
from skyshelf.engine.seat import Seat, first_seats, seated
from skyshelf.engine.settings import Value
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.nets.judge import Judge, is_half_done
from skyshelf.nets.net import Net, log_odds
from skyshelf.nets.shelf import net_from
from skyshelf.training.recipe import Recipe, Table

LIVE = "live.net"  # the newest weights, in the folder that actors and learner share
PAST = "past-*.net"

Floats = np.ndarray[Any, np.dtype[Any]]


@dataclass(slots=True)
class Lessons:
    """Positions with what they were worth in the end; it crosses process borders."""

    games: int
    duels: int  # games of them against an older net
    won: float  # of these
    ids: Floats  # padded with 0
    numbers: Floats
    guesses: Floats  # log-odds of the game's own
    targets: Floats  # won, and how clearly


Player = Callable[[Game, Any, Seat], tuple[int, float]]

_Chosen = tuple[Table, str, Value]  # a value of a setting
_SELDOM = 0.004  # how often hopeless ones come, beside 0.25 for those that are won every other time


@dataclass(slots=True)
class _Step:
    portrait: Portrait
    thought: float  # the worth of the best option, if another one was tried; else below 0
    guess: float  # the game's own, where somebody asks for it


class Dice:
    """Draws tables; of the drawn settings mostly values whose games are neither sure wins nor sure losses."""

    def __init__(self, recipe: Recipe, rng: random.Random) -> None:
        self.recipe = recipe
        self.rng = rng
        self._won: dict[_Chosen, tuple[float, float]] = {}

    def table(self) -> tuple[Table, dict[str, Value]]:
        tables = self.recipe.tables
        table = self.rng.choices(tables, [one.weight for one in tables])[0]
        settings: dict[str, Value] = {}
        for name, values in table.settings.items():
            if name in self.recipe.drawn:
                doubts = [self._doubt((table, name, value)) for value in values]
                settings[name] = self.rng.choices(values, doubts)[0]
            else:
                settings[name] = self.rng.choice(values)
        return table, settings

    def _doubt(self, chosen: _Chosen) -> float:
        won, played = self._won.get(chosen, (1.0, 2.0))
        rate = won / played
        return _SELDOM + rate * (1 - rate)

    def note(self, table: Table, settings: dict[str, Value], won: float) -> None:
        for name in self.recipe.drawn:
            if name in settings:
                chosen = table, name, settings[name]
                before, played = self._won.get(chosen, (1.0, 2.0))
                self._won[chosen] = 0.98 * before + won, 0.98 * played + 1


class Actor:
    def __init__(self, recipe: Recipe, folder: Path, seed: int) -> None:
        self.recipe = recipe
        self.folder = folder
        self.rng = random.Random(seed)
        self.dice = Dice(recipe, self.rng)
        self.net: Net | None = None
        self._stamp = 0

    def play(self) -> Lessons | None:
        """One game; None if it did not come to an end."""
        self._fetch()
        table, settings = self.dice.table()
        game = game_named(table.title)
        try:
            state: State = game.start(table.seats, settings, self.rng.getrandbits(60))
        except SkyshelfError:
            return None  # these settings do not go together
        me, players = self._players(game, table.seats)
        steps: list[list[_Step]] = [[] for _ in range(table.seats)]
        own = [seat for seat, player in seated(players) if player == self._own_choice]
        # Who chose since the last position that was learned, and what they thought.
        owed: dict[Seat, float] = {}
        for _ in range(self.recipe.most_decisions):
            decision = state.decision
            if decision is None:
                break
            seat = decision.seat
            if decision.kind in game.by_lot:
                state.choose(self.rng.randrange(len(decision.options)))
                continue
            player = players[seat]
            index, thought = player(game, state, seat)
            state.choose(index)
            if player == self._own_choice:
                owed[seat] = thought
            if self.recipe.settled and (is_half_done(game, state, seat) or game.quiet(state) is not state):
                continue
            if state.outcome is None:
                asked = self.net is None or self.recipe.guided
                guesses = game.evaluate(state) if asked else [0.5] * table.seats
                for one in own if self.recipe.all_seats else owed:
                    portrait = game.portrait(game.view(state, one))
                    steps[one].append(_Step(portrait, owed.get(one, -1.0), guesses[one]))
            owed.clear()
        if state.outcome is None:
            return None
        results, margins = game.evaluate(state), game.margins(state)
        self.dice.note(table, settings, results[0])
        lessons = self._lessons(steps, results, margins)
        if lessons is not None and me >= 0:
            lessons.duels, lessons.won = 1, results[me]
        return lessons

    def _players(self, game: Game, seats: int) -> tuple[int, list[Player]]:
        """Who chooses in each seat: this net; in some games an older one in all seats but the one that is named."""
        players: list[Player] = [self._own_choice] * seats
        past = sorted(self.folder.glob(PAST))
        if seats > 1 and past and self.rng.random() < self.recipe.past:
            with contextlib.suppress(OSError, SkyshelfError):
                old = Judge(game, net_from(self.rng.choice(past), game))

                def old_choice(game: Game, state: Any, seat: Seat) -> tuple[int, float]:
                    return self._choose(old, state, seat, wild=False)

                me = self.rng.randrange(seats)
                return me, [self._own_choice if seat == me else old_choice for seat in first_seats(seats)]
        return -1, players

    def _own_choice(self, game: Game, state: Any, seat: Seat) -> tuple[int, float]:
        return self._choose(Judge(game, self.net), state, seat, wild=True)

    def _choose(self, judge: Judge, state: Any, seat: Seat, wild: bool) -> tuple[int, float]:
        """An option by its worth on imagined tables; sometimes another, and then what the best was worth."""
        view = judge.game.view(state, seat)
        deals = [self.rng.getrandbits(64) for _ in range(self.recipe.deals)]
        tempting, _, values = weigh_options(judge, view, deals)
        best = max(range(len(tempting)), key=values.__getitem__)
        taken = best
        if wild and len(tempting) > 1:
            mood = self.rng.random()
            if mood < self.recipe.wild:
                taken = self.rng.randrange(len(tempting))
            elif mood < self.recipe.wild + self.recipe.soft:
                odds = [exp((value - values[best]) / self.recipe.warmth) for value in values]
                taken = self.rng.choices(range(len(tempting)), odds)[0]
        return tempting[taken], -1.0 if taken == best else values[best]

    def _lessons(
        self, steps: list[list[_Step]], results: list[float], margins: list[float]
    ) -> Lessons | None:
        """Targets from the end backwards: mostly what became of it, a little what the net thought on the way."""
        net = self.net
        keep = self.recipe.first_trace if net is None else self.recipe.trace
        portraits: list[Portrait] = []
        guesses: list[float] = []
        targets: list[tuple[float, float]] = []
        for seat, taken in seated(steps):
            if not taken:
                continue
            thoughts = _thoughts(net, taken)
            won, clear = results[seat], margins[seat]
            for number in range(len(taken) - 1, -1, -1):
                portraits.append(taken[number].portrait)
                guesses.append(log_odds(taken[number].guess))
                targets.append((won, clear))
                won = keep * won + (1 - keep) * thoughts[number][0]
                clear = keep * clear + (1 - keep) * thoughts[number][1]
        if not portraits:
            return None
        ids = np.zeros((len(portraits), self.recipe.most_ids), np.uint16)
        for row, portrait in enumerate(portraits):
            found = portrait.ids[: self.recipe.most_ids]
            ids[row, : len(found)] = found
        numbers = np.array([portrait.numbers for portrait in portraits], np.float32)
        limit = np.finfo(np.float16).max
        return Lessons(
            1,
            0,
            0.0,
            ids,
            np.clip(numbers, -limit, limit).astype(np.float16),
            np.array(guesses, np.float32),
            np.array(targets, np.float32),
        )

    def _fetch(self) -> None:
        """Take the newest weights, if there are newer ones."""
        path = self.folder / LIVE
        try:
            stamp = path.stat().st_mtime_ns
            if stamp != self._stamp:
                self.net = net_from(path, game_named(self.recipe.titles[0]))
                self._stamp = stamp
        except OSError:
            pass  # none yet


def _thoughts(net: Net | None, steps: list[_Step]) -> list[tuple[float, float]]:
    """What the net thinks of each position, of the better one where a worse option was tried on purpose."""
    if net is None:
        return [(step.guess, step.guess) for step in steps]
    found = net.chances([step.portrait for step in steps], [step.guess for step in steps])
    if net.weights.margin:  # the worth of an option is then no chance to win
        return found
    return [
        (max(step.thought, win) if step.thought >= 0 else win, end)
        for step, (win, end) in zip(steps, found, strict=True)
    ]


def act(recipe: Recipe, folder: str, seed: int, out: Queue[Lessons], stop: Event) -> None:
    """Play until told to stop; games go out in small heaps."""
    actor = Actor(recipe, Path(folder), seed)
    heap: list[Lessons] = []
    while not stop.is_set():
        played = actor.play()
        if played is None:
            continue
        heap.append(played)
        if len(heap) >= 4:
            out.put(joined(heap))
            heap = []
    out.cancel_join_thread()


def joined(heap: list[Lessons]) -> Lessons:
    return Lessons(
        sum(one.games for one in heap),
        sum(one.duels for one in heap),
        sum(one.won for one in heap),
        np.concatenate([one.ids for one in heap]),
        np.concatenate([one.numbers for one in heap]),
        np.concatenate([one.guesses for one in heap]),
        np.concatenate([one.targets for one in heap]),
    )
