"""The hexes of Skytear in rows: letters and signs for what stands there, so that nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from skyshelf.effects.unit import numbered
from skyshelf.games.skytear.battlefields.battlefield import OFF, Battlefield, HexId
from skyshelf.games.skytear.cards.letters import LETTERS
from skyshelf.games.skytear.table.options import PickHex
from skyshelf.games.skytear.table.view import SkytearView
from skyshelf.terminal.numbering import option_order

SIDES = ("south", "north")
SIDE_STYLE = ("bold cyan", "bold red")
SIDE_SIGN = "v^"  # south lies below, north above
_GROUND, _COVER, _DOME, _OFFERED = "dim", "green", "magenta", "bold reverse"
_RIDGE = "bold white"
_HEX_WIDTH = 4  # a mark and three signs
_NAME_WIDTH = 5  # "-10,2"
_NARROW = 80  # columns; three lanes just fit

Cell = tuple[str, str]  # up to three signs and a style
Marks = Mapping[HexId, Cell]  # a sign and a style for each marked hex


def draw_map(view: SkytearView, field: Battlefield, marks: Marks | None = None) -> RenderableType:
    """The map; at the left the name of each row's first hex. A marked hex has a sign before it."""
    cells = _cells(view, field)
    if marks is None:
        _offer(view, cells)
    rows: dict[int, list[HexId]] = {}
    for (_, r), number in field.number.items():
        rows.setdefault(r, []).append(number)
    left = min(2 * q + r for q, r in field.at)
    wide = (max(2 * q + r for q, r in field.at) - left) * 2 + _HEX_WIDTH
    margin = _NAME_WIDTH + (wide + _NAME_WIDTH < _NARROW)
    lines = []
    for r, numbers in sorted(rows.items()):
        first, _ = field.at[numbers[0]]
        line = Text(f"{f'{first},{r}':>5}".ljust(margin), style="dim", no_wrap=True, overflow="crop")
        at = 0
        for number in numbers:
            q, _ = field.at[number]
            column = (2 * q + r - left) * 2
            line.append(" " * (column - at))
            line.append(*(marks or {}).get(number, (" ", "")))
            text, style = cells[number]
            walled = frozenset((number, field.number.get((q + 1, r), OFF))) in field.ridges
            line.append(text, style=style)
            line.append(f"{'|' if walled else '':>{3 - len(text)}}", style=_RIDGE)
            at = column + _HEX_WIDTH
        line.rstrip()
        lines.append(line)
        below = _ridges_below(field, numbers, left, margin)
        if below:
            lines.append(below)
    return Group(*lines)


def _ridges_below(field: Battlefield, row: list[HexId], left: int, margin: int) -> Text:
    """The ridges between a row and the next: a hex has a neighbour below at its left and one at its right."""
    signs: dict[int, str] = {}
    for number in row:
        q, r = field.at[number]
        column = (2 * q + r - left) * 2
        for step, at, sign in ((-1, column, "\\"), (0, column + 2, "/")):
            if frozenset((number, field.number.get((q + step, r + 1), OFF))) in field.ridges:
                signs[margin + at + 1] = sign
    line = "".join(signs.get(at, " ") for at in range(max(signs, default=-1) + 1))
    return Text(line, style=_RIDGE, no_wrap=True, overflow="crop")


def _offer(view: SkytearView, cells: list[Cell]) -> None:
    """Free hexes that can be chosen now show the number of their option."""
    if view.decision is None:
        return
    for number, index in enumerate(option_order(view.decision), start=1):
        option = view.decision.options[index]
        if isinstance(option, PickHex) and cells[option.pick][1] in (_GROUND, _COVER, _DOME):
            cells[option.pick] = (str(number), _OFFERED)


def _cells(view: SkytearView, field: Battlefield) -> list[Cell]:
    """What is on each hex; what stands on top hides what lies below."""
    cells = [(".", _GROUND)] * len(field.at)
    for number in range(len(cells)):
        if field.inside_domes >> number & 1:
            cells[number] = ("o", _DOME)
        if field.cover >> number & 1:
            cells[number] = ("*", _COVER)
    for dome in field.domes:
        cells[dome.control] = ("O", "bold magenta")
    for lane, at in enumerate(view.tokens):
        cells[at] = (f"C{view.numbers[lane]}", "bold yellow")
    for side, board in enumerate(view.boards):
        cells[field.nexus[side]] = _owned(f"N{board.nexus if board.open else ''}", side)
        for lane, hp in enumerate(board.towers):
            if hp > 0:
                cells[field.lanes[lane].towers[side]] = _owned(f"T{hp}", side)
        for at, _ in board.pillars:
            cells[at] = _owned("‡", side)
    for at in view.blocked:
        cells[at] = ("#", "bold")
    for hero in view.heroes:
        if hero.illusion >= 0:
            cells[hero.illusion] = _owned(f"~{LETTERS[hero.card][0]}", hero.side)
    for number, at in enumerate(view.minions):
        if at >= 0:
            side = view.minion_sides[number]
            enemy = SIDE_SIGN[1 - side]
            cells[at] = ("x", "bold") if cells[at][0] in (enemy, "x") else _owned("", side)
    for one in view.outsiders:
        if one.front >= 0:
            cells[one.front] = cells[one.rear] = ("@@", "bold magenta")
    for number, hero in numbered(view.heroes):
        if hero.hex >= 0:
            text, style = _owned(LETTERS[hero.card], hero.side)
            cells[hero.hex] = (text, f"{style} reverse" if number == view.active else style)
    return cells


def _owned(text: str, side: int) -> Cell:
    return f"{text}{SIDE_SIGN[side]}", SIDE_STYLE[side]
