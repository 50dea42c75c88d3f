"""Verbs that move cards: between lanes, into play, out of play."""

from __future__ import annotations

from bisect import insort

from skyshelf.effects.options import DONE, STOP
from skyshelf.effects.run import NOBODY, Run
from skyshelf.effects.select import AtRandom, Chosen, Ref
from skyshelf.effects.targets import amount, candidates, first_of, has_target, pick, pick_from
from skyshelf.effects.verbs.board import Attach, DiscardFromPlay, Move, Return, To
from skyshelf.games.horde.abilities.totals import is_banned, is_banned_by_others
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.editions.monoliths.versus_summon import CardOfText, WaveFromHand
from skyshelf.games.horde.rules.place import (
    attach,
    discard_unit,
    enter_lane,
    free_lanes,
    leave_place,
    may_face,
    move_to,
    open_lanes,
    swap,
    take_out,
    tell_discarded,
    to_back_line,
    to_pile_of,
)
from skyshelf.games.horde.rules.summon import overflow, place_card, summon_from_deck, summon_pile, summonable
from skyshelf.games.horde.rules.summon_in_full import SummonInFull, SummonPileInFull, resolve_arrivals
from skyshelf.games.horde.rules.supply import into_hand
from skyshelf.games.horde.table.options import LANE, unit_name
from skyshelf.games.horde.table.state import EMPTY, HORDE, Horde, Zone
from skyshelf.games.horde.versus.outsider_pile import PileToLanes
from skyshelf.games.horde.words.keywords import From, Into, Summon, TakeControl, ToPile
from skyshelf.games.horde.words.names import Ban, CardType, Side


@LANGUAGE.does(Move)
def _move(s: Horde, run: Run, op: Move) -> None:
    if op.to.name == "free-lanes":
        _move_one_by_one(s, run, op)
        return
    if not _can_come(s, run, op):
        run.next(s, done=False)
        return
    found = pick_from(s, run, op.who, 0)
    if found is None:
        return
    targets, start = found
    movable = [unit for unit in targets if not is_banned(s, unit, Ban.BE_MOVED)]
    where: list[int] = []
    for unit in movable:
        lane = _destination(s, run, op.to, unit, start, where)
        if lane is None:
            return
        where.append(lane)
        start += op.to.name in _ASKED or (op.to.name in _ENDS and s.reads_either_end(run))
    moved = 0
    for unit, lane in zip(movable, where, strict=True):
        moved += _go(s, run, op.to, unit, lane)
    run.next(s, it=targets, done=moved > 0)


def _can_come(s: Horde, run: Run, op: Move) -> bool:
    """Whether one of the cards to choose from finds the lane of another card free: nobody is asked for nothing."""
    if op.to.name != "lane-of" or not isinstance(op.who, Chosen) or not isinstance(op.to.of, Ref):
        return True
    there = first_of(s, run, op.to.of)
    return there >= 0 and any(
        s.units[there].lane in free_lanes(s, Side(s.units[unit].side))
        for unit in candidates(s, run, op.who.what)
    )


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
        run.asks(s, run.scope.seat, "target", [*[s.unit_option(unit) for unit in movable], DONE])
        return
    unit = run.picked[0]
    if len(run.picked) == 1:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in open_lanes(s, unit)])
        return
    move_to(s, unit, run.picked[1], s.card_code(run.scope.card))
    s.frames[-1] = Run(run.scope, run.block, run.at, (*moved, unit), len(moved) + 1)


_ASKED = ("free-lane", "adjacent-free-lane")
_ENDS = ("leftmost-free-lane", "rightmost-free-lane")
_NOWHERE = -1
_BACK = -2


def _destination(s: Horde, run: Run, to: To, unit: int, start: int, taken: list[int]) -> int | None:
    """The lane a card goes to, -1 if there is none; None means that somebody is asked first."""
    one = s.units[unit]
    free = [lane for lane in open_lanes(s, unit) if lane not in taken]
    match to.name:
        case "free-lane" | "adjacent-free-lane":
            if to.name == "adjacent-free-lane":
                free = [lane for lane in free if abs(lane - one.lane) == 1]
            if not free:
                return _NOWHERE
            if len(run.picked) <= start:
                run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in free])
                return None
            return run.picked[start]
        case "leftmost-free-lane" | "rightmost-free-lane":
            return end_of(s, run, free, to.name == "leftmost-free-lane", start) if free else _NOWHERE
        case "lane":
            return to.number - 1 if to.number - 1 in free else _NOWHERE
        case "back-line":
            return _BACK
    assert to.of is not None
    mind = Run(run.scope, run.block, run.at, (*run.it, unit), run.count, run.done, run.picked)
    others = pick(s, mind, to.of)  # "another" is none that moves
    if others is None:
        return None
    if others and isinstance(to.of, AtRandom):
        s.reveal("chance-picks", s.card_code(run.scope.card), card=unit_name(s, others[0]))
    return s.units[others[0]].lane if others else _NOWHERE


def end_of(s: Horde, run: Run, lanes: list[int], leftmost: bool, start: int = 0) -> int | None:
    """The first or the last of some lanes; a horde player may read the one word for the other. HRD-VS-39"""
    if len(lanes) > 1 and s.reads_either_end(run):
        if len(run.picked) <= start:
            run.asks(s, run.scope.seat, "lane", [LANE[lanes[0]], LANE[lanes[-1]]])
            return None
        return run.picked[start]
    return lanes[0 if leftmost else -1]


def _may_be(s: Horde, unit: int, lane: int) -> bool:
    """Whatever moves them, creatures that cannot engage each other do not come together. MON-KEY-65 MON-RES-05"""
    apart = s.edition.keep_apart and CARDS[s.units[unit].card].type != CardType.TOWER
    return not apart or may_face(s, unit, lane)


def _go(s: Horde, run: Run, to: To, unit: int, lane: int) -> bool:
    rule = s.card_code(run.scope.card)
    if lane == _NOWHERE or lane == s.units[unit].lane:
        return False
    if lane == _BACK:
        to_back_line(s, unit, rule)
        return True
    row = s.front if s.units[unit].side == Side.HORDE else s.guard
    there = row[lane]
    if not _may_be(s, unit, lane):
        return False
    if there == EMPTY:
        move_to(s, unit, lane, rule)
        return True
    swaps = to.name in ("lane-of-swapping", "swapped-with")
    if not swaps or s.units[unit].lane < 0 or CARDS[s.units[there].card].type == CardType.TOWER:
        return False
    if is_banned_by_others(s, there, Ban.BE_MOVED, run.scope.source):
        return False
    if not _may_be(s, there, s.units[unit].lane):
        return False
    swap(s, unit, there, rule)
    return True


@LANGUAGE.does(Return)
def _return(s: Horde, run: Run, op: Return) -> None:
    """To the owner's hand; cards of the horde only if a player has one. HRD-NUP-14

    Minions and outsiders are part of no hand or deck: they stay. MON-RES-01
    """
    targets = pick(s, run, op.what)
    if targets is None:
        return
    targets = tuple(unit for unit in targets if not _belongs_to_no_deck(s, unit))
    # Attachments come first: those that are still there when their bearer leaves are discarded.
    for target in sorted(targets, key=lambda unit: s.units[unit].zone != Zone.ATTACHED):
        s.edition.before_leaving(s, target)
        one = take_out(s, target)
        if one.side == Side.HORDE and s.rules.horde_seat >= 0 and not CARDS[one.card].token:
            insort(s.horde_hand, one.card)
        elif one.owner == HORDE or CARDS[one.card].token:
            to_pile_of(s, one.card, one.owner)
            tell_discarded(s, target, s.card_code(run.scope.card))
            continue
        else:
            into_hand(s, one.owner, one.card)
        s.emit("returned", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


def _belongs_to_no_deck(s: Horde, unit: int) -> bool:
    card = CARDS[s.units[unit].card]
    return card.minion or bool(card.outsider or card.part_of)


@LANGUAGE.does(DiscardFromPlay)
def _discard(s: Horde, run: Run, op: DiscardFromPlay) -> None:
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        discard_unit(s, target, s.card_code(run.scope.card))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.pays(DiscardFromPlay)
def _can_discard(s: Horde, run: Run, op: DiscardFromPlay) -> bool:
    return has_target(s, run, op.what)


@LANGUAGE.does(ToPile)
def _to_pile(s: Horde, run: Run, op: ToPile) -> None:
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        s.edition.before_leaving(s, target)
        one = take_out(s, target)
        s.pile.insert(len(s.pile) if op.top else 0, one.card)
        s.emit("piled", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(TakeControl)
def _take_control(s: Horde, run: Run, op: TakeControl) -> None:
    """Tokens, attachments and abilities stay as they are, and so does its owner, whose pile it goes to. HRD-NUP-14"""
    found = pick_from(s, run, op.what, 0)
    if found is None:
        return
    targets, start = found
    lanes = free_lanes(s, Side.ALLIANCE)
    if not targets or not lanes:
        run.next(s, done=False)
        return
    if len(run.picked) == start:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in lanes])
        return
    target, lane = targets[0], run.picked[start]
    leave_place(s, target)
    one = s.edit(target)
    one.side = Side.ALLIANCE
    one.seat = run.scope.seat
    s.changed()
    enter_lane(s, target, lane)
    s.emit("changed-sides", s.card_code(run.scope.card), card=unit_name(s, target), lane=lane + 1)
    run.next(s, it=(target,))


@LANGUAGE.does(Attach)
def _attach(s: Horde, run: Run, op: Attach) -> None:
    """A step like any other: what a horde attachment says before it comes first. HRD-Q-74

    What is attached stays where it is when the text is resolved a second time. MON-SNK-11
    """
    targets = pick(s, run, op.to)
    if targets is None:
        return
    source = run.scope.source
    if targets and source >= 0 and s.units[source].zone not in (Zone.GONE, Zone.ATTACHED):
        attach(s, source, targets[0], s.card_code(run.scope.card))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Summon)
def _summon(s: Horde, run: Run, op: Summon) -> None:
    number = amount(s, run, op.amount)
    rule = s.card_code(run.scope.card)
    before = s.arrivals[:]
    match op.where:
        case From.DECK if s.rules.horde_seat >= 0 and s.edition.summons_from_hand:  # MON-Q-96
            run.next(s, count=number, done=bool(s.horde_hand))
            s.push(WaveFromHand(number, op.into == Into.RIGHTMOST))
            return
        case From.DECK:
            lanes = free_lanes(s, Side.HORDE)
            rightmost = op.into == Into.RIGHTMOST
            if rightmost and lanes:
                lane = end_of(s, run, lanes, leftmost=False)
                if lane is None:
                    return
                rightmost = lane == lanes[-1]
            if s.edition.summons_in_full:
                run.next(s)
                s.push(SummonInFull(number, rule, rightmost))
                return
            placed = summon_from_deck(s, number, rule, rightmost)
        case From.OUTSIDER_PILE if s.rules.horde_seat >= 0:
            cards = summonable(s)
            run.next(s, count=len(cards), done=bool(cards))
            s.push(PileToLanes(tuple(cards), rule))
            return
        case From.OUTSIDER_PILE if s.edition.summons_in_full:
            run.next(s)
            s.push(SummonPileInFull(tuple(summonable(s)), rule))
            return
        case From.OUTSIDER_PILE:
            placed = summon_pile(s, rule)
        case _:
            cards = _taken(s, run, From(op.where))
            if s.rules.horde_seat >= 0 and s.edition.summons_from_hand:  # MON-Q-112
                run.next(s, count=len(cards), done=bool(cards))
                s.push(*[CardOfText(card, rule) for card in cards])
                return
            for card in cards:
                if place_card(s, card, rule) == NOBODY:  # HRD-HOR-16
                    overflow(s, card)
            placed = len(cards)
    run.next(s, count=placed, done=placed > 0)
    if s.edition.summons_in_full:
        resolve_arrivals(s, before)


def _taken(s: Horde, run: Run, where: From) -> list[int]:
    """The cards that lay beneath this one, or the card that was discarded last, or the last monster."""
    if where == From.BENEATH:
        if run.scope.source < 0:
            return []
        host = s.edit(run.scope.source)
        cards, host.beneath = host.beneath, ()
        return [card for card, _ in cards]
    for at in range(len(s.horde_discard) - 1, -1, -1):
        if where != From.HORDE_DISCARD_PILE or CARDS[s.horde_discard[at]].type == CardType.MONSTER:
            return [s.horde_discard.pop(at)]
    return []
