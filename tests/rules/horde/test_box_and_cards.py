"""What is in the box, and what stands on each kind of card."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, DECKS
from skyshelf.games.horde.setup import portal_set, ready_made
from skyshelf.games.horde.table.state import PORTAL
from skyshelf.games.horde.vocabulary.names import CardType, Rarity
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import fight, new_game, summon, table

EXPANSIONS = (
    "HRD-NUP",
    "HRD-NIG",
    *[f"HRD-{faction}-21" for faction in ("LIO", "TAU", "KUR")],
    *[f"HRD-CAS-{number:02}" for number in (7, 8)],
    *[f"HRD-CMN-{number:02}" for number in range(5, 9)],
    *[f"HRD-OSD-{number:02}" for number in range(8, 14)],
)
BOX = [card for card in CARDS if card.code.startswith("HRD-") and not card.code.startswith(EXPANSIONS)]
HORDE_SETS = ("common", "renegade", "undead", "predator", "nightmare")
ALLIANCE_DECKS = ("liothan_shapeshifters", "kurumo_warriors", "nupten_illusionists", "taulot_followers")
PLAYER_AIDS = 3  # cards for people to read, nothing a screen would hold


def of_decks(*decks: str) -> list[Card]:
    return [card for deck in decks for card in DECKS[deck]]


def in_box(*decks: str) -> int:
    return sum(card.copies for card in BOX if card.deck in decks)


def name(card: Card) -> str:
    return Speaker("en", strict=True).say(CARD_NAME[card.id])


def lines(card: Card) -> list[str]:
    return [Speaker("en", strict=True).say(phrase) for phrase in paragraphs(card.abilities)]


@pytest.mark.rule("HRD-COMP-01")
def test_the_box_has_6_castles() -> None:
    assert in_box("castles") == 6


@pytest.mark.rule("HRD-COMP-02", "HRD-COMP-16")
def test_the_box_has_three_ready_made_decks_of_40_alliance_cards() -> None:
    in_the_box = ("liothan_shapeshifters", "kurumo_warriors", "taulot_followers")
    assert [in_box(deck) for deck in in_the_box] == [40, 40, 40]
    assert in_box(*ALLIANCE_DECKS) == 120


@pytest.mark.rule("HRD-COMP-03")
def test_the_box_has_67_horde_cards() -> None:
    assert in_box(*HORDE_SETS) == 3 * 21 + 4 == 67


@pytest.mark.rule("HRD-COMP-05")
def test_the_box_has_7_outsider_cards() -> None:
    assert in_box("outsiders") == 7


@pytest.mark.rule("HRD-COMP-06", "HRD-COMP-07")
def test_the_box_has_6_skeletons_and_4_minions() -> None:
    assert BY_SLUG["skeleton"].copies == 6
    assert sum(card.copies for card in DECKS["minions"] if card.minion) == 4


@pytest.mark.rule("HRD-COMP-15")
def test_all_cards_of_the_box_are_234() -> None:
    assert sum(card.copies for card in BOX) + PLAYER_AIDS == 234


@pytest.mark.rule("HRD-COMP-14")
@pytest.mark.both_editions
def test_tokens_never_run_out() -> None:
    t = summon("kaenite_lava_eruptor", onikai=33, yetnar=33)  # more than the box holds
    assert t.minion("onikai").health == 35


@pytest.mark.rule("HRD-CARD-02")
def test_what_an_alliance_card_shows() -> None:
    card = BY_SLUG["cloud_tearers"]
    assert (card.cost, name(card), card.type) == (4, "Cloud Tearers", CardType.ALLY)
    assert (card.attack, card.health, card.rarity) == (2, 2, Rarity.BASE)
    assert len(lines(card)) == 1


@pytest.mark.rule("HRD-CARD-03")
def test_what_a_horde_card_shows() -> None:
    card = BY_SLUG["lady_of_the_lake"]
    assert card.marks is not None
    assert (card.mana, card.deck, card.marks.left, card.marks.swords) == (2, "renegade", True, 2)
    assert (name(card), card.type, card.rarity) == ("Lady of the Lake", CardType.MONSTER, Rarity.MYTHIC)
    assert (card.attack, card.health, len(lines(card))) == (2, 4, 2)


@pytest.mark.rule("HRD-CARD-04")
def test_what_a_portal_shows() -> None:
    card = BY_SLUG["solo_hard_2"]
    assert (card.waves, card.mana, card.health, card.stage) == ((2, 1, 1, 1), 6, 8, 2)
    assert card.id == portal_set("solo", "hard")[1]
    assert len(lines(card)) == 1


@pytest.mark.rule("HRD-CARD-05")
def test_what_an_outsider_shows() -> None:
    card = BY_SLUG["the_hate_bringer_2"]
    assert (name(card), card.type, card.stage) == ("The Hate Bringer", CardType.MONSTER, 2)
    assert (card.attack, card.health, len(lines(card))) == (5, 4, 2)


@pytest.mark.rule("HRD-CARD-06")
def test_what_a_skeleton_shows() -> None:
    card = BY_SLUG["skeleton"]
    assert (name(card), card.type, card.attack, card.health) == ("Skeleton", CardType.MONSTER, 1, 1)


@pytest.mark.rule("HRD-CARD-07")
@pytest.mark.both_editions
def test_a_card_starts_with_its_printed_health() -> None:
    t = table(hand=["gulbjarn"], mana=6, m1="the_great_white").do("play gulbjarn", "lane 1")
    assert (t.at("a1").health, t.at("m1").health, t.castle, t.portal) == (6, 6, 20, 6)


@pytest.mark.rule("HRD-CARD-08")
def test_every_alliance_card_is_of_one_of_four_types() -> None:
    types = {CardType.ALLY, CardType.TOWER, CardType.SPELL, CardType.ATTACHMENT}
    assert {card.type for card in of_decks(*ALLIANCE_DECKS)} == types


@pytest.mark.rule("HRD-CARD-09")
@pytest.mark.parametrize("mode", ["solo", "cooperative", "competitive"])
def test_mode_and_difficulty_tell_portals_apart_but_stage_3_serves_a_whole_mode(mode: str) -> None:
    sets = [portal_set(mode, difficulty) for difficulty in ("normal", "hard", "painful")]
    assert [len({cards[stage] for cards in sets}) for stage in range(3)] == [3, 3, 1]


@pytest.mark.rule("HRD-CARD-11")
@pytest.mark.both_editions
def test_a_portal_has_a_wave_for_each_edge_and_comes_round_after_four_turns() -> None:
    assert all(len(card.waves) == 4 for card in DECKS["portals"])
    assert fight(a1="shamans", portal={"turned": 3}).words()["portal"]["turned"] == 0


@pytest.mark.rule("HRD-CARD-12")
@pytest.mark.parametrize(("card", "boosted", "swords"), [("cave_yeti", "m1", 2), ("troll_brute", "m4", 1)])
@pytest.mark.both_editions
def test_the_side_of_the_marks_says_which_monster_they_are_for(card: str, boosted: str, swords: int) -> None:
    giants: dict[str, Any] = {"m1": "frost_giant", "m4": "frost_giant"}
    t = table(phase="treachery", horde=[card, "snowblind"], hand=["bloodlust"], mana=1, **giants)
    assert {place: t.at(place).attack - 3 for place in giants} == {"m1": 0, "m4": 0} | {boosted: swords}


@pytest.mark.rule("HRD-CARD-13")
@pytest.mark.parametrize("deck", HORDE_SETS)
def test_a_horde_card_has_a_tier_or_if_it_is_epic_a_mana_boost(deck: str) -> None:
    for card in DECKS[deck]:
        if card.epic:
            assert (card.tier, card.mana in (1, 2)) == (0, True)
        else:
            assert (card.tier in (1, 2), card.mana) == (True, 0)


@pytest.mark.rule("HRD-CARD-15")
def test_everybody_sees_that_a_portal_is_collapsing() -> None:
    t = table({"castle": "the_wind_burner"}, a1="shamans", portal={"wounds": 5}, mana=1)
    assert not t.view(None).collapsing
    assert t.do("use castle", "option 2").view(None).collapsing


@pytest.mark.rule("HRD-CARD-16")
def test_only_creatures_have_attack_and_some_cards_have_no_health_either() -> None:
    without = (CardType.SPELL, CardType.ATTACHMENT, CardType.TOWER)
    assert all((card.attack, card.health) == (0, 0) for card in CARDS if card.type in without)
    places = [card for card in CARDS if card.type in (CardType.CASTLE, CardType.PORTAL)]
    places = [card for card in places if card.code.startswith("HRD-")]
    assert all(card.attack == 0 for card in places)
    assert all((card.health > 0) == (card.stage < 3) for card in places)


@pytest.mark.rule("HRD-Q-01")
def test_every_horde_card_has_marks_of_exactly_one_kind() -> None:
    for card in of_decks(*HORDE_SETS):
        assert card.marks is not None
        treachery = any(line.startswith("Treachery:") for line in lines(card))
        assert treachery == (card.marks.swords == 0)


@pytest.mark.rule("HRD-Q-04")
def test_the_first_portal_gives_minions_health_and_no_attack_tokens() -> None:
    t = new_game()
    assert (t.minion("onikai").unit.hp, t.minion("onikai").unit.might) == (1, 0)


@pytest.mark.rule("HRD-Q-15")
def test_there_are_nine_portal_sets_made_of_21_cards() -> None:
    modes = ("solo", "cooperative", "competitive")
    sets = {portal_set(mode, level) for mode in modes for level in ("normal", "hard", "painful")}
    used = {card for cards in sets for card in cards}
    assert (len(sets), len(used)) == (9, 21)
    assert used == {card.id for card in DECKS["portals"]}


@pytest.mark.rule("HRD-PRT-05")
@pytest.mark.parametrize(("stage", "first_lane"), [(1, "-"), (2, "the_hate_bringer_1")])
def test_a_portal_has_abilities_of_its_own(stage: int, first_lane: str) -> None:
    t = table(phase="horde", portal={"stage": stage, "turned": 2}, hand=["bloodlust"], mana=1)
    assert CARDS[t.state.units[PORTAL].card].stage == stage
    assert t.row("m")[0] == first_lane


@pytest.mark.rule("HRD-CST-06")
def test_every_castle_has_20_health() -> None:
    assert [card.health for card in DECKS["castles"]] == [20] * 8


@pytest.mark.rule("HRD-COMP-16")
def test_a_hero_of_the_expansion_is_in_no_ready_made_deck() -> None:
    assert BY_SLUG["vorhild"].id not in ready_made("liothan_shapeshifters")
