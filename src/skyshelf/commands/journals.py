"""`skyshelf replay` and `skyshelf report`: games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from skyshelf.commands.common import JsonFlag, LangOption, print_json, speaker_for

app = typer.Typer()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A journal, as `play` and `sim` write them.")],
    until: Annotated[int | None, typer.Option("--until", min=0, help="Stop after so many choices.")] = None,
    lang: LangOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Play a journal again: check that it is whole, tell what happened, and show the table at the end."""
    from skyshelf.terminal.display import display_of
    from skyshelf.terminal.saves import open_match
    from skyshelf.terminal.screen import Screen

    match = open_match(file, until)
    digest = match.game.codec.digest(match.state)
    if as_json:
        outcome = match.game.codec.plain(match.state.outcome)
        choices = len(match.journal.choices)
        print_json({"game": match.game.name, "choices": choices, "hash": digest, "outcome": outcome})
        return
    console = Screen()
    speaker = speaker_for(lang, match.journal.names)
    for entry in match.log:
        for event in entry.events:
            sentence = speaker.tell(event.seen_by(None), match.game.speech)
            number, rule = (f"{entry.number:4} ", "dim"), (f" {event.rule}", "dim")
            console.print(Text.assemble(number, sentence, rule))
    console.print(display_of(match.game).table(match.view(None), speaker))
    made = len(match.journal.choices)
    console.print(f"{made} {'choice' if made == 1 else 'choices'}, state {digest}", highlight=False)


@app.command()
def report(
    file: Annotated[
        Path, typer.Argument(help="The journal of a finished game, or a folder that `sim --out` wrote.")
    ],
    lang: LangOption = None,
) -> None:
    """Look back on a finished game: who won, the turns that decided it, and its numbers over time.

    Of a folder of games it makes a page with plots, report.html in that folder: win rates, lengths, openings, cards.
    """
    if file.is_dir():
        from skyshelf.engine.extras import need

        need("polars", "lab", "A page about a series")
        from skyshelf.lab.page.series_page import series_page

        print(series_page(file))
        return
    from skyshelf.terminal.report import draw_report
    from skyshelf.terminal.saves import open_match
    from skyshelf.terminal.screen import Screen

    match = open_match(file)
    Screen().print(draw_report(match, speaker_for(lang, match.journal.names)))
