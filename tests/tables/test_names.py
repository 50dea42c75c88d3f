"""Names that can be seen and told apart."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.tables.entries import Created, Row, Sat
from skyshelf.tables.names import proper_name, skeleton
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.room import Room


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("\uff21da", "Ada"),
        ("Łukasz", "Łukasz"),
        ("Ñandú", "Ñandú"),
        ("👩\u200d🚀 Ada", "👩\u200d🚀 Ada"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👍🏽", "👍🏽"),
        ("王小明", "王小明"),
        ("7\ufe0f\u20e3", "7\ufe0f\u20e3"),
        ("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",) * 2,
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
    ],
)
def test_a_name_is_shown_as_people_write_it(name: str, shown: str) -> None:
    assert proper_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\uffa0",
        "\u2800",
        "A\u034fda",
        "Ada\ufe0f",
        "A\u200dda",
        "A\u200cda",
        "7\ufe0f",
        "می\u200c",
        "A\U000e0067\U000e007f",
        "\u200d",
        "Ada\u200d🚀",
        "\u202eadA",
        "Ada\u0000",
        "A" + "\u0301" * 5,
        "\u0301",
        "\ufdfa\ufdfa",
        "x" * 25,
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Refusal):
        proper_name(name)


@pytest.mark.parametrize(
    "other", ["ada", "ADA", "Аdа", "Αda", "A da", "Àda", "A\u034fda", "Ada\ufe0f", "\uff21da"]
)
def test_two_seats_never_show_names_that_look_alike(other: str) -> None:
    plan = Plan("whispers", (SeatPlan("open"), SeatPlan("open")))
    rows = [
        Row(0, 0, "", "", Created(plan)),
        Row(1, 0, "a", "", Sat(Seat(0), "Ada")),
        Row(2, 0, "b", "", Sat(Seat(1), other)),
    ]
    assert [seat.name for seat in Room.read(rows).seats] == ["Ada", f"{other} 2"]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Max", "Μax"),
        ("Nina", "Νina"),
        ("HANNA", "ΗΑΝΝΑ"),
        ("Yann", "Υann"),
        ("Bob", "Bօb"),
        ("Ada", "ꓮda"),
        ("Ada", "Ꭺda"),
        ("Μαρία", "μαρια"),
    ],
)
def test_capitals_of_other_alphabets_are_compared(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


def test_different_names_stay_as_they_are() -> None:
    assert len({skeleton(name) for name in ("Ada", "Ben", "Cleo", "Dan", "Ola", "王", "王小明")}) == 7
