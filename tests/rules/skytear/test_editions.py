"""Where the English rulebook and the Polish edition differ, and which of them counts."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Value
from skyshelf.games.skytear.battlefields.hexes import mirrored, orientations, turned
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, PILES, pile_of
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.setup.draft import STARTERS
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Faction, Role, Stat
from skyshelf.games.skytear.vocabulary.shapes import CONE6
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, table
from tests.text.fluent_files import speaking

OPEN = "4,2"
POLISH: dict[str, Value] = {"edition": "polish"}
FAR = {"cotlic": {"side": "north", "at": "4,-7"}}


@pytest.mark.rule("SKY-Q-151")
def test_the_fourth_pair_of_starters_is_cotlic_and_tlakali() -> None:
    taulot = [slug for slug in STARTERS if HEROES[slug].faction == Faction.TAULOT]
    assert taulot == ["cotlic", "tlakali"]


@pytest.mark.rule("SKY-Q-153")
def test_a_hero_spots_for_itself_unless_the_polish_edition_is_played() -> None:
    heroes = {"sakoshi": {"at": "-1,4"}, "cotlic": {"side": "north", "at": "-2,4"}}
    assert table(heroes=heroes).sees("sakoshi", "cotlic")
    assert not table(POLISH, heroes=heroes).sees("sakoshi", "cotlic")
    another = {**heroes, "yami": {"at": "-2,3"}}
    assert table(POLISH, heroes=another).sees("sakoshi", "cotlic")


@pytest.mark.rule("SKY-Q-153", "SKY-Q-14")
def test_in_polish_an_outsider_needs_a_spotter_as_a_hero_does() -> None:
    for settings, spotter, attacks in (({}, {}, True), (POLISH, {}, False), (POLISH, {"at": "3,1"}, True)):
        t = table(
            settings,
            phase="minions",
            outsiders={"riftmaw": {"dome": 0}},
            heroes={
                "yami": {"at": "0,0"},
                "cotlic": {"side": "north", "at": "3,0"},  # in cover
                "sakoshi": spotter,
            },
        )
        t.do("at 2,0 2,1")
        assert ("attack" in t.options()) == attacks


@pytest.mark.rule("SKY-Q-154")
def test_sight_follows_a_path_that_may_bend() -> None:
    # A ridge lies between (-5,3) and (-4,3); round its end it is two hexes.
    t = table(heroes={"yami": {"at": "-5,3"}, **FAR})
    field = t.state.field
    one, other = field.number[-5, 3], field.number[-4, 3]
    assert frozenset((one, other)) in field.walls
    assert t.sees("yami", "-4,3")


@pytest.mark.rule("SKY-Q-155")
def test_what_is_seen_is_within_three_hexes() -> None:
    field = table(heroes={"yami": {"at": OPEN}, **FAR}).state.field
    for at, seen in enumerate(field.sight):
        assert not seen & ~field.within[at][3]


@pytest.mark.rule("SKY-Q-156")
def test_a_change_ends_with_the_activation_or_in_polish_with_the_next_one_of_the_hero() -> None:
    for settings, attack in (({}, 4), (POLISH, 4 + 3)):
        t = table(settings, turn=2, heroes={"yami": {"at": OPEN}, **FAR}, active="yami", hands={1: ["gank"]})
        t.do("play gank by yami").passes()
        t.do(OPEN)
        assert t.stat("yami", Stat.ATTACK) == 4 + 3
        t.do("end")
        assert t.stat("yami", Stat.ATTACK) == attack


@pytest.mark.rule("SKY-Q-156", "SKY-EFX-02")
def test_in_polish_a_change_lasts_over_the_end_of_the_turn_until_the_hero_is_activated_again() -> None:
    for settings, attack in (({}, 4), (POLISH, 4 + 3)):
        heroes = {"yami": {"at": OPEN}, **FAR}
        t = table(settings, turn=2, first="north", heroes=heroes, active="yami", hands={1: ["gank"]})
        t.do("play gank by yami", OPEN, "end", "end")
        assert (t.state.turn, t.state.active) == (3, t.unit("cotlic"))
        assert t.stat("yami", Stat.ATTACK) == attack
        t.do("end")
        assert (t.state.active, t.stat("yami", Stat.ATTACK)) == (t.unit("yami"), 4)


@pytest.mark.rule("SKY-Q-156", "SKY-EFX-02")
def test_in_polish_what_waits_for_something_lasts_as_long_as_the_change_beside_it() -> None:
    for settings, lost in (({}, 0), (POLISH, 1)):
        heroes = {"hogosai": {"at": OPEN}, "yami": {"side": "north", "at": "5,2"}}
        t = table(settings, turn=2, heroes=heroes, active="hogosai", hands={1: ["tempered_plates"]})
        t.do("play tempered_plates by hogosai", "end", "attack").passes()
        assert t.hero("yami").hp == HEROES["yami"].hp - lost


@pytest.mark.rule("SKY-Q-156", "SKY-COND-03")
def test_in_polish_what_waits_for_something_ends_with_defeat_as_the_change_beside_it_does() -> None:
    heroes = {"hogosai": {"at": OPEN, "hp": 1}, "yami": {"side": "north", "at": "5,2"}}
    t = table(POLISH, turn=2, heroes=heroes, active="hogosai", hands={1: ["tempered_plates"]})
    t.do("play tempered_plates by hogosai", "end", "attack").passes()
    assert t.at("hogosai") == "-"
    assert t.hero("yami").hp == HEROES["yami"].hp - 1
    assert (t.state.mods, t.state.listeners) == ((), ())


def test_what_lasts_has_its_names_again_after_saving() -> None:
    heroes = {"hogosai": {"at": OPEN}, "yami": {"side": "north", "at": "5,2"}}
    t = table(turn=2, heroes=heroes, active="hogosai", hands={1: ["tempered_plates"]})
    t.do("play tempered_plates by hogosai").passes()
    codec = SkytearGame().codec
    for read in (
        codec.decode(codec.encode(t.state), Skytear),
        codec.kept(codec.keep(t.state), Skytear),
    ):
        assert (read.mods, read.listeners) == (t.state.mods, t.state.listeners)
        assert [mod.hero for mod in read.mods] == [t.unit("hogosai")]
        assert [listener.hero for listener in read.listeners] == [t.unit("hogosai")]


@pytest.mark.rule("SKY-Q-157")
def test_a_diagram_may_be_turned_and_mirrored() -> None:
    laid = orientations(CONE6.hexes)
    assert tuple(sorted(turned(at) for at in CONE6.hexes)) in laid
    assert tuple(sorted(mirrored(at) for at in CONE6.hexes)) in laid
    assert len(laid) == 12  # no turn of the cone is its mirror image


@pytest.mark.rule("SKY-Q-158", "SKY-Q-159")
def test_one_flip_is_added_for_all_who_are_hit() -> None:
    t = table(
        turn=2,
        heroes={
            "kichie": {"at": OPEN},
            "sakoshi": {"side": "north", "at": "4,1"},
            "corjof": {"side": "north", "at": "4,0"},
        },
        active="kichie",
        hands={1: ["lava_flow"]},
        decks={1: ["clear_mind", "eruption"]},
    )
    t.do("play lava_flow by kichie").passes()
    t.do(next(text for text in t.options() if "4,1" in text.split() and "4,0" in text.split()))
    assert t.hero("sakoshi").hp == 13 - (1 + 4)
    assert t.hero("corjof").hp == 12 - (1 + 4)
    assert t.discard() == ["clear_mind"]


@pytest.mark.rule("SKY-Q-160")
def test_an_area_is_lost_when_its_caster_is_out_of_range_or_out_of_sight() -> None:
    for place in ("0,6", "2,0"):  # too far away; within three hexes, but inside the dome
        t = table(
            turn=4,
            heroes={"kichie": {"at": OPEN}, "sakoshi": {"side": "north", "at": "4,0"}},
            active="kichie",
            hands={1: ["eruption"], 2: ["scorched_veins"]},
        )
        t.do("play eruption by kichie", "4,0")
        kichie = t.state.edit(t.unit("kichie"))
        kichie.hex = t.state.field.number[int(place[0]), int(place[2])]
        t.passes()
        assert "ignored" in t.kinds()
        assert t.hero("sakoshi").hp == 13


@pytest.mark.rule("SKY-Q-161", "SKY-Q-162", "SKY-Q-164")
def test_with_an_effect_on_the_stack_only_reactions_are_played_the_active_player_first() -> None:
    t = table(
        turn=3,
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={1: ["clear_mind", "combustion"], 2: ["safeguard", "rampant_hatred"]},
    )
    for player in t.state.players:
        player.stops = 1
    assert {"play clear_mind by yami", "play combustion by yami"} <= set(t.options())
    t.do("attack")
    assert t.asked() == 1
    assert set(t.options()) == {"pass", "pass all", "play clear_mind by yami"}
    t.do("pass")
    assert set(t.options()) == {"pass", "pass all", "play safeguard by cotlic"}


@pytest.mark.rule("SKY-Q-168")
def test_flipped_cards_are_discarded_after_one_was_chosen() -> None:
    t = table(
        heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        active="sakoshi",
        decks={1: ["clear_mind"]},
        discards={1: ["gank"]},
    )
    t.do("attack").passes()
    # The deck ran out between the two flips: only Gank was there to make a new one of.
    assert set(t.options()) == {"clear_mind", "gank"}
    assert t.discard() == []
    t.do("clear_mind")
    assert sorted(t.discard()) == ["clear_mind", "gank"]


@pytest.mark.rule("SKY-Q-171", "SKY-KUR-01")
def test_in_polish_any_enemy_hero_can_be_chosen_for_a_mark_when_the_worship_resolves() -> None:
    heroes = {"kichie": {"at": OPEN}, "sakoshi": {"side": "north", "at": "6,1"}, **FAR}
    t = table(heroes=heroes, active="kichie", hands={2: ["clear_mind"]}, turn=2).do("worship")
    assert t.stack() == ["worship"]  # Sakoshi, the only one in sight, is the target
    t = table(POLISH, heroes=heroes, active="kichie", hands={2: ["clear_mind"]}, turn=2).do("worship")
    assert (t.stack(), t.asks()) == (["worship"], "respond")
    t.do("pass")
    assert (t.asks(), set(t.options())) == ("mark", {"sakoshi", "cotlic"})
    t.do("cotlic").passes()
    assert t.conditions("cotlic") == {"marked"}
    assert t.hero("cotlic").hp == 16 - 1  # Lava Bead needs no sight either


@pytest.mark.rule("SKY-Q-171")
def test_in_polish_a_worship_of_kurumo_needs_no_enemy_in_sight() -> None:
    heroes = {"yami": {"at": OPEN}, **FAR}
    assert "worship" not in table(heroes=heroes, active="yami").options()
    t = table(POLISH, heroes=heroes, active="yami").do("worship")
    assert t.conditions("cotlic") == {"marked"}
    assert t.asks() == "where"  # Blazing Step goes to the chosen hero
    t.do(t.options()[0])
    assert t.state.field.distance[t.hero("yami").hex][t.hero("cotlic").hex] == 1


@pytest.mark.rule("SKY-Q-177", "SKY-TAU-04")
def test_in_polish_a_pillar_goes_to_any_free_hex_chosen_when_the_worship_resolves() -> None:
    heroes = {"tlakali": {"at": OPEN}, "yami": {"side": "north", "at": "4,-7"}}
    t = table(heroes=heroes, active="tlakali", south={"pillars": ["5,2"]}).do("worship")
    assert t.asks() == "pillar"
    assert "-4,3" not in t.options()  # out of sight
    t = table(POLISH, heroes=heroes, active="tlakali", south={"pillars": ["5,2"]}).do("worship")
    assert t.asks() == "take-pillar"
    t.do("5,2")
    assert t.asks() == "pillar"
    assert {"-4,3", "5,2"} <= set(t.options())  # the hex of the pillar taken off is free as well
    assert {OPEN, "4,-7", "5,0", "-4,8"}.isdisjoint(t.options())  # miniatures, a token, a structure
    t.do("-4,3")
    assert t.pillars("south") == ["-4,3"]


@pytest.mark.rule("SKY-Q-177")
def test_in_polish_the_far_hexes_of_a_big_battlefield_are_on_a_second_page() -> None:
    heroes = {"tlakali": {"at": OPEN}, "yami": {"side": "north", "at": "4,-7"}}
    t = table({"battlefield": "three_lanes", **POLISH}, heroes=heroes, active="tlakali").do("worship")
    near = set(t.options()) - {"elsewhere"}
    assert t.why_not("-10,3") == ["SKY-Q-177"]  # it can be chosen there, in sight or not
    t.do("elsewhere")
    far = set(t.options()) - {"elsewhere"}
    assert near.isdisjoint(far)
    assert len(near) + len(far) == 271 - 8 - 5 - 2  # structures, control tokens, heroes
    t.do("-10,3")
    assert t.pillars("south") == ["-10,3"]


@pytest.mark.rule("SKY-Q-177", "SKY-Q-89")
def test_in_polish_no_hex_is_chosen_at_the_cap() -> None:
    heroes = {"tlakali": {"at": OPEN}, "yami": {"side": "north", "at": "4,-7"}}
    t = table(POLISH, heroes=heroes, active="tlakali", south={"pillars": ["5,2"]}).do("worship", "done")
    assert (t.asks(), t.pillars("south")) == ("act", ["5,2"])


@pytest.mark.rule("SKY-Q-173")
def test_in_polish_any_friendly_hero_can_be_shapeshifted() -> None:
    heroes = {"gulbjarn": {"at": OPEN}, "corjof": {"at": "4,4"}, "yami": {"at": "4,1"}, **FAR}
    english = table(heroes=heroes, active="gulbjarn").do("worship")
    assert set(english.options()) == {"gulbjarn", "corjof"}
    t = table(POLISH, heroes=heroes, active="gulbjarn").do("worship")
    assert set(t.options()) == {"gulbjarn", "corjof", "yami"}
    t.do("yami")
    assert t.conditions("yami") == {"shapeshifted"}
    assert t.stat("gulbjarn", Stat.SKIRMISH) == 1  # Feral Majesty counts her


def two_structures(settings: dict[str, Value], towers: dict[str, int], **given: Any) -> Table:
    """South wins the west token by five where the mid tower and the nexus of north are in reach as well."""
    minions = [{"side": "south", "at": at, "lane": "mid"} for at in ("3,-4", "2,-5", "3,-5", "4,-6", "4,-5")]
    return table(
        {"battlefield": "three_lanes", **settings},
        phase="minions",
        numbers=(2, 1, 3),
        heroes={"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-1,5"}},
        tokens={"mid": "3,-5"},
        north={"towers": {"west": 0, **towers}, "nexus": 5},
        minions=minions,
        **given,
    )


@pytest.mark.rule("SKY-Q-182", "SKY-DMG-04")
def test_in_polish_what_is_left_of_the_damage_is_shared_out_among_structures() -> None:
    t = two_structures({}, {})
    assert t.asks() == "structure"
    nexus, tower = "4,-8", "3,-6"
    assert set(t.options()) == {nexus, tower}
    t.do(tower)
    assert (t.board("north").towers, t.board("north").nexus) == ([0, 0, 5], 5)
    t = two_structures(POLISH, {})
    t.do(nexus)
    assert (t.asks(), t.options()) == ("structure-points", ["5", "4", "3", "2", "1"])
    t.do("3")
    assert t.board("north").nexus == 5 - 3
    t.do(tower, "2")
    assert (t.board("north").towers, t.board("north").nexus) == ([0, 3, 5], 2)
    assert t.rules().count("SKY-DMG-09") == 1  # one card for the token


@pytest.mark.rule("SKY-Q-182")
def test_in_polish_a_structure_takes_no_more_than_it_has() -> None:
    t = two_structures(POLISH, {"mid": 2})
    t.do("3,-6")
    assert t.options() == ["2", "1"]
    t.do("2")
    assert (t.board("north").towers, t.board("north").nexus) == ([0, 0, 5], 2)  # the rest goes to the nexus


@pytest.mark.rule("SKY-Q-183", "SKY-SPN-03")
def test_in_a_tie_the_second_player_spawns_first_and_in_polish_the_first() -> None:
    minions = [{"side": "south", "number": 2}, {"side": "north", "number": 2}]
    for settings, asked in (({}, 2), (POLISH, 1)):
        heroes = {"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-1,5"}}
        t = table(settings, phase="minions", heroes=heroes, minions=minions)
        assert (t.asks(), t.asked()) == ("spawn", asked)


@pytest.mark.rule("SKY-Q-185", "SKY-TEAM-22")
@pytest.mark.parametrize(("settings", "asked"), [({}, 1), (POLISH, 3)])
def test_the_team_names_who_draws_and_in_polish_the_player_who_did_the_damage(
    settings: dict[str, Value], asked: int
) -> None:
    heroes = {
        "yami": {"at": "-1,-5", "seat": 3, "leads": ["gank"]},
        "sakoshi": {"at": "-2,-5", "seat": 1},
        "cotlic": {"side": "north", "at": "-1,5", "seat": 2},
    }
    t = table(settings, players=4, phase="minions", numbers=(1, 2), heroes=heroes, tokens={"west": "-1,-6"})
    t.do(next(text for text in t.options() if text.startswith("lead")))
    assert (t.asks(), t.asked()) == ("who-draws", asked)


@pytest.mark.rule("SKY-Q-185")
def test_without_a_lead_card_the_one_with_most_heroes_at_the_token_did_the_damage() -> None:
    heroes = {
        "yami": {"at": "-1,-5", "seat": 3},
        "kichie": {"at": "-2,-4", "seat": 3},
        "sakoshi": {"at": "-2,-5", "seat": 1},
        "cotlic": {"side": "north", "at": "-1,5", "seat": 2},
    }
    t = table(POLISH, players=4, phase="minions", numbers=(1, 2), heroes=heroes, tokens={"west": "-1,-6"})
    assert (t.asks(), t.asked()) == ("who-draws", 3)


POLISH_DIFFERENCES = (
    *("SKY-Q-153", "SKY-Q-156", "SKY-Q-171", "SKY-Q-173"),
    *("SKY-Q-177", "SKY-Q-182", "SKY-Q-183", "SKY-Q-185"),
)


@pytest.mark.parametrize("language", speaking("skytear"))
def test_the_setting_lists_every_difference(language: str) -> None:
    told = Speaker(language, strict=True).say(Phrase("skytear-setting-edition-help"))
    assert told.count(";") + 1 == len(POLISH_DIFFERENCES)


@pytest.mark.rule("SKY-Q-191")
def test_the_classes_of_the_english_list_exist() -> None:
    names = {role.name for role in Role}
    assert {"MAGE", "TANK", "WARRIOR", "MARKSMAN", "SUPPORT", "SPECIALIST"} <= names


@pytest.mark.rule("SKY-Q-192", "SKY-Q-193")
def test_the_pile_of_corjof() -> None:
    copies = {card.slug: card.copies for card in PILES["corjof"]}
    assert copies == {"featherstorm": 1, "gathering_storm": 2, "icewall": 2, "through_the_eyes": 3}
    assert {CARDS[card].slug for card in pile_of("corjof")} == set(copies)


@pytest.mark.rule("SKY-Q-194", "SKY-Q-195")
def test_polish_has_one_word_for_each_thing() -> None:
    polish = Speaker("pl", strict=True)
    assert polish.say(Phrase("skytear-condition-slow")) == "Spowolnienie"
    assert polish.say(Phrase("skytear-condition-fast")) == "Przyspieszenie"
    assert polish.say(Phrase("skytear-faction-liothan")) == "Liothan"
    assert "Ogniwo" in polish.say(
        Phrase("skytear-event-nexus-damaged", {"side": "north", "number": 1, "hp": 4})
    )
