"""Tables for two players together, and for players against a horde player."""

from __future__ import annotations

from typing import Any

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.table import EDITIONS, FILLER, Edition, Table, table

Words = dict[str, Any]


def players_of(ada: Words | None, bea: Words | None) -> Words:
    """Ada leads; Bea is there if she is named."""
    found = {"ada": {"deck": [FILLER] * 20, **(ada or {})}}
    return found if bea is None else {**found, "bea": {"deck": [FILLER] * 20, **bea}}


def coop(ada: Words | None = None, bea: Words | None = None, **given: Any) -> Table:
    """Ada leads, Bea is her partner."""
    return table({"mode": "coop"}, players=players_of(ada, bea or {}), **given)


def versus(hand: list[str] | None = None, **given: Any) -> Table:
    """Hal plays the horde against Ada, and against Bea as well if she is named; the horde phase begins.

    `hand`, `horde_mana` and `deck` are those of the horde.
    """
    settings = {"mode": "versus", **given.pop("settings", {})}
    return table(settings, **versus_words({"hand": hand, **given}))


def versus_words(given: Words) -> Words:
    given = {"hand": None, "horde_mana": 0, "deck": ["troll_brute"] * 5, "ada": None, "bea": None, **given}
    horde = {"hand": given.pop("hand") or [], "mana": given.pop("horde_mana"), "deck": given.pop("deck")}
    players = {**players_of(given.pop("ada"), given.pop("bea")), "hal": {}}
    return {"players": players, "horde": horde, "phase": "horde", "portal": {"turned": 0}, **given}


def new_table(seats: int, mode: str, seed: int = 1, **settings: Any) -> Table:
    state = EDITIONS[Edition.name].start(seats, {"mode": mode, **settings}, seed)
    assert isinstance(state, Horde)
    return Table(state)


def asked(t: Table) -> int:
    """The seat that must choose."""
    assert t.state.decision is not None
    return t.state.decision.seat


def horde_hand(t: Table) -> list[str]:
    return [CARDS[card].slug for card in t.state.horde_hand]


def horde_deck(t: Table) -> list[str]:
    """From the top."""
    return [CARDS[card].slug for card in reversed(t.state.horde_deck)]
