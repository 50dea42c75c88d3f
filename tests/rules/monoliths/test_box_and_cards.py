"""What is in the box, and what each card shows."""

from __future__ import annotations

import re

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS, DECKS
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.vocabulary.names import CardType, Faction, Moment, Rarity, Subtype, Token
from tests.rules.monoliths.table import summon, table

ALLIANCE = {
    "liothan_enforcers": Faction.LIOTHAN,
    "taulot_custodians": Faction.TAULOT,
    "kurumo_artificers": Faction.KURUMO,
    "nupten_diviners": Faction.NUPTEN,
}
BASE_BOX = ("liothan_enforcers", "taulot_custodians", "kurumo_artificers")
HORDES = ("monoliths", "sinklings", "slitherers", "brood")


def copies(*decks: str) -> int:
    return sum(card.copies for deck in decks for card in DECKS[deck])


@pytest.mark.rule("MON-COMP-04", "MON-COMP-05", "MON-COMP-06")
def test_the_base_box_has_6_castles_and_120_alliance_cards_of_three_factions() -> None:
    assert len(DECKS["castles2024"]) == 6 + 2  # and two in an expansion
    assert copies(*BASE_BOX) == 120
    assert [ALLIANCE[deck] for deck in BASE_BOX] == [Faction.LIOTHAN, Faction.TAULOT, Faction.KURUMO]


@pytest.mark.rule("MON-COMP-01", "MON-COMP-15")
def test_all_cards_of_the_base_box_are_245() -> None:
    portals = len(DECKS["portals2024"]) // 2  # a stage on each side
    tokens = copies("tokens2024") - 6  # the Broods come with an expansion
    aids, cover, full_art = 3, 1, 1
    cards = copies(*BASE_BOX, "monoliths", "sinklings", "slitherers", "minions2024") + portals + tokens
    castles, outsiders = 6, 3
    assert cards + castles + outsiders + aids + cover + full_art == 245


@pytest.mark.rule("MON-COMP-26", "MON-COMP-27", "MON-Q-11")
def test_the_expansions_add_105_cards() -> None:
    castles, broods, cover = len(DECKS["castles2024"]) - 6, 6, 1
    enchanters = copies("outsiders2024") - 3
    assert (copies("nupten_diviners"), copies("brood"), copies("colossals")) == (40, 29, 19)
    added = (
        castles
        + copies("nupten_diviners")
        + broods
        + copies("brood")
        + copies("colossals")
        + enchanters
        + cover
    )
    assert added == 105


@pytest.mark.rule("MON-Q-12", "MON-COMP-09")
def test_seven_colossals_have_twelve_appendages_and_there_are_eleven_enchanters() -> None:
    colossals = [card for card in DECKS["colossals"] if card.line]
    appendages = [card for card in DECKS["colossals"] if card.part_of]
    assert (len(colossals), sum(card.copies for card in appendages)) == (7, 12)
    in_lines = [slug for card in colossals for slug in card.line if slug != card.slug]
    assert sorted(in_lines) == sorted(card.slug for card in appendages for _ in range(card.copies))
    assert copies("outsiders2024") == 3 + 8  # three in the base box


@pytest.mark.rule("MON-FAC-01", "MON-FAC-02", "MON-CARD-01")
def test_alliance_cards_and_castles_belong_to_one_of_four_factions() -> None:
    for deck, faction in ALLIANCE.items():
        assert {card.faction for card in DECKS[deck]} == {faction}


@pytest.mark.rule("MON-CARD-02", "MON-CARD-04", "MON-CARD-12")
def test_an_alliance_card_shows_cost_attack_health_and_abilities() -> None:
    card = BY_SLUG["clan_of_the_icefish"]
    assert (card.cost, card.attack, card.health, len(card.abilities)) == (3, 1, 6, 1)


@pytest.mark.rule("MON-CARD-13", "MON-CARD-27")
def test_an_alliance_card_shows_its_type() -> None:
    types = {card.type for deck in ALLIANCE for card in DECKS[deck]}
    assert types == {CardType.ALLY, CardType.TOWER, CardType.SPELL, CardType.ATTACHMENT}


@pytest.mark.rule("MON-CARD-14", "MON-CARD-15")
def test_an_alliance_card_shows_subtype_and_rarity() -> None:
    card = BY_SLUG["clan_of_the_icefish"]
    assert (card.subtype, card.rarity) == (Subtype.SHAPESHIFTER, Rarity.BASE)


@pytest.mark.rule("MON-CARD-05", "MON-CARD-06", "MON-CARD-08")
def test_what_a_horde_card_shows() -> None:
    card = BY_SLUG["vine_weaver"]
    assert (card.mana, card.deck, card.type, card.epic) == (2, "slitherers", CardType.MONSTER, True)


@pytest.mark.rule("MON-Q-01")
@pytest.mark.parametrize("horde", HORDES)
def test_a_horde_card_has_attack_marks_or_a_treachery_text(horde: str) -> None:
    for card in DECKS[horde]:
        assert card.marks is not None
        assert (card.marks.swords > 0) != bool(card.moments.get(Moment.TREACHERY))


@pytest.mark.rule("MON-CARD-10", "MON-CARD-11", "MON-CST-04")
def test_a_castle_names_its_hero_and_has_deck_rules_on_its_back() -> None:
    assert {card.slug for card in DECKS["castles2024"]} <= BACKS.keys()
    assert BY_SLUG[BACKS["beraph_of_grialth"].hero].hero


@pytest.mark.rule("MON-CARD-16", "MON-CARD-17")
def test_what_a_portal_shows() -> None:
    card = BY_SLUG["solo_stage_1"]
    assert (card.waves, card.mana, card.health, card.stage) == ((1, 2, 0, 1), 4, 6, 1)


@pytest.mark.rule("MON-CARD-23")
def test_without_a_horde_player_the_roman_number_means_nothing() -> None:
    t = summon("howling_monolith_1", mana=1)
    assert BY_SLUG["howling_monolith_1"].tier == 2
    assert (t.player().mana, t.state.horde_mana) == (5, 0)


@pytest.mark.rule("MON-CARD-28")
def test_who_has_attack_and_health() -> None:
    cards = [card for card in CARDS if card.code.startswith("MON-")]
    without = (CardType.SPELL, CardType.ATTACHMENT, CardType.TOWER)
    assert all((card.attack, card.health) == (0, 0) for card in cards if card.type in without)
    places = [card for card in cards if card.type in (CardType.CASTLE, CardType.PORTAL)]
    assert all(card.attack == 0 and card.health > 0 for card in places)


def codes() -> list[str]:
    return [card.code for card in CARDS if card.deck in (*ALLIANCE, *HORDES, "castles2024", "colossals")]


@pytest.mark.rule("MON-CARD-26", "MON-NUM-01")
def test_every_card_has_a_code_of_its_own() -> None:
    assert len(set(codes())) == len(codes())


@pytest.mark.rule("MON-NUM-02", "MON-NUM-03")
def test_the_code_names_the_set_and_the_kind() -> None:
    assert all(re.fullmatch(r"MON-[A-Z]{3}-\d\d(-[123])?", code) for code in codes())


@pytest.mark.rule("MON-NUM-04", "MON-EX-19")
def test_a_kind_of_card_has_one_or_several_copies() -> None:
    assert {card.copies for deck in ALLIANCE for card in DECKS[deck]} == {1, 2, 3}
    assert {card.copies for horde in HORDES for card in DECKS[horde]} == {1}


@pytest.mark.rule("MON-RAR-05", "MON-Q-10")
def test_alliance_cards_have_four_rarities() -> None:
    assert {card.rarity for deck in ALLIANCE for card in DECKS[deck]} == set(Rarity)


@pytest.mark.rule("MON-Q-02", "MON-Q-04", "MON-Q-06")
def test_tokens_are_numbers_of_five_kinds() -> None:
    assert [token.name for token in Token] == ["HEALTH", "WOUND", "ATTACK", "WEAKEN", "ARMOR"]
    t = table(m1={"card": "deep_howlers", "health": 12, "attack": 2, "armor": 3})
    assert (t.at("m1").health, t.at("m1").attack, t.at("m1").armor) == (18, 3, 4)


@pytest.mark.rule("MON-Q-03")
def test_armor_is_permanent_or_for_the_turn() -> None:
    t = table(a1={"card": "clan_of_the_icefish", "armor": 1}, hand=["bloodlust", "bloodlust"], mana=1)
    assert t.do("play bloodlust").at("a1").armor == 2
    assert t.do("end", "end").at("a1").armor == 1


@pytest.mark.rule("MON-Q-07")
def test_mutaform_gives_health_or_attack() -> None:
    t = table(a1="clan_of_the_oak", hand=["rooted_dryad"], mana=1).do("play rooted_dryad", "lane 2", "a1")
    assert t.options() == ["health", "attack"]
