"""`skyshelf train` and `skyshelf ladder`: nets that play, and how strong every bot is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from skyshelf.commands.common import OnOption, WorkersOption, few_enough
from skyshelf.commands.stopping import say_stopped, saying_what_is_kept

if TYPE_CHECKING:
    from skyshelf.lab.ladder import Tally

app = typer.Typer()

LOCAL = "local"


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="How long this slice takes.")] = 9.0,
    out: Annotated[
        Path, typer.Option("--out", help="Folder of the net, its checkpoint and its progress.")
    ] = Path("skyshelf-training"),
    start: Annotated[
        Path | None,
        typer.Option("--from", help="A checkpoint to go on from; the one in the folder if not given."),
    ] = None,
    actors: Annotated[
        int | None,
        typer.Option(
            "--actors", min=1, callback=few_enough, help="Processes that play; one less than cores."
        ),
    ] = None,
    device: Annotated[str, typer.Option("--device", help="cuda or cpu; the better one if not given.")] = "",
    against: Annotated[
        Path | None, typer.Option("--against", help="Train a net that exploits the one in this file.")
    ] = None,
    check: Annotated[
        float, typer.Option("--check", min=0, help="Seconds of games against fixed opponents at the end.")
    ] = 45.0,
    on: OnOption = LOCAL,
) -> None:
    """Train a net by self-play for some minutes; the next slice goes on where this one stopped.

    It needs torch: `pip install "skyshelf[train]"`. The folder then has GAME.net, the weights that bots play with.
    """
    from skyshelf.engine.extras import need
    from skyshelf.lab.crew.places import crew_on

    need("torch", "train", "Training")
    from skyshelf.training.slice import train as train_slice

    console = Console()
    with _saying_how_to_go_on(), nullcontext() if on == LOCAL else crew_on(on, None) as crew:
        net = train_slice(
            game,
            minutes,
            out,
            actors,
            device,
            start,
            check,
            tell=lambda note: console.print(_told(note), highlight=False),
            against=against,
            crew=crew,
        )
    console.print(f"{net} ({net.stat().st_size / 1e6:.2f} MB)", highlight=False)


@contextmanager
def _saying_how_to_go_on() -> Iterator[None]:
    from skyshelf.training.slice import CutShort

    try:
        yield
    except CutShort as error:
        if not isinstance(error.__cause__, KeyboardInterrupt):
            raise
        say_stopped(f"Stopped. {error}")
        raise KeyboardInterrupt from error


def _told(note: dict[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in note.items() if value is not None)


@app.command()
def ladder(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    games: Annotated[int, typer.Option("--games", min=2, help="Of each pairing at most.")] = 400,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0.1, help="For all pairings together.")
    ] = None,
    workers: WorkersOption = None,
    on: OnOption = LOCAL,
    net: Annotated[
        Path | None, typer.Option("--net", help="A net's file, instead of the one that comes with it.")
    ] = None,
    only: Annotated[str, typer.Option("--only", help="Pairings with this word in them.")] = "",
    read: Annotated[
        Path | None, typer.Option("--read", help="Play nothing; take the results of this file.")
    ] = None,
    docs: Annotated[
        Path | None,
        typer.Option("--docs", help="A docs folder: results of these pairings and the page are renewed."),
    ] = None,
) -> None:
    """Measure the bots of a game: the same deals with seats swapped, on seeds that nothing was trained on."""
    from skyshelf.lab.crew.places import crew_on
    from skyshelf.lab.ladder import as_json, climb, line, rungs_of
    from skyshelf.lab.strength import page, read_tallies, renewed
    from skyshelf.lab.written import write_whole

    console = Console()
    told = 0

    def tell(tally: Tally) -> None:
        nonlocal told
        told += 1
        console.print(line(tally), highlight=False)
        keep([tally])

    def keep(tallies: list[Tally]) -> None:
        """After each pairing: some take hours, and who stops the ladder keeps those that were played."""
        if docs is None:
            return
        results = docs / "strength"
        file = results / f"{game}.json"
        write_whole(file, json.dumps(as_json(game, renewed(file, tallies)), indent=1) + "\n")
        write_whole(docs / "strength.md", page(results))

    if read is not None:
        game, tallies = read_tallies(read)
        for tally in tallies:
            console.print(line(tally), highlight=False)
        keep(tallies)
    else:
        rungs = rungs_of(game, only)

        def kept() -> str:
            where = (
                f"what stands above is in {docs}" if docs else "what stands above is written nowhere (--docs)"
            )
            return f"{told} of {len(rungs)} pairings had been played; {where}." if told else ""

        with saying_what_is_kept(kept), crew_on(on, workers) as crew:
            climb(
                game,
                rungs,
                games,
                None if minutes is None else 60 * minutes,
                crew,
                "" if net is None else str(net),
                tell,
            )
    if docs is not None:
        console.print(f"{docs / 'strength.md'}", highlight=False)
