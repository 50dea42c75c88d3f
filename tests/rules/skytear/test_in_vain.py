"""Who would play a card, or aim it, for nothing is told so before."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import SEATS
from tests.rules.skytear.table import GAME, Table, new_game, table

FAR = {"side": "north", "at": "4,-7"}
NEAR = {"side": "north", "at": "5,2"}
RESERVE = [{"side": "south", "number": 2}]


def alone(hero: str, card: str, **given: Any) -> Table:
    """A hero of South with a card and all the mana; the only enemy is far away unless one is given."""
    heroes = {hero: {"at": "4,2"}, "hogosai": FAR, **given.pop("heroes", {})}
    return table(turn=5, heroes=heroes, active=hero, hands={1: [card]}, **given)


def in_vain(t: Table) -> set[str]:
    options = t.options()
    return {options[index] for index in GAME.in_vain(t.view(SEATS[t.asked() - 1]))}


@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("cotlic", "lord_of_the_many"),  # no lane token is in sight
        ("yami", "kneel_before_me"),  # no enemy is near enough for any way to lay the area
        ("kichie", "eruption"),
        ("kichie", "lava_flow"),
        ("corjof", "featherstorm"),
        ("brylvar", "avalanche"),
        ("freyhel", "endless_winter"),
        ("freyhel", "breath_of_life"),  # nobody has lost HP
        ("yami", "clear_mind"),
        ("tlakali", "sacrifice"),  # there is nothing to give up
    ],
)
def test_a_card_that_would_do_nothing_is_said_to(hero: str, card: str) -> None:
    t = alone(hero, card, tokens={"east": "6,-3", "west": "-7,4"}, minions=RESERVE)
    assert in_vain(t) == {f"play {card} by {hero}"}


@pytest.mark.parametrize(
    ("hero", "card", "given"),
    [
        ("cotlic", "lord_of_the_many", {"minions": RESERVE}),  # the token of the east lane is in sight
        ("yami", "kneel_before_me", {"heroes": {"sakoshi": NEAR}}),
        ("kichie", "eruption", {"minions": [{"side": "north", "at": "6,1"}]}),
        ("freyhel", "endless_winter", {"heroes": {"sakoshi": NEAR}}),
        ("freyhel", "breath_of_life", {"heroes": {"freyhel": {"at": "4,2", "hp": 13}}}),
        ("yami", "clear_mind", {"heroes": {"yami": {"at": "4,2", "conditions": ["slow"]}}}),
        ("tlakali", "sacrifice", {"south": {"pillars": ["0,6"]}}),
        ("cotlic", "my_kingdom", {"tokens": {"east": "6,-3"}}),  # a pillar and Control, though no minion
        ("gulbjarn", "unfamiliar_terrain", {"heroes": {"sakoshi": {**NEAR, "conditions": ["slow"]}}}),
        ("corjof", "gathering_storm", {}),
        ("khepiax", "mirage", {}),  # it draws a card all the same
    ],
)
def test_a_card_that_would_do_something_is_not(hero: str, card: str, given: dict[str, Any]) -> None:
    t = alone(hero, card, **given)
    assert f"play {card} by {hero}" in t.options()
    assert in_vain(t) == set()


def test_a_redirect_to_nobody_is_in_vain() -> None:
    def attacked(**heroes: Any) -> Table:
        given = {"yami": {"at": "4,2"}, "akhuti": NEAR, **heroes}
        t = table(turn=5, heroes=given, active="yami", hands={2: ["redirect"]})
        return t.do("attack")

    assert in_vain(attacked()) == {"play redirect by akhuti"}
    assert in_vain(attacked(corjof={"side": "north", "at": "4,3"})) == set()


def test_nobody_with_all_their_hp_is_a_target_worth_healing() -> None:
    t = alone("freyhel", "breath_of_life", heroes={"yami": {"at": "4,3", "hp": 2}}).do(
        "play breath_of_life by freyhel"
    )
    assert t.asks() == "target"
    assert in_vain(t) == {"freyhel"}


def test_hexes_and_areas_without_an_enemy_are_in_vain() -> None:
    t = alone("kichie", "eruption", heroes={"sakoshi": {"side": "north", "at": "7,-1"}})
    t.do("play eruption by kichie")
    assert t.asks() == "target-hex"
    assert "4,2" in in_vain(t)
    assert "7,-1" not in in_vain(t)
    t.do("6,-1").passes()
    assert t.asks() == "area"
    hit = {text for text in t.options() if "7,-1" in text.split()}
    assert in_vain(t) == set(t.options()) - hit


def test_who_was_told_when_playing_a_card_is_not_told_at_every_further_step() -> None:
    t = alone("kichie", "eruption").do("play eruption by kichie")
    assert t.asks() == "target-hex"
    assert in_vain(t) == set()


def test_who_only_watches_is_told_nothing() -> None:
    assert GAME.in_vain(alone("kichie", "eruption").view(None)) == frozenset()


@pytest.mark.whole_games
def test_what_is_said_to_be_in_vain_changes_nothing_on_the_battlefield() -> None:
    seen = 0
    for seed in range(6):
        t, rng = new_game(seed=seed, format="random"), Rng(seed)
        while t.state.decision is not None:
            decision = t.state.decision
            vain = GAME.in_vain(t.view(decision.seat)) if decision.kind in ("act", "respond") else ()
            for index in vain:
                seen += 1
                tried = Table(t.state.clone())
                tried.do(tried.options()[index])
                kinds = tried.kinds()
                while tried.asks() in ("target", "target-hex", "area", "respond", "lane"):
                    tried.do("pass" if tried.asks() == "respond" else tried.options()[0])
                    kinds += tried.kinds()
                assert not {"hp-lost", "healed", "condition", "moved", "spawned", "pillar"} & set(kinds)
            t.state.choose(rng.below(len(decision.options)))
    assert seen > 20
