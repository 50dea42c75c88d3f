"""The four steps of a turn, and whose turn is next."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from tests.rules.painters.table import GAME, Table, table

FOUR_TILES = ["sky_cotton", "sky_dice", "sky_mommy", "sky_savings"]


def about_to_win() -> Table:
    """Ada has the leader and four tiles, and can pay a fifth."""
    ada = {"spots": 12, "hope": 20, "tiles": FOUR_TILES}
    return table(
        players={"ada": ada, "ben": {}}, leader="ada", tile_offer=["none", "none", "sky_fugaz"], pool=[]
    )


@pytest.mark.rule("PNT-TRN-01", "PNT-REM-01")
def test_main_action_additional_actions_spot_limit_and_victory_check_in_this_order() -> None:
    t = about_to_win().do("spot", "tile sky_fugaz", "end")
    assert t.kinds()[:1] + t.kinds()[-2:] == ["spots-gained", "spots-discarded", "star-victory"]
    assert t.kinds().index("tile-acquired") in range(1, len(t.kinds()) - 2)


@pytest.mark.rule("PNT-TRN-01")
def test_pages_show_the_step_while_its_action_is_carried_out() -> None:
    t = table(players={"ada": {}, "ben": {}}, pool=["grey4"]).do("die grey4")
    assert t.asks() == ("ada", "symbol")
    assert GAME.figures(GAME.view(t.state, Seat(0)))["step"] == "main"


@pytest.mark.rule("PNT-TRN-02")
def test_the_main_action_cannot_be_left_out() -> None:
    t = about_to_win()
    assert t.asks() == ("ada", "main")
    assert "end" not in t.options()
    assert t.why_not("end") == ["PNT-TRN-07"]


@pytest.mark.rule("PNT-TRN-03")
def test_additional_actions_can_be_left_out() -> None:
    t = about_to_win().do("spot")
    assert t.asks() == ("ada", "additional")
    t.do("end")
    assert t.player("ada").tiles == about_to_win().player("ada").tiles
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-TRN-04")
def test_the_spot_limit_asks_nobody() -> None:
    t = about_to_win().do("spot", "end")
    assert t.player("ada").spots == 6
    assert "spots-discarded" in t.kinds()


@pytest.mark.rule("PNT-TRN-05")
def test_the_victory_check_asks_nobody_and_is_not_made_before_step_4() -> None:
    t = about_to_win().do("spot", "tile sky_fugaz")
    assert t.state.outcome is None
    assert t.do("end").winners() == ["ada"]


MAIN_ACTIONS = {
    "A": ["cloud"],
    "B, offer": ["card S03", "place 0,1"],
    "B, top": ["top S04", "place 0,1"],
    "C": ["die blue4"],
    "D": ["spot"],
}


def every_main_action() -> Table:
    ada = {"spots": 6, "hope": 3}
    return table(players={"ada": ada, "ben": {}}, pool=["blue4", "white1"])


@pytest.mark.rule("PNT-TRN-06")
def test_there_are_four_main_actions() -> None:
    words = {text.split()[0] for text in every_main_action().options()}
    assert words == {actions[0].split()[0] for actions in MAIN_ACTIONS.values()}


@pytest.mark.rule("PNT-TRN-06")
@pytest.mark.parametrize("action", MAIN_ACTIONS)
def test_one_main_action_leads_to_step_2(action: str) -> None:
    t = every_main_action().do(*MAIN_ACTIONS[action])
    assert t.asks() == ("ada", "additional")
    assert not {text.split()[0] for text in t.options()} & {"cloud", "card", "top", "die", "spot"}


@pytest.mark.rule("PNT-TRN-06")
def test_after_the_main_action_another_one_is_refused() -> None:
    t = about_to_win().do("spot")
    assert t.why_not("cloud") == t.why_not("die blue1") == t.why_not("card S01") == ["PNT-TRN-06"]


@pytest.mark.rule("PNT-TRN-07")
def test_no_additional_action_comes_before_the_main_action() -> None:
    t = about_to_win()
    assert "tile sky_fugaz" not in t.options()
    assert t.why_not("tile sky_fugaz") == t.why_not("buy blue1") == ["PNT-TRN-07"]
    assert "tile sky_fugaz" in t.do("spot").options()


THREE: dict[str, Any] = {"ada": {}, "ben": {}, "cem": {}}


@pytest.mark.rule("PNT-TRN-08")
@pytest.mark.parametrize(("turn", "after"), [("ada", "ben"), ("ben", "cem"), ("cem", "ada")])
def test_the_player_to_the_left_is_next(turn: str, after: str) -> None:
    assert table(players=THREE, turn=turn, pool=[]).do("spot").asks() == (after, "main")


@pytest.mark.rule("PNT-TRN-08")
def test_an_extra_turn_comes_before_the_player_to_the_left() -> None:
    t = table(players=THREE, extra_turns=1, pool=[]).do("spot")
    assert t.asks() == ("ada", "main")
    assert t.do("spot").asks() == ("ben", "main")


@pytest.mark.rule("PNT-TRN-08")
def test_nobody_is_next_after_the_end() -> None:
    t = about_to_win().do("spot", "tile sky_fugaz", "end")
    assert t.state.decision is None
    assert "turn-begins" not in t.kinds()
