"""The forecast of Skytear Horde in a terminal: a few signs for each lane, then a line for the rest."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.text.speaker import Speaker

_STYLES = {"m": "red", "a": "green", "castle": "cyan", "portal": "magenta"}
_SIGNS = {"castle": "♜", "portal": "◎"}
_HAPPENINGS = {"destroyed": "☠", "leaves": "⇥", "comes": "⇤"}


def lane_cell(forecast: Forecast, lane: Lane) -> Text:
    """What happens in a lane: a line each for the monster, the ally, the castle and the portal."""
    cell = Text()
    for place, lines in _by_place(forecast.lines(f"lane {lane + 1}")).items():
        parts = [_sign(line) for line in lines]
        # What is told of the lane itself is a monster that will stand there by then.
        about = place if place in _STYLES else "m" if place.startswith("lane") else place[0]
        cell.append(f"{_SIGNS.get(about, about)}\N{NO-BREAK SPACE}", style=_STYLES[about])
        cell.append("\N{NO-BREAK SPACE}".join(parts) + "\n")
    cell.rstrip()
    return cell if cell else Text("·", style="dim")


def outlook(forecast: Forecast, speaker: Speaker) -> RenderableType:
    """What is left of castle, portal and decks, how the turn may end, and why it is not certain."""
    text = Text(speaker.say(Phrase("terminal-horde-forecast")), style="bold")
    for scene in forecast.scenes:
        if not scene.place.startswith("lane"):
            text.append("  " + _remainder(scene, speaker), style="not bold")
    dim = [speaker.say(Phrase("terminal-horde-forecast-legend")), *map(speaker.say, forecast.doubts)]
    return Group(text, Text("  ".join(dim), style="dim"))


def _remainder(scene: Scene, speaker: Speaker) -> str:
    if scene.place.startswith("deck"):
        numbers: dict[str, Arg] = {line.kind: _range(line) for line in scene.lines}
        who = scene.lines[0].phrase.args["who"]
        return speaker.say(Phrase("terminal-horde-forecast-deck", {"who": who, **numbers}))
    parts = [
        f"{_SIGNS[line.place]}\N{NO-BREAK SPACE}♥{_range(line)}"
        if line.kind == "left"
        else speaker.say(line.phrase)
        for line in scene.lines
    ]
    return "  ".join(parts)


def _by_place(lines: tuple[Foreseen, ...]) -> dict[str, list[Foreseen]]:
    found: dict[str, list[Foreseen]] = {}
    for line in lines:
        there = found.setdefault(line.place, [])
        # Of a card that is surely destroyed it says nothing how badly it was hurt.
        if not any(other.low for other in there if other.kind == "destroyed"):
            there.append(line)
    return found


def _sign(line: Foreseen) -> str:
    if line.kind == "damage":
        return f"−{_range(line)}"
    sign = _HAPPENINGS[line.kind]
    return sign if line.low else f"{sign}?"


def _range(line: Foreseen) -> str:
    return str(line.low) if line.low == line.high else f"{line.low}…{line.high}"
