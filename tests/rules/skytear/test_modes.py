"""The three-lanes battlefield and the simplified mode."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.cards.registry import CARDS, hero_card
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, new_game, table

THREE: dict[str, Any] = {"battlefield": "three_lanes"}
SIMPLE = {"mode": "simplified"}
OPEN = "4,2"


def ready(seed: int = 1, **settings: Any) -> Table:
    t = new_game(seed=seed, **{"format": "random", **settings})
    while t.asks() != "activate":
        t.do("auto" if "auto" in t.options() else "done")
    return t


def to_the_end(t: Table) -> Table:
    while t.state.decision is not None and t.state.phase == 2:
        t.do(next((text for text in ("done", "0", "auto", "end") if text in t.options()), t.options()[0]))
    return t


@pytest.mark.rule("SKY-LANE3-01")
def test_three_lanes_need_six_heroes_for_each_side() -> None:
    heroes = ready(**THREE).state.heroes
    assert [sum(hero.side == side for hero in heroes) for side in (0, 1)] == [6, 6]


@pytest.mark.rule("SKY-LANE3-07", "SKY-LANE3-08", "SKY-LANE3-09")
def test_three_towers_of_five_for_each_side() -> None:
    assert [board.towers for board in ready(**THREE).state.boards] == [[5, 5, 5], [5, 5, 5]]


def merged(**given: Any) -> Table:
    """West and middle token lie where the northern nexus sees both."""
    return table(
        THREE,
        phase="minions",
        numbers=(3, 1, 2),
        tokens={"west": "2,-7", "mid": "4,-6", "east": "7,0"},
        **given,
    )


@pytest.mark.rule("SKY-LANE3-02", "SKY-Q-137")
def test_tokens_that_one_nexus_sees_are_one_challenge() -> None:
    heroes = {
        "yami": {"at": "3,-5", "leads": ["gank"]},  # sees both
        "sakoshi": {"at": "1,-6", "leads": ["mud_flood"]},  # sees the west token
        "cotlic": {"side": "north", "at": "-4,7"},
    }
    t = merged(heroes=heroes)
    field = t.state.field
    assert all(field.sight[field.nexus[1]] >> token & 1 for token in t.state.tokens[:2])
    english = Speaker("en", strict=True)
    assert t.state.decision is not None
    assert t.state.decision.source is not None
    assert english.say(t.state.decision.source) == "middle lane and west lane, South 2, North 0"
    t.do("lead mud_flood 1")
    contests = [event for event in t.events if event.kind == "contest"]
    assert (contests[0].args["south"], contests[0].args["north"]) == (
        2 + 3,
        0,
    )  # each hero and one card, once
    assert t.board("south").tokens_won >= 2
    assert t.asks() == "structure"  # one structure near any of the tokens
    assert len(t.options()) > 1
    t.do(t.options()[0])
    to_the_end(t)
    damage = sum(5 - hp for hp in t.board("north").towers)
    assert damage == 5


@pytest.mark.rule("SKY-Q-137")
def test_the_damage_of_one_challenge_hits_the_minions_of_all_its_lanes() -> None:
    t = merged(
        heroes={
            "yami": {"at": "3,-5"},
            "sakoshi": {"at": "1,-6"},
            "cotlic": {"side": "north", "at": "-4,7"},
        },
        minions=[
            {"side": "north", "at": "-8,6", "lane": "west"},
            {"side": "north", "at": "-7,6", "lane": "mid"},
            {"side": "north", "at": "-6,6", "lane": "east"},
        ],
    )
    to_the_end(t)
    assert t.board("south").minions_defeated == 2
    assert t.board("north").towers == [5, 5, 5]


@pytest.mark.rule("SKY-LANE3-03")
def test_only_the_nexus_wins_on_three_lanes() -> None:
    t = ready(**THREE)
    assert t.state.victory == ()


@pytest.mark.rule("SKY-LANE3-06")
def test_any_way_to_draft_serves_three_lanes() -> None:
    for way in ("first", "casual", "competitive", "random"):
        t = new_game(battlefield="three_lanes", format=way)
        while t.asks() in ("faction", "pool", "hero"):
            t.do(t.options()[0])
        assert len(t.state.heroes) == 12


@pytest.mark.rule("SKY-LANE3-10")
def test_three_tokens_with_random_numbers() -> None:
    numbers = {new_game(seed=seed, battlefield="three_lanes").state.numbers for seed in range(20)}
    assert all(sorted(one) == [1, 2, 3] for one in numbers)
    assert len(numbers) > 3


@pytest.mark.rule("SKY-LANE3-11", "SKY-LANE3-12")
def test_three_minions_each_in_the_middle_and_none_on_the_side_lanes() -> None:
    t = ready(**THREE)
    away = t.state.field.distance[t.state.tokens[1]]
    for side in (0, 1):
        mine = [
            (at, lane)
            for at, lane, owner in zip(
                t.state.minions, t.state.minion_lanes, t.state.minion_sides, strict=True
            )
            if owner == side and at >= 0
        ]
        assert [lane for _, lane in mine] == [1, 1, 1]
        assert all(away[at] == 1 for at, _ in mine)


@pytest.mark.rule("SKY-LANE3-13", "SKY-LANE3-17", "SKY-Q-139")
def test_up_to_two_outsiders_one_for_each_dome() -> None:
    drawn = set()
    for seed in range(10):
        outsiders = ready(seed, outsiders="random", **THREE).state.outsiders
        assert sorted(one.dome for one in outsiders) == [0, 1]
        drawn |= {CARDS[one.card].slug for one in outsiders}
    assert drawn == {"riftmaw", "pale_choir", "rootbound"}
    assert len(ready(**THREE).state.outsiders) == 1


@pytest.mark.rule("SKY-LANE3-14")
def test_each_outsider_is_called_by_the_winner_of_its_dome() -> None:
    t = table(
        THREE,
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}, "pale_choir": {"dome": 1}},
        heroes={"yami": {"at": "4,1"}, "cotlic": {"side": "north", "at": "-4,1"}},
    )
    called = []
    while t.state.decision is not None and t.state.phase == 2:
        if t.asks() == "call-outsider":
            source = t.state.decision.source
            assert source is not None
            called.append((t.asked(), source.key.rpartition("-")[2]))
        t.do("done" if "done" in t.options() else t.options()[0])
    assert called == [(2, "riftmaw"), (1, "pale_choir")]


@pytest.mark.rule("SKY-Q-138")
def test_the_rest_is_set_up_as_on_two_lanes() -> None:
    t = ready(**THREE)
    first = t.state.first + 1
    assert (len(t.hand(first)), len(t.hand(3 - first))) == (6, 5)
    assert t.state.turn == 1


@pytest.mark.rule("SKY-Q-140")
def test_four_minions_for_each_faction_of_the_team() -> None:
    for seed in range(4):
        s = ready(seed, **THREE).state
        for side in (0, 1):
            factions = {hero_card(hero.card).faction for hero in s.heroes if hero.side == side}
            assert s.minion_sides.count(side) == 4 * len(factions)


@pytest.mark.rule("SKY-SIMPLE-01", "SKY-SIMPLE-02", "SKY-SIMPLE-03")
def test_heroes_have_no_skills_but_mages_still_pierce() -> None:
    heroes = {
        "freyhel": {"at": OPEN},
        "corjof": {"at": "4,3"},
        "cotlic": {"side": "north", "at": "5,2", "conditions": ["marked"]},
        "sakoshi": {"at": "4,4"},
    }
    plain, full = table(SIMPLE, heroes=heroes), table(heroes=heroes)
    assert (full.stat("freyhel", Stat.LEAD), plain.stat("freyhel", Stat.LEAD)) == (1, 0)
    assert full.stat("sakoshi", Stat.ATTACK, "cotlic") == 5
    assert plain.stat("sakoshi", Stat.ATTACK, "cotlic") == 3
    assert plain.stat("corjof", Stat.PIERCING) == 1


@pytest.mark.rule("SKY-SIMPLE-04", "SKY-SIMPLE-08")
def test_there_is_no_worship() -> None:
    for hero in ("yami", "gulbjarn", "tlakali", "akhuti"):
        t = table(SIMPLE, heroes={hero: {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}}, active=hero)
        assert "worship" not in t.options()
        assert t.why_not("worship") == ["SKY-SIMPLE-04"]
    t = table(
        SIMPLE,
        turn=2,
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={1: ["ember_brand"]},
    )
    t.do("play ember_brand by yami").passes()
    assert "marked" in t.conditions("cotlic")  # by a card it is still possible


@pytest.mark.rule("SKY-SIMPLE-04")
def test_time_warp_offers_no_worship() -> None:
    for settings, offered in ((SIMPLE, 2), ({}, 3)):
        heroes = {"haburat": {"at": OPEN}, "cotlic": {"side": "north", "at": "4,-7"}}
        t = table(settings, turn=2, heroes=heroes, active="haburat", hands={1: ["time_warp"]})
        t.do("play time_warp by haburat").passes()
        assert t.options() == [f"option {number + 1}" for number in range(offered)]


@pytest.mark.rule("SKY-SIMPLE-08")
def test_a_pillar_still_rises_by_a_card() -> None:
    t = table(
        SIMPLE,
        turn=2,
        heroes={"ixatosk": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        active="ixatosk",
        hands={1: ["dig_in"]},
    )
    t.do("play dig_in by ixatosk", "4,4").passes()
    assert t.pillars("south") == ["4,4"]


@pytest.mark.rule("SKY-SIMPLE-05", "SKY-SIMPLE-06", "SKY-SIMPLE-07")
def test_any_rune_will_do_but_mana_and_portraits_count() -> None:
    heroes = {"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}}
    hand = ["hurricane_strike", "mud_flood", "rain_of_spears"]
    t = table(SIMPLE, turn=1, heroes=heroes, active="yami", hands={1: hand})
    assert "play hurricane_strike by yami" in t.options()
    assert "play mud_flood by yami" not in t.options()  # it costs 3
    t = table(SIMPLE, turn=3, heroes=heroes, active="yami", hands={1: hand})
    assert "play mud_flood by yami" in t.options()
    assert "play rain_of_spears by yami" not in t.options()  # the ultimate of Khepiax
    t = table(turn=3, heroes=heroes, active="yami", hands={1: hand})
    assert not any(text.startswith("play") for text in t.options())


@pytest.mark.rule("SKY-Q-141")
def test_the_simplified_mode_has_the_usual_decks() -> None:
    simple, full = ready(mode="simplified"), ready()
    assert simple.state.decks[0].cards == full.state.decks[0].cards
