"""How good a position looks for the alliance."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import first_seats
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.taunt import alliance_owes_taunt
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde


@dataclass(frozen=True, slots=True)
class Weights:
    """What everything is worth in points of castle health, and what they tell of the chances."""

    spread: float
    castle_end: float  # the last points of the castle are worth more than the first
    deck_end: float  # and so are the last cards of a deck
    most: float  # more attack or health of one card than this changes nothing
    even: float  # the worth of a position that is won every other time
    deck: float
    card: float  # in hand
    mana: float
    pillage: float  # a card that the back line would take
    work: float  # a point of health between the alliance and victory
    out: float  # the outsider is in play and can be beaten
    piled: float  # a monster that waits for a lane
    owed: float  # a Taunt monster that must still be engaged
    ally_attack: float
    ally_health: float
    ally_hurt: float  # an ally that is about to be destroyed
    unopposed: float  # the attack of whoever has nobody before it
    tower: float
    monster_attack: float
    monster_health: float
    outsider_attack: float
    outsider_health: float  # beside the work that it is
    fells_monster: float  # in the next fight
    fells_outsider: float
    falls: float  # the ally


# The sizes are those of a regression over games of earlier bots, rounded and tried in games;
# `python -m skyshelf.lab.fit horde` (or monoliths) makes such a regression.
_FIRST = Weights(
    spread=9.0,
    castle_end=20.0,
    deck_end=20.0,
    most=99.0,
    even=30.0,
    deck=0.5,
    card=2.2,
    mana=0.8,
    pillage=2.4,
    work=0.95,
    out=5.0,
    piled=8.0,
    owed=2.0,
    ally_attack=1.15,
    ally_health=0.7,
    ally_hurt=3.0,
    unopposed=0.3,
    tower=0.5,
    monster_attack=1.0,
    monster_health=0.9,
    outsider_attack=0.8,
    outsider_health=0.3,
    fells_monster=2.5,
    fells_outsider=7.0,
    falls=1.5,
)
# The same over 630 solo games of `plain:30` at all levels, with a constant for each level: an outsider that can be
# beaten counts for more than in the first edition, the castle for less as long as it stands well.
_SECOND = Weights(
    spread=11.7,
    castle_end=45.0,
    deck_end=63.0,
    most=12.0,
    even=28.0,
    deck=0.5,
    card=2.15,
    mana=1.4,
    pillage=1.9,
    work=1.0,
    out=13.75,
    piled=15.5,
    owed=0.0,
    ally_attack=1.7,
    ally_health=1.1,
    ally_hurt=10.0,
    unopposed=0.5,
    tower=0.0,
    monster_attack=1.05,
    monster_health=0.9,
    outsider_attack=1.5,
    outsider_health=0.0,
    fells_monster=1.5,
    fells_outsider=18.0,
    falls=0.4,
)
WEIGHTS = {"horde": _FIRST, "monoliths": _SECOND}
_WON = 0.97  # the outsider is beaten; only the end of the turn is missing


def chances(s: Horde, w: Weights | None = None) -> list[float]:
    """For each seat: 1 if its side has won, 0 if it has lost, else a guess from what lies on the table."""
    alliance = _alliance_chance(s, w or WEIGHTS[s.rules.edition])
    return [alliance if seat in s.rules.alliance else 1.0 - alliance for seat in first_seats(s.seats())]


def _alliance_chance(s: Horde, w: Weights) -> float:
    if s.outcome is not None:
        return 1.0 if s.rules.alliance[0] in s.outcome.winners else 0.0
    if s.vanquished:
        return _WON
    return 1.0 / (1.0 + exp(min(50.0, (w.even - worth(s, w)) / w.spread)))


def worth(s: Horde, w: Weights | None = None) -> float:
    """The position in points of castle health, from the side of the alliance; what players share counts once."""
    w = w or WEIGHTS[s.rules.edition]
    castle = health_of(s, CASTLE)
    value = castle - w.castle_end / (2.0 + max(0, castle))
    players = len(s.players)
    for player in s.players:
        deck = len(player.deck)
        value += (w.deck * deck + w.card * min(7, len(player.hand)) + w.mana * player.mana) / players
        value -= w.deck_end / (2.0 + deck)
    value -= w.pillage * s.edition.pillage_total(s) + w.work * work_left(s)
    value -= w.piled * sum(1 for card in s.pile if not CARDS[card].outsider)
    for lane in ALL_LANES:
        value += _lane(s, lane, w)
    if alliance_owes_taunt(s):  # the alliance phase cannot end like this
        value -= w.owed
    return value


def work_left(s: Horde) -> int:
    """The first portal, then every stage of the outsider that is not in play. HRD-WIN-06 MON-PRT-04"""
    work = 0 if s.stage or s.collapsing else health_of(s, PORTAL)
    work += sum(CARDS[card].health for card in s.outsiders_left)
    return work + sum(CARDS[card].health for card in s.pile if CARDS[card].outsider)


def _lane(s: Horde, lane: Lane, w: Weights) -> float:
    """A lane by who stands in it and what the next fight would do."""
    monster, ally = s.monster_in(lane), s.ally_in(lane)
    value = 0.0
    if ally != NO_UNIT:
        value += w.ally_attack * _strength(s, ally, w) + w.ally_health * _toughness(s, ally, w)
        if health_of(s, ally) <= 0:
            value -= w.ally_hurt
    elif s.guard[lane] >= 0:
        value += w.tower + s.units[s.guard[lane]].hp
    if monster != NO_UNIT:
        value -= _menace(s, monster, w)
        if ally == NO_UNIT:
            value -= w.unopposed * _strength(s, monster, w)
        else:
            value += _duel(s, monster, ally, w)
    elif ally != NO_UNIT:
        value += w.unopposed * _strength(s, ally, w)
    return value


def _menace(s: Horde, monster: UnitId, w: Weights) -> float:
    strength, toughness = _strength(s, monster, w), _toughness(s, monster, w)
    if CARDS[s.units[monster].card].outsider:
        return w.outsider_attack * strength + (w.work + w.outsider_health) * toughness - w.out
    return w.monster_attack * strength + w.monster_health * toughness


def _strength(s: Horde, unit: UnitId, w: Weights) -> float:
    return max(0, min(w.most, attack_of(s, unit)))


def _toughness(s: Horde, unit: UnitId, w: Weights) -> float:
    return min(w.most, max(0, health_of(s, unit)) + 0.5 * armor_left(s, unit))


def _duel(s: Horde, monster: UnitId, ally: UnitId, w: Weights) -> float:
    """Who would fall, as far as attack and health tell."""
    value = 0.0
    if attack_of(s, ally) >= health_of(s, monster) + armor_left(s, monster):
        value += w.fells_outsider if CARDS[s.units[monster].card].outsider else w.fells_monster
    if attack_of(s, monster) >= health_of(s, ally) + armor_left(s, ally):
        value -= w.falls
    return value
