"""The treachery phase: the treachery card, then reactions. HRD-TRE-01 to HRD-TRE-17"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.phases.alliance import start_using, use_options
from skyshelf.games.horde.rules.play_card import play_options, start_playing
from skyshelf.games.horde.rules.settle import Settle, settle
from skyshelf.games.horde.rules.summon import from_right
from skyshelf.games.horde.rules.supply import next_horde_card
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import END, EndActions, PlayCard, UseAbility, unit_name
from skyshelf.games.horde.table.state import HORDE, Horde, Unit, Zone
from skyshelf.games.horde.vocabulary.names import Happening, Moment, Side


def boosted_monster(s: Horde, left: bool) -> UnitId:
    """The monster in a lane that is furthest on that side, or -1. HRD-TRE-05 HRD-TRE-06 HRD-TRE-07 HRD-Q-31

    Treacheries are read from the side of a horde player. HRD-VS-37
    """
    if from_right(s):
        left = not left
    lanes = ALL_LANES if left else ALL_LANES[::-1]
    for lane in lanes:
        if s.monster_in(lane) != NO_UNIT:
            return s.monster_in(lane)  # MON-TRE-06
    return NO_UNIT


@dataclass(slots=True)
class TreacheryPhase(Frame):
    """`at` counts the treachery cards; where an ability asks for several they come one after the other. MON-ENC-09"""

    at: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = TreacheryPhase(self.at + 1)
        if self.at == 0:
            announce(s, Happening.TREACHERY_PHASE_STARTS)
            s.push(*s.edition.before_treachery(s))
            settle(s)
        elif self.at <= treachery_cards(s):
            reveal_treachery(s)
        else:  # HRD-TRE-15
            s.frames[-1] = Reactions()


def treachery_cards(s: Horde) -> int:
    """One, unless an ability makes it more or fewer this turn."""
    return max(0, 1 + s.treachery_change)


def reveal_treachery(s: Horde) -> None:
    """The top horde card is discarded and only its side marks count. HRD-TRE-01 HRD-TRE-02 HRD-TRE-03"""
    number = next_horde_card(s)
    if number == NO_CARD:
        s.emit("no-treachery", "HRD-TRE-01")  # HRD-Q-30 MON-Q-79
        return
    s.horde_discard.append(number)
    s.reveal("treachery", "HRD-TRE-01", card=CARD_NAME[number])
    if not index_of(s).ears.get(Happening.REVEALED):
        resolve_treachery(s, number)
        return
    # Whoever waits for a card to be revealed needs a number for it, as spells have one.
    unit = s.add_unit(Unit(number, Side.HORDE, HORDE, HORDE, Zone.GONE))
    announce(s, Happening.REVEALED, unit)
    s.push(Settle(), ResolveTreachery(unit))


@dataclass(slots=True)
class ResolveTreachery(Frame):
    """The marks of a revealed card, unless something takes this frame away before they count. HRD-TAU-11"""

    unit: UnitId

    def step(self, s: Horde) -> None:
        s.frames.pop()
        resolve_treachery(s, s.units[self.unit].card)


def resolve_treachery(s: Horde, number: int) -> None:
    """Its marks or its text; a boost without a monster is lost. MON-TRE-10 MON-Q-45"""
    card = CARDS[number]
    s.push(Settle(), TreacheryResolved())
    if card.marks is None:  # HRD-TRE-04
        return
    s.boosted = boosted_monster(s, card.marks.left)
    announce(s, Happening.TREACHERY_FLIPPED, s.boosted)
    for ability in card.moments.get(Moment.TREACHERY, ()):  # HRD-TRE-08 HRD-KEY-64
        s.push(Run(Scope(number, ability, NO_UNIT, s.horde_chooser(), s.boosted)))
    if card.marks.swords and s.boosted != NO_UNIT:  # HRD-TRE-09 HRD-TRE-10
        s.edit(s.boosted).boost_attack += card.marks.swords
        s.emit("boosted", "HRD-TRE-09", card=unit_name(s, s.boosted), number=card.marks.swords)


@dataclass(slots=True)
class TreacheryResolved(Frame):
    """Whoever waits for the treachery card to be resolved hears of it."""

    def step(self, s: Horde) -> None:
        s.frames.pop()
        if index_of(s).ears.get(Happening.TREACHERY_RESOLVED):
            announce(s, Happening.TREACHERY_RESOLVED, s.boosted)
            s.push(Settle())


@dataclass(slots=True)
class Reactions(Frame):
    """Step 2: cards and abilities with the reaction mark, nothing else. HRD-TRE-12 HRD-TRE-14 MON-TRE-17

    As many as the players like, HRD-TRE-16, and each costs what it always costs, HRD-COST-04.
    """

    seat: Seat = NOBODY
    over: int = 0

    def step(self, s: Horde) -> None:
        seat = s.lead() if self.seat == NOBODY else self.seat
        options = [END, *play_options(s, seat, reactions=True), *use_options(s, seat, reactions=True)]
        # Passing in silence would tell others that there is no reaction in the hand.
        s.ask(seat, "reactions", options, "HRD-TRE-12", None, bool(s.players[seat].hand))

    def answer(self, s: Horde, option: Option) -> None:
        seat = s.lead() if self.seat == NOBODY else self.seat
        match option:
            case EndActions():
                self._pass(s, seat)
            case PlayCard():
                s.frames[-1] = Reactions(seat)
                start_playing(s, seat, option)
            case UseAbility():
                s.frames[-1] = Reactions(seat)
                start_using(s, seat, option)

    def _pass(self, s: Horde, seat: Seat) -> None:
        over = self.over | 1 << seat
        for other in s.rules.alliance:
            if not over >> other & 1:
                s.frames[-1] = Reactions(other, over)
                return
        s.frames.pop()
