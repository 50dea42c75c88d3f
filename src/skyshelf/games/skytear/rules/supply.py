"""Cards: drawing, flipping, discarding, and the discard pile that becomes a deck again."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from skyshelf.effects.options import PickSeat
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import CARDS, power
from skyshelf.games.skytear.table.state import Flipped, Skytear


def top_card(s: Skytear, deck: int) -> CardId:
    """The top card of a deck leaves it; an empty deck is made of the discard pile first.

    Only when a card must be taken: SKY-Q-60 SKY-DRAW-08. Without any card there is none: SKY-Q-61.
    """
    pile = s.decks[deck]
    if not pile.cards:
        if not pile.discard:
            return NO_CARD
        pile.cards = sorted(pile.discard)
        pile.discard = []
        pile.known = 0
        s.shuffle(pile.cards)
        if s.rules.seats > 4:  # the deck is the team's: SKY-TEAM-24
            s.reveal("team-deck-renewed", "SKY-DRAW-08", side=SIDES[deck], cards=len(pile.cards))
        else:
            s.reveal("deck-renewed", "SKY-DRAW-08", who=WHO[deck], cards=len(pile.cards))
    pile.known = max(0, pile.known - 1)
    return pile.cards.pop()


def draw_cards(s: Skytear, seat: Seat, number: int, rule: str) -> int:
    """To the hand of one player, who alone sees them."""
    drawn = 0
    for _ in range(number):
        card = top_card(s, s.players[seat].deck)
        if card == NO_CARD:
            break
        insort(s.players[seat].hand, card)
        drawn += 1
        public: dict[str, Arg] = {"who": WHO[seat], "left": len(s.deck_of(seat).cards)}
        s.events.append(Event("drew", rule, public, {seat: {**public, "card": CARDS[card].name}}, True))
    return drawn


def flip_cards(s: Skytear, seat: Seat, number: int) -> list[CardId]:
    """Turned from the top of the player's deck; they lie aside until the effect is resolved. SKY-EFX-05"""
    flipped: list[CardId] = []
    deck = s.players[seat].deck
    for _ in range(number):
        card = top_card(s, deck)  # SKY-ATK-03 SKY-Q-62
        if card == NO_CARD:
            break
        flipped.append(card)
        s.aside = (*s.aside, Flipped(deck, card))
        s.reveal("flipped", "SKY-EFX-03", who=WHO[seat], card=CARDS[card].name, modifier=power(card).modifier)
    return flipped


def clear_aside(s: Skytear) -> None:
    for deck, card in s.aside:
        s.decks[deck].discard.append(card)
    s.aside = ()


def discard_from_hand(s: Skytear, seat: Seat, card: CardId, rule: str) -> None:
    """Discard piles are face up. SKY-DRAW-11"""
    s.players[seat].hand.remove(card)
    s.deck_of(seat).discard.append(card)
    s.reveal("discarded", rule, who=WHO[seat], card=CARDS[card].name)


def share_out(s: Skytear, number: int, side: int, rule: str) -> None:
    """Cards for a team, split as evenly as possible; the team names who draws what is left over. SKY-TEAM-19"""
    team = s.rules.teams[side]
    each, rest = divmod(number, len(team))
    for seat in team:
        draw_cards(s, seat, each, rule)
    if rest:  # by the tables of the book never more than one card
        s.push(OneDraws(s.captain(side), team, "SKY-Q-124"))


def reward(s: Skytear, seat: Seat) -> None:
    """For a defeated enemy hero. SKY-STATE-10 SKY-DRAW-04 SKY-TEAM-20 SKY-TEAM-21 SKY-Q-125"""
    mates = [other for other in s.team_of(seat) if other != seat]
    if not mates:
        draw_cards(s, seat, 2, "SKY-DRAW-04")
        return
    draw_cards(s, seat, 1, "SKY-TEAM-20")
    s.push(OneDraws(seat, tuple(mates), "SKY-TEAM-21"))


def team_draw(s: Skytear, side: int, author: Seat) -> None:
    """One card for a damaged structure; the team names who draws, in Polish who did the damage. SKY-TEAM-22"""
    names = author if s.edition.author_names_who_draws else s.captain(side)
    s.push(OneDraws(names, s.rules.teams[side], "SKY-DMG-09"))  # SKY-DRAW-05 SKY-DRAW-06 SKY-TOW-13


@dataclass(slots=True)
class OneDraws(Frame):
    """A player names who draws a card."""

    seat: Seat
    among: tuple[Seat, ...]
    rule: str

    def step(self, s: Skytear) -> None:
        s.ask(self.seat, "who-draws", [PickSeat(seat) for seat in self.among], self.rule)

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickSeat)
        s.frames.pop()
        draw_cards(s, option.pick, 1, self.rule)
