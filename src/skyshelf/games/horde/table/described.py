"""A table told in the words of scenarios, for `position.py` to read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.public import told_fields
from skyshelf.engine.seat import Seat, first_seats, seated
from skyshelf.games.horde.abilities.costs import cost_of
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import CASTLE, HORDE, MINIONS, PORTAL, Horde, Unit, lasting_grants
from skyshelf.games.horde.vocabulary.names import Side

TOLD = told_fields(Unit)
MINION_NAMES = ("onikai", "yetnar", "zephylite", "ratamil")


def describe_table(s: Horde, names: Sequence[str] = ()) -> dict[str, Any]:
    """The same words for a given table; players are called by `names`, or `1`, `2`, ..."""
    called = [names[seat] if seat < len(names) else str(seat + 1) for seat in first_seats(s.seats())]
    minions: dict[str, Any] = {}
    for unit, slug in zip(MINIONS, MINION_NAMES, strict=True):
        minions[slug] = _describe_unit(s, unit, called)
        if s.units[unit].lane != NO_LANE:
            minions[slug]["lane"] = s.units[unit].lane + 1
    portal = _describe_unit(s, PORTAL, called)
    del portal["card"]
    return {
        "phase": s.phase_name,
        "turn_number": s.turn,
        "castle": _describe_unit(s, CASTLE, called),
        "portal": {
            "stage": s.stage + 1,
            "turned": s.turned,
            "collapsing": s.collapsing,
            **({"leads": True} if s.portal_leads else {}),
            **portal,
        },
        "minions": minions,
        "monsters": _describe_row(s, s.front, called),
        "allies": _describe_row(s, s.guard, called),
        "players": {
            called[seat]: {
                "mana": player.mana,
                "hand": [CARDS[card].slug for card in player.hand],
                "deck": [CARDS[card].slug for card in reversed(player.deck)],
                "discard": [CARDS[card].slug for card in player.discard],
            }
            for seat, player in seated(s.players)
        }
        | {called[seat]: {} for seat in range(len(s.players), s.seats())},
        "horde": {
            "deck": [CARDS[card].slug for card in reversed(s.horde_deck)],
            "discard": [CARDS[card].slug for card in s.horde_discard],
            "hand": [CARDS[card].slug for card in s.horde_hand],
            "mana": s.horde_mana,
            "foreseen": s.foreseen,
            **({"next_tier": s.tier_due} if s.rules.tiers else {}),
        },
        "pile": [CARDS[card].slug for card in reversed(s.pile)],
        "outsiders_left": [CARDS[card].slug for card in s.outsiders_left],
        **({"trial": _describe_trial(s.trial)} if s.trial is not None else {}),
        **_describe_beside(s, called),
    }


def _describe_beside(s: Horde, called: list[str]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    others = [_describe_unit(s, unit, called) for unit in s.back if unit not in MINIONS]
    if others:
        words["back_line"] = others
    if s.late:
        words["late"] = [CARDS[card].slug for card in s.late]
    if s.kept:
        words["kept"] = [
            {
                "card": CARDS[kept.card].slug,
                **_numbers(kept.hp, kept.might, kept.plate),
                "attachments": [CARDS[card].slug for card, _ in kept.attachments],
            }
            for kept in s.kept
        ]
    return words


def _describe_trial(trial: Trial) -> dict[str, Any]:
    words: dict[str, Any] = {"count": trial.count, "turn": trial.turn, "spoiled": trial.spoiled}
    return {**words, "done": trial.done, "renewals": list(trial.renewals)}


def _describe_row(s: Horde, row: list[UnitId], called: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for lane, unit in enumerate(row):
        if unit != NO_UNIT and unit not in MINIONS:
            found[str(lane + 1)] = _describe_unit(s, unit, called)
    return found


def _describe_unit(s: Horde, unit: UnitId, called: list[str]) -> dict[str, Any]:
    """Only what differs from a fresh card is told."""
    one = s.units[unit]
    words: dict[str, Any] = {"card": CARDS[one.card if one.hidden == NO_CARD else one.hidden].slug}
    if one.hidden != NO_CARD:
        words["concealed"] = True
    words.update(_numbers(one.hp, one.might, one.plate))
    for word in TOLD:
        if getattr(one, word):
            words[word] = True
    if one.model != NO_CARD:
        attached = dict.fromkeys(CARDS[card].slug for card, _, _ in lasting_grants(one))
        words["copies"] = [CARDS[one.model].slug, *attached] if attached else CARDS[one.model].slug
    if one.attachments:
        words["attachments"] = [_attached(s, other, called) for other in one.attachments]
    boosts = {"attack": one.boost_attack, "health": one.boost_health, "armor": one.boost_armor}
    if any(boosts.values()):
        words["boosts"] = {name: value for name, value in boosts.items() if value}
    if one.beneath:
        words["beneath"] = [_beneath(card, owner, called) for card, owner in one.beneath]
    if one.owner != HORDE and CARDS[one.card].side == Side.HORDE:
        words["own"] = True
    if one.seat > 0:
        words["owner"] = called[one.seat]
    return words


def _attached(s: Horde, unit: UnitId, called: list[str]) -> Any:
    """An attachment; whose it is, where players have names and it is another's than its bearer. Marks of kept games
    were made without.
    """
    one = s.units[unit]
    slug = CARDS[one.card].slug
    others = one.owner != HORDE and one.owner != max(0, s.units[one.bearer].seat)
    named = others and not called[one.owner].isdecimal()
    return {"card": slug, "owner": called[one.owner]} if named else slug


def _beneath(card: CardId, owner: Seat, called: list[str]) -> Any:
    """A card beneath another; whose it is, where that is neither the horde nor the first player."""
    slug = CARDS[card].slug
    return slug if owner <= 0 else {"card": slug, "owner": called[owner]}


def told_of(s: Horde, names: Sequence[str] = ()) -> dict[str, Any]:
    """What follows from a position: the numbers of cards in play as they are now, and what hands cost."""
    called = [names[seat] if seat < len(names) else str(seat + 1) for seat in first_seats(s.seats())]
    rows = {"monsters": s.front, "allies": s.guard}
    values: dict[str, Any] = {"castle": _values(s, CASTLE), "portal": _values(s, PORTAL)}
    values["minions"] = {
        slug: _values(s, unit) for unit, slug in zip(MINIONS, MINION_NAMES, strict=True) if s.is_in_play(unit)
    }
    for word, row in rows.items():
        values[word] = {str(lane + 1): _values(s, unit) for lane, unit in enumerate(row) if unit != NO_UNIT}
    prices = {
        called[seat]: {CARDS[card].slug: cost_of(s, seat, card) for card in player.hand}
        for seat, player in seated(s.players)
    }
    return {"values": values, "prices": prices, "difficulty": _difficulty(s)}


def _difficulty(s: Horde) -> Any:
    """The word of the first edition, the total of the second, which has halves. MON-DIF-09"""
    doubled = s.rules.total
    if not doubled:
        return s.rules.difficulty
    return doubled / 2 if doubled % 2 else doubled // 2


def _values(s: Horde, unit: UnitId) -> dict[str, int]:
    return {"attack": attack_of(s, unit), "health": health_of(s, unit), "armor": armor_left(s, unit)}


def _numbers(hp: int, might: int, plate: int) -> dict[str, int]:
    """The tokens of each kind that are there."""
    numbers = {
        "health": max(0, hp),
        "wounds": max(0, -hp),
        "attack": max(0, might),
        "weaken": max(0, -might),
        "armor": plate,
    }
    return {name: value for name, value in numbers.items() if value}
