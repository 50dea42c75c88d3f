"""The Stack, priority, and triggered effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str = "yami", victim: str = "cotlic", **given: Any) -> Table:
    """A hero is active, an enemy stands next to it; everybody is asked for every response."""
    heroes = {hero: {"at": OPEN}, victim: NEXT_TO, **given.pop("heroes", {})}
    given.setdefault("turn", 4)
    given.setdefault("hands", {1: ["clear_mind"] * 3, 2: ["safeguard"] * 3})
    return table(heroes=heroes, active=hero, **given).asks_always(1, 2)


def _hex(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


@pytest.mark.rule("SKY-STK-01", "SKY-STK-05")
def test_the_newest_effect_is_resolved_first() -> None:
    t = duel().do("attack", "pass", "play safeguard by cotlic")
    assert t.stack() == ["attack", "safeguard"]
    assert t.hero("cotlic").hp == 16
    t.do("pass", "pass")
    assert t.stack() == ["attack"]
    t.do("pass", "pass")
    assert t.hero("cotlic").hp == 16 - (4 + 1 - 1 - 2)


@pytest.mark.rule("SKY-STK-02", "SKY-STK-20", "SKY-Q-76")
@pytest.mark.parametrize("action", ["move", "lead", "attack", "skirmish", "worship"])
def test_every_action_goes_on_the_stack_and_may_be_answered(action: str) -> None:
    t = duel().do(action)
    assert t.stack() == [action]
    t.do("pass")
    assert (t.asks(), t.asked()) == ("respond", 2)
    assert "play safeguard by cotlic" in t.options()


@pytest.mark.rule("SKY-STK-20", "SKY-Q-76", "SKY-Q-200")
@pytest.mark.parametrize(
    ("action", "card", "by"),
    [
        ("move", "numbing_cold", "brylvar"),
        ("move", "icewall", "corjof"),
        ("move", "word_of_nupten", "akhuti"),
        ("lead", "word_of_nupten", "akhuti"),
    ],
)
def test_by_default_a_move_and_a_lead_can_be_answered(action: str, card: str, by: str) -> None:
    for hand, deck in (([card], ["presence"]), (["presence"], [card])):
        heroes = {"yami": {"at": OPEN}, by: {"side": "north", "at": "6,1"}}
        t = table(turn=4, heroes=heroes, active="yami", hands={2: hand}, decks={2: deck}).do(action)
        assert (t.asks(), t.asked()) == ("respond", 2)
        assert (f"play {card} by {by}" in t.options()) == (card in hand)


@pytest.mark.rule("SKY-STK-20", "SKY-Q-76")
def test_an_answer_to_a_move_counts_for_it() -> None:
    heroes = {"yami": {"at": OPEN}, "brylvar": {"side": "north", "at": "6,1"}}
    t = table(turn=2, heroes=heroes, active="yami", hands={2: ["numbing_cold"]})
    t.do("move", "play numbing_cold by brylvar").passes()
    away = t.state.field.distance[t.hero("yami").hex]
    assert max(away[t.state.field.number[_hex(text)]] for text in t.options()) == 1  # Slow


@pytest.mark.rule("SKY-STK-03", "SKY-Q-76")
def test_a_played_card_goes_on_the_stack_and_may_be_answered() -> None:
    t = duel(hands={1: ["dragon_punch"], 2: ["safeguard"]}).do("play dragon_punch by yami")
    assert t.stack() == ["dragon_punch"]
    assert (t.asks(), t.asked()) == ("respond", 2)


@pytest.mark.rule("SKY-STK-04", "SKY-TRG-01", "SKY-TRG-06")
def test_a_triggered_skill_goes_on_the_stack_and_may_be_answered() -> None:
    t = duel("akhuti", heroes={"tlakali": {"side": "north", "at": "5,1", "hp": 3}})
    t.do("attack", "cotlic", "pass", "pass")
    assert t.stack() == ["akhuti"]  # Retribution
    t.do("pass", "play safeguard by tlakali", "tlakali").passes()
    assert t.hero("tlakali").hp == 3 - (1 + 1 - 2)


@pytest.mark.rule("SKY-STK-06", "SKY-STK-07", "SKY-STK-09")
def test_the_active_player_has_priority_first() -> None:
    t = duel().do("attack")
    assert t.asked() == 1
    t.do("pass")
    assert t.asked() == 2
    north = table(
        turn=4,
        heroes={"yami": {"side": "north", "at": OPEN}, "cotlic": {"at": "5,2"}},
        active="yami",
        hands={1: ["safeguard"], 2: ["clear_mind"]},
    ).asks_always(1, 2)
    assert north.do("attack").asked() == 2


@pytest.mark.rule("SKY-STK-09")
def test_priority_goes_clockwise() -> None:
    t = table(
        players=4,
        turn=4,
        heroes={
            "yami": {"at": OPEN, "seat": 3},
            "corjof": {"at": "4,3", "seat": 1},
            "cotlic": {**NEXT_TO, "seat": 2},
            "akhuti": {"side": "north", "at": "6,1", "seat": 4},
        },
        active="yami",
        hands={number: ["gank"] for number in (1, 2, 3, 4)},
    ).asks_always(1, 2, 3, 4)
    t.do("attack")
    asked = []
    while t.asks() == "respond":
        asked.append(t.asked())
        t.do("pass")
    assert asked == [3, 4, 1, 2]


@pytest.mark.rule("SKY-STK-08", "SKY-Q-73", "SKY-Q-74")
def test_who_has_priority_may_play_several_reactions_before_passing() -> None:
    t = duel().do("attack", "pass", "play safeguard by cotlic")
    assert t.asked() == 2
    t.do("play safeguard by cotlic")
    assert t.stack() == ["attack", "safeguard", "safeguard"]
    assert t.asked() == 2
    t.do("pass")
    assert t.asked() == 1  # who had passed is asked again
    t.do("pass")
    assert t.stack() == ["attack", "safeguard"]


@pytest.mark.rule("SKY-STK-11", "SKY-STK-12", "SKY-STK-13")
def test_after_each_effect_the_active_player_is_asked_first_until_the_stack_is_empty() -> None:
    t = duel().do("attack", "pass", "play safeguard by cotlic", "pass", "pass")
    assert (t.stack(), t.asks(), t.asked()) == (["attack"], "respond", 1)
    t.do("pass", "play safeguard by cotlic")
    assert t.stack() == ["attack", "safeguard"]
    t.passes()
    assert (t.stack(), t.asks()) == ([], "act")


@pytest.mark.rule("SKY-STK-14")
def test_actions_are_declared_with_an_empty_stack_in_the_own_activation() -> None:
    t = duel().do("attack")
    assert t.why_not("move") == ["SKY-STK-14"]
    t.do("pass")
    assert t.why_not("move") == ["SKY-STK-14"]


@pytest.mark.rule("SKY-STK-16", "SKY-Q-72")
def test_with_an_empty_stack_only_the_active_player_may_react() -> None:
    t = duel()
    assert "play clear_mind by yami" in t.options()
    t.do("attack").passes()
    assert (t.asks(), t.asked()) == ("act", 1)  # nobody else is asked after the Attack
    assert "play clear_mind by yami" in t.options()


@pytest.mark.rule("SKY-Q-75")
def test_a_pass_on_the_stack_does_not_end_the_activation() -> None:
    t = duel().do("attack")
    assert "end" not in t.options()
    t.do("pass").passes()
    assert t.state.active == t.unit("yami")
    t.do("end")
    assert t.hero("yami").stance == 1


@pytest.mark.rule("SKY-TRG-03")
@pytest.mark.parametrize(("first", "resolves"), [("dragon_punch", "healed"), ("lifesteal", "moved")])
def test_a_player_orders_simultaneous_triggers(first: str, resolves: str) -> None:
    t = table(
        turn=3,
        heroes={"yami": {"at": OPEN, "hp": 5}, "cotlic": NEXT_TO},
        active="yami",
        hands={1: ["dragon_punch", "lifesteal"]},
    )
    t.do("play dragon_punch by yami", "play lifesteal by yami", "attack")
    assert (t.asks(), t.asked()) == ("trigger-order", 1)
    t.do(next(text for text in t.options() if first in text))
    events = t.events
    if t.asks() == "where":
        events = events + t.do(t.options()[0]).events
    order = [event.kind for event in events if event.kind in ("healed", "moved")]
    assert order[0] == resolves  # what was put on the Stack last


def spite(**given: Any) -> Table:
    """Both sides have something that waits for the same Attack to hurt."""
    t = table(
        turn=3,
        heroes={"yami": {"at": OPEN, "hp": 5}, "hogosai": NEXT_TO},
        active="yami",
        hands={1: ["lifesteal"], 2: ["tempered_plates"]},
        **given,
    )
    t.do("play lifesteal by yami").passes()
    return t.do("attack", "play tempered_plates by hogosai").passes()


@pytest.mark.rule("SKY-TRG-04", "SKY-TRG-05")
def test_triggers_of_the_other_player_resolve_first() -> None:
    t = spite()
    order = [kind for kind in t.kinds() if kind in ("triggered", "hp-lost", "healed")]
    assert order == ["hp-lost", "triggered", "triggered", "hp-lost", "healed"]
    assert t.hero("yami").hp == 5 - 1 + 2


@pytest.mark.rule("SKY-Q-78")
def test_triggers_wait_until_the_effect_is_resolved() -> None:
    t = duel("akhuti", minions=[{"side": "north", "at": "5,1"}], decks={1: ["gank"] * 5})
    t.do("attack", "cotlic").passes()
    kinds = t.kinds()
    assert kinds.index("attacks") < kinds.index("hp-lost") < kinds.index("triggered")


@pytest.mark.rule("SKY-Q-79")
def test_a_trigger_is_compulsory_unless_it_says_may() -> None:
    t = duel(
        "akhuti", heroes={"tlakali": {"side": "north", "at": "5,1"}, "yami": {"side": "north", "at": "4,1"}}
    )
    t.do("attack", "cotlic").passes()
    assert set(t.options()) == {"tlakali", "yami"}
    may = duel(heroes={"shaidrus": {"side": "north", "at": "5,1"}}).do("attack", "cotlic").passes()
    assert set(may.options()) == {"yes", "no"}


@pytest.mark.rule("SKY-Q-81")
def test_with_teams_triggers_are_put_on_the_stack_clockwise() -> None:
    t = table(
        players=4,
        turn=3,
        heroes={
            "yami": {"at": OPEN, "seat": 3, "hp": 5},
            "hogosai": {**NEXT_TO, "seat": 2},
            "cotlic": {"at": "0,4", "seat": 1},
            "tlakali": {"side": "north", "at": "4,-7", "seat": 4},
        },
        active="yami",
        hands={3: ["lifesteal"], 2: ["tempered_plates"]},
    )
    t.do("play lifesteal by yami").passes()
    t.do("attack", "play tempered_plates by hogosai").passes()
    order = [kind for kind in t.kinds() if kind in ("hp-lost", "healed")]
    assert order == ["hp-lost", "hp-lost", "healed"]  # the active player's waits below
