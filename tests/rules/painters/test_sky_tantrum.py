"""Sky Tantrum: opponents lose 2 dice or 6 hope chips; then a free card and an extra turn."""

from __future__ import annotations

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.painters.given import acquiring, pool_colours
from tests.rules.painters.table import Area, Table

ENGLISH = Speaker("en", strict=True)
RICH: Area = {
    "hope": 7,
    "cards": {"B": {"dice": ["blue3", "white2"]}, "S06": {"at": [0, 1], "dice": ["purple4", "empty"]}},
}
OFFER = ["S10", "S12", "S14"]


def tantrum(ada: Area | None = None, **others: Area) -> Table:
    t = acquiring("sky_tantrum", ada, others=others, offer=OFFER, deck=["S16", "S15", "S26"], pool=["red1"])
    return t.do("tile sky_tantrum")


def freely(t: Table) -> Table:
    return t.do("card S14", "place 0,-1")


@pytest.mark.rule("PNT-SKY-40")
def test_an_opponent_loses_2_dice_of_own_choice_or_6_hope_chips() -> None:
    t = tantrum(ben=RICH)
    assert (t.asks(), t.options()) == (("ben", "tantrum"), ["dice", "hope"])
    assert t.do("hope").player("ben").hope == 1
    t = tantrum(ben=RICH).do("dice", "pick S06.purple4", "pick B.blue3")
    assert t.player("ben").hope == 7
    assert t.on_card("ben", "B") == ["empty", "white2"]
    assert t.on_card("ben", "S06") == ["empty", "empty"]


@pytest.mark.rule("PNT-Q-37", "PNT-INT-15")
def test_the_2_dice_are_rolled_into_the_pool() -> None:
    t = tantrum(ben=RICH).do("dice", "pick S06.purple4", "pick B.blue3")
    assert pool_colours(t) == ["blue", "purple", "red"]


@pytest.mark.rule("PNT-SKY-40", "PNT-Q-37")
def test_with_3_opponents_each_decides_from_the_left_and_only_what_is_possible_in_full() -> None:
    cyd = {"hope": 5, "cards": {"C": {"dice": ["blue4", "white2"]}}}
    dan = {"hope": 6, "cards": {"D": {"dice": ["blue1", "empty"]}}}
    t = tantrum(ben=RICH, cyd=cyd, dan=dan).do("hope")
    # Cyd can only give dice and Dan only hope, so neither is asked.
    assert t.asks() == ("ada", "card")
    assert (t.player("cyd").hope, t.on_card("cyd", "C")) == (5, ["empty", "empty"])
    assert (t.player("dan").hope, t.on_card("dan", "D")) == (0, ["blue1", "empty"])


@pytest.mark.rule("PNT-Q-37")
def test_who_can_do_neither_in_full_loses_what_there_is_of_the_one_chosen() -> None:
    poor = {"hope": 3, "cards": {"B": {"dice": ["blue3", "empty"]}}}
    decision = tantrum(ben=poor).state.decision
    assert decision is not None
    assert [ENGLISH.say(option.label()) for option in decision.options] == [
        "Discard 1 die",
        "Lose 3 hope chips",
    ]
    assert tantrum(ben=poor).do("hope").player("ben").hope == 0
    by_dice = tantrum(ben=poor).do("dice")
    assert by_dice.on_card("ben", "B") == ["empty", "empty"]
    assert by_dice.player("ben").hope == 3


@pytest.mark.rule("PNT-Q-37")
def test_nobody_picks_the_penalty_that_costs_nothing_while_the_other_costs_something() -> None:
    only_hope = {"hope": 3, "cards": {"B": {"dice": ["empty", "empty"]}}}
    only_a_die = {"hope": 0, "cards": {"C": {"dice": ["blue4", "empty"]}}}
    t = tantrum(ben=only_hope, cyd=only_a_die)
    assert t.asks() == ("ada", "card")
    assert t.player("ben").hope == 0
    assert t.on_card("cyd", "C") == ["empty", "empty"]


@pytest.mark.rule("PNT-SKY-41", "PNT-Q-36")
def test_the_owner_takes_any_offer_card_or_the_top_card_for_nothing() -> None:
    t = tantrum(ben={"hope": 6})
    assert t.options() == ["card S10", "card S12", "card S14", "top S16", "no"]
    before = (t.player("ada").spots, t.player("ada").hope)
    t.do("top S16", "place 0,-1")
    assert (t.player("ada").spots, t.player("ada").hope) == before
    assert t.card("ada", "S16")["at"] == [0, -1]


@pytest.mark.rule("PNT-Q-36", "PNT-INT-25")
@pytest.mark.parametrize(
    ("taken", "offer", "chips"),
    [("card S10", ["S16", "S12", "S14"], 1), ("card S14", ["S16", "S10", "S12"], 0), ("top S16", OFFER, 1)],
)
def test_the_free_card_follows_the_other_rules_of_taking_a_card(
    taken: str, offer: list[str], chips: int
) -> None:
    t = tantrum(ben={"hope": 6}).do(taken, "place 0,-1")
    assert t.words()["offer"] == offer
    assert t.words()["offer_hope"] == chips


@pytest.mark.rule("PNT-INT-25")
def test_the_free_card_can_start_the_critical_phase() -> None:
    t = acquiring("sky_tantrum", offer=OFFER, deck=["S16"]).do(
        "tile sky_tantrum", "hope", "card S14", "place 0,-1"
    )
    assert t.words()["deck"] == []
    assert t.state.critical


@pytest.mark.rule("PNT-SKY-42")
def test_at_the_limit_of_3_uncompleted_cards_no_card_is_taken() -> None:
    cards = {"A": {}, "S03": {"at": [0, 1]}, "S02": {"at": [0, -1]}}
    t = tantrum({"cards": cards}, ben={"hope": 6})
    assert t.asks() == ("ada", "additional")
    assert len(t.player("ada").cards) == 3
    assert t.words()["offer"] == OFFER


@pytest.mark.rule("PNT-SKY-43")
def test_sky_tantrum_gives_another_turn() -> None:
    t = freely(tantrum(ben={"hope": 6})).do("end")
    assert t.asks() == ("ada", "main")


@pytest.mark.rule("PNT-INT-16")
def test_opponents_then_card_then_extra_turn_then_leader() -> None:
    t = tantrum(ben=RICH, cyd={"hope": 7, "cards": {"C": {"dice": ["blue4", "white2"]}}}).do("hope")
    assert (t.asks(), t.leader()) == (("cyd", "tantrum"), "nobody")
    t.do("hope")
    assert (t.asks(), t.leader()) == (("ada", "card"), "nobody")
    assert freely(t).kinds()[-3:] == ["card-placed", "extra-turn", "leader-taken"]


@pytest.mark.rule("PNT-Q-52")
def test_the_free_card_may_be_declined_and_the_extra_turn_comes_all_the_same() -> None:
    t = tantrum(ben={"hope": 6})
    assert t.options()[-1] == "no"
    t.do("no")
    assert t.kinds() == ["card-declined", "extra-turn", "leader-taken"]
    assert t.words()["offer"] == OFFER
    assert t.do("end").asks() == ("ada", "main")
