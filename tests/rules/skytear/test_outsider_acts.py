"""The outsider: who calls it, where it is placed, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.table.options import place_name
from tests.rules.skytear.table import Table, table

AWAY = {"cotlic": {"side": "north", "at": "-1,5"}}
IN_DOME = {"yami": {"at": "1,0"}}


def dome_won(**given: Any) -> Table:
    """South wins the dome and is asked where the outsider goes."""
    given.setdefault("heroes", {**IN_DOME, **AWAY})
    given.setdefault("outsiders", {"riftmaw": {}})
    t = table(phase="minions", **given)
    return until(t, "call-outsider")


def until(t: Table, kind: str) -> Table:
    while t.asks() != kind:
        t.do(next((text for text in ("done", "0", "auto", "end") if text in t.options()), t.options()[0]))
    return t


def first_place(t: Table) -> str:
    return next(text for text in t.options() if text.startswith("at "))


def riftmaw(t: Table) -> tuple[int, int]:
    one = t.state.outsiders[0]
    return one.front, one.rear


@pytest.mark.rule("SKY-OUTA-01", "SKY-Q-181")
def test_the_outsider_is_placed_on_the_border_of_its_dome() -> None:
    t = dome_won()
    t.do(first_place(t))
    front, rear = riftmaw(t)
    inside = t.state.field.inside_domes
    assert inside >> front & 1
    assert not inside >> rear & 1


@pytest.mark.rule("SKY-Q-118", "SKY-Q-180", "SKY-Q-196")
def test_the_winner_of_the_dome_is_asked_and_may_leave_the_outsider_where_it_is() -> None:
    t = dome_won()
    assert t.asked() == 1
    t.do("done")
    assert riftmaw(t) == (-1, -1)


def outsider_acting() -> Table:
    t = dome_won(heroes={**IN_DOME, "cotlic": {"side": "north", "at": "3,-2"}})
    return t.do("at 2,-2 3,-3")


@pytest.mark.rule("SKY-OUTA-03", "SKY-OUTA-04", "SKY-Q-121")
def test_an_outsider_moves_skirmishes_and_has_skills_but_does_not_lead_or_worship() -> None:
    t = outsider_acting()
    assert t.asks() == "outsider"
    offered = set(t.options())
    assert {"move", "skirmish", "end"} <= offered
    assert {"lead", "worship"}.isdisjoint(offered)
    assert any(text.startswith("skill ") for text in offered)


@pytest.mark.rule("SKY-OUTA-02", "SKY-OUTA-05", "SKY-OUTA-06")
def test_an_outsider_has_three_points_for_different_actions_and_skills() -> None:
    t = outsider_acting().do("move", "done")
    assert "move" not in t.options()
    t.do("skirmish", "done")
    assert "skirmish" not in t.options()
    skill = next(text for text in t.options() if text.startswith(("skill", "attack")))
    t.do(skill)
    while t.state.phase == 2 and t.asks() not in ("outsider", "spawn"):
        t.do(t.options()[0])
    assert t.state.phase != 2 or t.options() == ["end"]  # all three are spent


@pytest.mark.rule("SKY-OUTA-07", "SKY-Q-119")
def test_an_outsider_stays_where_it_is_and_is_placed_anew_the_next_time() -> None:
    t = dome_won()
    t.do(first_place(t))
    where = riftmaw(t)
    t.do("end")
    assert riftmaw(t) == where
    t = dome_won(outsiders={"riftmaw": {"at": ["-2,-4", "-2,-5"]}})
    t.do(first_place(t))
    assert riftmaw(t) != (t.state.field.number[-2, -4], t.state.field.number[-2, -5])


@pytest.mark.rule("SKY-OUTA-08")
def test_no_cards_are_played_while_the_outsider_acts() -> None:
    t = dome_won(
        turn=3,
        heroes={**IN_DOME, "cotlic": {"side": "north", "at": "3,-2"}},
        hands={1: ["clear_mind"], 2: ["safeguard"]},
    )
    t.do(first_place(t))
    while t.state.decision is not None and t.state.phase == 2:
        assert t.asks() != "respond"
        assert not any(text.startswith("play") for text in t.options())
        t.do(t.options()[0])


@pytest.mark.rule("SKY-OUTA-09")
def test_nobody_calls_the_outsider_of_a_tied_dome() -> None:
    t = table(
        phase="minions",
        heroes={**IN_DOME, "cotlic": {"side": "north", "at": "-1,0"}},
        outsiders={"riftmaw": {}},
    )
    assert t.asks() == "activate" or t.state.phase != 2
    assert riftmaw(t) == (-1, -1)


@pytest.mark.rule("SKY-OUTA-10", "SKY-Q-122")
def test_the_outsider_serves_whoever_has_won_the_dome_this_time() -> None:
    for side, foe in (("south", "cotlic"), ("north", "yami")):
        winner = {"south": "yami", "north": "cotlic"}[side]
        heroes = {
            winner: {"side": side, "at": "1,0"},
            foe: {"side": "north" if side == "south" else "south", "at": "3,-2"},
        }
        t = table(phase="minions", heroes=heroes, outsiders={"riftmaw": {}})
        until(t, "call-outsider")
        places = [text for text in t.options() if text.endswith((" 3,-1", " 3,-3"))]
        t.do(places[0])
        t.do("skirmish")
        assert foe in t.options()
        assert winner not in t.options()
        t.do("done", "end")
        assert t.state.side_of(t.state.outsider_units()[0]) == -1  # nobody's again


@pytest.mark.rule("SKY-Q-120")
def test_an_outsider_moves_as_its_card_says_and_flips_from_the_deck_of_its_player() -> None:
    t = dome_won(
        heroes={**IN_DOME, "sakoshi": {"side": "north", "at": "3,-2"}}, decks={1: ["clear_mind"] * 3}
    )
    places = [text for text in t.options() if text.endswith((" 3,-1", " 3,-3"))]
    t.do(places[0], "skirmish", "sakoshi")
    assert t.hero("sakoshi").hp == 13 - 4
    t.do("done")
    assert t.discard(1) == ["clear_mind"]
    assert t.discard(2) == []
    t.do("move")
    for _ in range(3):
        assert t.asks() == "crawl"
        t.do(next(text for text in t.options() if text.startswith("at ")))
    assert t.asks() == "outsider"


@pytest.mark.parametrize("action", ["move", "skirmish"])
def test_the_log_tells_each_step_of_an_outsider(action: str) -> None:
    t = outsider_acting()
    t.do(action)
    t.do(first_place(t))
    (step,) = (event for event in t.events if event.kind == "outsider-moved")
    front, rear = riftmaw(t)
    assert (step.args["hex"], step.args["other"]) == (place_name(t.state, front), place_name(t.state, rear))


@pytest.mark.rule("SKY-OUTA-04", "SKY-OUTA-06", "SKY-OUTA-08")
def test_why_an_outsider_cannot_do_something_is_said_by_its_own_rules() -> None:
    t = outsider_acting()
    assert t.why_not("lead") == t.why_not("worship") == ["SKY-OUTA-04"]
    assert t.why_not("play presence") == ["SKY-OUTA-08"]
    assert t.why_not("attack yami") == ["SKY-Q-18"]
    assert t.why_not("attack cotlic") == ["SKY-TGT-01"]  # choose the Attack first
    assert t.why_not("gore") == t.why_not("move") == t.why_not("move 0,0") == []
    t.do("move", "done")
    assert t.why_not("move") == ["SKY-OUTA-06"]
    t.do("skill gore", "5,-2")
    assert t.why_not("gore") == ["SKY-OUTA-06"]


def test_an_outsider_without_an_enemy_in_reach_is_told_why_it_cannot_attack() -> None:
    t = dome_won()
    t.do(first_place(t))
    assert t.why_not("attack") == ["SKY-TGT-05"]
    assert t.why_not("attack cotlic") == ["SKY-ATK-01"]


@pytest.mark.rule("SKY-CARD-17")
def test_no_card_is_played_while_the_outsider_is_called() -> None:
    assert dome_won(hands={1: ["presence"]}).why_not("play presence") == ["SKY-CARD-17"]


@pytest.mark.rule("SKY-Q-207")
def test_one_hex_of_an_outsider_reaches_whom_the_other_sees() -> None:
    """Cotlic is adjacent to the inner hex, behind the white line of the dome; the outer one sees him 2 hexes away."""
    t = dome_won(heroes={**IN_DOME, "cotlic": {"side": "north", "at": "3,-2"}}).do("at 2,-2 2,-3")
    hp = t.hero("cotlic").hp
    assert "attack" in t.options()
    t.do("attack")
    assert t.hero("cotlic").hp < hp
    t.do("skirmish")
    assert "cotlic" in t.options()
