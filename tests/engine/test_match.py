"""A game being played: choosing, undo, log, saving."""

from __future__ import annotations

import pytest

from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BadChoice
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.games.painters.game import PaintersGame

GAME = PaintersGame()


def new_match() -> Match:
    return Match.start(GAME, 2, {}, 3, ["Ada", "Ben"])


def decision_of(match: Match) -> Decision:
    assert match.state.decision is not None
    return match.state.decision


def first(match: Match, word: str) -> str:
    """The first option that begins with a word."""
    return next(option.text() for option in decision_of(match).options if option.text().startswith(word))


def test_a_choice_outside_the_options_is_refused_and_nothing_happens() -> None:
    match = new_match()
    before = GAME.codec.digest(match.state)
    for index in (-1, 1000):
        with pytest.raises(BadChoice, match=f"numbered from 0; {index} is none of them"):
            match.choose(index)
    with pytest.raises(BadChoice, match=r"'fly' is not possible now; possible: .*spot"):
        match.choose_text("fly")
    assert GAME.codec.digest(match.state) == before
    assert match.journal.choices == []


def test_text_forms_choose_in_any_case_and_spacing() -> None:
    match = new_match()
    match.choose_text("  SPOT ")
    assert match.journal.choices[0].text == "spot"


def test_undo_takes_back_what_revealed_nothing() -> None:
    match = new_match()
    before = GAME.codec.digest(match.state)
    match.choose_text(first(match, "die"))
    assert match.undoable == 1
    match.undo()
    assert GAME.codec.digest(match.state) == before
    assert match.journal.choices == []
    assert len(match.log) == 1


def test_undo_stops_where_a_card_was_revealed() -> None:
    match = new_match()
    match.choose_text(first(match, "card"))
    assert match.undoable == 0
    with pytest.raises(BadChoice, match="Nothing can be taken back"):
        match.undo()


def test_undo_still_works_when_the_turn_has_passed_by_itself() -> None:
    match = new_match()
    seat = decision_of(match).seat
    match.choose_text("spot")
    while match.state.decision is not None and match.state.decision.seat == seat:
        match.choose_text("end")
    assert match.mover == seat
    assert match.undoable > 0


def test_undo_stops_where_another_player_has_chosen() -> None:
    match = new_match()
    seat = decision_of(match).seat
    while match.state.decision is not None and match.state.decision.seat == seat:
        match.choose_text("spot" if match.state.decision.kind == "main" else "end")
    match.choose_text("spot")
    assert match.mover != seat
    assert match.undoable == 1


def test_undo_and_another_choice_make_a_journal_that_replays() -> None:
    match = new_match()
    match.choose(0)
    if match.undoable:
        match.undo()
    match.choose_text("spot")
    again = Match.replay(GAME, Journal.load(match.save()))
    assert GAME.codec.digest(again.state) == GAME.codec.digest(match.state)


def test_a_game_saved_in_the_middle_of_an_action_goes_on_there() -> None:
    match = new_match()
    match.choose_text(first(match, "card"))
    assert match.state.decision is not None
    assert match.state.decision.kind == "place"
    again = Match.replay(GAME, Journal.load(match.save()))
    assert again.state.decision == match.state.decision


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    match = new_match()
    rng = Rng(1)
    while match.state.decision is not None:
        match.choose(rng.below(len(match.state.decision.options)))
    assert match.over
    with pytest.raises(BadChoice, match="The game is over"):
        match.choose(0)
    with pytest.raises(BadChoice, match="The game is over"):
        match.choose_text("spot")


def test_replay_can_stop_at_a_moment() -> None:
    match = new_match()
    for _ in range(10):
        match.choose(0)
    again = Match.replay(GAME, Journal.load(match.save()), until=4)
    assert len(again.journal.choices) == 4
