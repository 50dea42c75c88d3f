"""Which of several abilities or cards comes first, and whether it makes a difference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from skyshelf.effects.ops import Op
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards.registry import triggered
from skyshelf.games.horde.table.state import Horde


@dataclass(slots=True)
class OwnOrder(Frame):
    """Asks which of some cards of its own is next, and numbers these; other frames number what waits at the table."""


F = TypeVar("F", bound=Callable[..., bool])

_SAME: dict[type[Op], Callable[..., bool]] = {}


def same_in_any_order(verb: type[Op]) -> Callable[[F], F]:
    """The function `(s, op)` that says whether a step comes to the same before and after others of its kind."""

    def put(function: F) -> F:
        _SAME[verb] = function
        return function

    return put


def order_matters(s: Horde, card: int, ability: int) -> bool:
    """Whether an ability does more than what comes to the same in any order."""
    return not all(type(op) in _SAME and _SAME[type(op)](s, op) for op in triggered(card, ability).ops)
