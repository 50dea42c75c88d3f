"""Drafting factions and heroes, and the decks that come of it."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, hero_card, pile_of
from skyshelf.games.skytear.deckbuilding.decklist import read_pool
from skyshelf.games.skytear.deckbuilding.legality import budget_for, own_pile, points_of, pool_faults
from skyshelf.games.skytear.setup.draft import HeroDraft
from skyshelf.games.skytear.setup.pool_choice import ChoosePools
from tests.rules.skytear.table import Table, new_game

SIX = "hero: yami; hero: sakoshi; hero: cotlic; hero: akhuti; hero: corjof; hero: freyhel"


def drafted(seats: int = 2, **settings: Any) -> tuple[Table, list[int]]:
    """A game after the draft, and which side drafted each hero."""
    t = new_game(seats, **settings)
    while t.asks() in ("faction", "pool", "hero"):
        t.do(t.options()[0])
    return t, [hero.side for hero in t.state.heroes]


def placed(seats: int = 2, **settings: Any) -> Table:
    t, _ = drafted(seats, **settings)
    while t.asks() == "place-hero":
        t.do("auto")
    return t


def all_cards(t: Table, deck: int) -> list[int]:
    hands = [card for player in t.state.players if player.deck == deck for card in player.hand]
    return sorted(t.state.decks[deck].cards + hands)


@pytest.mark.rule("SKY-DRAFT-01", "SKY-DRAFT-02", "SKY-DRAFT-03")
def test_eight_cards_for_each_hero_of_a_player_or_of_a_team() -> None:
    for seats, field, sizes in (
        (2, "two_lanes", [32, 32]),
        (4, "two_lanes", [16, 16, 16, 16]),
        (3, "two_lanes", [16, 32, 16]),
        (5, "two_lanes", [32, 32]),
        (5, "three_lanes", [48, 48]),
    ):
        t = placed(seats, format="casual", battlefield=field)
        assert [len(all_cards(t, deck)) for deck in range(len(t.state.decks))] == sizes


@pytest.mark.rule("SKY-DRAFT-04", "SKY-DRAFT-05", "SKY-Q-186")
def test_factions_are_drafted_first_and_heroes_from_the_own_ones_only() -> None:
    t = new_game(format="casual")
    first = t.state.first
    for faction in ("kurumo", "liothan", "taulot"):
        assert t.asks() == "faction"
        t.do(faction)
    while t.asks() == "hero":
        side = t.state.side_of_seat(Seat(t.asked() - 1))
        factions = {HEROES[slug].faction.name for slug in t.options()}
        assert factions <= ({"KURUMO", "NUPTEN"} if side == first else {"LIOTHAN", "TAULOT"})
        t.do(t.options()[0])


@pytest.mark.rule("SKY-DRAFT-08", "SKY-DRAFT-09", "SKY-META-17")
def test_the_order_of_the_draft() -> None:
    for field, order in (
        ("two_lanes", [0, 1, 1, 0, 0, 1, 1, 0]),
        ("three_lanes", [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]),
    ):
        t, sides = drafted(format="casual", battlefield=field)
        assert [side if t.state.first == 0 else 1 - side for side in sides] == order


@pytest.mark.rule("SKY-DRAFT-10", "SKY-COMP-11")
def test_drafted_heroes_are_prepared_as_always() -> None:
    for way in ("casual", "competitive"):
        t = placed(format=way)
        for hero in t.state.heroes:
            assert hero.hp == hero_card(hero.card).hp
            assert t.state.field.distance[hero.hex][t.state.field.nexus[hero.side]] == 1


@pytest.mark.rule("SKY-DRAFT-11")
def test_decks_are_built_after_the_draft_and_before_the_cards_are_dealt() -> None:
    t, _ = drafted(format="casual", decks="built")
    assert t.asks() == "deck-out"
    assert t.hand(1) == []
    t.do("done", "done")
    assert t.asks() == "place-hero"
    t, _ = drafted(format="casual")  # by default every hero brings its own pile
    assert t.asks() == "place-hero"


def pooled(**settings: Any) -> Table:
    """A competitive game after the pools were chosen, by chance where nobody brings one."""
    t = new_game(format="competitive", **settings)
    while t.asks() == "pool":
        t.do("rest")
    return t


@pytest.mark.rule("SKY-COMP-03", "SKY-COMP-04", "SKY-COMP-10")
@pytest.mark.parametrize(("field", "size"), [("two_lanes", 6), ("three_lanes", 8)])
def test_a_side_that_brings_no_pool_chooses_different_heroes_before_the_draft(field: str, size: int) -> None:
    t = new_game(format="competitive", battlefield=field)
    chosen: list[list[str]] = [[], []]
    while t.asks() == "pool":
        assert not set(chosen[t.asked() - 1]) & set(t.options())
        chosen[t.asked() - 1].append(t.options()[1])
        t.do(t.options()[1])
    assert [len(pool) for pool in chosen] == [size, size]
    assert t.kinds().count("pool-chosen") == 2
    while t.asks() == "hero":
        assert set(t.options()) <= set(chosen[t.asked() - 1])
        t.do(t.options()[0])


@pytest.mark.rule("SKY-COMP-03")
def test_what_is_in_the_other_pool_shows_only_when_both_are_chosen() -> None:
    t = new_game(format="competitive")
    t.do("yami", "rest")
    assert t.asked() == 2
    frame = t.view(Seat(1)).frames[-1]
    assert isinstance(frame, ChoosePools)
    assert set(frame.chosen[0]) == {NO_CARD}
    t.do("rest")
    frame = t.view(Seat(1)).frames[-1]
    assert isinstance(frame, HeroDraft)
    assert HEROES["yami"].id in frame.brought[0]


@pytest.mark.rule("SKY-COMP-03", "SKY-Q-136")
def test_a_pool_chosen_within_a_budget_holds_a_team_that_fits() -> None:
    t = new_game(format="competitive", points="budget")
    while t.asks() == "pool":  # always the dearest
        t.do(max(t.options()[1:], key=lambda slug: points_of(own_pile(HEROES[slug].id))))
    frame = t.view(Seat(0)).frames[-1]
    assert isinstance(frame, HeroDraft)
    for heroes in frame.brought:
        assert pool_faults(tuple(own_pile(hero) for hero in heroes), 4, budget_for(4)) == []


@pytest.mark.rule("SKY-COMP-09", "SKY-COMP-10", "SKY-COMP-14")
def test_each_team_drafts_from_its_own_pool_and_leaves_two_heroes() -> None:
    t = pooled(south_pool=SIX)
    assert t.asks() == "hero"  # no factions are drafted
    pool = {CARDS[pile.hero].slug for pile in read_pool(SIX)}
    offered: list[set[str]] = [set(), set()]
    while t.asks() == "hero":
        offered[t.asked() - 1] |= set(t.options())
        t.do(t.options()[0])
    assert offered[0] == pool
    mine = {CARDS[hero.card].slug for hero in t.state.heroes if hero.side == 0}
    assert mine < pool
    assert len(pool - mine) == 2


@pytest.mark.rule("SKY-COMP-12", "SKY-COMP-13")
def test_the_piles_of_the_drafted_heroes_are_the_deck() -> None:
    burning = SIX.replace(
        "hero: yami", "hero: yami; kneel_before_me; 3x combustion; 3x mirage; 1x wind_reader"
    )
    t = pooled(south_pool=burning)
    while t.asks() == "hero":
        t.do("yami" if "yami" in t.options() and t.asked() == 1 else t.options()[0])
    while t.asks() == "place-hero":
        t.do("auto")
    expected: list[CardId] = []
    for hero in t.state.heroes:
        if hero.side == 0:
            slug = CARDS[hero.card].slug
            expected += pile_of(slug) if slug != "yami" else list(read_pool(burning)[0].cards)
    assert all_cards(t, 0) == sorted(expected)
    assert [CARDS[card].slug for card in all_cards(t, 0)].count("mirage") == 3


@pytest.mark.rule("SKY-Q-135")
def test_both_sides_may_have_the_same_hero() -> None:
    t = new_game(format="competitive", south_pool=SIX, north_pool=SIX)
    while t.asks() == "hero":
        t.do("yami" if "yami" in t.options() else t.options()[0])
    assert [CARDS[hero.card].slug for hero in t.state.heroes].count("yami") == 2


@pytest.mark.rule("SKY-Q-133")
def test_six_heroes_of_two_factions_are_there() -> None:
    for faction in {hero.faction for hero in HEROES.values()}:
        assert sum(hero.faction == faction for hero in HEROES.values()) == 4
    t, _ = drafted(format="casual", battlefield="three_lanes")
    for side in (0, 1):
        assert len({hero_card(hero.card).faction for hero in t.state.heroes if hero.side == side}) == 2


@pytest.mark.rule("SKY-DRAFT-06")
def test_why_a_hero_cannot_be_drafted_is_said() -> None:
    t = new_game(2, 3, format="casual")
    while t.asks() == "faction":
        t.do(t.options()[0])
    mine = t.options()[0]
    other = next(slug for slug in sorted(HEROES) if slug not in t.options())
    assert t.why_not(mine) == []
    assert t.why_not(other) == ["SKY-DRAFT-06"]
    t.do(mine)
    assert t.why_not(mine) == ["SKY-DRAFT-06"]  # taken
    assert t.why_not("nobody") == []
