"""Forming the decks after the draft, and exchanging cards where the players build their own. SKY-DRAFT-11"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat, seated
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import CARDS, hero_card, power
from skyshelf.games.skytear.deckbuilding.legality import (
    HeroPile,
    budget_for,
    card_points,
    deck_faults,
    open_cards,
    own_pile,
    points_of,
)
from skyshelf.games.skytear.table.options import PickCard, card_pick
from skyshelf.games.skytear.table.state import Deck, Skytear

Factions = tuple[tuple[int, ...], tuple[int, ...]]  # that south and north have chosen
UNLIMITED = 10_000


def pile_for(s: Skytear, side: int, hero: CardId) -> HeroPile:
    """The pile that a side has built for a hero, or the one that comes with it. SKY-COMP-12 SKY-COMP-13"""
    for pile in s.rules.pools[side]:
        if pile.hero == hero:
            return pile
    return own_pile(hero)


def form_decks(s: Skytear) -> None:
    """Up to four players each have a deck of their own, from five on each team has one; 8 cards for each hero."""
    shared = s.rules.seats > 4  # SKY-DRAFT-01 SKY-DRAFT-02 SKY-TEAM-24
    s.decks = [Deck() for _ in range(2 if shared else s.rules.seats)]
    for seat, player in seated(s.players):
        player.deck = s.side_of_seat(seat) if shared else seat  # SKY-Q-130
    for hero in s.heroes:
        # Eight for each hero. SKY-SET-15 SKY-SET-16 SKY-DRAFT-03
        s.decks[s.players[hero.seat].deck].cards += pile_for(s, hero.side, hero.card).cards
    for deck in s.decks:
        deck.cards.sort()  # SKY-COMP-12


def affordable(s: Skytear, side: int, heroes: list[CardId]) -> list[CardId]:
    """The heroes after which the rest of the team still fits the budget, all with their piles. SKY-Q-136"""
    if not s.rules.budget:
        return heroes
    cost = {hero: points_of(pile_for(s, side, hero)) for hero in heroes}
    team = [hero.card for hero in s.heroes if hero.side == side]
    left = budget_for(s.field.heroes) - sum(points_of(pile_for(s, side, hero)) for hero in team)
    to_come = s.field.heroes - len(team) - 1
    return [
        hero
        for hero in heroes
        if cost[hero] + sum(sorted(cost[one] for one in heroes if one != hero)[:to_come]) <= left
    ]


def points_left(s: Skytear, side: int) -> int:
    """What a team can still spend on cards."""
    if not s.rules.budget:
        return UNLIMITED
    spent = sum(hero_card(hero.card).points for hero in s.heroes if hero.side == side)
    decks = {s.players[seat].deck for seat in s.rules.teams[side]}
    return budget_for(s.field.heroes) - spent - sum(card_points(s.decks[deck].cards) for deck in decks)


@dataclass(slots=True)
class BuildDecks(Frame):
    """The deck builders one after another; every deck begins as the piles of its heroes. SKY-DECK-05"""

    factions: Factions

    def step(self, s: Skytear) -> None:
        form_decks(s)
        s.frames.pop()
        builders: dict[int, Seat] = {}
        for seat, player in seated(s.players):
            builders.setdefault(player.deck, seat)
        s.push(
            *[
                BuildDeck(seat, self.factions[s.side_of_seat(seat)], len(s.deck_of(seat).cards))
                for seat in builders.values()
            ]
        )


@dataclass(slots=True)
class BuildDeck(Frame):
    """One card out, another in, as often as there are cards; so the deck is legal at every moment."""

    seat: Seat
    factions: tuple[int, ...]
    exchanges: int
    out: CardId = NO_CARD

    def step(self, s: Skytear) -> None:
        if self.exchanges == 0:
            self._done(s)
            return
        cards = sorted(s.deck_of(self.seat).cards)
        if self.out == NO_CARD:
            # Ultimates stay. SKY-DECK-02
            going = [card_pick(card) for card in dict.fromkeys(cards) if not power(card).ultimate]
            s.ask(self.seat, "deck-out", [DONE, *going], "SKY-DECK-05")
            return
        cards.remove(self.out)
        points = points_left(s, s.side_of_seat(self.seat)) + power(self.out).points
        coming = open_cards(cards, self.factions, points)  # SKY-DECK-03 SKY-DECK-04
        s.ask(self.seat, "deck-in", [card_pick(card) for card in coming], "SKY-DECK-01", CARDS[self.out].name)

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, Stop):
            self._done(s)
            return
        assert isinstance(option, PickCard)
        if self.out == NO_CARD:
            s.frames[-1] = BuildDeck(self.seat, self.factions, self.exchanges, option.pick)
            return
        cards = s.deck_of(self.seat).cards
        cards.remove(self.out)
        cards.append(option.pick)
        cards.sort()
        coming, going = CARDS[option.pick].name, CARDS[self.out].name
        s.emit("exchanged", "SKY-DECK-05", who=WHO[self.seat], out=going, card=coming)
        s.frames[-1] = BuildDeck(self.seat, self.factions, self.exchanges - 1)

    def _done(self, s: Skytear) -> None:
        s.frames.pop()
        number = s.players[self.seat].deck
        heroes = [hero.card for hero in s.heroes if s.players[hero.seat].deck == number]
        assert not deck_faults(s.decks[number].cards, heroes, self.factions)
