"""Makes the numbers of a game's own guess better by games: `python -m skyshelf.lab.tune GAME --minutes 9 --out FILE`.

Two sets of numbers on either side of what was found so far play the same deals with seats swapped, again and again
(`ascent.py`). The file says what was found, and a slice goes on where the one before stopped. The last minutes go to
a check: what was found against what ships, on deals that nothing was tuned on. `--check` plays nothing but that.

    PYTHONPATH=src python -m skyshelf.lab.tune skytear --minutes 9 --workers 16 --out skytear.json
    PYTHONPATH=src python -m skyshelf.lab.tune skytear --minutes 4 --check --bots greedy,plain:20 --out skytear.json

It needs the standard library alone. What ships is not touched: the numbers are printed as Python, to be put in place
of the old ones when the check has shown that they are better.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import mix
from skyshelf.lab.ascent import Ascent, direction
from skyshelf.lab.crew.crew import Crew, Workers, cores, crew_of
from skyshelf.lab.intervals import wilson
from skyshelf.lab.rivals import Met, Rivals, meet
from skyshelf.lab.sequential import verdict
from skyshelf.lab.tuned import Tuned, tuned_of

# Seeds of the deals: those that are checked on were never tuned on, nor are they the ladder's.
_TUNED_ON, _CHECKED_ON = 0x7E5ED, 0xC4EC7
_TELL = 15.0
_MANY = 1_000_000

Tell = Callable[[str], None]


@dataclass(slots=True)
class Found:
    """What a file holds: the search, and what its numbers were worth so far."""

    game: str
    names: list[str]
    ascent: Ascent
    begun: int = 0  # trials, some of which the end of a slice may have cut off
    seconds: float = 0.0
    checks: list[str] = field(default_factory=list)

    @property
    def tuned(self) -> Tuned:
        return tuned_of(self.game)

    def numbers(self) -> dict[str, float]:
        return self.tuned.at(self.names, self.ascent.mean)

    def changes(self, most: int = 6) -> str:
        """What moved the most."""
        place = dict(zip(self.names, self.ascent.mean, strict=True))
        before, after = self.tuned.numbers(), self.numbers()
        names = sorted(place, key=lambda name: -abs(place[name]))[:most]
        return ", ".join(f"{name} {before[name]:.3g} > {after[name]:.3g}" for name in names)


def begin(game: str, only: str = "") -> Found:
    names = tuned_of(game).free(only)
    return Found(game, names, Ascent([0.0] * len(names)))


def read(path: Path) -> Found:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        data.pop("numbers")
        shipped = data.pop("from")
        found = Found(**{**data, "ascent": Ascent(**data["ascent"])})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SkyshelfError(f"{path} is no file of tuned numbers: {error}.") from None
    if shipped != found.tuned.numbers():
        raise SkyshelfError(f"{path} began from other numbers than those that ship now: begin a new file.")
    return found


def write(path: Path, found: Found) -> None:
    """In one step, so that a slice that is cut off leaves the file before it."""
    data = {**asdict(found), "numbers": found.numbers(), "from": found.tuned.numbers()}
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    unfinished.replace(path)


def tune(
    found: Found, bot: str, minutes: float, workers: Workers, out: Path, tell: Tell, most: int = _MANY
) -> None:
    """Trials for so many minutes, or so many of them."""
    begun = told = time.monotonic()
    before, trials = found.seconds, found.ascent.trials
    for (number, _), met in _met(islice(_trials(found, bot), most), workers, begun + 60 * minutes):
        found.ascent.learn(_way(found, number), met.score)
        now = time.monotonic()
        found.seconds = before + now - begun
        if now - told > _TELL:
            told = now
            write(out, found)
            rate = (found.ascent.trials - trials) / (now - begun)
            tell(f"{now - begun:.0f} s, {found.ascent.trials} trials, {rate:.1f} a second: {found.changes()}")
    write(out, found)


def _way(found: Found, number: int) -> list[float]:
    return direction(_TUNED_ON, number, len(found.names))


def _trials(found: Found, bot: str) -> Iterator[tuple[int, Rivals]]:
    """Each from where the search stands when the trial begins."""
    while True:
        number, found.begun = found.begun, found.begun + 1
        one, other = found.ascent.ends(_way(found, number))
        yield number, _rivals(found, bot, one, other, _TUNED_ON, number)


def _rivals(
    found: Found, bot: str, one: Sequence[float], other: Sequence[float], seed: int, number: int
) -> Rivals:
    numbers = found.tuned.at(found.names, one), found.tuned.at(found.names, other)
    return Rivals(found.game, bot, *numbers, mix(mix(seed) ^ number))


def _met(
    trials: Iterator[tuple[int, Rivals]], workers: Workers, until: float
) -> Iterator[tuple[tuple[int, Rivals], Met]]:
    crew = crew_of(workers)
    try:
        for part in crew.play(_try, trials, until):
            yield part.given, part.found
    finally:
        if not isinstance(workers, Crew):
            crew.close()


def _try(number: int, rivals: Rivals) -> Met:
    return meet(rivals)


def check(found: Found, bot: str, minutes: float, workers: Workers, most: int = _MANY) -> str:
    """What was found against what ships, in a sentence."""
    shipped = [0.0] * len(found.names)
    trials = (
        (number, _rivals(found, bot, found.ascent.mean, shipped, _CHECKED_ON, number))
        for number in range(most)
    )
    deals = [met for _, met in _met(trials, workers, time.monotonic() + 60 * minutes)]
    return f"after {found.ascent.trials} trials, {bot}: {_said(deals, found.tuned.seats)}"


def _said(deals: Sequence[Met], seats: int) -> str:
    if not deals:
        return "no game came to an end"
    alone = seats == 1
    games = len(deals) * (1 if alone else 2)
    won, other = (sum(met.one for met in deals), sum(met.other for met in deals))
    if not alone:  # a deal is two games
        won, other = 2 * won, 2 * other
    low, high = wilson(won, games)
    share = f"{100 * won / games:.1f} % ({100 * low:.0f} to {100 * high:.0f}) of {games} games"
    rest = (
        f", what ships {100 * other / games:.1f} % on the same deals"
        if alone
        else f" against what ships, draws {sum(met.draws for met in deals)}"
    )
    mean = sum(met.score for met in deals) / len(deals)
    spread = (sum((met.score - mean) ** 2 for met in deals) / len(deals) ** 2) ** 0.5
    surely = verdict([0.5 + met.score / 2 for met in deals])
    return f"{share}{rest}; score {mean:+.3f} (error {spread:.3f}) {surely}".rstrip()


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m skyshelf.lab.tune", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=9.0, help="for trials and check together")
    parser.add_argument("--bot", default="greedy", help="who plays the trials, such as plain:10")
    parser.add_argument("--bots", default="greedy", help="who plays the check, with commas between")
    parser.add_argument("--share", type=float, default=0.25, help="of the time for the check")
    parser.add_argument("--check", action="store_true", help="play the check alone")
    parser.add_argument("--only", default="", help="numbers with this word in them, such as weights")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--out", type=Path, required=True, help="the file; a slice goes on with it")
    asked = parser.parse_args(given)
    try:
        found = read(asked.out) if asked.out.exists() else begin(asked.game, asked.only)
        if found.game != asked.game:
            raise SkyshelfError(f"{asked.out} has numbers of {found.game}, not of {asked.game}.")
        with crew_of(asked.workers or cores()) as crew:
            share = 1.0 if asked.check else asked.share
            if not asked.check:
                tune(found, asked.bot, asked.minutes * (1 - share), crew, asked.out, _tell)
            bots = asked.bots.split(",")
            for bot in bots if share else ():
                found.checks.append(check(found, bot, asked.minutes * share / len(bots), crew))
                _tell(found.checks[-1])
                write(asked.out, found)
    except SkyshelfError as error:
        print(error, file=sys.stderr)
        return 1
    print(found.tuned.written(found.numbers()))
    return 0


def _tell(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
