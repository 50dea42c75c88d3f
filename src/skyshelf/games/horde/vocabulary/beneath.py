"""Cards that lie beneath another one, out of play."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Word
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.options import STOP
from skyshelf.effects.run import Run
from skyshelf.effects.select import Pile, Target
from skyshelf.effects.targets import pick
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import take_out, to_pile_of
from skyshelf.games.horde.rules.supply import into_hand
from skyshelf.games.horde.table.options import card_pick, unit_name
from skyshelf.games.horde.table.state import HORDE, Horde, OwnedCard
from skyshelf.games.horde.vocabulary.names import ALL, Happening, Zone
from skyshelf.games.horde.vocabulary.piles import cards_in
from skyshelf.games.horde.vocabulary.pointers import that


@dataclass(frozen=True, slots=True)
class Tuck(Op):
    """Cards go beneath this card, out of play: from play, or from a pile, one or any number."""

    what: Target | Pile
    number: int = 1

    def phrase(self) -> Phrase:
        if isinstance(self.what, Pile) and self.number == ALL:
            return Phrase("effects-tuck-any-number", {"zone": self.what.zone.phrase()})
        key = "effects-tuck-from" if isinstance(self.what, Pile) else "effects-tuck"
        return Phrase(key, {"what": self.what.phrase()})


def tuck(what: Target | Pile) -> Tuck:
    return Tuck(what)


@dataclass(frozen=True, slots=True)
class TuckInstead(Tuck):
    """In place of its destruction, which does not happen. MON-RES-16 MON-RES-17"""

    def at_once(self) -> bool:
        return True


def tuck_instead(what: Target) -> TuckInstead:
    return TuckInstead(what)


def tuck_any_number(pile: Pile) -> Tuck:
    return Tuck(pile, ALL)


@LANGUAGE.does(TuckInstead)
@LANGUAGE.does(Tuck)
def _tuck(s: Horde, run: Run, op: Tuck) -> None:
    """Beneath this card, out of play."""
    host = run.scope.source
    if isinstance(op.what, Pile):
        (_tuck_any_number if op.number == ALL else _tuck_from)(s, run, op.what)
        return
    targets = pick(s, run, op.what)
    if targets is None:
        return
    if not targets and op.what == that:
        run.next(s, done=_tuck_destroyed(s, run))
        return
    for target in targets:
        tuck_unit(s, target, host, s.card_code(run.scope.card))
    run.next(s, it=targets, done=bool(targets))


def tuck_unit(s: Horde, unit: UnitId, host: UnitId, rule: str) -> None:
    """A card of play leaves it like any other. MON-KEY-88"""
    s.edition.before_leaving(s, unit)
    if not s.is_in_play(unit):
        return
    one = take_out(s, unit)
    if not CARDS[one.card].token:
        put_beneath(s, one.card, one.owner, host)
    s.emit("tucked", rule, card=unit_name(s, unit))


def put_beneath(s: Horde, card: CardId, owner: Seat, host: UnitId) -> None:
    """The host keeps the card and whose it is. MON-KEY-86"""
    above = s.edit(host)
    above.beneath = (*above.beneath, OwnedCard(card, owner))
    announce(s, Happening.CARDS_BENEATH, host, NO_UNIT, len(above.beneath))


def _tuck_destroyed(s: Horde, run: Run) -> bool:
    """The card of a destruction, out of its owner's discard pile; only one card can have it. HRD-TAU-14"""
    host, fallen = run.scope.source, run.scope.subject
    one = s.units[fallen]
    if not s.is_in_play(host) or not one.doomed or one.owner == HORDE:
        return False
    pile = s.players[one.owner].discard
    if one.card not in pile:
        return False
    pile.remove(one.card)
    s.edit(fallen).doomed = False
    put_beneath(s, one.card, one.owner, host)
    s.emit("tucked", s.card_code(run.scope.card), card=CARD_NAME[one.card])
    return True


def _tuck_from(s: Horde, run: Run, pile: Pile) -> None:
    """One card of the own discard pile; there is no choice whether."""
    seat = run.scope.seat
    kinds = sorted(dict.fromkeys(cards_in(s, seat, pile)))
    if not kinds or run.scope.source == NO_UNIT:
        run.next(s, done=False)
        return
    if len(kinds) > 1 and not run.picked:
        run.asks(s, seat, "tuck", [card_pick(card) for card in kinds])
        return
    card = CardId(run.picked[0]) if run.picked else kinds[0]
    s.players[seat].discard.remove(card)
    put_beneath(s, card, seat, run.scope.source)
    s.emit("tucked", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s)


def _tuck_any_number(s: Horde, run: Run, pile: Pile) -> None:
    """Cards of the own hand, as many as the player likes."""
    seat = run.scope.seat
    chosen = [CardId(card) for card in run.picked if card != STOP]
    left = list(cards_in(s, seat, pile))
    for card in chosen:
        left.remove(card)
    if run.scope.source != NO_UNIT and left and STOP not in run.picked:
        run.asks(s, seat, "tuck", [*[card_pick(card) for card in sorted(dict.fromkeys(left))], NO_MORE])
        return
    for card in chosen:
        s.players[seat].hand.remove(card)
        put_beneath(s, card, seat, run.scope.source)
        s.emit("tucked", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s, count=len(chosen), done=bool(chosen))


@dataclass(frozen=True, slots=True)
class Release(Op):
    """All cards beneath this card go to a pile of their owners, or one of them to the player who resolves this."""

    to: Word
    number: int = ALL

    def phrase(self) -> Phrase:
        if self.number == 1:
            return Phrase("effects-release-one", {"to": self.to.phrase()})
        return Phrase("effects-release", {"to": self.to.phrase()})


def release(to: Zone) -> Release:
    return Release(to)


def release_one(to: Zone) -> Release:
    """To the player who resolves it."""
    return Release(to, 1)


@LANGUAGE.does(Release)
def _release(s: Horde, run: Run, op: Release) -> None:
    """To the owners' hands or discard piles, or one card to the hand of the player who resolves this."""
    if run.scope.source == NO_UNIT or (op.number == 1 and not s.units[run.scope.source].beneath):
        run.next(s, done=False)
        return
    if op.number == 1:
        _release_one(s, run)
        return
    host = s.edit(run.scope.source)
    cards, host.beneath = host.beneath, ()
    if op.to == Zone.DECK:
        _shuffle_in(s, cards)
        s.emit("shuffled-in", s.card_code(run.scope.card), card=unit_name(s, run.scope.source))
        run.next(s, count=len(cards), done=bool(cards))
        return
    for card, owner in cards:
        if op.to == Zone.HAND and owner != HORDE:
            into_hand(s, owner, card)
        else:
            to_pile_of(s, card, owner)
        s.emit("released", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s, count=len(cards), done=bool(cards))


def _shuffle_in(s: Horde, cards: tuple[OwnedCard, ...]) -> None:
    """Each card into the deck of its owner. MON-LIO-18"""
    for seat in dict.fromkeys(owner for _, owner in cards):
        player = s.players[seat]
        deck = sorted([*player.deck, *[card for card, owner in cards if owner == seat]])
        s.shuffle(deck)
        player.deck = deck
        player.laid = 0


def _release_one(s: Horde, run: Run) -> None:
    seat = run.scope.seat
    kinds = sorted({card for card, _ in s.units[run.scope.source].beneath})
    if len(kinds) > 1 and not run.picked:
        run.asks(s, seat, "fetch", [card_pick(card) for card in kinds])
        return
    card = CardId(run.picked[0]) if run.picked else kinds[0]
    host = s.edit(run.scope.source)
    at = next(at for at, (one, _) in enumerate(host.beneath) if one == card)
    host.beneath = host.beneath[:at] + host.beneath[at + 1 :]
    into_hand(s, seat, card)
    s.emit("released", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s, count=1)
