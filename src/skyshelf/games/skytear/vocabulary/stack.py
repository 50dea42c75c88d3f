"""Actions that a text grants, and what it does to effects on the Stack."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.node import joined
from skyshelf.effects.ops import Op
from skyshelf.effects.options import STOP, Pick
from skyshelf.effects.run import Run
from skyshelf.effects.select import Target
from skyshelf.effects.targets import pick
from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import Declaring, can_declare
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE, hero_card
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.rules.left_out import leave_out
from skyshelf.games.skytear.rules.stack import AfterEffect, TheStack
from skyshelf.games.skytear.rules.supply import discard_from_hand
from skyshelf.games.skytear.table.options import PickWord, card_pick, unit_name, unit_pick
from skyshelf.games.skytear.table.state import Aimed, Effect, Skytear
from skyshelf.games.skytear.vocabulary.names import Action
from skyshelf.games.skytear.vocabulary.pointers import about


@dataclass(frozen=True, slots=True)
class Take(Op):
    """Actions without AP and outside the limit, one after another; each is declared as a new effect."""

    actions: tuple[Action, ...]
    who: Target

    def phrase(self) -> Phrase:
        named = joined([action.phrase() for action in self.actions], "skytear-then")
        return Phrase("skytear-take", {"action": named, "who": self.who.phrase()})


@LANGUAGE.does(Take)
def _take(s: Skytear, run: Run, op: Take) -> None:
    """Declared as new effects on top of the Stack once the rest of the text is done."""
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    seat = run.scope.seat  # of the card, also for a hero of a teammate: SKY-Q-204
    for unit in who:
        end = max(number for number, frame in enumerate(s.frames) if isinstance(frame, AfterEffect))
        while isinstance(s.frames[end - 1], Granted):  # an earlier step of the text comes first
            end -= 1
        s.frames.insert(end, Granted(unit, seat, op.actions))  # SKY-ACT-12 SKY-EFX-26 SKY-EFX-27 SKY-Q-86


@LANGUAGE.could(Take)
def _could_take(s: Skytear, run: Run, op: Take) -> bool:
    """A Worship that the mode does not have is no choice; what lacks a target now may have one later."""
    return s.mode.has_worship or Action.WORSHIP not in op.actions  # SKY-SIMPLE-04


def take(who: Target, *actions: Action) -> Op:
    return Take(actions, who)


@dataclass(slots=True)
class Granted(Frame):
    """Actions that a text lets a hero take, one after another: the next is declared when the one before is resolved.

    So what is named for it is named where the hero stands then, though its activation may be over. SKY-Q-86 SKY-Q-203
    """

    unit: UnitId
    seat: Seat
    actions: tuple[Action, ...]

    def step(self, s: Skytear) -> None:
        if not self.actions:
            s.frames.pop()
            return
        action, *rest = self.actions
        s.frames[-1] = Granted(self.unit, self.seat, tuple(rest))
        active = next(frame.active for frame in reversed(s.frames) if isinstance(frame, TheStack))
        if can_declare(s, self.unit, self.seat, action):
            # It resolves, with all that answers it, before what lies below it on the Stack.
            s.push(Declaring(self.unit, self.seat, action), TheStack(active, active, floor=len(s.stack)))
        else:  # SKY-Q-85
            s.emit("not-taken", "SKY-Q-85", unit=unit_name(s, self.unit), what=action.phrase())


def answered(s: Skytear, run: Run) -> Effect | None:
    return s.effect_numbered(run.scope.answers) if isinstance(run.scope, Aimed) else None


def cancel(s: Skytear, effect: Effect) -> None:
    """What was paid for it stays paid. SKY-STK-17"""
    s.stack.remove(effect)
    s.emit("cancelled", "SKY-STK-17", what=effect.name)


@dataclass(frozen=True, slots=True)
class Cancel(Op):
    """The answered effect leaves the Stack; what was paid for it stays paid."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-cancel")


@LANGUAGE.does(Cancel)
def _cancel(s: Skytear, run: Run, op: Cancel) -> None:
    effect = answered(s, run)
    run.next(s, done=effect is not None)
    if effect is not None:
        cancel(s, effect)


CANCELLED = PickWord(STOP, "cancelled")


@dataclass(frozen=True, slots=True)
class DiscardOrCancel(Op):
    """The player of the answered card discards a card from hand, or else the card is cancelled."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-discard-or-cancel")


@LANGUAGE.does(DiscardOrCancel)
def _discard_or_cancel(s: Skytear, run: Run, op: DiscardOrCancel) -> None:
    """The other player decides; with an empty hand the card is cancelled."""
    effect = answered(s, run)
    if effect is None:
        run.next(s, done=False)
        return
    if not run.picked:
        hand = s.players[effect.seat].hand
        options: list[Pick] = [CANCELLED, *[card_pick(card) for card in dict.fromkeys(hand)]]
        run.asks(s, effect.seat, "discard-or-cancel", options)
        return
    answer = run.picked[0]
    run.next(s)
    if answer == STOP:
        cancel(s, effect)
    else:
        discard_from_hand(s, effect.seat, CardId(answer), CARDS[run.scope.card].slug)


@dataclass(frozen=True, slots=True)
class Retarget(Op):
    """The answered Attack gets another target, legal for its attacker: the caster, or any of its side."""

    to_caster: bool

    def phrase(self) -> Phrase:
        return Phrase("skytear-retarget-caster" if self.to_caster else "skytear-retarget")


def _other_targets(s: Skytear, run: Run, op: Retarget) -> list[UnitId]:
    effect = answered(s, run)
    if effect is None or effect.action != Action.ATTACK or s.hex_of(effect.hero) < 0:
        return []
    reach = hero_card(s.heroes[effect.hero].card).reach
    legal = [one for one in attack_targets(s, effect.hero, effect.seat, reach) if one not in effect.targets]
    return [one for one in legal if one == run.scope.source] if op.to_caster else legal


@LANGUAGE.could(Retarget)
def _could_retarget(s: Skytear, run: Run, op: Retarget) -> bool:
    return bool(_other_targets(s, run, op))


@LANGUAGE.does(Retarget)
def _retarget(s: Skytear, run: Run, op: Retarget) -> None:
    """To another target that is legal for the attacker now: the caster, or anything friendly. SKY-ATK-01"""
    effect, legal = answered(s, run), _other_targets(s, run, op)
    if effect is None or not legal:
        if effect is not None:
            leave_out(s, run, "target", "SKY-ATK-01")
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "retarget", [unit_pick(s, one) for one in legal])
        return
    chosen = UnitId(run.picked[0])
    run.next(s)
    s.stack[s.stack.index(effect)] = replace(effect, targets=(chosen,))
    name = unit_name(s, chosen)
    s.emit("retargeted", "SKY-ATK-01", target=name)
