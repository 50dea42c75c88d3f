"""Whatever costs something is offered with exactly enough, and never with one less."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.cards.card import PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES
from skyshelf.games.skytear.deckbuilding.legality import (
    belongs_in_deck,
    open_cards,
    own_pile,
    points_of,
    pool_faults,
    team_faults,
)
from skyshelf.games.skytear.setup import form_decks, pool_choice
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Faction
from tests.rules.skytear.table import FILLER, Table, new_game, table

TURN = 5
OPEN = "4,2"
POWERS = [card for card in CARDS if isinstance(card, PowerCard) and belongs_in_deck(card)]


def player_of(card: PowerCard) -> str:
    """A hero that has the runes of a card, or whose ultimate it is."""
    if card.ultimate:
        return card.hero
    return next(slug for slug, hero in HEROES.items() if set(card.runes) <= set(hero.runes))


def with_mana(card: PowerCard, mana: int) -> Table:
    """The hero has so much left, and everything that cards aim at is beside it."""
    hero = player_of(card)
    spent = TURN - mana
    near = [slug for slug in ("cotlic", "sakoshi", "akhuti", "gulbjarn") if slug != hero][:3]
    heroes: dict[str, Any] = {
        hero: {"at": OPEN, "played": [FILLER] * spent},
        near[0]: {"at": "4,3"},
        near[1]: {"side": "north", "at": "5,2", "hp": 5},
        near[2]: {"side": "north", "at": "5,1"},
    }
    if HEROES[hero].faction == Faction.NUPTEN:
        heroes[hero]["illusion"] = "3,2"
    minions = [{"side": "north", "at": "3,3"}, {"side": "south", "at": "3,4"}]
    stack = card.aim is not None and bool(card.aim.stack)
    t = table(
        turn=TURN,
        heroes=heroes,
        active=near[1] if stack else hero,
        hands={1: [card.slug], 2: [FILLER]},
        minions=minions,
        south={"pillars": ["5,0"]},
    ).asks_always(1)
    if not stack:
        return t
    assert card.aim is not None
    if card.aim.stack == "card":
        return t.do(f"play {FILLER} by {near[1]}")
    return t.do("attack", hero)


@pytest.mark.rule("SKY-CARD-04")
@pytest.mark.parametrize("slug", [card.slug for card in POWERS if card.cost])
def test_a_card_is_offered_with_exactly_its_mana_and_not_with_less(slug: str) -> None:
    card = BY_SLUG[slug]
    assert isinstance(card, PowerCard)
    wanted = f"play {slug} by {player_of(card)}"
    assert wanted in with_mana(card, card.cost).options()
    poor = with_mana(card, card.cost - 1)
    assert wanted not in poor.options()
    assert poor.why_not(wanted) == ["SKY-CARD-04"]


@pytest.mark.rule("SKY-ACT-07")
def test_the_last_action_point_buys_an_action_and_there_is_no_fourth() -> None:
    t = table(turn=3, heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}}, active="yami")
    for action in ("lead", "skirmish"):
        t.do(action).passes()
        while t.asks() != "act":
            t.do("done" if "done" in t.options() else t.options()[0])
    assert t.state.points == 1
    assert {"move", "attack"} <= set(t.options())
    t.do("attack").passes()
    assert {"move", "attack", "lead", "skirmish", "worship"}.isdisjoint(t.options())


def scarred(hp: int, victim: str) -> Table:
    """Tlakali with so many HP sees a pillar; Yami attacks her friend or her minion."""
    t = table(
        south={"pillars": ["6,1"]},
        heroes={
            "tlakali": {"at": OPEN, "hp": hp},
            "corjof": {"at": "4,3"},
            "yami": {"side": "north", "at": "5,2"},
        },
        minions=[{"side": "south", "at": "5,1"}],
        active="yami",
    )
    return t.do("attack", victim)


@pytest.mark.parametrize(
    ("hp", "choices"), [(1, None), (2, ["0", "1"]), (3, ["0", "1", "2"]), (13, ["0", "1", "2"])]
)
def test_shared_scars_never_cost_the_last_hp(hp: int, choices: list[str] | None) -> None:
    t = scarred(hp, "corjof")
    assert (t.options() if t.asks() == "soak" else None) == choices


@pytest.mark.parametrize(("hp", "choices"), [(2, None), (3, ["0", "2"])])
def test_a_minion_is_saved_for_two_hp_or_not_at_all(hp: int, choices: list[str] | None) -> None:
    t = scarred(hp, "minion-s 5,1")
    assert (t.options() if t.asks() == "soak" else None) == choices


FOUR = ("yami", "sakoshi", "kichie", "cotlic")


@pytest.mark.rule("SKY-Q-136")
def test_a_team_and_a_pool_may_cost_exactly_the_budget() -> None:
    team = tuple(own_pile(HEROES[slug].id) for slug in FOUR)
    cost = sum(map(points_of, team))
    for judge in (team_faults, pool_faults):
        assert "SKY-Q-136" not in [rule for rule, _, _ in judge(team, 4, cost)]
        assert "SKY-Q-136" in [rule for rule, _, _ in judge(team, 4, cost - 1)]


@pytest.mark.rule("SKY-Q-136")
def test_a_card_for_exactly_the_points_that_are_left_may_come_into_a_deck() -> None:
    gank = BY_SLUG["gank"]
    assert isinstance(gank, PowerCard)
    factions = tuple(int(rune) for rune in gank.runes)
    assert gank.id in open_cards([], factions, gank.points)
    assert gank.id not in open_cards([], factions, gank.points - 1)


@pytest.mark.rule("SKY-Q-136")
def test_a_hero_for_exactly_the_points_that_are_left_may_be_drafted(monkeypatch: pytest.MonkeyPatch) -> None:
    s = drafting()
    heroes = [HEROES[slug].id for slug in FOUR]
    cost = sum(points_of(own_pile(hero)) for hero in heroes)
    for budget, open_heroes in ((cost, heroes), (cost - 1, [])):
        monkeypatch.setattr(form_decks, "budget_for", lambda _, budget=budget: budget)
        assert form_decks.affordable(s, 0, heroes) == open_heroes


@pytest.mark.rule("SKY-Q-136")
def test_a_hero_for_exactly_the_points_that_are_left_may_come_into_a_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = drafting()
    cheapest = sorted(points_of(own_pile(hero.id)) for hero in HEROES.values())[: s.field.heroes]
    for budget, some in ((sum(cheapest), True), (sum(cheapest) - 1, False)):
        monkeypatch.setattr(pool_choice, "budget_for", lambda _, budget=budget: budget)
        assert bool(pool_choice.open_heroes(s, ())) == some


def drafting() -> Skytear:
    return new_game(format="casual", points="budget").state
