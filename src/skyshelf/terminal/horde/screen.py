"""The parts of Skytear Horde that a terminal shows."""

from __future__ import annotations

from skyshelf.terminal.horde.looks import horde_things
from skyshelf.terminal.horde.table import draw_horde, tell_horde_card
from skyshelf.terminal.screen import Screen

SCREEN = Screen(table=draw_horde, things=horde_things, card=tell_horde_card)
