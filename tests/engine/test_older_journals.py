"""Journals of older rules: reaction windows that came or went, and settings that new games may not have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from skyshelf.engine.errors import BadJournal, RefusedSetup
from skyshelf.engine.journal import Choice, Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import Created, Row, Sat, Started
from skyshelf.tables.loading import journal_of
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.room import Room

SKYTEAR = game_named("skytear")
MONOLITHS = game_named("monoliths")
STRANGE = {"castle": "beraph_of_grialth", "deck": "nupten_illusionists"}


def played(choices: int = 150) -> Match:
    """A game in which nobody answers in a window; it ends with a choice that is no pass."""
    match, rng = Match.start(SKYTEAR, 2, {"format": "random"}, 8), Rng(8)
    while len(match.journal.choices) < choices or match.journal.choices[-1].text == "pass":
        decision = match.state.decision
        assert decision is not None
        texts = [option.text() for option in decision.options]
        fitting = [index for index, text in enumerate(texts) if not text.startswith("stops")]
        match.choose(texts.index("pass") if "pass" in texts else fitting[rng.below(len(fitting))])
    match.save()
    return match


def made_older(match: Match, change: Callable[[list[Choice]], list[Choice]]) -> Journal:
    """The journal as a version with other windows would have written it; its marks are those of the choices left."""
    left = change(list(match.journal.choices))
    return replace(match.journal, rules=SKYTEAR.rules_version - 1, choices=left, marks={})


def without_passes(choices: list[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.text != "pass"]


def with_more_passes(choices: list[Choice]) -> list[Choice]:
    """After every activation the other one was asked, too."""
    more = []
    for choice in choices:
        more.append(choice)
        if choice.text.startswith("activate"):
            more.append(Choice(Seat(1 - choice.seat), 0, "pass"))
    assert len(more) > len(choices)
    return more


@pytest.mark.parametrize("change", [without_passes, with_more_passes])
def test_windows_that_came_and_passes_that_went_are_no_difference(
    change: Callable[[list[Choice]], list[Choice]],
) -> None:
    match = played()
    older = made_older(match, change)
    older.marks[len(older.choices)] = match.journal.marks[len(match.journal.choices)]
    again = Match.replay(SKYTEAR, older)
    assert SKYTEAR.codec.digest(again.state) == SKYTEAR.codec.digest(match.state)
    assert [choice.text for choice in again.journal.choices] == [choice.text for choice in older.choices]
    told = [event for entry in again.log for event in entry.events]
    assert told == [event for entry in match.log for event in entry.events]
    # What is saved anew can be read anew.
    assert Match.replay(SKYTEAR, Journal.load(again.save())).save() == again.save()


@pytest.mark.parametrize("change", [without_passes, with_more_passes])
def test_a_journal_of_these_rules_must_fit_exactly(
    change: Callable[[list[Choice]], list[Choice]],
) -> None:
    older = made_older(played(), change)
    with pytest.raises(BadJournal, match="is not possible there"):
        Match.replay(SKYTEAR, replace(older, rules=SKYTEAR.rules_version))


def test_a_journal_becomes_one_of_these_rules_where_no_window_differs() -> None:
    match = played()
    again = Match.replay(SKYTEAR, made_older(match, list))
    assert again.save() == match.save()


def test_a_table_waits_for_whom_it_waited_before_the_new_windows() -> None:
    match = played()
    passed = next(
        number for number, choice in enumerate(match.journal.choices, start=1) if choice.text == "pass"
    )
    older = made_older(Match.replay(SKYTEAR, match.journal, passed), without_passes)
    asked_then = match.journal.choices[passed].seat
    table = Match.replay(SKYTEAR, older)
    assert not table.pass_windows_to(replace(older, rules=SKYTEAR.rules_version), asked_then)
    assert table.pass_windows_to(older, asked_then)
    assert table.state.decision is not None
    assert table.state.decision.seat == asked_then


def test_only_a_pass_is_left_out() -> None:
    journal = made_older(played(), lambda choices: [*choices, Choice(Seat(0), 0, "play nothing")])
    with pytest.raises(BadJournal, match="'play nothing', is not possible there"):
        Match.replay(SKYTEAR, journal)


def test_a_mark_is_compared_after_the_new_windows() -> None:
    match = played()
    passed = next(
        number for number, choice in enumerate(match.journal.choices, start=1) if choice.text == "pass"
    )
    after = Match.replay(SKYTEAR, match.journal, passed)
    after.save()
    older = made_older(after, without_passes)
    older.marks[len(older.choices)] = after.journal.marks[passed]
    assert Match.replay(SKYTEAR, older).state.decision is not None
    older.marks[len(older.choices)] = "0" * 16
    with pytest.raises(BadJournal, match="is not the one in the journal"):
        Match.replay(SKYTEAR, older)


def test_settings_that_new_games_may_not_have_are_played_where_they_were_agreed() -> None:
    with pytest.raises(RefusedSetup):
        Match.start(MONOLITHS, 1, STRANGE, 3)
    plain = Match.start(MONOLITHS, 1, {}, 3).journal
    match = Match.replay(MONOLITHS, replace(plain, settings={**plain.settings, **STRANGE}))
    assert MONOLITHS.describe(match.state)["castle"]
    assert match.journal.settings["castle"] == "beraph_of_grialth"


def test_a_table_that_was_agreed_on_before_is_read() -> None:
    plan = Plan("monoliths", (SeatPlan("me"),), dict(STRANGE))
    rows = [
        Row(0, 1.0, "ada", "", Created(plan)),
        Row(1, 1.0, "ada", "", Sat(Seat(0), "Ada")),
        Row(2, 1.0, "", "", Started("3", 2, Seat(0))),
    ]
    assert Match.replay(MONOLITHS, journal_of(Room.read(rows))).state.decision is not None


def test_settings_that_nobody_can_play_are_refused_with_a_sentence() -> None:
    plain = Match.start(MONOLITHS, 1, {}, 3).journal
    with pytest.raises(RefusedSetup) as refused:
        Match.replay(MONOLITHS, replace(plain, settings={**plain.settings, "deck": "3x Nobody Knows"}))
    assert str(refused.value) == "These settings do not make a game (decks-unknown-card)."
