"""An effect is generated: it goes on top of the Stack and everybody sees it."""

from __future__ import annotations

from skyshelf.engine.copies import changed
from skyshelf.engine.phrase import WHO
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.table.options import unit_name
from skyshelf.games.skytear.table.state import Effect, Skytear


def put_on_stack(s: Skytear, effect: Effect) -> None:
    """An action, a power card or a triggered skill. SKY-STK-02 SKY-STK-03 SKY-STK-04 SKY-STK-05"""
    s.count += 1
    s.stack.append(changed(effect, number=s.count))
    kind = "declared" if effect.card == NO_CARD else "played" if effect.is_power else "triggered"
    s.emit(kind, "SKY-STK-05", who=WHO[effect.seat], hero=unit_name(s, effect.hero), what=effect.name)
