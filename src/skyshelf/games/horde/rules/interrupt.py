"""Destruction in the middle of something else: the sequence runs, then the text goes on. MON-DES-11 MON-Q-34"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import YES, YES_NO, Confirm
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, is_stripped, seat_of
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.phases.fight import AfterEluding
from skyshelf.games.horde.rules.destroy import (
    Destruction,
    OfferDraw,
    discard_every_token,
    resolve_destroyed,
    who_speaks_for,
)
from skyshelf.games.horde.rules.place import discard_unit
from skyshelf.games.horde.rules.settle import DRAW, await_destruction, elusive, resolve_one_of, start, urgent
from skyshelf.games.horde.rules.turn import turn_now
from skyshelf.games.horde.table.options import ResolveNext, unit_name
from skyshelf.games.horde.table.state import Horde, Pending, Zone
from skyshelf.games.horde.vocabulary.keywords import Pillage
from skyshelf.games.horde.vocabulary.names import CardType, Moment, Side
from skyshelf.games.horde.vocabulary.sides import TurnMonster
from skyshelf.games.horde.vocabulary.supplies import DiscardFromHand


def destroy_first(s: Horde) -> bool:
    """Between two steps of a text, also one that ends its own card; a sequence that is running is not interrupted
    itself. MON-RES-12 MON-DES-12 MON-Q-120
    """
    if s.lost:
        s.lose()
        return True
    if not (s.hurt or s.waiting) or any(isinstance(frame, Destruction | AfterEluding) for frame in s.frames):
        return False
    if not elusive(s):
        await_destruction(s)
        if not urgent(s):
            return False
    s.push(DestroyNow())
    return True


@dataclass(slots=True)
class DestroyNow(Frame):
    """One sequence after another, each complete, until no card waits for its destruction; elusive creatures move
    away before. MON-KEY-37
    """

    def step(self, s: Horde) -> None:
        if s.lost:
            s.lose()
            return
        group = elusive(s)
        if not group:
            await_destruction(s)
            group = urgent(s)
        if group:
            resolve_one_of(s, group)
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        start(s, option.number)


def gives_draw(s: Horde, unit: UnitId) -> bool:
    """The universal ability of every monster that is no token, unless it has lost its abilities; whoever copied all
    abilities of such a monster has it as well.
    """
    one = s.units[unit]
    card = CARDS[one.card if one.model == NO_CARD else one.model]
    # Any kind of monster, MON-DRAW-01 MON-DRAW-02, but no token, MON-DRAW-03 MON-TKC-05.
    is_one = (
        (one.side == Side.HORDE or one.model != NO_CARD) and card.type == CardType.MONSTER and not card.token
    )
    return is_one and not is_stripped(s, unit)  # MON-UNI-12 MON-UNI-13 MON-Q-70


def resolve_destroyed_and_draw(s: Horde, unit: UnitId) -> None:
    """Step 1: the card's own abilities, before anything leaves it. MON-DES-02 MON-KEY-32"""
    if not gives_draw(s, unit):
        resolve_destroyed(s, unit)
    elif any(_meets_the_draw(*one) for one in abilities_at(s, unit, Moment.DESTROYED)):
        s.push(DrawOrText(unit))
    else:
        s.push(_offer(s, unit))
        resolve_destroyed(s, unit)


def _offer(s: Horde, unit: UnitId) -> OfferDraw:
    """Whoever destroyed the monster says which of the players draws. MON-Q-80"""
    return OfferDraw("MON-UNI-12", s.answers_for_end(unit))


def _meets_the_draw(card: int, ability: int) -> bool:
    """Whether it makes a difference that the draw comes before or after: it takes cards of hands or decks."""
    return any(
        isinstance(op, DiscardFromHand | Pillage) for block in LANGUAGE.texts[card][ability] for op in block
    )


@dataclass(slots=True)
class DrawOrText(Frame):
    """The players say which of the two abilities of a destroyed monster comes first. MON-RES-03"""

    unit: UnitId

    def step(self, s: Horde) -> None:
        s.ask(who_speaks_for(s, self.unit), "draw-first", YES_NO, "MON-RES-03", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, Confirm)
        s.frames.pop()
        if option.pick == YES:
            resolve_destroyed(s, self.unit)
            s.push(_offer(s, self.unit))
        else:
            s.push(_offer(s, self.unit))
            resolve_destroyed(s, self.unit)


def discard_tokens_and_attachments(s: Horde, unit: UnitId) -> None:
    """Step 2, for minions as well, which are only set aside. MON-DES-03"""
    discard_every_token(s, unit)
    for attached in s.units[unit].attachments:
        discard_unit(s, attached, "MON-DES-03")


def abilities_of_leaving(s: Horde, unit: UnitId) -> None:
    """A card that leaves play without being destroyed has its "Destroyed:" abilities and the draw all the same."""
    one = s.units[unit]
    if (
        one.zone == Zone.ATTACHED and CARDS[one.card].type != CardType.ATTACHMENT
    ):  # it was destroyed: MON-SLI-01
        return
    seat = seat_of(s, one)
    turners = []
    for card, ability in abilities_at(s, unit, Moment.DESTROYED):  # MON-DES-14 MON-DES-15 MON-Q-33 MON-Q-84
        if _turns(card, ability):
            turners.append(card)
        else:
            s.waiting.append(Pending(card, ability, unit, seat, NO_UNIT, NO_UNIT, 0))
    if gives_draw(s, unit):  # MON-Q-32
        s.waiting.append(Pending(one.card, DRAW, unit, seat, NO_UNIT, NO_UNIT, 0))
    if turners:  # then it is gone, and whatever made it leave finds it no more: MON-SLI-07
        turn_now(s, unit, s.card_code(turners[0]))


def _turns(card: int, ability: int) -> bool:
    """Whether the ability makes a monster of the card that leaves."""
    return any(isinstance(op, TurnMonster) for block in LANGUAGE.texts[card][ability] for op in block)
