"""Where the English rulebook and the Polish edition differ, and which of them counts."""

from __future__ import annotations

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.battlefields.hexes import mirrored, orientations, turned
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, PILES, pile_of
from skyshelf.games.skytear.setup.draft import STARTERS
from skyshelf.games.skytear.words.names import Faction, Role, Stat
from skyshelf.games.skytear.words.shapes import CONE6
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import table

OPEN = "4,2"
POLISH = {"edition": "polish"}
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
    assert "Ogniwo" in polish.say(Phrase("skytear-event-nexus-damaged", {"number": 1, "hp": 4}))
