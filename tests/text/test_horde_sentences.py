"""What both boxes of the horde say in whole games of every way to play, in every language that speaks them."""

from __future__ import annotations

import re

import pytest

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.engine.ways import Way
from skyshelf.games.shelf import game_named
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import fight
from tests.rules.monoliths.table import fight as fight_monoliths
from tests.text.articles import stumbles
from tests.text.clumsy import clumsy
from tests.text.fluent_files import speaking
from tests.text.whole_games import INSIDE, spoiled

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANGUAGES = speaking("horde")
LEFTOVERS = re.compile(r"[{}\[\]$]|  | [.,:;!]|^\s|\s$")
WAYS = [(name, way) for name in ("horde", "monoliths") for way in game_named(name).ways()]


def clean(sentence: str) -> bool:
    return LEFTOVERS.search(sentence) is None and INSIDE.search(sentence) is None


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "way"), WAYS, ids=[f"{name}-{way.name}" for name, way in WAYS])
def test_whole_games_can_be_told_to_everybody(name: str, way: Way) -> None:
    game = game_named(name)
    seats = way.seats[0]
    speakers = [Speaker(language, NAMES[:seats], strict=True) for language in LANGUAGES]
    assert spoiled(game, seats, dict(way.settings), speakers, (None, Seat(0)), clean, games=1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_any_name_can_swap_lanes(language: str) -> None:
    """In Spanish an "and" before Ixatosk would be another word."""
    names: dict[str, Arg] = {
        "card": Phrase("horde-taulot_followers-cotlic"),
        "other": Phrase("horde-taulot_followers-ixatosk"),
    }
    assert not stumbles(language, Speaker(language, strict=True).say(Phrase("horde-event-swapped", names)))


@pytest.mark.parametrize(
    "key",
    [
        "option-move",
        "option-discard-unit",
        "option-challenge",
        "option-exhaust-foe",
        "forecast-damage",
        "forecast-left",
        "forecast-leaves",
        "forecast-perhaps-leaves",
    ],
)
@pytest.mark.parametrize("language", ["es", "it"])
def test_a_concealed_card_is_no_name(language: str, key: str) -> None:
    """In Spanish and Italian its name is an adjective."""
    said: dict[str, Arg] = {
        "card": Phrase("horde-concealed-concealed"),
        "place": Phrase("horde-place-castle"),
        "amount": 1,
    }
    assert clumsy(language, Speaker(language, strict=True).say(Phrase(f"horde-{key}", said))) == []


def test_whether_to_do_or_to_pay_is_asked_with_what_the_card_says() -> None:
    """Nobody can answer "do you pay for it?" who sees neither the price nor what it brings."""
    english = Speaker("en", strict=True)
    doing = fight(a1="clan_of_the_wildcat", m1="troll_brute").state.decision
    tower = {"card": "gibbet_tower", "health": 2}
    paying = fight_monoliths(a3=tower, onikai={"health": 5, "lane": 3}).state.decision
    assert doing is not None
    assert paying is not None
    assert (doing.kind, paying.kind) == ("may", "pay")
    assert english.ask(doing, "horde") == "Clan of the Wildcat: do you do it?"
    clan, gibbet = game_named("horde").explained(doing), game_named("monoliths").explained(paying)
    assert clan is not None
    assert gibbet is not None
    assert english.say(clan).startswith("Fight: You may return this card to its owner’s hand.")
    assert english.say(gibbet).startswith("Fight, remove 1 health token from this card: Give −3 attack")
