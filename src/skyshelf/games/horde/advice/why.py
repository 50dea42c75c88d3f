"""Why something cannot be done now: the rule and a sentence for each thing that stands against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.phrase import Arg, Phrase, typed
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.costs import cost_of
from skyshelf.games.horde.abilities.index import abilities_at, is_spent, is_stripped
from skyshelf.games.horde.abilities.totals import can_engage, health_of, is_banned, is_challenged
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, triggered
from skyshelf.games.horde.phases.alliance import destinations
from skyshelf.games.horde.rules.engage import can_pay_extra, engaging_lane, extra_costs, helpers
from skyshelf.games.horde.rules.play_card import at_hand, can_react, has_room
from skyshelf.games.horde.rules.taunt import taunt_is_owed
from skyshelf.games.horde.table.lanes import LANES, NO_LANE
from skyshelf.games.horde.table.options import card_title, minion_called, place_of, unit_name
from skyshelf.games.horde.table.state import CASTLE, Horde, Zone
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Moment

Reasons = list[tuple[str, Phrase]]
Against = Callable[[Horde, Seat, str], Reasons]
NO_OTHERS: Mapping[str, Against] = {}
WORDS = ("play", "use", "engage", "move", "discard", "end")
_FREE = ("alliance", "reactions")


def reason(rule: str, key: str, **args: Arg) -> tuple[str, Phrase]:
    return rule, Phrase(f"horde-why-{key}", args)


def reasons_against(view: HordeView, text: str, others: Mapping[str, Against] = NO_OTHERS) -> Reasons:
    """What keeps the deciding seat from an action written like an option; empty if it is possible or unknown.

    `others` has the actions that an edition does in its own way.
    """
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    decision = view.decision
    if decision is None or decision.index_of(text) >= 0:
        return []
    if decision.kind == "mulligan" and (slug := text.lower().replace(" ", "_")) in BY_SLUG:
        return _against_putting_back(possible_table(view, 0), decision.seat, slug)
    if word not in (*WORDS, *others):
        return []
    if decision.kind not in _FREE:
        return [reason(decision.rule, "finish-first")]
    s = possible_table(view, 0)
    rest = rest if word == "play" else place_called(s, rest)
    if decision.index_of(f"{word} {rest}") >= 0:
        return []
    found = _found(s, decision.seat, decision.kind == "reactions", word, rest, others)
    return [(s.cited(rule), phrase) for rule, phrase in found]


def _against_putting_back(s: Horde, seat: Seat, slug: str) -> Reasons:
    """Why a card takes no part in the mulligan: there is none, or it must start in the hand."""
    card = BY_SLUG[slug]
    if card.id in s.players[seat].hand and slug == s.challenge.hero:
        return [reason("HRD-Q-61", "hero-stays", card=CARD_NAME[card.id])]
    return [reason(s.cited("HRD-SET-27"), "not-in-hand", what=card_title(card.id))]


def _found(
    s: Horde, seat: Seat, reacting: bool, word: str, rest: str, others: Mapping[str, Against]
) -> Reasons:
    if reacting and word not in ("play", "use"):
        return [reason("HRD-TRE-14", "only-reactions")]
    if word in others:
        return others[word](s, seat, rest)
    match word:
        case "play":
            return _against_playing(s, seat, rest, reacting)
        case "use":
            return _against_using(s, seat, rest.partition(" ")[0], reacting)
        case "engage":
            return _against_engaging(s, seat, rest)
        case "move":
            return _against_moving(s, rest)
        case "discard":
            unit = find(s, rest)
            if unit == NO_UNIT:
                return [not_there("HRD-ALL-16", rest)]
            return [reason("HRD-ALL-16", "not-yours", what=unit_name(s, unit))]
    return [reason("HRD-KEY-79", "taunt")] if taunt_is_owed(s, seat) else []


def _against_playing(s: Horde, seat: Seat, slug: str, reacting: bool) -> Reasons:
    slug = slug.replace(" ", "_")
    if slug not in BY_SLUG or BY_SLUG[slug].id not in at_hand(s.players[seat]):
        return [not_in_hand("HRD-ALL-03", slug)]
    card = BY_SLUG[slug]
    found: Reasons = []
    if reacting and not can_react(s, card):
        found.append(reason("HRD-TRE-12", "no-reaction", card=CARD_NAME[card.id]))
    cost = cost_of(s, seat, card.id)
    mana = s.purse(seat).mana
    if cost > mana:
        found.append(reason("HRD-MANA-09", "too-dear", card=CARD_NAME[card.id], cost=cost, mana=mana))
    if not has_room(s, seat, card):
        rules = {CardType.ALLY: "HRD-ALY-01", CardType.TOWER: "HRD-TWR-01", CardType.SPELL: card.code}
        rule = rules.get(card.type, "HRD-ATC-01")
        found.append(reason(rule, "no-room", card=CARD_NAME[card.id]))
    return found


def not_in_hand(rule: str, slug: str) -> tuple[str, Phrase]:
    return reason(rule, "not-in-hand", what=card_title(BY_SLUG[slug].id) if slug in BY_SLUG else typed(slug))


def not_there(rule: str, place: str) -> tuple[str, Phrase]:
    """Nothing is called so: the lane is empty, the card lies elsewhere, or the word means nothing."""
    side, number = place[:1], place[1:]
    if side in ("a", "m", "b") and number.isdecimal() and 1 <= int(number) <= LANES:
        return reason(rule, "empty", side=side, number=int(number))
    slug = place.partition("@")[0].replace(" ", "_")
    name = CARD_NAME[BY_SLUG[slug].id] if slug in BY_SLUG else minion_called(slug)
    return (
        reason(rule, "nothing-there", what=typed(place))
        if name is None
        else reason(rule, "not-there", card=name)
    )


def find(s: Horde, place: str) -> UnitId:
    for unit, one in numbered(s.units):
        if one.zone != Zone.GONE and place_of(s, unit) == place:
            return unit
    return NO_UNIT


def place_called(s: Horde, text: str) -> str:
    """The place of a card in play that is called by its name; else the words as they are."""
    slug = text.replace(" ", "_")
    for unit, one in numbered(s.units):
        if one.zone != Zone.GONE and CARDS[one.card].slug == slug:
            return place_of(s, unit)
    return text


def _against_using(s: Horde, seat: Seat, place: str, reacting: bool) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("HRD-ALL-18", place)]
    one = s.units[unit]
    name = CARD_NAME[one.card]
    if is_spent(s, unit):
        return [reason("MON-Q-91", "spent", card=name)]
    abilities = abilities_at(s, unit, Moment.EXHAUST)
    if not abilities:
        # What a card never had it has not lost; in the first edition only monsters lose theirs.
        lost = is_stripped(s, unit) and Moment.EXHAUST in CARDS[one.card].moments
        return [
            reason("MON-UNI-13" if lost else "HRD-ALL-18", "stripped" if lost else "no-ability", card=name)
        ]
    found: Reasons = []
    if unit != CASTLE and one.seat != seat:
        found.append(reason("HRD-Q-43", "not-yours", what=unit_name(s, unit)))
    if one.exhausted:
        found.append(reason("HRD-READY-04", "exhausted", card=name))
    if is_banned(s, unit, Ban.BE_EXHAUSTED):
        found.append(reason("HRD-Q-70", "cannot-exhaust", card=name))
    if not found and reacting and not any(triggered(*ability).reaction for ability in abilities):
        found.append(reason("HRD-TRE-14", "no-reaction", card=name))
    return found or [reason("HRD-COST-05", "cost-unpaid", card=name)]


def _against_engaging(s: Horde, seat: Seat, place: str) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("HRD-ALL-05", place)]
    if not CARDS[s.units[unit].card].minion:
        return [reason("HRD-ALL-05", "no-minion", what=unit_name(s, unit))]
    name = CARD_NAME[s.units[unit].card]
    if s.engaged_with(unit) != NO_UNIT:
        return [reason("HRD-ALL-05", "engaged-already", card=name)]
    if health_of(s, unit) < 1:
        return [reason("HRD-MIN-07", "no-health", card=name)]
    lane = engaging_lane(s)
    if lane == NO_LANE:
        return [reason("HRD-ALL-09", "no-lane-to-engage", card=name)]
    if s.guard[lane] != NO_UNIT and s.ally_in(lane) == NO_UNIT:
        return [reason("HRD-ALL-11", "tower-in-the-way", lane=lane + 1)]
    if s.ally_in(lane) == NO_UNIT and not helpers(s, seat):
        return [reason("HRD-ALL-07", "no-ally-to-engage", lane=lane + 1)]
    found = against_price(s, seat, unit)
    if not found and not can_pay_extra(s, unit, seat):
        return [reason("HRD-COST-05", "ally-would-pay", card=name, lane=lane + 1)]
    ally = s.ally_in(lane)
    if is_banned(s, unit, Ban.BE_ENGAGED) or (ally != NO_UNIT and not can_engage(s, unit, ally)) or not found:
        return [reason("HRD-KEY-20", "cannot-be-engaged", card=name)]
    return found


def against_price(s: Horde, seat: Seat, minion: UnitId) -> Reasons:
    """What other cards add to the price of engaging a minion, if nobody can pay it."""
    name = CARD_NAME[s.units[minion].card]
    return [
        reason("HRD-COST-05", "price-unpaid", card=name, source=CARD_NAME[run.scope.card])
        for run, costs in extra_costs(s, minion, seat)
        if not can_pay(s, run, costs)
    ]


def _against_moving(s: Horde, place: str) -> Reasons:
    unit = find(s, place)
    if unit == NO_UNIT:
        return [not_there("HRD-ALL-12", place)]
    if unit not in s.guard:
        return [reason("HRD-ALL-12", "no-ally", what=unit_name(s, unit))]
    name = CARD_NAME[s.units[unit].card]
    if CARDS[s.units[unit].card].type == CardType.TOWER:
        return [reason("HRD-ALL-14", "towers-stay", card=name)]
    if is_banned(s, unit, Ban.BE_MOVED):
        return [reason("HRD-Q-70", "cannot-move", card=name)]
    if is_challenged(s, unit):
        return [reason("HRD-VS-34", "challenged", card=name)]
    return [] if destinations(s, unit) else [reason("HRD-ALL-12", "no-lane", card=name)]
