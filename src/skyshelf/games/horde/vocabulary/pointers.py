"""The cards that a text points at."""

from __future__ import annotations

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.mention import called_it, called_that
from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref
from skyshelf.effects.targets import first_of
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import CASTLE, MINIONS, PORTAL, Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.names import Moment, Side

_GONE = Place.GONE

Found = tuple[int, ...]
# Cards that a text points at.
this = Ref("this")
bearer = Ref("bearer")
it = Ref("it")
that = Ref("that")  # the card of the event that triggered the ability
that_ally = Ref("that-ally")  # the second card of that event, an ally
boosted = Ref("boosted")
castle = Ref("castle")
portal = Ref("portal")
outsider = Ref("outsider")
outsider_or_portal = Ref("outsider-or-portal")  # the outsider if it is in play, else the portal
onikai = Ref("onikai")
yetnar = Ref("yetnar")
zephylite = Ref("zephylite")
ratamil = Ref("ratamil")
the_game = Ref("game")  # for abilities that no card has
engaged_monster = Ref("engaged-monster")  # with this card
engaged_ally = Ref("engaged-ally")  # with this card
engaged_monster_or_portal = Ref("engaged-monster-or-portal")  # the portal if this card is unengaged
facing = Ref("facing")  # the monster in the lane of this card, which may be a tower
facing_minion = Ref("facing-minion")  # the same if it is a minion
called_it("boosted", "engaged-monster", "engaged-ally", "facing", "facing-minion")
called_it("outsider", "onikai", "yetnar", "zephylite", "ratamil")
called_that("ally", "monster")


def monster_engaged_with(card: Ref) -> Ref:
    return Ref("monster-engaged-with", card)


def ally_engaged_with(card: Ref) -> Ref:
    return Ref("ally-engaged-with", card)


def _alive(s: Horde, unit: UnitId) -> Found:
    return (unit,) if unit != NO_UNIT and s.units[unit].zone != _GONE else ()


@LANGUAGE.points_at("this")
def _this(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.source)


@LANGUAGE.points_at("bearer")
def _bearer(s: Horde, run: Run, ref: Ref) -> Found:
    source = run.scope.source
    return () if source == NO_UNIT else _alive(s, s.units[source].bearer)


@LANGUAGE.points_at("it")
def _it(s: Horde, run: Run, ref: Ref) -> Found:
    return tuple(unit for unit in run.it if s.units[unit].zone != _GONE)


@LANGUAGE.points_at("that", "boosted")
def _that(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.subject)


@LANGUAGE.points_at("other-card", "that-ally", "that-monster")
def _other_card(s: Horde, run: Run, ref: Ref) -> Found:
    return _alive(s, run.scope.other)


@LANGUAGE.points_at("castle")
def _castle(s: Horde, run: Run, ref: Ref) -> Found:
    return (CASTLE,)


@LANGUAGE.points_at("portal")
def _portal(s: Horde, run: Run, ref: Ref) -> Found:
    return (PORTAL,)


@LANGUAGE.points_at("outsider")
def _outsider(s: Horde, run: Run, ref: Ref) -> Found:
    """Only while it is in play; a portal may have taken its part. HRD-KEY-12 HRD-OUT-04 HRD-KEY-56 MON-OUT-24"""
    if s.portal_leads:
        return (PORTAL,)
    # Its parts are no outsiders. MON-Q-77
    return tuple(
        unit for unit in (*s.front, *s.back) if unit != NO_UNIT and CARDS[s.units[unit].card].outsider
    )


@LANGUAGE.points_at("outsider-or-portal")
def _outsider_or_portal(s: Horde, run: Run, ref: Ref) -> Found:
    return _outsider(s, run, ref) or (PORTAL,)


@LANGUAGE.points_at("onikai", "yetnar", "zephylite", "ratamil")
def _minion(s: Horde, run: Run, ref: Ref) -> Found:
    return (MINIONS[("onikai", "yetnar", "zephylite", "ratamil").index(ref.name)],)


@LANGUAGE.points_at("engaged-monster", "engaged-ally")
def _engaged(s: Horde, run: Run, ref: Ref) -> Found:
    return _opponent(s, run.scope.source, ref, _is_destroyed_ability(run))


def _is_destroyed_ability(run: Run) -> bool:
    part = CARDS[run.scope.card].parts[run.scope.ability]
    return isinstance(part, Triggered) and Moment.DESTROYED in part.moments


def _opponent(s: Horde, unit: UnitId, ref: Ref, even_if_gone: bool = False) -> Found:
    """Only of the side that the text names: a monster that became an ally faces no ally. HRD-NUP-14 MON-KEY-51

    The "Destroyed:" ability of a card that has left play otherwise still looks at the lane it had. MON-DES-14
    """
    if unit == NO_UNIT:
        return ()
    one = s.units[unit]
    facing = s.engaged_with(unit)
    if even_if_gone and one.zone == _GONE and one.lane != NO_LANE:
        facing = s.ally_in(one.lane) if one.side == Side.HORDE else s.monster_in(one.lane)
    side = Side.HORDE if "monster" in ref.name else Side.ALLIANCE
    return tuple(other for other in _alive(s, facing) if s.units[other].side == side)


@LANGUAGE.points_at("engaged-monster-or-portal")
def _engaged_or_portal(s: Horde, run: Run, ref: Ref) -> Found:
    return _engaged(s, run, ref) or (PORTAL,)


@LANGUAGE.points_at("monster-engaged-with", "ally-engaged-with")
def _engaged_with(s: Horde, run: Run, ref: Ref) -> Found:
    assert ref.of is not None
    return _opponent(s, first_of(s, run, ref.of), ref)


@LANGUAGE.points_at("facing")
def _facing(s: Horde, run: Run, ref: Ref) -> Found:
    source = run.scope.source
    lane = s.units[source].lane if source != NO_UNIT else NO_LANE
    return () if lane == NO_LANE else _alive(s, s.monster_in(lane))


@LANGUAGE.points_at("facing-minion")
def _facing_minion(s: Horde, run: Run, ref: Ref) -> Found:
    return tuple(unit for unit in _facing(s, run, ref) if CARDS[s.units[unit].card].minion)


@LANGUAGE.points_at("game")
def _the_game(s: Horde, run: Run, ref: object) -> tuple[UnitId, ...]:
    """An ability given to the game is held by the castle, which never leaves play."""
    return (CASTLE,)


def reference(s: Horde, run: Run, ref: Ref) -> UnitId:
    """The card that a property relates to, even if it has just left play."""
    if ref.name == "this":
        return run.scope.source
    if ref.name == "bearer":
        return s.units[run.scope.source].bearer if run.scope.source != NO_UNIT else NO_UNIT
    if ref.name in ("that", "boosted"):
        return run.scope.subject
    if ref.name == "it":
        return run.it[0] if run.it else NO_UNIT
    return first_of(s, run, ref)
