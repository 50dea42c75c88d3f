"""Names for bots: a person would rather lose to Yami than to search:1s."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from skyshelf.engine.seat import seated
from skyshelf.games.shelf import game_named
from skyshelf.tables.plan import Plan

# For games that have no names of their own: no card of theirs is called so.
SKY_NAMES = (
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


def with_bot_names(plan: Plan, room_id: str) -> Plan:
    """The plan with a name for each bot; the table's id decides which, so that a repeated request agrees."""
    names = game_named(plan.game).bot_names or SKY_NAMES
    first = blake2b(room_id.encode(), digest_size=1).digest()[0]
    seats = tuple(
        msgspec.structs.replace(seat, name=names[(first + number) % len(names)] if seat.kind == "bot" else "")
        for number, seat in seated(plan.seats)
    )
    return msgspec.structs.replace(plan, seats=seats)
