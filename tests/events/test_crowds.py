"""Hundreds of players, and people who mean no good: an event costs the others little."""

from __future__ import annotations

import pytest

from skyshelf.events import deeds, event
from skyshelf.events.event import Event
from skyshelf.events.plan import EventPlan
from tests.events.play import Played

PLAN = EventPlan("Club night", "whispers", rounds=2, ready=60, pause=0)


@pytest.mark.parametrize("same", [True, False])
def test_a_name_is_compared_with_all_others_at_once(monkeypatch: pytest.MonkeyPatch, same: bool) -> None:
    """With each of them in turn, 512 bots held up everybody's moves for two seconds, at every reading anew."""
    looks = 0

    def counted(name: str) -> str:
        nonlocal looks
        looks += 1
        return name.casefold()

    monkeypatch.setattr(event, "skeleton", counted)
    played = Played(PLAN)
    for number in range(400):
        name = "Ada" if same else f"Ada {number}"
        played.keep(deeds.join(played.event, f"guest{number}", name), f"guest{number}")
    assert looks <= 4 * 400
    assert len({each.name for each in played.event.players}) == 400
    assert [each.name for each in Event.read(played.rows).players] == [
        each.name for each in played.event.players
    ]
    if same:
        assert [each.name for each in played.event.players[:3]] == ["Ada", "Ada 2", "Ada 3"]
