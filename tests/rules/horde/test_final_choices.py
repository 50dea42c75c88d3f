"""A choice that shows somebody a card that was hidden is final; one that shows nothing new can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import versus as versus_2022
from tests.rules.horde.table import Table, summon
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import summon as summon_2024
from tests.rules.monoliths.table import table as table_2024


def is_final(t: Table) -> bool:
    """Whether the last choice is."""
    return any(event.barrier for event in t.events)


@pytest.mark.rule("HRD-VS-12")
def test_the_lane_of_a_card_that_all_have_seen_is_not_final() -> None:
    t = versus_2022(["frost_giant"]).do("play frost_giant")
    assert is_final(t)
    assert not is_final(t.do("lane 3"))


@pytest.mark.rule("MON-VS-11")
def test_nor_is_it_in_the_second_edition() -> None:
    t = versus(hand=["frost_giant"]).do("play frost_giant")
    assert is_final(t)
    assert not is_final(t.do("lane 3"))
    assert t.kinds()[0] == "summoned"


@pytest.mark.rule("MON-Q-50")
def test_nor_is_the_lane_of_a_card_of_the_open_outsider_pile() -> None:
    t = versus(pile=["frost_giant"], portal={"turned": 2})
    assert t.asks() == "pile-lane"
    assert not is_final(t.do("lane 3"))


@pytest.mark.rule("HRD-VS-24", "MON-VS-34")
@pytest.mark.parametrize("play", [versus_2022, versus])
def test_a_card_that_comes_face_down_shows_nothing(play: Any) -> None:
    t = play(hand=["frost_giant", "troll_brute"], horde_mana=1).do("hide 3", "troll_brute")
    assert "laid-face-down" in t.kinds()
    assert not is_final(t)


@pytest.mark.rule("HRD-VS-21", "MON-VS-25")
@pytest.mark.parametrize("play", [versus_2022, versus])
def test_only_a_card_that_was_not_planned_is_news(play: Any) -> None:
    t = play(hand=["frost_giant", "troll_brute"], horde_mana=3, portal={"turned": 2}).do("plan")
    assert is_final(t)
    assert not is_final(t.do("frost_giant"))
    assert not is_final(t.do("plan"))


def test_who_looks_through_cards_is_told_all_of_them_before_the_choice() -> None:
    """The choice offers only those that fit. The others were shown after it, where it could still be taken back."""
    deck = ["rise_again", "errant_lord", "glacier", "heraal", "granary", "for_liothan", "beraph_star"]
    t = table_2024(a1={"card": "altar_of_liothan", "health": 2}, deck=deck).do("use a1")
    assert t.asks() == "fetch"
    (looked,) = [event for event in t.events if event.kind == "looked-through"]
    speaker = Speaker("en", ["Ada"])
    told = speaker.say(looked.seen_by(Seat(0)).phrase("horde"))
    assert told == (
        "Ada sees Rise Again, Errant Lord, Glacier, Heraal, Granary and For Liothan! on top of their own deck."
    )
    assert (
        speaker.say(looked.seen_by(None).phrase("horde")) == "Ada looks at the top 6 cards of their own deck."
    )


@pytest.mark.rule("MON-TKC-01")
def test_a_token_monster_is_known_before_it_comes() -> None:
    deck = ["despair_1", "runner_1", "runner_2"]
    t = table_2024({"horde": "brood"}, horde=deck, hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "choose"
    assert not is_final(t.do("option 2"))
    assert "summoned" in t.kinds()


def test_the_order_of_cards_that_were_looked_at_is_not_final() -> None:
    deck = [
        "gulbjarn",
        "bloodlust",
        "shamans",
        "stream_of_life",
        "overwhelm",
        "skytear_mine",
        *["shamans"] * 9,
    ]
    t = table_2024(a1={"card": "altar_of_liothan", "health": 2}, deck=deck).do("use a1")
    assert is_final(t)
    assert not is_final(t.do("gulbjarn"))
    assert not is_final(t.do("done"))
    assert t.hand() == ["gulbjarn"]


@pytest.mark.rule("MON-VS-11", "MON-RES-01")
def test_that_nobody_has_a_card_to_discard_is_news_for_the_others() -> None:
    t = versus(hand=["rusty_mold_1"], settings={"horde": "slitherers"}, onikai=1, yetnar=1, zephylite=1)
    t.do("play rusty_mold_1").do("lane 2")
    assert "none-to-discard" in t.kinds()
    assert is_final(t)


@pytest.mark.rule("HRD-HOR-01", "MON-HOR-02")
@pytest.mark.parametrize("bring", [summon, summon_2024])
@pytest.mark.parametrize("card", ["frost_giant", "snowblind"])
def test_a_card_of_the_horde_deck_is_news(bring: Any, card: str) -> None:
    t = bring(card)
    assert any(event.barrier for event in t.state.events if event.kind in ("summoned", "horde-card-revealed"))
