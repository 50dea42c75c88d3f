"""The parts of Skytear that a terminal shows."""

from __future__ import annotations

from skyshelf.terminal.display import Display
from skyshelf.terminal.skytear.closer import note_skytear, skytear_things
from skyshelf.terminal.skytear.decks import draw_heroes, draw_pool
from skyshelf.terminal.skytear.looks import draw_reach, draw_sight
from skyshelf.terminal.skytear.table import draw_skytear, tell_skytear_card

DISPLAY = Display(
    table=draw_skytear,
    things=skytear_things,
    note=note_skytear,
    card=tell_skytear_card,
    looks={"sight": draw_sight, "reach": draw_reach},
    deck=draw_pool,
    heads=draw_heroes,
)
