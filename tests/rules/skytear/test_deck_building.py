"""Decks, piles and pools that players build themselves: limits, points, and lists as text."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.rng import Rng
from skyshelf.games.skytear.cards.card import CardId, PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES, PILES, hero_card, pile_of, power
from skyshelf.games.skytear.deckbuilding.decklist import read_deck, read_pool, write_deck, write_pool
from skyshelf.games.skytear.deckbuilding.legality import (
    MOST_COPIES,
    HeroPile,
    Pool,
    belongs_in_deck,
    budget_for,
    deck_faults,
    own_pile,
    points_of,
    pool_faults,
    team_faults,
)
from skyshelf.games.skytear.setup.form_decks import BuildDeck, points_left
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Faction
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, new_game

ENGLISH = Speaker("en", strict=True)
KURUMO_AND_TAULOT = (Faction.KURUMO, Faction.TAULOT)
FOUR = ("yami", "sakoshi", "cotlic", "tlakali")
SIX = (*FOUR, "kichie", "hogosai")


def ids(*slugs: str) -> list[CardId]:
    return [BY_SLUG[slug].id for slug in slugs]


def piles(*heroes: str) -> list[CardId]:
    return [card for hero in heroes for card in pile_of(hero)]


def pool(*heroes: str) -> Pool:
    return tuple(own_pile(HEROES[hero].id) for hero in heroes)


def rules(cards: list[CardId]) -> list[str]:
    """What is wrong with a deck for the four heroes; every sentence can be said."""
    faults = deck_faults(cards, ids(*FOUR), KURUMO_AND_TAULOT)
    assert all(ENGLISH.say(phrase) for _, phrase, _ in faults)
    return [rule for rule, *_ in faults]


def changed(out: str, coming: str) -> list[CardId]:
    cards = piles(*FOUR)
    cards.remove(BY_SLUG[out].id)
    return [*cards, BY_SLUG[coming].id]


def test_the_piles_of_the_heroes_are_a_good_deck() -> None:
    assert rules(piles(*FOUR)) == []


@pytest.mark.rule("SKY-DECK-01", "SKY-Q-131")
def test_cards_of_factions_that_were_not_chosen_are_forbidden() -> None:
    assert rules(changed("gank", "presence")) == ["SKY-DECK-01"]
    assert rules(changed("gank", "lava_flow")) == []  # another hero's, but of Kurumo


@pytest.mark.rule("SKY-DECK-02")
def test_the_ultimate_of_each_hero_must_be_there() -> None:
    assert rules(changed("kneel_before_me", "lava_flow")) == ["SKY-DECK-02"]


@pytest.mark.rule("SKY-DECK-03")
def test_no_other_ultimate_may_be_there() -> None:
    assert rules(changed("gank", "eruption")) == ["SKY-DECK-03"]
    assert rules(changed("gank", "kneel_before_me")) == ["SKY-DECK-03"]


@pytest.mark.rule("SKY-DECK-04", "SKY-Q-132")
def test_three_copies_of_a_card_at_most() -> None:
    assert rules(changed("lifesteal", "gank")) == []
    assert rules(changed("gank", "combustion")) == ["SKY-DECK-04"]


@pytest.mark.rule("SKY-DECK-05")
def test_exactly_eight_cards_for_each_hero() -> None:
    assert rules(piles(*FOUR)[:-1]) == ["SKY-DECK-05"]
    assert rules([*piles(*FOUR), *ids("lava_flow")]) == ["SKY-DECK-05"]


@pytest.mark.rule("SKY-Q-70", "SKY-DECK-01", "SKY-DECK-04")
def test_dodge_can_be_built_into_a_deck_as_a_card_of_nupten() -> None:
    nupten = deck_faults(changed("gank", "dodge"), ids(*FOUR), (*KURUMO_AND_TAULOT, Faction.NUPTEN))
    assert nupten == []
    assert rules(changed("gank", "dodge")) == ["SKY-DECK-01"]  # nobody chose Nupten
    assert pool_rules(with_yami(*YAMI, *["dodge"] * 3)) == []
    assert pool_rules(with_yami(*YAMI[:4], *["dodge"] * 4)) == ["SKY-COMP-08"]


@pytest.mark.rule("SKY-Q-70")
def test_dodge_is_offered_where_a_deck_of_nupten_is_built() -> None:
    seen = set()
    for seed in range(4):
        t = building(seed)
        frame = t.state.frames[-1]
        assert isinstance(frame, BuildDeck)
        t.do(t.options()[1])
        assert ("dodge" in t.options()) == (Faction.NUPTEN in frame.factions)
        seen.add(Faction.NUPTEN in frame.factions)
    assert seen == {True, False}


def building(seed: int, **settings: Any) -> Table:
    t = new_game(seed=seed, format="casual", decks="built", **settings)
    while t.asks() in ("faction", "hero"):
        t.do(t.options()[seed % len(t.options())])
    return t


@pytest.mark.rule("SKY-DECK-01", "SKY-DECK-02", "SKY-DECK-03")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_exchanged_the_deck_stays_legal(seed: int) -> None:
    t = building(seed)
    rng = Rng(seed)
    exchanged = 0
    while t.asks() in ("deck-out", "deck-in"):
        frame = t.state.frames[-1]
        assert isinstance(frame, BuildDeck)
        assert not any(power(BY_SLUG[slug].id).ultimate for slug in t.options() if slug != "done")
        heroes = [hero.card for hero in t.state.heroes if hero.seat == frame.seat]
        if t.asks() == "deck-out":
            assert deck_faults(t.state.deck_of(frame.seat).cards, heroes, frame.factions) == []
        t.do(t.options()[rng.below(len(t.options()))])
        exchanged += t.kinds().count("exchanged")
    assert exchanged


def test_an_exchange_puts_one_card_for_another() -> None:
    t = building(1)
    out = t.options()[1]
    before = t.deck(t.asked()).count(out)
    seat = t.asked()
    t.do(out)
    coming = next(slug for slug in t.options() if slug != out)
    had = t.deck(seat).count(coming)
    t.do(coming)
    assert t.deck(seat).count(out) == before - 1
    assert t.deck(seat).count(coming) == had + 1


@pytest.mark.rule("SKY-DECK-01", "SKY-DECK-02", "SKY-DECK-03")
def test_a_card_that_cannot_be_exchanged_is_refused_by_its_rule() -> None:
    t = building(1)
    frame = t.state.frames[-1]
    assert isinstance(frame, BuildDeck)
    cards = t.state.deck_of(frame.seat).cards
    ultimate = next(power(card) for card in cards if power(card).ultimate)
    assert t.why_not(ultimate.slug) == ["SKY-DECK-02"]
    assert t.why_not(ultimate.slug.replace("_", " ")) == ["SKY-DECK-02"]
    held = next(power(card).slug for card in cards if cards.count(card) == MOST_COPIES)
    out = next(slug for slug in t.options() if slug not in ("done", held))
    t.do(out)
    strange = next(
        card for card in CARDS if isinstance(card, PowerCard) and card.faction not in frame.factions
    )
    assert t.why_not(strange.slug)[0] == "SKY-DECK-01"
    assert t.why_not(held) == ["SKY-DECK-04"]
    assert t.why_not(ultimate.slug) == ["SKY-DECK-03"]
    assert t.why_not(t.options()[0]) == []
    assert t.why_not("skytear_flux") == t.why_not("nonsense") == []
    faults = GAME.why_not(t.view(frame.seat), held)
    assert [ENGLISH.say(phrase) for _, phrase in faults] == [
        f"There can be 3 copies of {ENGLISH.say(BY_SLUG[held].name)}; you have 3."
    ]


def pool_rules(brought: Pool, heroes: int = 4, budget: int = 0) -> list[str]:
    faults = pool_faults(brought, heroes, budget)
    assert all(ENGLISH.say(phrase) for _, phrase, _ in faults)
    return [rule for rule, *_ in faults]


@pytest.mark.rule("SKY-COMP-03", "SKY-COMP-04")
def test_a_pool_has_two_heroes_more_than_the_game_and_all_are_different() -> None:
    eight = (*SIX, "akhuti", "haburat")
    assert pool_rules(pool(*SIX)) == []
    assert pool_rules(pool(*SIX[:5])) == ["SKY-COMP-03"]
    assert pool_rules(pool(*SIX[:5], "yami")) == ["SKY-COMP-03", "SKY-COMP-08", "SKY-COMP-08", "SKY-COMP-08"]
    assert pool_rules(pool(*eight), heroes=6) == []
    assert pool_rules(pool(*SIX), heroes=6) == ["SKY-COMP-04"]


def with_yami(*slugs: str) -> Pool:
    return (HeroPile(HEROES["yami"].id, tuple(ids(*slugs))), *pool(*SIX[1:]))


YAMI = ("kneel_before_me", "dragon_punch", "dragon_punch", "clear_mind", "clear_mind")


@pytest.mark.rule("SKY-COMP-05")
def test_a_pile_has_eight_cards() -> None:
    assert pool_rules(with_yami(*YAMI, *["combustion"] * 3)) == []
    assert pool_rules(with_yami(*YAMI, *["combustion"] * 2)) == ["SKY-COMP-05"]


@pytest.mark.rule("SKY-COMP-06", "SKY-COMP-07")
def test_a_pile_has_the_ultimate_of_its_hero_and_no_other() -> None:
    assert pool_rules(with_yami(*YAMI[1:], "mirage", *["combustion"] * 3)) == ["SKY-COMP-06"]
    assert pool_rules(with_yami(*YAMI, "eruption", *["combustion"] * 2)) == ["SKY-COMP-07"]


@pytest.mark.rule("SKY-COMP-07")
def test_the_ultimate_of_another_hero_of_the_pool_belongs_in_that_pile() -> None:
    pile = own_pile(HEROES["brylvar"].id)
    pile = HeroPile(pile.hero, (*pile.cards[1:], BY_SLUG["shuriken_storm"].id))
    told = [ENGLISH.say(fault.phrase) for fault in pool_faults((pile, *pool("sakoshi")), 4)]
    assert "Shuriken Storm belongs in the pile of Sakoshi." in told


@pytest.mark.rule("SKY-COMP-08", "SKY-Q-132")
def test_three_copies_at_most_in_all_piles_together() -> None:
    # Sakoshi's own pile has three of Crippling Precision.
    assert pool_rules(with_yami(*YAMI, "crippling_precision", "mirage", "mirage")) == ["SKY-COMP-08"]


@pytest.mark.rule("SKY-COMP-15", "SKY-Q-134")
def test_factions_do_not_matter_in_piles() -> None:
    assert pool_rules(with_yami(*YAMI, "mirage", "presence", "mud_flood")) == []


@pytest.mark.rule("SKY-EX-28")
def test_a_pile_made_against_armor_is_legal_within_the_limits() -> None:
    # Sakoshi's enemies have Armor: cards whose loss of HP no Armor stops take the place of his own.
    sharp = [
        "shuriken_storm",
        "scorched_veins",
        "scorched_veins",
        "lifesteal",
        "lifesteal",
        "mirage",
        "mirage",
    ]
    pile = HeroPile(HEROES["sakoshi"].id, tuple(ids(*sharp, "mirage")))
    brought = (pile, *pool("yami", "cotlic", "tlakali", "akhuti", "corjof"))
    assert pool_rules(brought) == []


@pytest.mark.rule("SKY-META-11", "SKY-COMP-03", "SKY-COMP-05")
def test_a_game_refuses_pools_with_every_fault_in_a_sentence() -> None:
    text = write_pool(with_yami(*YAMI)[:5])
    with pytest.raises(RefusedSetup) as refused:
        new_game(format="competitive", north_pool=text)
    said = [ENGLISH.say(phrase) for phrase in refused.value.phrases]
    assert said == [
        "For games with 4 heroes a pool has 6 heroes; this one has 5.",
        "The pile of Yami has 5 cards; it needs 8.",
    ]


def team_rules(brought: Pool, budget: int = 0) -> list[str]:
    faults = team_faults(brought, 4, budget)
    assert all(ENGLISH.say(phrase) for _, phrase, _ in faults)
    return [rule for rule, _, _ in faults]


@pytest.mark.rule("SKY-DECK-01", "SKY-DECK-02", "SKY-DECK-03")
def test_a_team_that_is_brought_keeps_the_limits_of_the_casual_format() -> None:
    def with_pile(*slugs: str) -> Pool:
        return (HeroPile(HEROES["yami"].id, tuple(ids(*slugs))), *pool(*FOUR[1:]))

    assert team_rules(pool(*FOUR)) == []
    assert team_rules(pool(*FOUR[:3])) == ["SKY-DRAFT-06"]
    assert team_rules(pool("yami", "cotlic", "akhuti", "corjof")) == ["SKY-DRAFT-06"]  # four factions
    assert team_rules(with_pile(*YAMI, *["combustion"] * 2)) == ["SKY-DECK-05"]
    assert team_rules(with_pile(*YAMI, "combustion", "combustion", "mirage")) == ["SKY-DECK-01"]
    assert team_rules(with_pile(*YAMI[1:], "lava_flow", *["combustion"] * 3)) == ["SKY-DECK-02"]
    assert team_rules(with_pile(*YAMI, "eruption", *["combustion"] * 2)) == ["SKY-DECK-03"]
    assert team_rules(with_pile(*YAMI, "crippling_precision", "combustion", "combustion")) == ["SKY-DECK-04"]
    assert team_rules(pool(*FOUR), budget=400) == ["SKY-Q-136"]


def test_a_brought_team_is_played_with_its_deck_and_the_other_side_gets_two_factions() -> None:
    t = new_game(seed=4, format="teams", south_pool=write_pool(pool(*FOUR)), points="budget")
    assert [CARDS[hero.card].slug for hero in t.state.heroes if hero.side == 0] == list(FOUR)
    north = [HEROES[CARDS[hero.card].slug].faction for hero in t.state.heroes if hero.side == 1]
    assert (len(north), len(set(north))) == (4, 2)
    while t.asks() == "place-hero":
        t.do("auto")
    assert sorted([*t.state.decks[0].cards, *t.state.players[0].hand]) == sorted(piles(*FOUR))


@pytest.mark.parametrize(
    ("settings", "start"),
    [
        ({"format": "casual", "south_pool": write_pool(pool(*SIX))}, "Pools belong to"),
        ({"format": "competitive", "decks": "built"}, "Pools and teams are built"),
        ({"format": "first", "points": "budget"}, "Points need heroes"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(settings: dict[str, Any], start: str) -> None:
    with pytest.raises(RefusedSetup) as refused:
        new_game(**settings)
    assert ENGLISH.say(refused.value.phrases[0]).startswith(start)


@pytest.mark.rule("SKY-PTS-02", "SKY-PTS-03", "SKY-PTS-08")
def test_heroes_and_cards_have_points_as_data() -> None:
    assert all(hero.points > 0 for hero in HEROES.values())
    assert all(card.points > 0 for pile in PILES.values() for card in pile)
    assert points_of(own_pile(HEROES["sakoshi"].id)) == 41 + 71
    assert (budget_for(4), budget_for(6)) == (480, 720)


@pytest.mark.rule("SKY-Q-136")
@pytest.mark.parametrize("field", ["two_lanes", "three_lanes"])
@pytest.mark.parametrize("way", ["casual", "competitive"])
def test_within_a_budget_every_draft_can_be_finished_and_no_team_costs_more(way: str, field: str) -> None:
    for seed in range(6):
        t = new_game(seed=seed, format=way, battlefield=field, points="budget")
        while t.asks() in ("faction", "pool", "hero"):
            # Always the dearest hero that is offered.
            dearest = max(range(len(t.options())), key=lambda one: price(t.options()[one]))
            t.do(t.options()[dearest])
        for side in (0, 1):
            team = [hero.card for hero in t.state.heroes if hero.side == side]
            assert sum(points_of(own_pile(hero)) for hero in team) <= budget_for(t.state.field.heroes)


@pytest.mark.parametrize("heroes", [2, 4, 6])
def test_any_two_factions_have_a_team_within_the_budget(heroes: int) -> None:
    for two in combinations(Faction, 2):
        cheapest = sorted(price(hero.slug) for hero in HEROES.values() if hero.faction in two)
        assert sum(cheapest[:heroes]) <= budget_for(heroes)


def price(slug: str) -> int:
    return points_of(own_pile(HEROES[slug].id)) if slug in HEROES else 0


@pytest.mark.rule("SKY-Q-136")
def test_exchanged_cards_must_fit_the_budget() -> None:
    t = building(2, points="budget")
    while t.asks() in ("deck-out", "deck-in"):
        # The cheapest card goes, the dearest comes.
        cards = sorted((slug for slug in t.options() if slug != "done"), key=card_price)
        t.do(cards[0] if t.asks() == "deck-out" else cards[-1])
    assert points_left(t.state, 0) >= 0
    assert points_left(t.state, 1) >= 0


def card_price(slug: str) -> int:
    return power(BY_SLUG[slug].id).points


def test_a_pool_too_dear_for_the_budget_is_refused() -> None:
    dear = pool("cotlic", "yami", "gulbjarn", "brylvar", "ixatosk", "hogosai")
    assert pool_rules(dear, budget=480) == ["SKY-Q-136"]
    assert pool_rules(dear) == []


def test_a_pool_is_read_and_written() -> None:
    first = "hero: Yami   # with its own pile"
    second = "HERO: Sakoshi; 3x Gank; Crippling Precision x 2; Shuriken Storm"
    yami, sakoshi = read_pool(f"{first}\n{second}\n2 Lifesteal")
    assert yami == own_pile(HEROES["yami"].id)
    assert sorted(CARDS[card].slug for card in sakoshi.cards) == (
        ["crippling_precision"] * 2 + ["gank"] * 3 + ["lifesteal"] * 2 + ["shuriken_storm"]
    )
    assert read_pool(write_pool((yami, sakoshi))) == (yami, sakoshi)


def test_heroes_and_cards_are_meant_by_their_english_names() -> None:
    for card in CARDS:
        if belongs_in_deck(card):
            assert read_deck(ENGLISH.say(card.name)) == [card.id]
    names = {hero.id: ENGLISH.say(hero.name) for hero in HEROES.values()}
    whole = tuple(own_pile(hero) for hero in names)
    assert read_pool(write_pool(whole, names)) == whole


def test_names_of_another_language_are_understood() -> None:
    assert read_deck("2x Combustione", {"combustione": "combustion"}) == ids("combustion", "combustion")


def test_every_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(RefusedSetup) as refused:
        read_pool("2x gank\nhero: Yamy\n3x Combustoin\n0x gank\nskytear flux\nqqqqqq")
    assert [ENGLISH.say(phrase) for phrase in refused.value.phrases] == [
        "Line 1: a card comes after the line of its hero, such as “hero: Yami”.",
        "Line 2: there is no hero “Yamy”; close to it is Yami.",
        "Line 3: there is no power card “Combustoin” for decks; close to it is Combustion.",
        "Line 4: a card can be there 1 to 99 times, not 0.",
        "Line 5: there is no power card “skytear flux” for decks.",
        "Line 6: there is no power card “qqqqqq” for decks.",
    ]
    with pytest.raises(BadSetup):
        read_pool("# nothing")


BUILDABLE = [card.id for card in CARDS if belongs_in_deck(card)]


@given(st.lists(st.sampled_from(BUILDABLE), min_size=1, max_size=60))
def test_what_is_written_can_be_read_back(cards: list[CardId]) -> None:
    assert read_deck(write_deck(cards)) == sorted(cards)


def test_a_game_with_pools_is_saved_and_played_to_its_end() -> None:
    text = write_pool(with_yami(*YAMI, "mirage", "presence", "mud_flood"))
    t = new_game(seed=3, format="competitive", south_pool=text, north_pool=text, points="budget")
    saved = GAME.codec.decode(GAME.codec.encode(t.state), Skytear)
    assert saved.rules.pools == (read_pool(text), read_pool(text))
    rng = Rng(3)
    while saved.decision is not None:
        saved.choose(rng.below(len(saved.decision.options)))
    assert saved.outcome is not None


@pytest.mark.rule("SKY-DECK-01")
@pytest.mark.parametrize("seed", range(3))
def test_random_teams_build_with_the_cards_of_their_own_factions(seed: int) -> None:
    t = new_game(seed=seed, format="random", decks="built")
    seat = t.asked() - 1
    own = {hero_card(hero.card).faction for hero in t.state.heroes if hero.seat == seat}
    t.do(t.options()[1])
    assert t.asks() == "deck-in"
    found = {power(BY_SLUG[text].id).faction for text in t.options()}
    assert len(own) == 2
    assert found == own
