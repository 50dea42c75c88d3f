"""Drawing cards, hands, decks and discard piles; what is open and what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str = "yami", **given: Any) -> Table:
    heroes = {hero: {"at": OPEN}, "cotlic": NEXT_TO, **given.pop("heroes", {})}
    given.setdefault("turn", 3)
    return table(heroes=heroes, active=hero, **given)


def dealt(seed: int = 1) -> Table:
    """A new game at its mulligan."""
    t = new_game(seed=seed, format="random")
    while t.asks() == "place-hero":
        t.do("auto")
    return t


@pytest.mark.rule("SKY-DRAW-01", "SKY-DRAW-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_draws_six_and_the_second_five(seed: int) -> None:
    t = dealt(seed)
    first = t.state.first + 1
    assert (len(t.hand(first)), len(t.hand(3 - first))) == (6, 5)


@pytest.mark.rule("SKY-DRAW-03")
def test_everybody_draws_two_cards_at_the_end_of_a_turn() -> None:
    t = table(phase="end", heroes={"yami": {"at": OPEN}, "cotlic": FAR}, hands={1: ["gank"]})
    assert (len(t.hand(1)), len(t.hand(2))) == (3, 2)


@pytest.mark.rule("SKY-DRAW-07")
def test_nobody_draws_for_anything_else() -> None:
    t = duel(
        minions=[{"side": "north", "at": "5,1"}],
        north={"pillars": ["4,1"]},
        heroes={"yami": {"at": OPEN, "conditions": ["frenzy"]}},
    )
    t.do("attack", "minion-n 5,1", "attack", "token 4,1", "skirmish", "cotlic", "done", "end")
    assert (t.hand(1), t.hand(2)) == ([], [])
    t.quietly(4)
    assert (len(t.hand(1)), len(t.hand(2))) == (2, 2)


@pytest.mark.rule("SKY-DRAW-08", "SKY-Q-60")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    t = duel(decks={1: ["gank"]}, discards={1: ["safeguard", "presence"]})
    t.do("attack")
    assert (t.deck(), sorted(t.discard())) == ([], ["gank", "presence", "safeguard"])  # not before
    t.do("skirmish", "cotlic", "done")
    assert "deck-renewed" in t.kinds()
    assert (len(t.deck()), len(t.discard())) == (2, 1)


@pytest.mark.rule("SKY-Q-61")
def test_without_any_card_a_flip_adds_nothing() -> None:
    t = duel(decks={1: []}).do("attack")
    assert t.hero("cotlic").hp == 16 - (4 - 1)
    t.quietly(4)
    assert (len(t.hand(1)), len(t.hand(2))) == (0, 2)
    assert t.outcome() == ""


@pytest.mark.rule("SKY-Q-61", "SKY-EFX-04")
def test_of_two_flips_the_only_card_counts_even_if_it_is_worse_than_none() -> None:
    t = duel("sakoshi", decks={1: ["shuriken_storm"]}).do("attack")
    assert t.hero("cotlic").hp == 16 - (3 - 1 - 1)


@pytest.mark.rule("SKY-Q-62")
def test_cards_flipped_for_an_effect_are_not_shuffled_into_the_new_deck() -> None:
    t = duel("sakoshi", decks={1: ["gank"]}, discards={1: ["safeguard"]}).do("attack")
    assert set(t.options()) == {"gank", "safeguard"}
    assert (t.deck(), t.discard()) == ([], [])
    t.do("safeguard")
    assert sorted(t.discard()) == ["gank", "safeguard"]


@pytest.mark.rule("SKY-Q-62", "SKY-Q-61")
@pytest.mark.parametrize("does", ["attack", "play cinder_shot by kichie"])
def test_a_card_flipped_for_an_effect_is_not_drawn_as_the_reward_of_it(does: str) -> None:
    t = table(
        heroes={
            "kichie": {"at": "0,4"},
            "akhuti": {"side": "north", "at": "0,3", "hp": 1},
            "cotlic": {"side": "north", "at": "4,-7"},
        },
        hands={1: ["cinder_shot"]},
        decks={1: ["clear_mind"]},
        turn=3,
        active="kichie",
    )
    t.do(does).passes()
    assert t.at("akhuti") == "-"
    assert "clear_mind" not in t.hand()
    assert (t.deck(), t.discard()) == ([], ["clear_mind"])


@pytest.mark.rule("SKY-DRAW-09", "SKY-DRAW-10")
def test_only_at_the_end_of_a_turn_six_cards_are_the_limit() -> None:
    t = duel(hands={1: ["gank"] * 8})
    assert t.asks() == "act"
    t.do("end")
    assert len(t.hand()) == 8
    t.do("end")
    assert (t.asks(), len(t.hand())) == ("hand-limit", 10)
    while t.asks() == "hand-limit":
        t.do(t.options()[0])
    assert len(t.hand()) == 6


@pytest.mark.rule("SKY-DRAW-11", "SKY-Q-69")
def test_discard_piles_are_open_and_hands_are_not() -> None:
    t = duel(hands={1: ["gank"], 2: ["safeguard"]}, discards={1: ["presence"]})
    other = t.view(Seat(1))
    assert [CARDS[card].slug for card in other.decks[0].discard] == ["presence"]
    assert (other.hands[0].cards, other.hands[0].number) == (None, 1)
    assert [CARDS[card].slug for card in t.view(Seat(0)).hands[0].cards or []] == ["gank"]


@pytest.mark.rule("SKY-DRAW-12", "SKY-Q-69")
def test_the_order_of_a_deck_is_hidden_from_everybody() -> None:
    one = duel(decks={1: ["gank", "safeguard", "presence"]})
    other = duel(decks={1: ["presence", "gank", "safeguard"]})
    for seat in (*first_seats(2), None):
        assert one.view(seat).decks[0] == other.view(seat).decks[0]
        assert one.view(seat).decks[0].number == 3


@pytest.mark.rule("SKY-Q-69")
def test_a_lead_card_from_the_deck_is_hidden_from_its_owner_too() -> None:
    t = duel(hands={1: ["gank"]}).do("lead", "deck")
    assert [t.view(Seat(seat)).heroes[t.unit("yami")].leads[0][0] for seat in (0, 1)] == [NO_CARD, NO_CARD]
    mine = duel(hands={1: ["gank"]}).do("lead", "gank")
    assert [mine.view(Seat(seat)).heroes[mine.unit("yami")].leads[0][0] == NO_CARD for seat in (0, 1)] == [
        False,
        True,
    ]


@pytest.mark.rule("SKY-Q-57")
def test_the_mulligan_is_secret_and_simultaneous() -> None:
    t = dealt()
    before = len(t.hand(1))
    t.do(t.options()[1], "done")
    assert t.asked() == 2
    assert len(t.hand(1)) == before - 1  # nothing is drawn before the other has chosen
    assert t.view(Seat(1)).decks[0].discard == []
    t.do("done")
    assert len(t.hand(1)) == before


@pytest.mark.rule("SKY-Q-63")
def test_a_played_card_is_discarded_at_the_end_of_the_turn() -> None:
    t = duel("sakoshi", hands={1: ["lifesteal"]}).do("play lifesteal by sakoshi")
    assert t.discard() == []
    t.quietly(4)
    assert t.discard() == ["lifesteal"]


@pytest.mark.rule("SKY-Q-64", "SKY-Q-65")
def test_lead_cards_are_discarded_face_up_at_the_end_of_the_turn() -> None:
    t = table(phase="end", heroes={"yami": {"at": OPEN, "leads": ["gank"]}, "cotlic": FAR})
    assert t.hero("yami").leads == ()
    assert [CARDS[card].slug for card in t.view(Seat(1)).decks[0].discard] == ["gank"]


@pytest.mark.rule("SKY-Q-66")
def test_of_two_lead_cards_under_a_hero_one_counts() -> None:
    t = table(
        phase="minions",
        heroes={"yami": {"at": "5,1", "leads": ["gank", "lifesteal"]}, "cotlic": FAR},
    )
    assert set(t.options()) == {"lead gank 0", "lead lifesteal 0", "done"}
    t.do("lead gank 0")
    contest = [event.args for event in t.events if event.kind == "contest"]
    assert contest[0]["south"] == 1 + 2


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a deck of 1 card."), ("es", "un mazo de 1 carta."), ("it", "un mazzo di 1 carta.")],
)
def test_a_deck_of_one_card_is_told_so(language: str, told: str) -> None:
    t = duel(decks={1: []}, discards={1: ["gank"]}).do("attack")
    renewed = next(event for event in t.events if event.kind == "deck-renewed")
    assert (
        Speaker(language, ["Ada", "Ben"], strict=True)
        .tell(renewed.seen_by(Seat(0)), "skytear")
        .endswith(told)
    )
