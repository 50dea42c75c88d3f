"""Taking a sky card and placing it: main action B, Skill Halo, Sky Tantrum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.board import FREE, RIGHT, Price
from skyshelf.games.painters.components.board import TOP_CARD as TOP_PRICE
from skyshelf.games.painters.components.cards import CARD_NAME
from skyshelf.games.painters.components.tiles import Tile
from skyshelf.games.painters.rules.goods import can_pay, gain_hope, pay
from skyshelf.games.painters.rules.placement import (
    beside,
    has_place,
    ignored_by,
    places_for,
    put_card,
    x_of,
    y_of,
)
from skyshelf.games.painters.table.options import NO, OFFER_CARD, TOP_CARD, Place, TakeCard, where
from skyshelf.games.painters.table.state import NOTHING, Painters

MOST_UNFINISHED = 3  # PNT-CRD-12


def top_price(s: Painters, seat: Seat) -> Price:
    """3 spots and 3 hope, or nothing for the leader by PNT-VAR-15."""
    return FREE if s.rules.leader_free_top and s.leader == seat else TOP_PRICE


def card_options(s: Painters, seat: Seat, free: bool) -> list[Option]:
    """The cards a player may take: offer cards for nothing, the top card at its price. PNT-CRD-01"""
    player = s.players[seat]
    if len(player.unfinished) >= MOST_UNFINISHED:  # PNT-CRD-13 PNT-CRD-14 PNT-Q-13
        return []
    ignored = ignored_by(player, s.rules)
    found: list[Option] = []
    for card in s.offer:
        if card != NOTHING and has_place(player, card, ignored):  # PNT-CRD-17 PNT-Q-12
            found.append(OFFER_CARD[card])
    if s.deck and (free or can_pay(player, top_price(s, seat))) and has_place(player, s.deck[-1], ignored):
        found.append(TOP_CARD[s.deck[-1]])  # PNT-CRD-02 PNT-CRD-03
    return found


def take_card(s: Painters, seat: Seat, option: TakeCard, free: bool) -> None:
    """Take a card, fill the offer again, and place the card at once. PNT-CRD-16"""
    player = s.players[seat]
    card = option.card
    s.progress = True
    if option.top:
        price = FREE if free else top_price(s, seat)
        pay(player, price)
        s.deck.pop()  # PNT-CRD-18: the offer stays as it is
        s.emit(
            "top-taken", "PNT-CRD-02", who=WHO[seat], card=CARD_NAME[card], spots=price.spots, hope=price.hope
        )
        _chip_on_right(s, "PNT-CRD-04")
    else:
        position = s.offer.index(card)
        s.emit("card-taken", "PNT-CRD-01", who=WHO[seat], card=CARD_NAME[card])
        if position == RIGHT:  # PNT-CRD-07: no chip is added
            if s.offer_hope:
                gain_hope(s, seat, s.offer_hope, "PNT-CRD-09")
                s.offer_hope = 0
        else:
            _chip_on_right(s, "PNT-CRD-05")  # PNT-CRD-06
        for opponent in s.opponents(seat):  # PNT-SKY-44: the top card is not of the offer, PNT-Q-44
            if Tile.SKY_TARGET in s.players[opponent].tiles:
                gain_hope(s, opponent, 1, "PNT-SKY-44")
        _refill(s, position)
    _show_next_card(s)
    s.push(PlaceCard(seat, card))


def _chip_on_right(s: Painters, rule: str) -> None:
    """1 hope chip on the right-hand card, if there is one; chips add up. PNT-CRD-08 PNT-Q-08"""
    if s.offer[RIGHT] != NOTHING:
        s.offer_hope += 1
        s.emit("offer-hope", rule, card=CARD_NAME[s.offer[RIGHT]], hope=s.offer_hope)


def _refill(s: Painters, gap: int) -> None:
    """Cards left of the gap slide right and the deck fills the left position. PNT-CRD-10 PNT-CRD-11 PNT-Q-07"""
    for position in range(gap, 0, -1):
        s.offer[position] = s.offer[position - 1]
    s.offer[0] = s.deck.pop() if s.deck else NOTHING


def _show_next_card(s: Painters) -> None:
    """The new top card is public; with an empty deck the critical phase starts. PNT-SET-13 PNT-Q-06

    The game goes on as before: the phase only opens a way to end it. PNT-CRI-03
    """
    if s.deck:
        s.reveal("top-shown", "PNT-SET-13", card=CARD_NAME[s.deck[-1]], cards=len(s.deck))
    elif not s.critical and not s.rules.tension_duel:  # PNT-CRI-01 PNT-CRI-02 PNT-Q-29 PNT-VAR-12
        s.critical = True
        s.emit("critical-phase", "PNT-CRI-01")


@dataclass(slots=True)
class ChooseCard(Frame):
    """An effect gives a card; the rules of main action B apply, and without a legal card nothing happens.

    So it may also start the critical phase. PNT-INT-25
    """

    seat: Seat
    free: bool
    rule: str

    def step(self, s: Painters) -> None:
        options = card_options(s, self.seat, self.free)
        if not options:  # PNT-SKY-42 PNT-Q-36
            s.frames.pop()
            s.emit("no-card", self.rule, who=WHO[self.seat])
            return
        options.append(NO)  # PNT-Q-52
        s.ask(self.seat, "card", options, self.rule)

    def answer(self, s: Painters, option: Option) -> None:
        s.frames.pop()
        if not isinstance(option, TakeCard):
            s.emit("card-declined", "PNT-Q-52", who=WHO[self.seat])
            return
        take_card(s, self.seat, option, self.free)


@dataclass(slots=True)
class PlaceCard(Frame):
    """A card just taken goes beside another card, grey face up. PNT-PLC-01 PNT-PLC-15"""

    seat: Seat
    card: int

    def step(self, s: Painters) -> None:
        player = s.players[self.seat]
        places = places_for(player, self.card, ignored_by(player, s.rules))
        source: Phrase = CARD_NAME[self.card]
        options = [Place(place, *beside(player, place)) for place in places]
        s.ask(self.seat, "place", options, "PNT-PLC-01", source)

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, Place)
        s.frames.pop()
        player = s.players[self.seat]
        player.unfinished.append(put_card(player, self.card, option.place))
        s.emit(
            "card-placed",
            "PNT-PLC-01",
            who=WHO[self.seat],
            card=CARD_NAME[self.card],
            x=x_of(option.place),
            y=y_of(option.place),
            where=where(option.beside, option.step),
        )


def cards_in_hand(frames: Iterable[Frame]) -> list[int]:
    """Cards just taken that wait for their place."""
    return [frame.card for frame in frames if isinstance(frame, PlaceCard)]
