"""One slice of training: `python -m skyshelf.training.slice GAME --minutes 8 --out FOLDER`.

A slice goes on from the checkpoint of the one before, if there is one. It writes into the folder: GAME.net (the net),
GAME.checkpoint (for the next slice), GAME.progress.jsonl, GAME.svg.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import game_named
from skyshelf.lab.crew.crew import Crew, Workers, cores
from skyshelf.lab.intervals import wilson
from skyshelf.lab.pairs import Deal, Pairing, play_deals
from skyshelf.lab.written import said_in_a_sentence, write_whole
from skyshelf.nets.shelf import check as check_net
from skyshelf.nets.weights import dump, read
from skyshelf.training.plot import plot
from skyshelf.training.recipe import Recipe, Table, recipe_for

_FRESH = 4.0  # seconds between the weights that actors get
_TELL = 15.0
_PAST = 60.0  # seconds between nets that are kept as opponents
_MOST_PAST = 12

Note = dict[str, Any]


class CutShort(SkyshelfError):
    """The slice ended before its time, or before anything was learned; the message says what there is."""


def train(
    name: str,
    minutes: float,
    out: Path,
    actors: int | None = None,
    device: str = "",
    start: Path | None = None,
    check_seconds: float = 45.0,
    tell: Callable[[Note], None] = lambda note: None,
    recipe: Recipe | None = None,
    against: Path | None = None,
    crew: Crew | None = None,
) -> Path:
    """Train for so many minutes, then play some games against fixed opponents. The net's file is returned.

    With `against` a net is trained that exploits another one: every game is against it. How much the exploiter wins
    tells how much an opponent could learn to win. A `crew` plays on a cluster, while this machine learns.
    """
    name = game_named(name).speech  # editions are trained together
    ledger = game_named(name).ledger()
    if ledger is None:
        raise SkyshelfError(f"{name} cannot be trained yet: it has no portraits.")
    recipe = recipe or recipe_for(name)
    if against is not None:
        recipe = _exploiting(recipe, name, against)
    with said_in_a_sentence(out):
        out.mkdir(parents=True, exist_ok=True)
    checkpoint = start or out / f"{name}.checkpoint"
    # Each process reckons alone: threads of a library would only get in each other's way.
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[variable] = "1"
    actors = actors or max(1, cores() - 1)
    progress = Progress(out, name, tell)
    with tempfile.TemporaryDirectory(dir=_shared_memory()) as shared:
        from skyshelf.training.actor import LIVE
        from skyshelf.training.company import Far, Near

        folder = Path(shared)
        if against is not None:
            write_whole(folder / "past-0.net", against.read_bytes())
        if not checkpoint.exists() and start is not None:
            raise SkyshelfError(f"There is no checkpoint {start}.")
        seed = time.time_ns()
        company = Near(recipe, folder, seed, actors) if crew is None else Far(recipe, folder, seed, crew)
        from skyshelf.training.learner import Learner, best_device

        try:
            learner = Learner(recipe.titles, ledger, recipe, device or best_device())
        except (AssertionError, RuntimeError) as error:  # as torch says that there is no such device
            raise SkyshelfError(f"Torch cannot learn on '{device}': {str(error).splitlines()[0]}") from error
        fresh = not checkpoint.exists()
        if not fresh:
            learner.load(checkpoint)
            write_whole(folder / LIVE, dump(learner.weights()))
        before = learner.story["seconds"]
        stopped: BaseException | None = None
        company.start()
        begun = now = time.monotonic()
        until = begun + 60 * minutes
        warm_until = begun + (recipe.warm_up * 60 * minutes if fresh else 0)
        shown = told = kept = begun
        past = 0
        try:
            while now < until:
                company.gather(learner.take)
                learner.learn(40, (now - begun) / (until - begun))
                now = time.monotonic()
                if learner.steps and now >= warm_until and now - shown >= _FRESH:
                    write_whole(folder / LIVE, dump(learner.weights()))
                    shown = now
                    if against is None and now - kept >= _PAST:
                        write_whole(folder / f"past-{past % _MOST_PAST}.net", dump(learner.weights()))
                        past, kept = past + 1, now
                if now - told >= _TELL:
                    progress.add(_state_of(learner, before, now - begun))
                    told = now
        except (Exception, KeyboardInterrupt) as error:  # what was learned until then is worth keeping
            stopped = error
            now = time.monotonic()
        learner.story["seconds"] += now - begun
        learner.story["slices"] += 1
        company.stop()
        _check_learned(learner, stopped)
        net = out / f"{name}.net"
        write_whole(net, dump(learner.weights()))
        learner.save(out / f"{name}.checkpoint")
    progress.add(_state_of(learner, before, now - begun))
    if check_seconds and stopped is None:
        for title in recipe.titles:
            table = next(table for table in recipe.tables if table.title == title)
            for note in check(net, table, check_seconds / len(recipe.titles), crew or actors):
                progress.add({**note, "trained": round(learner.story["seconds"])})
    progress.draw()
    if stopped is not None:
        words = f"What was learned until then is in {net}, and the same command goes on from there."
        raise CutShort(f"{stopped} {words}".strip()) from stopped
    return net


def _check_learned(learner: Any, stopped: BaseException | None) -> None:
    """A net that has learned nothing plays like one, and the next slice would take it for a beginning."""
    if not learner.steps:
        words = (
            "Nothing was learned, and no net is written: learning begins with "
            f"{learner.enough:,} positions, and {learner.memory.filled:,} were played. Give it more --minutes."
        )
        raise CutShort(f"{stopped or ''} {words}".strip()) from stopped


def _exploiting(recipe: Recipe, name: str, against: Path) -> Recipe:
    """Every game against the net in this file, where it can play and somebody sits opposite."""
    weights = read(against)
    duels = tuple(table for table in recipe.tables if table.seats > 1 and table.title in weights.titles)
    for title in {table.title for table in duels} or {name}:
        check_net(weights, game_named(title), against.name)
    return replace(recipe, tables=duels, past=1.0)


def _state_of(learner: Any, before: float, seconds: float) -> Note:
    loss, fresh = learner.losses()
    return {
        "seconds": round(seconds),
        "trained": round(before + seconds),
        "games": learner.story["games"],
        "positions": learner.story["positions"],
        "steps": learner.steps,
        "loss": loss,
        "fresh loss": fresh,
        "won against older nets": learner.duel_rate(),
    }


def _shared_memory() -> str | None:
    return "/dev/shm" if os.path.isdir("/dev/shm") else None


# The fixed opponents that the strength of a slice is measured by, in seconds of play.
_OPPONENTS = ("random", "greedy", "plain:20", "plain:100")


def check(net: Path, table: Table, seconds: float, workers: Workers) -> Iterator[Note]:
    """A few games of the net against each fixed opponent, on deals that training never saw."""
    settings = {setting: values[0] for setting, values in table.settings.items()}
    for opponent in _OPPONENTS:
        pairing = Pairing(table.title, "net", opponent, table.seats, settings, net=os.fspath(net))
        tasks = ((pairing, number) for number in count())
        deals = [deal for _, deal in play_deals(tasks, workers, time.monotonic() + seconds / len(_OPPONENTS))]
        yield {"title": table.title, **_strength(opponent, deals, table.seats)}


def _strength(opponent: str, deals: list[Deal], seats: int) -> Note:
    games = sum(deal.games for deal in deals)
    if seats == 1:
        games //= 2
    points = sum(deal.one.points for deal in deals)
    low, high = wilson(points, games)
    note: Note = {
        "against": opponent,
        "won": round(points / max(1, games), 3),
        "from": round(low, 3),
        "to": round(high, 3),
        "of": games,
    }
    if seats == 1:
        note["other won"] = round(sum(deal.other.points for deal in deals) / max(1, games), 3)
    for label, sides in (("ms", [d.one for d in deals]), ("other ms", [d.other for d in deals])):
        decisions = sum(side.decisions for side in sides)
        note[label] = round(1000 * sum(side.seconds for side in sides) / max(1, decisions), 2)
    return note


class Progress:
    """What happened, a line for each moment; slices add to the same file."""

    def __init__(self, folder: Path, name: str, tell: Callable[[Note], None]) -> None:
        self.path = folder / f"{name}.progress.jsonl"
        self.picture = folder / f"{name}.svg"
        self.name = name
        self.tell = tell

    def add(self, note: Note) -> None:
        self.tell(note)
        with said_in_a_sentence(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(note) + "\n")

    def draw(self) -> None:
        """A picture of the loss over all slices."""
        notes = [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
        lines = [
            (name, [(note["positions"] / 1e6, note[name]) for note in notes if note.get(name)])
            for name in ("loss", "fresh loss")
        ]
        write_whole(self.picture, plot(f"{self.name}: loss", "million positions", lines))


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Train a net by self-play for some minutes.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--actors", type=int, default=None, help="processes that play; one less than cores")
    parser.add_argument("--out", type=Path, required=True, help="folder of net, checkpoint and progress")
    parser.add_argument("--from", dest="start", type=Path, default=None, help="a checkpoint to go on from")
    parser.add_argument("--against", type=Path, default=None, help="train a net that exploits this one")
    parser.add_argument("--device", default="", help="cuda or cpu; the better one if not given")
    parser.add_argument("--check", type=float, default=45.0, help="seconds of games against fixed opponents")
    asked = parser.parse_args(given)
    try:
        net = train(
            asked.game,
            asked.minutes,
            asked.out,
            asked.actors,
            asked.device,
            asked.start,
            asked.check,
            tell=lambda note: print(json.dumps(note), flush=True),
            against=asked.against,
        )
    except SkyshelfError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{net} ({net.stat().st_size / 1e6:.2f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
