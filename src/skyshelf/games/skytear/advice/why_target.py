"""Why a certain unit cannot be named now: its kind, its distance, a white line, or Cover."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.run import Run
from skyshelf.effects.targets import candidates
from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import Declaring
from skyshelf.games.skytear.actions.skirmish import Skirmishing
from skyshelf.games.skytear.actions.worship import Marking
from skyshelf.games.skytear.battlefields.battlefield import SIGHT, HexId
from skyshelf.games.skytear.cards.card import NO_CARD, Aim, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS, hero_card, outsider_card
from skyshelf.games.skytear.rules.aim import attack_places
from skyshelf.games.skytear.rules.outsider import OutsiderSkirmish, OutsiderTarget
from skyshelf.games.skytear.rules.play_card import Aiming
from skyshelf.games.skytear.rules.sight import is_covered, sees_into_cover, standing
from skyshelf.games.skytear.table.options import PickUnit, hex_text, unit_name, unit_text
from skyshelf.games.skytear.table.state import NO_SKILL, TOKEN, Aimed, Skytear, token_at
from skyshelf.games.skytear.vocabulary.names import Action
from skyshelf.games.skytear.vocabulary.properties import Within

Reasons = list[tuple[str, Phrase]]


def reason(rule: str, key: str, **args: Arg) -> tuple[str, Phrase]:
    return rule, Phrase(f"skytear-why-{key}", args)


@dataclass(slots=True)
class Aimer:
    """Who names a target, how far it reaches, and the rule that says so; `aim` is what a card aims at."""

    unit: UnitId
    seat: Seat
    reach: int
    range_rule: str
    card: int = NO_CARD
    aim: Aim | None = None


def _printed_reach(s: Skytear, unit: UnitId) -> int:
    return (
        hero_card(s.heroes[unit].card).reach
        if s.is_hero(unit)
        else outsider_card(s.outsider(unit).card).reach
    )


def aimer_of_action(s: Skytear, unit: UnitId, seat: Seat, action: Action) -> Aimer | None:
    """Only an Attack, a Skirmish and the Worship of Kurumo name units."""
    match action:
        case Action.ATTACK:
            return Aimer(unit, seat, _printed_reach(s, unit), "SKY-ATK-01")
        case Action.SKIRMISH:
            return Aimer(unit, seat, _printed_reach(s, unit), "SKY-SKIR-06")
        case Action.WORSHIP:
            return Aimer(unit, seat, SIGHT, "SKY-KUR-01")
    return None


def reach_of(aim: Aim) -> int:
    """How far what a card aims at may be: sight sets the limit, where the card sets none of its own."""
    filters = aim.units.filters if aim.units is not None else ()
    return min([SIGHT, *(one.hexes for one in filters if isinstance(one, Within))])


def aimer_of_question(s: Skytear) -> Aimer | None:
    """Who names a target in the question that is open; None if none is asked for."""
    frame = s.frames[-1]
    match frame:
        case Declaring():
            return aimer_of_action(s, frame.hero, frame.seat, Action(frame.action))
        case Marking():
            return aimer_of_action(s, frame.hero, frame.seat, Action.WORSHIP)
        case Skirmishing():
            return aimer_of_action(s, frame.hero, frame.seat, Action.SKIRMISH)
        case OutsiderSkirmish():
            return aimer_of_action(s, frame.unit, frame.seat, Action.SKIRMISH)
        case OutsiderTarget():
            if frame.skill == NO_SKILL:
                return aimer_of_action(s, frame.unit, frame.seat, Action.ATTACK)
            card = outsider_card(s.outsider(frame.unit).card)
            return Aimer(frame.unit, frame.seat, SIGHT, "SKY-TGT-03", card.id, card.aims[frame.skill])
        case Aiming():
            power = CARDS[frame.effect.card]
            assert isinstance(power, PowerCard)
            if power.aim is not None and power.aim.units is not None:
                effect = frame.effect
                reach = reach_of(power.aim)
                return Aimer(effect.hero, effect.seat, reach, "SKY-TGT-03", power.id, power.aim)
    return None


def against_target(s: Skytear, aimer: Aimer, text: str) -> Reasons:
    """What keeps a unit from being named; empty if nothing does, or if nobody is called so."""
    if text.split(" ")[0] in ("tower", "nexus"):
        return [reason("SKY-ATK-13", "structure")]
    unit = unit_called(s, aimer, text)
    if unit == NO_UNIT:
        return []
    name = unit_name(s, unit) if s.is_hero(unit) or s.hex_of(unit) >= 0 else _card_name(s, unit)
    if s.hex_of(unit) < 0:
        return [reason(aimer.range_rule, "not-there", target=name)]
    wrong = _wrong_kind(s, aimer, unit, name)
    return [wrong] if wrong else _out_of_reach(s, aimer, unit, name)


def against_meaning(s: Skytear, decision: Decision, text: str) -> Reasons:
    """What a text asks for by itself is among its options; empty if nobody else is called so."""
    if not any(isinstance(option, PickUnit) for option in decision.options):
        return []
    unit = unit_called(s, Aimer(NO_UNIT, decision.seat, 0, ""), text)
    if unit == NO_UNIT:
        return []
    name = unit_name(s, unit) if s.is_hero(unit) or s.hex_of(unit) >= 0 else _card_name(s, unit)
    return [reason(decision.rule, "not-meant", target=name)]


def _card_name(s: Skytear, unit: UnitId) -> Phrase:
    return CARDS[s.outsider(unit).card].name


def unit_called(s: Skytear, aimer: Aimer, text: str) -> UnitId:
    """A unit or token by its text form, by the bare name of its hero, or by its hex; enemies come first."""
    side = s.side_of_seat(aimer.seat)
    tokens = [token_at(at) for board in s.boards for at, _ in board.pillars]
    tokens += [token_at(hero.illusion) for hero in s.heroes if hero.illusion >= 0]
    minions = [unit for unit in s.minion_units() if s.hex_of(unit) >= 0]
    units = [*unit_ids(0, len(s.heroes)), *minions, *s.outsider_units(), *tokens]
    wanted = text.removeprefix("the ").replace(" ", "_")
    found = [
        unit
        for unit in units
        if wanted == (own := unit_text(s, unit)).replace(" ", "_")
        or wanted == own.removesuffix("-s").removesuffix("-n")
        or text in (hex_text(s, HexId(at)) for at in standing(s, unit))
    ]
    found.sort(key=lambda unit: unit < len(s.heroes) + len(s.minions) and s.side_of(unit) == side)
    return found[0] if found else NO_UNIT


def _wrong_kind(s: Skytear, aimer: Aimer, unit: UnitId, name: Phrase) -> tuple[str, Phrase] | None:
    if aimer.aim is not None:
        meant = aimer.aim.units
        assert meant is not None
        run = Run(Aimed(aimer.card, 0, aimer.unit, aimer.seat))
        near_or_far = tuple(one for one in meant.filters if not isinstance(one, Within))
        if unit in candidates(s, run, replace(meant, filters=near_or_far)):
            return None
        return reason("SKY-TGT-01", "not-aimed-at", card=CARDS[aimer.card].name, target=name)
    if unit in s.outsider_units():
        return reason("SKY-Q-19", "outsider", target=name)
    side = s.side_of_seat(aimer.seat)
    if (unit < TOKEN and s.side_of(unit) == side) or unit in _own_tokens(s, side):
        return reason("SKY-Q-18", "own-side", target=name)
    if aimer.range_rule == "SKY-SKIR-06" and not s.is_hero(unit):
        return reason("SKY-SKIR-11" if s.is_minion(unit) else "SKY-SKIR-12", "heroes-only", target=name)
    if aimer.range_rule == "SKY-KUR-01" and not s.is_hero(unit):
        return reason("SKY-KUR-01", "heroes-only", target=name)
    return None


def _own_tokens(s: Skytear, side: int) -> list[UnitId]:
    pillars = [token_at(at) for at, _ in s.boards[side].pillars]
    return pillars + [
        token_at(hero.illusion) for hero in s.heroes if hero.side == side and hero.illusion >= 0
    ]


def _out_of_reach(s: Skytear, aimer: Aimer, unit: UnitId, name: Phrase) -> Reasons:
    at = s.hex_of(unit)
    attack = aimer.range_rule == "SKY-ATK-01"
    places = attack_places(s, aimer.unit) if attack else standing(s, aimer.unit)
    away = min(s.field.distance[place][at] for place in places)
    if away > aimer.reach:
        return [reason(aimer.range_rule, "too-far", target=name, hexes=away, reach=aimer.reach)]
    seen = [place for place in places if s.field.sight[place] >> at & 1]
    # A hero measures both from one place, be it its illusion; an outsider has two hexes. SKY-Q-207
    within = s.is_outsider(aimer.unit) or any(s.field.distance[place][at] <= aimer.reach for place in seen)
    if not seen or not within:
        return [reason("SKY-LOS-06", "no-sight", target=name)]
    side = s.side_of_seat(aimer.seat)
    friend = unit < TOKEN and s.side_of(unit) == side
    if not friend and is_covered(s, unit) and not sees_into_cover(s, aimer.unit, at, side):
        if s.edition.another_must_spot:
            return [reason("SKY-Q-153", "covered-alone", target=name)]
        return [reason("SKY-COV-01", "covered", target=name)]
    return []
