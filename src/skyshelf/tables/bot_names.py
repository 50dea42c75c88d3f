"""Names for bots, from the world of the games: a person would rather lose to Yami than to search:1s."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from skyshelf.tables.plan import Plan

_HEROES = (
    "Yami",
    "Freyhel",
    "Sakoshi",
    "Brylvar",
    "Akhuti",
    "Cotlic",
    "Kichie",
    "Gulbjarn",
    "Khepiax",
    "Tlakali",
    "Hogosai",
    "Corjof",
    "Shaidrus",
    "Ixatosk",
    "Haburat",
    "Nelaclen",
)
# The heroes are cards of the Skytear games, where nobody else should be called like one.
_PAINTERS = (
    "Nimbus",
    "Vesper",
    "Mistral",
    "Stratus",
    "Solstice",
    "Ember",
    "Borea",
    "Lumen",
    "Cassia",
    "Orion",
)
_NAMES = {"painters": _HEROES}


def with_bot_names(plan: Plan, room_id: str) -> Plan:
    """The plan with a name for each bot; the table's id decides which, so that a repeated request agrees."""
    names = _NAMES.get(plan.game, _PAINTERS)
    first = blake2b(room_id.encode(), digest_size=1).digest()[0]
    seats = tuple(
        msgspec.structs.replace(seat, name=names[(first + number) % len(names)] if seat.kind == "bot" else "")
        for number, seat in enumerate(plan.seats)
    )
    return msgspec.structs.replace(plan, seats=seats)
