"""Reports in words."""

from __future__ import annotations

from skyshelf.engine.event import Seen
from skyshelf.text.report import sentences
from skyshelf.text.speaker import Speaker


def test_a_moment_is_told_without_the_steps_of_a_turn() -> None:
    seen = [
        Seen("alliance-phase-ends", "HRD-TURN-01", {}, secret=False),
        Seen("no-treachery", "HRD-TRE-01", {}, secret=False),
        Seen("turn-begins", "HRD-TURN-01", {"turn": 3}, secret=False),
    ]
    told = sentences(seen, Speaker("en"), "horde")
    assert told == ["The horde has no card left: there is no treachery card."]
