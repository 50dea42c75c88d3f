"""Strikes and prices of Skytear Horde, reckoned a second time from the printed rules and compared with the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side, Trait
from skyshelf.lab.battery.horde_values import Values

_HARM = ("wounded", "armor-used")
_BY_NAME = {
    name.key: CARDS[number] for number, name in enumerate(CARD_NAME) if CARDS[number].deck != "turned"
}


def strikes_told(before: Horde, events: list[Event], values: dict[UnitId, Values]) -> Iterator[str]:
    """The first strikes of a step: each deals damage equal to the attack of the striker, less armor, 1 through a
    Barrier; with Trample what is left of it goes beyond.

    Where a text changes damage, or anything else has happened before, nothing is said here.
    """
    if not events or events[0].kind != "strikes" or index_of(before).replacing:
        return
    blows = []
    for event in events:
        if event.kind != "strikes":
            break
        blows.append((_unit(before, event.args["card"]), _unit(before, event.args["target"])))
    if any(NO_UNIT in blow for blow in blows) or (len(blows) > 1 and blows[1:] != [blows[0][::-1]]):
        return  # strikes of several lanes, one after another
    harm = list(takewhile(lambda event: event.kind in _HARM, events[len(blows) :]))
    expected: dict[UnitId, int] = {}
    for striker, target in blows:
        for unit, number in _hits(before, striker, target, values):
            expected[unit] = expected.get(unit, 0) + number
    for unit, number in expected.items():
        wounds = _wounds(before, unit, number, values[unit])
        name = unit_name(before, unit)
        told = next(
            (_number(event) for event in harm if event.kind == "wounded" and event.args["card"] == name), 0
        )
        if wounds and told != wounds:  # after a strike without any, wounds are those of something else
            yield f"a strike should give {CARDS[before.units[unit].card].slug} {wounds} wounds, the log says {told}"


def _hits(
    s: Horde, striker: UnitId, target: UnitId, values: dict[UnitId, Values]
) -> list[tuple[UnitId, int]]:
    strength = max(0, values[striker].attack)
    engaged = s.engaged_with(striker) != NO_UNIT and target not in (
        CASTLE,
        PORTAL,
    )  # with anybody: HRD-KEY-84
    trample = values[striker].keywords.get(Trait.TRAMPLE, 0) > 0 and not _too_early_to_trample(s)
    if not (trample and engaged) or _is_safe(s, target, values):
        return [(target, strength)]
    one = s.units[target]
    health = CARDS[one.card].health + one.hp + one.boost_health
    needed = max(0, health + max(0, values[target].armor - one.armor_used))
    beyond = CASTLE if s.units[striker].side == Side.HORDE else PORTAL
    return [(target, min(strength, needed)), (beyond, max(0, strength - needed))]


def _too_early_to_trample(s: Horde) -> bool:
    """The first edition knows Trample in the fight phase only: HRD-KEY-73."""
    return s.edition.prefix == "HRD" and s.phase_name in ("refresh", "horde", "alliance")


def _is_safe(s: Horde, unit: UnitId, values: dict[UnitId, Values]) -> bool:
    """Whether nothing tramples over it: a Barrier, or it cannot be harmed."""
    barrier = values[unit].keywords.get(Trait.BARRIER, 0) > 0 and s.units[unit].hp >= 0
    return barrier or bool(values[unit].cannot & {Ban.BE_DAMAGED, Ban.GAIN_WOUNDS})


def _wounds(s: Horde, unit: UnitId, number: int, values: Values) -> int:
    fallen = s.units[unit].doomed or (unit == PORTAL and s.collapsing)
    if fallen or values.cannot & {Ban.BE_DAMAGED, Ban.GAIN_WOUNDS}:
        return 0
    number -= min(number, max(0, values.armor - s.units[unit].armor_used))
    barrier = values.keywords.get(Trait.BARRIER, 0) > 0 and s.units[unit].hp >= 0
    return min(number, 1) if barrier else number


def prices_paid(before: Horde, events: list[Event]) -> Iterator[str]:
    """A card is played for its printed cost, unless a text says otherwise; some texts play a card for nothing."""
    if before.cost_changes:
        return
    for event in events:
        name = event.args.get("card")
        if event.kind != "played" or not isinstance(name, Phrase):
            continue
        card = _BY_NAME.get(name.key)
        if card is None or card.own_costs or card.cheaper or card.type == CardType.CASTLE:
            continue
        if event.args["mana"] not in (card.cost, 0):
            yield f"{card.slug} was played for {event.args['mana']}, and costs {card.cost}"


def _unit(s: Horde, name: object) -> UnitId:
    found = [unit for unit, one in numbered(s.units) if one.zone != Zone.GONE and unit_name(s, unit) == name]
    return found[0] if len(found) == 1 else NO_UNIT


def _number(event: Event) -> int:
    number = event.args["number"]
    assert isinstance(number, int)
    return number
