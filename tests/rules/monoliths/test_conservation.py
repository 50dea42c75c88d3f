"""No card is lost or made twice, and a minion is in play exactly while it has health."""

from __future__ import annotations

import random

import pytest

from skyshelf.games.horde.table.state import MINIONS, Horde, Zone
from skyshelf.lab.battery.promises import Watch
from tests.rules.monoliths.table import GAME

HORDES = ("monoliths", "sinklings", "slitherers", "brood", "renegade", "undead", "predator", "nightmare")
DECKS = ("liothan_enforcers", "kurumo_artificers", "nupten_diviners", "liothan_shapeshifters")


@pytest.mark.parametrize("horde", HORDES)
@pytest.mark.parametrize("deck", DECKS)
def test_cards_and_minions_are_where_they_should_be(horde: str, deck: str) -> None:
    pick = random.Random(f"{horde} {deck}")
    outsider = pick.choice(
        ["purple_circle", "the_coral_beast", "brood_mother", "titan_brood", "silent_shard"]
    )
    state = GAME.start(1, {"horde": horde, "deck": deck, "level": 4, "outsider": outsider}, 7)
    assert isinstance(state, Horde)
    watch = Watch(GAME, 7)
    while state.decision is not None and state.asked < 500:
        watch.check_components(state)
        if state.decision.kind == "alliance":
            for unit in MINIONS:
                assert (state.units[unit].zone == Zone.GONE) == (state.units[unit].hp <= 0)
        state.choose(pick.randrange(len(state.decision.options)))
