"""The parts of Sky Painters that a terminal shows."""

from __future__ import annotations

from skyshelf.terminal.display import Display
from skyshelf.terminal.painters.looks import draw_scores, painters_things
from skyshelf.terminal.painters.table import draw_painters, note_painters

DISPLAY = Display(table=draw_painters, things=painters_things, note=note_painters, ending=draw_scores)
