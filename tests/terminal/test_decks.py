"""Decks, achievements and the battle plan in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.engine.errors import BadJournal, RefusedSetup, SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.challenges.battle_plan import ALLIANCES
from skyshelf.games.horde.challenges.offers import challenge_settings
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.deckbuilding.agree import castle_for
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.shelf import game_named
from skyshelf.terminal.achievements import achievement_list, games_with_challenges, keep_medals, read_medals
from skyshelf.terminal.campaign import KeptCampaign, campaign_file, draw_campaign, kept_campaign
from skyshelf.terminal.decks import (
    check_deck,
    deck_list,
    deck_settings,
    deck_text,
    decks_folder,
    find_deck,
    games_with_decks,
)
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import new_save, saves_folder, shelve, write_journal
from skyshelf.terminal.screen import Screen
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

ENGLISH = Speaker("en", strict=True)


@pytest.fixture
def console() -> Console:
    return Screen(width=300, record=True, force_terminal=False)


def shown(console: Console) -> str:
    return console.export_text()


HORDE, MONOLITHS = game_named("horde"), game_named("monoliths")


def kept(name: str, text: str) -> str:
    decks_folder().mkdir(parents=True, exist_ok=True)
    (decks_folder() / f"{name}.txt").write_text(text)
    return name


def rebuilt(deck: str, castle: str, game: Game = MONOLITHS) -> str:
    """A ready-made deck with the name of another castle in its first line."""
    _, _, cards = deck_text(game, deck, ENGLISH).partition("\n")
    return kept(deck + "_rebuilt", f"castle: {castle}\n{cards}")


def test_a_ready_made_deck_is_exported_and_read_back() -> None:
    for name in ALLIANCES:
        copied = kept("copy", deck_text(MONOLITHS, name, ENGLISH))
        assert find_deck(MONOLITHS, copied, ENGLISH) == find_deck(MONOLITHS, name, ENGLISH)


def test_a_ready_made_deck_has_the_castle_that_it_comes_with() -> None:
    for name in ALLIANCES:
        (pile,) = find_deck(MONOLITHS, name, ENGLISH)
        assert pile.head == castle_for(name)


def test_a_deck_is_read_with_the_names_of_another_language() -> None:
    italian = Speaker("it", strict=True)
    name = kept("mio", deck_text(HORDE, "liothan_shapeshifters", italian))
    assert "Cavalcavento" in (decks_folder() / "mio.txt").read_text()
    (pile,) = find_deck(HORDE, name, italian)
    assert "wind_riders" in pile.cards


@pytest.mark.parametrize("language", speaking("horde"))
def test_every_ready_made_deck_is_read_back_in_the_language_it_was_written_in(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for name in ALLIANCES:
        copied = kept("copy", deck_text(MONOLITHS, name, speaker))
        assert find_deck(MONOLITHS, copied, speaker) == find_deck(MONOLITHS, name, ENGLISH)


def test_a_good_deck_is_told_with_its_castle(console: Console) -> None:
    assert check_deck(HORDE, "taulot_followers", {}, console, ENGLISH)
    assert "good for The Leviathan's Temple: 40 cards" in shown(console)


def test_a_deck_of_monoliths_is_none_of_the_first_edition(console: Console) -> None:
    custodians = kept("custodians", deck_text(MONOLITHS, "taulot_custodians", ENGLISH))
    assert check_deck(MONOLITHS, custodians, {}, console, ENGLISH)
    assert not check_deck(HORDE, custodians, {}, console, ENGLISH)
    assert "HRD-DBK-02" in shown(console)


def test_a_faulty_deck_is_told_with_rules(console: Console) -> None:
    assert not check_deck(HORDE, rebuilt("kurumo_warriors", "The Gaping Maw"), {}, console, ENGLISH)
    text = shown(console)
    assert "The Gaping Maw asks for its hero Gulbjarn. HRD-DBK-10" in text
    assert "The Gaping Maw does not allow Yami. HRD-DBK-14" in text


def test_a_deck_for_a_castle_of_monoliths_is_told_its_rules(console: Console) -> None:
    deck = rebuilt("kurumo_artificers", "Beraph of Grialth")
    assert not check_deck(MONOLITHS, deck, {}, console, ENGLISH)
    assert "Beraph of Grialth asks for its hero Freyhel. MON-DBK-13" in shown(console)


def test_a_deck_must_say_its_castle(console: Console) -> None:
    nowhere = kept("nowhere", "40x Shamans")
    assert not check_deck(HORDE, nowhere, {}, console, ENGLISH)
    assert "HRD-DBK-02" in shown(console)
    with pytest.raises(RefusedSetup):
        check_deck(HORDE, kept("windsor", "castle: Windsor\n3x Shamans"), {}, console, ENGLISH)
    deck = str(deck_settings(MONOLITHS, nowhere, {}, ENGLISH)["deck"])
    with pytest.raises(RefusedSetup):
        draw_campaign(KeptCampaign.begin(MONOLITHS, deck, 2, 5, None), ENGLISH)


def test_a_file_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedSetup) as refused:
        find_deck(HORDE, str(tmp_path / "none.txt"), ENGLISH)
    assert "there are liothan_shapeshifters" in ENGLISH.say(refused.value.phrases[0])
    (tmp_path / "picture.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SkyshelfError, match="it is no text"):
        find_deck(HORDE, str(tmp_path / "picture.txt"), ENGLISH)
    (tmp_path / "long.txt").write_text("# much\n" * 1000)
    with pytest.raises(SkyshelfError, match="larger than any deck"):
        find_deck(HORDE, str(tmp_path / "long.txt"), ENGLISH)


def test_a_game_without_decks_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(SkyshelfError, match="Nobody builds decks for painters; there are decks for horde, "):
        find_deck(game_named("painters"), "taulot_followers", ENGLISH)


def test_a_deck_of_the_own_folder_is_called_by_its_name(console: Console) -> None:
    bears = kept("bears", deck_text(HORDE, "liothan_shapeshifters", ENGLISH))
    settings = deck_settings(HORDE, bears, {}, ENGLISH)
    assert settings["castle"] == castle_for("liothan_shapeshifters")
    assert HORDE.agree(1, settings)
    console.print(deck_list(games_with_decks(), ENGLISH))
    text = shown(console)
    assert "bears" in text
    assert "kurumo_taulot" in text
    assert "Kneel Before Me" in text


def test_a_ready_made_deck_is_chosen_by_its_name() -> None:
    assert deck_settings(HORDE, "kurumo_warriors", {}, ENGLISH) == {"deck": "kurumo_warriors"}


def finished(challenge: str, difficulty: str, won: bool = True) -> Match:
    """A game of a challenge that is over, as it was never played."""
    settings = {**challenge_settings(challenge), "difficulty": difficulty}
    match = Match.start(game_named("horde"), 1, settings, 1, ["Ada"], [""])
    state = match.state
    assert isinstance(state, Horde)
    state.trial = Trial(done=won, spoiled=not won)
    state.vanquished = True
    while state.decision is not None:
        texts = [option.text() for option in state.decision.options]
        state.choose(next((texts.index(text) for text in ("done", "end", "no draw") if text in texts), 0))
        state.vanquished = True
    return match


@pytest.mark.rule("HRD-ACH-01", "HRD-Q-60")
def test_the_best_result_of_an_achievement_is_kept(console: Console) -> None:
    assert read_medals() == {}
    assert keep_medals(finished("reanimator", "hard")) == 2
    assert keep_medals(finished("reanimator", "normal")) == 0
    assert keep_medals(finished("reanimator", "painful")) == 3
    assert keep_medals(finished("mentalist", "normal", won=False)) == 0
    assert read_medals() == {"reanimator": 3}
    console.print(achievement_list(games_with_challenges(), ENGLISH))
    assert "★★★" in shown(console)


@pytest.mark.rule("HRD-ACH-01", "HRD-ACH-03")
def test_a_page_sees_the_medals_of_a_finished_game() -> None:
    for difficulty, medals in (("normal", 1), ("painful", 3)):
        match = finished("reanimator", difficulty)
        assert match.game.figures(match.view(Seat(0)))["challenge"]["medals"] == medals
    lost = finished("reanimator", "hard", won=False)
    assert lost.game.figures(lost.view(Seat(0)))["challenge"]["medals"] == 0


def test_the_table_tells_how_a_challenge_stands(console: Console) -> None:
    match = Match.start(game_named("horde"), 1, challenge_settings("reanimator"), 1, ["Ada"], [""])
    assert isinstance(match.state, Horde)
    for trial in (Trial(), Trial(count=3), Trial(count=5, done=True), Trial(spoiled=True)):
        match.state.trial = trial
        console.print(display_of(game_named("horde")).table(match.view(Seat(0)), ENGLISH))
    text = shown(console)
    assert text.count("Reanimator: Tlakali starts in your hand.") == 2
    assert "So far: 3." in text
    assert "the deed is done, now win" in text
    assert "lost; the game goes on" in text


def test_medals_that_somebody_spoiled_count_as_none(home: Path) -> None:
    for text in ("nonsense", "[]", '{"mentalist": 9, "unknown": 1}'):
        (home / "achievements.json").write_text(text)
        assert read_medals() == {}


@pytest.mark.rule("MON-BP-02", "MON-BP-04")
def test_a_plan_goes_on_where_it_was_left(console: Console) -> None:
    campaign = KeptCampaign.begin(MONOLITHS, None, 2, 5, None)
    match, save = campaign.next_fight("Ada")
    write_journal(save, match.save(), own=True)
    again = kept_campaign()
    assert again is not None
    assert again.next_fight("Ada")[1] == save
    while match.state.decision is not None:
        match.choose(0)
    write_journal(save, match.save(), own=True)
    shelve(save)
    after = kept_campaign()
    assert after is not None
    assert match.state.outcome is not None
    assert after.results == [bool(match.state.outcome.winners)]
    assert after.standing.stages[1].won is None
    console.print(draw_campaign(after, ENGLISH))
    assert "Next: Undead with The Death Dealer." in shown(console)


@pytest.mark.rule("MON-BP-03", "MON-BP-04")
def test_the_next_plan_takes_the_next_deck_of_the_list(console: Console) -> None:
    first = KeptCampaign.begin(MONOLITHS, None, 2, 5, None)
    first.results = [True] * 6 + [False] * 2
    console.print(draw_campaign(first, ENGLISH))
    assert "The plan is a victory: 6 of 8" in shown(console)
    second = KeptCampaign.begin(MONOLITHS, None, 3, 5, first)
    assert [first.deck, second.deck] == list(ALLIANCES[:2])


def test_a_spoiled_plan_is_refused_with_what_to_do() -> None:
    campaign_file().parent.mkdir(parents=True, exist_ok=True)
    campaign_file().write_text(json.dumps({"deck": "kurumo_warriors"}))
    with pytest.raises(BadJournal, match="campaign --new"):
        kept_campaign()


def test_a_plan_of_an_earlier_version_goes_on() -> None:
    campaign_file().parent.mkdir(parents=True, exist_ok=True)
    earlier = {"deck": "kurumo_warriors", "level": 2, "seed": 5, "results": [True], "fight": "", "earlier": 0}
    campaign_file().write_text(json.dumps(earlier))
    kept = kept_campaign()
    assert kept is not None
    assert kept.game is MONOLITHS
    assert kept.standing.fight is not None
    assert kept.standing.fight["horde"] == "undead"


def test_without_a_plan_there_is_none() -> None:
    assert kept_campaign() is None
    assert new_save("monoliths").parent == saves_folder()


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(SkyshelfError, match="is a folder; a deck is a text file"):
        find_deck(HORDE, str(tmp_path), ENGLISH)
