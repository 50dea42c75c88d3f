"""Playing cards, discarding, and what the end of the phase brings."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, summon, table


@pytest.mark.rule("MON-ALL-06", "MON-SPL-01")
def test_a_spell_is_discarded_before_its_text_is_resolved() -> None:
    t = table(a1="clan_of_the_oak", a2="shamans", hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.asks() == "target"
    assert t.discard() == ["bloodlust"]


@pytest.mark.rule("MON-ALL-08")
def test_an_attachment_may_be_discarded_without_effect() -> None:
    t = table(a1="clan_of_the_oak", hand=["lightning_naginata"], mana=1).do("play lightning_naginata", "done")
    assert t.discard() == ["lightning_naginata"]
    assert t.at("a1").attack == 3


@pytest.mark.rule("MON-ALL-07", "MON-ATC-01")
def test_an_attachment_is_attached_to_a_card_in_play() -> None:
    t = table(a1="clan_of_the_oak", hand=["scepter_of_kamnu"], mana=1).do("play scepter_of_kamnu", "a1")
    assert len(t.at("a1").unit.attachments) == 1


@pytest.mark.rule("MON-ATC-05", "MON-KEY-110")
def test_an_attachment_is_attached_before_its_play_text() -> None:
    t = table(a1="clan_of_the_oak", hand=["scepter_of_kamnu"], mana=1).do("play scepter_of_kamnu", "a1")
    kinds = t.kinds()
    assert kinds.index("attached") < kinds.index("wounded")
    assert t.portal == 5


@pytest.mark.rule("MON-ALL-09", "MON-ATC-03")
def test_any_number_of_attachments_may_be_on_a_card() -> None:
    given = {"card": "clan_of_the_oak", "attachments": ["lightning_naginata"] * 4}
    t = table(a1=given, hand=["lightning_naginata"], mana=9).do("play lightning_naginata", "a1")
    assert len(t.at("a1").unit.attachments) == 5


@pytest.mark.rule("MON-ATC-04", "MON-ZONE-03")
def test_attachments_are_in_play_and_count() -> None:
    t = table(a1={"card": "clan_of_the_oak", "attachments": ["lightning_naginata"] * 4})
    assert all(t.state.is_in_play(unit) for unit in t.at("a1").unit.attachments)
    assert t.at("a1").attack == 11


@pytest.mark.rule("MON-ALL-13")
def test_allies_and_towers_can_be_discarded_but_no_attachments() -> None:
    t = table(a1={"card": "clan_of_the_oak", "attachments": ["lightning_naginata"]}, a2="steam_tower")
    assert [text for text in t.options() if text.startswith("discard")] == ["discard a1", "discard a2"]


@pytest.mark.rule("MON-KEY-69", "MON-ALL-16", "MON-EX-35")
def test_taunt_moves_the_nearest_allies_from_the_left() -> None:
    t = table(
        m2="troll_brute",
        m5="troll_brute",
        a1="clan_of_the_oak",
        a4="clan_of_the_icefish",
        hand=["bloodlust"],
        mana=1,
    )
    t.do("end")
    assert t.row("a") == ["-", "clan_of_the_oak", "-", "-", "clan_of_the_icefish", "-"]
    assert not t.at("a2").exhausted


@pytest.mark.rule("MON-KEY-71", "MON-Q-24")
def test_among_equally_near_allies_the_players_choose() -> None:
    t = table(
        m3="troll_brute", a1="clan_of_the_oak", a5="clan_of_the_icefish", hand=["bloodlust"], mana=1
    ).do("end")
    assert (t.asks(), t.options()) == ("taunted", ["a1", "a5"])
    assert t.do("a5").row("a")[2] == "clan_of_the_icefish"


@pytest.mark.rule("MON-Q-24", "MON-KEY-70")
def test_an_ally_engaged_with_another_monster_is_taken_and_a_tower_is_discarded() -> None:
    t = table(
        m1="deep_howlers",
        a1="clan_of_the_oak",
        m2="troll_brute",
        a2="steam_tower",
        hand=["bloodlust"],
        mana=1,
    )
    t.do("end")
    assert t.row("a")[:2] == ["-", "clan_of_the_oak"]
    assert t.discard() == ["steam_tower"]


@pytest.mark.rule("MON-KEY-70")
def test_an_ally_engaged_with_a_taunt_monster_stays_there() -> None:
    t = table(m1="troll_brute", a1="clan_of_the_oak", m2="troll_brute", hand=["bloodlust"], mana=1).do("end")
    assert t.row("a")[:2] == ["clan_of_the_oak", "-"]


@pytest.mark.rule("MON-KEY-108")
def test_until_the_phase_ends_nobody_has_to_care_about_taunt() -> None:
    t = table(m1="troll_brute", a1="clan_of_the_oak", hand=["bloodlust"], mana=1)
    assert "end" in t.do("move a1", "lane 6").options()


@pytest.mark.rule("MON-KEY-65")
def test_a_text_brings_no_monster_to_an_ally_that_it_cannot_engage() -> None:
    t = table(m3="iron_harpy", m5="troll_brute", hand=["taunting_rogue"], mana=2)  # an ally of mana cost 2
    t.do("play taunting_rogue", "lane 1")
    assert t.options() == ["m5", "done"]
    assert t.do("m5").row("m")[0] == "troll_brute"


@pytest.mark.rule("MON-KEY-65")
def test_an_ally_cannot_enter_the_lane_of_a_monster_it_cannot_engage() -> None:
    t = table(m2="iron_harpy", m3="flame_harpy", a1="shamans", hand=["clan_of_the_oak"], mana=3)
    t.do("move a1")
    assert t.options() == ["lane 3", "lane 4", "lane 5", "lane 6"]
    t.do("lane 6", "play clan_of_the_oak")
    assert t.options() == ["lane 1", "lane 2", "lane 4", "lane 5"]


@pytest.mark.rule("MON-KEY-65")
def test_neither_an_effect_nor_a_token_ally_enters_such_a_lane() -> None:
    t = table(m2="iron_harpy", a1={"card": "shamans", "attachments": ["boots_of_flash"]}, mana=1)
    assert "lane 2" not in t.do("use a1 2").options()
    t = table(m2="iron_harpy", a1="clan_of_the_oak", mana=1).do("use castle")
    assert t.options() == ["lane 3", "lane 4", "lane 5", "lane 6"]


@pytest.mark.rule("MON-ALL-15", "MON-KEY-53", "MON-KEY-54")
def test_concealed_cards_are_revealed_from_the_left_when_the_phase_closes() -> None:
    settings = {"outsider": "damsel_of_silence"}
    t = summon("troll_brute", "gathering_storm", settings=settings, mana=1)
    assert t.row("m")[:2] == ["concealed", "concealed"]
    assert (t.at("m1").attack, t.at("m1").health) == (0, 1)
    t.do("end")
    assert t.row("m") == ["troll_brute", "-", "-", "-", "-", "-"]
    assert t.minion("yetnar").health == 2


@pytest.mark.rule("MON-TRE-13", "MON-Q-69")
def test_any_card_with_the_mark_may_be_a_reaction() -> None:
    """All cards with the mark are spells; nothing asks for their type any more."""
    t = table(a1="clan_of_the_oak", hand=["bloodlust", "clan_of_the_oak"], mana=9).do("end")
    assert t.options() == ["end", "play bloodlust"]
    assert not t.state.edition.spell_reactions_only


def boosted() -> Table:
    """The treachery card with one mark has boosted the only monster."""
    t = table(m1="deep_howlers", a1="clan_of_the_oak", treachery="troll_brute", hand=["bloodlust"], mana=1)
    return t.do("end")


@pytest.mark.rule("MON-TRE-07", "MON-TOK-02", "MON-EX-06")
def test_an_attack_mark_is_a_temporary_attack_token() -> None:
    t = boosted()
    assert t.asks() == "reactions"
    assert (t.at("m1").attack, t.at("m1").unit.boost_attack, t.at("m1").unit.might) == (2, 1, 0)


@pytest.mark.rule("MON-TOK-07")
def test_attack_marks_last_for_the_turn() -> None:
    assert boosted().do("end").at("m1").attack == 1


@pytest.mark.rule("MON-TRE-06", "MON-EX-08")
@pytest.mark.parametrize("card", ["troll_brute", "troll_crusher", "deep_stalker"])
def test_a_single_monster_is_leftmost_and_rightmost(card: str) -> None:
    t = table(m3="deep_howlers", treachery=card, hand=["bloodlust"], mana=1).do("end")
    assert t.at("m3").attack == 2


@pytest.mark.rule("MON-TRE-10", "MON-EX-07")
def test_a_treachery_that_names_no_boosted_monster_needs_none() -> None:
    t = table(treachery="rusty_mold_1", hand=["lightning_naginata", "bloodlust"], mana=1).do("end")
    assert t.discard() == ["lightning_naginata"]


@pytest.mark.rule("MON-Q-43")
def test_trample_counts_outside_the_fight_phase() -> None:
    t = table(m1="skeleton", a1="clan_of_the_maple", hand=["horn_of_liothan"], mana=1)
    assert t.at("a1").trait(Trait.TRAMPLE)
    t.do("play horn_of_liothan", "a1")
    assert t.portal == 3


@pytest.mark.rule("MON-Q-95")
def test_what_follows_an_elusive_move_comes_before_the_destruction() -> None:
    """The Plunderess gains armor as she moves, and it takes the damage of the Spined Beast's "Destroyed:"."""
    ally = {"card": "the_plunderess", "health": 2}
    t = table(m2={"card": "spined_beast", "wounds": 2}, a2=ally, phase="fight", onikai=1, hand=["bloodlust"])
    t.do("lane 3")
    assert t.asks() == "draw"
    assert (t.at("a3").wounds, t.at("a3").armor) == (1, 0)


def eluding() -> Table:
    return table(m2="skeleton", a2="taunting_rogue", phase="fight", hand=["bloodlust"])


@pytest.mark.rule("MON-KEY-37", "MON-Q-35")
def test_an_elusive_ally_moves_before_the_monster_is_destroyed() -> None:
    t = eluding()
    assert t.asks() == "elude"
    assert t.row("m")[1] == "skeleton"
    assert t.do("lane 3").row("m")[1] == "-"


@pytest.mark.rule("MON-KEY-36", "MON-EX-36")
def test_an_elusive_ally_is_not_exhausted_by_its_move() -> None:
    t = eluding().do("lane 3")
    assert t.row("a")[2] == "taunting_rogue"
    assert not t.at("a3").exhausted
