"""The same deals with the printed numbers and with changed ones, played by the same bots, compared deal by deal."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import game_named
from skyshelf.lab.arena import Arena
from skyshelf.lab.crew.crew import Crew, Pace
from skyshelf.lab.crew.leaving import leave_with_parent
from skyshelf.lab.intervals import half_of_mean, of_difference
from skyshelf.lab.sim import Series
from skyshelf.lab.study.change import Change, apply, numbers_of
from skyshelf.lab.wins import won_by


class Game(NamedTuple):
    """What a study notes of one game: what each seat won of it, its length, and who used a changed component."""

    number: int
    ending: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    turns: int
    choices: int
    users: tuple[bool, ...]
    state_hash: str


@dataclass(slots=True)
class Difference:
    """A measure with the printed numbers and with the changed ones; the interval is of the difference."""

    name: str
    before: float
    after: float
    low: float
    high: float
    share: bool  # whether it is one, from 0 to 1

    @property
    def by(self) -> float:
        return self.after - self.before

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


@dataclass(slots=True)
class Study:
    series: Series
    changes: tuple[Change, ...]
    before: list[Game]
    after: list[Game]

    def printed(self) -> list[tuple[Change, int | None]]:
        """The changes with what stands on the component in the box."""
        game = game_named(self.series.game)
        return [
            (change, dict(numbers_of(game.face(change.code))).get(".".join(change.path)))
            for change in self.changes
        ]

    @property
    def touched(self) -> int:
        """Deals that came out otherwise."""
        pairs = zip(self.before, self.after, strict=True)
        return sum(one.state_hash != other.state_hash for one, other in pairs)

    @property
    def used(self) -> int:
        """Games, of both kinds, in which somebody chose a changed component."""
        return sum(any(game.users) for game in (*self.before, *self.after))

    def differences(self) -> list[Difference]:
        """The measures that this game has, the chances of winning first."""
        roles = game_named(self.series.game).roles(len(self.series.bots), self.series.settings)
        found = [
            self._paired(
                f"seat {seat + 1}{f' ({role})' if role else ''} wins",
                partial(_share_of, seat),
            )
            for seat, role in enumerate(roles)
        ]
        found.append(self._users())
        for ending in sorted({game.ending for game in (*self.before, *self.after)}):
            found.append(self._paired(f"ends by {ending}", partial(_ended_by, ending)))
        found.append(self._paired("turns", lambda game: game.turns, share=False))
        found.append(self._paired("choices", lambda game: game.choices, share=False))
        if any(any(game.scores) for game in (*self.before, *self.after)):
            found.append(self._paired("mean score", lambda game: _mean(game.scores), share=False))
        return found

    def _paired(self, name: str, of: Callable[[Game], float], share: bool = True) -> Difference:
        before, after = [of(game) for game in self.before], [of(game) for game in self.after]
        by = [other - one for one, other in zip(before, after, strict=True)]
        middle, half = _mean(by), half_of_mean(by)
        if share and len(set(by)) == 1:  # what did not come in n deals may come in 3 of n (95 %)
            half = max(half, min(1.0, 3 / len(by)))
        return Difference(name, _mean(before), _mean(after), middle - half, middle + half, share)

    def _users(self) -> Difference:
        """How those fare who choose a changed component; they are not the same ones in both kinds of games."""
        kinds = [
            [share for game in games for share, user in zip(game.shares, game.users, strict=True) if user]
            for games in (self.before, self.after)
        ]
        before, after = (_mean(kind) for kind in kinds)
        low, high = of_difference(*((sum(kind), len(kind)) for kind in kinds))
        return Difference("who uses it wins", before, after, low, high, True)


def _share_of(seat: int, game: Game) -> float:
    return game.shares[seat]


def _ended_by(ending: str, game: Game) -> float:
    return float(game.ending == ending)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def play_study(
    series: Series,
    changes: Sequence[Change],
    workers: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Study:
    """Play every deal twice: by processes that print nothing otherwise, then by others that do."""
    codes = frozenset(change.code for change in changes)
    kinds: list[list[Game]] = []
    for printed in ((), tuple(changes)):
        games: list[Game] = []
        with _crew(series.game, printed, workers) as crew:
            pace = Pace(crew)
            parts = ((series, codes, start, stop) for start, stop in pace.ranges(series.games))
            for part in crew.play(play_part, parts):
                games += part.found
                pace.note(len(part.found), part.seconds)
                progress(len(games) + sum(map(len, kinds)))
        kinds.append(sorted(games))
    return Study(series, tuple(changes), *kinds)


def _crew(game: str, changes: Sequence[Change], workers: int) -> Crew:
    """Fresh processes: what this one remembers of a component must not get into them."""
    context = multiprocessing.get_context("spawn")
    return Crew(
        workers,
        lambda: ProcessPoolExecutor(
            workers, mp_context=context, initializer=_begin, initargs=(game, changes)
        ),
    )


def _begin(game: str, changes: Sequence[Change]) -> None:
    leave_with_parent()
    apply(game, changes)


def play_part(series: Series, codes: frozenset[str], start: int, stop: int) -> list[Game]:
    arena = Arena(game_named(series.game), series.settings, series.bots, series.seed)
    sides = series.sides
    found: list[Game] = []
    for number in range(start, stop):
        try:
            played = arena.play(number, series.rotate)
        except Exception as error:
            raise SkyshelfError(
                f"Game {number} broke with these numbers: {type(error).__name__}: {error}"
            ) from error
        state, seats = played.match.state, len(series.bots)
        users = {choice.seat for choice in played.match.journal.choices if codes & set(choice.text.split())}
        found.append(
            Game(
                number,
                played.ending,
                tuple(won_by(played.winners, sides)),
                played.scores,
                state.turn,
                played.decisions,
                tuple(seat in users for seat in range(seats)),
                arena.game.codec.digest(state),
            )
        )
    return found
