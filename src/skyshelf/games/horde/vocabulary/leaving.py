"""Cards leave play."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import Several, Target
from skyshelf.effects.targets import does_to_each, has_target, pick
from skyshelf.effects.unit import UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import discard_unit, take_out, tell_discarded, to_pile_of
from skyshelf.games.horde.rules.supply import into_hand
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import HORDE, Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.pointers import this


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-from-play", {"what": self.what.phrase()})


def discard(what: Target) -> DiscardFromPlay:
    return DiscardFromPlay(what)


@does_to_each(LANGUAGE, DiscardFromPlay)
def _discard(s: Horde, run: Run, op: DiscardFromPlay, target: UnitId) -> None:
    discard_unit(s, target, s.card_code(run.scope.card))


@LANGUAGE.pays(DiscardFromPlay)
def _can_discard(s: Horde, run: Run, op: DiscardFromPlay) -> bool:
    return has_target(s, run, op.what)


@dataclass(frozen=True, slots=True)
class Return(Op):
    """From play to the hand of its owner."""

    what: Target

    def phrase(self) -> Phrase:
        key = "effects-return-several" if isinstance(self.what, Several) else "effects-return"
        return Phrase(key, {"what": self.what.phrase()})


def move_back(what: Target = this) -> Return:
    """To the hand of its owner."""
    return Return(what)


@LANGUAGE.does(Return)
def _return(s: Horde, run: Run, op: Return) -> None:
    """To the owner's hand; cards of the horde only if a player has one. HRD-NUP-14

    Minions and outsiders are part of no hand or deck: they stay. MON-RES-01
    """
    targets = pick(s, run, op.what)
    if targets is None:
        return
    targets = tuple(unit for unit in targets if not _belongs_to_no_deck(s, unit))
    attached = [unit for unit in targets if s.units[unit].zone == Place.ATTACHED]
    others = [unit for unit in targets if unit not in attached]
    # Attachments come first: those that are still there when their bearer leaves are discarded. What the horde has
    # attached still counts for the "Destroyed:" abilities of its bearer. MON-DES-02 MON-SLI-07
    own = [unit for unit in attached if s.units[unit].owner != HORDE]
    for unit in own:
        _to_hand(s, run, unit)
    for unit in others:
        s.edition.before_leaving(s, unit)
    left = [unit for unit in (*attached, *others) if s.is_in_play(unit)]  # who has become a monster is gone
    for unit in left:
        _to_hand(s, run, unit)
    run.next(s, it=targets, done=bool(own or left))


def _to_hand(s: Horde, run: Run, unit: UnitId) -> None:
    """It leaves play, for the discard pile if its owner has no hand; one that was won over is still the horde's."""
    one = take_out(s, unit)
    if one.owner == HORDE and s.rules.horde_seat != NOBODY and not CARDS[one.card].token:
        insort(s.horde_hand, one.card)
    elif one.owner == HORDE or CARDS[one.card].token:
        to_pile_of(s, one.card, one.owner)
        tell_discarded(s, unit, s.card_code(run.scope.card))
        return
    else:
        into_hand(s, one.owner, one.card)
    s.emit("returned", s.card_code(run.scope.card), card=unit_name(s, unit))


def _belongs_to_no_deck(s: Horde, unit: UnitId) -> bool:
    card = CARDS[s.units[unit].card]
    return card.minion or bool(card.outsider or card.part_of)


@dataclass(frozen=True, slots=True)
class ToPile(Op):
    """A card of play goes on top of the outsider pile."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-pile-top", {"what": self.what.phrase()})


def pile_top(what: Target) -> ToPile:
    return ToPile(what)


@does_to_each(LANGUAGE, ToPile)
def _to_pile(s: Horde, run: Run, op: ToPile, target: UnitId) -> None:
    s.edition.before_leaving(s, target)
    if not s.is_in_play(target):
        return
    one = take_out(s, target)
    s.pile.append(one.card)
    s.emit("piled", s.card_code(run.scope.card), card=unit_name(s, target))
