"""`skyshelf people`: who is known at this server, who organises, who is suspended; for whoever runs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf.commands.common import JsonFlag, print_json
from skyshelf.commands.upkeep import DatabaseOption

if TYPE_CHECKING:
    from sqlalchemy import Connection

app = typer.Typer(
    help="Who is known at this server: list them, make organisers, suspend. The server may run meanwhile.",
    no_args_is_help=True,
)

Who = Annotated[str, typer.Argument(help="What the address of a profile ends with (`skyshelf people list`).")]


@app.command("list")
def list_people(database: DatabaseOption = None, as_json: JsonFlag = False) -> None:
    """Everybody who is known here, with what their profiles are called by."""
    import time

    from sqlalchemy import select

    from skyshelf.people.schema import person

    query = select(person).where(person.c.gone_at.is_(None)).order_by(person.c.made_at)
    with _opened(database) as connection:
        for row in connection.execute(query):
            suspended = "suspended" if (row.suspended_until or 0) > time.time() else ""
            state = ", ".join(filter(None, (row.role, suspended)))
            if as_json:
                print_json({"handle": row.handle, "name": row.name, "state": state})
            else:
                Console().print(f"{row.handle}  {escape(row.name)}  {state}".rstrip(), highlight=False)


@app.command()
def organiser(
    who: Who,
    database: DatabaseOption = None,
    no_longer: Annotated[bool, typer.Option("--no-longer", help="Take it back.")] = False,
) -> None:
    """Make somebody an organiser, who sees what people report and may suspend."""
    from skyshelf.people.order import OPERATOR, appoint

    def work(connection: Connection, now: float, id: str) -> None:
        appoint(connection, now, OPERATOR, id, not no_longer)

    name = _change(database, who, work)
    Console().print(f"{escape(name)} is {'no longer ' if no_longer else ''}an organiser.", highlight=False)


@app.command()
def suspend(
    who: Who,
    days: Annotated[int, typer.Option("--days", min=0, max=3650, help="0 ends a suspension.")],
    why: Annotated[str, typer.Option("--why", help="The person reads it; a suspension needs it.")] = "",
    database: DatabaseOption = None,
) -> None:
    """Let somebody look and do nothing for some days."""
    from skyshelf.engine.errors import SkyshelfError
    from skyshelf.people.order import OPERATOR
    from skyshelf.people.order import suspend as stop

    if days and not why.strip():
        raise SkyshelfError('Say why, for the person to read: --why "...".')

    def work(connection: Connection, now: float, id: str) -> None:
        stop(connection, now, OPERATOR, id, days, why)

    name = _change(database, who, work)
    Console().print(
        f"{escape(name)} is suspended for {days} day{'s' * (days != 1)}."
        if days
        else f"{escape(name)} may play again.",
        highlight=False,
    )


def _change(database: str | None, who: str, work: Callable[[Connection, float, str], None]) -> str:
    """Do something about somebody; their name."""
    import time

    from sqlalchemy import select

    from skyshelf.engine.errors import SkyshelfError
    from skyshelf.people.schema import person

    with _opened(database) as connection:
        query = select(person.c.id, person.c.name).where(person.c.handle == who, person.c.gone_at.is_(None))
        row = connection.execute(query).first()
        if row is None:
            raise SkyshelfError(f"Nobody is called by '{who}' here; `skyshelf people list` names everybody.")
        work(connection, time.time(), row.id)
        return str(row.name)


@contextmanager
def _opened(database: str | None) -> Iterator[Connection]:
    from skyshelf.site.serve import usual_database
    from skyshelf.tables.store.database import open_database, upgrade

    engine = open_database(database or usual_database())
    try:
        upgrade(engine)
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
