"""Decks, achievements and the battle plan in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.engine.errors import BadJournal, RefusedSetup, SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.challenges.battle_plan import ALLIANCES
from skyshelf.games.horde.challenges.offers import challenge_settings
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.shelf import game_named
from skyshelf.terminal.achievements import achievement_list, keep_medals, read_medals
from skyshelf.terminal.campaign import Campaign, campaign_file, draw_campaign, kept_campaign
from skyshelf.terminal.decks import (
    check_deck,
    deck_list,
    deck_settings,
    deck_text,
    decks_folder,
    find_deck,
    plan_deck,
    read_deck_file,
    text_of_deck,
)
from skyshelf.terminal.saves import new_save, saves_folder, shelve, write_journal
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.tables import draw_table
from skyshelf.text.speaker import Speaker

ENGLISH = Speaker("en", strict=True)


@pytest.fixture
def console() -> Console:
    return Screen(width=300, record=True, force_terminal=False)


def shown(console: Console) -> str:
    return console.export_text()


def test_a_ready_made_deck_is_exported_and_read_back(tmp_path: Path) -> None:
    for name in ALLIANCES:
        file = tmp_path / f"{name}.txt"
        file.write_text(deck_text(find_deck(name, ENGLISH), ENGLISH))
        assert read_deck_file(file, ENGLISH) == find_deck(name, ENGLISH)


def test_a_deck_is_read_with_the_names_of_another_language(tmp_path: Path) -> None:
    italian = Speaker("it", strict=True)
    file = tmp_path / "mio.txt"
    file.write_text(deck_text(find_deck("liothan_shapeshifters", italian), italian))
    assert "Cavalcavento" in file.read_text()
    assert BY_SLUG["wind_riders"].id in read_deck_file(file, italian).cards


def test_a_good_deck_is_told_with_its_games(console: Console) -> None:
    assert check_deck("taulot_followers", None, console, ENGLISH)
    assert "good for The Leviathan's Temple: 40 cards" in shown(console)
    assert check_deck("taulot_custodians", None, console, ENGLISH)
    assert "played in Skytear Horde: Monoliths." in shown(console)


def test_a_faulty_deck_is_told_with_rules(console: Console) -> None:
    assert not check_deck("kurumo_warriors", "The Gaping Maw", console, ENGLISH)
    text = shown(console)
    assert "The Gaping Maw asks for its hero Gulbjarn. HRD-DBK-10" in text
    assert "The Gaping Maw does not allow Yami. HRD-DBK-14" in text


def test_a_deck_for_a_castle_of_monoliths_is_told_its_rules(console: Console) -> None:
    assert not check_deck("kurumo_artificers", "Beraph of Grialth", console, ENGLISH)
    assert "Beraph of Grialth asks for its hero Freyhel. MON-DBK-13" in shown(console)


def test_a_deck_must_say_its_castle(tmp_path: Path, console: Console) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("40x Shamans")
    with pytest.raises(RefusedSetup):
        check_deck(str(file), None, console, ENGLISH)
    with pytest.raises(RefusedSetup):
        check_deck(str(file), "Windsor", console, ENGLISH)
    with pytest.raises(RefusedSetup):
        plan_deck(str(file), ENGLISH)


def test_a_file_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SkyshelfError, match="Ready-made decks are"):
        find_deck(str(tmp_path / "none.txt"), ENGLISH)
    (tmp_path / "picture.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SkyshelfError, match="it is no text"):
        find_deck(str(tmp_path / "picture.txt"), ENGLISH)
    (tmp_path / "long.txt").write_text("# much\n" * 1000)
    with pytest.raises(SkyshelfError, match="larger than any deck"):
        find_deck(str(tmp_path / "long.txt"), ENGLISH)


def test_a_deck_of_the_own_folder_is_called_by_its_name(console: Console) -> None:
    decks_folder().mkdir(parents=True)
    (decks_folder() / "bears.txt").write_text(deck_text(find_deck("liothan_shapeshifters", ENGLISH), ENGLISH))
    settings = deck_settings("bears", ENGLISH)
    assert settings["castle"] == find_deck("liothan_shapeshifters", ENGLISH).castle
    assert game_named("horde").agree(1, settings)
    console.print(deck_list(ENGLISH))
    assert "bears" in shown(console)


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
    console.print(achievement_list(ENGLISH))
    assert "★★★" in shown(console)


@pytest.mark.rule("HRD-ACH-01", "HRD-ACH-03")
def test_a_page_sees_the_medals_of_a_finished_game() -> None:
    for difficulty, medals in (("normal", 1), ("painful", 3)):
        match = finished("reanimator", difficulty)
        assert match.game.figures(match.view(0))["challenge"]["medals"] == medals
    lost = finished("reanimator", "hard", won=False)
    assert lost.game.figures(lost.view(0))["challenge"]["medals"] == 0


def test_the_table_tells_how_a_challenge_stands(console: Console) -> None:
    match = Match.start(game_named("horde"), 1, challenge_settings("reanimator"), 1, ["Ada"], [""])
    assert isinstance(match.state, Horde)
    for trial in (Trial(), Trial(count=3), Trial(count=5, done=True), Trial(spoiled=True)):
        match.state.trial = trial
        console.print(draw_table("horde", match.view(0), ENGLISH))
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
    campaign = Campaign.begin(None, 2, 5, None)
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
    assert after.plan.results == [bool(match.state.outcome.winners)]
    assert after.plan.horde == "undead"
    console.print(draw_campaign(after, ENGLISH))
    assert "Next: Undead with The Death Dealer." in shown(console)


@pytest.mark.rule("MON-BP-03", "MON-BP-04")
def test_the_next_plan_takes_the_next_deck_of_the_list(console: Console) -> None:
    first = Campaign.begin(None, 2, 5, None)
    first.plan.results = [True] * 6 + [False] * 2
    console.print(draw_campaign(first, ENGLISH))
    assert "The plan is a victory: 6 of 8" in shown(console)
    second = Campaign.begin(None, 3, 5, first)
    assert [first.plan.deck, second.plan.deck] == list(ALLIANCES[:2])


def test_a_spoiled_plan_is_refused_with_what_to_do() -> None:
    campaign_file().parent.mkdir(parents=True, exist_ok=True)
    campaign_file().write_text(json.dumps({"deck": "kurumo_warriors"}))
    with pytest.raises(BadJournal, match="campaign --new"):
        kept_campaign()


def test_without_a_plan_there_is_none() -> None:
    assert kept_campaign() is None
    assert new_save("monoliths").parent == saves_folder()


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(SkyshelfError, match="is a folder; a deck is a text file"):
        text_of_deck(tmp_path)
