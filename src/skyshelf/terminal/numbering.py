"""The numbers behind which options are offered: those of one group stand together."""

from __future__ import annotations

from skyshelf.effects.options import PickNumber
from skyshelf.engine.decision import Decision
from skyshelf.engine.option import Option


def option_groups(decision: Decision) -> dict[str, list[int]]:
    """Indices of the options by their group, in the order in which they are shown and numbered."""
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(decision.options):
        groups.setdefault(option.group(), []).append(index)
    return groups


def option_order(decision: Decision) -> list[int]:
    """The option index behind each number, from 1 on."""
    return [index for indices in option_groups(decision).values() for index in indices]


def is_number(option: Option) -> bool:
    """Whether an option is a number itself: whoever types 2 there means 2, not the second of them."""
    return isinstance(option, PickNumber)
