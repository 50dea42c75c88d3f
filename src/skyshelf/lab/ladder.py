"""How strong each bot is: `python -m skyshelf.lab.ladder GAME --minutes 8 --out FILE`.

The same deals with seats swapped, on seeds that nothing was trained on. Every ladder has two controls: a bot against
itself must come out even, and `greedy` against `random` must win nearly always. It needs the standard library, and
numpy for nets.
"""

from __future__ import annotations

import argparse
import json
import os
import pkgutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named
from skyshelf.lab import ladders
from skyshelf.lab.crew.crew import Workers, cores
from skyshelf.lab.intervals import wilson
from skyshelf.lab.pairs import HELD_OUT, Deal, Pairing, Side, play_deals
from skyshelf.lab.written import write_whole
from skyshelf.nets.shelf import net_from


@dataclass(frozen=True, slots=True)
class Rung:
    """Two bots at a table; `weight` is its share of the time."""

    one: str
    other: str
    seats: int
    settings: dict[str, Value] = field(default_factory=dict)
    weight: float = 1.0
    first: int = 0  # the number of the first deal

    @property
    def table(self) -> str:
        words = [f"{name} {value}" for name, value in self.settings.items()]
        return ", ".join([f"{self.seats} seats" if self.seats > 1 else "solo", *words])

    def __str__(self) -> str:
        return f"{self.one} : {self.other} {self.table}"


@dataclass(slots=True)
class Tally:
    """What came of one rung; plain data, so that it can be kept in a file and added to."""

    one: str
    other: str
    table: str
    seats: int
    games: int = 0
    points: float = 0.0
    other_points: float = 0.0
    draws: int = 0
    ms: float = 0.0
    other_ms: float = 0.0
    scores: list[float] = field(default_factory=list)  # of each deal
    digest: str = ""
    together: bool = False

    @property
    def alone(self) -> bool:
        """Whether each bot played for itself, and both rates say something."""
        return self.together or self.seats == 1

    @property
    def timed(self) -> bool:
        """Whether somebody thinks by the clock: such games do not come out the same twice."""
        return any(":" in name and name.endswith("s") for name in (self.one, self.other))


def titles() -> list[str]:
    """What has a ladder."""
    return [each.name for each in pkgutil.iter_modules(ladders.__path__)]


def rungs_of(name: str, only: str = "") -> list[Rung]:
    """The pairings of a title, or those with this word in them."""
    if name not in titles():
        raise SkyshelfError(f"There is no ladder for {name}; there is one for: {', '.join(titles())}.")
    rungs: list[Rung] = import_module(f"{ladders.__name__}.{name}").rungs()
    found = [rung for rung in rungs if only in str(rung)]
    if not found:
        raise SkyshelfError(
            f"No pairing of {name} has '{only}' in it; there are: {'; '.join(map(str, rungs))}."
        )
    return found


def climb(
    name: str,
    rungs: Sequence[Rung],
    games: int,
    seconds: float | None,
    workers: Workers,
    net: str = "",
    tell: Callable[[Tally], None] = lambda tally: None,
) -> list[Tally]:
    """Play every rung, up to so many games or for its share of the seconds."""
    game = game_named(name)
    if net:
        net_from(Path(net), game)  # a file that is none is refused here, and not by those who play
    total = sum(rung.weight for rung in rungs)
    found: list[Tally] = []
    for rung in rungs:
        game.agree(rung.seats, rung.settings)
        pairing = Pairing(name, rung.one, rung.other, rung.seats, rung.settings, HELD_OUT, net)
        until = None if seconds is None else time.monotonic() + seconds * rung.weight / total
        deals = [deal for _, deal in play_deals(_numbered(pairing, games, rung.first), workers, until)]
        deals.sort(key=lambda deal: deal.number)
        tally = tallied(rung, deals)
        found.append(tally)
        tell(tally)
    return found


def _numbered(pairing: Pairing, games: int, first: int) -> Iterator[tuple[Pairing, int]]:
    per_deal = max(2, pairing.seats if len(set(_roles(pairing))) == 1 else 2)
    for number in count():
        if number * per_deal >= games:
            return
        yield pairing, first + number


def _roles(pairing: Pairing) -> tuple[str, ...]:
    game = game_named(pairing.game)
    return game.roles(pairing.seats, game.agree(pairing.seats, pairing.settings))


def tallied(rung: Rung, deals: Sequence[Deal]) -> Tally:
    one, other = Side(), Side()
    for deal in deals:
        one.add(deal.one)
        other.add(deal.other)
    games = sum(deal.games for deal in deals)
    together = any(deal.together for deal in deals)
    if together:  # each bot played half of them
        games //= 2
    digest = blake2b("".join(deal.digest for deal in deals).encode(), digest_size=6).hexdigest()
    return Tally(
        rung.one,
        rung.other,
        rung.table,
        rung.seats,
        games,
        one.points,
        other.points,
        sum(deal.draws for deal in deals),
        round(1000 * one.seconds / max(1, one.decisions), 2),
        round(1000 * other.seconds / max(1, other.decisions), 2),
        [round(_score(deal), 4) for deal in deals],
        digest,
        together,
    )


def _score(deal: Deal) -> float:
    """A deal, where 0.5 is as good as the other bot, and so much more or less as two of such strength would get.

    One who meets two of the other wins a third when it is as good; a little more strength also shows less there."""
    if deal.together:
        return 0.5 + (deal.one.points - deal.other.points) / 2
    sides = deal.games  # each has its game
    return 0.5 + (deal.one.points / deal.games - 1 / sides) * sides**2 / (4 * (sides - 1))


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the bots of a game against each other.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="of each pairing at most")
    parser.add_argument("--minutes", type=float, default=None, help="for all pairings together")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--net", default="", help="a file, instead of the net that comes with the shelf")
    parser.add_argument("--only", default="", help="pairings with this word in them")
    parser.add_argument("--out", type=Path, required=True, help="a JSON file for the results")
    asked = parser.parse_args(given)
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[variable] = "1"
    try:
        rungs = rungs_of(asked.game, asked.only)
        seconds = None if asked.minutes is None else 60 * asked.minutes
        workers = asked.workers or cores()
        found = climb(asked.game, rungs, asked.games, seconds, workers, asked.net, _print)
        write_whole(asked.out, json.dumps(as_json(asked.game, found), indent=1))
    except SkyshelfError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _print(tally: Tally) -> None:
    print(line(tally), flush=True)


def as_json(name: str, tallies: Sequence[Tally]) -> dict[str, Any]:
    return {"game": name, "tallies": [asdict(tally) for tally in tallies]}


def line(tally: Tally) -> str:
    low, high = wilson(tally.points, tally.games)
    share = f"{100 * tally.points / max(1, tally.games):.1f} % ({100 * low:.0f} to {100 * high:.0f})"
    rest = f", other {100 * tally.other_points / max(1, tally.games):.1f} %" if tally.alone else ""
    return (
        f"{tally.one} : {tally.other}, {tally.table}: {share}{rest} of {tally.games}, draws {tally.draws}, "
        f"ms {tally.ms} : {tally.other_ms}"
    )


if __name__ == "__main__":
    sys.exit(main())
