"""What a page shows of the draft: the order of the picks, and why a hero cannot be had."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.cards.registry import BY_SLUG, HEROES
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.text.speaker import Speaker

GAME = game_named("skytear")
SIX = "hero: yami; hero: sakoshi; hero: cotlic; hero: akhuti; hero: corjof; hero: haburat"
ENGLISH = Speaker("en", ["Ada", "Ben", "Cleo", "Dan"], strict=True)


def begin(seats: int = 2, **settings: Any) -> Skytear:
    state = GAME.start(seats, settings, 5)
    assert isinstance(state, Skytear)
    return state


def draft(state: Skytear, seat: Seat | None = SEATS[0]) -> Any:
    return GAME.figures(GAME.view(state, seat))["draft"]


def pick(state: Skytear, number: int = 0) -> None:
    state.choose(number)


def past_factions(state: Skytear) -> Skytear:
    while state.decision is not None and state.decision.kind == "faction":
        pick(state)
    return state


def why(state: Skytear, hero: str, seat: Seat = SEATS[0]) -> str:
    """What is said against a hero; nothing if it can be had."""
    offer = next(one for one in draft(state, seat)["offers"] if one["card"] == BY_SLUG[hero].id)
    return "" if offer["why"] is None else ENGLISH.say(offer["why"])


@pytest.mark.rule("SKY-SET-05", "SKY-SET-06", "SKY-SET-07")
def test_the_order_of_faction_picks_is_one_two_one() -> None:
    state = begin(format="first")
    first = state.first
    assert [one["side"] for one in draft(state)["picks"]] == [first, 1 - first, 1 - first, first]
    assert all(len(heroes) == 2 for heroes in draft(state)["heroes"])


def test_a_pick_is_noted_at_its_place() -> None:
    state = begin(format="casual")
    pick(state, 2)
    assert [one["taken"] for one in draft(state)["picks"]] == [2, None, None, None]


@pytest.mark.rule("SKY-DRAFT-06", "SKY-DRAFT-07")
def test_heroes_of_others_factions_and_heroes_taken_say_why() -> None:
    state = past_factions(begin(format="casual"))
    open_to = {one["card"] for one in draft(state)["offers"] if one["why"] is None}
    assert len(open_to) == 8
    strange = next(hero for hero in HEROES.values() if hero.id not in open_to)
    assert why(state, strange.slug).startswith("Your side did not choose")
    seat = state.decision.seat if state.decision else SEATS[0]
    pick(state)
    taken = state.heroes[0].card
    slug = next(hero.slug for hero in HEROES.values() if hero.id == taken)
    assert why(state, slug, seat) == f"{ENGLISH.names[seat]} has taken this hero."


@pytest.mark.rule("SKY-Q-129")
def test_teammates_pick_in_turn() -> None:
    state = past_factions(begin(4, format="casual"))
    seats = [one["seat"] for one in draft(state)["picks"] if one["side"] == 0]
    assert seats == [0, 2, 0, 2]


@pytest.mark.rule("SKY-COMP-10")
def test_with_pools_both_sides_may_have_the_same_hero() -> None:
    state = begin(format="competitive", south_pool=SIX, north_pool=SIX)
    seat = state.decision.seat if state.decision else SEATS[0]
    pick(state)
    slug = next(hero.slug for hero in HEROES.values() if hero.id == state.heroes[0].card)
    assert why(state, slug, seat) != ""
    assert why(state, slug, Seat(1 - seat)) == ""


def test_a_hero_outside_the_pool_says_so() -> None:
    state = begin(format="competitive", south_pool=SIX, north_pool=SIX)
    assert len(draft(state)["theirs"]) == 6
    assert why(state, "yami") == ""
    assert why(state, "freyhel") == "This hero is not in your pool."


@pytest.mark.rule("SKY-Q-136")
def test_points_are_counted_with_the_piles() -> None:
    state = past_factions(begin(format="casual", points="budget"))
    assert draft(state)["points"] == {"spent": 0, "budget": 480}
    seat = state.decision.seat if state.decision else SEATS[0]
    pick(state)
    cost = next(one["points"] for one in draft(state)["offers"] if one["card"] == state.heroes[0].card)
    assert draft(state, seat)["points"]["spent"] == cost


def test_only_who_builds_sees_how_many_exchanges_are_left() -> None:
    state = begin(format="random", decks="built")
    assert state.decision is not None
    builder = state.decision.seat
    assert draft(state, builder)["exchanges"] == 32
    assert draft(state, Seat(1 - builder)) is None


def test_there_is_no_draft_once_the_battle_begins() -> None:
    assert draft(begin(format="random")) is None


@pytest.mark.rule("SKY-COMP-03")
def test_a_pool_that_is_being_chosen_is_seen_by_its_side_alone() -> None:
    state = begin(format="competitive")
    pick(state, 1)
    chosen = draft(state)["chosen"]
    assert len(chosen) == 1
    assert chosen[0] not in {one["card"] for one in draft(state)["offers"]}
    assert draft(state, Seat(1))["chosen"] == ()
    assert draft(state, None) is None
