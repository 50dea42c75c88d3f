"""What a player of Skytear sees and can look at in a terminal: ridges, whose things are, and what they say."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import RenderableType

from skyshelf.effects.unit import UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.battlefields.all import NAMES
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.table.options import hex_pick, unit_name, unit_pick
from skyshelf.terminal.display import display_of
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.skytear.map import draw_map
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import table
from tests.text.fluent_files import speaking

ENGLISH = Speaker("en", ["Ada", "Ben"], strict=True)
HEROES: dict[str, Any] = {
    "yami": {"side": "south", "at": "-5,1", "hp": 9},
    "corjof": {"side": "north", "at": "-3,0"},
}
TWINS: dict[str, Any] = {
    "yami-s": {"card": "yami", "side": "south", "at": "-5,1"},
    "yami-n": {"card": "yami", "side": "north", "at": "-3,0"},
}


def printed(drawing: RenderableType, width: int = 120) -> str:
    console = Screen(record=True, width=width, file=io.StringIO())
    console.print(drawing)
    return console.export_text().replace("\N{NO-BREAK SPACE}", " ")


def looking(text: str, speaker: Speaker = ENGLISH, **given: Any) -> str:
    given = {"heroes": HEROES, **given}
    return " ".join(
        printed(
            display_of(game_named("skytear")).look_at(table(**given).view(Seat(0)), text, speaker)
        ).split()
    )


@pytest.mark.rule("SKY-LOS-02")
@pytest.mark.parametrize("width", [80, 120])
def test_white_ridges_are_drawn_between_their_hexes(width: int) -> None:
    text = printed(
        display_of(game_named("skytear")).table(table(heroes=HEROES).view(Seat(0)), ENGLISH), width
    )
    assert "white line" in text
    lines = text.splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("-4,-4"))
    assert lines[row] == "-4,-4      .   .   .   * | .   .   *   .   . | *   .   .   ."
    assert lines[row - 1] == "                         \\                     /"
    assert lines[row + 1] == "                         /                     \\"


@pytest.mark.parametrize("name", NAMES)
def test_every_ridge_of_every_battlefield_is_drawn_once(name: str) -> None:
    t = table({"battlefield": name})
    drawn = printed(draw_map(t.view(Seat(0)), t.state.field))
    assert sum(drawn.count(sign) for sign in "|/\\") == len(t.state.field.ridges) > 0


def test_whose_minion_it_is_is_said() -> None:
    t = table(heroes=HEROES, minions=[{"side": "north", "at": "-5,0"}, {"side": "south", "at": "-4,0"}])
    units = [unit for unit in t.state.minion_units() if t.state.hex_of(unit) >= 0]
    said = {ENGLISH.say(unit_name(t.state, unit)) for unit in units}
    assert said == {
        "the minion of North at the middle of the west lane",
        "the minion of South a step east of the middle of the west lane",
    }
    shown = {ENGLISH.say(unit_pick(t.state, unit).label()) for unit in units}
    assert shown == {words.replace("the minion", "Minion", 1) for words in said}


def test_two_heroes_of_one_name_are_told_apart() -> None:
    t = table(heroes=TWINS)
    assert {ENGLISH.say(unit_name(t.state, UnitId(hero))) for hero in (0, 1)} == {
        "Yami of South",
        "Yami of North",
    }
    assert {ENGLISH.say(unit_pick(t.state, UnitId(hero)).label()) for hero in (0, 1)} == {
        "Yami of South",
        "Yami of North",
    }
    told = looking("yami", heroes=TWINS)
    assert "Yami of South South · HP 13/13" in told
    assert "Yami of North North · HP 13/13" in told
    alone = table(heroes=HEROES)
    assert ENGLISH.say(unit_name(alone.state, UnitId(0))) == "Yami"


def test_a_hex_to_choose_says_whose_structure_is_on_it() -> None:
    t = table(heroes=HEROES)

    def note(at: HexId) -> str:
        return display_of(game_named("skytear")).note(t.view(Seat(0)), hex_pick(t.state, at), ENGLISH)

    field = t.state.field
    assert note(field.nexus[1]) == "the Nexus of North"
    assert note(field.lanes[0].towers[0]) == "Tower of South, west lane"
    assert note(field.number[-5, 1]) == ""


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("yami", ("HP 9/13", "Blazing Step", "No Shelter")),
        ("-5,1", ("Yami",)),
        ("tower west north", ("Tower of North, west lane 5 HP left",)),
        ("nexus south", ("the Nexus of South cannot be damaged before a Tower has fallen",)),
        ("discard", ("discard pile of Ada 1× Grapple", "discard pile of Ben none")),
        ("grapple", ("Grapple (discard pile of Ada)", "The target gains Slow.")),
        ("", ("You can look at:", "Yami", "Grapple", "Nexus")),
    ],
)
def test_everything_with_a_name_can_be_looked_at(text: str, parts: tuple[str, ...]) -> None:
    told = looking(text, discards={1: ["grapple"]})
    for part in parts:
        assert part in told


def test_a_modifier_below_zero_has_a_minus() -> None:
    assert " −1 " in looking("the thousandth ritual", discards={1: ["the_thousandth_ritual"]})


def test_an_outsider_can_be_read_before_it_comes() -> None:
    told = looking("riftmaw", outsiders={"riftmaw": {"dome": 0}})
    assert told.startswith("The Riftmaw (on its card)")
    assert len(told) > 100, "its skills are told"


@pytest.mark.parametrize("language", speaking("skytear"))
def test_every_language_looks(language: str) -> None:
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    for text in ("yami", "nexus south", "tower west north", "discard", "-5,1"):
        assert looking(text, speaker, discards={1: ["grapple"]})


@pytest.mark.rule("SKY-TEAM-24")
def test_from_five_players_on_the_decks_are_told_as_those_of_the_teams() -> None:
    display = display_of(game_named("skytear"))
    for players, told in (
        (2, ["Ada: 0 in hand, 10 in the deck, 0 discarded."]),
        (
            5,
            ["Ada: 0 in hand.", "South: 10 in the deck, 0 discarded.", "North: 10 in the deck, 0 discarded."],
        ),
    ):
        names = ["Ada", "Ben", "Cyd", "Dan", "Eve"][:players]
        view = table(players=players, heroes=HEROES).view(Seat(0))
        lines = printed(display.table(view, Speaker("en", names, strict=True))).splitlines()
        assert [line for line in told if line not in [one.strip() for one in lines]] == []
        assert sum("in the deck" in line for line in lines) == 2


@pytest.mark.rule("SKY-Q-04")
@pytest.mark.parametrize(
    ("row", "said"), [(5, "Defeated, back on turn 5"), (6, "Defeated, does not return any more")]
)
def test_a_hero_that_fell_too_late_does_not_return(row: int, said: str) -> None:
    fallen = {"side": "north", "stance": "defeated", "back_on": row, "hp": 0}
    t = table(heroes={**HEROES, "cotlic": fallen}, turn=4)
    assert said in printed(display_of(game_named("skytear")).table(t.view(Seat(0)), ENGLISH))
