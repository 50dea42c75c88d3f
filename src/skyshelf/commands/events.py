"""`skyshelf tournament` and `ratings`: events of bots that prove what is promised, and ratings counted anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from skyshelf.commands.common import JsonFlag, print_json
from skyshelf.commands.upkeep import DatabaseOption

if TYPE_CHECKING:
    from skyshelf.ratings.fold import Rated, Rating

app = typer.Typer()


@app.command()
def tournament(
    people: Annotated[int, typer.Option("--people", min=2, max=512, help="How many bots take part.")] = 256,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=20, help="Of the Swiss.")] = 8,
    kills: Annotated[
        int, typer.Option("--kills", min=0, help="So often its server is killed, at random moments.")
    ] = 0,
    servers: Annotated[
        int, typer.Option("--servers", min=1, max=4, help="More than one need PostgreSQL.")
    ] = 1,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="An empty database, for several servers.")
    ] = "",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same event.")] = 1,
    as_json: JsonFlag = False,
) -> None:
    """Let bots play a Swiss of Sky Painters, in peace and with servers killed, and compare the rounds.

    Nobody may meet twice, nobody may have two byes, and whatever was killed, every round must be the same.
    """
    from skyshelf.engine.errors import SkyshelfError
    from skyshelf.lab.event_proof import prove

    if servers > 1 and not database:
        raise SkyshelfError("Several servers share a PostgreSQL database: name an empty one with --database.")
    console = Console(stderr=True)
    seen = prove(
        people, rounds, kills, seed, servers, database, lambda line: console.print(line, highlight=False)
    )
    if as_json:
        print_json({name: getattr(seen, name) for name in seen.__slots__})
    else:
        same = "not compared" if seen.same is None else "the same" if seen.same else "DIFFERENT"
        Console().print(
            f"{seen.people} bots, {seen.rounds} rounds in {seen.seconds:.0f} s: {seen.rematches} rematches, at most "
            f"{seen.most_byes} bye each; after {seen.kills} kills the rounds are {same}.",
            highlight=False,
        )
    if seen.rematches or seen.most_byes > 1 or seen.same is False:
        raise typer.Exit(1)


@app.command()
def ratings(
    database: DatabaseOption = None,
    journals: Annotated[
        bool, typer.Option("--journals", help="Also play every journal again, and compare its result.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Count all ratings anew from the results that were kept: the same results give the same ratings."""
    from skyshelf.ratings.recount import recount
    from skyshelf.site.serve import usual_database

    found = recount(database or usual_database(), journals)
    console = Console()
    for ladder, rated in sorted(found.ratings.ladders.items()):
        ordered = sorted(rated.items(), key=lambda one: -one[1].shown)
        if as_json:
            for who, rating in ordered:
                print_json(
                    {
                        **ladder._asdict(),
                        "kind": who.kind,
                        "name": _known_as(who, rating),
                        "shown": rating.shown,
                        "games": rating.games,
                    }
                )
            continue
        table = Table(title=f"{ladder.game}, {ladder.way}, {ladder.seats}", title_justify="left")
        for heading in ("rating", "games", "won", "who"):
            table.add_column(heading, justify="left" if heading == "who" else "right")
        for who, rating in ordered:
            mark = "?" if rating.provisional else " "
            table.add_row(
                f"{rating.shown}{mark}", str(rating.games), str(rating.wins), _known_as(who, rating)
            )
        console.print(table)
    if not as_json:
        console.print(f"{found.results} results were counted.", highlight=False)
    for room in found.wrong:
        Console(stderr=True).print(f"The journal of table {room} tells another result.", highlight=False)
    if found.wrong:
        raise typer.Exit(1)


def _known_as(who: Rated, rating: Rating) -> str:
    """A bot has another name at each table: its level says which one it is."""
    return who.id if who.kind == "bot" else rating.name
