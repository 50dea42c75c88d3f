"""No two choices read the same: whoever sees only the words knows which is which."""

from __future__ import annotations

from collections import Counter

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.text.speaker import LANGUAGES, Speaker
from tests.rules.skytear.table import Table, new_game, table

ENGLISH = Speaker("en", strict=True)
NORTH = {"side": "north"}


def labels(t: Table, language: str = "en") -> list[str]:
    assert t.state.decision is not None
    speaker = Speaker(language, strict=True)
    return [speaker.say(option.label()) for option in t.state.decision.options]


def veiled(*by: str) -> Table:
    """Each of these heroes of South has hidden Gulbjarn, and Akhuti of North is about to cancel one of them."""
    t = table(
        turn=5,
        heroes={
            "gulbjarn": {"at": "4,2"},
            "freyhel": {"at": "4,3"},
            "corjof": {"at": "5,3"},
            "akhuti": {**NORTH, "at": "6,2"},
        },
        active="gulbjarn",
        hands={1: ["white_veil"] * len(by), 2: ["word_of_nupten"]},
    )
    t.asks_always(1, 2)
    t.do("move")
    for hero in by:
        t.do(f"play white_veil by {hero}", "gulbjarn")
    t.do("play word_of_nupten by akhuti")
    assert t.asks() == "target-effect"
    return t


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_one_name_are_told_apart_by_whose_they_are(language: str) -> None:
    assert len(set(labels(veiled("freyhel", "corjof"), language))) == 3


def test_an_effect_on_the_stack_says_whose_it_is_and_at_what_it_aims() -> None:
    assert labels(veiled("freyhel", "corjof")) == [
        "Move of Gulbjarn",
        "White Veil of Freyhel → Gulbjarn",
        "White Veil of Corjof → Gulbjarn",
    ]


def test_effects_that_are_alike_have_their_place_counted_from_the_top() -> None:
    assert labels(veiled("freyhel", "freyhel"))[1:] == [
        "White Veil of Freyhel → Gulbjarn (2)",
        "White Veil of Freyhel → Gulbjarn (1)",
    ]


def test_a_trigger_says_whose_it_is() -> None:
    t = table(
        turn=3,
        heroes={"yami": {"at": "4,2", "hp": 5}, "cotlic": {**NORTH, "at": "5,2"}},
        active="yami",
        hands={1: ["dragon_punch", "lifesteal"]},
    )
    t.do("play dragon_punch by yami", "play lifesteal by yami", "attack")
    assert labels(t) == ["Dragon Punch of Yami", "Lifesteal of Yami"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lead_cards_of_one_name_are_told_apart_by_their_hero(language: str) -> None:
    t = table(
        turn=3,
        heroes={
            "yami": {"at": "-5,1", "leads": ["presence"]},
            "sakoshi": {"at": "-5,2", "leads": ["presence"]},
            "cotlic": {**NORTH, "at": "4,-7"},
        },
        phase="minions",
    )
    assert t.asks() == "use-lead"
    assert len(set(labels(t, language))) == 3
    if language == "en":
        assert labels(t)[0] == "Presence under Yami: +1 Control"


@pytest.mark.whole_games
def test_no_two_choices_of_a_game_read_the_same() -> None:
    for seed in (121, 122):  # in both, two effects of one name wait on the Stack
        t, rng = new_game(seed=seed, format="random", stops="full"), Rng(seed)
        while t.state.decision is not None:
            told = Counter(ENGLISH.say(option.label()) for option in t.state.decision.options)
            assert max(told.values()) == 1, (t.asks(), told.most_common(1))
            t.state.choose(rng.below(len(t.state.decision.options)))
