"""Every card of the Kurumo Artificers does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import coop
from tests.rules.monoliths.table import Table, fight, table


def armed(slug: str, *attachments: str, **given: Any) -> dict[str, Any]:
    """An ally with attachments."""
    return {"card": slug, "attachments": list(attachments), **given}


def test_ayame_bushido_is_stronger_while_wounded() -> None:
    t = table(a1="ayame_bushido", a2={"card": "ayame_bushido", "wounds": 1})
    assert (t.at("a1").attack, t.at("a2").attack) == (3, 5)


def test_kurumos_judgement_hits_up_to_two_monsters_in_lanes() -> None:
    t = table(
        m1="frost_giant", m2="frost_giant", m3="frost_giant", onikai=2, hand=["kurumos_judgement"], mana=1
    )
    t.do("play kurumos_judgement", "m1")
    assert t.options() == ["m2", "m3", "done"]
    t.do("m3")
    assert [t.at(place).wounds for place in ("m1", "m2", "m3")] == [1, 0, 1]


@pytest.mark.parametrize(("wounds", "free"), [(9, False), (10, True)])
def test_kurumos_judgement_is_free_while_the_castle_has_10_health_or_less(wounds: int, free: bool) -> None:
    t = table(castle={"wounds": wounds}, m1="frost_giant", hand=["kurumos_judgement"])
    assert ("play kurumos_judgement" in t.options()) is free


def test_mantis_shadow_may_discard_the_top_card_of_the_horde_deck() -> None:
    given: dict[str, Any] = {"hand": ["mantis_shadow"], "mana": 3, "horde": ["frost_giant", "troll_brute"]}
    t = table(**given).do("play mantis_shadow", "lane 1")
    assert "looked-horde" in t.kinds()
    t.do("yes")
    assert t.horde_discard() == ["frost_giant"]
    assert table(**given).do("play mantis_shadow", "lane 1", "no").horde_discard() == []


def test_boots_of_flash_ready_their_bearer_and_let_it_run() -> None:
    t = table(a1={"card": "ayame_bushido", "exhausted": True}, hand=["boots_of_flash"], m3="frost_giant")
    t.do("play boots_of_flash", "a1")
    assert not t.at("a1").exhausted
    t.do("use a1", "lane 3")
    assert t.at("a3").exhausted


def test_boots_of_flash_run_as_a_reaction() -> None:
    t = table(a1=armed("ayame_bushido", "boots_of_flash"), hand=["mantis_shadow"], treachery="troll_brute")
    assert "use a1" in t.do("end").options()


def test_dragonfly_shadow_assaults_and_pays_with_a_wound() -> None:
    t = table(a1="dragonfly_shadow").do("use a1")
    assert (t.at("portal").wounds, t.discard()) == (1, ["dragonfly_shadow"])


def test_chrysalis_sallet_is_only_for_allies_without_armor() -> None:
    t = table(a1="ayame_bushido", a2="hogosai", hand=["chrysalis_sallet"], mana=1).do("play chrysalis_sallet")
    assert "a2" not in t.options()
    assert t.do("a1").at("a1").armor == 1


@pytest.mark.rule("MON-Q-110", "MON-Q-40")
def test_chrysalis_sallet_is_not_for_an_ally_whose_armor_is_used_up() -> None:
    hand = ["horn_of_liothan", "chrysalis_sallet"]
    t = table(a1="clan_of_the_oak", a3="shamans", m1="troll_brute", hand=hand, mana=5)
    t.do("play horn_of_liothan", "a1", "no draw")
    assert t.at("a1").armor == 0
    assert t.do("play chrysalis_sallet").options() == ["a3", "done"]


def test_master_of_the_forge_trades_a_card_for_another() -> None:
    t = table(hand=["hogosai", "master_of_the_forge"], mana=4, deck=["kichie", "kichie"])
    t.do("play master_of_the_forge", "lane 1", "yes")
    assert (t.hand(), t.discard()) == (["kichie"], ["hogosai"])


def test_master_of_the_forge_makes_the_next_attachment_cheaper_and_no_other() -> None:
    t = table(a1="master_of_the_forge", hand=["chrysalis_sallet", "chrysalis_sallet"]).do("use a1")
    t.do("play chrysalis_sallet", "a1")
    assert (t.player().mana, t.at("a1").armor) == (0, 1)
    assert "play chrysalis_sallet" not in t.options()


def test_master_of_the_forge_makes_nothing_cheaper_for_the_partner() -> None:
    ada = {"hand": ["chrysalis_sallet"], "mana": 1}
    t = coop(ada, {"hand": ["chrysalis_sallet"], "mana": 1}, a1="master_of_the_forge", a2="shamans")
    t.do("use a1", "partner", "play chrysalis_sallet", "a1", "partner", "play chrysalis_sallet", "a2")
    assert (t.player(0).mana, t.player(1).mana) == (1, 0)


def test_punisher_blade_strengthens_and_strikes_a_monster_nearby_before_the_fight() -> None:
    t = fight(
        a1=armed("ayame_bushido", "punisher_blade", health=2),
        m1="deep_howlers",
        m2="deep_howlers",
        m3="deep_howlers",
    )
    assert t.options() == ["m1", "m2", "done"]
    t.do("m2")
    assert [t.at(place).wounds for place in ("m1", "m2", "m3")] == [4, 4, 0]  # each has armor


def test_armored_tower_is_charged_with_mana_or_with_the_castle() -> None:
    given: dict[str, Any] = {"a1": {"card": "armored_tower", "health": 1}, "mana": 1}
    t = table(**given).do("use a1", "option 1")
    assert (t.player().mana, t.castle, t.at("a1").health) == (0, 20, 2)
    t = table(**given).do("use a1", "option 2")
    assert (t.player().mana, t.castle, t.at("a1").health) == (1, 18, 2)


def test_armored_tower_spends_a_charge_to_hit_up_to_two_monsters() -> None:
    t = table(a1={"card": "armored_tower", "health": 2}, m1="frost_giant", m2="frost_giant", onikai=2)
    t.do("use a1 2", "m2", "done")
    assert (t.at("a1").health, t.at("m1").wounds, t.at("m2").wounds) == (1, 0, 1)
    assert "use a1 2" not in table(a1="armored_tower", m1="frost_giant").options()


@pytest.mark.parametrize("target", ["portal", "m2"])
def test_stormrunner_grows_when_the_portal_or_the_outsider_is_wounded(target: str) -> None:
    t = table(a1="stormrunner", m2="the_death_dealer_1").do("use a1", target)
    assert (t.at("a1").attack, t.at("a1").armor) == (1, 1)


def test_stormrunner_does_not_care_for_other_monsters() -> None:
    t = table(a1="stormrunner", m1="frost_giant", hand=["kurumos_judgement"], mana=1)
    t.do("play kurumos_judgement", "m1")
    assert (t.at("a1").attack, t.at("m1").wounds) == (0, 1)


def test_butterfly_shadow_is_armored_after_it_moved() -> None:
    t = table(a1=armed("butterfly_shadow", "boots_of_flash")).do("use a1", "lane 4")
    assert t.at("a4").armor == 1


def test_butterfly_shadow_turns_armor_into_attack_before_it_strikes() -> None:
    t = fight(a1={"card": "butterfly_shadow", "armor": 2})
    assert t.options() == ["0", "1", "2"]
    t.do("1")
    assert (t.at("a1").armor, t.at("a1").attack, t.at("portal").wounds) == (1, 4, 4)


def test_armor_of_the_turn_becomes_attack_of_the_turn() -> None:
    t = table(a1=armed("butterfly_shadow", "boots_of_flash"), treachery="troll_brute")
    t.do("use a1", "lane 4", "end", "1")
    assert (t.at("portal").wounds, t.at("a4").attack) == (4, 3)  # the next turn has begun


def test_scrap_tinkerer_keeps_attachments_and_gives_them_back() -> None:
    t = table(a1="scrap_tinkerer", a2=armed("dragonfly_shadow", "punisher_blade")).do("use a2", "yes")
    assert t.discard() == ["dragonfly_shadow"]
    t.do("use a1")
    assert (t.hand(), t.at("a1").unit.beneath) == (["punisher_blade"], ())


def test_scrap_tinkerer_may_let_it_go_and_takes_no_horde_attachment() -> None:
    t = table(a1="scrap_tinkerer", a2=armed("dragonfly_shadow", "punisher_blade")).do("use a2", "no")
    assert sorted(t.discard()) == ["dragonfly_shadow", "punisher_blade"]
    t = table(a1="scrap_tinkerer", a2=armed("dragonfly_shadow", "hypnotic_gaze")).do("use a2")
    assert t.asks() == "alliance"


def test_scrap_tinkerer_says_which_attachment_it_asks_about() -> None:
    t = table(a1="scrap_tinkerer", a2=armed("dragonfly_shadow", "punisher_blade")).do("use a2")
    assert t.state.decision is not None
    assert t.state.decision.source == CARD_NAME[BY_SLUG["punisher_blade"].id]


def test_only_one_scrap_tinkerer_has_an_attachment() -> None:
    t = table(a1="scrap_tinkerer", a2="scrap_tinkerer", a3=armed("dragonfly_shadow", "punisher_blade"))
    t.do("use a3", "next 1", "yes")
    assert t.asks() == "alliance"
    assert len(t.at("a1").unit.beneath) + len(t.at("a2").unit.beneath) == 1


def test_shrine_of_kurumo_enters_with_two_charges() -> None:
    t = table(hand=["shrine_of_kurumo"], mana=1).do("play shrine_of_kurumo", "lane 1")
    assert t.at("a1").health == 2


def test_shrine_of_kurumo_finds_an_attachment_and_lays_the_rest_down() -> None:
    deck = ["kichie", "boots_of_flash", "hogosai", "kichie", "kichie", "kichie", "stormrunner"]
    t = table(a1={"card": "shrine_of_kurumo", "health": 2}, deck=deck).do("use a1")
    assert t.asks() == "bottom"
    t.do("hogosai")
    assert (t.hand(), t.at("a1").health) == (["boots_of_flash"], 1)
    assert t.deck() == ["stormrunner", "hogosai", "kichie", "kichie", "kichie", "kichie"]


def test_shrine_of_kurumo_draws_nothing_where_there_is_no_attachment() -> None:
    deck = ["kichie"] * 6 + ["boots_of_flash"]
    t = table(a1={"card": "shrine_of_kurumo", "health": 2}, deck=deck).do("use a1")
    assert (t.hand(), t.deck()[0]) == ([], "boots_of_flash")


def test_blossoming_banner_makes_heroic_and_armors_an_ally_by_its_wounds() -> None:
    t = table(
        a1={"card": "stormrunner", "health": 1, "wounds": 0},
        a2={"card": "hogosai", "wounds": 2},
        hand=["blossoming_banner"],
        mana=1,
    )
    t.do("play blossoming_banner", "a1", "a2")
    assert (t.at("a2").armor, t.at("a1").trait(Trait.HEROIC)) == (4, 1)


def test_demon_daimyo_is_as_heroic_as_it_is_wounded() -> None:
    t = table(a1={"card": "demon_daimyo", "wounds": 3})
    assert (t.at("a1").attack, t.at("a1").trait(Trait.TRAMPLE)) == (6, 1)


def test_master_of_gloom_lets_an_ally_hit_its_engaged_monster_instead_of_the_portal() -> None:
    given: dict[str, Any] = {"a1": "stormrunner", "a3": "master_of_gloom", "m1": "frost_giant"}
    t = table(**given).do("use a1", "yes")
    assert (t.at("portal").wounds, t.at("m1").wounds) == (0, 1)
    t = table(**given).do("use a1", "no")
    assert (t.at("portal").wounds, t.at("m1").wounds) == (1, 0)
    assert table(**given).do("use a3").at("portal").wounds == 1  # it is not engaged itself


def test_the_player_of_master_of_gloom_is_asked_and_its_text_is_what_asks() -> None:
    given: dict[str, Any] = {"a1": {"card": "crane_shadows", "owner": "bea"}, "a3": "master_of_gloom"}
    t = coop(m1="frost_giant", phase="fight", **given)
    assert t.state.decision is not None
    assert (t.asks(), t.state.decision.seat, t.state.decision.rule) == ("assault-engaged", 0, "MON-KUR-16")


@pytest.mark.rule("MON-KEY-55", "MON-KEY-56")
def test_an_assault_on_a_concealed_monster_reveals_it_first() -> None:
    hidden = {"card": "unburied_monolith_1", "concealed": True}
    t = table(a1="master_of_gloom", a2="stormrunner", m2=hidden).do("use a2", "yes")
    assert (t.at("m2").slug, t.at("m2").wounds) == ("unburied_monolith_1", 1)


@pytest.mark.rule("MON-KEY-57")
def test_an_assault_on_what_was_no_monster_hits_nothing() -> None:
    hidden = {"card": "frost_trench_1", "concealed": True}
    t = table(a1="master_of_gloom", a2="stormrunner", m2=hidden).do("use a2", "yes")
    assert (t.row("m")[1], t.at("portal").wounds, t.minion("yetnar").health) == ("-", 0, 2)


def test_master_of_gloom_assaults_as_a_reaction() -> None:
    t = table(a1="master_of_gloom", hand=["hogosai"], treachery="troll_brute").do("end")
    assert t.do("use a1").at("portal").wounds == 1


def test_hordecrusher_tramples_and_is_heroic() -> None:
    t = fight(a1={"card": "hordecrusher", "wounds": 1}, m1="deep_howlers").do("no draw")
    assert t.at("portal").wounds == 10 - 7


def test_staunch_momentum_armors_the_heroic_by_their_heroism() -> None:
    t = table(
        a1="ayame_bushido",
        a2=armed("ayame_bushido", "blossoming_banner"),
        a3="stormrunner",
        hand=["staunch_momentum"],
        mana=3,
    )
    t.do("play staunch_momentum")
    assert [t.at(place).armor for place in ("a1", "a2", "a3")] == [2, 3, 0]


def test_kichie_enters_with_six_wounds() -> None:
    t = table(hand=["kichie"], mana=1).do("play kichie", "lane 1")
    assert t.at("a1").wounds == 6


def test_kichie_heals_by_the_wounds_he_deals_to_monsters() -> None:
    t = fight(a1={"card": "kichie", "wounds": 6}, m1={"card": "deep_howlers", "armor": 0})
    assert t.at("m1").wounds == 1  # armor took the other point
    assert t.at("a1").wounds == 6 + 1 - 1
    assert fight(a1={"card": "kichie", "wounds": 6}).at("a1").wounds == 6  # the portal is no monster


def test_hogosai_throws_an_attachment_from_play_or_from_the_hand() -> None:
    given: dict[str, Any] = {
        "a1": armed("hogosai", "punisher_blade"),
        "m1": "frost_giant",
        "hand": ["boots_of_flash", "kichie"],
    }
    t = table(**given).do("use a1", "option 1")
    assert (t.at("m1").wounds, t.discard(), t.at("a1").armor) == (2, ["punisher_blade"], 2)
    t = table(**given).do("use a1", "option 2")
    assert (t.at("m1").wounds, t.discard()) == (2, ["boots_of_flash"])


def thrown(*answers: str, **given: Any) -> Table:
    """Hogosai of Ada throws an attachment; Bea has a blade, and Ada what is given."""
    ally = armed("stormrunner", "punisher_blade", owner="bea")
    return coop(a1="hogosai", a2=ally, m1="frost_giant", **given).do("use a1", *answers)


def test_hogosai_throws_an_attachment_of_the_partner_who_agrees() -> None:
    t = thrown()
    assert (t.asks(), asked(t)) == ("consent-to-discard", 1)
    t.do("yes")
    assert (t.at("m1").wounds, t.discard(1), t.at("a1").exhausted) == (2, ["punisher_blade"], True)


def test_hogosai_stays_ready_if_the_partner_does_not_agree() -> None:
    t = thrown("no")
    assert (t.at("m1").wounds, t.discard(1), t.at("a1").exhausted) == (0, [], False)
    assert "use a1" not in t.options()
    assert "use a1" in t.do("partner", "partner").options()  # the partner may have thought better of it


def test_hogosai_throws_another_attachment_if_the_partner_does_not_agree() -> None:
    t = thrown("punisher_blade@a2", "no", a3=armed("stormrunner", "boots_of_flash"))
    assert (t.at("m1").wounds, t.discard(0), t.discard(1)) == (2, ["boots_of_flash"], [])


def test_hogosai_needs_an_attachment() -> None:
    assert "use a1" not in table(a1="hogosai", m1="frost_giant", hand=["kichie"]).options()
