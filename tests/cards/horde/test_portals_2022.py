"""The portals and the minions of the first edition."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.games.horde.words.names import Trait
from tests.rules.horde.table import MINIONS, new_game, table


@pytest.mark.rule("HRD-SET-09", "HRD-SET-10")
@pytest.mark.parametrize(
    ("difficulty", "health"), [("normal", [1, 1, 1, 0]), ("hard", [1, 1, 1, 1]), ("painful", [2, 1, 1, 2])]
)
def test_solo_portals_set_the_minions_up(difficulty: str, health: list[int]) -> None:
    t = new_game(difficulty=difficulty)
    assert [t.minion(name).health for name in MINIONS] == health


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
    t = table(a1="shamans", **{name: 3})
    assert (t.minion(name).attack, t.minion(name).health, t.minion(name).trait(Trait.TRAMPLE)) == (3, 3, 1)
    t = table(a1="shamans")
    assert (t.minion(name).attack, t.minion(name).health) == (0, 0)


@pytest.mark.rule("HRD-TKC-03")
def test_skeletons_are_token_monsters() -> None:
    card = BY_SLUG["skeleton"]
    assert (card.attack, card.health, card.token, card.epic) == (1, 1, True, False)
