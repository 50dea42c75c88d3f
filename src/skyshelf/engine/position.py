"""How games read positions in the words of scenarios. A wrong entry is refused with the way to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from skyshelf.engine.errors import BadPosition, SkyshelfError
from skyshelf.engine.seat import SEATS, Seat

# The names and list positions that lead to an entry.
Path = tuple[str | int, ...]


@contextmanager
def within(*path: str | int) -> Iterator[None]:
    """Whatever is refused inside is refused with the way to it."""
    try:
        yield
    except BadPosition as error:
        raise BadPosition(str(error), (*path, *error.path)) from error
    except SkyshelfError as error:
        raise BadPosition(str(error), path) from error


def names_in(value: Any, allowed: Collection[str] | None = None, path: Path = ()) -> dict[str, Any]:
    """Names with values; with `allowed` no other name may be there."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"Expected names with values here; not {value!r}.", path)
    for word in value:
        if allowed is not None and word not in allowed:
            raise BadPosition(
                f"'{word}' is not known here; allowed: {', '.join(allowed)}.", (*path, str(word))
            )
    return {str(word): about for word, about in value.items()}


def items_in(value: Any, path: Path = ()) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"Expected a list here, like [a, b]; not {value!r}.", path)
    return list(value)


def whole(
    given: Mapping[str, Any],
    word: str,
    default: int,
    path: Path = (),
    least: int | None = 0,
    most: int | None = None,
) -> int:
    """The number that stands behind a word."""
    value = given.get(word, default)
    if type(value) is int and (least is None or value >= least) and (most is None or value <= most):
        return value
    from_least = "" if least is None else f" from {least}"
    to_most = "" if most is None else f" to {most}"
    raise BadPosition(f"'{word}' is a whole number{from_least}{to_most}; not {value!r}.", (*path, word))


def yes(given: Mapping[str, Any], word: str, path: Path = ()) -> bool:
    """Whether a word is said of something; one that is not there is not."""
    value = given.get(word, False)
    if not isinstance(value, bool):
        raise BadPosition(f"'{word}' is true or false; not {value!r}.", (*path, word))
    return value


def one_of(value: Any, allowed: Sequence[str], path: Path = ()) -> int:
    """Which of some words stands there."""
    if value not in allowed:
        raise BadPosition(f"Expected one of {', '.join(allowed)} here; not {value!r}.", path)
    return allowed.index(value)


def player_called(value: Any, names: Sequence[str], path: Path = ()) -> Seat:
    """The seat of the player who is called so."""
    if value not in names:
        raise BadPosition(f"'{value}' is no player here; there are: {', '.join(names)}.", path)
    return SEATS[names.index(value)]
