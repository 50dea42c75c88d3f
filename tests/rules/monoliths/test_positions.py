"""Positions of the second edition are told in words and read back."""

from __future__ import annotations

import random

import pytest

from skyshelf.engine.errors import BadPosition
from skyshelf.engine.settings import Value
from skyshelf.games.horde.table.state import Horde
from tests.rules.monoliths.sides import coop
from tests.rules.monoliths.table import GAME, summon, table


def test_what_only_this_edition_has_is_read_back() -> None:
    t = table(
        {"outsider": "abyssal_terror"},
        back_line=["brood", {"card": "brood", "attack": 1}],
        late=["troll_brute"],
        pile=["abyssal_terror", "troll_brute"],
        kept=[{"card": "abyssal_terror", "wounds": 2, "attachments": ["lightning_naginata"]}],
        portal={"stage": 3, "leads": True},
        hand=["bloodlust"],
        mana=1,
    )
    assert [t.at(f"b{number}").attack for number in (1, 2)] == [1, 2]
    words = t.words()
    assert GAME.describe(GAME.build(words, {"outsider": "abyssal_terror"}), ["ada"]) == {
        **words,
        "players": {"ada": words["players"]["1"]},
    }


def test_the_back_of_a_card_is_no_card() -> None:
    with pytest.raises(BadPosition, match="'concealed' is no card"):
        table(m1="concealed")


@pytest.mark.parametrize("horde", ["brood", "slitherers", "sinklings", "undead"])
def test_any_table_in_the_alliance_phase_is_read_back(horde: str) -> None:
    """Everything but what lasts for the turn, and who may know what."""
    pick = random.Random(horde)
    settings: dict[str, Value] = {"horde": horde, "level": 4, "outsider": "genesis_monolith"}
    state = GAME.start(1, settings, 5)
    seen = 0
    while state.decision is not None and seen < 6:
        assert isinstance(state, Horde)
        if state.decision.kind == "alliance" and not state.until_turn_ends:
            words = GAME.describe(state)
            again = GAME.describe(GAME.build(words, settings))
            assert again == words
            seen += 1
        state.choose(pick.randrange(len(state.decision.options)))


def test_the_late_cards_of_a_wave_are_told() -> None:
    t = summon("troll_brute", "troll_crusher", m1="roots", m2="roots", m3="roots", m4="roots", m5="roots")
    assert t.words()["late"] == ["troll_crusher"]


def test_a_position_may_say_whose_an_attachment_is() -> None:
    hers = {"card": "doll_of_zuunan", "owner": "bea"}
    t = coop(
        m2={"card": "cave_yeti", "attachments": [hers]},
        a1={"card": "heraal", "attachments": ["boots_of_flash"]},
    )
    for place, owner in (("m2", 1), ("a1", 0)):
        assert [t.state.units[unit].owner for unit in t.at(place).unit.attachments] == [owner]
    with pytest.raises(BadPosition, match="cal"):
        coop(m2={"card": "cave_yeti", "attachments": [{**hers, "owner": "cal"}]})
