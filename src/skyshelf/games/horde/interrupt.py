"""Destruction in the middle of something else: the sequence runs, then the text goes on. MON-DES-11 MON-Q-34"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import NOBODY
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.destroy import Destruction, OfferDraw, resolve_destroyed
from skyshelf.games.horde.index import abilities_at, is_stripped, seat_of
from skyshelf.games.horde.options import ResolveNext
from skyshelf.games.horde.settle import DRAW, await_destruction, lose, resolve_one_of, start, urgent
from skyshelf.games.horde.state import Horde, Pending, Zone
from skyshelf.games.horde.words.names import CardType, Moment, Side


def destroy_first(s: Horde) -> bool:
    """Between two steps of a text; a sequence that is running is not interrupted itself. MON-RES-12 MON-DES-12"""
    if s.lost:
        lose(s)
        return True
    if not (s.hurt or s.waiting) or any(isinstance(frame, Destruction) for frame in s.frames):
        return False
    await_destruction(s)
    if not urgent(s):
        return False
    s.push(DestroyNow())
    return True


@dataclass(slots=True)
class DestroyNow(Frame):
    """One sequence after another, each complete, until no card waits for its destruction."""

    def step(self, s: Horde) -> None:
        if s.lost:
            lose(s)
            return
        await_destruction(s)
        group = urgent(s)
        if group:
            resolve_one_of(s, group)
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        start(s, option.number)


def gives_draw(s: Horde, unit: int) -> bool:
    """The universal ability of every monster that is no token, unless it has lost its abilities.

    MON-UNI-12 MON-DRAW-01 MON-DRAW-02 MON-DRAW-03 MON-TKC-05 MON-Q-70
    """
    one = s.units[unit]
    card = CARDS[one.card]
    is_one = one.side == Side.HORDE and card.type == CardType.MONSTER and not card.token
    return is_one and not is_stripped(s, unit)


def resolve_destroyed_and_draw(s: Horde, unit: int) -> None:
    """Step 1: the card's own abilities, before anything leaves it. MON-DES-02 MON-KEY-32"""
    if gives_draw(s, unit):
        s.push(OfferDraw("MON-UNI-12"))
    resolve_destroyed(s, unit)


def abilities_of_leaving(s: Horde, unit: int) -> None:
    """A card that leaves play without being destroyed has its "Destroyed:" abilities and the draw all the same.

    MON-DES-14 MON-DES-15 MON-Q-32 MON-Q-33
    """
    one = s.units[unit]
    if (
        one.zone == Zone.ATTACHED and CARDS[one.card].type == CardType.MONSTER
    ):  # it was destroyed before: MON-SLI-01
        return
    seat = seat_of(s, one)
    for card, ability in abilities_at(s, unit, Moment.DESTROYED):
        s.waiting.append(Pending(card, ability, unit, seat, NOBODY, NOBODY, 0))
    if gives_draw(s, unit):
        s.waiting.append(Pending(one.card, DRAW, unit, seat, NOBODY, NOBODY, 0))
