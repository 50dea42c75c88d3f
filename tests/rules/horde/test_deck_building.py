"""Custom alliance decks of the first edition: castle backs, limits across players, decks as text."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, DECKS
from skyshelf.games.horde.deckbuilding.agree import refuse_faulty_decks
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.deck import Deck, belongs_in_deck, read_deck, write_deck
from skyshelf.games.horde.deckbuilding.faults import faults_of, shared_faults
from skyshelf.games.horde.game import COLOURS
from skyshelf.games.horde.setup import ready_made
from skyshelf.games.horde.vocabulary.names import Faction, Rarity, Subtype
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import GAME, new_game

CONTENT = Path(__file__).parents[3] / "docs" / "content" / "horde.md"
ENGLISH = Speaker("en", strict=True)
SHAPESHIFTERS = "liothan_shapeshifters"


def deck(*changes: str, castle: str = "the_gaping_maw", of: str = SHAPESHIFTERS) -> Deck:
    """The ready-made deck with changes such as `-3 shamans` and `+2 yami`."""
    cards = Counter(ready_made(of))
    for change in changes:
        number, slug = change.split()
        cards[BY_SLUG[slug].id] += int(number)
    return Deck(castle, {number: copies for number, copies in cards.items() if copies})


def rules_against(*changes: str, castle: str = "the_gaping_maw", of: str = SHAPESHIFTERS) -> list[str]:
    return [rule for rule, *_ in faults_of(deck(*changes, castle=castle, of=of), castle)]


def sentences_against(*changes: str, castle: str = "the_gaping_maw") -> list[str]:
    return [ENGLISH.say(phrase) for _, phrase, _ in faults_of(deck(*changes, castle=castle), castle)]


def backs_in_print() -> list[list[str]]:
    """The rows of the content file: code, name, then what the back says."""
    rows = [line.split(" | ") for line in CONTENT.read_text().splitlines() if line.startswith("| HRD-CAS-")]
    assert len(rows) == 8
    return rows


@pytest.mark.rule("HRD-DBK-02", "HRD-CARD-14")
def test_the_backs_are_those_of_the_cards() -> None:
    for _, name, *_, rare, base, free, forbidden, _, _ in backs_in_print():
        back = BACKS[plain_name(name)]
        assert [one.name.title() for one in back.rare_from] == rare.split(", ")
        assert [one.name.title() for one in back.base_from] == base.split(", ")
        assert back.free_subtype is not None
        assert back.free_subtype.name == plain_name(free).upper()
        told = "none" if back.forbidden_subtype is None else back.forbidden_subtype.name.lower()
        assert told == plain_name(forbidden.partition(",")[0])
        assert back.forbidden_hero == plain_name(forbidden.partition(",")[2])


@pytest.mark.rule("HRD-CARD-01", "HRD-CST-05")
def test_each_castle_names_a_related_hero_of_its_faction() -> None:
    for _, name, _, faction, hero, *_ in backs_in_print():
        back = BACKS[plain_name(name)]
        assert (back.faction, back.hero) == (Faction[faction.upper()], plain_name(hero))


@pytest.mark.rule("HRD-DBK-10", "HRD-Q-59")
def test_a_deck_is_the_hero_and_39_other_cards() -> None:
    assert rules_against() == []
    assert rules_against("-1 shamans") == ["HRD-DBK-10"]
    assert sentences_against("-1 gulbjarn", "+1 corjof")[0] == "The Gaping Maw asks for its hero Gulbjarn."
    assert sentences_against("-1 shamans") == ["A deck for The Gaping Maw has 40 cards; you have 39."]


@pytest.mark.rule("HRD-DBK-11")
def test_six_mythic_and_two_legendary_cards_of_the_own_faction() -> None:
    three_heroes = sentences_against("-1 shamans", "+1 vorhild")
    assert three_heroes == ["The Gaping Maw allows 2 legendary cards of Liothan; you have 3."]
    mythics = [one.id for one in CARDS if one.rarity == Rarity.MYTHIC and one.faction == Faction.LIOTHAN]
    seven = Deck("the_gaping_maw", dict.fromkeys(mythics[:4], 2))
    assert ENGLISH.say(faults_of(seven, "the_gaping_maw")[2][1]) == (
        "The Gaping Maw allows 6 mythic cards of Liothan; you have 8."
    )


@pytest.mark.rule("HRD-DBK-11")
def test_a_mythic_card_of_another_faction_is_never_allowed() -> None:
    assert rules_against("-1 shamans", "+1 sinkhole") == ["HRD-DBK-11"]
    assert sentences_against("-1 shamans", "+1 sinkhole") == [
        "The Gaping Maw allows mythic cards of Liothan only; you have of Taulot: Sinkhole."
    ]


@pytest.mark.rule("HRD-DBK-12")
def test_rare_and_base_cards_come_from_the_factions_named_for_them() -> None:
    rare_taulot, base_nupten = "+1 stone_pillar", _base_of(Faction.NUPTEN)
    assert rules_against("-1 shamans", rare_taulot) == []
    assert rules_against("-1 shamans", f"+1 {base_nupten}") == []
    assert rules_against("-1 shamans", f"+1 {_rare_of(Faction.NUPTEN)}") == ["HRD-DBK-12"]
    assert rules_against("-1 shamans", f"+1 {_base_of(Faction.KURUMO)}") == ["HRD-DBK-12"]
    base, rare = sentences_against("-1 shamans", "+1 mind_control", "-1 bloodlust", "+1 lightning_naginata")
    assert base == (
        "The Gaping Maw allows base cards of Liothan, Taulot, Nupten only, and any base Shapeshifter; "
        "you have of Kurumo: Lightning Naginata."
    )
    assert rare == (
        "The Gaping Maw allows rare cards of Liothan, Taulot only, and any rare Shapeshifter; "
        "you have of Nupten: Mind Control."
    )


def _rare_of(faction: Faction) -> str:
    return next(one.slug for one in CARDS if one.faction == faction and one.rarity == Rarity.RARE)


def _base_of(faction: Faction) -> str:
    back = BACKS["the_gaping_maw"]
    own = [one for one in CARDS if one.faction == faction and one.subtype != back.forbidden_subtype]
    return next(one.slug for one in own if one.rarity == Rarity.BASE)


@pytest.mark.rule("HRD-DBK-13")
def test_the_free_subtype_comes_from_any_faction_as_base_and_rare_cards_only() -> None:
    back = BACKS["the_frostbite_stronghold"]  # of Liothan, with the Royal Guard free and nothing of Kurumo
    for rarity in Rarity:
        guard = card.ally("HRD-KUR-99", "guard", Subtype.ROYAL_GUARD, rarity, cost=1, attack=1, health=1)
        guard.faction = Faction.KURUMO
        assert back.allows(guard) == (rarity in (Rarity.BASE, Rarity.RARE))


@pytest.mark.rule("HRD-DBK-14")
def test_one_subtype_and_one_hero_are_kept_out() -> None:
    bushido = next(one.slug for one in CARDS if one.subtype == Subtype.BUSHIDO)
    assert "HRD-DBK-14" in rules_against("-1 shamans", f"+1 {bushido}")
    assert "HRD-DBK-14" in rules_against("-1 shamans", "+1 yami")
    assert BACKS["the_cloud_gate"].forbidden_subtype is None
    assert BACKS["the_cloud_gate"].forbidden_hero == ""


@pytest.mark.rule("HRD-DBK-09")
def test_alliance_cards_have_one_of_four_rarities() -> None:
    found = {one.rarity for one in CARDS if belongs_in_deck(one)}
    assert found == {Rarity.BASE, Rarity.RARE, Rarity.MYTHIC, Rarity.LEGENDARY}


@pytest.mark.rule("HRD-DBK-03", "HRD-DBK-04", "HRD-DBK-06")
@pytest.mark.parametrize(
    ("slug", "allowed", "rule"),
    [
        ("overwhelm", 1, "HRD-DBK-03"),
        ("gulbjarn", 1, "HRD-DBK-04"),
        ("dawn_defenders", 2, "HRD-DBK-05"),
        ("shamans", 3, "HRD-DBK-06"),
    ],
)
def test_copies_are_counted_across_all_decks(slug: str, allowed: int, rule: str) -> None:
    number = BY_SLUG[slug].id
    assert shared_faults([[number] * allowed]) == []
    one_each = [[number] * allowed, [number]]
    assert [found for found, *_ in shared_faults(one_each)] == [rule]


@pytest.mark.rule("HRD-DBK-05", "HRD-EX-33")
def test_two_players_share_two_copies_of_a_rare_card() -> None:
    number = BY_SLUG["dawn_defenders"].id
    assert shared_faults([[number], [number]]) == []
    (fault,) = shared_faults([[number, number], [number]])
    assert ENGLISH.say(fault[1]) == "All decks together may hold 2 of Dawn Defenders; you have 3."


def test_a_ready_made_deck_is_a_legal_custom_deck_for_the_castles_of_its_colour() -> None:
    for castle in DECKS["castles"]:
        for colour in COLOURS:
            if DECKS[colour][0].faction == BACKS[castle.slug].faction:
                assert rules_against(castle=castle.slug, of=colour) == []


@pytest.mark.rule("HRD-SET-25", "HRD-DBK-01")
def test_a_game_is_played_with_a_custom_deck() -> None:
    own = deck("-1 shamans", "+1 stone_pillar")
    t = new_game(deck=write_deck(own))
    player = t.state.players[0]
    assert sorted([*player.deck, *player.hand]) == sorted(own.copies())


def test_a_custom_deck_survives_the_journal() -> None:
    match = Match.start(GAME, 1, {"deck": write_deck(deck("-1 shamans", "+1 stone_pillar"))}, 7)
    match.choose(0)
    again = Match.replay(GAME, Journal.load(match.save()))
    assert GAME.codec.digest(again.state) == GAME.codec.digest(match.state)


def test_a_faulty_deck_is_refused_with_every_fault() -> None:
    text = write_deck(deck("-1 gulbjarn", "+1 yami"))
    with pytest.raises(RefusedSetup) as refused:
        GAME.start(1, {"deck": text}, 1)
    told = [ENGLISH.say(phrase) for phrase in refused.value.phrases]
    assert told == [
        "The Gaping Maw asks for its hero Gulbjarn.",
        "The Gaping Maw allows legendary cards of Liothan only; you have of Kurumo: Yami.",
        "The Gaping Maw does not allow Yami.",
    ]


def _refusal(values: list[str], castle: str) -> list[str]:
    with pytest.raises(RefusedSetup) as refused:
        refuse_faulty_decks(values, castle, ready_made)
    return [ENGLISH.say(phrase) for phrase in refused.value.phrases]


@pytest.mark.rule("HRD-DBK-07")
def test_two_custom_decks_are_built_for_different_castles() -> None:
    text = write_deck(deck())
    assert "The Gaping Maw is there twice" in _refusal([text, text], "the_gaping_maw")[0]


@pytest.mark.rule("HRD-DBK-08")
def test_one_of_the_castles_built_for_is_in_play() -> None:
    one = write_deck(deck())
    other = write_deck(deck(castle="the_scythe_sanctuary", of="kurumo_warriors"))
    refuse_faulty_decks([one, other], "the_gaping_maw", ready_made)
    refuse_faulty_decks([one, other], "the_scythe_sanctuary", ready_made)
    refuse_faulty_decks([one, "kurumo_warriors"], "the_wind_burner", ready_made)
    (sentence,) = _refusal([one, other], "the_cloud_gate")
    assert sentence.endswith("choose The Gaping Maw as the castle (in a terminal castle=the_gaping_maw).")


@pytest.mark.rule("HRD-SET-24")
def test_two_players_with_ready_made_decks_have_different_colours() -> None:
    refuse_faulty_decks([SHAPESHIFTERS, "kurumo_warriors"], "the_gaping_maw", ready_made)
    (sentence,) = _refusal([SHAPESHIFTERS, SHAPESHIFTERS], "the_gaping_maw")
    assert sentence.startswith("There is one set of")


@pytest.mark.rule("HRD-SET-24")
def test_beside_a_custom_deck_the_second_player_gets_a_colour_with_other_cards() -> None:
    settings = GAME.agree(2, {"mode": "coop", "deck": write_deck(deck())})
    state = GAME.set_up(2, settings, 1)
    assert not set(state.players[0].deck) & set(state.players[1].deck)


def test_a_deck_can_be_written_and_read_back() -> None:
    own = deck("-1 shamans", "+1 stone_pillar")
    assert read_deck(write_deck(own)) == own
    named = write_deck(own, {number: ENGLISH.say(CARD_NAME[number]) for number in (*own.cards, *_castles())})
    assert "castle: The Gaping Maw" in named
    assert "2x Shamans" in named
    assert read_deck(named) == own


def _castles() -> list[int]:
    return [BY_SLUG[castle].id for castle in BACKS if castle in BY_SLUG]


def test_every_english_name_leads_to_its_card() -> None:
    for one in CARDS:
        if belongs_in_deck(one):
            assert plain_name(ENGLISH.say(CARD_NAME[one.id])) == one.slug


@pytest.mark.parametrize(
    "line", ["3x Shamans", "3 shamans", "Shamans x3", "3x HRD-LIO-03", "2 shamans; Shamans # one more"]
)
def test_lines_are_read_in_many_forms(line: str) -> None:
    assert read_deck(line).cards == {BY_SLUG["shamans"].id: 3}


LINES = st.sampled_from(
    ["3x Shamans", "castle: The Gaping Maw", "castle:", "x3", "1x", "# none", "HRD-LIO-03 x 2"]
)


@given(st.lists(LINES | st.text(max_size=40), max_size=8).map("\n".join))
def test_any_text_is_a_deck_or_refused_with_sentences(text: str) -> None:
    told, found = [], None
    try:
        found = read_deck(text)
    except RefusedSetup as refused:
        told = [ENGLISH.say(phrase) for phrase in refused.phrases]
    assert all(told) if found is None else read_deck(write_deck(found)) == found
    assert found is not None or told


_NO_SUCH_CARD = (
    "Line 1: there is no card “xyzzy”; write the name, the slug or the code of a card of an alliance deck, "
    "such as “3x Shamans”, “3x shamans” or “3x HRD-LIO-03”."
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This deck has no card: write a line for each card, such as “3x Shamans”."),
        ("3x Shamen", "Line 1: there is no card “Shamen”; close to it are Shamans."),
        ("3x xyzzy", _NO_SUCH_CARD),
        (
            "castle: Gaping Maw\n3x Shamans",
            "Line 1: there is no castle “Gaping Maw”; close to it are The Gaping Maw.",
        ),
        ("0x Shamans", "Line 1: a deck holds 1 to 3 copies of a card, by its rarity, not 0."),
        ("-2x Shamans", "Line 1: a deck holds 1 to 3 copies of a card, by its rarity, not -2."),
        ("-1x Hogosai", "Line 1: a deck holds 1 to 3 copies of a card, by its rarity, not -1."),
        ("Shamans x-2", "Line 1: a deck holds 1 to 3 copies of a card, by its rarity, not -2."),
        ("999x Shamans", "Line 1: a deck holds 1 to 3 copies of a card, by its rarity, not 999."),
        ("1x Troll Brute", "Line 1: Troll Brute is no card of an alliance deck."),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, sentence: str) -> None:
    with pytest.raises(RefusedSetup) as refused:
        read_deck(text)
    assert [ENGLISH.say(phrase) for phrase in refused.value.phrases] == [sentence]


def test_an_unknown_castle_is_answered_with_those_there_are() -> None:
    with pytest.raises(RefusedSetup) as refused:
        read_deck("castle: xyzzy\n3x Shamans")
    (sentence,) = [ENGLISH.say(phrase) for phrase in refused.value.phrases]
    assert "The Gaping Maw" in sentence


@pytest.mark.parametrize("deck", ["renegade", "liothan_enforcers", "xyzzy"])
def test_a_deck_that_this_game_does_not_have_is_answered_with_those_it_has(deck: str) -> None:
    with pytest.raises(RefusedSetup) as refused:
        GAME.agree(1, {"deck": deck})
    (sentence,) = [ENGLISH.say(phrase) for phrase in refused.value.phrases]
    assert sentence.startswith(f"There is no deck “{deck}” for this game; there are liothan_shapeshifters,")


@pytest.mark.rule("HRD-DBK-02")
def test_a_deck_for_a_castle_of_the_second_edition_is_told_so_and_no_more() -> None:
    own = write_deck(deck(castle="eye_of_liothan"))
    with pytest.raises(RefusedSetup) as refused:
        GAME.agree(1, {"deck": own})
    (phrase,) = refused.value.phrases
    assert ENGLISH.say(phrase).startswith("Eye of Liothan belongs to Monoliths")


@pytest.mark.rule("HRD-ACH-06")
def test_cheater_lifts_limits_but_plays_with_the_cards_of_the_first_edition() -> None:
    with pytest.raises(RefusedSetup) as refused:
        new_game(challenge="cheater", deck="29x overwhelm\n1x glacier")
    (phrase,) = refused.value.phrases
    assert "Glacier belongs to Monoliths" in ENGLISH.say(phrase)
    (fault,) = GAME.decks.faults(
        GAME.decks.read("castle: the_gaping_maw\n30x glacier", {}), {"challenge": "cheater"}
    )
    assert fault.cards == ("glacier",)
