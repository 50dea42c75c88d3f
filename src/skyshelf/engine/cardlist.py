"""Lists of cards as people write them down: a line for each card, `2x Card name`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from unicodedata import combining, normalize

MOST_COPIES = 99
# A list with more faults than that is no list; looking for what was meant takes long.
MOST_GUESSED = 6
_LONGEST_NAME = 60
_REMARK = re.compile(r"#[^\n;]*")
_LINE = re.compile(r"(?:([-+]?\d+)\s*[xX×]?\s+)?(.+?)(?:\s+[xX×]\s*([-+]?\d+))?$")


def written_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers; semicolons set lines apart too, and what follows a `#` is a remark."""
    for number, raw in enumerate(re.split(r"[\n;]", text), start=1):
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


def without_remarks(text: str) -> str:
    """What the games read of a list, line by line: a remark is its writer's, and may name them."""
    return "\n".join(line.rstrip() for line in _REMARK.sub("", text).split("\n")).rstrip()


def counted(line: str) -> tuple[int, str]:
    """How many of what; without a number it is one. A number that no deck can hold is for the reader to refuse."""
    found = _LINE.match(line)
    assert found is not None  # the line is not empty, and any text is a name
    before, name, after = found.groups()
    return int(before or after or 1), name.strip()


@lru_cache(maxsize=2048)
def nearest(name: str, among: tuple[str, ...], most: int) -> tuple[str, ...]:
    """The names that were perhaps meant, the closest first."""
    return tuple(get_close_matches(name, among, most)) if len(name) <= _LONGEST_NAME else ()


def plain_name(name: str) -> str:
    """A name as slugs are made: `Hesp' Aut` is `hesp_aut`."""
    letters = "".join(sign for sign in normalize("NFKD", name.lower()) if not combining(sign))
    return re.sub(r"[^a-z0-9]+", "_", re.sub("['’]", "", letters)).strip("_")
