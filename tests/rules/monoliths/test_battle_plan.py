"""The battle plan: one deck against all hordes in order, and when it is a victory."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.games.horde.challenges.battle_plan import (
    ALLIANCES,
    HORDES,
    SUGGESTED_OUTSIDER,
    BattlePlan,
    at_random,
    next_alliance,
    wins_needed,
)
from skyshelf.games.horde.deckbuilding.agree import castle_for
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.deck import Deck, write_deck
from skyshelf.games.horde.editions.monoliths.game import DECKS_2024, MonolithsGame
from skyshelf.games.horde.editions.monoliths.game import HORDES as ALL_HORDES
from skyshelf.games.horde.editions.monoliths.setup import ready_made
from skyshelf.games.horde.table.state import Horde

GAME = MonolithsGame()
COLLECTION = tuple(str(name) for name in next(s.values for s in GAME.settings if s.name == "outsider"))


def plan(*results: bool, deck: str = "kurumo_artificers", level: int = 3) -> BattlePlan:
    return BattlePlan(deck, level, 7, list(results))


@pytest.mark.rule("MON-BP-01")
def test_there_are_64_ready_combinations() -> None:
    assert len(HORDES) * len(ALLIANCES) == 64
    assert set(HORDES) == set(ALL_HORDES)
    assert set(ALLIANCES) == set(DECKS_2024)


@pytest.mark.rule("MON-BP-02", "MON-Q-58")
@pytest.mark.parametrize("number", range(8))
def test_each_fight_is_a_normal_game_with_the_same_deck_and_level(number: int) -> None:
    fight = plan(*[False] * number).fight(COLLECTION)
    state = GAME.start(1, fight, 1)
    assert isinstance(state, Horde)
    assert fight["horde"] == HORDES[number]
    assert (fight["deck"], fight["level"]) == ("kurumo_artificers", 3)


@pytest.mark.rule("MON-BP-02")
def test_a_custom_deck_fights_for_the_castle_it_was_built_for() -> None:
    cards = ready_made("liothan_enforcers")
    own = write_deck(Deck("eye_of_liothan", {card: cards.count(card) for card in cards}))
    fight = plan(deck=own).fight(COLLECTION)
    assert fight["castle"] == "eye_of_liothan"


@pytest.mark.rule("MON-BP-03", "MON-BP-07")
def test_who_does_not_choose_follows_the_list_of_alliances() -> None:
    assert [next_alliance(number) for number in range(9)] == [*ALLIANCES, ALLIANCES[0]]
    assert ALLIANCES == (
        "liothan_shapeshifters",
        "taulot_followers",
        "kurumo_warriors",
        "nupten_illusionists",
        "liothan_enforcers",
        "taulot_custodians",
        "kurumo_artificers",
        "nupten_diviners",
    )


@pytest.mark.rule("MON-BP-04", "MON-Q-57")
@pytest.mark.parametrize(("wins", "victory"), [(5, False), (6, True), (8, True)])
def test_six_wins_are_a_victory(wins: int, victory: bool) -> None:
    over = plan(*[True] * wins, *[False] * (8 - wins))
    assert over.over
    assert over.victory == victory


@pytest.mark.rule("MON-Q-57")
def test_with_fewer_hordes_three_quarters_are_needed() -> None:
    assert [wins_needed(hordes) for hordes in (4, 5, 6, 7, 8)] == [3, 4, 5, 6, 6]


@pytest.mark.rule("MON-BP-05", "MON-BP-06")
def test_hordes_come_by_difficulty_those_of_the_first_edition_first() -> None:
    assert HORDES == (
        "renegade",
        "undead",
        "predator",
        "nightmare",
        "monoliths",
        "sinklings",
        "slitherers",
        "brood",
    )
    assert [DECKS[horde][0].code[:3] for horde in HORDES] == ["HRD"] * 4 + ["MON"] * 4


@pytest.mark.rule("MON-BP-08", "MON-Q-68")
def test_each_horde_has_its_suggested_outsider() -> None:
    assert set(SUGGESTED_OUTSIDER.values()) <= set(COLLECTION)
    assert plan().fight(COLLECTION)["outsider"] == "the_hate_bringer"
    assert plan(*[True] * 3, False).fight(COLLECTION)["outsider"] == "purple_circle"


@pytest.mark.rule("MON-BP-09")
def test_after_four_wins_another_outsider_is_drawn_at_random() -> None:
    drawn = {BattlePlan("kurumo_artificers", 2, seed, [True] * 4).outsider(COLLECTION) for seed in range(300)}
    assert drawn == set(COLLECTION) - {"purple_circle"}
    assert plan(*[True] * 4).outsider(COLLECTION) == plan(*[True] * 4).outsider(COLLECTION)


@pytest.mark.rule("MON-BP-10")
def test_all_choices_can_be_left_to_chance() -> None:
    fights = [at_random(GAME.settings, seed) for seed in range(200)]
    assert {fight["horde"] for fight in fights} == set(HORDES)
    assert {fight["deck"] for fight in fights} == set(ALLIANCES)
    for fight in fights[:5]:
        assert GAME.start(1, fight, 1).decision is not None


@pytest.mark.rule("MON-SET-11")
def test_a_ready_made_deck_stands_with_a_castle_of_its_set_and_faction() -> None:
    for deck in ALLIANCES:
        castle = castle_for(deck)
        assert BACKS[castle].faction == DECKS[deck][0].faction
        assert BY_SLUG[castle].code[:3] == DECKS[deck][0].code[:3]
