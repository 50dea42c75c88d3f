"""Looking around in the terminal: sight and reach are drawn with signs, and bad names are answered."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from skyshelf.engine.errors import BadChoice
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.terminal.display import display_of
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, table
from tests.terminal.typed import Typed
from tests.text.fluent_files import speaking

YAMI: dict[str, Any] = {"yami": {"side": "south", "at": "-5,1"}}


def looked(t: Table, word: str, text: str, language: str = "en", width: int = 80) -> str:
    console = Screen(record=True, width=width, file=io.StringIO())
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    console.print(display_of(game_named("skytear")).looks[word](t.view(Seat(0)), text, speaker))
    return console.export_text()


def signs(text: str, row: str) -> str:
    """The signs before the hexes of a row, by the name of its first hex."""
    line = next(line for line in text.splitlines() if line.lstrip().startswith(f"{row} "))
    return "".join(re.findall(r"[+?!&]", line))


def test_sight_marks_seen_hexes_and_cover_without_a_spotter() -> None:
    text = looked(table(heroes=YAMI), "sight", "yami")
    assert "Sight: Yami" in text
    assert signs(text, "-7,1") == "+" * 5  # the dome hides what lies behind its border
    assert signs(text, "-7,0") == "?+++?"


def test_sight_names_who_is_seen_and_who_is_hidden_in_cover() -> None:
    there = {"sakoshi": {"side": "north", "at": "-5,-1"}, "corjof": {"side": "north", "at": "-3,0"}}
    text = looked(table(heroes=YAMI | there), "sight", "ya")
    assert "Sees: ^ Sakoshi" in text
    assert "Hidden from it: ^ Corjof" in text


@pytest.mark.rule("SKY-Q-14")
def test_an_outsider_sees_into_cover_as_a_hero_of_the_player_who_acts_with_it() -> None:
    heroes = {
        "yami": {"at": "0,1"},
        "cotlic": {"side": "north", "at": "2,-4"},
        "tlakali": {"side": "north", "at": "1,-3"},
    }
    t = table(phase="minions", heroes=heroes, outsiders={"riftmaw": {}})
    while t.asks() != "call-outsider":
        t.do(t.options()[0])
    t.do("at 0,-2 0,-3")
    text = looked(t, "sight", "riftmaw")
    assert "Sees: v Yami, ^ Tlakali" in text
    assert "Hidden from it: ^ Cotlic" in text


def test_sight_of_a_token_names_who_counts_there() -> None:
    text = looked(table(heroes=YAMI, tokens={"west": "-5,0"}, numbers=(2, 1)), "sight", "c2")
    assert "token of the west lane" in text
    assert "In sight of it: v Yami" in text


def test_reach_marks_moves_and_attacks_by_different_signs() -> None:
    there = {"sakoshi": {"side": "north", "at": "-4,1"}}
    text = looked(table(heroes=YAMI | there), "reach", "-5,1")
    assert signs(text, "-7,1")[:4] == "+&!+"  # a Move does not end where Sakoshi stands
    assert "Its Attack can target: ^ Sakoshi" in text


@pytest.mark.parametrize(
    ("word", "text", "sentence"),
    [
        ("sight", "gandalf", "“gandalf” is nothing on this battlefield; name a hero (yami)"),
        ("sight", "", "Whose? For instance a hero (yami), an outsider"),
        ("sight", "tower", "“tower” fits several things"),
        ("sight", "99,99", "There is no hex 99,99"),
        ("reach", "tower west north", "Only heroes and outsiders act"),
        ("reach", "riftmaw", "Riftmaw is not on the battlefield now"),
    ],
)
def test_what_cannot_be_looked_at_is_said(word: str, text: str, sentence: str) -> None:
    with pytest.raises(BadChoice) as refused:
        looked(table(heroes=YAMI, outsiders={"riftmaw": {}}), word, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("language", speaking("skytear"))
@pytest.mark.parametrize("name", ["yami", "4,1", "c1", "tower west north", "nexus south", "dome"])
def test_every_kind_of_thing_can_be_looked_at_in_every_language(name: str, language: str) -> None:
    text = looked(table(heroes=YAMI), "sight", name, language)
    assert "+" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_words_are_offered_explained_and_obeyed(tmp_path: Path) -> None:
    match = Match.start(SkytearGame(), 2, {"format": "random"}, 5, ["Ada", "Ben"])
    match.choose(0)
    match.choose(0)
    assert isinstance(match.state, Skytear)
    console = Screen(record=True, width=110, file=io.StringIO())
    hero = CARDS[match.state.heroes[0].card].slug
    typed = Typed("", "?", f"sight {hero}", f"reach {hero}", "sight nobody")
    Session(match, console, Speaker("en", ["Ada", "Ben"], strict=True), typed, tmp_path / "a.journal").run()
    text = console.export_text()
    for part in ("sight NAME", "sight yami     what Yami sees", "Sight:", "Reach:", "“nobody” is nothing"):
        assert part in text


def test_free_hexes_that_can_be_chosen_show_their_number() -> None:
    t = table(heroes=YAMI, active="yami").do("move").passes()
    console = Screen(record=True, width=80, file=io.StringIO())
    console.print(
        display_of(game_named("skytear")).table(t.view(Seat(0)), Speaker("en", ["Ada", "Ben"], strict=True))
    )
    row = next(line for line in console.export_text().splitlines() if line.lstrip().startswith("-8,2 "))
    number = t.options().index("-6,2") + 1
    assert row.split()[3] == str(number)


TWINS: dict[str, Any] = {"yami-s": {"at": "-5,1"}, "yami-n": {"side": "north", "at": "5,-1"}}


@pytest.mark.parametrize("word", ["sight", "reach"])
def test_of_two_heroes_of_one_name_the_player_says_which(word: str) -> None:
    t = table(heroes=TWINS)
    with pytest.raises(BadChoice, match="yami-s, yami-n"):
        looked(t, word, "yami")
    assert "Yami of North" in looked(t, word, "yami-n")
    assert "Yami of South" in looked(t, word, "yami-s")


def test_the_head_line_says_which_of_two_heroes_of_one_name_is_activated() -> None:
    console = Screen(record=True, width=100, file=io.StringIO())
    view = table(heroes=TWINS, active="yami-s").view(Seat(0))
    display = display_of(game_named("skytear"))
    console.print(display.table(view, Speaker("en", ["Ada", "Ben"], strict=True)))
    assert "Yami of South is activated" in console.export_text()


def closer(t: Table, text: str, language: str = "en") -> str:
    """What `look` tells, as one line."""
    console = Screen(record=True, width=300, file=io.StringIO())
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    console.print(display_of(game_named("skytear")).look_at(t.view(Seat(0)), text, speaker))
    return console.export_text()


def test_an_outsider_is_told_with_its_numbers_and_both_its_hexes() -> None:
    waiting = table(heroes=YAMI, outsiders={"riftmaw": {}})
    assert "The Riftmaw (on its card) Attack 4+ melee · moves 3 · Place it" in closer(waiting, "riftmaw")
    there = table(heroes=YAMI, outsiders={"riftmaw": {"at": ["2,-2", "3,-3"]}})
    for text in ("riftmaw", "outsider", "2,-2", "3,-3"):
        assert "The Riftmaw (hex 2,-2, hex 3,-3) Attack" in closer(there, text)


def test_a_card_is_told_with_its_price_its_kind_and_its_flip() -> None:
    t = table(heroes=YAMI, hands={1: ["icewall"]})
    assert "Icewall (hand of Ada) Mana 1 ice · reaction · Flip +3 · Target hex" in closer(t, "icewall")
    assert "Icewall (hand of Ada)" in closer(t, "hand")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("c1", "token of the west lane at the middle of the west lane"),
        ("token", "token of the east lane"),
        ("dome", "dome The Riftmaw lives there"),
        ("pillar", "pillar of North"),
        ("illusion", "illusion of Akhuti"),
        ("4,3", "pillar of North"),
        ("flux", "Skytear Flux (Ada holds Skytear Flux.)"),
    ],
)
def test_whatever_lies_on_the_table_can_be_looked_at(text: str, told: str) -> None:
    heroes = YAMI | {
        "akhuti": {"side": "north", "at": "4,1", "illusion": "5,1"},
        "cotlic": {"side": "north", "at": "4,-7"},
    }
    t = table(heroes=heroes, outsiders={"riftmaw": {}}, north={"pillars": ["4,3"]}, flux=1, numbers=(1, 2))
    assert told in closer(t, text)


@pytest.mark.parametrize("language", speaking("skytear"))
@pytest.mark.parametrize("text", ["riftmaw", "hand", "token", "dome", "pillar", "illusion"])
def test_all_that_can_be_looked_at_is_told_in_every_language(text: str, language: str) -> None:
    heroes = YAMI | {
        "akhuti": {"side": "north", "at": "4,1", "illusion": "5,1"},
        "cotlic": {"side": "north", "at": "4,-7"},
    }
    t = table(heroes=heroes, outsiders={"riftmaw": {}}, north={"pillars": ["4,3"]}, hands={1: ["icewall"]})
    assert closer(t, text, language).strip()


@pytest.mark.rule("SKY-SIMPLE-02")
@pytest.mark.parametrize(("mode", "has"), [("standard", True), ("simplified", False)])
def test_a_hero_of_the_simplified_mode_has_no_skills_to_look_at(mode: str, has: bool) -> None:
    t = table({"mode": mode}, heroes=YAMI)
    console = Screen(record=True, width=100, file=io.StringIO())
    speaker = Speaker("en", ["Ada", "Ben"], strict=True)
    console.print(display_of(game_named("skytear")).look_at(t.view(Seat(0)), "yami", speaker))
    text = console.export_text()
    assert "Attack 4" in text
    assert ("Blazing Step" in text) == has


@pytest.mark.parametrize("language", ["en", "es", "it", "pl"])
@pytest.mark.parametrize("text", ["", "somebody", "t"])
def test_before_the_draft_no_heroes_are_named(language: str, text: str) -> None:
    with pytest.raises(BadChoice) as refused:
        looked(table(heroes={}), "sight", text, language)
    said = str(refused.value)
    assert "()" not in said
    assert said.endswith(".")
    assert " ," not in said
