"""The loop between decisions: forced choices, empty ones, and rules that never come to an end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from skyshelf.engine.errors import BrokenGame
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State


@dataclass(slots=True, unsafe_hash=True)
class Number(Option):
    number: int

    def text(self) -> str:
        return f"take {self.number}"


@dataclass(slots=True)
class Ask(Frame):
    """Asks for one of so many numbers and notes the answer in the turn counter."""

    count: int
    always: bool = False

    def step(self, s: State) -> None:
        s.ask(Seat(0), "number", [Number(n) for n in range(self.count)], "TST-01", always_ask=self.always)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(option, Number)
        s.frames.pop()
        s.turn = 10 * s.turn + option.number + 1


@dataclass(slots=True)
class Again(Frame):
    def step(self, s: State) -> None:
        s.push(Again())


def state(*frames: Frame) -> State:
    fresh = State(1, 0, [], None, [], None, 0, 0)
    fresh.push(*frames)
    fresh.run()
    return fresh


def test_the_first_frame_named_runs_first() -> None:
    s = state(Ask(2), Ask(3))
    assert s.decision is not None
    assert len(s.decision.options) == 2
    s.choose(1)
    assert len(s.decision.options) == 3


def test_a_choice_without_a_choice_is_made_by_itself_and_counted() -> None:
    s = state(Ask(1), Ask(2))
    assert (s.turn, s.asked, s.forced) == (1, 2, 1)


def test_a_choice_whose_silence_would_tell_something_is_asked() -> None:
    s = state(Ask(1, always=True))
    assert s.decision is not None
    assert s.forced == 0


def test_a_decision_without_options_is_our_fault() -> None:
    with pytest.raises(BrokenGame, match=r"'number' .TST-01. offers nothing"):
        state(Ask(0))


def test_frames_that_feed_each_other_are_stopped() -> None:
    with pytest.raises(BrokenGame, match="No decision after"):
        state(Again())


def test_the_end_leaves_nothing_to_do() -> None:
    s = state(Ask(2), Ask(2))
    s.end(Outcome("done", (Seat(0),), "TST-02"))
    s.run()
    assert s.frames == []


def test_an_outcome_is_one_point_shared() -> None:
    assert Outcome("a", (Seat(1),), "TST-03").returns(3) == (0.0, 1.0, 0.0)
    assert Outcome("a", (Seat(0), Seat(2)), "TST-03").returns(3) == (0.5, 0.0, 0.5)
    assert Outcome("draw", (), "TST-03").returns(2) == (0.5, 0.5)


def test_an_event_has_one_form_per_audience() -> None:
    event = Event("look", "TST-04", {"cards": 2}, {Seat(1): {"first": "ace"}})
    assert event.seen_by(None).args == event.seen_by(Seat(0)).args == {"cards": 2}
    assert event.seen_by(Seat(1)).args == {"first": "ace"}
    assert event.seen_by(Seat(1)).phrase("game").key == "game-event-look-secret"
    assert event.seen_by(Seat(0)).phrase("game").key == "game-event-look"
