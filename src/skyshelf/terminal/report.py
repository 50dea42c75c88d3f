"""The report of a finished game as text: key turns, and plots drawn with letters."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.report import Chance, KeyMoment, Line, Report, report_of
from skyshelf.text.numbers import written
from skyshelf.text.report import ending, line_name, luck_title, plot_title, plots_of, sentences, unit_of
from skyshelf.text.speaker import Speaker

_BARS = " ▁▂▃▄▅▆▇█"
_WIDTH = 60


def draw_report(match: Match, speaker: Speaker) -> RenderableType:
    """Who won and how, the key turns, a line of bars for each number, and what chance gave."""
    if match.state.outcome is None:
        raise SkyshelfError("This game is not finished; `skyshelf replay` shows how far it came.")
    found = report_of(match.game, match.journal)
    speech = match.game.speech
    parts: list[RenderableType] = [*_head(match, found, speaker, speech), Text()]
    if found.moments:
        parts.append(Text(speaker.say(Phrase("report-key-turns")), style="bold"))
        for moment in found.moments:
            parts += [*_moment(moment, speaker, speech), Text()]
    for plot, lines in plots_of(found).items():
        parts += [_plot(plot, lines, speaker), Text()]
    parts += [_luck(chance, speaker) for chance in found.luck]
    return Group(*parts)


def _head(match: Match, found: Report, speaker: Speaker, speech: str) -> list[Text]:
    outcome = match.state.outcome
    assert outcome is not None
    game = speaker.say(Phrase(f"shelf-game-{match.game.name}"))
    names = ", ".join(speaker.name(seat) for seat in outcome.winners)
    won = Phrase("report-won-by", {"names": names}) if names else Phrase("report-nobody")
    return [
        Text(speaker.say(Phrase("report-title", {"game": game})), style="bold"),
        Text(speaker.say(won)),
        Text(f"{ending(found, speaker, speech)} {outcome.rule}"),
        Text(speaker.say(Phrase("report-choices", {"number": found.choices})), style="dim"),
    ]


def _moment(moment: KeyMoment, speaker: Speaker, speech: str) -> list[Text]:
    chances = {"before": round(100 * moment.before), "after": round(100 * moment.after)}
    told = Phrase("report-moment", {"turn": moment.turn, "who": WHO[moment.seat], **chances})
    chose = Phrase("report-chose", {"who": WHO[moment.mover], "what": moment.chosen})
    happened = " ".join(sentences(moment.seen, speaker, speech))
    return [
        Text(f"{moment.number:4} {speaker.say(told)}"),
        Text(f"     {speaker.say(chose)}", style="cyan"),
        Text(f"     {happened}", style="dim"),
    ]


def _plot(plot: str, lines: list[Line], speaker: Speaker) -> Table:
    """All lines of a plot have the same scale, or they could not be compared."""
    table = Table(
        title=plot_title(plot, speaker), title_justify="left", title_style="bold", box=None, show_header=False
    )
    top = max(1.0, *(max(line.values) for line in lines))
    for line in lines:
        last = f"{line.values[-1]:g}"
        told = speaker.say(Phrase("report-percent", {"number": last})) if unit_of(plot) else last
        table.add_row(line_name(line, speaker), _bars(line.values, top), told)
    return table


def _bars(values: list[float], top: float) -> str:
    width = min(_WIDTH, len(values))
    places = [(index * (len(values) - 1)) // max(1, width - 1) for index in range(width)]
    return "".join(_BARS[round(max(0.0, values[place]) / top * (len(_BARS) - 1))] for place in places)


def _luck(chance: Chance, speaker: Speaker) -> Table:
    values = sorted({value for counts in chance.counts.values() for value in counts})
    table = Table(title=luck_title(chance.name, speaker), title_justify="left", title_style="bold", box=None)
    table.add_column("")
    for value in values:
        table.add_column(written(f"{value}"), justify="right")
    for seat, counts in sorted(chance.counts.items()):
        who = speaker.say(Phrase("report-everybody")) if seat < 0 else speaker.name(seat)
        average = sum(value * times for value, times in counts.items()) / sum(counts.values())
        whole, _, hundredths = written(f"{average:.2f}").partition(".")
        told = speaker.say(Phrase("report-average", {"whole": whole, "hundredths": hundredths}))
        table.add_row(who, *[str(counts.get(value, 0)) for value in values], told)
    return table
