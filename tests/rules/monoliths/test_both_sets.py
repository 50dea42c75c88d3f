"""Cards of the first edition under the rules of the second."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.settings import Value
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.vocabulary.names import Ban
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import GAME, fight, new_game, summon, table


def portals(**settings: str) -> list[str]:
    return [CARDS[card].slug for card in new_game(1, **settings).state.rules.stages]


@pytest.mark.rule("MON-MIX-01")
def test_the_horde_deck_sets_the_difficulty_and_the_portals_stay_the_same() -> None:
    first, second = new_game(level=1).state, new_game(level=4).state
    assert first.rules.stages == second.rules.stages
    assert len(first.horde_deck) < len(second.horde_deck)


@pytest.mark.rule("MON-MIX-02")
def test_levels_do_not_touch_a_horde_of_the_first_edition() -> None:
    """The cards that would give it levels are in an expansion whose contents nobody has told."""
    decks = [new_game(horde="undead", level=level).state.horde_deck for level in (1, 2, 4, 5)]
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@pytest.mark.rule("MON-MIX-03")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "painful"])
def test_a_portal_set_of_the_first_edition_sets_its_difficulty(difficulty: str) -> None:
    assert portals(horde="undead", portals=difficulty) == [
        f"solo_{difficulty}_1",
        f"solo_{difficulty}_2",
        "solo_3",
    ]


@pytest.mark.rule("MON-MIX-05")
def test_a_first_portal_of_the_first_edition_puts_the_outsider_in_the_pile_when_it_falls() -> None:
    settings: dict[str, Value] = {"portals": "normal", "outsider": "purple_circle"}
    t = table(settings, portal={"wounds": 5}, a1="gulbjarn", hand=["bloodlust"], mana=1)
    assert t.pile() == []
    t.do("end", "end")
    assert t.kinds().index("next-stage") < t.kinds().index("turn-begins")
    assert t.row("m")[0] == "purple_circle"  # and the next horde phase brings it


@pytest.mark.rule("MON-Q-61", "MON-HOR-04")
def test_what_their_portals_say_about_the_pile_is_step_3_and_not_done_again() -> None:
    settings: dict[str, Value] = {"portals": "normal"}
    t = versus(settings=settings, portal={"stage": 2, "turned": 2})
    assert t.asks() == "horde"
    t.state.pile.append(BY_SLUG["frost_giant"].id)  # it came after step 3
    t.do("end")
    assert (t.asks(), t.pile()) == ("alliance", ["frost_giant"])


@pytest.mark.rule("MON-SET-46", "MON-MIX-13")
def test_two_ready_made_decks_of_a_faction_are_of_different_sets() -> None:
    both = {"mode": "coop", "deck": "liothan_enforcers", "second_deck": "liothan_shapeshifters"}
    assert GAME.agree(2, both)
    with pytest.raises(RefusedSetup):
        GAME.agree(2, {**both, "second_deck": "liothan_enforcers"})


@pytest.mark.rule("MON-SUM-12", "MON-RES-10")
def test_draining_pillar_is_asked_about_a_card_that_a_text_summons() -> None:
    t = fight(
        m1="the_crawling_storm",
        a1={"card": "draining_pillar", "health": 2},
        horde=["deep_stalker", "troll_brute"],
    )
    assert t.do("yes").kinds()[:2] == ["turned-away", "discarded-from-play"]


@pytest.mark.rule("MON-KEY-54")
def test_draining_pillar_is_asked_when_a_concealed_card_is_turned_up() -> None:
    t = versus(
        m2={"card": "deep_stalker", "concealed": True},
        a1={"card": "draining_pillar", "health": 2},
        ada={"hand": ["bloodlust"]},
    )
    t.do("end", "end", "yes")
    assert (t.row("m")[1], t.castle, t.state.horde_mana) == ("-", 20, 1)  # the mana of the horde phase alone


@pytest.mark.rule("MON-KEY-65")
def test_lady_of_the_lake_brings_no_minion_before_an_ally_that_it_cannot_face() -> None:
    """Yetnar cannot be engaged in this turn (Secret Passage), and Shamans stand in the leftmost free lane."""
    t = table({"horde": "renegade"}, m1="lady_of_the_lake", a1="gulbjarn", a2="shamans", yetnar=2)
    t.state.edit(t.minion("yetnar").number).bans = 1 << Ban.BE_ENGAGED
    t.do("end")
    assert [event.args["lane"] for event in t.events if event.rule == "HRD-REN-11"] == [3]


@pytest.mark.rule("MON-Q-22", "MON-OUT-11")
def test_monsters_are_pushed_together_even_before_an_ally_that_they_cannot_face() -> None:
    monsters: dict[str, str] = {"m1": "troll_brute", "m3": "iron_harpy", "m5": "troll_brute"}
    portal = {"stage": 2, "turned": 2}
    settings: dict[str, Value] = {"outsider": "titan_brood"}
    t = table(settings, phase="horde", pile=["titan_brood"], **monsters, a2="shamans", portal=portal)
    assert t.row("m")[:3] == ["troll_brute", "iron_harpy", "troll_brute"]


@pytest.mark.rule("MON-KEY-65")
def test_a_monster_that_was_won_over_comes_to_no_lane_with_one_that_it_cannot_engage() -> None:
    t = table(m1="troll_brute", m2="iron_harpy", hand=["mind_control"], mana=10)
    t.do("play mind_control", "m1")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]


@pytest.mark.rule("MON-RES-16", "MON-RES-17", "MON-KEY-86")
@pytest.mark.parametrize("monster", ["troll_brute", "frost_giant"])
def test_what_dawn_defenders_would_destroy_lies_beneath_them_instead(monster: str) -> None:
    t = table(m1=monster, hand=["dawn_defenders"], mana=7).do("play dawn_defenders", "lane 1", "no draw")
    assert (t.row("m")[0], t.words()["allies"]["1"]["beneath"]) == ("-", [monster])
    assert t.horde_discard() == []
    assert "destroyed" not in t.kinds()


@pytest.mark.rule("MON-KEY-88")
def test_what_goes_beneath_dawn_defenders_leaves_play_like_any_other_card() -> None:
    t = table(m1="revenant_cavalry", hand=["dawn_defenders"], mana=7).do("play dawn_defenders", "lane 1")
    assert t.asks() == "order"
    t.do("next 1", "no draw")
    assert "skeleton" in t.row("m")
    assert t.words()["allies"]["1"]["beneath"] == ["revenant_cavalry"]


def test_dawn_defenders_that_are_destroyed_give_their_monster_back() -> None:
    t = table(m1="troll_brute", m2="deep_howlers", hand=["dawn_defenders"], mana=7)
    t.do("play dawn_defenders", "lane 2", "m1", "no draw")
    assert t.row("m")[:2] == ["-", "deep_howlers"]
    unit = t.state.guard[1]
    t.state.edit(unit).hp = -4
    t.do("end")
    assert t.row("m")[0] == "troll_brute"


@pytest.mark.rule("MON-Q-34", "MON-DES-11")
def test_combustion_goes_on_to_a_neighbor_after_the_destruction() -> None:
    t = table(m1="frost_giant", m2="troll_brute", m3="frost_giant", hand=["combustion"], mana=2)
    t.do("play combustion", "m2", "no draw")
    assert t.row("m")[:3] == ["frost_giant", "-", "frost_giant"]
    assert t.options() == ["m1", "m3"]
    t.do("m3")
    assert (t.at("m1").wounds, t.at("m3").wounds) == (0, 2)


@pytest.mark.rule("MON-Q-34")
def test_combustion_goes_on_to_those_that_were_neighbors_before() -> None:
    """The Skeleton that a destroyed Revenant leaves behind came later."""
    t = table(m2="revenant_cavalry", m3="frost_giant", a6="shamans", hand=["combustion"], mana=2)
    t.do("play combustion", "m2", "no draw")
    assert t.row("m")[0] == "skeleton"
    assert t.at("m3").wounds == 2
    assert t.asks() == "alliance"


@pytest.mark.rule("MON-RES-04", "HRD-Q-81")
@pytest.mark.parametrize(
    "monster", ["grabbers_1", "revenant_cavalry", "spore_star_1", "barbed_swarm_1", "venom_harpy"]
)
def test_what_draining_pillar_turns_away_has_no_effect_as_it_leaves(monster: str) -> None:
    pillar = {"card": "draining_pillar", "health": 2}
    t = summon(monster, a1="shamans", a2=pillar).do("yes")
    assert t.asks() == "alliance"  # and nobody was offered a draw
    assert (t.row("m"), t.row("a")[:2]) == (["-"] * 6, ["shamans", "draining_pillar"])
    assert t.at("a1").health == 1
