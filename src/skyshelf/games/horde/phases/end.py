"""The end phase: victory check, portal, end of what lasts for the turn, hand limit. HRD-END-01 to HRD-END-06"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, numbered, unit_ids
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, Seat, first_seats
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.phases.turn import survive, win
from skyshelf.games.horde.rules.place import discard_beneath
from skyshelf.games.horde.rules.settle import settle
from skyshelf.games.horde.rules.supply import discard_from_hand, draw_horde_card, gain_horde_mana
from skyshelf.games.horde.rules.tokens import note_health
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import (
    HAND_LIMIT,
    HORDE,
    MINIONS,
    PORTAL,
    VACANT,
    Horde,
    Unit,
    Zone,
    lasting_grants,
)
from skyshelf.games.horde.vocabulary.names import Happening, Side

_GONE = Zone.GONE


@dataclass(slots=True)
class EndPhase(Frame):
    at: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = EndPhase(self.at + 1)
        match self.at:
            case 0:
                if s.vanquished:  # HRD-WIN-04 HRD-END-01
                    win(s)
                    return
                if s.turn == s.challenge.last_turn:
                    survive(s)
                    return
                announce(s, Happening.TURN_ENDS)
                settle(s)
            case 1:
                turn_portal(s)
            case 2:
                end_turn_effects(s)
                settle(s)
            case _:
                s.frames.pop()
                forget_the_gone(s)
                if s.rules.horde_seat != NOBODY:  # HRD-Q-55
                    draw_horde_card(s, "HRD-VS-08")
                    gain_horde_mana(s, 1, "HRD-VS-09")
                s.push(*[HandLimit(seat) for seat in first_seats(s.seats())])


def turn_portal(s: Horde) -> None:
    """A quarter turn, or the next stage in place of a collapsing portal. HRD-END-02 HRD-END-03 HRD-WIN-11"""
    if s.collapsing:
        s.stage += 1  # HRD-DES-14
        s.collapsing = False
        open_portal(s, "HRD-END-03")
    else:
        rotate_portal(s, "HRD-END-02")


def rotate_portal(s: Horde, rule: str) -> None:
    s.turned = (s.turned + 1) % len(CARDS[s.units[PORTAL].card].waves)
    s.emit("portal-turned", rule)


def open_portal(s: Horde, rule: str) -> None:
    """The portal of the present stage comes into play, upright. HRD-SET-07 HRD-PRT-02 HRD-KEY-66"""
    card = s.rules.stages[s.stage]
    for attached in s.units[PORTAL].attachments:
        one = s.edit(attached)
        one.zone = _GONE
        s.horde_discard.append(one.card)
    s.units[PORTAL] = Unit(card, Side.HORDE, HORDE, HORDE, Zone.CENTRE)
    s.own_units |= 1 << PORTAL
    s.turned = 0
    s.changed()
    s.emit("portal-opened", rule, card=CARD_NAME[card], stage=s.stage + 1)


def end_turn_effects(s: Horde) -> None:
    """Boosts, grants, prohibitions and the use of armor end; who lives on them dies. HRD-END-06 HRD-Q-72 MON-Q-05"""
    abilities_end = bool(s.until_turn_ends)
    s.until_turn_ends = ()
    s.cost_changes = ()
    s.treachery_change = 0
    s.boosted = NO_UNIT
    for unit, one in numbered(s.units):
        if one.zone == _GONE:
            continue
        stripped = unit == PORTAL and s.collapsing
        if one.stripped == stripped and not _has_of_this_turn(one):
            continue
        before = health_of(s, unit)
        abilities_end = abilities_end or bool(one.grants) or one.stripped != stripped
        fresh = s.edit(unit)
        fresh.boost_attack = fresh.boost_health = fresh.boost_armor = fresh.armor_used = 0
        fresh.stripped = stripped
        fresh.bans = fresh.lane_bans = fresh.strikes = fresh.struck = 0
        fresh.traits = ()
        fresh.grants = lasting_grants(fresh)
        fresh.puller = NO_UNIT
        note_health(s, unit, before, NO_UNIT)
    for player in s.players:
        player.played = 0
        player.lent = ()
    if abilities_end:
        s.changed()
    else:
        s.moved()


def _has_of_this_turn(one: Unit) -> bool:
    """Whether a card has anything that ends with the turn; most have nothing."""
    return bool(
        one.boost_attack
        or one.boost_health
        or one.boost_armor
        or one.armor_used
        or one.bans
        or one.lane_bans
        or one.strikes
        or one.struck
        or one.traits
        or one.grants
        or one.puller != NO_UNIT
    )


def forget_the_gone(s: Horde) -> None:
    """Nobody asks any more for cards that left play in this turn."""
    for unit in unit_ids(len(MINIONS) + 2, len(s.units)):
        if s.units[unit].zone == _GONE:
            discard_beneath(s, unit)
            s.units[unit] = VACANT
            s.own_units &= ~(1 << unit)
    while s.units[-1].card == NO_CARD:
        s.units.pop()


@dataclass(slots=True)
class HandLimit(Frame):
    """Each player discards down to 7 cards, and only now. HRD-END-04 HRD-DRAW-07 HRD-Q-47"""

    seat: Seat

    def step(self, s: Horde) -> None:
        hand = s.hand_of(self.seat)
        if len(hand) <= HAND_LIMIT:
            s.frames.pop()
            return
        s.ask(self.seat, "hand-limit", [card_pick(card) for card in sorted(set(hand))], "HRD-END-04")

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        discard_from_hand(s, self.seat, option.pick, "HRD-END-04")
