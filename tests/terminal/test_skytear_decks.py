"""Pools and teams of Skytear in the terminal: found, checked and explained, and played with."""

from __future__ import annotations

import pytest
from rich.console import Console

from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from skyshelf.terminal.decks import check_deck, deck_list, deck_settings, deck_text, decks_folder, find_deck
from skyshelf.terminal.screen import Screen
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

ENGLISH = Speaker("en", strict=True)
GAME = game_named("skytear")
FOUR = "hero: Yami\nhero: Sakoshi\nhero: Cotlic\nhero: Tlakali\n"


@pytest.fixture
def console() -> Console:
    return Screen(width=300, record=True, force_terminal=False)


def kept(name: str, text: str) -> str:
    decks_folder().mkdir(parents=True, exist_ok=True)
    (decks_folder() / f"{name}.txt").write_text(text)
    return name


@pytest.mark.rule("SKY-COMP-03", "SKY-COMP-05")
@pytest.mark.parametrize("language", speaking("skytear"))
def test_ready_made_pools_are_good_and_read_back_in_every_language(language: str, console: Console) -> None:
    speaker = Speaker(language, strict=True)
    assert GAME.decks is not None
    for name, ready in GAME.decks.ready_made().items():
        assert check_deck(GAME, name, {}, console, speaker)
        assert find_deck(GAME, kept("copy", deck_text(GAME, name, speaker)), speaker) == ready.piles


@pytest.mark.rule("SKY-DECK-05", "SKY-COMP-05")
def test_four_heroes_are_a_team_six_a_pool_and_what_is_wrong_is_told_with_its_rule(console: Console) -> None:
    assert check_deck(GAME, kept("four", FOUR), {}, console, ENGLISH)
    assert "A good team for Two lanes: 4 heroes, 32 cards, 478 points." in console.export_text()
    assert not check_deck(GAME, "four", {"format": "competitive"}, console, ENGLISH)
    assert "a pool has 6 heroes; this one has 4. SKY-COMP-03" in console.export_text()
    short = FOUR.replace("hero: Sakoshi", "hero: Sakoshi\n1x Shuriken Storm\n3x Mirage")
    assert not check_deck(GAME, kept("short", short), {}, console, ENGLISH)
    told = console.export_text()
    assert "The pile of Sakoshi has 4 cards; it needs 8. SKY-DECK-05" in told
    assert "Mirage belongs to Nupten, which your side did not choose. SKY-DECK-01" in told


@pytest.mark.rule("SKY-Q-136")
def test_a_team_beyond_the_budget_is_told_its_points(console: Console) -> None:
    dear = "hero: Cotlic\nhero: Ixatosk\nhero: Gulbjarn\nhero: Brylvar\n"
    assert not check_deck(GAME, kept("dear", dear), {"points": "budget"}, console, ENGLISH)
    assert "The team costs 495 points with its cards; the budget is 480. SKY-Q-136" in console.export_text()


def test_cards_that_no_hero_can_play_are_pointed_out(console: Console) -> None:
    pool = "\n".join(f"hero: {hero}" for hero in ("Hogosai", "Tlakali", "Nelaclen", "Brylvar", "Cotlic"))
    pile = "hero: Yami\nKneel Before Me\n3x Wind Reader\n2x Clear Mind\n2x Combustion"
    assert check_deck(GAME, kept("odd", f"{pool}\n{pile}"), {}, console, ENGLISH)
    assert "No hero here has the runes for Wind Reader" in console.export_text()


def test_bad_names_and_settings_are_answered(console: Console) -> None:
    with pytest.raises(RefusedSetup) as refused:
        find_deck(GAME, "gandalf", ENGLISH)
    assert "there are kurumo_liothan" in ENGLISH.say(refused.value.phrases[0])
    with pytest.raises(BadSetup):
        check_deck(GAME, "yami", {"battlefield": "four_lanes"}, console, ENGLISH)


def test_a_game_is_played_with_a_team_or_a_pool() -> None:
    team = deck_settings(GAME, kept("four", FOUR), {}, ENGLISH)
    assert (team["format"], team["battlefield"]) == ("teams", "two_lanes")
    pool = deck_settings(GAME, "kurumo_taulot", {}, ENGLISH)
    assert pool["format"] == "competitive"
    for settings, kind in ((team, "place-hero"), (pool, "pool")):
        match = Match.start(GAME, 2, settings, 5, ["Ada", "Ben"])
        assert match.state.decision is not None
        assert match.state.decision.kind == kind


def test_heroes_are_listed_with_their_points(console: Console) -> None:
    console.print(deck_list([GAME], ENGLISH))
    text = console.export_text()
    assert "kurumo_taulot" in text
    assert "Kneel Before Me" in text
