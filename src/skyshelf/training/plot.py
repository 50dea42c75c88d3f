"""Simple line plots as SVG, made of text alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_WIDE, _HIGH, _EDGE = 640, 300, 48
_COLOURS = ("#1f6f8b", "#c8553d", "#588157", "#7b2cbf", "#8d6a00")

Line = tuple[str, Sequence[tuple[float, float]]]


def plot(title: str, across: str, lines: Sequence[Line]) -> str:
    """Named lines of points on common axes."""
    points = [point for _, line in lines for point in line]
    if not points:
        return _framed([f'<text x="20" y="30">{escape(title)}: nothing to show yet</text>'])
    left, right = _span([x for x, _ in points])
    low, high = _span([y for _, y in points])
    inner_wide, inner_high = _WIDE - 2 * _EDGE, _HIGH - 2 * _EDGE

    def at(x: float, y: float) -> str:
        return (
            f"{_EDGE + (x - left) / (right - left) * inner_wide:.1f},"
            f"{_HIGH - _EDGE - (y - low) / (high - low) * inner_high:.1f}"
        )

    parts = [f'<text x="{_EDGE}" y="24" font-weight="bold">{escape(title)}</text>']
    for share in (0.0, 0.5, 1.0):
        y = low + share * (high - low)
        down = _HIGH - _EDGE - share * inner_high
        parts.append(
            f'<line x1="{_EDGE}" y1="{down}" x2="{_WIDE - _EDGE}" y2="{down}" stroke="#ddd"/>'
            f'<text x="{_EDGE - 6}" y="{down + 4}" text-anchor="end">{y:.3g}</text>'
        )
        x = left + share * (right - left)
        parts.append(
            f'<text x="{_EDGE + share * inner_wide}" y="{_HIGH - _EDGE + 18}" text-anchor="middle">{x:.3g}</text>'
        )
    parts.append(f'<text x="{_WIDE / 2}" y="{_HIGH - 8}" text-anchor="middle">{escape(across)}</text>')
    for number, (name, line) in enumerate(lines):
        colour = _COLOURS[number % len(_COLOURS)]
        path = " ".join(at(x, y) for x, y in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{_WIDE - _EDGE}" y="{24 + 16 * number}" text-anchor="end" fill="{colour}">'
            f"{escape(name)}</text>"
        )
    return _framed(parts)


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _framed(parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" font-family="sans-serif" '
        f'font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n{body}\n</svg>\n'
    )
