"""A judge that knows only finished steps follows each step to its end; one that knows all positions does not."""

from __future__ import annotations

from dataclasses import replace

from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab.battery.promises import play
from skyshelf.nets.judge import Judge, is_half_done
from skyshelf.nets.net import make_net
from tests.nets.test_net import some_weights

HORDE = game_named("horde")


def steps_begun() -> list[tuple[State, list[int]]]:
    """Decisions of the Horde with options that begin a step, such as a card that needs a lane."""
    found = []
    for count, state in enumerate(play(HORDE, 1, {}, 5)):
        decision = state.decision
        if decision is None or count % 2:
            continue
        begun = []
        for index in range(len(decision.options)):
            after = state.clone()
            after.choose(index)
            if is_half_done(HORDE, after, decision.seat):
                begun.append(index)
        if begun:
            found.append((state.clone(), begun))
    return found


def test_half_a_step_is_followed_to_its_end() -> None:
    judge = Judge(HORDE, make_net(replace(some_weights(HORDE), settled=True)))
    seen = 0
    for state, begun in steps_begun():
        assert state.decision is not None
        for foreseen in judge.foresee(state, begun):
            assert 0 <= foreseen.value <= 1
            seen += not is_half_done(HORDE, foreseen.end, state.decision.seat)
    assert seen > 5


def test_a_net_that_knows_half_steps_values_them() -> None:
    judge = Judge(HORDE, make_net(some_weights(HORDE)))
    for state, begun in steps_begun():
        assert state.decision is not None
        for foreseen in judge.foresee(state, begun):
            assert is_half_done(HORDE, foreseen.end, state.decision.seat)


def test_the_games_own_guess_is_of_finished_steps() -> None:
    assert Judge(HORDE, None).settled
