"""A creature disappears beneath one of the other side with everything attached to it, and comes back. MON-SLI-02"""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.destroy import discard_every_token
from skyshelf.games.horde.rules.place import (
    attach,
    enter_lane,
    lift_attachments,
    open_lanes,
    take_out,
    to_pile_of,
)
from skyshelf.games.horde.rules.summon import overflow
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import HORDE, VACANT, Horde, OwnedCard, Unit, Zone
from skyshelf.games.horde.vocabulary.names import Side


def swallow(s: Horde, prey: UnitId, host: UnitId, rule: str) -> None:
    """Its tokens are gone; token cards leave the game, and what they bore is discarded. MON-TKC-04

    A minion without tokens has no health: it is set aside. MON-MIN-13
    """
    s.edition.before_leaving(s, prey)
    if not s.is_in_play(prey):
        return
    card = CARDS[s.units[prey].card]
    kept = not card.token and not card.minion
    borne = lift_attachments(s, prey) if kept else ()
    one = take_out(s, prey)
    discard_every_token(s, prey)
    if kept:
        s.edit(host).beneath = (OwnedCard(one.card, one.owner), *borne)
    s.emit("tucked", rule, card=unit_name(s, prey))


def give_back(s: Horde, host: UnitId, side: Side, rule: str) -> bool:
    """On the side that it was swallowed from, wherever its host stands now: to the leftmost lane without cards of
    that side, and without one it cannot engage, ready and without "Play:".

    Without such a lane an ally is discarded, and a monster goes to the outsider pile. MON-KEY-63 MON-KEY-64
    """
    cards = s.units[host].beneath
    if not cards:
        return False
    s.edit(host).beneath = ()
    (card, owner), *borne = cards
    creature = s.add_unit(Unit(card, side, owner, owner, Zone.PASSING))
    lanes = open_lanes(s, creature) if side == Side.HORDE or owner != HORDE else []  # MON-KEY-65
    if not lanes:
        s.units[creature] = VACANT
        s.own_units &= ~(1 << creature)
        s.changed()
        if side == Side.HORDE:
            overflow(s, card)
        for lost, whose in borne if side == Side.HORDE else cards:
            to_pile_of(s, lost, whose)
        return False
    enter_lane(s, creature, lanes[0])
    s.emit("given-back", rule, card=CARD_NAME[card], lane=lanes[0] + 1)
    for attachment, whose in borne:
        attach(
            s, s.add_unit(Unit(attachment, CARDS[attachment].side, whose, whose, Zone.GONE)), creature, rule
        )
    return True
