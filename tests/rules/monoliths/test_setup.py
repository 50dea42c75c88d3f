"""Setting the table: portals, minions, the horde deck by level, decks, outsider."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Value
from skyshelf.games.horde.cards.registry import CARDS, DECKS, card_named
from skyshelf.games.horde.editions.monoliths.difficulty import total_difficulty
from skyshelf.games.horde.editions.monoliths.setup import horde_cards
from skyshelf.games.horde.table.state import CASTLE, PORTAL
from skyshelf.games.horde.vocabulary.names import Rarity
from tests.rules.monoliths.table import GAME, new_game, summon, table

HORDES = ("monoliths", "sinklings", "slitherers", "brood")
SIZES = {1: 9, 2: 18, 3: 10, 4: 20, 5: 11}


@pytest.mark.rule("MON-SET-10", "MON-SET-12", "MON-OUT-07")
def test_the_first_game_is_played_by_beraph_against_an_enchanter() -> None:
    t = new_game()
    assert CARDS[t.state.units[CASTLE].card].slug == "beraph_of_grialth"
    assert {CARDS[card].deck for card in t.player().deck} == {"liothan_enforcers"}
    assert t.state.rules.outsider == "purple_circle"
    assert t.state.rules.mode == "solo"


@pytest.mark.rule("MON-SET-28")
def test_the_first_game_has_eighteen_monoliths() -> None:
    t = new_game()
    assert {CARDS[card].deck for card in t.state.horde_deck} == {"monoliths"}
    assert len(t.state.horde_deck) == 18


@pytest.mark.rule("MON-SET-18", "MON-SET-19", "MON-PRT-01")
def test_a_portal_has_four_stages_in_order() -> None:
    assert [CARDS[card].stage for card in new_game().state.rules.stages] == [1, 2, 3, 4]


@pytest.mark.rule("MON-CARD-19", "MON-CARD-24")
def test_two_cards_with_a_stage_on_each_side_for_each_mode() -> None:
    stages = Counter(card.slug.partition("_stage_")[0] for card in DECKS["portals2024"])
    assert set(stages.values()) == {4}
    assert {card.stage for card in DECKS["portals2024"]} == {1, 2, 3, 4}


@pytest.mark.rule("MON-SET-16", "MON-SET-17")
def test_the_first_stage_of_the_mode_lies_on_top_upright() -> None:
    t = new_game()
    assert CARDS[t.state.units[PORTAL].card].slug == "solo_stage_1"
    assert t.state.turned == 0


@pytest.mark.rule("MON-SET-21", "MON-CARD-18", "MON-COMP-08")
def test_each_mode_has_portals_of_its_own() -> None:
    modes = Counter(card.slug.rpartition("_stage_")[0] for card in DECKS["portals2024"])
    assert modes == {"solo": 4, "cooperative": 4, "competitive_2": 4, "competitive_3": 4}


@pytest.mark.rule("MON-CARD-20")
def test_portals_carry_no_difficulty() -> None:
    easy, hard = new_game(level=1, outsider="silent_shard"), new_game(level=5, outsider="silent_shard")
    assert easy.state.rules.stages == hard.state.rules.stages


@pytest.mark.rule("MON-SET-36", "MON-SET-38")
def test_hands_are_drawn_when_the_outsider_has_had_its_say() -> None:
    t = new_game(outsider="purple_circle")
    assert (t.asks(), t.hand(), len(t.deck())) == ("reinforce", [], 40)
    t.do("onikai", "ratamil", "yetnar")
    assert (t.asks(), len(t.hand()), len(t.deck())) == ("mulligan", 5, 35)


@pytest.mark.rule("MON-SET-24", "MON-MIN-05", "MON-SET-47")
def test_alone_each_minion_starts_with_1_health_token() -> None:
    t = new_game(outsider="silent_shard")
    assert [(t.minion(name).health, t.minion(name).attack) for name in ("onikai", "ratamil")] == [(1, 1)] * 2


LEVELS: dict[int, dict[Rarity, int]] = {
    1: {Rarity.BASE: 9},
    2: {Rarity.BASE: 9, Rarity.RARE: 9},
    3: {Rarity.RARE: 9, Rarity.LEGENDARY: 1},
    4: {Rarity.RARE: 9, Rarity.MYTHIC: 9, Rarity.LEGENDARY: 2},
    5: {Rarity.MYTHIC: 9, Rarity.LEGENDARY: 2},
}


def powers_at(level: int, horde: str = "monoliths") -> Counter[Rarity]:
    """How many cards of each power level the horde deck has."""
    t = new_game(horde=horde, level=level, outsider="silent_shard")
    return Counter(CARDS[card].rarity for card in t.state.horde_deck)


@pytest.mark.rule("MON-DIF-02", "MON-DIF-03")
@pytest.mark.parametrize("level", [1, 2])
def test_the_first_levels_have_9_and_18_cards(level: int) -> None:
    assert powers_at(level).total() == SIZES[level] == 9 * level


@pytest.mark.rule("MON-DIF-05", "MON-DIF-06")
@pytest.mark.parametrize(("level", "cards"), [(4, 20), (5, 11)])
def test_the_last_levels_have_20_and_11_cards(level: int, cards: int) -> None:
    assert powers_at(level).total() == SIZES[level] == cards


@pytest.mark.rule("MON-DIF-07", "MON-Q-08", "MON-RAR-03")
@pytest.mark.parametrize("horde", HORDES)
@pytest.mark.parametrize("level", SIZES)
def test_the_level_chooses_the_power_levels_of_the_horde(horde: str, level: int) -> None:
    assert powers_at(level, horde) == LEVELS[level]


@pytest.mark.rule("MON-SET-26", "MON-DIF-08")
def test_levels_are_whole_numbers_from_1_to_5() -> None:
    for level in LEVELS:
        assert GAME.agree(1, {"level": level})["level"] == level
    for wrong in (0, 6):
        with pytest.raises(SkyshelfError):
            GAME.agree(1, {"level": wrong})


@pytest.mark.rule("MON-SET-27", "MON-DIF-01", "MON-SET-30")
@pytest.mark.parametrize("horde", HORDES)
def test_the_horde_deck_is_of_the_chosen_horde_whatever_its_size(horde: str) -> None:
    decks = [new_game(horde=horde, level=level, outsider="silent_shard").state.horde_deck for level in (1, 2)]
    assert {CARDS[card].deck for deck in decks for card in deck} == {horde}
    assert len(decks[0]) < len(decks[1])


@pytest.mark.rule("MON-DIF-04")
def test_the_top_card_of_level_3_is_random() -> None:
    tops = {
        CARDS[card].slug
        for seed in range(12)
        for card in new_game(seed, level=3, outsider="silent_shard").state.horde_deck
        if CARDS[card].rarity == Rarity.LEGENDARY
    }
    assert tops == {"monolith_of_temrup", "for_the_horde"}


@pytest.mark.rule("MON-SET-31", "MON-MIX-07", "MON-MIX-04")
def test_no_common_set_is_added() -> None:
    t = new_game(horde="renegade", outsider="silent_shard")
    assert {CARDS[card].deck for card in t.state.horde_deck} == {"renegade"}
    assert len(t.state.horde_deck) == 21


@pytest.mark.rule("MON-SET-32", "MON-SET-33", "MON-OUT-02")
def test_the_outsider_lies_beside_its_pile() -> None:
    t = new_game(horde="undead", outsider="the_coral_beast")
    assert t.pile() == []
    assert [CARDS[card].slug for card in t.state.outsiders_left] == ["the_coral_beast"]


@pytest.mark.rule("MON-SET-11", "MON-MIX-13", "MON-FAC-04")
@pytest.mark.parametrize(
    "deck", ["liothan_enforcers", "taulot_custodians", "kurumo_artificers", "nupten_diviners"]
)
def test_a_ready_made_deck_is_the_40_cards_of_a_set_and_a_faction(deck: str) -> None:
    player = new_game(deck=deck, outsider="silent_shard").player()
    cards = [*player.deck, *player.hand]
    assert len(cards) == 40
    assert {CARDS[card].deck for card in cards} == {deck}


@pytest.mark.rule("MON-SET-13", "MON-MIX-14", "MON-Q-59")
def test_of_41_cards_a_random_hero_stays_out() -> None:
    left_out = set()
    heroes = {card.slug for card in DECKS["liothan_shapeshifters"] if card.hero}
    for seed in range(24):
        player = new_game(seed, deck="liothan_shapeshifters", outsider="silent_shard").player()
        cards = [*player.deck, *player.hand]
        assert len(cards) == 40
        left_out |= heroes - {CARDS[card].slug for card in cards}
    assert left_out == heroes


@pytest.mark.rule("MON-MIX-01", "MON-MIX-03", "MON-Q-61")
def test_portals_of_the_first_edition_call_the_outsider_too() -> None:
    t = new_game(portals="hard", horde="renegade", outsider="the_hate_bringer")
    assert [CARDS[card].slug for card in t.state.rules.stages] == ["solo_hard_1", "solo_hard_2", "solo_3"]
    assert t.minion("zephylite").health == 1
    settings: dict[str, Value] = {"portals": "hard", "outsider": "the_hate_bringer"}
    t = table(settings, phase="fight", portal={"turned": 2, "wounds": 5}, a1="wind_riders")
    assert t.at("m1").slug == "the_hate_bringer_1"


@pytest.mark.rule("MON-CST-06", "MON-SET-07", "MON-Q-16")
def test_every_castle_has_20_health() -> None:
    assert {card.health for card in DECKS["castles2024"]} == {20}
    assert len(DECKS["castles2024"]) == 8


def difficulty(**settings: Any) -> Fraction:
    return total_difficulty(GAME.agree(1, {"level": 3, **settings}))


@pytest.mark.rule("MON-DIF-12", "MON-EX-30")
def test_a_high_horde_adds_1() -> None:
    outsider = "living_portal"
    assert difficulty(horde="slitherers", outsider=outsider) == 3 + 1 + 3
    assert (
        difficulty(horde="slitherers", outsider=outsider) - difficulty(horde="monoliths", outsider=outsider)
        == 1
    )


@pytest.mark.rule("MON-DIF-14", "MON-Q-56")
def test_each_card_of_a_colossal_adds_1_the_outsider_included() -> None:
    line = next(card.line for card in DECKS["colossals"] if card.outsider == "living_portal" and card.line)
    assert difficulty(horde="slitherers", outsider="living_portal") == 3 + 1 + len(line)


@pytest.mark.rule("MON-DIF-15")
def test_the_alliance_deck_does_not_change_the_difficulty() -> None:
    given = {"horde": "slitherers", "outsider": "living_portal"}
    assert difficulty(**given, deck="nupten_diviners") == difficulty(**given)


@pytest.mark.rule("MON-DIF-11", "MON-DIF-13", "MON-EX-31")
def test_a_medium_horde_and_the_silent_ambassador_add_1() -> None:
    settings = GAME.agree(1, {"level": 2, "horde": "sinklings", "outsider": "silent_ambassador"})
    assert total_difficulty(settings) == 3


@pytest.mark.rule("MON-DIF-10", "MON-DIF-16")
def test_a_low_horde_and_an_enchanter_add_nothing() -> None:
    assert total_difficulty(GAME.agree(1, {"level": 4})) == 4


@pytest.mark.rule("MON-COMP-02", "MON-COMP-03")
def test_a_horde_has_29_cards() -> None:
    assert {len(DECKS[horde]) for horde in HORDES} == {29}
    assert sum(len(DECKS[horde]) for horde in HORDES[:3]) == 87


@pytest.mark.rule("MON-TKC-06", "MON-COMP-11", "MON-COMP-12")
def test_there_are_six_token_cards_of_each_kind() -> None:
    assert {card.slug: card.copies for card in DECKS["tokens2024"]} == {"troop": 6, "roots": 6, "brood": 6}


@pytest.mark.rule("MON-TKC-01")
def test_no_deck_contains_token_cards() -> None:
    for horde in HORDES:
        settings = GAME.agree(1, {"horde": horde, "level": 4})
        assert not any(CARDS[card].token for card in horde_cards(settings))
    assert card_named("troop").token


@pytest.mark.rule("MON-PRT-03")
def test_the_portal_sets_mana_and_wave() -> None:
    t = summon("troll_brute", mana=0, hand=["shamans"])
    assert t.player().mana == 4
