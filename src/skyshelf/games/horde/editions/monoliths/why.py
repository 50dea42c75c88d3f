"""Why an action of the second edition cannot be done now."""

from __future__ import annotations

from collections.abc import Mapping

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import abilities_at, is_stripped
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.advice.why import (
    Against,
    Reasons,
    against_price,
    find,
    not_there,
    reason,
    reasons_against,
)
from skyshelf.games.horde.advice.why_horde import WORDS as HORDE_WORDS
from skyshelf.games.horde.advice.why_horde import (
    against_concealing,
    against_exhausted,
    against_moving,
    reasons_against_horde,
)
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.editions.monoliths.universal import DRAW_COST, engagers, ready_allies, unengaged
from skyshelf.games.horde.editions.monoliths.versus import ExtraSteps, destinations
from skyshelf.games.horde.editions.monoliths.versus_summon import WaveFromHand
from skyshelf.games.horde.rules.concealed import has_play_ability, has_temporary_tokens
from skyshelf.games.horde.table.options import PlayCard, unit_name
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Moment


def reasons_against_2024(view: HordeView, text: str) -> list[tuple[str, Phrase]]:
    return _of_this_edition(reasons_against(view, text, _OTHERS))


def reasons_against_horde_2024(view: HordeView, text: str) -> Reasons:
    decision = view.decision
    word = next(iter(text.lower().split()), "")
    if decision is not None and decision.index_of(text) < 0 and word in (*HORDE_WORDS, "use", "end"):
        if decision.kind == "horde" and word in ("play", "hide"):
            return [reason("MON-VS-17", "summoning-over")]
        if decision.kind == "horde" and word == "use":
            return _against_portal(view)
        if decision.kind == "summon" and word not in ("play", "hide"):  # MON-Q-49
            return [reason("MON-VS-10", "wave-first")]
        if decision.kind == "summon" and not any(isinstance(one, PlayCard) for one in decision.options):
            return [reason(CARDS[view.rules.outsiders[0]].code, "face-down-only")]
    found = _of_this_edition(reasons_against_horde(view, text, _against_monster))
    if word == "conceal":  # a rule of its own here, not that of hiding a card from the hand
        found = [("MON-VS-28" if rule == "MON-VS-13" else rule, phrase) for rule, phrase in found]
    if not found and word == "hide" and decision is not None and decision.index_of(text) < 0:
        found += _against_lane(view)
    return found


def _against_lane(view: HordeView) -> Reasons:
    """A text that summons may name the lane. MON-Q-96"""
    wave = possible_table(view, 0).frames[-1]
    named = isinstance(wave, WaveFromHand) and wave.rightmost
    return [reason("MON-RES-04", "lane-named")] if named else []


def _against_portal(view: HordeView) -> Reasons:
    """Why the horde player cannot use the portal now. MON-VS-30"""
    s = possible_table(view, 0)
    name = CARD_NAME[s.units[PORTAL].card]
    if not abilities_at(s, PORTAL, Moment.ACTION):
        return [reason("MON-VS-30", "portal-without", card=name)]
    steps = s.frames[-1]
    if isinstance(steps, ExtraSteps) and steps.portal_used == s.stage:
        return [reason("MON-VS-30", "portal-used", card=name)]
    return [reason("MON-COST-03", "cost-unpaid", card=name)]


# Where the editions say it in different ways, so that the catalogue calls no rule the same.
_OWN_RULE = {"HRD-Q-43": "MON-Q-71", "HRD-Q-70": "MON-RES-05", "HRD-VS-36": "MON-READY-09"}


def _of_this_edition(found: Reasons) -> Reasons:
    return [(_OWN_RULE.get(rule, rule), phrase) for rule, phrase in found]


def _against_monster(s: Horde, word: str, unit: UnitId) -> Reasons:
    """Every action with a monster exhausts it, a move as well."""
    one = s.units[unit]
    name = CARD_NAME[one.card]
    if word == "discard":
        return [reason("MON-VS-31", "no-discarding")]
    if word == "conceal":
        found = against_concealing(s, unit)
        if not found and has_play_ability(s, unit):
            found.append(reason("MON-VS-28", "has-play", card=name))
        if not found and has_temporary_tokens(s, unit):
            found.append(reason("MON-KEY-58", "cannot-conceal", card=name))
        return found
    found = against_exhausted(s, unit)
    if CARDS[one.card].minion:
        found.append(reason("MON-VS-20", "minions-cannot", card=name))
    if is_stripped(s, unit):
        found.append(reason("MON-UNI-13", "stripped", card=name))
    more = {"move": against_moving, "exhaust": _against_foe}
    found += more[word](s, unit) if word in more else []
    if word == "move" and not found and not destinations(s, unit):
        found.append(reason("MON-VS-21", "no-lane", card=name))
    return found


def _against_foe(s: Horde, unit: UnitId) -> Reasons:
    """Why there is no ally that a monster could exhaust. MON-VS-23"""
    foe = s.engaged_with(unit)
    if foe < 0:
        return [reason("MON-VS-23", "no-foe", card=CARD_NAME[s.units[unit].card])]
    name = CARD_NAME[s.units[foe].card]
    if s.units[foe].exhausted:
        return [reason("MON-VS-23", "exhausted", card=name)]
    return [reason("MON-RES-05", "cannot-exhaust", card=name)] if is_banned(s, foe, Ban.BE_EXHAUSTED) else []


def _against_exhausting(s: Horde, unit: UnitId) -> Reasons:
    """What keeps a card from any universal ability. MON-READY-08 MON-UNI-13"""
    name = CARD_NAME[s.units[unit].card]
    found: Reasons = []
    if s.units[unit].exhausted:
        found.append(reason("MON-READY-08", "exhausted", card=name))
    if is_stripped(s, unit):
        found.append(reason("MON-UNI-13", "stripped", card=name))
    if is_banned(s, unit, Ban.BE_EXHAUSTED):
        found.append(reason("MON-RES-05", "cannot-exhaust", card=name))
    return found


def _against_moving(s: Horde, seat: Seat, place: str) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("MON-UNI-02", place)]
    if unit not in s.guard:
        return [reason("MON-UNI-02", "no-ally", what=unit_name(s, unit))]
    name = CARD_NAME[s.units[unit].card]
    if CARDS[s.units[unit].card].type == CardType.TOWER:
        return [reason("MON-TWR-07", "towers-stay", card=name)]
    found = _against_exhausting(s, unit)
    if s.units[unit].seat != seat:
        found.append(reason("MON-Q-71", "not-yours", what=unit_name(s, unit)))
    if is_banned(s, unit, Ban.BE_MOVED):
        found.append(reason("MON-RES-05", "cannot-move", card=name))
    return found or [reason("MON-UNI-02", "no-lane", card=name)]


def _against_engaging(s: Horde, seat: Seat, place: str) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("MON-UNI-05", place)]
    if s.units[unit].zone not in (Zone.BACK, Zone.LANE) or unit in s.guard:
        return [reason("MON-UNI-05", "no-monster", what=unit_name(s, unit))]
    name = CARD_NAME[s.units[unit].card]
    if s.units[unit].zone != Zone.BACK:
        return [reason("MON-UNI-05", "engaged-already", card=name)]
    free = unengaged(s, ready_allies(s, seat))
    if not free:
        return [reason("MON-UNI-16", "no-ready-ally", card=name)]
    if not engagers(s, unit, free):
        return [reason("MON-KEY-65", "cannot-be-engaged", card=name)]
    return against_price(s, seat, unit)


def _against_discarding(s: Horde, seat: Seat, place: str) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("MON-ALL-13", place)]
    if s.units[unit].seat == seat and s.units[unit].zone == Zone.ATTACHED:
        return [reason("MON-ALL-13", "attachments-stay", card=CARD_NAME[s.units[unit].card])]
    return [reason("MON-ALL-13", "not-yours", what=unit_name(s, unit))]


def _against_castle_draw(s: Horde, seat: Seat, rest: str) -> Reasons:
    found = _against_exhausting(s, CASTLE)
    mana = s.purse(seat).mana
    if mana < DRAW_COST:
        name = CARD_NAME[s.units[CASTLE].card]
        found.append(reason("MON-UNI-10", "too-dear", card=name, cost=DRAW_COST, mana=mana))
    return found


_OTHERS: Mapping[str, Against] = {
    "move": _against_moving,
    "engage": _against_engaging,
    "discard": _against_discarding,
    "castle": _against_castle_draw,
    "end": lambda s, seat, rest: [],
}
