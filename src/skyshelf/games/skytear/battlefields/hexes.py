"""Hexes by axial coordinates (q, r): neighbours, distance, turning and mirroring of shapes."""

from __future__ import annotations

from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

# East, north-east, north-west, west, south-west, south-east.
STEPS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(at: Hex) -> list[Hex]:
    return [(at[0] + dq, at[1] + dr) for dq, dr in STEPS]


def distance(a: Hex, b: Hex) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(at: Hex) -> Hex:
    """By 60 degrees around (0, 0)."""
    q, r = at
    return -r, q + r


def mirrored(at: Hex) -> Hex:
    q, r = at
    return -q - r, r


def orientations(shape: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """Every way to lay a shape around (0, 0): six turns and their mirror images. SKY-AOE-03 SKY-AOE-04"""
    found: list[tuple[Hex, ...]] = []
    for one in (shape, tuple(mirrored(at) for at in shape)):  # SKY-Q-32
        for _ in range(6):  # SKY-Q-157
            laid = tuple(sorted(one))
            if laid not in found:
                found.append(laid)
            one = tuple(turned(at) for at in one)
    return found
