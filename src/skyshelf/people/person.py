"""Who somebody is. A guest's id stays the same when the guest becomes a person, so nothing has to be moved."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

# What journals and lists keep of whoever has deleted everything: as in old tournament books, in every language.
SOMEBODY = "N. N."


@dataclass(frozen=True, slots=True)
class Person:
    """`id` is for the server and the person's own browsers; others know the handle. A guest has only a name."""

    id: str
    name: str
    picture: str = ""
    languages: tuple[str, ...] = ()
    is_guest: bool = False

    @property
    def handle(self) -> str:
        return handle_of(self.id)


def handle_of(person: str) -> str:
    """What others call a person by in addresses; the id cannot be found out from it."""
    return blake2b(f"handle {person}".encode(), digest_size=8).hexdigest()
