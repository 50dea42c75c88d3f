"""What allies and castles can do although no card says so."""

from __future__ import annotations

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.monoliths.table import fight, summon, table


@pytest.mark.rule("MON-ALL-12", "MON-MIX-10")
def test_moving_exhausts_the_ally() -> None:
    t = table(a1="clan_of_the_oak").do("move a1", "lane 5")
    assert t.row("a") == ["-", "-", "-", "-", "clan_of_the_oak", "-"]
    assert t.at("a5").exhausted


@pytest.mark.rule("MON-UNI-01", "MON-KEY-94", "MON-KEY-01")
def test_an_ally_has_abilities_that_are_not_printed_on_it() -> None:
    assert table(a1="clan_of_the_oak").do("move a1", "lane 5").rules() == ["MON-UNI-02"]


@pytest.mark.rule("MON-UNI-15")
def test_the_distance_of_a_move_is_not_limited() -> None:
    assert table(a1="clan_of_the_oak").do("move a1").options() == [f"lane {lane}" for lane in range(2, 7)]


@pytest.mark.rule("MON-READY-08", "MON-UNI-02", "MON-UNI-05")
def test_an_exhausted_ally_neither_moves_nor_engages() -> None:
    t = table(a1={"card": "clan_of_the_oak", "exhausted": True}, onikai=1, hand=["bloodlust"], mana=1)
    assert "move a1" not in t.options()
    assert "engage onikai" not in t.options()
    assert t.why_not("move a1") == ["MON-READY-08"]
    assert t.why_not("engage onikai") == ["MON-UNI-16"]


@pytest.mark.rule("MON-UNI-03", "MON-UNI-04")
def test_swapping_exhausts_both_allies() -> None:
    t = table(a1="clan_of_the_oak", a4="wind_riders").do("move a1", "lane 4")
    assert t.row("a") == ["wind_riders", "-", "-", "clan_of_the_oak", "-", "-"]
    assert t.at("a1").exhausted
    assert t.at("a4").exhausted
    assert t.rules() == ["MON-UNI-03"]


@pytest.mark.rule("MON-UNI-04", "MON-EX-28")
def test_a_ready_and_an_exhausted_ally_cannot_swap() -> None:
    t = table(a1="clan_of_the_oak", a4={"card": "wind_riders", "exhausted": True}).do("move a1")
    assert "lane 4" not in t.options()


@pytest.mark.rule("MON-TWR-07")
def test_towers_neither_move_nor_swap_nor_engage() -> None:
    t = table(a1={"card": "steam_tower", "health": 2}, a2="clan_of_the_oak", onikai=1)
    assert "move a1" not in t.options()
    assert t.why_not("move a1") == ["MON-TWR-07"]
    assert "lane 1" not in t.do("move a2").options()


@pytest.mark.rule("MON-UNI-05", "MON-EX-27", "MON-READY-05")
def test_engaging_brings_a_minion_to_the_lane_of_the_ally_and_exhausts_it() -> None:
    t = table(a4="clan_of_the_oak", onikai=2).do("engage onikai")
    assert t.row("m") == ["-", "-", "-", "onikai_2024", "-", "-"]
    assert t.at("a4").exhausted
    t.do("end")
    assert t.asks() == "draw"  # exhausted or not, they fought, and the minion fell


@pytest.mark.rule("MON-UNI-06", "MON-Q-27")
def test_an_ally_that_faces_a_monster_cannot_engage_another() -> None:
    t = table(m1="troll_brute", a1="clan_of_the_oak", a2="wind_riders", a5="shamans", onikai=1)
    assert t.do("engage onikai").options() == ["a2", "a5"]


@pytest.mark.rule("MON-UNI-16")
def test_without_a_ready_ally_in_a_lane_without_monsters_nothing_can_be_engaged() -> None:
    t = table(m1="troll_brute", a1="clan_of_the_oak", onikai=1, hand=["bloodlust"], mana=1)
    assert "engage onikai" not in t.options()
    assert t.why_not("engage onikai") == ["MON-UNI-16"]


@pytest.mark.rule("MON-UNI-07", "MON-ZONE-02")
def test_any_monster_of_the_back_line_can_be_engaged() -> None:
    t = summon("runner_1", a6="clan_of_the_oak")
    assert t.at("b1").slug == "brood"
    t.do("engage b1")
    assert t.at("m6").slug == "brood"


@pytest.mark.rule("MON-UNI-09", "MON-Q-28")
def test_a_monster_stays_in_its_lane_when_the_ally_that_engaged_it_leaves() -> None:
    t = table(a4="clan_of_the_oak", onikai=2).do("engage onikai", "discard a4")
    assert t.at("m4").slug == "onikai_2024"
    deck = len(t.deck())
    t.do("end")
    assert t.castle == 18  # it strikes the castle and takes no cards
    assert len(t.deck()) == deck
    assert t.at("onikai").health == 2


@pytest.mark.rule("MON-DRAW-08", "MON-COST-02", "MON-CST-02")
def test_the_castle_draws_a_card_for_1_mana() -> None:
    t = table(mana=3, deck=["wind_riders", "shamans"]).do("castle draw")
    assert t.hand() == ["wind_riders"]
    assert t.player().mana == 2
    assert t.at("castle").exhausted


@pytest.mark.rule("MON-UNI-10")
def test_without_mana_the_castle_draws_nothing() -> None:
    t = table(a1="clan_of_the_oak")
    assert "castle draw" not in t.options()
    assert t.why_not("castle draw") == ["MON-UNI-10"]


@pytest.mark.rule("MON-UNI-11", "MON-Q-18")
def test_the_draw_shares_the_exhaustion_of_the_castle() -> None:
    t = table({"castle": "the_gaping_maw"}, castle={"wounds": 4}, mana=5, a1="clan_of_the_oak")
    t.do("use castle", "option 1")
    assert "castle draw" not in t.options()
    assert t.why_not("castle draw") == ["MON-READY-08"]


@pytest.mark.rule("MON-UNI-13", "MON-KEY-03", "MON-Q-70")
def test_who_loses_all_abilities_loses_the_universal_ones() -> None:
    t = summon("flood_tide_1", a1="clan_of_the_oak", mana=5).do("onikai")
    assert "castle draw" not in t.options()
    assert t.why_not("castle draw") == ["MON-UNI-13"]


@pytest.mark.rule("MON-UNI-12", "MON-DRAW-01", "MON-DRAW-04")
def test_a_destroyed_monster_offers_a_draw_before_it_leaves() -> None:
    t = fight(m1="troll_brute", a1="wind_riders")
    assert t.asks() == "draw"
    assert t.state.decision is not None
    assert t.state.decision.rule == "MON-UNI-12"
    assert t.at("m1").slug == "troll_brute"
    t.do("draw 1")
    assert len(t.hand()) == 1


@pytest.mark.rule("MON-UNI-12", "MON-Q-70", "MON-UNI-13")
def test_a_monster_without_abilities_gives_no_draw() -> None:
    t = table(m1="troll_brute", a1="wind_riders", hand=["corjof"], mana=3)
    t.do("play corjof", "lane 2").do("end")
    assert "destroyed" in t.kinds()
    assert not t.hand()
    assert t.asks() == "alliance"


@pytest.mark.rule("MON-DRAW-03", "MON-TKC-05", "MON-TKC-08")
def test_token_monsters_give_no_draw_and_leave_the_game() -> None:
    t = fight(m1="roots", a1="wind_riders", hand=["bloodlust"])
    assert t.asks() != "draw"
    assert t.row("m") == ["-"] * 6
    assert t.horde_discard() == []


@pytest.mark.rule("MON-TRE-17")
def test_universal_abilities_are_no_reactions() -> None:
    t = table(a1="clan_of_the_oak", onikai=1, hand=["bloodlust"], mana=3).do("end")
    assert t.asks() == "reactions"
    assert t.options() == ["end", "play bloodlust"]


def test_why_an_attachment_is_not_discarded_and_a_stripped_castle_not_used() -> None:
    t = table(a1={"card": "trappers", "attachments": ["horn_of_liothan"]}, mana=3)
    assert t.why_not("discard horn_of_liothan@a1") == ["MON-ALL-13"]
    t = summon("flood_tide_1", mana=3, hand=["bloodlust"])
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert t.why_not("use castle") == ["MON-UNI-13"]


@pytest.mark.rule("MON-UNI-07")
def test_monsters_of_one_name_in_the_back_line_are_told_apart() -> None:
    t = table(a1="trappers", onikai=1, back_line=["brood", {"card": "brood", "attack": 1}])
    assert t.state.decision is not None
    speaker = Speaker("en", strict=True)
    said = [speaker.say(one.label()) for one in t.state.decision.options if one.text().startswith("engage")]
    assert said == ["Engage Onikai Minions", "Engage Brood (back line, 2)", "Engage Brood (back line, 3)"]
