"""A report in words, for a page and for a terminal alike."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.engine.event import Seen
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.report import Line, Report
from skyshelf.text.speaker import Speaker

_MOST_SENTENCES = 4
# What only says where in a turn a game is: beside a turn's number it tells nothing.
_STEPS = ("turn-begins", "phase-ends")
# Plots that count in hundredths.
_PERCENT = frozenset({"chances"})


def plots_of(report: Report) -> dict[str, list[Line]]:
    """The plots that show something: one in which nothing ever changes does not."""
    plots: dict[str, list[Line]] = {}
    for line in report.lines:
        plots.setdefault(line.plot, []).append(line)
    return {name: lines for name, lines in plots.items() if any(len(set(line.values)) > 1 for line in lines)}


def plot_title(plot: str, speaker: Speaker) -> str:
    return speaker.say(Phrase(f"report-plot-{plot}"))


def unit_of(plot: str) -> str:
    return "%" if plot in _PERCENT else ""


def line_name(line: Line, speaker: Speaker) -> str:
    """The players' names, the thing's, or both."""
    who = ", ".join(speaker.name(seat) for seat in line.seats)
    return speaker.say(Phrase(f"report-line-{line.name}", {"who": who})) if line.name else who


def luck_title(name: str, speaker: Speaker) -> str:
    return speaker.say(Phrase(f"report-luck-{name}"))


def sentences(seen: Sequence[Seen], speaker: Speaker, speech: str) -> list[str]:
    """What is worth telling of a moment, in a few sentences."""
    found = [speaker.tell(each, speech) for each in seen if not each.kind.endswith(_STEPS)]
    return [text[0].upper() + text[1:] for text in found if text][:_MOST_SENTENCES]


def ending(report: Report, speaker: Speaker, speech: str) -> str:
    """How it ended: the last thing that was told."""
    return next(iter(sentences(report.ending[::-1], speaker, speech)), "")
