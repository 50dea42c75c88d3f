"""How good a position looks for the alliance."""

from __future__ import annotations

from math import exp

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import first_seats
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.taunt import alliance_owes_taunt
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde

# The weights are points of castle health; a regression over some hundred games of bots gave their sizes.
_SPREAD = 9.0
_EVEN = 30.0  # the worth of a position that is won every other time
_DECK = 0.5
_CARD = 2.2  # a card in hand
_MANA = 0.8
_PILLAGE = 2.4  # a card that the back line would take
_WORK = 0.95  # a point of health between the alliance and victory
_OUT = 5.0  # the outsider is in play and can be beaten
_PILED = 8.0  # a monster that waits for a lane
_OWED = 2.0  # a Taunt monster that must still be engaged
_WON = 0.97  # the outsider is beaten; only the end of the turn is missing


def chances(s: Horde) -> list[float]:
    """For each seat: 1 if its side has won, 0 if it has lost, else a guess from what lies on the table."""
    alliance = _alliance_chance(s)
    return [alliance if seat in s.rules.alliance else 1.0 - alliance for seat in first_seats(s.seats())]


def _alliance_chance(s: Horde) -> float:
    if s.outcome is not None:
        return 1.0 if s.rules.alliance[0] in s.outcome.winners else 0.0
    if s.vanquished:
        return _WON
    return 1.0 / (1.0 + exp(min(50.0, (_EVEN - worth(s)) / _SPREAD)))


def worth(s: Horde) -> float:
    """The position in points of castle health, from the side of the alliance; what players share counts once."""
    castle = health_of(s, CASTLE)
    value = castle - 20.0 / (2.0 + max(0, castle))
    players = len(s.players)
    for player in s.players:
        deck = len(player.deck)
        value += (_DECK * deck + _CARD * min(7, len(player.hand)) + _MANA * player.mana) / players
        value -= 20.0 / (2.0 + deck)
    value -= _PILLAGE * s.edition.pillage_total(s) + _WORK * work_left(s)
    value -= _PILED * sum(1 for card in s.pile if not CARDS[card].outsider)
    for lane in ALL_LANES:
        value += _lane(s, lane)
    if alliance_owes_taunt(s):  # the alliance phase cannot end like this
        value -= _OWED
    return value


def work_left(s: Horde) -> int:
    """The first portal, then every stage of the outsider that is not in play. HRD-WIN-06 MON-PRT-04"""
    work = 0 if s.stage or s.collapsing else health_of(s, PORTAL)
    work += sum(CARDS[card].health for card in s.outsiders_left)
    return work + sum(CARDS[card].health for card in s.pile if CARDS[card].outsider)


def _lane(s: Horde, lane: Lane) -> float:
    """A lane by who stands in it and what the next fight would do."""
    monster, ally = s.monster_in(lane), s.ally_in(lane)
    value = 0.0
    if ally != NO_UNIT:
        value += 1.15 * max(0, attack_of(s, ally)) + 0.7 * _toughness(s, ally)
        if health_of(s, ally) <= 0:
            value -= 3.0
    elif s.guard[lane] >= 0:
        value += 0.5 + s.units[s.guard[lane]].hp
    if monster != NO_UNIT:
        value -= _menace(s, monster)
        if ally == NO_UNIT:
            value -= 0.3 * max(0, attack_of(s, monster))
        else:
            value += _duel(s, monster, ally)
    elif ally != NO_UNIT:
        value += 0.3 * max(0, attack_of(s, ally))
    return value


def _menace(s: Horde, monster: UnitId) -> float:
    strength, toughness = max(0, attack_of(s, monster)), _toughness(s, monster)
    if CARDS[s.units[monster].card].outsider:
        return 0.8 * strength + (_WORK + 0.3) * toughness - _OUT
    return strength + 0.9 * toughness


def _toughness(s: Horde, unit: UnitId) -> float:
    return max(0, health_of(s, unit)) + 0.5 * armor_left(s, unit)


def _duel(s: Horde, monster: UnitId, ally: UnitId) -> float:
    """Who would fall, as far as attack and health tell."""
    value = 0.0
    if attack_of(s, ally) >= health_of(s, monster) + armor_left(s, monster):
        value += 7.0 if CARDS[s.units[monster].card].outsider else 2.5
    if attack_of(s, monster) >= health_of(s, ally) + armor_left(s, ally):
        value -= 1.5
    return value
