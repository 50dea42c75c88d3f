"""One 64-bit counter generator (SplitMix64) kept as a single int, so that copying it costs nothing."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The first generator state for a seed of any size; neighbouring seeds share nothing."""
    return mix(mix(seed & _MASK) ^ (seed >> 64 & _MASK))


def mix(value: int) -> int:
    """Scramble 64 bits."""
    z = (value + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def following(rng: int) -> int:
    """The generator state after one draw."""
    return (rng + _STEP) & _MASK


def below(rng: int, bound: int) -> int:
    """The number in `range(bound)` that this generator state stands for."""
    return (mix(rng) * bound) >> 64


def shuffled(rng: int, items: list[T]) -> int:
    """Put the items in random order with one draw for each; the generator state after that is returned."""
    for i in range(len(items) - 1, 0, -1):
        j = (mix(rng) * (i + 1)) >> 64
        rng = (rng + _STEP) & _MASK
        items[i], items[j] = items[j], items[i]
    return rng


class Rng:
    """A generator for players and tools; a game state holds only the int."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, bound: int) -> int:
        number = below(self.state, bound)
        self.state = following(self.state)
        return number

    def bits(self) -> int:
        """64 random bits, for example to seed another generator."""
        number = mix(self.state)
        self.state = following(self.state)
        return number

    def shuffle(self, items: list[T]) -> None:
        self.state = shuffled(self.state, items)
