"""The file of a net: whole numbers, so that every machine reckons the same with them.

A row of the ledger has 8 bits a weight and a power of two for the row, a dense layer 16 bits. Sums of such numbers
are exact in floating point in whatever order they are added, so numpy and plain Python agree to the last bit.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from skyshelf.engine.errors import SkyshelfError

MAGIC = b"skyshelf net 1\n"
# A weight of a row is its 8 bits times 2 to the power of this and up to ROW_POWERS more.
ROW_UNIT = -13
ROW_POWERS = 7
DENSE_UNIT = -12
NUMBER_UNIT = -6  # of what a number of a portrait is rounded to
MOST_NUMBER = 1 << 11
HIDDEN_UNIT = -8  # of what a hidden value is rounded to
MOST_HIDDEN = 1 << 15
HEADS = 2  # the chance to win, and how clear the end will be


@dataclass(slots=True)
class Weights:
    """A whole net as plain numbers."""

    titles: list[str]  # that it plays
    ledger: str  # fingerprint
    rows: int
    width: int
    numbers: int
    hidden: int
    means: list[float]
    spreads: list[float]
    first_bias: list[float]
    hidden_bias: list[float]
    last_bias: list[float]
    margin: float  # the share of the second head in the worth of a position
    powers: bytes  # for each row
    row_weights: array[int]  # rows x width, 8 bits
    number_weights: array[int]  # numbers x width, 16 bits
    hidden_weights: array[int]  # width x hidden
    last_weights: array[int]  # hidden x HEADS
    story: dict[str, object] = field(default_factory=dict)  # what it saw: games, minutes, recipe
    settled: bool = False  # it values only positions in which no step is half done
    # What the game's own guess counts for, as log-odds that the net's own are added to; 0 where it is not asked.
    guide: float = 0.0


_BLOBS = ("row_weights", "number_weights", "hidden_weights", "last_weights")


def dump(weights: Weights) -> bytes:
    head = {name: value for name, value in asdict(weights).items() if name not in (*_BLOBS, "powers")}
    parts = [MAGIC, json.dumps(head).encode(), b"\n", weights.powers]
    for name in _BLOBS:
        blob = array(getattr(weights, name).typecode, getattr(weights, name))
        if sys.byteorder == "big":
            blob.byteswap()
        parts.append(blob.tobytes())
    return b"".join(parts)


def load(data: bytes, where: str) -> Weights:
    """The net in these bytes; anything else is refused with a sentence."""
    if not data.startswith(MAGIC):
        raise SkyshelfError(f"{where} is not a net of this version of Skyshelf.")
    cut_off = SkyshelfError(f"{where} is cut off: train it again, or take it from where it came.")
    end = data.find(b"\n", len(MAGIC))
    if end < 0:
        raise cut_off
    head: dict[str, Any] = json.loads(data[len(MAGIC) : end])
    rows, width, numbers, hidden = (head[name] for name in ("rows", "width", "numbers", "hidden"))
    sizes = (rows * width, numbers * width, width * hidden, hidden * HEADS)
    at = end + 1 + rows
    blobs: dict[str, Any] = {}
    for name, size in zip(_BLOBS, sizes, strict=True):
        blob: array[int] = array("b" if name == "row_weights" else "h")
        found = data[at : at + size * blob.itemsize]
        if len(found) != size * blob.itemsize:
            raise cut_off
        blob.frombytes(found)
        if sys.byteorder == "big":
            blob.byteswap()
        blobs[name] = blob
        at += size * blob.itemsize
    return Weights(**head, powers=data[end + 1 : end + 1 + rows], **blobs)


def read(path: Path) -> Weights:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SkyshelfError(f"{path} cannot be read: {error.strerror}.") from None
    return load(data, path.name)
