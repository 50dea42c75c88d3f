"""Two players are the alliance: what the second edition says anew."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.games.horde.cards.registry import CARDS
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import coop, new_table
from tests.rules.monoliths.table import GAME, MINIONS


@pytest.mark.rule("MON-Q-127")
def test_one_rebuild_takes_cards_of_one_discard_pile() -> None:
    ada = {"hand": ["storm_phalanx"], "mana": 3, "discard": ["shamans", "bloodlust"]}
    t = coop(ada, {"discard": ["hogosai", "kichie"]}).do("play storm_phalanx", "lane 1", "player 2", "kichie")
    assert t.options() == ["hogosai", "done"]
    t.do("hogosai")
    assert (t.discard(0), t.discard(1)) == (["shamans", "bloodlust"], [])


@pytest.mark.rule("MON-GEN-01", "MON-GEN-02", "MON-SET-22")
def test_one_plays_solo_two_together_and_three_against_a_horde_player_unless_they_say_otherwise() -> None:
    tables = [new_table(seats, "usual") for seats in (1, 2, 3)]
    assert [t.state.rules.mode for t in tables] == ["solo", "coop", "versus"]
    assert new_table(2, "versus").state.rules.mode == "versus"
    with pytest.raises(BadSetup, match="can be versus; not coop"):
        GAME.agree(3, {"mode": "coop"})


@pytest.mark.rule("MON-COOP-02", "MON-SET-21")
@pytest.mark.parametrize(
    ("seats", "mode", "name"),
    [
        (1, "solo", "solo"),
        (2, "coop", "cooperative"),
        (2, "versus", "competitive_2"),
        (3, "versus", "competitive_3"),
    ],
)
def test_each_of_the_four_modes_has_portals_of_its_own(seats: int, mode: str, name: str) -> None:
    stages = [CARDS[card].slug for card in new_table(seats, mode).state.rules.stages]
    assert stages == [f"{name}_stage_{stage}" for stage in (1, 2, 3, 4)]


@pytest.mark.rule("MON-COOP-07", "MON-SET-25", "MON-VS-36")
@pytest.mark.parametrize(
    ("seats", "mode", "health"), [(1, "solo", 1), (2, "coop", 2), (2, "versus", 1), (3, "versus", 2)]
)
def test_minions_start_with_a_health_token_for_each_alliance_player(
    seats: int, mode: str, health: int
) -> None:
    t = new_table(seats, mode, outsider="the_lost_legion")
    assert [t.minion(name).health for name in MINIONS] == [health] * 4


@pytest.mark.rule("MON-COOP-08")
def test_only_one_castle_is_in_play_for_two_players() -> None:
    t = new_table(2, "coop")
    assert sum(CARDS[unit.card].deck.startswith("castles") for unit in t.state.units) == 1


@pytest.mark.rule("MON-Q-71")
def test_a_player_moves_own_allies_only() -> None:
    t = coop(a1="gulbjarn", a2={"card": "shamans", "owner": "bea"})
    assert ("move a1" in t.options(), "move a2" in t.options()) == (True, False)


@pytest.mark.rule("MON-Q-71")
@pytest.mark.parametrize(
    ("answer", "row"), [("yes", ["shamans", "gulbjarn"]), ("no", ["gulbjarn", "shamans"])]
)
def test_a_swap_with_an_ally_of_the_partner_needs_their_consent(answer: str, row: list[str]) -> None:
    t = coop(a1="gulbjarn", a2={"card": "shamans", "owner": "bea"}).do("move a1", "lane 2")
    assert (t.asks(), asked(t)) == ("consent", 1)
    t.do(answer)
    assert t.row("a")[:2] == row
    assert [t.at(place).exhausted for place in ("a1", "a2")] == [answer == "yes"] * 2


@pytest.mark.rule("MON-Q-89")
def test_a_partner_who_did_not_agree_is_asked_again_only_after_acting() -> None:
    t = coop(a1="gulbjarn", a2={"card": "shamans", "owner": "bea"}).do("move a1", "lane 2", "no")
    assert "lane 2" not in t.do("move a1").options()
    t = coop(a1="gulbjarn", a2={"card": "shamans", "owner": "bea"}).do("move a1", "lane 2", "no")
    assert "lane 2" in t.do("partner", "partner", "move a1").options()


@pytest.mark.rule("MON-Q-89")
def test_players_hand_over_three_times_in_a_row() -> None:
    t = coop(a1="gulbjarn", a2={"card": "shamans", "owner": "bea"}).do("partner", "partner", "partner")
    assert "partner" not in t.options()
    assert "partner" in t.do("move a2", "lane 6").options()


@pytest.mark.rule("MON-Q-18")
def test_who_pays_for_the_castle_draws_and_it_is_exhausted_for_both() -> None:
    t = coop({"mana": 1}, {"mana": 1}, castle="beraph_of_grialth").do("partner", "castle draw")
    assert [len(t.deck(seat)) for seat in (0, 1)] == [20, 19]
    assert "castle draw" not in t.do("partner").options()


@pytest.mark.rule("HRD-Q-94")
def test_the_player_of_celestial_judgement_says_who_draws_for_what_it_destroys() -> None:
    """The castle deals the damage, but it is Bea's spell. MON-NUP-08"""
    bea = {"hand": ["celestial_judgement", "immolate_to_see"], "mana": 1}
    t = coop({}, bea, m1={"card": "frost_giant", "wounds": 2})
    t.do("partner", "play celestial_judgement", "play immolate_to_see", "yes")
    while t.asks() != "draw":
        t.do(t.options()[0])
    assert asked(t) == 1
