"""Cards move between lanes, and are attached to each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.node import Node
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.options import STOP
from skyshelf.effects.run import Run
from skyshelf.effects.select import AtRandom, Chosen, Either, Filter, Ref, Target
from skyshelf.effects.targets import candidates, first_of, pick, pick_from
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.abilities.totals import is_banned, is_banned_by_others
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import attach as attach_card
from skyshelf.games.horde.rules.place import free_lanes as lanes_free_for
from skyshelf.games.horde.rules.place import may_face, move_to, open_lanes, swap
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import LANE, unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side


@dataclass(frozen=True, slots=True)
class To(Node):
    """Where a card goes: a free lane, the leftmost one, the lane of another card, the back line."""

    name: str
    of: Target | None = None
    number: int = 0

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number} if self.number else {}
        if self.of is not None:
            args["of"] = self.of.phrase()
        return Phrase(f"effects-to-{self.name}", args)


# Where cards go.
free_lane = To("free-lane")
free_lanes = To("free-lanes")  # for several cards, one after another
adjacent_free_lane = To("adjacent-free-lane")
leftmost_free_lane = To("leftmost-free-lane")
rightmost_free_lane = To("rightmost-free-lane")


def lane(number: int) -> To:
    return To("lane", None, number)


def lane_of(card: Target) -> To:
    """The lane of another card; nothing happens if it is taken."""
    return To("lane-of", card)


def lane_of_swapping(card: Ref) -> To:
    """The lane of another card; an ally that stands there comes in exchange."""
    return To("lane-of-swapping", card)


def swapped_with(card: Target) -> To:
    return To("swapped-with", card)


@dataclass(frozen=True, slots=True)
class Move(Op):
    who: Target
    to: To

    def phrase(self) -> Phrase:
        if self.to.name == "swapped-with" and self.to.of is not None:
            return Phrase("effects-swap", {"who": self.who.phrase(), "with": self.to.of.phrase()})
        return Phrase("effects-move", {"who": self.who.phrase(), "to": self.to.phrase()})


def move(who: Target, to: To) -> Move:
    return Move(who, to)


@LANGUAGE.does(Move)
def _move(s: Horde, run: Run, op: Move) -> None:
    if op.to.name == "free-lanes":
        _move_one_by_one(s, run, op)
        return
    if not _can_come(s, run, op):
        run.next(s, done=False)
        return
    found = pick_from(s, run, _who_comes(op), 0)
    if found is None:
        return
    targets, start = found
    movable = [unit for unit in targets if not is_banned(s, unit, Ban.BE_MOVED)]
    where: list[Lane] = []
    for unit in movable:
        lane = _destination(s, run, op, unit, start, where)
        if lane is None:
            return
        where.append(lane)
        start += op.to.name in _ASKED or (op.to.name in _ENDS and s.reads_either_end(run))
    moved = 0
    for unit, lane in zip(movable, where, strict=True):
        moved += _go(s, run, op.to, unit, lane)
    run.next(s, it=targets, done=moved > 0)


def _can_come(s: Horde, run: Run, op: Move) -> bool:
    """Whether one of the cards to choose from could come to the lane of another card: nobody is asked for nothing."""
    who = _who_comes(op)
    return who is op.who or not isinstance(who, Chosen) or bool(candidates(s, run, who.what))


def _who_comes(op: Move) -> Target:
    """Of cards to choose from only those that could come to the lane of the other one. MON-Q-113"""
    to = op.to
    if to.name != "lane-of" or not (isinstance(to.of, Ref) and isinstance(op.who, Chosen)):
        return op.who
    return (
        op.who if isinstance(op.who.what, Either) else replace(op.who, what=op.who.what.where(Comes(to.of)))
    )


def _where_to(op: Move) -> Target | None:
    """Of cards to choose from only those to whose lane the one that moves could come. MON-Q-113"""
    to = op.to
    if to.name != "lane-of" or not (isinstance(op.who, Ref) and isinstance(to.of, Chosen)):
        return to.of
    return to.of if isinstance(to.of.what, Either) else replace(to.of, what=to.of.what.where(Awaits(op.who)))


@dataclass(frozen=True, slots=True)
class Comes(Filter):
    """It could move to the lane of another card. No text says so: what cannot be done is not offered."""

    to: Ref


@dataclass(frozen=True, slots=True)
class Awaits(Filter):
    """Another card could move to its lane."""

    who: Ref


@LANGUAGE.tests(Comes)
def _comes(s: Horde, run: Run, one: Comes, unit: UnitId) -> bool:
    return _could_move(s, unit, first_of(s, run, one.to))


@LANGUAGE.tests(Awaits)
def _awaits(s: Horde, run: Run, one: Awaits, unit: UnitId) -> bool:
    return _could_move(s, first_of(s, run, one.who), unit)


def _could_move(s: Horde, unit: UnitId, there: int) -> bool:
    if unit == NO_UNIT or there < 0 or is_banned(s, unit, Ban.BE_MOVED):
        return False
    lane = s.units[there].lane
    return lane in lanes_free_for(s, Side(s.units[unit].side)) and _may_be(s, unit, lane)


def _move_one_by_one(s: Horde, run: Run, op: Move) -> None:
    """Each card once, in the order chosen: a lane that one of them left is free for the next. `it` has the moved."""
    assert isinstance(op.who, Chosen)
    moved = run.it if run.count else ()
    movable = [
        unit
        for unit in candidates(s, run, op.who.what)
        if unit not in moved and not is_banned(s, unit, Ban.BE_MOVED) and open_lanes(s, unit)
    ]
    if not movable or run.picked == (STOP,):
        run.next(s, it=moved, count=len(moved), done=bool(moved))
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "target", [*[s.unit_option(unit) for unit in movable], NO_MORE])
        return
    unit = UnitId(run.picked[0])
    if len(run.picked) == 1:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in open_lanes(s, unit)])
        return
    move_to(s, unit, Lane(run.picked[1]), s.card_code(run.scope.card))
    s.frames[-1] = Run(run.scope, run.block, run.at, (*moved, unit), len(moved) + 1)


_ASKED = ("free-lane", "adjacent-free-lane")
_ENDS = ("leftmost-free-lane", "rightmost-free-lane")


def _destination(s: Horde, run: Run, op: Move, unit: UnitId, start: int, taken: list[Lane]) -> Lane | None:
    """The lane a card goes to, -1 if there is none; None means that somebody is asked first."""
    to = op.to
    one = s.units[unit]
    free = [lane for lane in open_lanes(s, unit) if lane not in taken]
    match to.name:
        case "free-lane" | "adjacent-free-lane":
            if to.name == "adjacent-free-lane":
                free = [lane for lane in free if abs(lane - one.lane) == 1]
            if not free:
                return NO_LANE
            if len(run.picked) <= start:
                run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in free])
                return None
            return Lane(run.picked[start])
        case "leftmost-free-lane" | "rightmost-free-lane":
            return end_of(s, run, free, to.name == "leftmost-free-lane", start) if free else NO_LANE
        case "lane":
            return Lane(to.number - 1) if to.number - 1 in free else NO_LANE
    of = _where_to(op)
    assert of is not None
    mind = Run(run.scope, run.block, run.at, (*run.it, unit), run.count, run.done, run.picked)
    others = pick(s, mind, of)  # "another" is none that moves
    if others is None:
        return None
    if others and isinstance(to.of, AtRandom):
        s.reveal("chance-picks", s.card_code(run.scope.card), card=unit_name(s, others[0]))
    return s.units[others[0]].lane if others else NO_LANE


def end_of(s: Horde, run: Run, lanes: list[Lane], leftmost: bool, start: int = 0) -> Lane | None:
    """The first or the last of some lanes; a horde player may read the one word for the other. HRD-VS-39"""
    if len(lanes) > 1 and s.reads_either_end(run):
        if len(run.picked) <= start:
            run.asks(s, run.scope.seat, "lane", [LANE[lanes[0]], LANE[lanes[-1]]])
            return None
        return Lane(run.picked[start])
    return lanes[0 if leftmost else -1]


def _may_be(s: Horde, unit: UnitId, lane: Lane) -> bool:
    """Whatever moves them, creatures that cannot engage each other do not come together. MON-KEY-65 MON-RES-05"""
    apart = s.edition.keep_apart and CARDS[s.units[unit].card].type != CardType.TOWER
    return not apart or may_face(s, unit, lane)


def _go(s: Horde, run: Run, to: To, unit: UnitId, lane: Lane) -> bool:
    rule = s.card_code(run.scope.card)
    if lane == NO_LANE or lane == s.units[unit].lane:
        return False
    row = s.front if s.units[unit].side == Side.HORDE else s.guard
    there = row[lane]
    if not _may_be(s, unit, lane):
        return False
    if there == NO_UNIT:
        move_to(s, unit, lane, rule)
        return True
    swaps = to.name in ("lane-of-swapping", "swapped-with")
    if not swaps or s.units[unit].lane == NO_LANE or CARDS[s.units[there].card].type == CardType.TOWER:
        return False
    if is_banned_by_others(s, there, Ban.BE_MOVED, run.scope.source):
        return False
    if not _may_be(s, there, s.units[unit].lane):
        return False
    swap(s, unit, there, rule)
    return True


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """This card becomes attached to another."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-attach", {"to": self.to.phrase()})


def attach(to: Target) -> Attach:
    return Attach(to)


@LANGUAGE.does(Attach)
def _attach(s: Horde, run: Run, op: Attach) -> None:
    """A step like any other: what a horde attachment says before it comes first. HRD-Q-74

    What is attached stays where it is when the text is resolved a second time. MON-SNK-11
    """
    targets = pick(s, run, op.to)
    if targets is None:
        return
    source = run.scope.source
    if targets and source != NO_UNIT and s.units[source].zone not in (Place.GONE, Place.ATTACHED):
        attach_card(s, source, targets[0], s.card_code(run.scope.card))
    run.next(s, it=targets, done=bool(targets))
