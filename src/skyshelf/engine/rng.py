"""Chance as a single int, so that copying it costs nothing: a 64-bit counter (SplitMix64), or a key and a counter.

Whoever sees enough of what the first one deals can work out the rest, which is no harm in the lab. Where people play
for real, the seed has a bit above its 128: then numbers come from BLAKE2 under a key that nobody can work out.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_KEY_BITS = 128
_KEYED = 1 << _KEY_BITS  # marks a seed; in a generator state the key stands above the 64 bits of the counter
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The first generator state for a seed of any size; neighbouring seeds share nothing."""
    if seed >> _KEY_BITS == 1:
        return seed << 64
    return mix(mix(seed & _MASK) ^ (seed >> 64 & _MASK))


def keyed_seed(bits: int) -> int:
    """A seed of 128 random bits from whose numbers nobody can guess the next ones."""
    return _KEYED | (bits & (_KEYED - 1))


def mix(value: int) -> int:
    """Scramble 64 bits; those of a keyed generator under its key."""
    if value > _MASK:
        key = (value >> 64 & (_KEYED - 1)).to_bytes(16, "big")
        number = blake2b((value & _MASK).to_bytes(8, "big"), digest_size=8, key=key)
        return int.from_bytes(number.digest(), "big")
    z = (value + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def following(rng: int) -> int:
    """The generator state after one draw."""
    return rng + 1 if rng > _MASK else (rng + _STEP) & _MASK


def below(rng: int, bound: int) -> int:
    """The number in `range(bound)` that this generator state stands for."""
    return (mix(rng) * bound) >> 64


def shuffled(rng: int, items: list[T]) -> int:
    """Put the items in random order with one draw for each; the generator state after that is returned."""
    if rng > _MASK:
        for i in range(len(items) - 1, 0, -1):
            j = (mix(rng) * (i + 1)) >> 64
            rng = following(rng)
            items[i], items[j] = items[j], items[i]
        return rng
    # The same without a call for each: shuffling is most of what chance is asked for.
    for i in range(len(items) - 1, 0, -1):
        z = rng = (rng + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
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

    def weighted(self, odds: Sequence[float]) -> int:
        """The place of one of these, each as often as its odds say."""
        mark = self.below(1 << 32) / (1 << 32) * sum(odds)
        for place, weight in enumerate(odds):
            mark -= weight
            if mark < 0:
                return place
        return max(range(len(odds)), key=odds.__getitem__)  # the last sum was rounded down

    def shuffle(self, items: list[T]) -> None:
        self.state = shuffled(self.state, items)
