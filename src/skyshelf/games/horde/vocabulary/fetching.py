"""Cards come out of piles: into a hand, or at once into play."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import enumerated
from skyshelf.effects.ops import Op
from skyshelf.effects.options import YES, YES_NO
from skyshelf.effects.run import Run, report
from skyshelf.effects.select import Pile
from skyshelf.engine.event import Event as Happened
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.play_card import PlayingCard, has_room, start_playing, ways_to_pay
from skyshelf.games.horde.rules.supply import check_deck, into_hand
from skyshelf.games.horde.table.options import SEAT, PickCard, PickPile, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Zone
from skyshelf.games.horde.vocabulary.piles import cards_in, kinds_of


@dataclass(frozen=True, slots=True)
class Fetch(Op):
    """A card of a pile into the hand; `among` random ones if it is not 0. Out of a pile that may be another player's
    it goes to the hand of its owner.
    """

    piles: tuple[Pile, ...]
    among: int = 0
    to_owner: bool = False

    def phrase(self) -> Phrase:
        what = self.piles[0].what
        if what is not None and all(pile.what == what for pile in self.piles):
            zones = enumerated([pile.zone.phrase() for pile in self.piles], "effects-piles")
            piles = Phrase("effects-pile-of", {"zone": zones, "what": what.phrase()})
        else:
            piles = enumerated([pile.phrase() for pile in self.piles], "effects-piles")
        key = "effects-fetch-among" if self.among else "effects-fetch"
        if self.to_owner:
            key = "effects-fetch-to-owner"
        return Phrase(key, {"pile": piles, "among": self.among})


def fetch(*piles: Pile) -> Fetch:
    return Fetch(piles, to_owner=any(pile.zone == Zone.ANY_DISCARD_PILE for pile in piles))


def fetch_among(number: int, pile: Pile) -> Fetch:
    return Fetch((pile,), number)


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
            owner, start = Seat(run.picked[start]), start + 1
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
    kinds = kinds_of(cards)
    # Silence would tell others that the deck holds one kind only.
    secret = pile.zone == Zone.DECK and s.seats() > 1
    if (len(kinds) > 1 or secret) and len(run.picked) == start:
        run.asks(s, seat, "fetch", [card_pick(card) for card in kinds], secret)
        return
    card = CardId(run.picked[start]) if len(run.picked) > start else kinds[0]
    take(s, owner, pile, card, s.card_code(run.scope.card))
    run.next(s, count=1)


def take(s: Horde, seat: Seat, pile: Pile, card: CardId, rule: str) -> None:
    """A card of a pile comes to a hand; out of a deck nobody else sees which."""
    if pile.zone == Zone.DECK:
        s.players[seat].deck.remove(card)
        into_hand(s, seat, card)
        check_deck(s, seat)
        s.events.append(
            Happened(
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
    s.challenge.returned(s, rule, card)


@dataclass(slots=True)
class FetchAmong(Frame):
    """One of several cards that chance picked out of the own discard pile."""

    seat: Seat
    cards: tuple[CardId, ...]
    source: int

    def step(self, s: Horde) -> None:
        options = [card_pick(card) for card in kinds_of(list(self.cards))]
        s.ask(self.seat, "fetch", options, CARDS[self.source].code, CARD_NAME[self.source])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames.pop()
        take(s, self.seat, Pile(Zone.DISCARD_PILE), option.pick, CARDS[self.source].code)
        report(s, count=1)


@dataclass(frozen=True, slots=True)
class PlayFrom(Op):
    """Play a card of a pile by an ability, paid or free."""

    pile: Pile
    free: bool

    def phrase(self) -> Phrase:
        return Phrase("effects-play-free" if self.free else "effects-play-paid", {"pile": self.pile.phrase()})


def play_from(pile: Pile) -> PlayFrom:
    return PlayFrom(pile, free=False)


def play_free(pile: Pile) -> PlayFrom:
    return PlayFrom(pile, free=True)


@LANGUAGE.does(PlayFrom)
def _play_from(s: Horde, run: Run, op: PlayFrom) -> None:
    """Play a card by an ability: paid as usual, or free; nothing happens if none can be played."""
    seat = run.scope.seat
    player = s.players[seat]
    kinds = [
        card
        for card in kinds_of(cards_in(s, seat, op.pile))
        if has_room(s, seat, CARDS[card]) and (op.free or ways_to_pay(s, seat, CARDS[card]))
    ]
    if not kinds:
        if op.pile.zone == Zone.HAND and s.seats() > 1:  # that nothing follows shows it to all, and for good
            s.reveal("none-playable", s.card_code(run.scope.card), who=WHO[seat])
        run.next(s, done=False)
        return
    if not run.picked:
        # Out of a hand even one card is asked for: going on in silence would tell others what the hand holds.
        run.asks(s, seat, "play", [card_pick(card) for card in kinds], op.pile.zone == Zone.HAND)
        return
    card = CardId(run.picked[0])
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


@dataclass(frozen=True, slots=True)
class PlayThisTurn(Op):
    """A card of a pile may be played in this turn as if it were in the hand."""

    pile: Pile

    def phrase(self) -> Phrase:
        return Phrase("effects-play-this-turn", {"pile": self.pile.phrase()})


def play_this_turn(pile: Pile) -> PlayThisTurn:
    """As if the card were in the hand."""
    return PlayThisTurn(pile)


@LANGUAGE.does(PlayThisTurn)
def _play_this_turn(s: Horde, run: Run, op: PlayThisTurn) -> None:
    seat = run.scope.seat
    player = s.players[seat]
    kinds = kinds_of(cards_in(s, seat, op.pile))
    if not kinds:
        run.next(s, done=False)
        return
    if len(kinds) > 1 and not run.picked:
        run.asks(s, seat, "lend", [card_pick(card) for card in kinds])
        return
    card = CardId(run.picked[0]) if run.picked else kinds[0]
    player.lent = tuple(sorted((*player.lent, card)))
    s.emit("lent", s.card_code(run.scope.card), who=WHO[seat], card=CARD_NAME[card])
    run.next(s, count=1)
