"""What the Minions Phase would do if it came now: for each token who wins, by how much, and what that hurts."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import joined
from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Record
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.phases.minions import merged
from skyshelf.games.skytear.rules.control import base_control, lead_heroes, lead_value
from skyshelf.games.skytear.rules.lane_steps import lane_minions, next_hexes, structures_in_reach
from skyshelf.games.skytear.table.state import NOBODY, Phase, Skytear
from skyshelf.games.skytear.table.view import SkytearView, known_table

MOST_LEAD = 4  # no power card costs more


@dataclass(slots=True)
class Contested(Record):
    """One token, or several merged ones. Control is a range where a face-down Lead card may count.

    `winner` and `margin` are sure only if `sure`; damage and advance are those of the margin.
    """

    lanes: tuple[int, ...]
    dome: int
    low: tuple[int, int]
    high: tuple[int, int]
    winner: int
    margin: int
    sure: bool
    minions: int = 0
    structure: int = NOBODY
    damage: int = 0
    ends: tuple[int, ...] = ()


def forecast_of(view: SkytearView) -> Forecast | None:
    """During the Heroes Phase, from what the owner of the view may know."""
    if view.phase != Phase.HEROES or view.outcome is not None:
        return None
    found = contests(view)
    scenes = tuple(_scene(view, one) for one in found)
    unknown = any(one.low != one.high for one in found)
    doubts = (Phrase("skytear-forecast-doubt-leads"),) if unknown else ()
    return Forecast(scenes, doubts, True)


def contests(view: SkytearView) -> list[Contested]:
    """Every token as it would be settled, in order."""
    s = known_table(view)
    tokens: list[Contested] = []
    left = tuple(range(len(s.tokens)))
    while left:
        lane = min(left, key=lambda one: s.numbers[one])
        group = merged(s, lane, left)
        left = tuple(one for one in left if one not in group)
        tokens.append(_contest(s, group, NOBODY))
    return tokens + [_contest(s, (), dome) for dome in range(len(s.field.domes))]


def _scene(view: SkytearView, one: Contested) -> Scene:
    field = battlefield(view.rules.field)
    names = [Phrase(f"skytear-lane-{field.lanes[lane].name}") for lane in one.lanes]
    place = f"lane {field.lanes[one.lanes[0]].name}" if one.lanes else f"dome {field.domes[one.dome].name}"
    where = joined(names or [Phrase(f"skytear-dome-{field.domes[one.dome].name}")], "effects-and")
    lines = [
        _line(place, f"control-{name}", low, high, where=where)
        for name, low, high in zip(SIDES, one.low, one.high, strict=True)
    ]
    if one.winner == NOBODY:
        lines.append(_line(place, "tie", int(one.sure), 1))
    else:
        side, loser = SIDES[one.winner], SIDES[1 - one.winner]
        lines.append(_line(place, f"won-{side}", int(one.sure), 1, margin=one.margin))
        if one.minions:
            least = one.minions if one.sure else 0
            lines.append(_line(place, "minions", least, one.minions, side=loser))
        if one.structure != NOBODY:
            least = one.damage if one.sure else 0
            lines.append(_line(place, "structure", least, one.damage, side=loser))
    return Scene(place, tuple(lines))


def _line(place: str, kind: str, low: int, high: int, **args: Arg) -> Foreseen:
    ending = "" if low == high else "-range"
    return Foreseen(
        place, kind, low, high, Phrase(f"skytear-forecast-{kind}{ending}", {"low": low, "high": high, **args})
    )


def _contest(s: Skytear, lanes: tuple[int, ...], dome: int) -> Contested:
    places = tuple(s.tokens[lane] for lane in lanes) if lanes else (s.field.domes[dome].control,)
    ranges = [_control(s, side, places) for side in (0, 1)]
    low, high = (ranges[0][0], ranges[1][0]), (ranges[0][1], ranges[1][1])
    # What is likely: every side with the best card that the viewer knows of, unknown ones at their least.
    margin = abs(low[0] - low[1])
    winner = NOBODY if not margin else 0 if low[0] > low[1] else 1
    sure = low == high
    if winner != NOBODY:
        sure = low[winner] > high[1 - winner]
    found = Contested(lanes, dome, low, high, winner, margin, sure)
    if winner != NOBODY and lanes:
        _consequences(s, found)
    return found


def _control(s: Skytear, side: int, places: tuple[int, ...]) -> tuple[int, int]:
    least = most = 0
    for hero in lead_heroes(s, side, places):
        for card, _ in s.heroes[hero].leads:
            if card == NO_CARD:
                least = max(least, 0)
                most = max(most, MOST_LEAD + lead_value(s, hero, NO_CARD))
            else:
                least = max(least, lead_value(s, hero, card))
                most = max(most, least)
    base = base_control(s, side, places)
    return base + least, base + most


def _consequences(s: Skytear, found: Contested) -> None:
    """Minions first, then one structure in reach; the token goes its way."""
    enemies = len(lane_minions(s, 1 - found.winner, found.lanes))
    found.minions = min(enemies, found.margin)
    rest = found.margin - found.minions
    reachable = structures_in_reach(s, 1 - found.winner, found.lanes)
    if rest and reachable:
        found.structure = reachable[0]
        found.damage = rest
    ends = []
    for lane in found.lanes:
        before = s.tokens[lane]
        for _ in range(found.margin):
            ways = next_hexes(s, lane, 1 - found.winner)
            if not ways:
                break
            s.tokens[lane] = ways[0]
        ends.append(s.tokens[lane])
        s.tokens[lane] = before
    found.ends = tuple(ends)
