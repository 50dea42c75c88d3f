"""The plan of the game: turns and phases, the way to the outsider, winning and losing."""

from __future__ import annotations

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import NOBODY
from skyshelf.engine.settings import Value
from tests.rules.horde.table import Table, fight, new_game, table

# What each phase lets everybody see, in the order of the phases.
SIGNS = ["mana", "wave", "alliance-phase-ends", "treachery", "strikes", "pillaged", "portal-turned"]


@pytest.mark.rule("HRD-GEN-03")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.both_editions
def test_in_a_solo_game_nobody_plays_the_horde(seed: int) -> None:
    s = new_game(seed).state
    assert (s.seats(), s.rules.horde_seat) == (1, NOBODY)
    rng = Rng(seed)
    while s.decision is not None:
        assert s.decision.seat == 0
        s.choose(rng.below(len(s.decision.options)))


@pytest.mark.rule("HRD-GEN-07")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.both_editions
def test_turn_follows_turn_until_the_alliance_has_won_or_lost(seed: int) -> None:
    s = new_game(seed).state
    rng = Rng(seed)
    turns = [s.turn]
    while s.decision is not None:
        s.choose(rng.below(len(s.decision.options)))
        turns.append(s.turn)
    assert sorted(set(turns)) == list(range(s.turn + 1))
    assert s.outcome is not None
    assert s.outcome.kind in ("castle-destroyed", "deck-empty", "outsider-destroyed")


def whole_turn() -> Table:
    return table(
        phase="refresh",
        portal={"turned": 0},
        horde=["deep_stalker", "cave_yeti", "snowblind"],
        onikai=1,
    )


@pytest.mark.rule("HRD-TURN-01", "HRD-TURN-08")
def test_the_seven_phases_follow_each_other() -> None:
    t = whole_turn()
    seen = t.kinds()
    t.do("end")
    seen += t.kinds()
    turn = seen[: seen.index("turn-begins", 1)]
    assert sorted(SIGNS, key=turn.index) == SIGNS
    assert t.state.turn == 2


@pytest.mark.rule("HRD-TURN-03", "HRD-TURN-06", "HRD-TURN-07")
def test_a_wave_comes_monsters_strike_and_minions_pillage() -> None:
    t = whole_turn()
    assert t.row("m")[:2] != ["-", "-"]
    castle, cards = t.castle, len(t.deck())
    t.do("end")
    assert t.castle < castle
    assert len(t.deck()) == cards - 1


@pytest.mark.rule("HRD-TURN-02")
def test_a_turn_starts_with_mana_and_ready_cards() -> None:
    t = table(phase="refresh", mana=1, a1={"card": "shamans", "exhausted": True}, portal={"turned": 2})
    assert (t.player().mana, t.at("a1").exhausted) == (5, False)


@pytest.mark.rule("HRD-TURN-04")
@pytest.mark.both_editions
def test_the_alliance_phase_is_for_cards_and_abilities() -> None:
    t = table(hand=["bloodlust"], mana=1, a1="shamans")
    assert t.words()["phase"] == "alliance"
    assert {"play bloodlust", "use a1"} <= set(t.options())


@pytest.mark.rule("HRD-TURN-05")
@pytest.mark.both_editions
def test_the_alliance_may_react_once_treachery_has_strengthened_the_horde() -> None:
    t = table(m1="deep_stalker", hand=["bloodlust"], mana=1, a1="shamans", horde=["cave_yeti", "snowblind"])
    t.do("end")
    assert (t.asks(), t.at("m1").attack) == ("reactions", 2 + 2)
    assert t.options() == ["end", "play bloodlust"]


@pytest.mark.rule("HRD-WIN-06", "HRD-OPL-05")
@pytest.mark.parametrize("turned", range(4))
def test_the_first_portal_never_summons_the_outsider(turned: int) -> None:
    t = table(phase="horde", portal={"turned": turned}, hand=["bloodlust"], mana=1)
    assert (t.row("m"), t.pile()) == (["-"] * 6, ["the_hate_bringer_1"])


@pytest.mark.rule("HRD-WIN-07", "HRD-Q-17")
def test_the_outsider_comes_in_the_horde_phase_after_the_first_portal_fell() -> None:
    t = table({"castle": "the_wind_burner"}, a2="gulbjarn", portal={"wounds": 5}, mana=1)
    t.do("use castle", "option 2")
    assert t.words()["portal"]["collapsing"]
    assert t.row("m") == ["-"] * 6
    t.do("end")
    assert t.row("m")[0] == "the_hate_bringer_1"
    assert t.words()["phase"] == "alliance"


@pytest.mark.rule("HRD-WIN-08")
def test_the_second_stage_comes_to_the_lanes_after_the_first() -> None:
    t = fight(m1={"card": "the_hate_bringer_1", "wounds": 2}, a1="gulbjarn", portal={"stage": 2})
    t.do("no draw")
    assert t.row("m")[0] == "the_hate_bringer_2"


@pytest.mark.rule("HRD-WIN-05")
@pytest.mark.both_editions
def test_the_last_stage_is_gone_but_the_turn_goes_on() -> None:
    t = table(
        {"castle": "the_frostbite_stronghold"},
        m1={"card": "the_hate_bringer_2", "wounds": 3},
        a1="gulbjarn",
        mana=1,
    )
    t.do("use castle", "no draw")
    assert (t.state.vanquished, t.outcome(), t.asks()) == (True, "", "alliance")
    assert t.do("end").outcome() == "outsider-destroyed"


@pytest.mark.rule("HRD-WIN-09", "HRD-Q-16")
def test_an_outsider_of_three_stages_is_beaten_with_the_third() -> None:
    settings: dict[str, Value] = {"outsider": "the_beast_lord"}
    t = table(settings, phase="fight", m1={"card": "the_beast_lord_2", "wounds": 3}, a1="gulbjarn")
    assert (t.do("no draw").outcome(), t.pile()) == ("", ["the_beast_lord_3"])
    t = table(settings, phase="fight", m1={"card": "the_beast_lord_3", "wounds": 3}, a1="gulbjarn")
    assert t.do("no draw").outcome() == "outsider-destroyed"


@pytest.mark.rule("HRD-WIN-10")
def test_allies_and_card_texts_damage_the_portal_instead_of_monsters() -> None:
    assert fight(a1="clan_of_the_oak").portal == 6 - 3
    t = table(hand=["scepter_of_kamnu"], mana=1, a1="shamans", m1="troll_brute").do("play scepter_of_kamnu")
    assert (t.portal, t.at("m1").wounds) == (6 - 1, 0)


@pytest.mark.rule("HRD-WIN-11")
@pytest.mark.both_editions
def test_destroying_the_second_portal_does_not_win() -> None:
    t = fight(a1="gulbjarn", portal={"stage": 2, "wounds": 7}, pile=[], outsiders_left=["the_hate_bringer_2"])
    assert t.words()["portal"]["stage"] == 3
    assert t.outcome() == ""


@pytest.mark.rule("HRD-WIN-03")
@pytest.mark.both_editions
def test_drawing_the_last_card_loses_as_well() -> None:
    t = table(a1="shamans", mana=1, deck=["bloodlust"]).do("use castle", "option 3")
    assert t.outcome() == "deck-empty"


@pytest.mark.rule("HRD-Q-26")
def test_nothing_can_be_put_back_in_time() -> None:
    t = table(
        hand=["discovery_in_the_depths"],
        mana=2,
        a1="shamans",
        deck=["bloodlust"] * 2,
        discard=["shamans"] * 3,
    )
    assert t.do("play discovery_in_the_depths").outcome() == "deck-empty"


@pytest.mark.rule("HRD-ADK-02")
@pytest.mark.both_editions
def test_an_alliance_deck_is_not_renewed_from_the_discard_pile() -> None:
    t = fight(onikai=1, deck=["bloodlust"], discard=["shamans"] * 5)
    assert (t.outcome(), t.deck()) == ("deck-empty", [])
