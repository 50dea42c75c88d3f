"""Plots as SVG: rates with their intervals, and how often each number comes. They take the colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import NamedTuple


class _Room(NamedTuple):
    """What a plot has on a wide page, with words beside bars, and on a phone, above them; one of the two is shown."""

    name: str
    wide: int
    line: int  # of one rate
    left: int  # where bars begin
    right: int  # room after them
    letters: int  # of a label
    beside: bool  # whether words stand on the left of bars, not above them


_ROOMS = (_Room("wide", 640, 26, 205, 120, 24, True), _Room("narrow", 320, 46, 12, 18, 26, False))


class Rate(NamedTuple):
    """A share of something with its 95 % interval, from 0 to 1."""

    label: str
    share: float
    low: float
    high: float
    note: str = ""


class _Tick(NamedTuple):
    at: float
    text: str = ""  # below the plot
    marked: bool = False


def rates(given: Sequence[Rate], mark: float | None = None) -> str:
    """A line for each rate: a dot, and its interval as a bar. `mark` is where all would be equal."""
    ticks = [_Tick(at, f"{at:.0%}") for at in (0.0, 0.25, 0.5, 0.75, 1.0)]
    if mark is not None:
        ticks.append(_Tick(mark, marked=True))
    return _lines(given, ticks, 0.0, 1.0, "; ".join(f"{one.label} {one.share:.0%}" for one in given))


def differences(given: Sequence[Rate], reach: float) -> str:
    """The same for differences, from -reach to +reach; nothing is in the middle."""
    ticks = [_Tick(at, f"{100 * at:+.0f}", at == 0) for at in (-reach, -reach / 2, 0.0, reach / 2, reach)]
    told = "; ".join(f"{one.label} {100 * one.share:+.1f}" for one in given)
    return _lines(given, ticks, -reach, reach, told)


def _lines(given: Sequence[Rate], ticks: Sequence[_Tick], low: float, high: float, told: str) -> str:
    return "".join(_lines_in(room, given, ticks, low, high, told) for room in _ROOMS)


def _lines_in(
    room: _Room, given: Sequence[Rate], ticks: Sequence[_Tick], low: float, high: float, told: str
) -> str:
    floor = room.line * len(given)

    def at(share: float) -> float:
        inner = room.wide - room.left - room.right
        return room.left + (max(low, min(high, share)) - low) / (high - low) * inner

    parts = []
    for tick in ticks:
        x = at(tick.at)
        kind = "mark" if tick.marked else "grid"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{floor + 4}"/>')
        if tick.text:
            parts.append(
                f'<text class="tick" x="{x:.1f}" y="{floor + 20}" text-anchor="middle">{tick.text}</text>'
            )
    for row, one in enumerate(given):
        top = room.line * row
        words, middle = (top + 17, top + 13) if room.beside else (top + 20, top + 34)
        label = escape(_short(one.label, room.letters))
        x, anchor = (room.left - 10, "end") if room.beside else (0, "start")
        parts.append(
            f'<text x="{x}" y="{words}" text-anchor="{anchor}">{label}</text>'
            f'<line class="range" x1="{at(one.low):.1f}" y1="{middle}" x2="{at(one.high):.1f}" y2="{middle}"/>'
            f'<circle class="dot" cx="{at(one.share):.1f}" cy="{middle}" r="4.5"/>'
            f'<text class="note" x="{room.wide}" y="{words}" text-anchor="end">{escape(one.note)}</text>'
        )
    return _framed(room, parts, floor + 26, told)


def histogram(numbers: Sequence[int], across: str, beside: Sequence[int] = (), bars: int = 24) -> str:
    """How often numbers come, in so many steps at most; each holds equally many whole numbers.

    The axis has room for those `beside`, so that two plots can be compared.
    """
    if not numbers:
        return "<p>There are none.</p>"
    low, most = min([*numbers, *beside]), max([*numbers, *beside])
    step = ceil((most - low + 1) / bars)
    counts = [0] * ((most - low) // step + 1)
    for number in numbers:
        counts[(number - low) // step] += 1
    return "".join(
        _bars_in(room, counts, low, step, across, f"{across} from {low} to {most}") for room in _ROOMS
    )


def _bars_in(room: _Room, counts: Sequence[int], low: int, step: int, across: str, told: str) -> str:
    high, floor = 170, 140
    wide = (room.wide - 60) / len(counts)
    top = max(counts)
    parts = [
        f'<rect class="bar" x="{40 + place * wide:.1f}" y="{floor - 120 * count / top:.1f}" '
        f'width="{max(1.0, wide - 1):.1f}" height="{120 * count / top:.1f}"/>'
        for place, count in enumerate(counts)
        if count
    ]
    for place in sorted({0, len(counts) // 2, len(counts) - 1}):  # the first number of a bar, below it
        x = 40 + (place + 0.5) * wide
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{floor + 16}" text-anchor="middle">{low + place * step}</text>'
        )
    parts.append(f'<text class="tick" x="36" y="{floor - 112}" text-anchor="end">{top}</text>')
    parts.append(
        f'<text class="tick" x="{room.wide / 2}" y="{high - 2}" text-anchor="middle">{escape(across)}</text>'
    )
    return _framed(room, parts, high, told)


def _short(label: str, most: int) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _framed(room: _Room, parts: Sequence[str], high: float, told: str) -> str:
    body = "".join(parts)
    return (
        f'<svg class="{room.name}" viewBox="0 0 {room.wide} {high}" role="img" aria-label="{escape(told)}">'
        f"{body}</svg>"
    )
