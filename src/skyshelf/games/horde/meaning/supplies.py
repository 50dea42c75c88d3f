"""Verbs about hands, decks, discard piles and mana."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.effects.options import DONE, NUMBERS, STOP, YES, YES_NO, Pick
from skyshelf.effects.run import NOBODY, Run, report
from skyshelf.effects.select import Pile
from skyshelf.effects.targets import amount
from skyshelf.effects.verbs.common import Who
from skyshelf.effects.verbs.supplies import DiscardFromHand, Draw, Fetch, Mana, Pay, PlayFrom, Shuffle
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.challenges.watch import note_returned
from skyshelf.games.horde.meaning.cards_out_of_play import cards_in
from skyshelf.games.horde.meaning.consent import (
    has_refused_hand,
    is_extra_cost,
    refuse_hand,
    take_back_engaging,
)
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room, start_playing, ways_to_pay
from skyshelf.games.horde.rules.supply import (
    check_deck,
    discard_from_hand,
    draw_card,
    gain_mana,
    into_hand,
    lose_mana,
    pay_horde_mana,
    pay_mana,
    pillage,
)
from skyshelf.games.horde.table.options import SEAT, PickCard, PickPile, PickType, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words.keywords import (
    Guess,
    GuessedWrong,
    Pillage,
    PlayThisTurn,
    Rebuild,
)
from skyshelf.games.horde.words.names import Ban, CardType, Guessed, Happening, Side, Zone


def _kinds(cards: list[int]) -> list[int]:
    return sorted(dict.fromkeys(cards))


@LANGUAGE.does(Draw)
def _draw(s: Horde, run: Run, op: Draw) -> None:
    drawn = 0
    for _ in range(amount(s, run, op.amount)):
        drawn += draw_card(s, run.scope.seat, s.card_code(run.scope.card))
    run.next(s, count=drawn, done=drawn > 0)


@LANGUAGE.does(Pillage)
def _pillage(s: Horde, run: Run, op: Pillage) -> None:
    source = run.scope.source
    cannot = source >= 0 and is_banned(s, source, Ban.PILLAGE)  # HRD-Q-85
    number = 0 if cannot else amount(s, run, op.amount)
    run.next(s, count=number, done=number > 0)
    pillage(s, number, s.card_code(run.scope.card))


@LANGUAGE.does(Guess)
def _guess(s: Horde, run: Run, op: Guess) -> None:
    """The alliance says who guesses. HRD-OSD-08 HRD-OSD-09"""
    seats = [seat for seat in s.rules.alliance if s.players[seat].deck]
    start = 0
    if len(seats) > 1:
        if not run.picked:
            run.asks(s, s.lead(), "player", [SEAT[seat] for seat in seats])
            return
        seats, start = [run.picked[0]], 1
    seat = seats[0]
    guesses = guesses_about(op.about)
    if len(run.picked) == start:
        run.asks(s, seat, "guess", guesses)
        return
    named = next(guess for guess in guesses if guess.pick == run.picked[start])
    card = CARDS[s.players[seat].deck[-1]]
    rule = s.card_code(run.scope.card)
    s.emit("guessed", rule, who=WHO[seat], guess=named.label())
    run.next(s, done=named.pick == (card.cost if op.about == Guessed.COST else card.type))
    pillage(s, 1, rule)


@cache
def guesses_about(about: Guessed) -> tuple[Pick, ...]:
    """Every mana cost that a card of an alliance deck has, or every type that it can be of."""
    types = (CardType.ALLY, CardType.ATTACHMENT, CardType.SPELL, CardType.TOWER)
    if about == Guessed.TYPE:
        return tuple(PickType(one) for one in types)
    costs = {card.cost for card in CARDS if card.side == Side.ALLIANCE and card.type in types}
    return tuple(NUMBERS[cost] for cost in sorted(costs))


@LANGUAGE.judges(GuessedWrong)
def _guessed_wrong(s: Horde, run: Run, condition: GuessedWrong) -> bool:
    return not run.done


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
    seat = run.picked[0] if run.picked else seats[0]
    rule = s.card_code(run.scope.card)
    got = gain_mana(s, seat, op.amount, rule) if op.amount > 0 else lose_mana(s, seat, -op.amount, rule)
    run.next(s, count=got, done=got > 0)


@LANGUAGE.pays(Mana)
def _can_lose_mana(s: Horde, run: Run, op: Mana) -> bool:
    if op.who == Who.FOE:
        return s.horde_mana >= -op.amount
    seats = (run.scope.seat,) if op.who == Who.YOU else s.rules.alliance
    return any(s.purse(seat).mana >= -op.amount for seat in seats)


@LANGUAGE.does(Pay)
def _pay(s: Horde, run: Run, op: Pay) -> None:
    pay_mana(s, run.scope.seat, op.amount, "HRD-COST-02")
    run.next(s)


@LANGUAGE.pays(Pay)
def _can_pay_mana(s: Horde, run: Run, op: Pay) -> bool:
    return s.purse(run.scope.seat).mana >= op.amount


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
            seats, start = [run.picked[0]], 1
        if cost and seats and seats[0] != run.scope.seat:
            if len(run.picked) == start:
                run.asks(s, seats[0], "consent-to-pay", YES_NO)
                return
            if run.picked[start] != YES:
                refuse_hand(s, seats[0])
                take_back_engaging(s, run)
                return
            start += 1
    chosen: list[tuple[int, int]] = []
    for seat in seats:
        cards = list(cards_in(s, seat, op.hand))
        for _ in range(min(op.number, len(cards))):
            if len(_kinds(cards)) == 1:
                card = cards[0]
            elif start < len(run.picked):
                card = run.picked[start]
                start += 1
            else:
                run.asks(s, seat, "discard", [card_pick(card) for card in _kinds(cards)])
                return
            cards.remove(card)
            chosen.append((seat, card))
    for seat, card in chosen:
        discard_from_hand(s, seat, card, s.card_code(run.scope.card))
    run.next(s, count=len(chosen), done=bool(chosen))


def _discarding(s: Horde, run: Run, op: DiscardFromHand) -> list[int]:
    """The players whose hands are meant; without a horde player the horde has none."""
    if op.who == Who.FOE:
        return [s.rules.horde_seat] if s.rules.horde_seat >= 0 else []
    return [run.scope.seat] if op.who == Who.YOU else list(s.rules.alliance)


@LANGUAGE.pays(DiscardFromHand)
def _can_discard(s: Horde, run: Run, op: DiscardFromHand) -> bool:
    return bool(_payers(s, run, op))


def _payers(s: Horde, run: Run, op: DiscardFromHand) -> list[int]:
    """Who can pay a cost in full; a partner only if they did not refuse."""
    return [
        seat
        for seat in _discarding(s, run, op)
        if len(cards_in(s, seat, op.hand)) >= op.number
        and (seat == run.scope.seat or not has_refused_hand(s, seat))
    ]


@LANGUAGE.does(Rebuild)
def _rebuild(s: Horde, run: Run, op: Rebuild) -> None:
    """Up to so many cards of one discard pile go under its deck, the last one lowest. HRD-KEY-68 HRD-KEY-69"""
    seats = [seat for seat in s.rules.alliance if s.players[seat].discard]
    if not seats:
        run.next(s, done=False)
        return
    start = 0
    if len(seats) > 1:  # HRD-KEY-70
        if not run.picked:
            run.asks(s, run.scope.seat, "player", [SEAT[seat] for seat in seats])
            return
        seats, start = [run.picked[0]], 1
    player = s.players[seats[0]]
    chosen = [card for card in run.picked[start:] if card != STOP]
    left = player.discard[:]
    for card in chosen:
        left.remove(card)
    if left and len(chosen) < op.amount and STOP not in run.picked[start:]:
        options: list[Pick] = [card_pick(card) for card in _kinds(left)]
        run.asks(s, run.scope.seat, "rebuild", [*options, DONE])
        return
    player.discard = left
    player.deck[:0] = chosen[::-1]
    player.laid += len(chosen)
    for card in chosen:
        s.emit("rebuilt", "HRD-KEY-68", who=WHO[seats[0]], card=CARD_NAME[card])
    if chosen:
        announce(s, Happening.REBUILDS, NOBODY, NOBODY, len(chosen), run.scope.seat)
    run.next(s, count=len(chosen), done=bool(chosen))


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


@LANGUAGE.does(Fetch)
def _fetch(s: Horde, run: Run, op: Fetch) -> None:
    """One card of a pile into its owner's hand; whose pile is chosen where there are several. HRD-CAS-05"""
    seat = run.scope.seat
    # Not to be asked about the deck would tell others that it holds no such card.
    piles = [
        pile for pile in op.piles if cards_in(s, seat, pile) or (pile.zone == Zone.DECK and s.seats() > 1)
    ]
    start = 0
    pile = piles[0] if piles else op.piles[0]
    if len(piles) > 1:
        if not run.picked:
            run.asks(s, seat, "pile", [PickPile(op.piles.index(one), one.zone.name.lower()) for one in piles])
            return
        pile, start = op.piles[run.picked[0]], 1
    owner = seat
    if pile.zone == Zone.ANY_DISCARD_PILE:
        pile = Pile(Zone.DISCARD_PILE, pile.what)
        owners = [one for one in s.rules.alliance if cards_in(s, one, pile)]
        if len(owners) > 1 and len(run.picked) == start:
            run.asks(s, seat, "player", [SEAT[one] for one in owners])
            return
        owner = owners[0] if owners else seat
        if len(owners) > 1:
            owner, start = run.picked[start], start + 1
    cards = cards_in(s, owner, pile)
    if not cards:
        run.next(s, done=False)
        return
    if op.among:
        run.next(s)
        left = cards[:]
        offered = [left.pop(s.draw(len(left))) for _ in range(min(op.among, len(left)))]
        s.push(FetchAmong(seat, tuple(sorted(offered)), run.scope.card))
        return
    kinds = _kinds(cards)
    # Silence would tell others that the deck holds one kind only.
    secret = pile.zone == Zone.DECK and s.seats() > 1
    if (len(kinds) > 1 or secret) and len(run.picked) == start:
        run.asks(s, seat, "fetch", [card_pick(card) for card in kinds], secret)
        return
    card = run.picked[start] if len(run.picked) > start else kinds[0]
    take(s, owner, pile, card, s.card_code(run.scope.card))
    run.next(s, count=1)


def take(s: Horde, seat: int, pile: Pile, card: int, rule: str) -> None:
    """A card of a pile comes to a hand; out of a deck nobody else sees which."""
    if pile.zone == Zone.DECK:
        s.players[seat].deck.remove(card)
        into_hand(s, seat, card)
        check_deck(s, seat)
        s.events.append(
            Event(
                "fetched-unseen",
                rule,
                {"who": WHO[seat]},
                {seat: {"who": WHO[seat], "card": CARD_NAME[card]}},
                True,
            )
        )
        return
    if pile.zone != Zone.COLLECTION:  # from there a new copy joins the game
        s.players[seat].discard.remove(card)
    into_hand(s, seat, card)
    s.emit("fetched", rule, who=WHO[seat], card=CARD_NAME[card])
    note_returned(s, rule, card)


@dataclass(slots=True)
class FetchAmong(Frame):
    """One of several cards that chance picked out of the own discard pile."""

    seat: int
    cards: tuple[int, ...]
    source: int

    def step(self, s: Horde) -> None:
        options = [card_pick(card) for card in _kinds(list(self.cards))]
        s.ask(self.seat, "fetch", options, CARDS[self.source].code, CARD_NAME[self.source])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames.pop()
        take(s, self.seat, Pile(Zone.DISCARD_PILE), option.pick, CARDS[self.source].code)
        report(s, count=1)


@LANGUAGE.does(PlayThisTurn)
def _play_this_turn(s: Horde, run: Run, op: PlayThisTurn) -> None:
    seat = run.scope.seat
    player = s.players[seat]
    kinds = _kinds(cards_in(s, seat, op.pile))
    if not kinds:
        run.next(s, done=False)
        return
    if len(kinds) > 1 and not run.picked:
        run.asks(s, seat, "lend", [card_pick(card) for card in kinds])
        return
    card = run.picked[0] if run.picked else kinds[0]
    player.lent = tuple(sorted((*player.lent, card)))
    s.emit("lent", s.card_code(run.scope.card), who=WHO[seat], card=CARD_NAME[card])
    run.next(s, count=1)


@LANGUAGE.does(PlayFrom)
def _play_from(s: Horde, run: Run, op: PlayFrom) -> None:
    """Play a card by an ability: paid as usual, or free; nothing happens if none can be played."""
    seat = run.scope.seat
    player = s.players[seat]
    kinds = [
        card
        for card in _kinds(cards_in(s, seat, op.pile))
        if has_room(s, seat, CARDS[card]) and (op.free or ways_to_pay(s, seat, CARDS[card]))
    ]
    if not kinds:
        run.next(s, done=False)
        return
    if not run.picked:
        # Out of a hand even one card is asked for: going on in silence would tell others what the hand holds.
        run.asks(s, seat, "play", [card_pick(card) for card in kinds], op.pile.zone == Zone.HAND)
        return
    card = run.picked[0]
    if op.pile.zone == Zone.HAND and not op.free:
        ways = ways_to_pay(s, seat, CARDS[card])
        if len(ways) > 1 and len(run.picked) == 1:
            run.asks(s, seat, "cheaper", YES_NO)
            return
        run.next(s, count=1)
        start_playing(s, seat, ways[0] if run.picked[1:] != (YES,) else ways[1])
        return
    run.next(s, count=1)
    {Zone.HAND: player.hand, Zone.DISCARD_PILE: player.discard}[Zone(op.pile.zone)].remove(card)
    s.push(PlayingCard(seat, card))
