"""Custom decks of the second edition, and of both sets together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.settings import Value
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS, DECKS
from skyshelf.games.horde.deckbuilding.agree import refuse_faulty_decks
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.deck import Deck, read_deck, write_deck
from skyshelf.games.horde.deckbuilding.faults import faults_of, shared_faults
from skyshelf.games.horde.editions.monoliths.game import DECKS_2024, MonolithsGame
from skyshelf.games.horde.editions.monoliths.setup import of_any_edition, ready_made
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.setup import copies
from skyshelf.games.horde.table.state import CASTLE, Horde
from skyshelf.games.horde.vocabulary.names import CardType, Faction, Rarity, Subtype
from skyshelf.text.speaker import Speaker

CONTENT = Path(__file__).parents[3] / "docs" / "content" / "monoliths.md"
ENGLISH = Speaker("en", strict=True)
GAME = MonolithsGame()
BERAPH = "beraph_of_grialth"
MAW = "the_gaping_maw"


def deck(*changes: str, castle: str = BERAPH, of: str = "liothan_enforcers") -> Deck:
    """The ready-made deck with changes such as `-3 trappers` and `+2 yami`."""
    cards = Counter(ready_made(of))
    for change in changes:
        number, slug = change.split()
        cards[BY_SLUG[slug].id] += int(number)
    return Deck(castle, {card: number for card, number in cards.items() if number})


def rules_against(*changes: str, castle: str = BERAPH, of: str = "liothan_enforcers") -> list[str]:
    return [rule for rule, *_ in faults_of(deck(*changes, castle=castle, of=of), castle)]


def one(faction: Faction, rarity: Rarity, type: CardType, subtype: Subtype | None = None) -> str:
    """A card of this kind that no back of Liothan forbids."""
    return next(
        card.slug
        for card in CARDS
        if (card.faction, card.rarity, card.type) == (faction, rarity, type)
        and (card.subtype == subtype or subtype is None)
        and card.subtype not in (Subtype.SHADOWS, Subtype.DRYAD)
        and not card.hero
    )


@pytest.mark.rule("MON-DBK-01", "MON-DBK-02", "MON-RAR-06")
def test_the_backs_are_those_of_the_cards() -> None:
    lines = CONTENT.read_text().splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| MON-CAS-") and "| castle |" in line]
    assert len(rows) == 8
    for _, name, _, faction, hero, *_, lent, forbidden, _, _ in rows:
        back = BACKS[plain_name(name)]
        subtype, _, kept_out = forbidden.partition(", ")
        assert back.faction == Faction[faction.upper()]
        assert back.hero == plain_name(hero)
        assert back.lent_type is not None
        assert lent in (f"{back.lent_type.name.lower()}s", "allies")
        assert (back.lent_type == CardType.ALLY) == (lent == "allies")
        assert back.forbidden_subtype == Subtype[plain_name(subtype).upper()]
        assert back.forbidden_hero == plain_name(kept_out)


@pytest.mark.rule("MON-DBK-03", "MON-EX-20")
def test_six_mythic_cards_of_liothan_and_no_other() -> None:
    mythics = [card.id for card in CARDS if card.rarity == Rarity.MYTHIC and card.faction == Faction.LIOTHAN]
    six, seven = Deck(BERAPH, dict.fromkeys(mythics[:6], 1)), Deck(BERAPH, dict.fromkeys(mythics[:7], 1))
    assert "HRD-DBK-11" not in [rule for rule, *_ in faults_of(six, BERAPH)]
    (phrase,) = [phrase for rule, phrase, _ in faults_of(seven, BERAPH) if rule == "HRD-DBK-11"]
    assert ENGLISH.say(phrase) == "Beraph of Grialth allows 6 mythic cards of Liothan; you have 7."
    foreign = one(Faction.TAULOT, Rarity.MYTHIC, CardType.ALLY)
    assert "HRD-DBK-11" in rules_against("-1 trappers", f"+1 {foreign}")


@pytest.mark.rule("MON-DBK-04")
def test_a_subtype_can_be_free_before_another_faction_has_it() -> None:
    """Shapeshifters are of Liothan so far; the back of The Gaping Maw lets them come from anywhere."""
    shapeshifters = [card for card in CARDS if card.subtype == Subtype.SHAPESHIFTER]
    assert {card.faction for card in shapeshifters} == {Faction.LIOTHAN}
    assert BACKS[MAW].free_subtype == Subtype.SHAPESHIFTER


@pytest.mark.rule("MON-DBK-05", "MON-MIX-12", "MON-SET-14")
def test_cards_of_both_sets_are_mixed_whatever_the_castle() -> None:
    for castle, of, other in (
        (BERAPH, "liothan_enforcers", "shamans"),
        (MAW, "liothan_shapeshifters", "trappers"),
    ):
        common = next(card for card in DECKS[of] if card.rarity == Rarity.BASE).slug
        own = deck(f"-1 {common}", f"+1 {other}", castle=castle, of=of)
        state = GAME.start(1, {"deck": write_deck(own), "castle": castle}, 3)
        assert isinstance(state, Horde)
        player = state.players[0]
        assert sorted([*player.deck, *player.hand]) == sorted(own.copies())


@pytest.mark.rule("MON-DBK-05")
def test_the_first_edition_keeps_to_its_own_cards() -> None:
    own = deck("-1 shamans", "+1 trappers", castle=MAW, of="liothan_shapeshifters")
    with pytest.raises(RefusedSetup) as refused:
        HordeGame().start(1, {"deck": write_deck(own)}, 3)
    (phrase,) = refused.value.phrases
    assert ENGLISH.say(phrase).startswith("Trappers belongs to Monoliths")


def most_copies(rarity: Rarity) -> int:
    """As many copies of a card as two decks together may have."""
    card = next(card.id for card in DECKS["liothan_enforcers"] if card.rarity == rarity)
    return next(number for number in range(1, 9) if shared_faults([[card] * number, [card]]))


@pytest.mark.rule("MON-DBK-06", "MON-DBK-07")
@pytest.mark.parametrize("rarity", [Rarity.MYTHIC, Rarity.LEGENDARY])
def test_one_copy_of_the_rarest_in_all_decks(rarity: Rarity) -> None:
    assert most_copies(rarity) == 1


@pytest.mark.rule("MON-DBK-08", "MON-DBK-09")
@pytest.mark.parametrize(("rarity", "allowed"), [(Rarity.RARE, 2), (Rarity.BASE, 3)])
def test_copies_are_counted_across_all_decks(rarity: Rarity, allowed: int) -> None:
    assert most_copies(rarity) == allowed


@pytest.mark.rule("MON-DBK-10", "MON-SET-08", "MON-SET-09")
def test_the_second_deck_follows_a_second_castle_that_stays_out() -> None:
    first = write_deck(deck())
    second = write_deck(deck(castle="carchlan_of_xotlan", of="taulot_custodians"))
    state = GAME.start(2, {"mode": "coop", "deck": first, "second_deck": second, "castle": BERAPH}, 1)
    assert isinstance(state, Horde)
    assert [CARDS[unit.card].slug for unit in state.units if CARDS[unit.card].type == CardType.CASTLE] == [
        BERAPH
    ]
    with pytest.raises(RefusedSetup) as refused:
        refuse_faulty_decks([first, first], BERAPH, ready_made, of_any_edition)
    assert "a castle of their own" in ENGLISH.say(refused.value.phrases[0])


@pytest.mark.rule("MON-DBK-11")
def test_a_ready_made_deck_does_not_need_the_hero_of_the_castle() -> None:
    for castle in ("beraph_of_grialth", "eye_of_liothan"):
        state = GAME.start(1, {"deck": "liothan_enforcers", "castle": castle}, 1)
        assert isinstance(state, Horde)
        assert state.edition.name == "monoliths"


def castle_of(**settings: Value) -> str:
    state = GAME.start(1, settings, 1)
    assert isinstance(state, Horde)
    return CARDS[state.units[CASTLE].card].slug


@pytest.mark.rule("MON-SET-11", "MON-Q-94")
def test_a_ready_made_deck_comes_with_a_castle_of_its_set_and_faction() -> None:
    assert castle_of() == BERAPH
    for name in DECKS_2024:
        castle, card = BY_SLUG[castle_of(deck=name)], DECKS[name][0]
        assert (BACKS[castle.slug].faction, castle.code[:3]) == (card.faction, card.code[:3])


@pytest.mark.rule("MON-SET-11", "MON-Q-94")
def test_a_castle_that_was_asked_for_comes_with_its_deck() -> None:
    state = GAME.start(1, {"castle": "carchlan_of_xotlan"}, 1)
    assert isinstance(state, Horde)
    assert {CARDS[card].deck for card in state.players[0].deck} == {"taulot_custodians"}
    assert castle_of(castle="underworld_gateways") == "underworld_gateways"


@pytest.mark.rule("MON-SET-11", "MON-Q-94")
def test_another_castle_must_be_asked_for_and_allow_the_cards() -> None:
    assert castle_of(deck="liothan_enforcers", castle=MAW) == MAW  # all cards of Liothan, whatever the set
    with pytest.raises(RefusedSetup) as refused:
        GAME.agree(1, {"deck": "taulot_custodians", "castle": BERAPH})
    (phrase,) = refused.value.phrases
    assert ENGLISH.say(phrase) == (
        "Beraph of Grialth does not allow the cards of Taulot Custodians; "
        "their own castle is Carchlan of Xotlan: choose Carchlan of Xotlan or the deck’s own castle "
        "(in a terminal castle=carchlan_of_xotlan or castle=own)."
    )


@pytest.mark.rule("MON-SET-08", "MON-Q-94")
def test_of_two_players_either_may_bring_the_castle() -> None:
    both = {"mode": "coop", "deck": "liothan_enforcers", "second_deck": "taulot_custodians"}
    for castle in (BERAPH, "carchlan_of_xotlan"):
        assert GAME.agree(2, {**both, "castle": castle})["castle"] == castle
    with pytest.raises(RefusedSetup):
        GAME.agree(2, {**both, "castle": "zeno_of_kaeno"})


@pytest.mark.rule("MON-DBK-01", "MON-Q-94")
def test_a_custom_deck_comes_with_the_castle_it_names() -> None:
    own = write_deck(deck(castle="carchlan_of_xotlan", of="taulot_custodians"))
    assert castle_of(deck=own) == "carchlan_of_xotlan"


@pytest.mark.rule("MON-SET-08", "MON-Q-94")
def test_a_custom_deck_beside_a_ready_made_one_brings_no_other_castle_than_its_own() -> None:
    own = write_deck(deck(castle="carchlan_of_xotlan", of="taulot_custodians"))
    both = {"mode": "coop", "deck": own, "second_deck": "liothan_enforcers"}
    for castle in ("carchlan_of_xotlan", BERAPH):
        assert GAME.agree(2, {**both, "castle": castle})["castle"] == castle
    with pytest.raises(RefusedSetup) as refused:
        GAME.agree(2, {**both, "castle": "zeno_of_kaeno"})
    (phrase,) = refused.value.phrases
    assert "does not allow the cards of Liothan Enforcers" in ENGLISH.say(phrase)


@pytest.mark.rule("MON-DBK-12")
def test_custom_decks_are_optional() -> None:
    assert GAME.agree(1, {})["deck"] == DECKS_2024[0]


@pytest.mark.rule("MON-DBK-13", "MON-Q-60")
def test_a_deck_is_the_hero_and_39_other_cards_with_2_legendary_and_6_mythic_at_most() -> None:
    assert rules_against() == []
    assert rules_against("-1 trappers") == ["HRD-DBK-10"]
    assert rules_against("-1 freyhel", "+1 vorhild") == ["HRD-DBK-10"]
    assert rules_against("-1 trappers", "+1 vorhild") == ["HRD-DBK-11"]


@pytest.mark.rule("MON-DBK-14")
def test_other_factions_lend_base_and_rare_cards_of_one_type() -> None:
    for rarity in (Rarity.BASE, Rarity.RARE):
        ally = one(Faction.TAULOT, rarity, CardType.ALLY)
        assert rules_against("-1 trappers", f"+1 {ally}") == []
    spell = one(Faction.TAULOT, Rarity.BASE, CardType.SPELL)
    faults = faults_of(deck("-1 trappers", f"+1 {spell}"), BERAPH)
    assert [rule for rule, *_ in faults] == ["MON-DBK-14"]
    assert "allows only allies" in ENGLISH.say(faults[0][1])


@pytest.mark.rule("MON-DBK-15")
def test_one_subtype_and_one_hero_are_kept_out() -> None:
    shadows = next(card.slug for card in CARDS if card.subtype == Subtype.SHADOWS and not card.hero)
    assert "HRD-DBK-14" in rules_against("-1 trappers", f"+1 {shadows}")
    assert "HRD-DBK-14" in rules_against("-1 trappers", "+1 akimo")


@pytest.mark.rule("MON-MIX-13")
def test_ready_made_decks_are_of_one_set_and_one_faction() -> None:
    for name in DECKS_2024:
        cards = [CARDS[card] for card in ready_made(name)]
        assert len(cards) == 40
        assert len({(card.faction, card.code[:3]) for card in cards}) == 1


@pytest.mark.rule("MON-MIX-14", "MON-SET-13", "MON-Q-59")
def test_of_41_cards_a_random_hero_stays_out_anew_in_each_game() -> None:
    all_41 = Counter(copies(DECKS["liothan_shapeshifters"]))
    missing = set()
    for seed in range(40):
        state = GAME.start(1, {"deck": "liothan_shapeshifters", "castle": MAW}, seed)
        assert isinstance(state, Horde)
        (left,) = (all_41 - Counter([*state.players[0].deck, *state.players[0].hand])).elements()
        assert CARDS[left].hero
        missing.add(CARDS[left].slug)
    assert missing == {"corjof", "gulbjarn", "vorhild"}


@pytest.mark.rule("MON-VAR-01")
def test_variants_of_the_first_edition_are_options() -> None:
    state = GAME.start(1, {"mixed_with": "sinklings", "tier_decks": True}, 1)
    assert isinstance(state, Horde)
    assert {CARDS[card].deck for card in state.horde_deck} == {"monoliths", "sinklings"}
    assert state.rules.tiers
    assert GAME.agree(1, {})["mixed_with"] == "none"
    assert GAME.agree(1, {})["tier_decks"] is False


@pytest.mark.rule("MON-ACH-01")
def test_achievements_belong_to_the_first_edition() -> None:
    assert "challenge" in [setting.name for setting in HordeGame.settings]
    assert "challenge" not in [setting.name for setting in GAME.settings]


@pytest.mark.rule("MON-MIX-06", "MON-MIX-07", "MON-MIX-08")
def test_the_common_set_stays_out_unless_it_is_asked_for() -> None:
    def commons(**settings: str) -> int:
        state = GAME.start(1, settings, 1)
        assert isinstance(state, Horde)
        return sum(CARDS[card].deck == "common" for card in state.horde_deck)

    assert commons() == 0
    assert commons(common="box") == 4
    assert commons(common="all") == 8


@pytest.mark.rule("MON-MIX-04")
def test_a_horde_of_the_first_edition_comes_with_all_its_cards_and_no_others() -> None:
    state = GAME.start(1, {"horde": "renegade", "portals": "hard"}, 1)
    assert isinstance(state, Horde)
    assert Counter(state.horde_deck) == Counter(copies(DECKS["renegade"]))


@pytest.mark.rule("MON-MIX-15")
def test_outsiders_and_hordes_of_both_sets_combine_freely() -> None:
    for horde, outsider in (("renegade", "purple_circle"), ("monoliths", "the_hate_bringer")):
        state = GAME.start(1, {"horde": horde, "outsider": outsider}, 1)
        assert isinstance(state, Horde)
        assert state.rules.outsider == outsider


@pytest.mark.rule("MON-DBK-01")
def test_a_deck_names_one_castle() -> None:
    with pytest.raises(RefusedSetup) as refused:
        read_deck("castle: beraph_of_grialth\n1x freyhel\ncastle: eye_of_liothan\n")
    (phrase,) = refused.value.phrases
    assert ENGLISH.say(phrase) == (
        "Line 3: a deck is built for one castle; this is the second “castle:” line."
    )


@pytest.mark.rule("MON-DIF-08", "MON-SET-28")
def test_levels_are_listed_from_1_to_5_and_the_first_game_has_level_2() -> None:
    (level,) = [setting for setting in GAME.settings if setting.name == "level"]
    assert level.values == (1, 2, 3, 4, 5)
    assert GAME.agree(1, {})["level"] == 2
    with pytest.raises(BadSetup, match="can be 1, 2, 3, 4, 5; not 9"):
        GAME.agree(1, {"level": 9})
