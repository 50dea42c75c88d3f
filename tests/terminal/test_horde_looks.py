"""Looking closer at a table of Skytear Horde in a terminal."""

from __future__ import annotations

import io
import re

import pytest

from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import DECKS, is_reaction
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.vocabulary.names import Moment
from skyshelf.games.shelf import game_named
from skyshelf.terminal.display import display_of
from skyshelf.terminal.horde.forecast import lane_cell
from skyshelf.terminal.screen import Screen
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import table
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import table as monoliths_table
from tests.text.fluent_files import speaking


def looking(text: str, language: str = "en") -> str:
    t = table(
        a1={"card": "dawn_defenders", "wounds": 2, "beneath": ["troll_brute"]},
        m1={"card": "forest_yeti", "health": 1, "attack": 2},
        hand=["shamans"],
        discard=["clan_of_the_oak", "clan_of_the_oak"],
        horde={"discard": ["frost_giant"]},
    )
    console = Screen(record=True, width=200, file=io.StringIO())
    view = t.view(Seat(0))
    console.print(
        display_of(game_named("horde")).look_at(view, text, Speaker(language, ["Ada"], strict=True))
    )
    return " ".join(console.export_text().split())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("dawn defenders", ("2 wound tokens", "beneath it: Troll Brute", "a1")),
        ("m1", ("Forest Yeti", "1 health token", "2 attack tokens")),
        ("troll brute", ("beneath Dawn Defenders",)),
        ("shamans", ("ally, Shapeshifter, ◆2, ⚔1 ♥1", "hand of Ada", "Heal up to 2 wounds")),
        ("discard", ("discard pile of Ada: 2× Clan of the Oak", "discard pile of the horde: 1× Frost Giant")),
        ("frost giant", ("discard pile of the horde",)),
        ("waves", ("(now)", "Solo portal II")),
        ("portal", ("Solo portal I", "(now)")),
        ("the hate bringer", ("⚔5 ♥4", "Armor 3")),
        ("outsider", ("The Hate Bringer", "⚔5 ♥4")),
        ("hand", ("Shamans", "hand of Ada")),
        ("castle", ("The Gaping Maw", "♥20")),
        ("", ("You can look at:", "Forest Yeti", "Troll Brute", "Waves")),
    ],
)
def test_everything_with_a_name_can_be_looked_at(text: str, parts: tuple[str, ...]) -> None:
    told = looking(text)
    for part in parts:
        assert part in told


def test_what_is_the_hordes_has_its_article() -> None:
    assert "scarti dell'orda: 1× Gigante del Gelo" in looking("discard", "it")
    assert "descartes de la horda: 1× Gigante de Hielo" in looking("discard", "es")


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("m3", "Deep Howlers has lost its abilities."),
        ("a1", "Doppelganger copies the abilities of Troll Brute."),
        ("a2", "Runic Catapult has no health tokens left"),
    ],
)
def test_what_does_not_stand_in_the_text_of_a_card_is_said_beside_it(place: str, told: str) -> None:
    copy = {"card": "doppelganger", "copies": "troll_brute"}
    t = monoliths_table(a1=copy, a2="runic_catapult", a3="glacier", m3="deep_howlers")
    console = Screen(record=True, width=200, file=io.StringIO())
    view = t.view(Seat(0))
    console.print(
        display_of(game_named("monoliths")).look_at(view, place, Speaker("en", ["Ada"], strict=True))
    )
    assert told in " ".join(console.export_text().split())


@pytest.mark.parametrize("language", speaking("horde"))
def test_every_language_looks(language: str) -> None:
    for name in ("a1", "discard", "waves", "castle", "portal"):
        assert looking(name, language)


@pytest.mark.parametrize("width", [73, 76, 80, 85])
def test_no_letter_is_cut_where_a_line_with_a_wide_sign_is_just_full(width: int) -> None:
    """The sign of a reaction takes two columns; what ends such a line was taken to be too long."""
    marked = [card.slug for card in DECKS["liothan_enforcers"] if is_reaction(card, Moment.PLAY)]
    t = versus(ada={"hand": [*marked, "for_liothan", "bloodlust"], "mana": 9}, hand=["firebreather_1"])
    console = Screen(record=True, width=width, file=io.StringIO())
    display = display_of(game_named("monoliths"))
    console.print(display.table(t.view(Seat(0)), Speaker("en", ["Ada", "Hal"], strict=True)))
    assert not re.search(r"\w…", console.export_text())


def test_a_monster_that_will_have_come_is_drawn_in_its_lane() -> None:
    """A lane where nobody stands yet, and whose blow is foreseen there."""
    comes = Foreseen("lane 2", "comes", 1, 1, Phrase("horde-forecast-comes"))
    blow = Foreseen("castle", "damage", 4, 4, Phrase("horde-forecast-castle-damage"))
    forecast = Forecast((Scene("lane 2", (comes, blow)),), (), True)
    assert lane_cell(forecast, Lane(1)).plain.split() == ["m", "⇤", "♜", "−4"]
