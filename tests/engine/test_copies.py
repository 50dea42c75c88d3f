"""Copies follow from the types of the fields: what is changed in place is never shared."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import pytest

from skyshelf.engine.copies import copy_of, part_of
from skyshelf.engine.public import Public
from skyshelf.engine.record import Mutable, Record
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named

Pile = list[int]


@dataclass(slots=True)
class Stone(Record):
    weight: int


@dataclass(slots=True)
class Basket(Mutable):
    stones: list[Stone]


@dataclass
class Seen(Public):
    __slots__ = ()

    pile: Pile
    owners: dict[int, str] = field(default_factory=dict)


@dataclass(slots=True)
class Yard(Mutable, Seen):
    baskets: list[Basket] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    first: Basket | None = None
    gate: Stone = field(default_factory=lambda: Stone(9))


def yard() -> Yard:
    return Yard([1, 2], {1: "Ada"}, [Basket([Stone(1)])], [[3]], Basket([]))


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    one = yard()
    other = one.clone()
    assert other == one
    other.pile.append(3)
    other.owners[2] = "Ben"
    other.baskets[0].stones.append(Stone(2))
    other.rows[0].append(4)
    assert other.first is not None
    other.first.stones.append(Stone(3))
    assert one == yard()


def test_what_never_changes_is_shared() -> None:
    one = yard()
    other = copy_of(one)
    assert other.gate is one.gate
    assert other.baskets[0].stones[0] is one.baskets[0].stones[0]


def test_the_open_part_of_a_record_comes_in_order_and_copied() -> None:
    one = yard()
    part = part_of(one, Seen)
    assert part == ([1, 2], {1: "Ada"})
    part[0].append(3)
    assert one.pile == [1, 2]


# What the view shows less of than there is: named in both.
PARTLY_OPEN = {
    "painters": set(),
    "horde": {"units", "players", "horde_hand"},
    "monoliths": {"units", "players", "horde_hand"},
    "skytear": {"heroes", "decks"},
}


@pytest.mark.parametrize("name", PARTLY_OPEN)
def test_a_view_shows_what_is_public_by_its_class_and_what_it_names(name: str) -> None:
    game = game_named(name)
    state = game.start(game.fewest, {}, 1)
    in_state, in_view = (
        {each.name for each in fields(table)} for table in (state, game.view(state, Seat(0)))
    )
    common = {each.name for each in fields(State)} | {each.name for each in fields(View)}
    public = {each.name for each in fields(type(state).__bases__[1])}
    assert public <= in_state & in_view
    assert (in_state & in_view) - public - common == PARTLY_OPEN[name]
