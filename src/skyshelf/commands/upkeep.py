"""`skyshelf backup`, `restore`, `rotate-secret` and `doctor`: for those who look after a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf.commands.common import JsonFlag, print_json

app = typer.Typer()

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="As for `serve`; SKYSHELF_DATABASE or the file in your data folder if not given.",
    ),
]


@app.command()
def backup(
    target: Annotated[
        Path,
        typer.Argument(
            help="A file (NAME.tar.gz), or a folder in which it gets a name with the time; a missing one is made."
        ),
    ],
    database: DatabaseOption = None,
    keep: Annotated[
        int, typer.Option("--keep", min=0, help="Of the backups in the folder; 0 keeps all.")
    ] = 0,
) -> None:
    """Save all tables and the secret to a file, while the server runs."""
    from skyshelf.site.backup import back_up, thin_out
    from skyshelf.site.serve import data_folder, usual_database

    made = back_up(database or usual_database(), data_folder(), target)
    if keep and target.is_dir():
        thin_out(target, keep, made)
    Console().print(escape(str(made)), highlight=False, soft_wrap=True)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A backup.")],
    database: DatabaseOption = None,
    force: Annotated[
        bool, typer.Option("--force", help="Even if there are tables; a SQLite file is kept beside.")
    ] = False,
) -> None:
    """Bring the tables and the secret of a backup back. The server must be stopped."""
    from skyshelf.site.backup import restore as bring_back
    from skyshelf.site.serve import data_folder, usual_database

    if bring_back(source, database or usual_database(), data_folder(), force):
        Console().print("The tables and the secret are as they were in the backup.")
    else:
        Console().print("The tables are as they were in the backup; it holds no secret.")


@app.command("rotate-secret")
def rotate_secret(
    forget: Annotated[
        bool, typer.Option("--forget", help="Do not know the old ones any longer: everybody is signed out.")
    ] = False,
) -> None:
    """Make a new secret for cookies; those signed with the old one are still known. Then start the server anew."""
    from skyshelf.site.guests import rotate_secret as rotate
    from skyshelf.site.serve import data_folder

    number = rotate(data_folder(), forget)
    Console().print(f"There is a new secret; {number} are known now. Start the server anew.", highlight=False)


@app.command()
def doctor(
    database: DatabaseOption = None,
    url: Annotated[
        str, typer.Option("--url", help="Where the server should answer.")
    ] = "http://127.0.0.1:8321",
    as_json: JsonFlag = False,
) -> None:
    """Say what is wrong with the server of this machine, or will be."""
    from skyshelf.site.doctor import examine
    from skyshelf.site.serve import data_folder, usual_database

    found = examine(database or usual_database(), data_folder(), url)
    for each in found:
        if as_json:
            print_json({"good": each.good, "about": each.about, "text": each.text})
        else:
            mark = "[green]✔[/green]" if each.good else "[red]✘[/red]"
            Console().print(
                f"{mark} {escape(each.about)}: {escape(each.text)}", highlight=False, soft_wrap=True
            )
    if not all(each.good for each in found):
        raise typer.Exit(1)
