"""What the Minions Phase would do if it came now: for each token who wins, by how much, and what that hurts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from skyshelf.effects.node import joined
from skyshelf.effects.unit import UnitId
from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Record
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.phases.minions import Contest, MinionsPhase, merged
from skyshelf.games.skytear.rules.control import base_control, lead_heroes, lead_value, seen_from
from skyshelf.games.skytear.rules.harm import soakable, soakers
from skyshelf.games.skytear.rules.lane_steps import (
    SPAWNED,
    damage_structure,
    lane_line,
    lane_minions,
    next_hexes,
    structure_hp,
    structures_in_reach,
)
from skyshelf.games.skytear.table.state import NO_DOME, NO_SIDE, Phase, Skytear, Stance
from skyshelf.games.skytear.table.view import SkytearView, known_table

MOST_LEAD = 4  # no power card costs more


Stage: TypeAlias = Literal["open", "now", "settled"]


@dataclass(slots=True)
class Contested(Record):
    """One token, or several merged ones. Control is a range where a face-down Lead card may count.

    `winner` and `margin` are sure only if `sure`, and the advance is that of the margin. A winner whom no hidden card
    can beat wins by `least` to `most`, and so many minions fall, so many HP are lost; `least` is 0 for any other.
    """

    lanes: tuple[int, ...]
    dome: int
    low: tuple[int, int]
    high: tuple[int, int]
    winner: int
    margin: int
    sure: bool
    least: int = 0
    most: int = 0
    fallen: tuple[int, int] = (0, 0)
    hurt: tuple[int, int] = (0, 0)
    ends: tuple[int, ...] = ()
    spared: int = 0  # so many points heroes may take upon themselves for minions, SKY-Q-103
    stage: Stage = "open"
    strays: int = 0  # so many minions of lanes settled before may come to see it, or no longer, SKY-MNP-06


def forecast_of(view: SkytearView) -> Forecast | None:
    """During the Heroes Phase, from what the owner of the view may know."""
    if view.phase != Phase.HEROES or view.outcome is not None:
        return None
    found = contests(view)
    scenes = tuple(scene_of(view, one) for one in found)
    unknown = any(sum(one.high) - sum(one.low) > one.strays for one in found)
    doubts = [Phrase("skytear-forecast-doubt-leads")] if unknown else []
    if any(one.spared for one in found):
        doubts.append(Phrase("skytear-forecast-doubt-spared"))
    if any(one.strays for one in found):
        doubts.append(Phrase("skytear-forecast-doubt-strays"))
    return Forecast(scenes, tuple(doubts), True)


def contests(view: SkytearView) -> list[Contested]:
    """Every token as it would be settled, in order.

    Whoever is Ready becomes Exhausted first, and loses what a condition gives. SKY-COND-02
    """
    s = known_table(view)
    s.heroes = [replace(one, conditions=0) if one.stance == Stance.READY else one for one in s.heroes]
    tokens: list[Contested] = []
    left = tuple(range(len(s.tokens)))
    while left:
        lane = min(left, key=lambda one: s.numbers[one])
        group = merged(s, lane, left)
        left = tuple(one for one in left if one not in group)
        tokens.append(_contest(s, group, NO_DOME, tokens))
    return tokens + [_contest(s, (), dome) for dome in range(len(s.field.domes))]


def still_to_settle(view: SkytearView) -> list[Contested]:
    """During the Minions Phase every token: those that are settled, the one that is now, and those to come."""
    s = known_table(view)
    phase = next((frame for frame in view.frames if isinstance(frame, MinionsPhase)), None)
    if phase is None:
        return []
    now: list[Contested] = []
    for frame in view.frames:
        if isinstance(frame, Contest):
            now = [_contest(s, frame.lanes, frame.dome, chosen=frame.leads)]
            now[0].stage = "now"
    after: list[Contested] = []
    left = phase.lanes
    while left:
        group = merged(s, min(left, key=lambda one: s.numbers[one]), left)
        left = tuple(one for one in left if one not in group)
        after.append(_contest(s, group, NO_DOME, (*now, *after)))
    after += [_contest(s, (), dome) for dome in phase.domes]
    lanes = {lane for one in (*now, *after) for lane in one.lanes}
    domes = {one.dome for one in (*now, *after)}
    over = [_settled((lane,), NO_DOME) for lane in range(len(s.tokens)) if lane not in lanes]
    over.sort(key=lambda one: s.numbers[one.lanes[0]])
    over += [_settled((), dome) for dome in range(len(s.field.domes)) if dome not in domes]
    return over + now + after


def _settled(lanes: tuple[int, ...], dome: int) -> Contested:
    return Contested(lanes, dome, (0, 0), (0, 0), NO_SIDE, 0, True, stage="settled")


def scene_of(view: SkytearView, one: Contested) -> Scene:
    field = battlefield(view.rules.field)
    names = [Phrase(f"skytear-lane-{field.lanes[lane].name}") for lane in one.lanes]
    place = f"lane {field.lanes[one.lanes[0]].name}" if one.lanes else f"dome {field.domes[one.dome].name}"
    where = joined(names or [Phrase(f"skytear-dome-{field.domes[one.dome].name}")], "skytear-lanes")
    lines = [
        _line(place, f"control-{name}", low, high, where=where)
        for name, low, high in zip(SIDES, one.low, one.high, strict=True)
    ]
    if one.winner == NO_SIDE:
        lines.append(_line(place, "tie", int(one.sure), 1))
    else:
        side, loser = SIDES[one.winner], SIDES[1 - one.winner]
        lines.append(_won(place, f"won-{side}", one))
        for kind, (low, high) in (("minions", one.fallen), ("structure", one.hurt)):
            if high:
                lines.append(_line(place, kind, low, high, side=loser))
    return Scene(place, tuple(lines))


def _won(place: str, kind: str, one: Contested) -> Foreseen:
    """By exactly so many, by so many to so many, or perhaps."""
    if one.sure or not one.least:
        return _line(place, kind, int(one.sure), 1, margin=one.margin)
    margins: dict[str, Arg] = {"low": one.least, "high": one.most}
    return Foreseen(place, kind, one.least, one.most, Phrase(f"skytear-forecast-{kind}-between", margins))


def _line(place: str, kind: str, low: int, high: int, **args: Arg) -> Foreseen:
    ending = "" if low == high else "-range"
    return Foreseen(
        place, kind, low, high, Phrase(f"skytear-forecast-{kind}{ending}", {"low": low, "high": high, **args})
    )


def _contest(
    s: Skytear,
    lanes: tuple[int, ...],
    dome: int,
    before: Sequence[Contested] = (),
    chosen: Sequence[int] = (),
) -> Contested:
    """`chosen` are the Control of the Lead cards that were chosen for it, of the first side first."""
    places = tuple(s.tokens[lane] for lane in lanes) if lanes else (s.field.domes[dome].control,)
    controls = [_control(s, side, places) for side in (0, 1)]
    for side, lead in zip((s.first, 1 - s.first), chosen, strict=False):
        controls[side] = (base_control(s, side, places) + lead,) * 2
    south, north = controls
    # What is likely: every side with the best card that the viewer knows of, unknown ones at their least.
    margin = abs(south[0] - north[0])
    winner = NO_SIDE if not margin else 0 if south[0] > north[0] else 1
    (less_south, more_south), (less_north, more_north) = (_strays(s, side, places, before) for side in (0, 1))
    low, high = (south[0] - less_south, north[0] - less_north), (south[1] + more_south, north[1] + more_north)
    found = Contested(lanes, dome, low, high, winner, margin, low == high, most=margin)
    found.strays = less_south + more_south + less_north + more_north
    if winner != NO_SIDE:
        found.least = max(0, low[winner] - high[1 - winner])
        found.most = high[winner] - low[1 - winner] if found.least else margin
    if winner != NO_SIDE and lanes:
        _consequences(s, found)
    return found


def _strays(s: Skytear, side: int, places: tuple[int, ...], before: Sequence[Contested]) -> tuple[int, int]:
    """How many minions of lanes settled before may leave the sight of these tokens, and how many may join it.

    Those of a lane with a winner are placed anew, and up to two come with a tower of theirs. SKY-MNP-06
    """
    mask = seen_from(s, places)
    leaving = joining = 0
    for one in before:
        still = one.sure and one.winner == NO_SIDE
        for number, lane in enumerate(one.lanes):
            units = [] if still else lane_minions(s, side, (lane,))
            there = sum(mask >> s.hex_of(unit) & 1 for unit in units)
            leaving += there
            ends = (one.ends[number],) if one.sure and one.ends else _lane_reach(s, lane, one)
            if mask & seen_from(s, ends) & ~s.field.inside_domes:
                joining += len(units) - there + (SPAWNED if s.boards[side].towers[lane] > 0 else 0)
    return leaving, joining


def _lane_reach(s: Skytear, lane: int, one: Contested) -> tuple[int, ...]:
    """Where the token of a lane may lie once it is settled."""
    steps = max(0, one.high[0] - one.low[1], one.high[1] - one.low[0])
    line = lane_line(s, lane)
    if s.tokens[lane] not in line:
        return (s.tokens[lane], *line)
    here = line.index(s.tokens[lane])
    return line[max(0, here - steps) : here + steps + 1]


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
    """Minions first, then one structure in reach; the token goes its way.

    Damage that a hero takes upon itself for a minion is gone, and the minion stands before the structure still.
    """
    loser = 1 - found.winner
    minions = lane_minions(s, loser, found.lanes)
    enemies = len(minions)
    found.spared, helpless = _spared(s, minions)
    falling = min(enemies, max(0, found.least - found.spared))
    if found.least >= enemies:
        falling = max(falling, helpless)
    found.fallen = (falling, min(enemies, found.most))
    reached = structures_in_reach(s, loser, found.lanes)
    if reached:
        low, high = max(0, found.least - enemies - found.spared), found.most - found.fallen[1]
        hps = [structure_hp(s, loser, at) for at in reached]
        if s.edition.lane_damage_is_divided:
            hps = [sum(hps)]
        found.hurt = (min(low, *hps), min(high, max(hps)))
    found.ends = _ends(s, found, reached, max(0, found.margin - enemies))


def _spared(s: Skytear, minions: list[UnitId]) -> tuple[int, int]:
    """How many points heroes can take for these minions, and how many of them nobody can help. SKY-Q-103"""
    helpers = {minion: soakers(s, minion) for minion in minions}
    times = 0
    for hero in dict.fromkeys(one for found in helpers.values() for one in found):
        minion = next(minion for minion, found in helpers.items() if hero in found)
        prices = soakable(s, hero, minion, 1)
        times += (s.heroes[hero].hp - 1) // prices[-1] if prices else 0
    return times, sum(not found for found in helpers.values())


def _ends(s: Skytear, found: Contested, reached: list[HexId], points: int) -> tuple[int, ...]:
    """Where the tokens stop: beyond a tower that the damage fells before they advance. SKY-ADV-10"""
    loser = 1 - found.winner
    board, tokens = s.boards[loser], s.tokens
    if points and len(reached) == 1:  # among several the winner chooses
        s.boards[loser] = replace(board, towers=board.towers[:])
        damage_structure(s, found.winner, reached[0], points)
    s.tokens = tokens[:]
    for lane in found.lanes:
        for _ in range(found.margin):
            ways = next_hexes(s, lane, loser)
            if not ways:
                break
            s.tokens[lane] = ways[0]
    ends = tuple(s.tokens[lane] for lane in found.lanes)
    s.boards[loser], s.tokens = board, tokens
    return ends
