"""Cards become something else: of the other side, or alike another one."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.select import Ref, Target
from skyshelf.effects.targets import does_to_each, pick, pick_from
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import abilities_at, is_stripped
from skyshelf.games.horde.abilities.order import same_in_any_order
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE, notes, triggered
from skyshelf.games.horde.cards.turned import risen
from skyshelf.games.horde.rules.place import enter_lane, leave_place, open_lanes, take_out
from skyshelf.games.horde.rules.turn import turn
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.table.options import LANE, unit_name
from skyshelf.games.horde.table.state import LASTING, GivenAbility, Horde
from skyshelf.games.horde.vocabulary.names import Moment, Side


@dataclass(frozen=True, slots=True)
class TakeControl(Op):
    """A monster becomes an ally of yours in a free lane, for the rest of the game."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-take-control", {"what": self.what.phrase()})


def take_control(what: Target) -> TakeControl:
    return TakeControl(what)


@LANGUAGE.does(TakeControl)
def _take_control(s: Horde, run: Run, op: TakeControl) -> None:
    """Tokens, attachments and abilities stay as they are, and so does its owner, whose pile it goes to. HRD-NUP-14"""
    found = pick_from(s, run, op.what, 0)
    if found is None:
        return
    targets, start = found
    lanes = _lanes_on_the_other_side(s, targets[0], run.scope.seat) if targets else []
    if not lanes:
        run.next(s, done=False)
        return
    if len(run.picked) == start:
        run.asks(s, run.scope.seat, "lane", [LANE[lane] for lane in lanes])
        return
    target, lane = targets[0], Lane(run.picked[start])
    _win_over(s, target, run.scope.seat)
    enter_lane(s, target, lane)
    s.emit("changed-sides", s.card_code(run.scope.card), card=unit_name(s, target), lane=lane + 1)
    run.next(s, it=(target,))


def _win_over(s: Horde, unit: UnitId, seat: Seat) -> None:
    leave_place(s, unit)
    one = s.edit(unit)
    one.side = Side.ALLIANCE
    one.seat = seat
    s.changed()


def _lanes_on_the_other_side(s: Horde, unit: UnitId, seat: Seat) -> list[Lane]:
    """Where a monster could stand as an ally: not before one that could not be engaged by it. MON-KEY-65"""
    there = s.clone()
    _win_over(there, unit, seat)
    return open_lanes(there, unit)


@dataclass(frozen=True, slots=True)
class TurnMonster(Op):
    """An ally becomes a monster without abilities, for the rest of the game, and waits in the outsider pile."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-turn-monster", {"what": self.what.phrase()})


def turn_monster(what: Target) -> TurnMonster:
    return TurnMonster(what)


@same_in_any_order(TurnMonster)
def _is_same(s: Horde, op: TurnMonster) -> bool:
    """It goes to the bottom of a pile out of play: only a second one that turns at the same moment makes a
    difference, which of them lies higher.
    """
    return sum(one.doomed and _turns(s, unit) for unit, one in numbered(s.units)) < 2


def _turns(s: Horde, unit: UnitId) -> bool:
    """Whether a card that is destroyed becomes a monster."""
    return s.is_in_play(unit) and any(
        isinstance(op, TurnMonster)
        for card, ability in abilities_at(s, unit, Moment.DESTROYED)
        for op in triggered(card, ability).ops
    )


@does_to_each(LANGUAGE, TurnMonster)
def _turn_monster(s: Horde, run: Run, op: TurnMonster, target: UnitId) -> None:
    turn(s, target, s.card_code(run.scope.card))


@dataclass(frozen=True, slots=True)
class BecomeMonster(Op):
    """An ally goes to the bottom of the outsider pile; for the rest of the game it is a monster."""

    what: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-become-monster", {"what": self.what.phrase()})


def become_monster(what: Ref) -> BecomeMonster:
    return BecomeMonster(what)


@does_to_each(LANGUAGE, BecomeMonster)
def _become_monster(s: Horde, run: Run, op: BecomeMonster, target: UnitId) -> None:
    """It leaves play as an ally, so nobody draws for it. MON-TAU-09 MON-Q-32"""
    s.edition.before_leaving(s, target)
    if not s.is_in_play(target):
        return
    one = take_out(s, target)
    s.pile.insert(0, risen(one.card))
    s.emit("turned-monster", s.card_code(run.scope.card), card=unit_name(s, target))


@notes
def _note_rising(card: Card) -> None:
    """Whether a step of its text makes the card a monster."""
    steps = [op for blocks in LANGUAGE.texts[card.id] for block in blocks for op in block]
    card.rises = any(isinstance(op, BecomeMonster) for op in steps)


def given_by_attachments(s: Horde, monster: UnitId) -> tuple[GivenAbility, ...]:
    """The abilities that a monster has from what is attached to it, as an ally has them."""
    attached = [s.units[unit].card for unit in s.units[monster].attachments]
    return tuple(
        GivenAbility(card, ability, LASTING) for card in attached for ability in CARDS[card].mirrored
    )


@dataclass(frozen=True, slots=True)
class CopyAbilities(Op):
    """This card gains all abilities of a monster with the sides swapped, and resolves a "Play:" among them."""

    of: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-copy", {"of": self.of.phrase()})


def copy_abilities(of: Target) -> CopyAbilities:
    """With the sides swapped."""
    return CopyAbilities(of)


@LANGUAGE.does(CopyAbilities)
def _copy_abilities(s: Horde, run: Run, op: CopyAbilities) -> None:
    """They last as long as the card is in play; what a monster has lost cannot be copied."""
    targets = pick(s, run, op.of)
    if targets is None:
        return
    source = run.scope.source
    if not targets or not s.is_in_play(source) or is_stripped(s, targets[0]):
        run.next(s, it=targets, done=False)
        return
    model = s.units[targets[0]].card
    one = s.edit(source)
    one.model = model
    one.grants = (*one.grants, *given_by_attachments(s, targets[0]))
    s.changed()
    s.emit("copied", s.card_code(run.scope.card), card=unit_name(s, source), other=CARD_NAME[model])
    run.next(s, it=targets)
    gained = [ability for card, ability in abilities_at(s, source, Moment.PLAY) if card == model]
    s.push(*[Run(Scope(model, ability, source, run.scope.seat)) for ability in gained])
