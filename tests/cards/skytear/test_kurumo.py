"""What the heroes and power cards of Kurumo do."""

from __future__ import annotations

from skyshelf.games.skytear.vocabulary.names import Stat
from tests.cards.skytear.play import FAR, OPEN, lay, north, played
from tests.rules.skytear.table import table


def test_smoke_step_moves_sakoshi_after_her_worship() -> None:
    t = table(heroes={"sakoshi": {"at": OPEN}, "cotlic": north("6,1")}, active="sakoshi")
    t.do("worship", "4,4")
    assert t.at("sakoshi") == "4,4"
    assert t.conditions("cotlic") == {"marked"}


def test_chosen_prey_adds_to_an_attack_on_a_marked_hero() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": north("6,1", conditions=["marked"]), "tlakali": FAR}
    t = table(heroes=heroes, active="sakoshi").do("attack")
    assert t.hero("cotlic").hp == 16 - (3 + 2 + 1 - 1)


def test_shuriken_storm_hits_three_targets_and_marked_heroes_harder() -> None:
    t = played(
        "shuriken_storm",
        "sakoshi",
        "cotlic",
        "tlakali",
        "minion-n 4,4",
        heroes={
            "sakoshi": {"at": OPEN},
            "cotlic": north("5,1", conditions=["marked"]),
            "tlakali": north("6,0"),
            "nelaclen": north("4,1"),
        },
        minions=[{"side": "north", "at": "4,4"}],
    )
    assert t.hero("cotlic").hp == 16 - (3 + 1 - 1) - 1
    assert t.hero("tlakali").hp == 13 - (3 + 1)
    assert t.hero("nelaclen").hp == 12
    assert t.minions("north") == []
    assert t.kinds().count("flipped") == 1


def test_gank_brings_sakoshi_near_and_adds_to_her_attack() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": north("4,-2")}
    t = played("gank", "sakoshi", "4,-1", heroes=heroes)
    assert t.at("sakoshi") == "4,-1"
    assert t.stat("sakoshi", Stat.ATTACK) == 3 + 3
    t.do("end")
    assert t.stat("sakoshi", Stat.ATTACK) == 3


def test_lifesteal_heals_half_of_what_the_next_attack_took() -> None:
    heroes = {"sakoshi": {"at": OPEN, "hp": 5}, "tlakali": north("6,1")}
    t = played("lifesteal", "sakoshi", heroes=heroes).do("attack")
    assert t.hero("tlakali").hp == 13 - (3 + 2 + 1)
    assert t.hero("sakoshi").hp == 5 + 3


def test_crippling_precision_slows_and_disarms_only_who_is_marked() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": north("6,1")}
    assert played("crippling_precision", "sakoshi", heroes=heroes).conditions("cotlic") == {"slow"}
    heroes["cotlic"] = north("6,1", conditions=["marked"])
    marked = played("crippling_precision", "sakoshi", heroes=heroes)
    assert marked.conditions("cotlic") == {"marked", "slow", "disarm"}


def test_blazing_step_puts_yami_beside_the_marked_hero_and_hurts_it() -> None:
    t = table(heroes={"yami": {"at": OPEN}, "tlakali": north("6,0")}, active="yami")
    t.do("worship", "6,1")
    assert t.at("yami") == "6,1"
    assert t.hero("tlakali").hp == 13 - 1


def test_no_shelter_pierces_the_armor_of_marked_heroes() -> None:
    for conditions, lost in (([], 4 + 1 - 1), (["marked"], 4 + 1)):
        heroes = {"yami": {"at": OPEN}, "cotlic": north("5,1", conditions=conditions)}
        t = table(heroes=heroes, active="yami").do("attack")
        assert t.hero("cotlic").hp == 16 - lost


def test_kneel_before_me_hits_marks_and_disarms_all_round_yami() -> None:
    t = played(
        "kneel_before_me",
        "yami",
        heroes={
            "yami": {"at": OPEN},
            "cotlic": north("5,1"),
            "tlakali": north("3,3"),
            "nelaclen": north("4,0"),
        },
    )
    assert t.hero("cotlic").hp == 16 - (3 + 1 - 1)
    assert t.hero("tlakali").hp == 13 - (3 + 1)
    assert t.conditions("cotlic") == t.conditions("tlakali") == {"marked", "disarm"}
    assert (t.hero("nelaclen").hp, t.conditions("nelaclen")) == (12, set())


def test_dragon_punch_hits_hard_and_pushes() -> None:
    heroes = {"yami": {"at": OPEN}, "cotlic": north("4,1")}
    t = played("dragon_punch", "yami", heroes=heroes).do("attack", "4,-1")
    assert t.hero("cotlic").hp == 16 - (4 + 4 + 1 - 1)
    assert t.at("cotlic") == "4,-1"


def test_clear_mind_removes_conditions_and_heals() -> None:
    heroes = {
        "yami": {"at": OPEN},
        "gulbjarn": {"at": "4,3", "hp": 5, "conditions": ["slow", "disarm", "shapeshifted"]},
        "cotlic": FAR,
    }
    t = played("clear_mind", "yami", "gulbjarn", heroes=heroes)
    assert t.conditions("gulbjarn") == {"shapeshifted"}
    assert t.hero("gulbjarn").hp == 5 + 2


def test_combustion_goes_on_to_a_neighbour_of_what_it_defeats() -> None:
    heroes = {"yami": {"at": OPEN}, "tlakali": north("6,0"), "cotlic": north("4,4")}
    minions = [{"side": "north", "at": "5,1"}]
    t = played("combustion", "yami", "minion-n 5,1", heroes=heroes, minions=minions)
    assert t.minions("north") == []
    assert t.hero("tlakali").hp == 13 - 2
    t = played("combustion", "yami", "tlakali", heroes=heroes, minions=minions)
    assert t.hero("tlakali").hp == 13 - 2
    assert t.minions("north") == ["5,1"]  # nothing was defeated


def test_oath_of_iron_lasts_for_the_turn() -> None:
    t = table(heroes={"hogosai": {"at": OPEN}, "cotlic": north("6,1")}, active="hogosai")
    t.do("worship")
    assert t.stat("hogosai", Stat.ARMOR) == 2 + 1
    t.do("end")
    assert t.stat("hogosai", Stat.ARMOR) == 2 + 1
    assert t.quietly(2).stat("hogosai", Stat.ARMOR) == 2


def test_wardens_gaze_weakens_marked_heroes_near_hogosai() -> None:
    for at, conditions, attack in (
        ("6,1", ["marked"], 3 - 2),
        ("6,1", [], 3),
        ("7,0", ["marked"], 3),
    ):
        t = table(heroes={"hogosai": {"at": OPEN}, "cotlic": north(at, conditions=conditions)})
        assert t.stat("cotlic", Stat.ATTACK) == attack


def test_last_bastion_armors_friends_near_hogosai_and_heals_him() -> None:
    heroes = {
        "hogosai": {"at": OPEN, "hp": 10},
        "sakoshi": {"at": "4,4"},
        "yami": {"at": "1,4"},
        "cotlic": FAR,
    }
    t = played("last_bastion", "hogosai", heroes=heroes)
    assert [t.stat(name, Stat.ARMOR) for name in ("hogosai", "sakoshi", "yami")] == [2 + 2, 0 + 2, 1]
    assert t.hero("hogosai").hp == 10 + 3


def test_burning_chains_drag_an_enemy_near() -> None:
    t = played("burning_chains", "hogosai", "4,1", heroes={"hogosai": {"at": OPEN}, "cotlic": north("7,-1")})
    assert t.at("cotlic") == "4,1"
    assert t.hero("cotlic").hp == 16 - (2 - 1)
    assert t.conditions("cotlic") == {"slow"}


def test_tempered_plates_answer_an_attack_with_armor_and_a_price() -> None:
    t = table(
        turn=2,
        heroes={"hogosai": {"at": OPEN}, "gulbjarn": north("5,1", conditions=["frenzy"])},
        active="gulbjarn",
        hands={1: ["tempered_plates"]},
    )
    t.do("attack", "play tempered_plates by hogosai")
    assert t.hero("hogosai").hp == 18 - (5 + 1 - 2 - 2)
    assert t.hero("gulbjarn").hp == 16 - 1
    t.do("attack")  # each time, not only the first
    assert t.hero("gulbjarn").hp == 16 - 2


def test_ember_brand_marks_and_burns_mana() -> None:
    t = played("ember_brand", "hogosai", heroes={"hogosai": {"at": OPEN}, "cotlic": north("6,1")})
    assert t.conditions("cotlic") == {"marked"}
    assert t.state.mana_left(t.unit("cotlic")) == 5 - 2
    assert len(t.deck(2)) == 10 - 2


def test_lava_bead_burns_the_marked_hero() -> None:
    t = table(heroes={"kichie": {"at": OPEN}, "cotlic": north("6,1")}, active="kichie").do("worship")
    assert t.hero("cotlic").hp == 16 - 1  # a mage pierces armor


def test_searing_brand_stops_healing_of_marked_heroes() -> None:
    for conditions, hp in (([], 5 + 6), (["marked"], 5)):
        heroes = {"kichie": {"at": "-4,7"}, "freyhel": north("6,1", hp=5, conditions=conditions)}
        t = played("breath_of_life", "freyhel", player=2, heroes=heroes)
        assert t.hero("freyhel").hp == hp


def test_eruption_hits_every_enemy_in_its_disc() -> None:
    heroes = {"kichie": {"at": OPEN}, "cotlic": north("5,1"), "tlakali": north("4,4")}
    minions = [{"side": "north", "at": "6,0"}, {"side": "south", "at": "6,1"}]
    t = lay(played("eruption", "kichie", "6,0", heroes=heroes, minions=minions), "5,1", "6,0", "6,1")
    assert t.hero("cotlic").hp == 16 - (3 + 1)
    assert t.hero("tlakali").hp == 13
    assert (t.minions("north"), t.minions("south")) == ([], ["6,1"])


def test_lava_flow_runs_in_a_line_and_slows() -> None:
    heroes = {
        "kichie": {"at": OPEN},
        "cotlic": north("5,1"),
        "tlakali": north("7,-1"),
        "nelaclen": north("4,1"),
    }
    t = lay(played("lava_flow", "kichie", heroes=heroes), "5,1", "7,-1")
    assert (t.hero("cotlic").hp, t.hero("tlakali").hp) == (16 - (1 + 1), 13 - (1 + 1))
    assert t.conditions("cotlic") == t.conditions("tlakali") == {"slow"}
    assert (t.hero("nelaclen").hp, t.conditions("nelaclen")) == (12, set())


def test_scorched_veins_burn_mana_and_stop_healing_for_the_turn() -> None:
    t = played(
        "scorched_veins",
        "kichie",
        heroes={"kichie": {"at": OPEN}, "freyhel": north("6,1", hp=5)},
        hands={2: ["breath_of_life"]},
    ).passes()
    assert t.state.mana_left(t.unit("freyhel")) == 5 - 2
    t.do("end", "play breath_of_life by freyhel").passes()
    assert t.hero("freyhel").hp == 5


def test_cinder_shot_burns_mana_of_a_marked_hero() -> None:
    for conditions, mana in (([], 5), (["marked"], 5 - 1)):
        heroes = {"kichie": {"at": OPEN}, "cotlic": north("6,1", conditions=conditions)}
        t = played("cinder_shot", "kichie", heroes=heroes)
        assert t.hero("cotlic").hp == 16 - (1 + 1)
        assert t.state.mana_left(t.unit("cotlic")) == mana
