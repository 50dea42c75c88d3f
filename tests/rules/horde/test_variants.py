"""Tweaks of the difficulty and variants of the horde deck."""

from __future__ import annotations

from collections import Counter

import pytest

from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, DECKS
from skyshelf.games.horde.cards.tiers import TIER_ONE, TIER_TWO, tier_of
from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.table import EDITIONS, GAME, MINIONS, Table, new_game, table


def horde_deck(**settings: Value) -> Counter[str]:
    """How many cards of each set are in the horde deck."""
    return Counter(CARDS[card].deck for card in new_game(1, **settings).state.horde_deck)


@pytest.mark.rule("HRD-DIF-05", "HRD-Q-65")
@pytest.mark.parametrize(
    ("outsider", "left_out", "stages"),
    [
        ("the_hate_bringer", "first", ["the_hate_bringer_2"]),
        ("the_hate_bringer", "second", ["the_hate_bringer_1"]),
        ("the_beast_lord", "first", ["the_beast_lord_2", "the_beast_lord_3"]),
        ("the_beast_lord", "second", ["the_beast_lord_1", "the_beast_lord_3"]),
    ],
)
def test_an_outsider_without_a_stage_keeps_the_order_of_the_others(
    outsider: str, left_out: str, stages: list[str]
) -> None:
    t = new_game(outsider=outsider, left_out_stage=left_out)
    assert t.pile() == stages[:1]
    assert [CARDS[card].slug for card in t.state.outsiders_left] == stages[1:]


@pytest.mark.rule("HRD-DIF-05", "HRD-Q-65")
def test_the_single_stage_that_remains_is_the_last_one() -> None:
    t = table(
        {"left_out_stage": "first"},
        m1={"card": "the_hate_bringer_2", "wounds": 3},
        a1={"card": "gulbjarn"},
        phase="fight",
        pile=[],
    )
    assert t.do("draw 1").outcome() == "outsider-destroyed"


@pytest.mark.rule("HRD-DIF-06")
def test_epic_monsters_can_be_left_out() -> None:
    with_epics, without = new_game(), new_game(epic_monsters=False)
    assert any(CARDS[card].epic for card in with_epics.state.horde_deck)
    assert not any(CARDS[card].epic for card in without.state.horde_deck)
    epics = sum(CARDS[card].epic for card in with_epics.state.horde_deck)
    assert len(without.state.horde_deck) == len(with_epics.state.horde_deck) - epics


@pytest.mark.rule("HRD-DIF-07", "HRD-VAR-05")
@pytest.mark.parametrize(
    ("more", "health"), [(0, [1, 1, 1, 0]), (1, [2, 2, 2, 1]), (2, [3, 3, 3, 2]), (-1, [0, 0, 0, 0])]
)
def test_minions_start_with_more_or_fewer_health_tokens(more: int, health: list[int]) -> None:
    t = new_game(minion_health=more)
    assert [t.minion(name).health for name in MINIONS] == health


@pytest.mark.rule("HRD-DIF-09", "MON-DIF-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_help_for_first_games_is_ten_health_for_the_castle_and_off_unless_chosen(edition: str) -> None:
    def castle(**settings: Value) -> int:
        state = EDITIONS[edition].start(1, settings, 1)
        assert isinstance(state, Horde)
        return Table(state).castle

    assert castle(first_games=True) == castle(first_games=False) + 10
    assert castle() == castle(first_games=False)


@pytest.mark.rule("HRD-DIF-09")
def test_no_challenge_is_met_with_help() -> None:
    with pytest.raises(BadSetup, match="horde-refused-help"):
        GAME.start(1, {"first_games": True, "challenge": "upside_down"}, 1)


@pytest.mark.rule("HRD-VAR-04")
def test_hordes_are_mixed_in_one_deck() -> None:
    assert horde_deck() == {"common": 4, "renegade": 21}
    assert horde_deck(mixed_with="undead") == {"common": 4, "renegade": 21, "undead": 21}
    assert horde_deck(mixed_with="undead+predator") == {
        "common": 4,
        "renegade": 21,
        "undead": 21,
        "predator": 21,
    }
    assert len(horde_deck(mixed_with="all")) == 5
    assert horde_deck(mixed_with="renegade") == horde_deck()


@pytest.mark.rule("HRD-VAR-04")
def test_a_horde_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(RefusedSetup) as refused:
        new_game(mixed_with="undead+elves")
    (why,) = refused.value.phrases
    assert why.args == {"name": "elves", "hordes": "renegade, undead, predator, nightmare"}


@pytest.mark.rule("HRD-SET-12", "MON-MIX-06")
def test_the_common_set_of_box_and_expansions_or_none_of_it() -> None:
    assert horde_deck(common="all") == {"common": 8, "renegade": 21}
    assert horde_deck(common="none") == {"renegade": 21}
    assert len(DECKS["common"]) == 8


def _of_tier(tier: int) -> list[str]:
    return [card.slug for card in DECKS["renegade"] if tier_of(card.id) == tier]


@pytest.mark.rule("HRD-VAR-01", "HRD-Q-75")
def test_cards_are_split_by_tier_and_those_with_mana_are_of_tier_one() -> None:
    for deck in ("renegade", "undead", "predator", "nightmare", "common"):
        for card in DECKS[deck]:
            if not card.token:
                assert tier_of(card.id) == (TIER_TWO if card.tier == 2 else TIER_ONE)
                assert card.tier in (1, 2) or card.mana > 0


@pytest.mark.rule("HRD-VAR-02", "HRD-VAR-03")
@pytest.mark.parametrize(
    ("edition", "summons"),
    [("horde", ("HRD-HOR-02",)), ("monoliths", ("MON-SUM-01", "MON-SUM-04", "MON-SUM-05"))],
)
def test_cards_are_summoned_alternately_and_the_first_one_is_of_tier_two(
    edition: str, summons: tuple[str, ...]
) -> None:
    """Wave after wave, whatever else happens."""
    assert sum(len(_alternating(edition, summons, seed)) for seed in range(20)) > 60


def _alternating(edition: str, summons: tuple[str, ...], seed: int) -> list[int]:
    """The tiers of the cards that the waves of a random game bring, which must alternate."""
    state = EDITIONS[edition].start(1, {"tier_decks": True, "horde": "undead"}, seed)
    rng = Rng(seed)
    summoned: list[int] = []
    while state.decision is not None:
        for event in state.events:
            if event.kind in ("summoned", "horde-card-revealed") and event.rule in summons:
                card = event.args["card"]
                assert isinstance(card, Phrase)
                summoned.append(tier_of(CardId(CARD_NAME.index(card))))
        state.choose(rng.below(len(state.decision.options)))
    assert summoned == ([TIER_TWO, TIER_ONE] * len(summoned))[: len(summoned)]
    return summoned


@pytest.mark.rule("HRD-Q-58")
def test_the_treachery_card_is_of_the_deck_that_is_due_and_does_not_advance_it() -> None:
    one, two = _of_tier(TIER_ONE)[0], _of_tier(TIER_TWO)[0]
    t = table(
        {"tier_decks": True}, horde=[one, two, one, two], hand=["bloodlust"], mana=1, portal={"turned": 1}
    )
    before = t.state.tier_due
    t.do("end")
    assert t.horde_discard() == [two]
    assert t.state.tier_due == before == TIER_TWO


@pytest.mark.rule("HRD-Q-58")
def test_each_deck_is_made_anew_from_its_own_discards() -> None:
    one, two = _of_tier(TIER_ONE)[0], _of_tier(TIER_TWO)[0]
    t = table(
        {"tier_decks": True},
        horde={"deck": [one], "discard": [one, two, two]},
        hand=["bloodlust"],
        mana=1,
        portal={"turned": 1},
    )
    t.do("end")
    assert sorted(t.horde_discard()) == sorted([one, two])
    assert sorted(t.state.horde_deck) == sorted([BY_SLUG[one].id, BY_SLUG[two].id])


@pytest.mark.rule("HRD-VAR-01")
def test_how_high_each_of_two_horde_decks_is_all_know() -> None:
    """A card that lies face down may be of either tier; the decks do not change because somebody imagines it."""
    one, two = _of_tier(TIER_ONE)[0], _of_tier(TIER_TWO)[0]
    t = table({"tier_decks": True}, horde=[one, two, two], m1={"card": two, "concealed": True})
    view = GAME.view(t.state, Seat(0))
    assert (view.horde_cards, view.horde_strong) == (3, 1)
    for seed in range(20):
        imagined = GAME.determinize(view, seed)
        assert Counter(map(tier_of, imagined.horde_deck)) == {TIER_ONE: 1, TIER_TWO: 2}


@pytest.mark.rule("HRD-VAR-02")
def test_two_horde_decks_are_refused_where_a_player_summons_from_the_hand() -> None:
    with pytest.raises(BadSetup, match="horde-refused-tiers"):
        GAME.agree(2, {"mode": "versus", "tier_decks": True})
