"""Power cards: who plays them, when, and for how much mana; ultimates and Skytear Flux."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.card import PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES, PILES
from skyshelf.games.skytear.setup.draft import STARTERS
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, new_game, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str = "yami", victim: str = "cotlic", **given: Any) -> Table:
    """A hero is active, an enemy stands next to it."""
    heroes = {hero: {"at": OPEN}, victim: NEXT_TO, **given.pop("heroes", {})}
    given.setdefault("turn", 3)
    return table(heroes=heroes, active=hero, **given)


@pytest.mark.rule("SKY-CARD-01", "SKY-CARD-03")
def test_a_power_card_has_runes_an_effect_a_type_and_a_modifier() -> None:
    for card in CARDS:
        if isinstance(card, PowerCard) and card.slug != "skytear_flux":
            assert card.cost == len(card.runes) > 0
            assert card.parts
            assert card.reaction in (True, False)
            assert -1 <= card.modifier <= 4


@pytest.mark.rule("SKY-CARD-03")
def test_a_card_costs_one_mana_for_each_rune() -> None:
    t = duel(hands={1: ["dragon_punch", "clear_mind"]}).do("play dragon_punch by yami")
    assert t.state.mana_left(t.unit("yami")) == 3 - 2
    t.do("play clear_mind by yami")
    assert t.state.mana_left(t.unit("yami")) == 0


@pytest.mark.rule("SKY-CARD-05", "SKY-Q-59")
def test_a_hero_needs_the_colours_of_a_card_but_not_their_number() -> None:
    t = duel("yami", hands={1: ["dragon_punch", "numbing_cold", "testudo"]})
    assert {"play dragon_punch by yami", "play numbing_cold by yami"} <= set(t.options())  # fire and ice
    assert t.why_not("play testudo by yami") == ["SKY-CARD-05"]  # air


@pytest.mark.rule("SKY-CARD-07", "SKY-CARD-08", "SKY-CARD-09")
def test_a_played_card_lies_on_the_hero_and_its_effect_on_the_stack() -> None:
    t = duel(hands={1: ["dragon_punch"], 2: ["safeguard"]}).do("play dragon_punch by yami")
    assert t.stack() == ["dragon_punch"]
    assert [CARDS[card].slug for card in t.hero("yami").played] == ["dragon_punch"]
    assert (t.hand(), t.state.points) == ([], 3)


@pytest.mark.rule("SKY-CARD-10")
def test_a_hero_plays_as_many_cards_as_its_mana_allows() -> None:
    t = duel("sakoshi", turn=4, hands={1: ["lifesteal"] * 5})
    for _ in range(4):
        t.do("play lifesteal by sakoshi")
    assert t.why_not("play lifesteal by sakoshi") == ["SKY-CARD-04"]


@pytest.mark.rule("SKY-CARD-13", "SKY-STK-15")
def test_an_action_card_is_played_by_the_active_hero_only() -> None:
    t = duel("yami", heroes={"sakoshi": {"at": "4,3"}}, hands={1: ["dragon_punch"]})
    assert "play dragon_punch by yami" in t.options()
    assert t.why_not("play dragon_punch by sakoshi") == ["SKY-CARD-13"]
    assert t.why_not("play dragon_punch") == []  # Yami can, so nothing stands against it


@pytest.mark.rule("SKY-CARD-14", "SKY-CARD-15", "SKY-STK-15")
def test_with_effects_on_the_stack_only_reactions_are_played() -> None:
    t = duel("yami", hands={1: ["dragon_punch", "clear_mind"]}).asks_always(1)
    t.do("attack")
    assert set(t.options()) == {"pass", "pass all", "play clear_mind by yami"}
    assert t.why_not("play dragon_punch by yami") == ["SKY-CARD-14"]
    assert t.why_not("move") == ["SKY-STK-14"]


@pytest.mark.rule("SKY-CARD-16")
def test_any_hero_of_the_player_may_react() -> None:
    t = duel("yami", heroes={"tlakali": {"side": "north", "at": "6,1"}}, hands={2: ["safeguard"]})
    t.do("attack")
    assert {"play safeguard by cotlic", "play safeguard by tlakali"} <= set(t.options())


@pytest.mark.rule("SKY-CARD-18", "SKY-STK-19")
def test_nobody_plays_a_card_within_a_skirmish() -> None:
    t = duel("yami", hands={1: ["clear_mind"], 2: ["safeguard"]}).asks_always(1, 2)
    t.do("skirmish", "pass", "pass")
    kinds = []
    for text in ("5,1", "cotlic", OPEN):
        kinds.append((t.asked(), t.asks()))
        t.do(text)
    assert kinds == [(1, "skirmish")] * 3


@pytest.mark.rule("SKY-MANA-04")
def test_a_card_taken_off_gives_its_mana_back() -> None:
    t = duel("sakoshi", heroes={"sakoshi": {"at": OPEN, "played": ["gank"]}}, flux=1)
    assert t.state.mana_left(t.unit("sakoshi")) == 1
    t.do("play skytear_flux by sakoshi", "option 1")
    assert t.state.mana_left(t.unit("sakoshi")) == 3


@pytest.mark.rule("SKY-MANA-05", "SKY-MANA-07")
def test_every_pool_is_full_in_the_next_turn() -> None:
    played = {"at": OPEN, "played": ["gank", "lifesteal"]}
    t = table(turn=3, phase="end", heroes={"sakoshi": played, "cotlic": FAR})
    assert t.state.turn == 4
    assert t.state.mana_left(t.unit("sakoshi")) == 4
    assert sorted(t.discard()) == ["gank", "lifesteal"]


@pytest.mark.rule("SKY-MANA-06")
def test_the_counter_begins_at_one() -> None:
    t = new_game(format="random")
    assert t.state.turn == 1
    assert {t.state.mana_left(UnitId(hero)) for hero in range(len(t.state.heroes))} == {1}


@pytest.mark.rule("SKY-MANA-08")
def test_a_lead_card_spends_no_mana() -> None:
    t = duel("yami", hands={1: ["dragon_punch"]}).do("lead", "dragon_punch")
    assert t.state.mana_left(t.unit("yami")) == 3


@pytest.mark.rule("SKY-ULT-01", "SKY-ULT-02")
def test_an_ultimate_is_played_by_its_own_hero_only() -> None:
    both = {"sakoshi": {"at": OPEN}, "yami": {"at": "4,3"}, "cotlic": NEXT_TO}
    hands = {1: ["kneel_before_me", "dragon_punch"]}
    t = table(turn=3, heroes=both, active="sakoshi", hands=hands)
    assert t.why_not("play kneel_before_me by sakoshi") == ["SKY-ULT-02"]
    assert "play dragon_punch by sakoshi" in t.options()
    assert "play kneel_before_me by yami" in table(turn=3, heroes=both, active="yami", hands=hands).options()


@pytest.mark.rule("SKY-ULT-03")
def test_an_ultimate_costs_mana_and_has_a_modifier() -> None:
    assert duel(turn=2, hands={1: ["kneel_before_me"]}).why_not("play kneel_before_me by yami") == [
        "SKY-CARD-04"
    ]
    t = duel(hands={2: ["safeguard"]}, decks={1: ["kneel_before_me"]}).do("attack").passes()
    assert t.hero("cotlic").hp == 16 - (4 - 1 - 1)


@pytest.mark.rule("SKY-ULT-01", "SKY-ULT-04")
@pytest.mark.parametrize("hero", STARTERS)
def test_the_single_card_of_a_pile_is_the_ultimate(hero: str) -> None:
    single = [card for card in PILES[hero] if card.copies == 1]
    assert [card.ultimate for card in PILES[hero]].count(True) == len(single) == 1
    assert single[0].ultimate
    assert single[0].hero == hero


@pytest.mark.rule("SKY-FLUX-01", "SKY-FLUX-02", "SKY-FLUX-03")
@pytest.mark.parametrize("seed", range(4))
def test_flux_lies_before_the_first_player(seed: int) -> None:
    t = new_game(seed=seed, format="random")
    assert t.view(None).flux == t.state.captain(t.state.first)
    assert not any("skytear_flux" in t.hand(player) for player in (1, 2))


@pytest.mark.rule("SKY-FLUX-04")
def test_flux_does_not_count_toward_the_hand_limit() -> None:
    hands = {1: ["gank"] * 4}
    t = table(phase="end", flux=1, hands=hands, heroes={"yami": {"at": OPEN}, "cotlic": FAR})
    assert len(t.hand()) == 6
    assert t.asks() != "hand-limit"


@pytest.mark.rule("SKY-FLUX-05", "SKY-CARD-12", "SKY-Q-67")
def test_any_hero_of_its_owner_plays_flux_without_mana() -> None:
    spent = {"at": OPEN, "played": ["gank", "lifesteal"]}
    heroes = {"sakoshi": spent, "cotlic": {"at": "4,4"}, "akhuti": NEXT_TO}
    t = table(turn=3, heroes=heroes, active="sakoshi", flux=1)
    assert {"play skytear_flux by sakoshi", "play skytear_flux by cotlic"} <= set(t.options())
    assert "play skytear_flux by akhuti" not in t.options()
    assert "designed" in BY_SLUG["skytear_flux"].source  # our sources do not print what it does


@pytest.mark.rule("SKY-FLUX-06", "SKY-FLUX-07", "SKY-Q-68")
def test_flux_is_used_once_and_lies_on_no_hero() -> None:
    t = duel("sakoshi", flux=1, hands={2: ["safeguard"]}).do("play skytear_flux by sakoshi")
    t.passes().do("done", "presence")
    assert t.hero("sakoshi").played == ()
    assert t.state.mana_left(t.unit("sakoshi")) == 3
    assert "skytear_flux" not in t.discard()
    assert t.why_not("play skytear_flux by sakoshi") == ["SKY-FLUX-07"]


@pytest.mark.rule("SKY-FLUX-03", "SKY-FLUX-07")
def test_other_cards_leave_flux_where_it_is() -> None:
    t = duel("sakoshi", flux=1, hands={1: ["lifesteal"]}).do("play lifesteal by sakoshi")
    assert [CARDS[card].slug for card in t.hero("sakoshi").played] == ["lifesteal"]
    assert "play skytear_flux by sakoshi" in t.options()


@pytest.mark.rule("SKY-FLUX-08")
@pytest.mark.parametrize("seed", range(3))
def test_flux_is_in_no_deck(seed: int) -> None:
    t = new_game(seed=seed, format="random")
    while t.asks() == "place-hero":
        t.do("auto")
    for number in (1, 2):
        assert "skytear_flux" not in t.deck(number)
        assert "skytear_flux" not in t.hand(number)


@pytest.mark.rule("SKY-FLUX-08")
def test_flux_is_not_led() -> None:
    t = duel("sakoshi", flux=1, hands={1: ["gank"]}).do("lead")
    assert set(t.options()) == {"gank", "deck", "done"}


@pytest.mark.rule("SKY-Q-70")
def test_dodge_is_in_no_pile() -> None:
    assert all("dodge" not in [card.slug for card in PILES[hero]] for hero in HEROES)
    assert isinstance(BY_SLUG["dodge"], PowerCard)


@pytest.mark.rule("SKY-TEAM-11")
def test_a_card_that_is_not_in_hand_is_named_as_it_is_called() -> None:
    t = duel("sakoshi", hands={1: ["lifesteal"]})
    for text, said in (("play gank by sakoshi", "Gank"), ("play ganc by sakoshi", "“ganc”")):
        [(rule, phrase)] = GAME.why_not(t.view(Seat(0)), text)
        assert rule == "SKY-TEAM-11"
        assert Speaker("en", strict=True).say(phrase) == f"{said} is not in your hand."
