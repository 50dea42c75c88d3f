"""The Move action, and Lead cards from the hand or the deck."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import BY_SLUG
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"cotlic": {"side": "north", "at": "4,-7"}}


def ends(t: Table) -> set[str]:
    return set(t.options())


def steps(t: Table, start: str, hexes: set[str]) -> int:
    """How far the farthest of these hexes is."""
    number = {"{},{}".format(*at): one for one, at in enumerate(t.state.field.at)}
    return max(t.state.field.distance[number[start]][number[one]] for one in hexes)


@pytest.mark.rule("SKY-MOVE-02", "SKY-MOVE-03", "SKY-Q-165")
def test_a_move_bends_around_a_blocking_element_and_may_be_short() -> None:
    t = table(
        heroes={"yami": {"at": "0,6"}, "sakoshi": {"at": "0,5"}, "kichie": {"at": "1,5"}, **FAR},
        active="yami",
    )
    t.do("move")
    assert "-1,5" in ends(t)  # straight on are heroes: round them by the west
    assert "0,6" in ends(t)
    assert "-1,6" in ends(t)


@pytest.mark.rule("SKY-MOVE-06")
def test_friends_block_as_enemies_do() -> None:
    # A corner of the map has three ways out.
    corner = {"yami": {"at": "6,-9"}, "cotlic": {"side": "north", "at": "-4,7"}}
    walls = dict(zip(("sakoshi", "kichie", "hogosai"), ("5,-9", "5,-8", "6,-8"), strict=True))
    for side in ("south", "north"):
        wall = {name: {"at": at, "side": side} for name, at in walls.items()}
        t = table(heroes={**corner, **wall}, active="yami")
        t.do("move")
        assert t.at("yami") == "6,-9"
        assert t.asks() == "act"  # there was nothing to choose


@pytest.mark.rule("SKY-MOVE-09", "SKY-MOVE-10", "SKY-Q-166")
def test_slow_is_one_hex_and_fast_is_five() -> None:
    for condition, hexes in (("slow", 1), ("fast", 5)):
        t = table(heroes={"yami": {"at": OPEN, "conditions": [condition]}, **FAR}, active="yami")
        t.do("move")
        assert steps(t, OPEN, ends(t)) == hexes


@pytest.mark.rule("SKY-MOVE-11")
def test_the_way_is_chosen_when_the_move_resolves() -> None:
    t = table(
        turn=2,
        heroes={"yami": {"at": OPEN}, "ixatosk": {"side": "north", "at": "6,1"}},
        active="yami",
        hands={2: ["numbing_cold"]},
    )
    t.state.players[1].stops = 1
    t.do("move")
    assert t.asks() == "respond"
    assert t.stack() == ["move"]
    t.passes()
    assert t.asks() == "move"


@pytest.mark.rule("SKY-MOVE-12")
def test_a_hero_walks_into_a_dome() -> None:
    t = table(heroes={"yami": {"at": "3,0"}, **FAR}, active="yami")
    t.do("move", "1,0")
    assert t.at("yami") == "1,0"


def leading() -> Table:
    heroes = {"yami": {"at": OPEN}, **FAR}
    return table(heroes=heroes, active="yami", hands={1: ["gank", "presence"]}).do("lead", "gank")


@pytest.mark.rule("SKY-LEAD-01", "SKY-LEAD-02", "SKY-LEAD-03")
def test_a_card_of_the_hand_goes_under_the_hero() -> None:
    t = leading()
    assert t.hand() == ["presence"]
    assert t.hero("yami").leads == ((BY_SLUG["gank"].id, 0),)


@pytest.mark.rule("SKY-LEAD-12")
def test_the_opponent_sees_that_there_is_a_lead_card_and_no_more() -> None:
    t = leading()
    assert t.view(Seat(0)).heroes[0].leads == ((BY_SLUG["gank"].id, 0),)
    assert t.view(Seat(1)).heroes[0].leads == ((-1, 0),)


@pytest.mark.rule("SKY-LEAD-04", "SKY-LEAD-05")
def test_the_top_card_of_the_deck_is_led_unseen() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, **FAR}, active="yami", decks={1: ["mud_flood", "presence", "presence"]}
    )
    t.do("lead", "deck")
    assert t.hero("yami").leads[0][0] == BY_SLUG["mud_flood"].id
    assert t.deck() == ["presence", "presence"]
    assert t.view(Seat(0)).heroes[0].leads[0][0] == -1  # not even the owner looks at it
    assert not any(event.barrier for event in t.events)  # so it can be taken back


def led_by(card: str) -> Table:
    """The Minions Phase begins at a token that only Yami with this Lead card stands at."""
    return table(phase="minions", heroes={"yami": {"at": "-6,0", "leads": [card]}, **FAR})


@pytest.mark.rule("SKY-LEAD-06")
@pytest.mark.parametrize("card", ["mud_flood", "clear_mind"])
def test_a_lead_card_is_revealed_in_the_minions_phase(card: str) -> None:
    assert "lead-revealed" in [event.kind for event in led_by(card).events]


@pytest.mark.rule("SKY-LEAD-07", "SKY-LEAD-08", "SKY-CTRL-09")
@pytest.mark.parametrize(("card", "total"), [("mud_flood", 1 + 3), ("clear_mind", 1 + 1)])
def test_a_lead_card_adds_its_cost_and_not_its_modifier(card: str, total: int) -> None:
    """Mud Flood costs 3 and has the modifier +1; Clear Mind costs 1 and has +4."""
    t = led_by(card).do(f"lead {card} 0")
    contest = next(event for event in t.events if event.kind == "contest")
    assert contest.args["south"] == total


@pytest.mark.rule("SKY-LEAD-09")
def test_a_lead_card_counts_in_a_dome() -> None:
    t = table(phase="minions", heroes={"yami": {"at": "1,0", "leads": ["gank"]}, **FAR})
    while t.asks() != "use-lead":
        t.do(t.options()[0])
    t.do("lead gank 0")
    contest = next(event for event in t.events if event.kind == "contest")
    assert (contest.args["south"], contest.args["north"]) == (3, 0)
    assert t.board("south").domes_won == 1


@pytest.mark.rule("SKY-LEAD-10")
def test_any_card_of_the_hand_can_be_led() -> None:
    hand = ["eruption", "mud_flood"]  # another hero's ultimate, too dear; foreign runes
    t = table(heroes={"yami": {"at": OPEN}, **FAR}, active="yami", hands={1: hand})
    assert not any(text.startswith("play") for text in t.options())
    t.do("lead")
    assert set(hand) <= set(t.options())


@pytest.mark.rule("SKY-LEAD-11")
def test_every_lead_card_under_a_hero_can_count_however_it_came_there() -> None:
    t = table(phase="minions", heroes={"yami": {"at": "-6,0", "leads": ["gank", "mud_flood"]}, **FAR})
    assert t.options() == ["lead mud_flood 0", "lead gank 0", "done"]
