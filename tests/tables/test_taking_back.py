"""What the engine's match lets a table take back, and how it goes on from a saved state."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadChoice
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named


def match_of(*texts: str) -> Match:
    match = Match.start(game_named("whispers"), 2, {}, 3)
    for text in texts:
        match.choose_text(text)
    return match


def test_undo_ends_where_another_player_has_chosen() -> None:
    match = match_of("nod", "end", "nod", "nod")
    assert match.undoable == 2
    match.undo()
    match.undo()
    # Ben has taken everything back: now Ada is the last who chose.
    assert (match.mover, match.undoable) == (0, 2)
    match.undo()
    match.choose_text("draw")
    assert match.undoable == 0
    with pytest.raises(BadChoice):
        match.undo()


def test_a_choice_can_be_taken_back_across_others_until_something_is_revealed() -> None:
    match = match_of("nod", "end", "nod")
    assert match.returnable(0) == 2
    assert match.returnable(1) == 1
    before = match_of("nod")
    match.take_back(match.returnable(0))
    assert match.game.codec.digest(match.state) == before.game.codec.digest(before.state)
    assert len(match.journal.choices) == 1
    match.choose_text("draw")
    assert (match.reach, match.returnable(0), match.undoable) == (0, 0, 0)
    with pytest.raises(BadChoice):
        match.take_back(1)


def test_a_match_goes_on_from_a_saved_state() -> None:
    game = game_named("painters")
    whole = Match.start(game, 2, {}, 8)
    rng = Rng(1)
    saved, number = b"", 0
    for _ in range(60):
        assert whole.state.decision is not None
        whole.choose(rng.below(len(whole.state.decision.options)))
        if not whole.reach:
            saved, number = game.codec.encode(whole.state), len(whole.journal.choices)
    resumed = Match.resume(game, whole.journal, game.codec.decode(saved, State), number)
    assert game.codec.digest(resumed.state) == game.codec.digest(whole.state)
    assert resumed.journal.choices == whole.journal.choices
    assert (resumed.reach, resumed.undoable) == (whole.reach, whole.undoable)
    assert [entry.number for entry in resumed.log] == list(range(number + 1, 61))
