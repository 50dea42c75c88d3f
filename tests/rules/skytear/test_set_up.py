"""Setting the table for a first game on two lanes."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import CARDS, hero_card, power
from skyshelf.games.skytear.table.state import Stance
from skyshelf.games.skytear.vocabulary.names import Faction
from tests.rules.skytear.table import Table, new_game


def drafted(seed: int = 1, **settings: Any) -> Table:
    """A game after the factions are chosen."""
    t = new_game(seed=seed, **settings)
    while t.asks() in ("faction", "hero"):
        t.do(t.options()[0])
    return t


def placed(seed: int = 1, **settings: Any) -> Table:
    """And after the heroes stand on the map."""
    t = drafted(seed, **settings)
    while t.asks() == "place-hero":
        t.do("auto")
    return t


def ready(seed: int = 1, **settings: Any) -> Table:
    t = placed(seed, **settings)
    while t.asks() == "mulligan":
        t.do("done")
    return t


def first(t: Table) -> int:
    return t.state.first + 1


@pytest.mark.rule("SKY-SET-01")
def test_three_victory_cards_are_drawn() -> None:
    drawn = {new_game(seed=seed).state.victory for seed in range(12)}
    assert all(len(set(cards)) == 3 for cards in drawn)
    assert len(drawn) > 6


@pytest.mark.rule("SKY-SET-02", "SKY-SET-03")
def test_chance_names_the_first_player_who_gets_the_flux() -> None:
    games = [new_game(seed=seed, battlefield="two_lanes") for seed in range(12)]
    assert {t.state.first for t in games} == {0, 1}
    assert all(t.state.flux == t.state.first for t in games)


@pytest.mark.rule("SKY-LANE3-04", "SKY-LANE3-05")
def test_on_three_lanes_it_is_the_same() -> None:
    games = [new_game(seed=seed, battlefield="three_lanes") for seed in range(12)]
    assert {t.state.first for t in games} == {0, 1}
    assert all(t.state.flux == t.state.first for t in games)


@pytest.mark.rule("SKY-SET-04")
def test_the_token_begins_on_row_one() -> None:
    t = ready()
    assert t.state.turn == 1
    assert all(t.state.mana_left(UnitId(hero)) == 1 for hero in range(8))


@pytest.mark.rule("SKY-SET-05", "SKY-SET-06", "SKY-SET-07")
def test_each_pick_of_a_faction_cites_the_rule_that_gives_it() -> None:
    t = new_game(2, 1)
    asked, told = [], []
    while t.asks() == "faction":
        assert t.state.decision is not None
        asked.append(t.state.decision.rule)
        t.do(t.options()[0])
        told += [event.rule for event in t.events if event.kind == "faction-drafted"]
    assert asked == ["SKY-SET-05", "SKY-SET-06", "SKY-SET-06"]
    assert told == [*asked, "SKY-SET-07"]


@pytest.mark.rule("SKY-SET-05", "SKY-SET-06", "SKY-SET-07")
def test_factions_are_drafted_one_two_one() -> None:
    t = new_game()
    asked = [t.asked()]
    t.do("taulot")
    for faction in ("kurumo", "nupten"):
        asked.append(t.asked())
        t.do(faction)
    one, other = first(t), 3 - first(t)
    assert asked == [one, other, other]
    # The last faction is not even asked for.
    sides: dict[int, set[Faction]] = {one: set(), other: set()}
    for hero in t.state.heroes:
        sides[hero.seat + 1].add(hero_card(hero.card).faction)
    assert sides[one] == {Faction.TAULOT, Faction.LIOTHAN}
    assert sides[other] == {Faction.KURUMO, Faction.NUPTEN}


@pytest.mark.rule("SKY-SET-08", "SKY-SET-09", "SKY-SET-10")
def test_with_each_faction_come_its_two_starter_heroes() -> None:
    t = drafted()
    names = sorted(CARDS[hero.card].slug for hero in t.state.heroes)
    assert names == ["akhuti", "corjof", "cotlic", "gulbjarn", "haburat", "sakoshi", "tlakali", "yami"]
    for side in (0, 1):
        mine = [hero_card(hero.card).faction for hero in t.state.heroes if hero.side == side]
        assert sorted(mine.count(faction) for faction in set(mine)) == [2, 2]


@pytest.mark.rule("SKY-SET-12", "SKY-SET-13", "SKY-SET-33")
def test_heroes_begin_with_their_printed_hp_ready_and_without_conditions() -> None:
    for hero in ready().state.heroes:
        assert hero.hp == hero_card(hero.card).hp
        assert hero.stance == Stance.READY
        assert hero.conditions == 0


@pytest.mark.rule("SKY-SET-14")
def test_each_hero_starts_on_a_free_hex_beside_its_nexus() -> None:
    t = drafted()
    assert t.asks() == "place-hero"
    choice = t.options()[1]
    t.do(choice)
    assert choice not in t.options()
    t = placed()
    for hero in t.state.heroes:
        assert t.state.field.distance[hero.hex][t.state.field.nexus[hero.side]] == 1
    assert len({hero.hex for hero in t.state.heroes}) == 8


@pytest.mark.rule("SKY-SET-15", "SKY-SET-16", "SKY-SET-17")
def test_the_piles_of_the_heroes_are_shuffled_to_one_deck_of_32() -> None:
    t = placed()
    for seat, player in enumerate(t.state.players):
        cards = t.state.deck_of(Seat(seat)).cards + player.hand
        assert len(cards) == 32
        factions = {hero_card(hero.card).faction for hero in t.state.heroes if hero.seat == seat}
        assert {power(card).faction for card in cards} == factions
    assert placed(2).state.decks[0].cards != sorted(placed(2).state.decks[0].cards)


@pytest.mark.rule("SKY-SET-18", "SKY-SET-19")
def test_the_first_player_begins_with_six_cards_the_second_with_five() -> None:
    t = placed()
    assert (len(t.hand(first(t))), len(t.hand(3 - first(t)))) == (6, 5)


def throws_everything_away() -> tuple[Table, list[str], list[str]]:
    """After the first player's mulligan, with the hand and the deck before it."""
    t = placed()
    assert (t.asks(), t.asked()) == ("mulligan", 1)
    before, below = t.hand(1), t.deck(1)
    while len(t.options()) > 1:
        t.do(t.options()[1])
    return t.do("done"), before, below


@pytest.mark.rule("SKY-SET-20", "SKY-SET-22", "SKY-SET-23")
def test_the_mulligan_trades_cards_of_the_hand_for_cards_of_the_deck() -> None:
    t, before, below = throws_everything_away()
    t.do("done")
    assert sorted(t.discard(1)) == sorted(before)
    assert sorted(t.hand(1)) == sorted(below[: len(before)])  # from the deck, into which nothing went back


@pytest.mark.rule("SKY-SET-21")
def test_the_mulligan_may_be_of_no_card_and_is_done_once() -> None:
    t, _, _ = throws_everything_away()
    kept = t.hand(2)
    t.do("done")  # the other player keeps everything
    assert (t.hand(2), t.discard(2)) == (kept, [])
    assert t.asks() == "activate"


@pytest.mark.rule("SKY-SET-24", "SKY-SET-25", "SKY-SET-26")
def test_four_towers_of_five_hp_and_none_on_the_nexus() -> None:
    t = ready()
    assert [t.board(side).towers for side in ("south", "north")] == [[5, 5], [5, 5]]
    assert [t.board(side).nexus for side in ("south", "north")] == [0, 0]


@pytest.mark.rule("SKY-SET-27")
def test_control_tokens_get_their_numbers_at_random() -> None:
    assert {new_game(seed=seed).state.numbers for seed in range(12)} == {(1, 2), (2, 1)}
    assert new_game().token("west") == "-5,0"
    assert new_game().token("east") == "5,0"


@pytest.mark.rule("SKY-SET-28")
def test_two_minions_start_on_each_lane_where_the_picture_shows_them() -> None:
    t = ready()
    assert t.minions("south") == sorted(["-6,1", "-5,1", "4,1", "5,1"], key=_numbers)


@pytest.mark.rule("SKY-SET-29", "SKY-SET-30", "SKY-SET-31")
def test_of_eight_minions_four_are_on_lanes_and_the_others_on_the_nexus() -> None:
    t = ready()
    for side in (0, 1):
        mine = [number for number, owner in enumerate(t.state.minion_sides) if owner == side]
        assert len(mine) == 8  # four for each of two factions
        lanes = [t.state.minion_lanes[number] for number in mine if t.state.minions[number] >= 0]
        assert sorted(lanes) == [0, 0, 1, 1]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


@pytest.mark.rule("SKY-SET-11", "SKY-SET-34")
def test_no_pillar_or_illusion_is_on_the_map() -> None:
    t = ready()
    assert t.pillars("south") == t.pillars("north") == []
    assert all(hero.illusion < 0 for hero in t.state.heroes)


@pytest.mark.rule("SKY-SET-32")
def test_the_outsider_waits_on_its_card() -> None:
    (outsider,) = ready().state.outsiders
    assert CARDS[outsider.card].slug == "riftmaw"
    assert (outsider.front, outsider.rear) == (-1, -1)
