"""`skyshelf serve` and `skyshelf shots`: the pages, for players and as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer()


@app.command()
def serve(
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE or postgresql://...; SKYSHELF_DATABASE or a file in your data folder if not given.",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; only this machine if not given.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any free one.")
    ] = 8321,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, help="Processes in which bots think; one for each core but one."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="Where players reach it, if a proxy stands before it."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="A proxy on another machine whose X-Forwarded-For is believed; one on this machine always is.",
        ),
    ] = None,
    keep_finished: Annotated[
        float,
        typer.Option("--keep-finished", min=0, metavar="DAYS", help="Then finished tables are deleted."),
    ] = 0,
    keep_unfinished: Annotated[
        float,
        typer.Option(
            "--keep-unfinished", min=0, metavar="DAYS", help="Then tables are deleted that nobody touched."
        ),
    ] = 0,
    sign_in_days: Annotated[
        int, typer.Option("--sign-in-days", min=1, max=400, help="How long a guest is known without a visit.")
    ] = 180,
    backups: Annotated[
        Path | None, typer.Option("--backups", metavar="FOLDER", help="Make backups there while running.")
    ] = None,
    backup_hours: Annotated[float, typer.Option("--backup-hours", min=0.01, help="How often.")] = 24,
    backups_kept: Annotated[int, typer.Option("--backups-kept", min=1, help="How many stay.")] = 14,
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks", help="Messages to people may go to addresses in this server's own network."
        ),
    ] = False,
    new_guests: Annotated[
        int,
        typer.Option(
            "--new-guests",
            min=1,
            help="How many guests without a name one address may bring at once, such as a club behind one router.",
        ),
    ] = 60,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Without limits the server can be measured.")
    ] = True,
) -> None:
    """Run a server for tables with people and bots. The first start makes what it needs; Ctrl-C stops it."""
    from skyshelf.site.opening import build_pages
    from skyshelf.site.serve import announce, serve_tables
    from skyshelf.site.site import Upkeep

    upkeep = Upkeep(keep_finished, keep_unfinished, sign_in_days, backups, backup_hours, backups_kept)
    build_pages()
    raise typer.Exit(
        serve_tables(
            database,
            host,
            port,
            workers,
            public_url,
            limits,
            announce,
            tuple(proxy or ()),
            upkeep,
            private_webhooks,
            new_guests,
        )
    )


@app.command()
def shots(
    folder: Annotated[Path, typer.Argument(help="Where the pictures go.")] = Path("shots"),
    game: Annotated[str | None, typer.Option("--game", help="Only the pages of one game.")] = None,
    telling: Annotated[
        bool, typer.Option("--telling", help="Only the twelve of docs/screens.md, small, into docs/screens.")
    ] = False,
) -> None:
    """Take a picture of every page in both themes and both sizes, with Chromium, to look at."""
    from skyshelf.tools.shots import take_shots
    from skyshelf.tools.telling import take_telling

    def tell(name: str) -> None:
        Console().print(name, highlight=False)

    if telling:
        take_telling(Path("docs/screens") if folder == Path("shots") else folder, tell)
    else:
        take_shots(folder, game, tell)
