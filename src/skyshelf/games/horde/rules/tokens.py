"""Tokens on cards: health, wounds, attack, weaken, armor. Opposite ones cancel. HRD-TOK-01 HRD-TOK-02 HRD-Q-03

They are numbers without an upper end, and nothing but another token takes them away. HRD-COMP-14 HRD-DMG-05
"""

from __future__ import annotations

from skyshelf.effects.select import Chosen
from skyshelf.effects.targets import candidates, fits
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.totals import health_of, is_banned
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import (
    CASTLE,
    HORDE,
    MINIONS,
    PORTAL,
    Defeat,
    Horde,
    Pending,
    Unit,
    Zone,
)
from skyshelf.games.horde.vocabulary.instead import PassWounds
from skyshelf.games.horde.vocabulary.names import Ban, Happening, Side, Token

_HEALTH, _WEAKEN = Token.HEALTH, Token.WEAKEN
_GAIN_HEALTH, _GAIN_WOUNDS, _BE_DAMAGED = Ban.GAIN_HEALTH, Ban.GAIN_WOUNDS, Ban.BE_DAMAGED

PASSED_WOUNDS = -4  # in place of an ability that waits: somebody else gains the wounds of a card


def put_tokens(s: Horde, unit: UnitId, token: Token, number: int, rule: str) -> bool:  # HRD-TOK-05 HRD-KEY-01
    """Put permanent tokens on a card; False if it cannot have them."""
    if number <= 0 or not (s.is_in_play(unit) or (unit in MINIONS and token == _HEALTH)):
        return False
    if unit == PORTAL and s.collapsing:  # HRD-Q-20
        return False
    if token == _WEAKEN and s.spares(unit):
        return False  # MON-Q-04
    match token:
        case Token.HEALTH:
            return gain_health(s, unit, number, rule)
        case Token.WOUND:
            return gain_wounds(s, unit, number, NO_UNIT, rule)  # HRD-TOK-04, nobody's blow: HRD-Q-94
        case Token.ATTACK:
            s.edit(unit).might += number
        case Token.WEAKEN:
            s.edit(unit).might -= number  # MON-Q-03
        case Token.ARMOR:
            s.edit(unit).plate += number
    s.emit(f"{token.name.lower()}-put", rule, card=unit_name(s, unit), number=number)
    return True


def can_gain(s: Horde, unit: UnitId, token: object) -> bool:
    """Whether tokens of a kind could be put on a card that is in play. MON-Q-113"""
    return token != _HEALTH or not is_banned(s, unit, _GAIN_HEALTH)


def gain_health(s: Horde, unit: UnitId, number: int, rule: str) -> bool:
    """A health token arrives, then cancels a wound. HRD-TOK-03"""
    if not can_gain(s, unit, _HEALTH):
        return False
    if not s.is_in_play(unit):
        bring_back(s, unit)
    s.edit(unit).hp += number
    if CARDS[s.units[unit].card].charged:
        s.changed()  # it is not spent any more: MON-Q-91
    s.emit("health-put", rule, card=unit_name(s, unit), number=number)
    announce(s, Happening.GAINS_HEALTH, unit, NO_UNIT, number)
    return True


def bring_back(s: Horde, minion: UnitId) -> None:
    """A minion that was set aside enters play in the back line, as new. MON-MIN-08 MON-MIN-09 MON-Q-30"""
    back = s.units[minion] = Unit(s.units[minion].card, Side.HORDE, HORDE, HORDE, Zone.BACK)
    if s.phase_name == "pillage":
        back.bans = 1 << Ban.PILLAGE  # it waits for the next turn: MON-Q-81
    s.own_units |= 1 << minion
    s.back.append(minion)
    s.back.sort()
    s.came_or_went(s.units[minion])
    s.emit("minion-returns", "MON-MIN-09", card=unit_name(s, minion))


def gain_wounds(s: Horde, unit: UnitId, number: int, source: UnitId, rule: str) -> bool:
    """Wounds arrive, by damage or put directly: either way the card is damaged. HRD-DMG-01 HRD-DMG-02"""
    if is_banned(s, unit, _GAIN_WOUNDS) or is_banned(s, unit, _BE_DAMAGED) or has_fallen(s, unit):
        return False
    if index_of(s).replacing and wounds_takers(s, unit):
        one = s.units[unit]
        s.waiting.append(Pending(one.card, PASSED_WOUNDS, unit, NOBODY, NO_UNIT, source, number))
        return False
    take_wounds(s, unit, number, source, rule)  # HRD-KEY-24 HRD-KEY-25 MON-Q-83
    return True


def has_fallen(s: Horde, unit: UnitId) -> bool:
    """Whether a card is destroyed already, or a minion that has no health to lose: nothing wounds it."""
    return s.units[unit].doomed or (unit in MINIONS and health_of(s, unit) <= 0)  # HRD-Q-78 MON-Q-90


def wounds_takers(s: Horde, unit: UnitId) -> list[UnitId]:
    """The cards that gain the wounds of another one instead. MON-COL-09 MON-RES-17"""
    for run, ability in index_of(s).replacing:
        change = ability.change
        if isinstance(change, PassWounds) and fits(s, run, change.of, unit):
            assert isinstance(change.to, Chosen)
            return candidates(s, run, change.to.what)
    return []


def take_wounds(s: Horde, unit: UnitId, number: int, source: UnitId, rule: str) -> None:
    lose_health(s, unit, number, source)
    s.emit("wounded", rule, card=unit_name(s, unit), number=number)
    announce(s, Happening.GAINS_WOUNDS, unit, source, number)


def lose_health(s: Horde, unit: UnitId, number: int, source: UnitId = NO_UNIT) -> None:
    before = health_of(s, unit)
    s.edit(unit).hp -= number
    note_health(s, unit, before, source)


def note_health(s: Horde, unit: UnitId, before: int, source: UnitId) -> None:
    """A card whose health falls to 0 or less will be destroyed. HRD-DES-01 HRD-Q-23"""
    if before > 0 >= health_of(s, unit):
        if unit == CASTLE:
            s.lost = s.lost or Defeat.CASTLE_DESTROYED  # HRD-DES-11
            return
        s.hurt.append(unit)
        one = s.edit(unit)
        one.killer, one.slayer = source, NOBODY
        if CARDS[s.units[unit].card].charged:  # MON-Q-91
            s.changed()


def tokens_on(s: Horde, unit: UnitId, token: object) -> int:
    """How many tokens of a kind a card has; opposite ones share a number."""
    one = s.units[unit]
    match token:
        case Token.HEALTH:
            return max(0, one.hp)
        case Token.WOUND:
            return max(0, -one.hp)
        case Token.ATTACK:
            return max(0, one.might)
        case Token.WEAKEN:
            return max(0, -one.might)
    return one.plate


def remove_tokens(s: Horde, unit: UnitId, token: Token, number: int, rule: str) -> int:
    """Take tokens off, as many as there are; it is no damage and nobody's blow. MON-DMG-07 MON-DMG-08 HRD-Q-94"""
    one = s.units[unit]
    there = {_HEALTH: one.hp, Token.ATTACK: one.might, _WEAKEN: -one.might, Token.ARMOR: one.plate}
    number = min(number, max(0, there.get(token, 0)))
    if number == 0:
        return 0
    match token:
        case Token.HEALTH:
            lose_health(s, unit, number)
        case Token.ATTACK:
            s.edit(unit).might -= number
        case Token.WEAKEN:
            s.edit(unit).might += number
        case Token.ARMOR:
            s.edit(unit).plate -= number
    s.emit(f"{token.name.lower()}-removed", rule, card=unit_name(s, unit), number=number)
    if token == _HEALTH:
        announce(s, Happening.HEALTH_REMOVED, unit, NO_UNIT, number)
    return number


def heal_wounds(s: Horde, unit: UnitId, number: int, seat: Seat, rule: str) -> int:
    """Take up to so many wounds off; healing counts only if one came off. MON-DMG-10 MON-Q-17 MON-Q-66"""
    one = s.units[unit]
    healed = min(number, -one.hp)
    if healed <= 0 or is_banned(s, unit, Ban.LOSE_WOUNDS):
        return 0
    s.edit(unit).hp += healed
    s.emit("healed", rule, card=unit_name(s, unit), number=healed)
    announce(s, Happening.HEALED, unit, NO_UNIT, healed, seat)
    return healed
