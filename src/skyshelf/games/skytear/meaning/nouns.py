"""Kinds, properties, references, numbers."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref
from skyshelf.effects.targets import first_of
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import LANGUAGE, hero_card
from skyshelf.games.skytear.rules.sight import near, sees, sees_own_pillar
from skyshelf.games.skytear.table.state import NOBODY, Aimed, Skytear
from skyshelf.games.skytear.words.filters import (
    Defeated,
    Has,
    InArea,
    NotMoved,
    NotTarget,
    Of,
    Seen,
    SeesPillar,
    Side,
    Targeted,
    Within,
    Wounded,
)
from skyshelf.games.skytear.words.names import Kind
from skyshelf.games.skytear.words.verbs import Half, PillarsTaken


def _heroes(s: Skytear) -> list[int]:
    return [number for number, hero in enumerate(s.heroes) if hero.hex >= 0]


def _minions(s: Skytear) -> list[int]:
    return [len(s.heroes) + number for number, at in enumerate(s.minions) if at >= 0]


LANGUAGE.kinds.update(
    {Kind.HERO: _heroes, Kind.MINION: _minions, Kind.UNIT: lambda s: _heroes(s) + _minions(s)}
)
LANGUAGE.kind_tests.update(
    {
        Kind.HERO: lambda s, unit: s.is_hero(unit),
        Kind.MINION: lambda s, unit: s.is_minion(unit),
        Kind.UNIT: lambda s, unit: s.is_hero(unit) or s.is_minion(unit),
    }
)


@LANGUAGE.tests(Side)
def _side(s: Skytear, run: Run, one: Side, unit: int) -> bool:
    """Seen from the player of the card. A friend may be the caster itself; another may not. SKY-TEAM-05"""
    friend = s.side_of(unit) == s.side_of_seat(run.scope.seat)
    match one.name:
        case "enemy":
            return not friend
        case "friendly":
            return friend
    return friend and unit != run.scope.source


@LANGUAGE.tests(Has)
def _has(s: Skytear, run: Run, one: Has, unit: int) -> bool:
    return s.has_condition(unit, one.condition)


@LANGUAGE.tests(Of)
def _of(s: Skytear, run: Run, one: Of, unit: int) -> bool:
    return s.is_hero(unit) and hero_card(s.heroes[unit].card).faction == one.faction


@LANGUAGE.tests(Wounded)
def _wounded(s: Skytear, run: Run, one: Wounded, unit: int) -> bool:
    if not s.is_hero(unit):
        return False
    hero = s.heroes[unit]
    return hero.hp * 2 <= hero_card(hero.card).hp


def _place_of(s: Skytear, run: Run, ref: Ref) -> int:
    """The hex that a reference means: a unit's, or one that was noted when the effect began."""
    scope = run.scope
    if ref.name == "removed-pillar":
        return scope.place if isinstance(scope, Aimed) else OFF
    if ref.name == "where-target-stood":
        return scope.stood if isinstance(scope, Aimed) else OFF
    return s.hex_of(first_of(s, run, ref))


@LANGUAGE.tests(Within)
def _within(s: Skytear, run: Run, one: Within, unit: int) -> bool:
    at = s.hex_of(unit)
    if at < 0:
        return False
    if one.of.name == "caster":
        return near(s, run.scope.source, at) <= one.hexes
    place = _place_of(s, run, one.of)
    return place >= 0 and s.field.distance[place][at] <= one.hexes


@LANGUAGE.tests(Seen)
def _seen(s: Skytear, run: Run, one: Seen, unit: int) -> bool:
    return sees(s, run.scope.source, unit, s.side_of_seat(run.scope.seat))


@LANGUAGE.tests(InArea)
def _in_area(s: Skytear, run: Run, one: InArea, unit: int) -> bool:
    return s.hex_of(unit) in s.area


@LANGUAGE.tests(NotTarget)
def _not_target(s: Skytear, run: Run, one: NotTarget, unit: int) -> bool:
    return unit != run.scope.subject


@LANGUAGE.tests(Targeted)
def _targeted(s: Skytear, run: Run, one: Targeted, unit: int) -> bool:
    return isinstance(run.scope, Aimed) and unit in run.scope.targets


@LANGUAGE.tests(SeesPillar)
def _sees_pillar(s: Skytear, run: Run, one: SeesPillar, unit: int) -> bool:
    return sees_own_pillar(s, unit, s.side_of_seat(run.scope.seat))


@LANGUAGE.tests(NotMoved)
def _not_moved(s: Skytear, run: Run, one: NotMoved, unit: int) -> bool:
    return s.is_hero(unit) and s.active == unit and s.heroes[unit].began == s.heroes[unit].hex


@LANGUAGE.tests(Defeated)
def _defeated(s: Skytear, run: Run, one: Defeated, unit: int) -> bool:
    return s.hex_of(unit) < 0


@LANGUAGE.points_at("caster")
def _caster(s: Skytear, run: Run, ref: Ref) -> tuple[int, ...]:
    source = run.scope.source
    return (source,) if source >= 0 and s.hex_of(source) >= 0 else ()


@LANGUAGE.points_at("target")
def _target(s: Skytear, run: Run, ref: Ref) -> tuple[int, ...]:
    """The targets that were named, defeated ones too: a condition may ask for that."""
    return run.scope.targets if isinstance(run.scope, Aimed) else ()


def about(units: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """What "it" is after a step: whom it was about, or expressly nobody, never whom an earlier step was about."""
    return tuple(units) or (NOBODY,)


@LANGUAGE.points_at("it")
def _it(s: Skytear, run: Run, ref: Ref) -> tuple[int, ...]:
    """Whom the step before was about, or what happened to."""
    if run.it:
        return tuple(unit for unit in run.it if s.hex_of(unit) >= 0)
    return (run.scope.subject,) if run.scope.subject >= 0 else ()


@LANGUAGE.points_at("source")
def _source(s: Skytear, run: Run, ref: Ref) -> tuple[int, ...]:
    return (run.scope.other,) if run.scope.other >= 0 else ()


@LANGUAGE.points_at("opponent")
def _opponent(s: Skytear, run: Run, ref: Ref) -> tuple[int, ...]:
    """Whom the action of the hero is against, while its values are looked up."""
    return (run.scope.other,) if run.scope.other >= 0 else ()


@LANGUAGE.counts(PillarsTaken)
def _pillars_taken(s: Skytear, run: Run, number: PillarsTaken) -> int:
    return run.scope.amount


@LANGUAGE.counts(Half)
def _half(s: Skytear, run: Run, number: Half) -> int:
    """SKY-EFX-15"""
    return (run.scope.amount + 1) // 2
