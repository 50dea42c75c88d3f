"""Completing a card: when it happens, what happens first, and in which order its bonuses come."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.components.cards import Side
from tests.rules.painters.completing import WAITING, completed, one_die_short, redraw
from tests.rules.painters.table import Area, Table, table


def in_step_2(cards: Area, pool: tuple[str, ...] = ("red1",), **ada: object) -> Table:
    area = {"spots": 6, "cards": cards, **ada}
    return table(players={"ada": area, "ben": {}}, pool=list(pool), step="additional")


@pytest.mark.rule("PNT-CMT-01")
def test_a_card_is_completed_with_its_last_symbol_and_not_before() -> None:
    t = one_die_short("S10")
    assert not t.is_completed("ada", "S10")
    assert t.do("die green4").is_completed("ada", "S10")


@pytest.mark.rule("PNT-CMT-01")
@pytest.mark.parametrize("waiting", ["empty", "white1"])
def test_a_symbol_that_is_empty_or_below_its_number_keeps_the_card_grey(waiting: str) -> None:
    cards = {"A": WAITING, "S10": {"at": [0, 1], "dice": ["empty", "blue4", waiting]}}
    t = table(players={"ada": {"cards": cards}, "ben": {}}, pool=["green4", "red1"]).do("die green4")
    assert not t.is_completed("ada", "S10")


@pytest.mark.rule("PNT-CMT-02")
def test_the_main_action_can_complete_a_card() -> None:
    t = one_die_short("S10")
    assert t.asks() == ("ada", "main")
    assert t.do("die green4").is_completed("ada", "S10")


@pytest.mark.rule("PNT-CMT-02")
@pytest.mark.parametrize(
    ("dice", "action"),
    [
        (["empty", "blue4", "white2"], "buy green4"),
        (["green3", "blue4", "white2"], "paint S10.green4 to 4"),
        (["empty", "blue4", "white2"], "chips S10.green4"),
    ],
)
def test_every_kind_of_additional_action_on_symbols_can_complete_a_card(dice: list[str], action: str) -> None:
    cards = {"A": WAITING, "S10": {"at": [0, 1], "dice": dice}}
    t = in_step_2(cards, pool=("green4",), hope=2, tiles=["sky_gnomichaun"]).do(action)
    assert t.is_completed("ada", "S10")


@pytest.mark.rule("PNT-CMT-03")
def test_bonuses_come_at_once() -> None:
    t = completed("S15")  # 6 spots and the leader
    assert t.asks() == ("ada", "additional")
    assert t.player("ada").spots == 6
    assert t.leader() == "ada"


@pytest.mark.rule("PNT-CMT-04")
def test_a_bonus_is_taken_now_or_never() -> None:
    ben = {"cards": {"B": {"dice": ["blue1", "white1"]}}}
    t = completed("S02", around={"S29": {"at": [1, 1], "completed": True}}, ben=ben)
    assert t.asks() == ("ada", "halo")
    assert {text.split()[0] for text in t.options()} == {"halo", "no"}
    for texts in (["no"], ["end", "spot", "end"], ["spot"]):  # step 2, and both steps of her next turn
        t.do(*texts)
        assert t.asks()[0] == "ada"
        assert not any(text.startswith("halo") for text in t.options())


@pytest.mark.rule("PNT-CMT-05")
def test_the_dice_of_the_card_are_rolled_into_the_pool() -> None:
    pools = [completed("S10", seed=seed).pool() for seed in range(1, 30)]
    assert all([die[:-1] for die in pool] == ["blue", "white", "green"] for pool in pools)
    assert {die[-1] for pool in pools for die in pool} == set("123456")


@pytest.mark.rule("PNT-CMT-05")
def test_the_dice_are_back_before_the_first_bonus() -> None:
    kinds = completed("S10").kinds()
    rolls = [index for index, kind in enumerate(kinds) if kind == "die-rolled"]
    assert len(rolls) == 3
    assert max(rolls) < kinds.index("spots-gained")


@pytest.mark.rule("PNT-CMT-07")
def test_a_completed_card_is_blue_and_stays_where_it_is() -> None:
    assert completed("S10").card("ada", "S10") == {"at": [0, 1], "completed": True}


@pytest.mark.rule("PNT-CMT-08")
def test_a_completed_card_takes_no_more_dice() -> None:
    t = completed("S10", pool=("green1", "grey1"), ada={"clouds": 1})
    assert not any(text.startswith("buy") for text in t.options())
    assert t.why_not("buy green1") == ["PNT-DIE-20"]


@pytest.mark.rule("PNT-CMT-09")
def test_a_card_gives_all_its_bonuses() -> None:
    # S36: 8 spots, leader, hope 4, and half a cloud that S09 completes.
    t = one_die_short("S36", around={"S09": {"at": [-1, 1], "completed": True}}).do("die orange3")
    ada = t.player("ada")
    assert (ada.spots, ada.hope, ada.clouds, t.leader()) == (8, 2, 1, "ada")


@pytest.mark.rule("PNT-CMT-10", "PNT-CMT-11", "PNT-Q-22")
def test_bonuses_come_in_a_fixed_order(monkeypatch: pytest.MonkeyPatch) -> None:
    # No card of the set has all five bonuses, so S27 (spots, leader, hope) gets a circle and a cloud as well.
    redraw(monkeypatch, "S27", right=Side.HALO, cloud=True)
    t = completed("S27", around={"S29": {"at": [1, 1], "completed": True}})
    before = t.kinds()
    t.do("halo halo_honor")
    bonuses = ["spots-gained", "leader-taken", "hope-activated", "halo-taken", "cloud-gained"]
    assert [kind for kind in before + t.kinds() if kind in bonuses] == bonuses


@pytest.mark.rule("PNT-CMT-12")
def test_bonuses_are_resolved_before_the_action_goes_on() -> None:
    # S02 and S29 form a circle: only after its halo bonus is the rest of the turn played.
    t = one_die_short("S02", around={"S29": {"at": [1, 1], "completed": True}})
    assert t.do("die green5").asks() == ("ada", "halo")
    assert t.why_not("end") == ["PNT-BHL-01"]
    assert t.do("halo halo_honor").asks() == ("ada", "additional")


@pytest.mark.rule("PNT-CMT-13")
def test_squares_bring_no_dice_back() -> None:
    cards = {"A": WAITING, "S10": {"at": [0, 1], "dice": ["empty", "square", "square"]}}
    t = table(players={"ada": {"cards": cards}, "ben": {}}, pool=["green4", "red1"]).do("die green4")
    assert [die[:-1] for die in t.pool()] == ["green", "red"]
    assert t.kinds().count("die-rolled") == 1


@pytest.mark.rule("PNT-CMT-14")
def test_several_cards_can_be_completed_in_one_turn() -> None:
    around: Area = {"S06": {"at": [1, 0], "dice": ["purple3", "blue3"]}}
    t = completed("S10", around=around, ada={"spots": 1})
    t.do("paint S06.purple4 to 4")
    assert all(t.is_completed("ada", card) for card in ("S10", "S06"))
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-21")
def test_dice_in_the_pool_keep_their_faces_when_others_are_rolled() -> None:
    others = ("yellow2", "yellow5", "red1", "red6", "grey3")
    for seed in range(1, 10):
        pool = completed("S10", pool=others, seed=seed).pool()
        assert tuple(die for die in pool if die[:-1] in ("yellow", "red", "grey")) == others
