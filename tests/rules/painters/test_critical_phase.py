"""The critical phase and the ways it ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.painters.table import Table, table
from tests.rules.painters.winning import FIVE_TILES, GRID, completed_at

NOTHING_TO_TAKE = {
    "deck": [],
    "offer": ["none", "none", "none"],
    "pool": [],
    "tile_offer": ["none", "none", "none"],
    "pile": [],
}


def quiet(*names: str, **given: Any) -> Table:
    """The critical phase with nothing left to take: each turn is only a spot or a cloud."""
    words: dict[str, Any] = {**NOTHING_TO_TAKE, "critical": True, **given}
    words.setdefault("players", {name: {} for name in names})
    return table(**words)


def is_critical(t: Table) -> bool:
    critical: bool = t.words()["critical"]
    return critical


@pytest.mark.rule("PNT-CRI-01")
def test_it_starts_when_the_last_card_fills_the_offer() -> None:
    t = table(offer=["S10", "S12", "S14"], deck=["S15", "S16"], pool=[])
    t.do("card S10", "place 0,1")
    assert not is_critical(t)
    assert t.asks() == ("ben", "main")
    t.do("card S12", "place 0,1")
    assert is_critical(t)
    assert "critical-phase" in t.kinds()
    assert t.words()["offer"] == ["S16", "S15", "S14"]


@pytest.mark.rule("PNT-CRI-01")
def test_a_star_victory_of_the_same_turn_comes_first() -> None:
    ada = {"tiles": FIVE_TILES}
    t = table(
        offer=["S10", "S12", "S14"], deck=["S15"], pool=[], leader="ada", players={"ada": ada, "ben": {}}
    )
    t.do("card S10", "place 0,1")
    assert t.ending() == "star"


@pytest.mark.rule("PNT-CRI-02", "PNT-Q-29")
def test_it_starts_when_the_last_card_is_bought() -> None:
    ada = {"spots": 3, "hope": 3}
    t = table(offer=["S10", "S12", "S14"], deck=["S15"], players={"ada": ada, "ben": {}})
    t.do("top S15", "place 0,1")
    assert is_critical(t)


@pytest.mark.rule("PNT-CRI-02", "PNT-Q-29")
def test_it_starts_when_an_effect_takes_the_last_card() -> None:
    t = table(
        step="additional",
        offer=["S10", "S12", "S14"],
        deck=["S15"],
        tile_offer=["none", "none", "sky_tantrum"],
        players={"ada": {"spots": 8, "hope": 10}, "ben": {}},
    )
    t.do("tile sky_tantrum", "dice", "top S15")
    assert is_critical(t)


@pytest.mark.rule("PNT-CRI-03")
def test_every_action_is_still_there() -> None:
    ada = {"spots": 9, "hope": 20, "cards": {"A": {"dice": ["blue1", "empty"]}}}
    t = table(deck=[], critical=True, players={"ada": ada, "ben": {}})
    assert {text.split()[0] for text in t.options()} == {"cloud", "card", "die", "spot"}
    t.do("cloud")
    assert {text.split()[0] for text in t.options()} == {"end", "buy", "paint", "tile"}
    t.do("end")
    assert t.player("ada").spots == 6
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-CRI-04", "PNT-CRI-07")
@pytest.mark.parametrize("led_at_start", [False, True])
@pytest.mark.parametrize(
    ("area", "ending"), [({"tiles": FIVE_TILES}, "star"), ({"cards": completed_at(GRID)}, "firmament")]
)
def test_star_and_firmament_come_before_the_end_by_points(
    area: dict[str, Any], ending: str, led_at_start: bool
) -> None:
    players = {"ada": area, "ben": {"hope": 99}}
    t = quiet(step="victory", leader="ada", led_at_start=led_at_start, players=players)
    assert (t.ending(), t.winners()) == (ending, ["ada"])


@pytest.mark.rule("PNT-CRI-05")
def test_a_turn_begun_and_ended_with_the_leader_ends_the_game() -> None:
    t = quiet("ada", "ben", leader="ben").do("spot")
    # Ada's turn ends nothing: the leader is with Ben.
    assert t.asks() == ("ben", "main")
    t.do("spot")
    assert t.ending() == "efficiency"
    assert t.state.outcome is not None
    assert t.state.outcome.rule == "PNT-CRI-05"


@pytest.mark.rule("PNT-CRI-05")
def test_before_the_critical_phase_it_does_not() -> None:
    t = table(pool=[], leader="ada").do("spot", "spot", "spot")
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-CRI-06", "PNT-Q-30")
def test_the_turn_that_empties_the_deck_does_not_count() -> None:
    t = table(offer=["S10", "S12", "S14"], deck=["S15"], pool=[], turn="ben", leader="ada").do("spot")
    # Ada begins with the leader and takes the last card: she goes on without ending the game.
    t.do("card S10", "place 0,1")
    assert is_critical(t)
    assert t.asks() == ("ben", "main")
    assert t.do("spot", "spot").ending() == "efficiency"


@pytest.mark.rule("PNT-Q-30")
def test_an_extra_turn_is_a_turn_of_its_own() -> None:
    t = quiet("ada", "ben", leader="ada", extra_turns=1, step="victory")
    # This turn began without the leader; the extra one begins with it.
    assert t.asks() == ("ada", "main")
    assert t.do("spot").ending() == "efficiency"


@pytest.mark.rule("PNT-CRI-08", "PNT-CRI-09", "PNT-Q-31")
def test_a_full_round_without_a_move_ends_the_game() -> None:
    t = quiet("ada", "ben", "cleo").do("spot", "cloud")
    assert t.asks() == ("cleo", "main")
    t.do("spot")
    assert t.ending() == "efficiency"
    assert t.state.outcome is not None
    assert t.state.outcome.rule == "PNT-CRI-08"


def bens_idle_turn() -> Table:
    """Ben did nothing that counts; Ada can do anything that does."""
    ada = {
        "spots": 6,
        "hope": 20,
        "cards": {"A": {"dice": ["blue3", "empty"]}},
        "tiles": ["sky_cotton", "sky_levitt_alpha"],
    }
    t = quiet(
        turn="ben",
        players={"ada": ada, "ben": {}},
        offer=["none", "none", "S06"],
        pool=["white1"],
        tile_offer=["none", "none", "sky_savings"],
    )
    return t.do("spot", "end")


@pytest.mark.rule("PNT-CRI-09", "PNT-Q-31")
@pytest.mark.parametrize(
    "move",
    [
        ("card S06", "place 0,1"),
        ("die white1",),
        ("spot", "buy white1"),
        ("spot", "chips A.white3"),
        ("spot", "paint A.blue4 to 4"),
        ("spot", "tile sky_savings"),
    ],
    ids=["card", "die", "another die", "chips", "paint", "tile"],
)
def test_these_moves_keep_the_game_going(move: tuple[str, ...]) -> None:
    t = bens_idle_turn().do(*move, "end")
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-CRI-09")
@pytest.mark.parametrize(
    "idle", [("spot",), ("cloud",), ("spot", "paint A.blue4 to 2")], ids=["spot", "cloud", "die turned down"]
)
def test_these_do_not(idle: tuple[str, ...]) -> None:
    t = bens_idle_turn().do(*idle, "end")
    assert t.ending() == "efficiency"


@pytest.mark.rule("PNT-CRI-09", "PNT-Q-31")
def test_after_a_move_the_round_starts_again() -> None:
    t = bens_idle_turn().do("die white1", "end", "spot")
    # Ben was idle again, but Ada has not been since her die.
    assert t.asks() == ("ada", "main")
    assert t.do("spot", "end").ending() == "efficiency"


@pytest.mark.rule("PNT-CRI-09", "PNT-Q-31")
def test_extra_turns_of_one_player_make_no_round() -> None:
    t = quiet("ada", "ben", extra_turns=2).do("spot", "spot", "spot")
    assert t.asks() == ("ben", "main")
    assert t.do("spot").ending() == "efficiency"


@pytest.mark.rule("PNT-Q-31")
def test_before_the_critical_phase_an_idle_round_means_nothing() -> None:
    t = quiet("ada", "ben", critical=False, deck=["S06"]).do("spot", "spot", "spot", "spot")
    assert t.asks() == ("ada", "main")


@pytest.mark.rule("PNT-CRI-10")
@pytest.mark.parametrize(("leader", "turns"), [("ada", 1), ("nobody", 3)], ids=["leader", "no moves"])
def test_then_all_players_score(leader: str, turns: int) -> None:
    players = {name: {"hope": hope, "cards": {}} for name, hope in (("ada", 0), ("ben", 7), ("cleo", 3))}
    t = quiet(leader=leader, led_at_start=leader == "ada", players=players).do(*["spot"] * turns)
    assert t.state.outcome is not None
    assert t.state.outcome.scores == (0, 7, 3)
    assert t.kinds().count("scored") == 3


@pytest.mark.rule("PNT-CRI-11")
def test_the_round_is_not_played_out() -> None:
    t = quiet("ada", "ben", "cleo", turn="ben", leader="ben", led_at_start=True).do("spot")
    assert t.ending() == "efficiency"
    assert t.player("cleo").spots == 0


@pytest.mark.rule("PNT-CRI-12")
def test_taking_the_leader_in_the_turn_is_not_enough() -> None:
    ada = {"cards": {"S27": {"dice": ["red3", "empty"]}}}
    t = quiet(players={"ada": ada, "ben": {}}, pool=["blue3"], leader="ben").do("die blue3")
    assert t.leader() == "ada"
    assert t.asks() == ("ben", "main")
