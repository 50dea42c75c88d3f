"""Why the horde player cannot do something now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.advice.why import Reasons, find, not_in_hand, not_there, place_called, reason
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME
from skyshelf.games.horde.rules.concealed import can_be_concealed, concealed_units, is_concealed
from skyshelf.games.horde.rules.place import free_lanes
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.versus.horde_phase import (
    CHALLENGE_COST,
    CONCEAL_COST,
    PLAN_COST,
    HordeActions,
    can_be_discarded,
)
from skyshelf.games.horde.vocabulary.names import Ban, Side

_FREE = ("horde", "summon")
_COSTS = {
    "plan": (PLAN_COST, "HRD-VS-21"),
    "hide": (CONCEAL_COST, "HRD-VS-24"),
    "conceal": (CONCEAL_COST, "HRD-VS-24"),
    "challenge": (CHALLENGE_COST, "HRD-VS-33"),
    "exhaust": (CHALLENGE_COST, "HRD-VS-33"),
}
WORDS = ("play", "move", "discard", "rearrange", *_COSTS)


AgainstMonster: TypeAlias = Callable[[Horde, str, UnitId], Reasons]


def reasons_against_horde(
    view: HordeView, text: str, against_monster: AgainstMonster | None = None
) -> Reasons:
    """What keeps the horde player from an action written like an option; empty if it is possible or unknown.

    `against_monster` says what an edition has against an action with a monster, in the back line as well; else only
    those of the front line act.
    """
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    decision = view.decision
    if decision is None or word not in WORDS or decision.index_of(text) >= 0:
        return []
    if decision.kind not in _FREE:
        return [reason(decision.rule, "finish-first")]
    s = possible_table(view, 0)
    rest = rest if word in ("play", "hide") else place_called(s, rest)
    if decision.index_of(f"{word} {rest}") >= 0:
        return []
    found = _against_cost(s, word)
    if word in ("play", "hide"):
        found += _against_playing(s, word, rest)
    elif word == "rearrange":
        found += [] if len(concealed_units(s)) > 1 else [reason("HRD-VS-32", "few-concealed")]
    elif word != "plan":
        unit = find(s, rest)
        if unit == NO_UNIT:
            found.append(not_there("HRD-VS-17", rest))
        elif unit not in (*s.front, *(s.back if against_monster else ())):
            found.append(reason("HRD-VS-17", "no-monster-of-lanes", what=unit_name(s, unit)))
        else:
            found += (against_monster or _against_monster)(s, word, unit)
    return [(s.cited(rule), phrase) for rule, phrase in found]


def _against_cost(s: Horde, word: str) -> Reasons:
    cost, rule = _COSTS.get(word, (0, ""))
    return [reason(rule, "horde-mana", cost=cost, mana=s.horde_mana)] if s.horde_mana < cost else []


def _against_playing(s: Horde, word: str, rest: str) -> Reasons:
    slug = rest.replace(" ", "_")
    if word == "play" and (slug not in BY_SLUG or BY_SLUG[slug].id not in s.horde_hand):
        return [not_in_hand("HRD-VS-12", slug)]
    frame = s.frames[-1]
    found: Reasons = []
    if isinstance(frame, HordeActions) and frame.played >= frame.wave:
        found.append(reason("HRD-VS-13", "wave-played", number=frame.wave))
    lanes = free_lanes(s, Side.HORDE)
    if word == "play" and not lanes:
        found.append(reason("HRD-VS-12", "no-lane-to-engage", card=CARD_NAME[BY_SLUG[slug].id]))
    elif not lanes or (word == "hide" and rest.isdecimal() and int(rest) - 1 not in lanes):
        found.append(reason("HRD-VS-12", "lane-taken"))
    return found


def _against_monster(s: Horde, word: str, unit: UnitId) -> Reasons:
    if word == "discard":
        one = s.units[unit]  # the horde player knows what lies face down
        name = CARD_NAME[one.hidden if is_concealed(s, unit) else one.card]
        return [] if can_be_discarded(s, unit) else [reason("HRD-Q-80", "cannot-discard", card=name)]
    if word == "conceal":
        return against_concealing(s, unit)
    if word == "move":
        return against_moving(s, unit)
    return against_exhausted(s, unit)


def against_concealing(s: Horde, unit: UnitId) -> Reasons:
    if is_concealed(s, unit):
        return [reason("HRD-VS-24", "concealed-already", lane=s.units[unit].lane + 1)]
    name = CARD_NAME[s.units[unit].card]
    return [] if can_be_concealed(s, unit) else [reason("HRD-VS-31", "cannot-conceal", card=name)]


def against_moving(s: Horde, unit: UnitId) -> Reasons:
    banned = is_banned(s, unit, Ban.BE_MOVED)
    return [reason("HRD-Q-70", "cannot-move", card=CARD_NAME[s.units[unit].card])] if banned else []


def against_exhausted(s: Horde, unit: UnitId) -> Reasons:
    one = s.units[unit]
    return [reason("HRD-VS-36", "exhausted", card=CARD_NAME[one.card])] if one.exhausted else []
