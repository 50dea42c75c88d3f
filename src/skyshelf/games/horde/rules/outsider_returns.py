"""An outsider goes back to its pile with all that is on it, and comes up with it again. MON-COL-01"""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.rules.place import attach, lift_attachments, take_out
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde, Kept, Unit, Zone


def dive(s: Horde, unit: UnitId, rule: str) -> None:
    """To the bottom of the outsider pile; its tokens and attachments are kept out of sight. MON-Q-86"""
    s.edition.before_leaving(s, unit)
    one = s.edit(unit)
    s.kept.append(Kept(one.card, one.hp, one.might, one.plate, lift_attachments(s, unit)))
    name = unit_name(s, unit)
    card = take_out(s, unit).card
    s.pile.insert(0, card)
    s.emit("piled", rule, card=name)


def surface(s: Horde, unit: UnitId, rule: str) -> None:
    """What was kept for a card is on it again."""
    for kept in [one for one in s.kept if one.card == s.units[unit].card]:
        s.kept.remove(kept)
        one = s.edit(unit)
        one.hp, one.might, one.plate = kept.hp, kept.might, kept.plate
        for card, owner in kept.attachments:
            side = s.units[unit].side if owner == NOBODY else 1 - s.units[unit].side
            attach(s, s.add_unit(Unit(card, side, owner, owner, Zone.ATTACHED)), unit, rule)
