"""An ally disappears beneath a monster with everything attached to it, and comes back with it. MON-SLI-02"""

from __future__ import annotations

from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.options import unit_name
from skyshelf.games.horde.place import attach, enter_lane, free_lanes, take_out, to_pile_of
from skyshelf.games.horde.state import HORDE, Horde, Unit, Zone
from skyshelf.games.horde.words.names import Side


def swallow(s: Horde, prey: int, host: int, rule: str) -> None:
    """Its tokens are gone; token cards leave the game, and what they bore is discarded. MON-TKC-04"""
    s.edition.before_leaving(s, prey)
    if not s.is_in_play(prey):
        return
    borne: list[tuple[int, int]] = []
    if not CARDS[s.units[prey].card].token:
        for attached in s.units[prey].attachments:
            one = s.edit(attached)
            one.zone = Zone.GONE
            borne.append((one.card, one.owner))
        s.edit(prey).attachments = ()
    one = take_out(s, prey)
    if not CARDS[one.card].token:
        s.edit(host).beneath = ((one.card, one.owner), *borne)
    s.emit("tucked", rule, card=unit_name(s, prey))


def give_back(s: Horde, host: int, rule: str) -> bool:
    """To the leftmost lane without alliance cards, ready and without "Play:"; without such a lane it is discarded."""
    cards = s.units[host].beneath
    if not cards:
        return False
    s.edit(host).beneath = ()
    (ally, owner), *borne = cards
    lanes = free_lanes(s, Side.ALLIANCE)
    if not lanes or owner == HORDE:
        for card, whose in cards:
            to_pile_of(s, card, whose)
        return False
    bearer = s.add_unit(Unit(ally, Side.ALLIANCE, owner, owner, Zone.LANE))
    enter_lane(s, bearer, lanes[0])
    s.emit("given-back", rule, card=CARD_NAME[ally], lane=lanes[0] + 1)
    for card, whose in borne:
        attach(s, s.add_unit(Unit(card, CARDS[card].side, whose, whose, Zone.GONE)), bearer, rule)
    return True
