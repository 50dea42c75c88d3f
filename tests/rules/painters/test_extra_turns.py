"""Extra turns: Sky Commander, Sky Tackle, Sky Tantrum, and what lies between two turns of one player."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import RICH, acquiring
from tests.rules.painters.table import Table, table

COMMANDER_AND_TACKLE = ["sky_dice", "sky_tackle", "sky_commander"]


@pytest.mark.rule("PNT-SKY-03")
def test_sky_commander_gives_another_turn_after_this_one() -> None:
    t = acquiring("sky_commander").do("tile sky_commander")
    assert t.asks() == ("ada", "additional")
    turn = t.state.turn
    t.do("end")
    assert (t.asks(), t.state.turn) == (("ada", "main"), turn + 1)


@pytest.mark.rule("PNT-SKY-03", "PNT-SKY-52")
def test_the_turn_after_the_extra_one_belongs_to_the_left_neighbour() -> None:
    t = acquiring("sky_commander", others={"ben": {}, "cyd": {}}).do(
        "tile sky_commander", "end", "spot", "end"
    )
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-SKY-52", "PNT-INT-18")
def test_an_extra_turn_has_a_main_action_another_die_and_a_spot_limit() -> None:
    t = acquiring("sky_commander", {"clouds": 1}, pool=["blue1", "white1", "white2"])
    t.do("buy blue1", "on A.blue4", "tile sky_commander")
    assert t.why_not("buy white1") == ["PNT-XDI-02"]
    t.do("end", "spot")
    assert "buy white1" in t.options()
    assert t.player("ada").spots == 7
    assert t.do("end").player("ada").spots == 6


@pytest.mark.rule("PNT-Q-43")
def test_several_extra_turns_add_up() -> None:
    t = acquiring("sky_commander", {"hope": 60, "spots": 60}, tile_offer=COMMANDER_AND_TACKLE)
    t.do("tile sky_commander", "tile sky_tackle")
    turns = []
    while t.asks()[0] == "ada":
        turns.append(t.state.turn)
        t.do("end" if t.asks()[1] == "additional" else "spot")
    assert len(set(turns)) == 3


@pytest.mark.rule("PNT-INT-17")
def test_spots_above_the_limit_are_lost_before_the_extra_turn() -> None:
    t = acquiring("sky_commander").do("tile sky_commander")
    assert t.player("ada").spots == RICH - 7
    t.do("end")
    assert (t.asks(), t.player("ada").spots) == (("ada", "main"), 6)


@pytest.mark.rule("PNT-INT-17", "PNT-Q-43")
def test_a_star_victory_ends_the_game_before_the_extra_turn() -> None:
    four = ["sky_dice", "sky_spots", "sky_target", "sky_upper"]
    t = acquiring("sky_commander", {"tiles": four}, leader="ada").do("tile sky_commander", "end")
    assert (t.ending(), t.winners()) == ("star", ["ada"])


def without_the_leader_in_the_critical_phase() -> Table:
    """Ada takes the leader by Sky Tackle, which also gives her another turn."""
    return acquiring("sky_tackle", critical=True, leader="ben", deck=[]).do("tile sky_tackle", "end")


@pytest.mark.rule("PNT-INT-19")
def test_the_leader_taken_this_turn_ends_the_game_at_the_end_of_the_extra_turn() -> None:
    t = without_the_leader_in_the_critical_phase()
    assert (t.asks(), t.leader()) == (("ada", "main"), "ada")
    t.do("spot", "end")
    assert t.ending() == "efficiency"


@pytest.mark.rule("PNT-INT-20")
def test_the_turn_in_which_the_leader_takes_the_last_card_does_not_end_the_game() -> None:
    offer = ["S10", "S12", "S14"]
    players = {"ada": {"spots": 1}, "ben": {}}
    # Ben's turn ends, so Ada's begins with the leader.
    t = table(players=players, turn="ben", step="victory", leader="ada", deck=["S16"], offer=offer)
    t.do("card S10", "place 0,1", "end")
    assert (t.state.critical, t.asks()) == (True, ("ben", "main"))
    t.do("spot", "end")
    assert t.asks() == ("ada", "main")
    t.do("spot", "end")
    assert t.ending() == "efficiency"


@pytest.mark.rule("PNT-INT-21")
@pytest.mark.parametrize(
    "action", [("spot",), ("cloud",), ("card S10", "place 0,1"), ("die grey1", "on A.blue4")]
)
def test_whatever_the_leader_does_in_the_critical_phase_the_turn_ends_the_game(
    action: tuple[str, ...],
) -> None:
    players = {"ada": {"spots": 1}, "ben": {}, "cyd": {"tiles": ["sky_spots"]}}
    offer = ["S10", "S12", "S14"]
    # Cyd's turn ends, so Ada's begins with the leader.
    t = table(players=players, turn="cyd", step="victory", leader="ada", critical=True, deck=[], offer=offer)
    t.do(*action, "end")
    assert t.ending() == "efficiency"
