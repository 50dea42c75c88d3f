"""The portals and the minions of the first edition."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.games.horde.phases.end import open_portal
from skyshelf.games.horde.phases.horde import HordePhase
from skyshelf.games.horde.rules.damage import Hit, land
from skyshelf.games.horde.table.state import CASTLE, PORTAL
from skyshelf.games.horde.vocabulary.names import Moment, Trait
from tests.rules.horde.table import MINIONS, Table, fight, new_game, table


@pytest.mark.rule("HRD-SET-09", "HRD-SET-10")
@pytest.mark.parametrize(
    ("difficulty", "health"), [("normal", [1, 1, 1, 0]), ("hard", [1, 1, 1, 1]), ("painful", [2, 1, 1, 2])]
)
def test_solo_portals_set_the_minions_up(difficulty: str, health: list[int]) -> None:
    t = new_game(difficulty=difficulty)
    assert [t.minion(name).health for name in MINIONS] == health


def opened(slug: str, *pile: str) -> Table:
    """A table where this portal has just been laid down, with these cards in the outsider pile."""
    t = table(deck=["bloodlust"] * 20, pile=list(pile), hand=["bloodlust"], mana=1)
    s = t.state
    s.rules = replace(s.rules, stages=(BY_SLUG[slug].id,))
    open_portal(s, "HRD-SET-06")
    s.turned = 2  # a wave of 0, or one that an empty horde deck cannot bring
    s.decision = None
    return t


@pytest.mark.rule("HRD-SET-09")
@pytest.mark.parametrize(
    ("slug", "health"),
    [
        ("solo_normal_1", [1, 1, 1, 0]),
        ("solo_hard_1", [1, 1, 1, 1]),
        ("solo_painful_1", [2, 1, 1, 2]),
        ("cooperative_normal_1", [1, 1, 1, 1]),
        ("cooperative_hard_1", [2, 1, 1, 2]),
        ("cooperative_painful_1", [2, 2, 2, 2]),
        ("competitive_normal_1", [1, 1, 0, 0]),
        ("competitive_hard_1", [1, 1, 1, 1]),
        ("competitive_painful_1", [1, 1, 1, 1]),
    ],
)
def test_every_first_stage_sets_the_minions_up(slug: str, health: list[int]) -> None:
    t = opened(slug)
    resolve(t.state, PORTAL, Moment.SETUP)
    t.state.run()
    assert [t.minion(name).health for name in MINIONS] == health


LATER = [card.slug for card in DECKS["portals"] if card.stage > 1]


@pytest.mark.rule("HRD-HOR-18", "HRD-Q-18")
@pytest.mark.parametrize("slug", LATER)
def test_every_later_stage_empties_the_outsider_pile(slug: str) -> None:
    t = opened(slug, "troll_brute", "the_beast_lord_1")
    t.state.push(HordePhase())
    t.state.run()
    assert (t.row("m")[:3], t.pile()) == (["troll_brute", "the_beast_lord_1", "-"], [])


@pytest.mark.parametrize("slug", LATER)
def test_the_third_stage_of_competitive_games_takes_its_toll(slug: str) -> None:
    t = opened(slug)
    t.state.push(HordePhase())
    t.state.run()
    toll = 1 if slug == "competitive_3" else 0
    assert (t.castle, len(t.deck()), t.discard()) == (20 - toll, 20 - toll, ["bloodlust"] * toll)


@pytest.mark.rule("HRD-PRT-06", "HRD-Q-19")
@pytest.mark.parametrize("slug", LATER)
def test_only_third_stages_cannot_be_damaged(slug: str) -> None:
    t = opened(slug)
    land(t.state, Hit(CASTLE, PORTAL, 2))
    assert t.at("portal").wounds == (0 if slug.endswith("_3") else 2)


@pytest.mark.rule("HRD-HOR-18", "HRD-OPL-05", "HRD-HOR-20")
@pytest.mark.parametrize("stage", [2, 3])
def test_later_stages_summon_the_outsider_pile_from_its_top(stage: int) -> None:
    t = table(
        phase="horde",
        portal={"stage": stage, "turned": 2},
        pile=["troll_brute", "the_hate_bringer_1", "troll_crusher"],
        hand=["bloodlust"],
        mana=1,
    )
    assert t.row("m") == ["troll_brute", "the_hate_bringer_1", "troll_crusher", "-", "-", "-"]
    assert t.pile() == []


@pytest.mark.rule("HRD-PRT-06")
def test_stage_3_cannot_be_damaged() -> None:
    t = table({"castle": "the_wind_burner"}, portal={"stage": 3}, mana=1).do("use castle", "option 2")
    assert t.at("portal").wounds == 0


@pytest.mark.rule("HRD-COMP-17", "HRD-COMP-04")
def test_every_mode_has_seven_portals() -> None:
    for mode in ("solo", "cooperative", "competitive"):
        assert sum(card.slug.startswith(mode) for card in DECKS["portals"]) == 7
    assert len(DECKS["portals"]) == 21


@pytest.mark.rule("HRD-MIN-04", "HRD-MIN-05", "HRD-MIN-10")
@pytest.mark.parametrize("name", MINIONS)
def test_minions_have_attack_for_their_health_tokens_and_trample(name: str) -> None:
    given: dict[str, Any] = {name: 3}
    t = table(a1="shamans", **given)
    assert (t.minion(name).attack, t.minion(name).health, t.minion(name).trait(Trait.TRAMPLE)) == (3, 3, 1)
    t = table(a1="shamans")
    assert (t.minion(name).attack, t.minion(name).health) == (0, 0)


@pytest.mark.rule("HRD-TKC-03")
def test_skeletons_are_token_monsters() -> None:
    card = BY_SLUG["skeleton"]
    assert (card.attack, card.health, card.token, card.epic) == (1, 1, True, False)


@pytest.mark.rule("HRD-Q-34", "HRD-DRAW-02")
def test_a_destroyed_skeleton_gives_no_draw_and_goes_back_to_the_reserve() -> None:
    t = fight(m1="skeleton", a1="cloud_tearers", horde=["troll_brute"])
    assert (t.asks(), t.row("m")[0], t.horde_discard()) == ("alliance", "-", [])
