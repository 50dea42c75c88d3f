"""Two players are the alliance: what is shared, what is each one's own, and who decides."""

from __future__ import annotations

import pytest

from skyshelf.effects.select import each
from skyshelf.engine.errors import BadSetup, SkyshelfError
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.lanes import LANES
from skyshelf.games.horde.vocabulary.harm import destroy
from skyshelf.games.horde.vocabulary.properties import front_monster
from skyshelf.games.horde.vocabulary.timing import play
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked, coop, new_table, versus
from tests.rules.horde.table import FILLER, GAME, Table, fight
from tests.rules.horde.wording import reads


@pytest.mark.rule("HRD-GEN-01", "HRD-GEN-02")
def test_the_game_is_for_one_to_three_and_each_number_has_its_usual_mode() -> None:
    tables = [new_table(seats, "usual") for seats in (1, 2, 3)]
    assert [t.state.rules.mode for t in tables] == ["solo", "coop", "versus"]
    with pytest.raises(BadSetup, match="for 1 to 3 players"):
        GAME.agree(4, {})


@pytest.mark.rule("HRD-GEN-02")
@pytest.mark.parametrize(
    ("seats", "mode", "allowed"),
    [(1, "coop", "solo"), (1, "versus", "solo"), (2, "solo", "coop or versus"), (3, "coop", "versus")],
)
def test_a_mode_for_another_number_of_players_is_refused_with_what_is_allowed(
    seats: int, mode: str, allowed: str
) -> None:
    with pytest.raises(BadSetup, match=f"can be {allowed}; not {mode}"):
        GAME.agree(seats, {"mode": mode})


@pytest.mark.rule("HRD-GEN-04")
def test_together_nobody_plays_the_horde() -> None:
    t = new_table(2, "coop")
    assert t.state.rules.alliance == (0, 1)
    assert t.state.rules.horde_seat == -1


@pytest.mark.rule("HRD-GEN-06")
def test_the_main_rules_hold_in_every_mode() -> None:
    for t in (fight(m1="troll_brute"), coop(m1="troll_brute", phase="fight")):
        assert t.castle == 17
    assert versus(m1="troll_brute", phase="fight").castle == 17


@pytest.mark.rule("HRD-GEN-08")
def test_both_win_together() -> None:
    t = coop(
        a1="gulbjarn",
        m1={"card": "the_hate_bringer_2", "wounds": 3},
        pile=[],
        outsiders_left=[],
        phase="fight",
    )
    while t.state.decision is not None:
        t.do(t.options()[-1])
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0, 1)


@pytest.mark.rule("HRD-SET-24")
def test_two_players_have_decks_of_different_colours() -> None:
    t = new_table(2, "coop", deck="kurumo_warriors")
    colours = [{CARDS[card].deck for card in [*player.deck, *player.hand]} for player in t.state.players]
    assert colours[0] == {"kurumo_warriors"}
    assert len(colours[1]) == 1
    assert colours[0] != colours[1]
    with pytest.raises(SkyshelfError):
        GAME.agree(2, {"deck": "kurumo_warriors", "second_deck": "kurumo_warriors"})


@pytest.mark.rule("HRD-ADK-01")
def test_each_player_has_an_own_deck_hand_and_discard_pile() -> None:
    t = coop({"hand": ["bloodlust"], "mana": 1}, {"hand": ["shamans"]}, a1="gulbjarn").do("play bloodlust")
    assert (t.hand(0), t.hand(1)) == ([], ["shamans"])
    assert (t.discard(0), t.discard(1)) == (["bloodlust"], [])


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-01", "HRD-MANA-02", "MON-COOP-01")
def test_both_gain_the_mana_of_the_portal_each_on_an_own_token() -> None:
    t = coop({"mana": 1}, {"mana": 4}, phase="refresh", portal={"turned": 3})
    assert [t.player(seat).mana for seat in (0, 1)] == [4, 7]


@pytest.mark.rule("HRD-COOP-02")
def test_two_players_use_portals_of_their_own() -> None:
    t = new_table(2, "coop", difficulty="hard")
    slugs = [CARDS[card].slug for card in t.state.rules.stages]
    assert slugs == ["cooperative_hard_1", "cooperative_hard_2", "cooperative_3"]


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-03", "HRD-COOP-04", "MON-COOP-03")
def test_both_share_one_castle_and_the_same_six_lanes() -> None:
    t = coop({"hand": ["shamans"], "mana": 2}, {"hand": ["shamans"], "mana": 2})
    t.do("play shamans", "lane 3", "partner", "play shamans")
    assert t.options() == [f"lane {lane + 1}" for lane in range(LANES) if lane != 2]
    assert sum(CARDS[unit.card].deck == "castles" for unit in t.state.units) == 1


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-05", "HRD-PIL-03", "HRD-EX-10")
def test_pillage_hits_both_in_full() -> None:
    t = coop(onikai=3, yetnar=2, phase="pillage")
    assert [len(t.discard(seat)) for seat in (0, 1)] == [5, 5]
    assert [len(t.deck(seat)) for seat in (0, 1)] == [15, 15]


@pytest.mark.both_editions
@pytest.mark.rule("MON-COOP-04", "MON-EX-10")
def test_three_pillaged_cards_are_three_for_each_player() -> None:
    t = coop(onikai=3, phase="pillage")
    assert [(len(t.discard(seat)), len(t.deck(seat))) for seat in (0, 1)] == [(3, 17), (3, 17)]


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-06", "HRD-DRAW-04", "MON-COOP-05")
def test_one_player_of_their_choice_draws_for_a_destroyed_monster() -> None:
    t = coop(a1="gulbjarn", m1="troll_crusher", phase="fight")
    assert t.options() == ["draw 1", "draw 2", "no draw"]
    t.do("draw 2")
    assert [len(t.deck(seat)) for seat in (0, 1)] == [20, 19]


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-07", "HRD-MANA-08", "HRD-EX-18")
@pytest.mark.parametrize(("answer", "mana"), [("mana 1", [2, 0]), ("mana 1+1", [1, 1]), ("mana 2", [0, 2])])
def test_a_mana_boost_of_2_goes_to_one_player_or_is_split(answer: str, mana: list[int]) -> None:
    t = coop(phase="horde", portal={"turned": 0}, horde=["lady_of_the_lake"])
    assert t.options() == ["mana 1", "mana 1+1", "mana 2"]
    t.do(answer)
    assert [t.player(seat).mana for seat in (0, 1)] == mana


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-07", "MON-COOP-06")
def test_a_mana_boost_of_1_goes_to_one_player() -> None:
    t = coop(phase="horde", portal={"turned": 0}, horde=["cave_yeti"])
    assert t.options() == ["mana 1", "mana 2"]


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-08", "HRD-RES-12", "MON-COOP-11")
def test_the_card_of_one_player_helps_the_ally_of_the_other() -> None:
    t = coop({"hand": ["bloodlust"], "mana": 1}, a1={"card": "gulbjarn", "owner": "bea"})
    t.do("play bloodlust")
    assert t.at("a1").attack == 7


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-09", "MON-COOP-09")
def test_both_lose_as_soon_as_either_deck_is_empty() -> None:
    t = coop(None, {"deck": [FILLER]}, onikai=1, phase="pillage")
    assert t.outcome() == "deck-empty"
    assert t.state.outcome is not None
    assert t.state.outcome.winners == ()


@pytest.mark.both_editions
@pytest.mark.rule("HRD-COOP-10", "HRD-MANA-05", "MON-COOP-10")
def test_nobody_pays_with_the_mana_of_the_partner() -> None:
    t = coop({"hand": ["shamans"]}, {"mana": 10})
    assert "play shamans" not in t.options()


@pytest.mark.rule("HRD-ALL-02", "HRD-TURN-09")
def test_two_players_act_in_turns_as_they_like() -> None:
    t = coop({"hand": ["shamans", "shamans"], "mana": 4}, {"hand": ["shamans"], "mana": 2})
    t.do("play shamans", "lane 1", "partner", "play shamans", "lane 2", "partner", "play shamans", "lane 3")
    assert [t.at(f"a{lane}").unit.owner for lane in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("HRD-ALL-02")
def test_the_phase_ends_when_both_want_no_more() -> None:
    t = coop({"hand": ["shamans"]}, {"hand": ["shamans"]}).do("end")
    assert (asked(t), t.asks()) == (1, "alliance")
    t.do("end")
    assert t.asks() != "alliance"


@pytest.mark.rule("HRD-KEY-70")
def test_rebuild_may_take_the_discard_pile_of_the_partner() -> None:
    t = coop(
        {"mana": 1, "discard": ["bloodlust"]},
        {"discard": ["shamans", "shamans"]},
        castle="the_cloud_gate",
    )
    t.do("use castle", "option 2", "player 2", "shamans", "shamans")
    assert (t.discard(0), t.discard(1)) == (["bloodlust"], [])
    assert t.deck(1)[-2:] == ["shamans", "shamans"]


@pytest.mark.rule("HRD-Q-43")
def test_any_ally_may_be_moved_but_only_own_cards_are_discarded_or_exhausted() -> None:
    t = coop({"mana": 1}, a1={"card": "clan_of_the_falcon", "owner": "bea"}, a2="shamans")
    mine = t.options()
    assert {"move a1", "move a2", "use castle"} <= set(mine)
    assert ("use a1" in mine, "use a2" in mine) == (False, True)
    assert ("discard a1" in mine, "discard a2" in mine) == (False, True)
    theirs = t.do("partner").options()
    assert ("use a1" in theirs, "use a2" in theirs) == (True, False)


@pytest.mark.rule("HRD-Q-71")
def test_the_player_whose_card_did_it_says_who_draws() -> None:
    t = coop(a1={"card": "gulbjarn", "owner": "bea"}, m1="troll_crusher", phase="fight")
    assert (t.asks(), asked(t)) == ("draw", 1)


@pytest.mark.rule("HRD-Q-94")
@pytest.mark.both_editions
def test_where_tokens_end_a_monster_the_lead_player_says_who_draws() -> None:
    """Bea's card did it each time; only the last one is a blow."""
    hurt = {"card": "troll_crusher", "wounds": 2}
    pillar = {"card": "stone_pillar", "owner": "bea", "health": 2}
    t = coop(m1=hurt, a6=pillar).do("partner", "use a6")
    if t.asks() == "target":
        t.do("m1")
    assert (t.asks(), asked(t), t.options()) == ("draw", 0, ["draw 1", "draw 2", "no draw"])
    stalkers = {"card": "stalker_pack", "owner": "bea"}
    t = coop(onikai=1, a6=stalkers, phase="fight").do("onikai")
    assert (t.asks(), asked(t)) == ("draw", 0)
    t = coop({}, {"hand": ["death_grasp"], "mana": 2}, m1=hurt).do("partner", "play death_grasp")
    assert (t.asks(), asked(t)) == ("draw", 1)


@pytest.mark.rule("HRD-Q-71")
def test_what_a_horde_card_leaves_open_is_for_the_lead_player() -> None:
    t = coop(
        phase="horde",
        portal={"turned": 0},
        horde=["stormcaller"],
        a1="shamans",
        a2={"card": "shamans", "owner": "bea"},
        a3={"card": "gulbjarn", "owner": "bea"},
    )
    assert (t.asks(), asked(t)) == ("target", 0)


def test_a_partner_does_not_see_the_hand_and_the_secret_answers_of_the_other() -> None:
    t = coop({"hand": ["shamans", "bloodlust"]}, {"hand": ["gulbjarn"]})
    seen = GAME.view(t.state, Seat(1))
    assert seen.players[0].hand is None
    assert seen.players[1].hand is not None


STORM = {"health": 1, "attachments": ["utseshi_storm_tower"]}


def engaging(ada: list[str], bea: list[str]) -> Table:
    """Bea engages Zephylite, which costs a card of any player."""
    bear = {"card": "gulbjarn", "owner": "bea"}
    return coop({"hand": ada}, {"hand": bea}, zephylite=STORM, a1=bear).do("partner", "engage zephylite")


@pytest.mark.rule("HRD-Q-83", "HRD-Q-71")
@pytest.mark.both_editions
def test_who_engages_says_who_pays_for_it() -> None:
    t = engaging(["shamans"], ["bloodlust"])
    assert (t.asks(), asked(t), t.options()) == ("player", 1, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.hand(0), t.hand(1), t.at("m1").slug[:9]) == (["shamans"], [], "zephylite")


@pytest.mark.rule("HRD-Q-83")
@pytest.mark.both_editions
def test_the_partner_pays_only_if_they_agree_and_chooses_the_card() -> None:
    t = engaging(["shamans", "bloodlust"], ["bloodlust"]).do("player 1")
    assert (t.asks(), asked(t)) == ("consent-to-pay", 0)
    t.do("yes")
    assert (t.asks(), asked(t), t.options()) == ("discard", 0, ["shamans", "bloodlust"])
    t.do("shamans")
    assert (t.hand(0), t.hand(1), t.at("m1").slug[:9]) == (["bloodlust"], ["bloodlust"], "zephylite")


@pytest.mark.rule("HRD-Q-83", "HRD-Q-77")
@pytest.mark.both_editions
def test_a_partner_who_does_not_pay_is_not_asked_again_until_they_have_acted() -> None:
    t = engaging(["shamans"], [])
    assert (t.asks(), asked(t)) == ("consent-to-pay", 0)  # also where nobody else could pay
    t.do("no")
    assert (t.asks(), asked(t), t.hand(0), t.row("m")[0]) == ("alliance", 1, ["shamans"], "-")
    assert "engage zephylite" not in t.options()
    t.do("partner", "partner")
    assert "engage zephylite" in t.options()


@pytest.mark.rule("HRD-Q-83")
def test_after_a_no_the_engagement_is_taken_back_and_can_be_paid_with_an_own_card() -> None:
    t = engaging(["shamans"], ["bloodlust"]).do("player 1", "no")
    assert (t.row("m")[0], t.hand(1)) == ("-", ["bloodlust"])
    t.do("engage zephylite")
    assert (t.row("m")[0], t.hand(1)) == ("zephylite", [])


@pytest.mark.rule("HRD-COST-05")
@pytest.mark.both_editions
def test_why_a_minion_cannot_be_engaged_names_the_price_that_nobody_can_pay() -> None:
    t = coop(zephylite=STORM, a1="gulbjarn")
    view = t.game.view(t.state, Seat(0))
    [(rule, phrase)] = t.game.why_not(view, "engage zephylite")
    assert rule in ("HRD-COST-05", "MON-COST-03")
    said = Speaker("en", strict=True).say(phrase)
    assert said == "Engaging Zephylite Minions has a price that nobody can pay: see Utseshi Storm Tower."


@pytest.mark.rule("HRD-Q-88")
@pytest.mark.parametrize("hand", ["clan_of_the_oak", "lightning_naginata"])
def test_whether_the_partner_could_answer_a_taunt_is_not_told(hand: str) -> None:
    t = coop(ada={}, bea={"hand": [hand], "mana": 9}, m1="troll_brute")
    assert t.options() == ["end", "partner"]


@pytest.mark.rule("HRD-Q-36", "HRD-KEY-79", "HRD-Q-88")
def test_who_can_do_nothing_about_a_taunt_is_done_and_the_partner_must_act() -> None:
    t = coop(ada={}, bea={"hand": ["clan_of_the_oak"], "mana": 9}, m1="troll_brute").do("end")
    assert "play clan_of_the_oak" in t.options()
    assert "end" not in t.options()


@pytest.mark.rule("HRD-Q-88")
def test_who_was_done_acts_again_if_the_partner_leaves_them_with_a_taunt() -> None:
    ada = {"hand": ["clan_of_the_oak"], "mana": 9}
    t = coop(ada=ada, a1={"card": "clan_of_the_oak", "owner": "bea", "exhausted": True}, m1="troll_brute")
    t.do("end", "discard a1", "end")
    assert "play clan_of_the_oak" in t.options()
    assert "end" not in t.options()


@pytest.mark.rule("HRD-Q-91", "HRD-Q-36")
def test_a_tower_between_a_taunt_and_the_partners_hand_is_discarded_when_all_are_done() -> None:
    tower = {"card": "steam_tower", "health": 2, "owner": "bea", "exhausted": True}
    t = coop(ada={"mana": 2, "hand": ["shamans"]}, castle={"exhausted": True}, m1="troll_brute", a1=tower)
    t.do("end")
    assert "end" in t.options()  # Bea is not told what Ada holds
    t.do("end")
    assert t.row("a")[0] == "-"
    assert "play shamans" in t.options()
    assert "end" not in t.options()


def test_a_tower_in_the_way_of_a_taunt_does_not_disturb_the_forecast() -> None:
    tower = {"card": "steam_tower", "health": 2, "owner": "bea", "exhausted": True}
    t = coop(ada={"mana": 2, "hand": ["shamans"]}, m1="troll_brute", a1=tower)
    assert t.game.forecast(t.game.view(t.state, Seat(0))) is not None


@pytest.mark.rule("HRD-Q-91", "HRD-Q-88")
def test_whose_tower_is_in_the_way_of_an_ally_in_play_owes_the_taunt() -> None:
    tower = {"card": "steam_tower", "health": 2, "owner": "bea"}
    t = coop(m1="troll_brute", a1=tower, a2={"card": "shamans", "owner": "ada"})
    assert "end" in t.options()
    assert "end" not in t.do("end").options()


@pytest.mark.rule("HRD-Q-36", "HRD-KEY-79")
def test_the_phase_may_end_when_neither_player_can_do_anything_about_a_taunt() -> None:
    assert "end" in coop(m1="troll_brute").options()


@pytest.mark.both_editions
@pytest.mark.parametrize("below", ["clan_of_the_oak", "scepter_of_kamnu"])
def test_whether_a_deck_holds_a_weapon_is_not_told_by_asking_for_the_pile(below: str) -> None:
    ada = {"hand": ["shadowling"], "mana": 9, "discard": ["lightning_naginata"], "deck": [below] * 5}
    t = coop(ada=ada).do("play shadowling", "lane 1")
    assert t.options() == ["discard_pile", "deck"]
    t.do("deck")
    if below == "scepter_of_kamnu":
        t.do(below)
    assert t.hand() == [below] * (below == "scepter_of_kamnu")
    assert t.asks() == "alliance"


@pytest.mark.rule("HRD-Q-71", "HRD-RES-04")
@pytest.mark.both_editions
def test_who_destroyed_several_monsters_says_which_goes_first() -> None:
    catapult = {"card": "runic_catapult", "health": 2}
    for owner, seat in (("ada", 0), ("bea", 1)):
        t = coop(m1="revenant_cavalry", m2="revenant_marksmen", a4={**catapult, "owner": owner})
        if seat:
            t.do("partner")
        t.do("use a4", "m1")
        assert (t.asks(), asked(t)) == ("order", seat)


@pytest.mark.both_editions
def test_who_destroyed_several_monsters_outright_says_which_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads(monkeypatch, "skytear_mine", play(destroy(each(front_monster))))
    t = coop(bea={"hand": ["skytear_mine"], "mana": 1}, m1="revenant_cavalry", m2="revenant_marksmen")
    t.do("partner", "play skytear_mine")
    assert (t.asks(), asked(t)) == ("order", 1)


@pytest.mark.rule("HRD-Q-94")
@pytest.mark.both_editions
def test_whoever_had_the_castle_destroy_a_monster_says_who_draws() -> None:
    hurt = {"card": "the_beast_lord_1", "wounds": 2}
    t = coop({}, {"mana": 2}, castle="the_wind_burner", m1=hurt).do("partner", "use castle", "option 2", "m1")
    assert (t.asks(), asked(t)) == ("draw", 1)
