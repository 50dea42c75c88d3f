"""Every card of the Nupten Illusionists does what its row says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARD_NAME, card_named
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.vocabulary.names import Trait
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import horde_hand, versus
from tests.rules.horde.table import FILLER, GAME, Table, fight, table
from tests.rules.monoliths.table import table as monoliths_table

FULL: dict[str, Any] = {
    f"a{lane}": "clan_of_the_oak" for lane in range(1, 7)
}  # no free lane for the alliance


def with_attachments(*slugs: str) -> dict[str, Any]:
    """A castle that has them."""
    return {"attachments": list(slugs)}


def won_over(monster: Any, **given: Any) -> Table:
    """The one monster in play has become an ally in lane 1."""
    return table(m6=monster, hand=["mind_control"], mana=6, **given).do("play mind_control", "lane 1")


def test_echoed_saboteur_weakens_the_engaged_monster_for_the_turn() -> None:
    t = fight(a1="echoed_saboteur", m1="troll_crusher").do("done")
    assert (t.at("a1").wounds, t.at("m1").wounds, t.at("m1").attack) == (1, 2, 2)


@pytest.mark.rule("HRD-KEY-27", "HRD-KEY-28", "HRD-KEY-30")
def test_echoed_saboteur_may_elude_and_fight_on() -> None:
    t = fight(a1={"card": "echoed_saboteur", "health": 1}, m1="troll_crusher", m2="deep_stalker").do("lane 2")
    assert (t.at("a2").wounds, t.at("m1").wounds, t.at("m2").wounds) == (1, 2, 1)
    assert t.castle == 20


def test_restless_phalanx_rebuilds_in_the_fight() -> None:
    t = fight(a1="restless_phalanx", discard=["bloodlust", "shamans"]).do("shamans")
    assert (t.deck()[-1], t.discard()) == ("shamans", ["bloodlust"])


def test_barring_the_way_armors_two_different_allies_and_draws() -> None:
    t = table(a1="shamans", a2="shamans", a3="shamans", hand=["barring_the_way"], mana=1)
    t.do("play barring_the_way", "a1")
    assert t.options() == ["a2", "a3", "done"]
    t.do("a3")
    assert [t.at(place).armor for place in ("a1", "a2", "a3")] == [1, 0, 1]
    assert t.hand() == [FILLER]


def test_barring_the_way_may_armor_one_ally_and_is_a_reaction() -> None:
    t = table(a1="shamans", a2="shamans", hand=["barring_the_way"], mana=1, treachery="troll_brute").do("end")
    t.do("play barring_the_way", "a2", "done")
    assert (t.asks(), t.hand()) == ("reactions", [FILLER])


def test_strike_terror_lays_a_monster_on_the_outsider_pile_and_draws() -> None:
    t = table(
        m1={"card": "troll_brute", "wounds": 1, "attachments": ["grialthan_wallbreaker"]},
        m2="the_great_white",
        a6="shamans",
        onikai=1,
        horde=["deep_stalker"],
        hand=["strike_terror"],
        mana=2,
    ).do("play strike_terror")
    assert t.pile() == ["troll_brute", "the_hate_bringer_1"]
    assert t.row("m")[:2] == ["-", "the_great_white"]
    assert t.horde_discard() == ["grialthan_wallbreaker"]
    assert (t.asks(), t.hand()) == ("alliance", [FILLER])  # nobody draws for the monster


def test_strike_terror_draws_without_a_monster_too() -> None:
    t = table(m1="the_great_white", a1="shamans", hand=["strike_terror"], mana=2).do("play strike_terror")
    assert (t.row("m")[0], t.hand()) == ("the_great_white", [FILLER])


def test_strike_terror_is_a_reaction() -> None:
    t = table(m1="troll_brute", a6="shamans", hand=["strike_terror"], mana=2, treachery="deep_howlers")
    t.do("move a6", "lane 1", "end")
    assert t.asks() == "reactions"
    t.do("play strike_terror")
    assert t.pile()[0] == "troll_brute"


def test_shadow_of_death_takes_attack_from_a_monster_in_a_lane_and_draws() -> None:
    t = table(m1="deep_howlers", m2="frost_giant", a6="shamans", onikai=3, hand=["shadow_of_death"], mana=1)
    t.do("play shadow_of_death")
    assert t.options() == ["m1", "m2"]
    t.do("m2")
    assert (t.at("m2").attack, t.hand()) == (1, [FILLER])


def test_psychic_shield_armors_an_ally_and_rebuilds() -> None:
    t = table(
        a1="shamans",
        hand=["psychic_shield"],
        mana=1,
        discard=["bloodlust"],
        m1="deep_stalker",
    ).do("end", "play psychic_shield", "bloodlust")
    assert (t.at("a1").wounds, t.deck()[-1], t.discard()) == (0, "bloodlust", ["psychic_shield"])


def test_duelist_rogue_hits_a_monster_within_one_lane_in_the_fight() -> None:
    t = fight(a2="duelist_rogue", m1="troll_crusher", m2="troll_crusher", m4="troll_crusher", onikai=1)
    assert t.options() == ["m1", "m2"]
    t.do("m1")
    assert t.at("m1").wounds == 1


@pytest.mark.rule("HRD-KEY-29", "HRD-EX-27")
def test_duelist_rogue_eludes_once_a_turn() -> None:
    t = fight(a1={"card": "duelist_rogue", "health": 3}, m1="deep_howlers", m2="deep_howlers").do(
        "m1", "lane 2", "m2"
    )
    assert (t.at("m1").wounds, t.at("m2").wounds) == (3, 3)  # its "Fight:" damage used up the armor
    assert t.row("a") == ["-", "duelist_rogue", "-", "-", "-", "-"]


def test_echoed_dervish_is_armored_by_its_neighbors() -> None:
    t = table(a1="frostbite_outpost", a2="echoed_dervish", a3="shamans", a5="echoed_dervish")
    assert (t.at("a2").armor, t.at("a5").armor) == (2, 0)
    assert t.at("a2").trait(Trait.ELUSIVE) == 1


def test_outrider_phalanx_lays_a_monster_on_the_outsider_pile() -> None:
    t = table(m1="troll_brute", m2="deep_howlers", hand=["outrider_phalanx"], mana=3)
    t.do("play outrider_phalanx", "lane 1")
    assert t.options() == ["m1", "m2"]  # it is not optional
    t.do("m2")
    assert t.pile()[0] == "deep_howlers"


def test_outrider_phalanx_rebuilds_in_the_fight() -> None:
    t = fight(a1="outrider_phalanx", discard=["bloodlust", "shamans"]).do("shamans", "bloodlust")
    assert t.deck()[-2:] == ["shamans", "bloodlust"]


def test_storm_phalanx_rebuilds_when_played() -> None:
    t = table(hand=["storm_phalanx"], mana=3, discard=["bloodlust", "shamans"])
    t.do("play storm_phalanx", "lane 1", "bloodlust", "done")
    assert t.deck()[-1] == "bloodlust"


def test_storm_phalanx_weakens_the_engaged_monster_for_good() -> None:
    t = table(a1="storm_phalanx", m1="troll_brute").do("use a1")
    assert t.words()["monsters"]["1"]["weaken"] == 1


def test_farsight_tower_takes_back_a_card_that_is_no_ally_for_a_charge() -> None:
    t = table(hand=["farsight_tower"], mana=3).do("play farsight_tower", "lane 1")
    assert t.at("a1").health == 2
    t = table(a1={"card": "farsight_tower", "health": 2}, discard=["shamans", "bloodlust"]).do("use a1")
    assert (t.hand(), t.discard(), t.at("a1").health) == (["bloodlust"], ["shamans"], 1)


def test_farsight_tower_cannot_take_back_itself() -> None:
    t = table(a1={"card": "farsight_tower", "health": 1}, a2="shamans", discard=["shamans"]).do("use a1")
    assert (t.hand(), t.discard()) == ([], ["shamans", "farsight_tower"])


@pytest.mark.parametrize(
    ("answers", "discarded"),
    [
        (("option 1", "strike_terror", "bloodlust"), ["strike_terror", "bloodlust"]),
        (("option 2",), ["shamans"]),
    ],
)
def test_overflow_draws_four_and_discards_two_cards_or_an_ally(
    answers: tuple[str, ...], discarded: list[str]
) -> None:
    deck = ["strike_terror", "strike_terror", "strike_terror", "shamans", FILLER]
    t = table(hand=["overflow", "bloodlust"], mana=2, deck=deck).do("play overflow", *answers)
    assert t.discard() == [*discarded, "overflow"]
    assert "shuffled" in t.kinds()


def test_overflow_does_not_offer_to_discard_an_ally_without_one() -> None:
    t = table(hand=["overflow"], mana=2, deck=["bloodlust"] * 4 + [FILLER]).do("play overflow")
    assert t.discard() == ["bloodlust", "bloodlust", "overflow"]


def test_discovery_in_the_depths_draws_rebuilds_and_shuffles() -> None:
    t = table(hand=["discovery_in_the_depths"], mana=2, discard=["bloodlust", "shamans"], a1="shamans")
    t.do("play discovery_in_the_depths", "bloodlust", "shamans")
    assert (len(t.deck()), t.hand(), t.discard()) == (20, [FILLER] * 2, ["discovery_in_the_depths"])
    assert t.deck()[-2:] != ["bloodlust", "shamans"]
    assert t.player().laid == 0


def test_mind_control_makes_a_monster_an_ally_in_a_free_lane() -> None:
    t = won_over({"card": "troll_brute", "wounds": 1, "attack": 1, "attachments": ["kaenite_lava_eruptor"]})
    ally = t.at("a1")
    assert (t.row("m")[5], ally.slug, ally.attack, ally.wounds) == ("-", "troll_brute", 4, 1)
    assert t.words()["allies"]["1"]["attachments"] == ["kaenite_lava_eruptor"]
    assert "move a1" in t.options()
    t.do("end")
    assert t.at("portal").wounds == 4  # it fights for the alliance now


@pytest.mark.parametrize("language", ["en", "es", "it", "pl"])
def test_whoever_was_won_over_is_told_from_a_monster_of_the_same_name(language: str) -> None:
    t = table(a1="troll_brute", m1="troll_brute")
    speaker = Speaker(language)
    both = {speaker.say(unit_name(t.state, t.at(place).number)) for place in ("a1", "m1")}
    assert len(both) == 2


def test_mind_control_does_not_resolve_play_again() -> None:
    t = won_over("deep_stalker")
    assert (t.castle, t.at("a1").armor) == (20, 1)


def test_mind_control_reaches_no_epic_monster() -> None:
    t = table(m1="the_great_white", m2="troll_brute", onikai=1, hand=["mind_control"], mana=6)
    t.do("play mind_control", "lane 3")
    assert (t.row("m")[:2], t.row("a")[2]) == (["the_great_white", "-"], "troll_brute")


def test_mind_control_needs_a_free_lane() -> None:
    t = table(m1="troll_brute", hand=["mind_control"], mana=6, **FULL)
    assert "play mind_control" not in t.options()
    assert t.why_not("play mind_control") == ["HRD-NUP-14"]


def test_a_monster_that_was_won_over_goes_to_the_horde_discard_pile_without_a_draw() -> None:
    t = fight(
        a1={"card": "troll_brute", "wounds": 1}, m1="deep_howlers", a2="shamans", horde=["deep_stalker"]
    )
    assert (t.row("a")[0], t.horde_discard(), t.discard()) == ("-", ["troll_brute"], [])
    assert t.at("m1").wounds == 2  # 3 less the armor of 1
    t = table(a1="troll_brute", a2="shamans", horde=["deep_stalker"]).do("discard a1")
    assert t.horde_discard() == ["troll_brute"]


def test_a_monster_that_was_won_over_returns_to_the_hand_of_a_horde_player() -> None:
    screaming = {"card": "troll_brute", "attachments": ["eldritch_scream"]}
    t = versus(phase="fight", m1=screaming, a1="deep_stalker")
    assert (t.row("a")[0], horde_hand(t), t.horde_discard()) == ("-", ["troll_brute", "deep_stalker"], [])
    t = fight(m1=screaming, a1="deep_stalker", horde=["lone_killer", "lone_killer"])
    assert (t.row("a")[0], t.hand(), t.horde_discard()) == ("-", [], ["deep_stalker"])  # nobody has that hand


def test_a_monster_that_was_won_over_fights_in_the_step_of_the_alliance_with_its_text_unchanged() -> None:
    t = fight(a1="deep_howlers", a2="shamans")
    assert t.castle == 17  # unengaged: 3 damage to the castle, whoever it fights for
    t = table(a1="troll_trackers", m1="troll_brute", a2="shamans").do("move a1", "lane 3")
    assert t.row("a")[2] == "troll_trackers"  # it locks engaged allies only, and it faces a monster


@pytest.mark.rule("HRD-KEY-78")
@pytest.mark.parametrize("laid", [table, monoliths_table])
def test_revenants_that_were_won_over_make_skeletons_among_the_monsters(laid: Callable[..., Table]) -> None:
    t = laid(a1="revenant_marksmen", m1="deep_howlers", phase="fight", a6="gulbjarn")
    assert t.row("m") == ["deep_howlers", "skeleton", "skeleton", "-", "-", "-"]
    assert t.row("a") == ["-", "-", "-", "-", "-", "gulbjarn"]


def test_a_position_tells_of_a_monster_that_was_won_over() -> None:
    t = won_over({"card": "troll_brute", "wounds": 1})
    assert t.words()["allies"] == {"1": {"card": "troll_brute", "wounds": 1}}
    again = table(a1={"card": "troll_brute", "wounds": 1})
    assert again.at("a1").unit == t.at("a1").unit


def test_mentalist_disciple_fetches_a_mentalist_of_any_type() -> None:
    deck = ["shamans", "circle_of_mentalists", "mentalist_disciple", "shield_mentalist", FILLER]
    t = table(hand=["mentalist_disciple"], mana=3, deck=deck).do("play mentalist_disciple", "lane 1")
    assert t.options() == ["circle_of_mentalists", "shield_mentalist"]
    t.do("shield_mentalist")
    assert (t.hand(), len(t.deck())) == (["shield_mentalist"], 4)
    assert "shuffled" in t.kinds()


@pytest.mark.rule("HRD-WIN-02", "HRD-WIN-03")
def test_fetching_the_last_card_of_a_deck_loses() -> None:
    t = table(hand=["mentalist_disciple"], mana=3, deck=["shield_mentalist"])
    t.do("play mentalist_disciple", "lane 1")
    assert t.outcome() == "deck-empty"


def test_mentalist_disciple_looks_at_the_top_of_a_deck_and_may_shuffle_it() -> None:
    t = table(a1="mentalist_disciple", deck=["shamans"] + [FILLER] * 9).do("use a1")
    looked = next(event for event in t.events if event.kind == "looked")
    assert looked.seen_by(Seat(0)).args["card"] == CARD_NAME[card_named("shamans").id]
    assert "card" not in looked.seen_by(None).args
    assert t.asks() == "may"
    assert "shuffled" not in t.do("no").kinds()
    t = table(a1="mentalist_disciple", deck=["shamans"] + [FILLER] * 9).do("use a1", "yes")
    assert "shuffled" in t.kinds()


def test_circle_of_mentalists_deals_10_for_each_mentalist_on_the_castle() -> None:
    t = table(hand=["circle_of_mentalists"], mana=6).do("play circle_of_mentalists", "lane 1")
    assert t.at("a1").health == 3
    circle = {"card": "circle_of_mentalists", "health": 3}
    mentalists = with_attachments("shield_mentalist", "summoner_mentalist")
    t = table(a1=circle, a2="shamans", m1="deep_howlers", castle=mentalists, portal={"health": 11})
    t.do("use a1", "m1", "portal", "no draw")
    assert (t.row("m")[0], t.at("portal").unit.hp, t.at("a1").health) == ("-", 11 - 10, 2)
    t = table(a1=circle, m1="deep_howlers").do("use a1")
    assert (t.at("m1").wounds, t.at("portal").wounds, t.at("a1").health) == (0, 0, 2)


def test_shield_mentalist_armors_the_castle_and_for_a_turn_every_ally() -> None:
    t = table(a1="shamans", a2="cloud_tearers", hand=["shield_mentalist"], mana=4).do("play shield_mentalist")
    assert t.words()["castle"]["attachments"] == ["shield_mentalist"]
    assert [t.at(place).armor for place in ("castle", "a1", "a2")] == [1, 1, 1]
    t = fight(m1="troll_brute", a6="shamans", castle=with_attachments("shield_mentalist"))
    assert t.castle == 20 - (3 - 1)


def test_summoner_mentalist_adds_mana_at_the_start_of_the_turn() -> None:
    t = table(phase="end", a1="shamans", castle=with_attachments("summoner_mentalist"))
    without = table(phase="end", a1="shamans")
    assert t.player().mana == without.player().mana + 1


def test_summoner_mentalist_draws_one_of_two_cards_and_plays_the_other_free() -> None:
    t = table(hand=["summoner_mentalist"], mana=5, deck=["gulbjarn", "bloodlust", FILLER])
    t.do("play summoner_mentalist")
    assert t.options() == ["bloodlust", "gulbjarn"]
    t.do("bloodlust", "lane 3")
    assert (t.hand(), t.row("a")[2], t.player().mana, t.deck()) == (["bloodlust"], "gulbjarn", 0, [FILLER])


def test_summoner_mentalist_discards_what_cannot_be_played() -> None:
    t = table(hand=["summoner_mentalist"], mana=5, deck=["gulbjarn", "bloodlust", FILLER], **FULL)
    t.do("play summoner_mentalist", "bloodlust")
    assert (t.hand(), t.discard()) == (["bloodlust"], ["gulbjarn"])


def test_the_two_cards_lie_open_while_one_is_chosen() -> None:
    t = table(hand=["summoner_mentalist"], mana=5, deck=["gulbjarn", "bloodlust", FILLER, "shamans"])
    t.do("play summoner_mentalist")
    imagined = Table(GAME.determinize(t.view(Seat(0)), 7))
    imagined.do("gulbjarn")
    assert imagined.hand() == ["gulbjarn"]


@pytest.mark.rule("HRD-WIN-02")
def test_summoner_mentalist_that_takes_the_last_cards_loses() -> None:
    t = table(hand=["summoner_mentalist"], mana=5, deck=["gulbjarn", "bloodlust"])
    t.do("play summoner_mentalist", "gulbjarn")
    assert t.outcome() == "deck-empty"


def test_akhuti_armors_every_ally_when_played() -> None:
    t = table(a1="shamans", hand=["akhuti"], mana=3).do("play akhuti", "lane 2")
    assert (t.at("a1").armor, t.at("a2").armor) == (1, 1)


def test_akhuti_gives_mana() -> None:
    assert table(a1="akhuti").do("use a1").player().mana == 1


def test_haburat_strikes_twice_in_the_turn_he_is_played() -> None:
    t = table(m1={"card": "deep_howlers", "health": 8}, hand=["haburat"], mana=5)
    t.do("play haburat", "lane 1", "end")
    # 4 less the armor of 1, then 4 and 2 for Heroic; the monster struck him once.
    assert (t.at("m1").unit.hp, t.at("a1").wounds) == (8 - 3 - 6, 1)


def test_haburat_strikes_the_portal_when_his_first_strike_emptied_the_lane() -> None:
    t = table(m1="troll_brute", hand=["haburat"], mana=5, portal={"health": 9})
    t.do("play haburat", "lane 1", "end", "no draw")
    assert t.at("portal").unit.hp == 9 - (4 + 2)


def test_haburat_strikes_once_in_later_turns() -> None:
    assert fight(a1="haburat").at("portal").wounds == 4


def test_shaidrus_may_take_the_damage_of_a_neighbor() -> None:
    def fought(*answers: str) -> Table:
        return fight(
            a1="cloud_tearers", a2="shaidrus", a4="shamans", m1="troll_brute", m4="troll_crusher"
        ).do(*answers)

    t = fought("yes", "no draw")
    assert (t.at("a1").wounds, t.at("a2").wounds) == (0, 1)  # 3 less the armor of 2
    t = fought("no", "no draw")
    assert (t.row("a")[0], t.at("a2").wounds) == ("-", 0)
    assert t.discard() == ["cloud_tearers", "shamans"]  # no neighbor of his
