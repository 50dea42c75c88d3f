"""Numbers that stay: a component keeps its number for ever, whatever is added beside it."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


class Numbers:
    """Who has which number. The list of those known grows at its end only; whoever is not in it comes after them."""

    def __init__(self, known: str) -> None:
        self.known = tuple(known.split())
        self._numbers = {code: number for number, code in enumerate(self.known)}
        assert len(self._numbers) == len(self.known), "a code stands twice in the list"

    def of(self, code: str) -> int:
        return self._numbers.setdefault(code, len(self._numbers))

    def missing(self) -> list[str]:
        """The codes that were given a number but are not in the list yet, in the order of their numbers."""
        return list(self._numbers)[len(self.known) :]


def put(items: list[T], number: int, item: T) -> None:
    """Set an item at its number; until the others come, it also fills the gap before it."""
    if len(items) <= number:
        items.extend([item] * (number + 1 - len(items)))
    items[number] = item
