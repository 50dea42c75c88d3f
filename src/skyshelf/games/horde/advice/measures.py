"""The numbers that tell the story of a game."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, numbered
from skyshelf.engine.measure import Measure
from skyshelf.engine.seat import first_seats
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone


def measured(s: Horde) -> list[Measure]:
    """Castle and decks are what the alliance can lose by, portal and outsider what it must beat."""
    portal = s.units[PORTAL]
    sturdy = CARDS[portal.card].sturdy
    return [
        Measure("castle", max(0, health_of(s, CASTLE)), line="castle"),
        *[
            Measure("castle", len(s.players[seat].deck), (seat,), "deck")
            for seat in first_seats(len(s.players))
        ],
        Measure("portal", 0 if sturdy or s.vanquished else max(0, health_of(s, PORTAL)), line="portal"),
        Measure("portal", _outsider(s), line="outsider"),
        Measure("portal", s.stage + 1, line="stage"),
        Measure("lanes", sum(s.monster_in(lane) != NO_UNIT for lane in ALL_LANES), line="monsters"),
        Measure("lanes", sum(s.ally_in(lane) != NO_UNIT for lane in ALL_LANES), line="allies"),
        Measure("lanes", len(s.back), line="back"),
        *[Measure("hands", len(s.players[seat].hand), (seat,)) for seat in first_seats(len(s.players))],
    ]


def _outsider(s: Horde) -> int:
    """The health of all its cards that are still to be beaten, in play or to come."""
    in_play = [
        number
        for number, unit in numbered(s.units)
        if unit.zone in (Zone.LANE, Zone.BACK) and CARDS[unit.card].outsider
    ]
    to_come = [card for card in (*s.outsiders_left, *s.pile) if CARDS[card].outsider]
    return sum(max(0, health_of(s, unit)) for unit in in_play) + sum(CARDS[card].health for card in to_come)
