"""Ready, Exhausted, Defeated, and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.worship import Shapeshifting
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.table.state import Stance
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str, victim: str, hp: int = 1, **given: Any) -> Table:
    heroes = {
        hero: {"at": OPEN, **given.pop("me", {})},
        victim: {**NEXT_TO, "hp": hp},
        "freyhel": FAR,
        **given.pop("heroes", {}),
    }
    given.setdefault("turn", 2)
    return table(heroes=heroes, active=hero, **given)


@pytest.mark.rule("SKY-STATE-01")
def test_a_hero_is_in_one_of_three_states() -> None:
    t = duel("yami", "sakoshi")
    assert [Stance(hero.stance).name for hero in t.state.heroes] == ["READY", "READY", "READY"]
    t.do("attack", "end")
    assert [Stance(hero.stance).name for hero in t.state.heroes] == ["EXHAUSTED", "DEFEATED", "READY"]
    assert len(Stance) == 3


@pytest.mark.rule("SKY-STATE-02")
def test_heroes_begin_ready() -> None:
    t = new_game(format="random")
    assert {hero.stance for hero in t.state.heroes} == {Stance.READY}


@pytest.mark.rule("SKY-STATE-03", "SKY-STATE-04", "SKY-STATE-05")
def test_only_ready_heroes_are_activated() -> None:
    t = table(
        heroes={
            "yami": {"at": OPEN},
            "sakoshi": {"at": "4,4"},
            "hogosai": {"at": "3,4", "stance": "exhausted"},
            "kichie": {"stance": "defeated", "back_on": 2},
            "cotlic": FAR,
        }
    )
    assert t.options() == ["activate yami", "activate sakoshi"]
    t.do("activate yami", "end")
    t.do("end")  # Cotlic's only choice was to act
    assert t.state.active == t.unit("sakoshi")


@pytest.mark.rule("SKY-STATE-06", "SKY-CARD-11")
def test_an_exhausted_hero_plays_reactions() -> None:
    heroes = {"cotlic": {**NEXT_TO, "stance": "exhausted"}}
    t = duel("yami", "cotlic", 16, heroes=heroes, hands={2: ["safeguard"]})
    t.do("attack", "play safeguard by cotlic").passes()
    assert t.hero("cotlic").hp == 16 - (4 + 1 - 1 - 2)


@pytest.mark.rule("SKY-STATE-08")
def test_exhausted_heroes_are_ready_in_the_next_turn() -> None:
    t = table(phase="end", heroes={"yami": {"at": OPEN, "stance": "exhausted"}, "cotlic": FAR})
    assert t.state.turn == 2
    assert t.hero("yami").stance == Stance.READY


@pytest.mark.rule("SKY-STATE-09")
@pytest.mark.parametrize(("hp", "defeated"), [(6, False), (5, True), (2, True)])
def test_a_hero_without_hp_is_defeated(hp: int, defeated: bool) -> None:
    t = duel("yami", "sakoshi", hp).do("attack")  # 4 and a flip of 1
    assert (t.at("sakoshi") == "-") == defeated


@pytest.mark.rule("SKY-STATE-10", "SKY-DRAW-04")
def test_whoever_defeats_an_enemy_hero_draws_two_cards() -> None:
    t = duel("yami", "sakoshi").do("attack")
    assert (len(t.hand(1)), len(t.hand(2))) == (2, 0)


@pytest.mark.rule("SKY-STATE-16")
@pytest.mark.parametrize(("row", "back"), [(3, True), (4, False)])
def test_a_hero_returns_when_the_counter_reaches_its_row(row: int, back: bool) -> None:
    t = table(
        turn=2,
        phase="end",
        heroes={"yami": {"stance": "defeated", "back_on": row}, "sakoshi": {"at": OPEN}, "cotlic": FAR},
    )
    assert t.state.turn == 3
    assert (t.asks() == "return") == back
    if back:
        t.do(t.options()[0])
        assert "activate yami" in t.options()


def home(*heroes: str) -> Table:
    """Yami returns; friends already stand next to the nexus."""
    ring = ("-3,8", "-3,7", "-4,7", "-5,8", "-5,9", "-4,9")
    return table(
        phase="end",
        heroes={
            "yami": {"stance": "defeated", "back_on": 2},
            **{hero: {"at": at} for hero, at in zip(heroes, ring, strict=False)},
            "cotlic": FAR,
        },
    )


@pytest.mark.rule("SKY-STATE-17", "SKY-Q-50")
def test_a_hero_returns_as_near_to_its_nexus_as_possible() -> None:
    t = home("sakoshi", "hogosai")
    assert (t.asks(), t.asked()) == ("return", 1)
    assert set(t.options()) == {"-4,7", "-5,8", "-5,9", "-4,9"}
    full = home("sakoshi", "hogosai", "kichie", "corjof", "gulbjarn", "brylvar")
    away = {full.state.field.distance[full.state.field.nexus[0]][_number(full, at)] for at in full.options()}
    assert away == {2}


def _number(t: Table, text: str) -> int:
    q, r = text.split(",")
    return t.state.field.number[int(q), int(r)]


@pytest.mark.rule("SKY-STATE-19")
@pytest.mark.parametrize(("first", "order"), [("south", [1, 1, 2]), ("north", [2, 1, 1])])
def test_the_first_side_places_its_returning_heroes_first(first: str, order: list[int]) -> None:
    away = {"stance": "defeated", "back_on": 2}
    t = table(
        phase="end",
        first=first,
        heroes={"cotlic": {"side": "north", **away}, "yami": away, "sakoshi": away},
    )
    asked = []
    while t.asks() == "return":
        asked.append(t.asked())
        t.do(t.options()[0])
    assert asked == order


@pytest.mark.rule("SKY-STATE-20", "SKY-CARD-06")
def test_a_defeated_hero_plays_no_cards() -> None:
    t = duel(
        "yami", "sakoshi", heroes={"corjof": {"stance": "defeated", "back_on": 3}}, hands={1: ["icewall"]}
    )
    assert t.why_not("play icewall by corjof") == ["SKY-STATE-20"]


@pytest.mark.rule("SKY-Q-46")
def test_a_hero_defeated_in_its_own_activation_was_ready() -> None:
    t = duel("yami", "hogosai", 18, me={"hp": 1}, hands={2: ["tempered_plates"]})
    t.do("attack", "play tempered_plates by hogosai").passes()
    assert (t.at("yami"), t.hero("yami").back_on) == ("-", 3)
    assert (t.asked(), t.asks()) == (2, "activate")  # the activation is over


@pytest.mark.rule("SKY-Q-47")
def test_the_player_of_the_effect_draws_if_it_defeats_an_enemy() -> None:
    t = duel("yami", "hogosai", 18, me={"hp": 1}, hands={2: ["tempered_plates"]})
    t.do("attack", "play tempered_plates by hogosai").passes()
    assert (len(t.hand(1)), len(t.hand(2))) == (0, 2)


@pytest.mark.rule("SKY-Q-47")
def test_an_outsider_defeats_for_the_player_who_acts_with_it() -> None:
    t = table(
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        heroes={"yami": {"at": "0,0"}, "cotlic": {"side": "north", "at": "3,1", "hp": 1}},
    )
    t.do("at 2,0 2,1", "attack")
    assert t.at("cotlic") == "-"
    assert (len(t.hand(1)), len(t.hand(2))) == (2, 0)


@pytest.mark.rule("SKY-Q-48")
def test_cards_of_a_defeated_hero_stay_until_the_turn_ends() -> None:
    t = duel(
        "yami",
        "sakoshi",
        heroes={"sakoshi": {**NEXT_TO, "hp": 1, "played": ["gank"], "leads": ["lifesteal"]}},
    )
    t.do("attack")
    sakoshi = t.hero("sakoshi")
    assert [CARDS[card].slug for card in (*sakoshi.played, sakoshi.leads[0][0])] == ["gank", "lifesteal"]
    assert t.discard(2) == []
    t.quietly(3)
    assert {"gank", "lifesteal"} <= set(t.discard(2))


@pytest.mark.rule("SKY-Q-48")
def test_the_lead_card_of_a_defeated_hero_does_not_count() -> None:
    defeated = {"stance": "defeated", "back_on": 3, "leads": ["gank"]}
    t = table(turn=2, phase="minions", heroes={"yami": defeated, "cotlic": {"side": "north", "at": "6,-1"}})
    contest = [event.args for event in t.events if event.kind == "contest"]
    assert [(args["south"], args["north"]) for args in contest] == [(0, 0), (0, 1), (0, 0)]


@pytest.mark.rule("SKY-Q-49")
@pytest.mark.parametrize("target", ["nelaclen", "done"])
def test_what_needs_the_sight_of_a_caster_who_left_is_ignored(target: str) -> None:
    t = duel(
        "corjof",
        "nelaclen",
        12,
        turn=3,
        me={"hp": 1},
        hands={1: ["gathering_storm"], 2: ["crawling_darkness"]},
    )
    t.do("play gathering_storm by corjof", target)
    t.do("play crawling_darkness by nelaclen").passes()
    assert t.at("corjof") == "-"
    assert t.hero("nelaclen").hp == 12
    assert ("ignored" in t.kinds()) == (target == "nelaclen")


@pytest.mark.rule("SKY-Q-51")
def test_ready_made_teams_are_placed_one_after_the_other() -> None:
    t = new_game(format="random")
    first = t.state.first + 1
    asked = []
    while t.asks() == "place-hero":
        asked.append(t.asked())
        t.do(t.options()[1])
    assert asked == [first] * 4 + [3 - first] * 4


@pytest.mark.rule("SKY-Q-51")
def test_drafted_heroes_are_placed_in_the_order_of_the_draft() -> None:
    t = new_game(format="casual")
    while t.asks() in ("faction", "hero"):
        t.do(t.options()[0])
    sides = [hero.side + 1 for hero in t.state.heroes]
    asked = []
    while t.asks() == "place-hero":
        asked.append(t.asked())
        t.do(t.options()[1])
    assert asked[:7] == sides[:7]
    assert asked[:3] == [t.state.first + 1, 2 - t.state.first, 2 - t.state.first]


@pytest.mark.rule("SKY-Q-53")
@pytest.mark.parametrize(("stance", "asks"), [("ready", "exhaust-first"), ("exhausted", "activate")])
def test_an_exhausted_hero_does_not_exhaust_itself_again(stance: str, asks: str) -> None:
    t = table(
        heroes={
            "gulbjarn": {"at": OPEN, "stance": stance},
            "yami": {"at": "4,4"},
            "hogosai": {"at": "3,4"},
            "cotlic": FAR,
        }
    )
    # A Worship outside its activation, as an effect may grant it.
    t.state.push(Shapeshifting(t.unit("gulbjarn"), Seat(0)))
    t.state.run()
    assert t.asks() == asks
    assert t.conditions("gulbjarn") == ({"shapeshifted"} if stance == "exhausted" else set())
