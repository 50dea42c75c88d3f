"""The six words with which a person is known again anywhere: nothing to choose, nothing to reset.

Six of 2048 words are 66 bits. They are found again by one Argon2 digest under a salt of this database, so that nobody
has to type a name beside them; docs/club.md reckons what guessing them would take.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from functools import cache
from importlib.resources import files

from argon2.low_level import Type, hash_secret_raw

from skyshelf.people.refusal import PeopleRefusal
from skyshelf.tables.refusal import Reason

NUMBER = 6
_TELLING = 4  # so many letters tell every word of the list from every other
_MEMORY_KIB = 19_456
_ROUNDS = 2
_AT_ONCE = 2  # each takes a core for some hundredths of a second
_MOST_WAITING = 64


@cache
def word_list() -> tuple[str, ...]:
    return tuple((files("skyshelf.people") / "words.txt").read_text(encoding="ascii").split())


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:_TELLING]: word for word in word_list()}


def new_words() -> tuple[str, ...]:
    return tuple(secrets.choice(word_list()) for _ in range(NUMBER))


def read_words(text: str) -> tuple[str, ...]:
    """The words that somebody typed, in any case and with anything between them; the first letters do."""
    typed = re.findall(r"[^\W\d_]+", text.casefold())
    if len(typed) != NUMBER:
        raise PeopleRefusal(Reason.ILLEGAL, "six-words", number=len(typed), needed=NUMBER)
    known = _by_beginning()
    found = tuple(known.get(word[:_TELLING], "") for word in typed)
    for word, meant in zip(typed, found, strict=True):
        if not meant:
            raise PeopleRefusal(Reason.ILLEGAL, "no-such-word", typed=word[:24])
    return found


class Scales:
    """Weighs words, a few at a time: whoever tries thousands waits, and the server does not."""

    def __init__(self, salt: bytes) -> None:
        self._salt = salt
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    async def weigh(self, words: tuple[str, ...]) -> str:
        """The digest under which the person is kept."""
        if self._waiting >= _MOST_WAITING:
            raise PeopleRefusal(Reason.UNAVAILABLE, "crowded")
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(self._digest, " ".join(words).encode())
        finally:
            self._waiting -= 1

    def _digest(self, text: bytes) -> str:
        raw = hash_secret_raw(text, self._salt, _ROUNDS, _MEMORY_KIB, 1, 32, Type.ID)
        return raw.hex()
