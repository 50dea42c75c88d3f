"""Hands, decks and mana."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.options import NUMBERS, YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards, Pile
from skyshelf.effects.targets import amount
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.supply import (
    discard_from_hand,
    draw_card,
    gain_mana,
    into_hand,
    lose_mana,
    pay_horde_mana,
    pay_mana,
)
from skyshelf.games.horde.table.options import SEAT, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.consent import (
    has_refused_hand,
    is_extra_cost,
    refuse_hand,
    take_back_engaging,
)
from skyshelf.games.horde.vocabulary.names import Happening, Who
from skyshelf.games.horde.vocabulary.piles import cards_in, hand, kinds_of


@dataclass(frozen=True, slots=True)
class Draw(Op):
    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-draw", self.amount)


def draw(amount: Amount = 1) -> Draw:
    return Draw(amount)


@LANGUAGE.does(Draw)
def _draw(s: Horde, run: Run, op: Draw) -> None:
    drawn = 0
    for _ in range(amount(s, run, op.amount)):
        drawn += draw_card(s, run.scope.seat, s.card_code(run.scope.card))
    run.next(s, count=drawn, done=drawn > 0)


@dataclass(frozen=True, slots=True)
class DrawAtRandom(Op):
    """A card of a pile that chance picks; it counts as drawn."""

    pile: Pile

    def phrase(self) -> Phrase:
        assert self.pile.what is not None
        return Phrase(
            "effects-draw-random", {"what": self.pile.what.phrase(), "zone": self.pile.zone.phrase()}
        )


def draw_at_random(pile: Pile) -> DrawAtRandom:
    return DrawAtRandom(pile)


@LANGUAGE.does(DrawAtRandom)
def _draw_at_random(s: Horde, run: Run, op: DrawAtRandom) -> None:
    """Out of the own discard pile: everybody sees the card."""
    seat = run.scope.seat
    cards = sorted(cards_in(s, seat, op.pile))
    if not cards:
        run.next(s, done=False)
        return
    card = cards[s.draw(len(cards))]
    s.players[seat].discard.remove(card)
    into_hand(s, seat, card)
    s.reveal("fetched", s.card_code(run.scope.card), who=WHO[seat], card=CARD_NAME[card])
    announce(s, Happening.DRAWS, NO_UNIT, NO_UNIT, 1, seat)
    run.next(s, count=1)


@dataclass(frozen=True, slots=True)
class Mana(Op):
    """Mana for one player, or taken from one."""

    amount: int
    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        key = "effects-mana" if self.amount >= 0 else "effects-mana-lost"
        return Phrase(f"{key}-{self.who.name.lower()}", {"amount": abs(self.amount)})


def mana(amount: int, who: Who = Who.ANY) -> Mana:
    return Mana(amount, who)


@LANGUAGE.does(Mana)
def _mana(s: Horde, run: Run, op: Mana) -> None:
    """HRD-MANA-04 HRD-CMN-08: whoever loses mana must have some, if anybody has. MON-KEY-04 MON-KEY-05"""
    if op.who == Who.FOE:
        lost = min(-op.amount, s.horde_mana)
        if lost > 0:
            pay_horde_mana(s, lost, s.card_code(run.scope.card), "mana-lost")
        run.next(s, count=lost, done=lost > 0)
        return
    seats = [run.scope.seat] if op.who == Who.YOU else list(dict.fromkeys(s.rules.purses))
    if op.amount < 0 and any(s.purse(seat).mana for seat in seats):
        seats = [seat for seat in seats if s.purse(seat).mana]
    if len(seats) > 1 and not run.picked:
        gives = op.amount > 0 and run.scope.seat in s.rules.alliance
        run.asks(s, run.scope.seat if gives else s.lead(), "player", [SEAT[seat] for seat in seats])
        return
    seat = Seat(run.picked[0]) if run.picked else seats[0]
    rule = s.card_code(run.scope.card)
    got = gain_mana(s, seat, op.amount, rule) if op.amount > 0 else lose_mana(s, seat, -op.amount, rule)
    run.next(s, count=got, done=got > 0)


@LANGUAGE.pays(Mana)
def _can_lose_mana(s: Horde, run: Run, op: Mana) -> bool:
    if op.who == Who.FOE:
        return s.horde_mana >= -op.amount
    seats = (run.scope.seat,) if op.who == Who.YOU else s.rules.alliance
    return any(s.purse(seat).mana >= -op.amount for seat in seats)


@dataclass(frozen=True, slots=True)
class Pay(Op):
    """Mana as an additional cost."""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-pay", {"amount": self.amount})


def pay(amount: int) -> Pay:
    return Pay(amount)


@LANGUAGE.does(Pay)
def _pay(s: Horde, run: Run, op: Pay) -> None:
    pay_mana(s, run.scope.seat, op.amount, "HRD-COST-02")
    run.next(s)


@LANGUAGE.pays(Pay)
def _can_pay_mana(s: Horde, run: Run, op: Pay) -> bool:
    return s.purse(run.scope.seat).mana >= op.amount


@dataclass(frozen=True, slots=True)
class PayAny(Op):
    """As much mana as the player likes, none included."""

    def phrase(self) -> Phrase:
        return Phrase("effects-pay-any")


def pay_any() -> PayAny:
    """As much as the player likes; what follows counts it as `PAID_THIS_WAY`."""
    return PayAny()


@LANGUAGE.does(PayAny)
def _pay_any(s: Horde, run: Run, op: PayAny) -> None:
    seat = run.scope.seat
    if not run.picked:
        run.asks(s, seat, "how-many", NUMBERS[: s.purse(seat).mana + 1])
        return
    pay_mana(s, seat, run.picked[0], "HRD-COST-02")
    run.next(s, count=run.picked[0])


@LANGUAGE.pays(PayAny)
def _can_pay_any(s: Horde, run: Run, op: PayAny) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class DiscardFromHand(Op):
    """So many cards of a hand; the player whose hand it is chooses them."""

    number: int
    hand: Pile
    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number, "who": self.who.phrase()}
        key = f"effects-discard-{self.who.name.lower()}"
        if self.hand.what is None:
            return Phrase(key, args)
        return Phrase(f"{key}-of", {**args, "what": self.hand.what.phrase()})


def discard_cards(number: int, who: Who = Who.YOU, of: Cards | None = None) -> DiscardFromHand:
    return DiscardFromHand(number, hand if of is None else hand.of(of), who)


@LANGUAGE.does(DiscardFromHand)
def _discard(s: Horde, run: Run, op: DiscardFromHand) -> None:
    """Each player chooses the own cards; with fewer cards all of them go. HRD-EX-05 HRD-RES-02"""
    start = 0
    seats = _discarding(s, run, op)
    if op.who == Who.ANY:
        cost = is_extra_cost(run)
        seats = _payers(s, run, op) if cost else [seat for seat in seats if cards_in(s, seat, op.hand)]
        if len(seats) > 1:
            if not run.picked:
                chooser = run.scope.seat if cost else s.lead()  # HRD-Q-83 MON-Q-99
                run.asks(s, chooser, "player", [SEAT[seat] for seat in seats])
                return
            seats, start = [Seat(run.picked[0])], 1
        if cost and seats and seats[0] != run.scope.seat:
            if len(run.picked) == start:
                run.asks(s, seats[0], "consent-to-pay", YES_NO)
                return
            if run.picked[start] != YES:
                refuse_hand(s, seats[0])
                take_back_engaging(s, run)
                return
            start += 1
    chosen: list[tuple[Seat, CardId]] = []
    for seat in seats:
        cards = list(cards_in(s, seat, op.hand))
        for _ in range(min(op.number, len(cards))):
            if len(kinds_of(cards)) == 1:
                card = cards[0]
            elif start < len(run.picked):
                card = CardId(run.picked[start])
                start += 1
            else:
                run.asks(s, seat, "discard", [card_pick(card) for card in kinds_of(cards)])
                return
            cards.remove(card)
            chosen.append((seat, card))
    rule = s.card_code(run.scope.card)
    if op.hand.what is not None and s.seats() > 1:
        for seat in sorted({*seats} - {whose for whose, _ in chosen}):  # which shows it to all, and for good
            s.reveal("none-to-discard", rule, who=WHO[seat])
    for seat, card in chosen:
        discard_from_hand(s, seat, card, rule)
    run.next(s, count=len(chosen), done=bool(chosen))


def _discarding(s: Horde, run: Run, op: DiscardFromHand) -> list[Seat]:
    """The players whose hands are meant; without a horde player the horde has none."""
    if op.who == Who.FOE:
        return [s.rules.horde_seat] if s.rules.horde_seat != NOBODY else []
    return [run.scope.seat] if op.who == Who.YOU else list(s.rules.alliance)


@LANGUAGE.pays(DiscardFromHand)
def _can_discard(s: Horde, run: Run, op: DiscardFromHand) -> bool:
    return bool(_payers(s, run, op))


def _payers(s: Horde, run: Run, op: DiscardFromHand) -> list[Seat]:
    """Who can pay a cost in full; a partner only if they did not refuse."""
    return [
        seat
        for seat in _discarding(s, run, op)
        if len(cards_in(s, seat, op.hand)) >= op.number
        and (seat == run.scope.seat or not has_refused_hand(s, seat))
    ]


def _affordable(s: Horde, run: Run, op: DiscardAndPay) -> list[int]:
    seat = run.scope.seat
    cards = sorted(set(cards_in(s, seat, op.hand)))
    return [card for card in cards if CARDS[card].cost <= s.purse(seat).mana]


@dataclass(frozen=True, slots=True)
class DiscardAndPay(Op):
    """A card of the own hand is discarded and its mana cost is paid; the text goes on with that cost."""

    hand: Pile

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-and-pay", {"what": self.hand.phrase()})


def discard_and_pay(of: Cards) -> DiscardAndPay:
    """A card of the hand, and its mana cost; what follows knows it as `THAT_COST`."""
    return DiscardAndPay(hand.of(of))


@LANGUAGE.does(DiscardAndPay)
def _discard_and_pay(s: Horde, run: Run, op: DiscardAndPay) -> None:
    seat = run.scope.seat
    if not run.picked:
        # Even one card is asked for: going on in silence would tell others what the hand holds.
        run.asks(s, seat, "discard", [card_pick(card) for card in _affordable(s, run, op)], True)
        return
    card = CardId(run.picked[0])
    rule = s.card_code(run.scope.card)
    discard_from_hand(s, seat, card, rule)
    pay_mana(s, seat, CARDS[card].cost, rule)  # as printed: MON-Q-125
    run.next(s, count=CARDS[card].cost)


@LANGUAGE.pays(DiscardAndPay)
def _can_discard_and_pay(s: Horde, run: Run, op: DiscardAndPay) -> bool:
    return bool(_affordable(s, run, op))


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """A deck: yours, or that player's."""

    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        return Phrase("effects-shuffle" if self.who == Who.YOU else "effects-shuffle-that")


def shuffle(who: Who = Who.YOU) -> Shuffle:
    return Shuffle(who)


@LANGUAGE.does(Shuffle)
def _shuffle(s: Horde, run: Run, op: Shuffle) -> None:
    seat = run.count if op.who == Who.THAT else run.scope.seat
    player = s.players[seat]
    deck = sorted(player.deck)
    s.shuffle(deck)
    player.deck = deck
    player.laid = 0
    s.emit("shuffled", s.card_code(run.scope.card), who=WHO[seat])
    run.next(s)
