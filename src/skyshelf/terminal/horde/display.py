"""The parts of Skytear Horde that a terminal shows."""

from __future__ import annotations

from skyshelf.terminal.display import Display
from skyshelf.terminal.horde.looks import horde_things
from skyshelf.terminal.horde.table import draw_horde, tell_horde_card

DISPLAY = Display(table=draw_horde, things=horde_things, card=tell_horde_card)
