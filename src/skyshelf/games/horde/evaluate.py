"""How good a position looks for the alliance."""

from __future__ import annotations

from math import exp

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.pillage_phase import pillage_total
from skyshelf.games.horde.state import CASTLE, LANES, PORTAL, Horde
from skyshelf.games.horde.taunt import taunt_is_owed
from skyshelf.games.horde.totals import attack_of, health_of

_SPREAD = 18.0
_STAGE = 14.0  # a portal or an outsider stage that is gone
_CARD = 1.6  # a card in hand
_OWED = 15.0  # a Taunt monster that must still be engaged


def chances(s: Horde) -> list[float]:
    """For each seat: 1 if its side has won, 0 if it has lost, else a guess from what lies on the table."""
    alliance = _alliance_chance(s)
    return [alliance if seat in s.rules.alliance else 1.0 - alliance for seat in range(s.seats())]


def _alliance_chance(s: Horde) -> float:
    if s.outcome is not None:
        return 1.0 if s.rules.alliance[0] in s.outcome.winners else 0.0
    if s.vanquished:
        return 0.97
    return 1.0 / (1.0 + exp(-worth(s) / _SPREAD))


def worth(s: Horde) -> float:
    """The position in points of castle health, from the side of the alliance."""
    castle = health_of(s, CASTLE)
    value = 1.2 * castle - 40.0 / (2.0 + max(0, castle))
    for player in s.players:
        deck = len(player.deck)
        value += 0.5 * deck - 50.0 / (2.0 + deck)
        value += _CARD * min(7, len(player.hand)) + 0.25 * player.mana
    value -= 12.0 + 10.0
    value += _STAGE * s.stage + 0.8 * (CARDS[s.units[PORTAL].card].health - health_of(s, PORTAL))
    value += _STAGE * s.collapsing + 2 * _STAGE * (len(s.rules.outsiders) - len(s.outsiders_left) - 1)
    for lane in range(LANES):
        value += _lane(s, lane)
    if taunt_is_owed(s):  # the alliance phase cannot end like this
        value -= _OWED
    value -= 1.5 * pillage_total(s) + 0.4 * sum(max(0, s.units[unit].hp) for unit in s.back)
    return value


def _lane(s: Horde, lane: int) -> float:
    """A lane by who stands in it and what the next fight would do."""
    monster, ally = s.monster_in(lane), s.ally_in(lane)
    value = 0.0
    if ally >= 0:
        value += 1.1 * max(0, attack_of(s, ally)) + 0.8 * health_of(s, ally)
        if health_of(s, ally) <= 0:
            value -= 3.0
    elif s.guard[lane] >= 0:
        value += 1.0 + 1.2 * s.units[s.guard[lane]].hp
    if monster >= 0:
        strength = max(0, attack_of(s, monster))
        value -= 0.9 * strength + 0.9 * health_of(s, monster)
        if CARDS[s.units[monster].card].outsider:
            value += 4.0  # an outsider that is in play can be beaten
        if ally < 0:
            value -= 0.9 * strength
        else:
            value += _duel(s, monster, ally)
    elif ally >= 0:
        value += 0.5 * max(0, attack_of(s, ally))
    return value


def _duel(s: Horde, monster: int, ally: int) -> float:
    value = 0.0
    if attack_of(s, ally) >= health_of(s, monster):
        value += 3.5 if not CARDS[s.units[monster].card].outsider else 9.0
    if attack_of(s, monster) >= health_of(s, ally):
        value -= 2.5
    return value
