"""Plots as SVG: rates with their intervals, and how often each number comes. They take the colours of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import NamedTuple

_WIDE = 640
_LABEL = 205  # room for words on the left
_LINE = 26


class Rate(NamedTuple):
    """A share of something with its 95 % interval, from 0 to 1."""

    label: str
    share: float
    low: float
    high: float
    note: str = ""


def rates(given: Sequence[Rate], mark: float | None = None) -> str:
    """A line for each rate: a dot, and its interval as a bar. `mark` is where all would be equal."""
    inner = _WIDE - _LABEL - 120
    high = _LINE * (len(given) + 1)

    def at(share: float) -> float:
        return _LABEL + share * inner

    parts = [
        f'<line class="grid" x1="{at(tick):.1f}" y1="0" x2="{at(tick):.1f}" y2="{high - _LINE + 4}"/>'
        f'<text class="tick" x="{at(tick):.1f}" y="{high - 6}" text-anchor="middle">{tick:.0%}</text>'
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    if mark is not None:
        parts.append(
            f'<line class="mark" x1="{at(mark):.1f}" y1="0" x2="{at(mark):.1f}" y2="{high - _LINE + 4}"/>'
        )
    for row, rate in enumerate(given):
        middle = _LINE * row + _LINE / 2
        parts.append(
            f'<text x="{_LABEL - 10}" y="{middle + 4}" text-anchor="end">{escape(_short(rate.label))}</text>'
            f'<line class="range" x1="{at(rate.low):.1f}" y1="{middle}" x2="{at(rate.high):.1f}" y2="{middle}"/>'
            f'<circle class="dot" cx="{at(rate.share):.1f}" cy="{middle}" r="4.5"/>'
            f'<text class="note" x="{_WIDE}" y="{middle + 4}" text-anchor="end">{escape(rate.note)}</text>'
        )
    told = "; ".join(f"{rate.label} {rate.share:.0%}" for rate in given)
    return _framed(parts, high, told)


def differences(given: Sequence[Rate], reach: float) -> str:
    """The same for differences, from -reach to +reach; nothing is in the middle."""
    inner = _WIDE - _LABEL - 120
    high = _LINE * (len(given) + 1)

    def at(share: float) -> float:
        return _LABEL + (max(-reach, min(reach, share)) / reach + 1) / 2 * inner

    parts = [
        f'<line class="{"mark" if tick == 0 else "grid"}" x1="{at(tick):.1f}" y1="0" x2="{at(tick):.1f}" '
        f'y2="{high - _LINE + 4}"/>'
        f'<text class="tick" x="{at(tick):.1f}" y="{high - 6}" text-anchor="middle">{100 * tick:+.0f}</text>'
        for tick in (-reach, -reach / 2, 0.0, reach / 2, reach)
    ]
    for row, one in enumerate(given):
        middle = _LINE * row + _LINE / 2
        parts.append(
            f'<text x="{_LABEL - 10}" y="{middle + 4}" text-anchor="end">{escape(_short(one.label))}</text>'
            f'<line class="range" x1="{at(one.low):.1f}" y1="{middle}" x2="{at(one.high):.1f}" y2="{middle}"/>'
            f'<circle class="dot" cx="{at(one.share):.1f}" cy="{middle}" r="4.5"/>'
            f'<text class="note" x="{_WIDE}" y="{middle + 4}" text-anchor="end">{escape(one.note)}</text>'
        )
    return _framed(parts, high, "; ".join(f"{one.label} {100 * one.share:+.1f}" for one in given))


def histogram(numbers: Sequence[int], across: str, beside: Sequence[int] = (), bars: int = 24) -> str:
    """How often numbers come, in so many steps at most; each holds equally many whole numbers.

    The axis has room for those `beside`, so that two plots can be compared.
    """
    if not numbers:
        return "<p>There are none.</p>"
    high, floor = 170, 140
    low, most = min([*numbers, *beside]), max([*numbers, *beside])
    step = ceil((most - low + 1) / bars)
    counts = [0] * ((most - low) // step + 1)
    for number in numbers:
        counts[(number - low) // step] += 1
    wide = (_WIDE - 60) / len(counts)
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
        f'<text class="tick" x="{_WIDE / 2}" y="{high - 2}" text-anchor="middle">{escape(across)}</text>'
    )
    return _framed(parts, high, f"{across} from {low} to {most}")


def _short(label: str, most: int = 24) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _framed(parts: Sequence[str], high: float, told: str) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {_WIDE} {high}" role="img" aria-label="{escape(told)}">{body}</svg>'
