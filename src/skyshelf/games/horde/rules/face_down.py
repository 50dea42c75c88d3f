"""A horde card comes to a lane unseen."""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Arg
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.place import enter_lane
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.table.state import HORDE, Horde, Unit, Zone
from skyshelf.games.horde.vocabulary.names import Side


def lay_face_down(s: Horde, card: CardId, lane: Lane, rule: str) -> UnitId:
    """A card of any type comes to a lane unseen, except by the horde player. HRD-VS-24 HRD-VS-25 MON-VS-34"""
    unit = s.add_unit(Unit(FACE_DOWN.id, Side.HORDE, HORDE, HORDE, Zone.PASSING, hidden=card))
    public: dict[str, Arg] = {"lane": lane + 1}
    secrets = (
        {s.rules.horde_seat: {**public, "card": CARD_NAME[card]}} if s.rules.horde_seat != NOBODY else None
    )
    s.events.append(Event("laid-face-down", s.cited(rule), public, secrets))
    enter_lane(s, unit, lane)
    return unit
