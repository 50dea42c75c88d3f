"""What a seat may know of the table, and the tables it must hold possible. SKY-Q-69"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from skyshelf.engine.copies import part_of
from skyshelf.engine.frame import Frame
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View, imagined, seen
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.setup.pool_choice import ChoosePools, dealt
from skyshelf.games.skytear.setup.set_table import Mulligan
from skyshelf.games.skytear.table.state import (
    REVEALED,
    Deck,
    Hero,
    Lead,
    Player,
    PublicDeck,
    PublicPlayer,
    PublicSkytear,
    Skytear,
)
from skyshelf.games.skytear.vocabulary.supplies import Predicting


@dataclass(slots=True)
class Hand(Record, PublicPlayer):
    """Cards of a hand; `cards` only for its player. SKY-TEAM-12"""

    cards: list[CardId] | None = None
    number: int = 0


@dataclass(slots=True)
class DeckView(Record, PublicDeck):
    """How many cards a deck has, its discard pile, and the top cards that the viewer knows, topmost last."""

    number: int = 0
    top: list[CardId] = field(default_factory=list)
    # Cards of the deck that are where the viewer cannot see them, in no order.
    unseen: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class SkytearView(View, PublicSkytear):
    """Hands, the order of decks, and face-down Lead cards are hidden; everything else is open. SKY-CMP-21"""

    heroes: list[Hero] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    decks: list[DeckView] = field(default_factory=list)


def view_of(s: Skytear, seat: Seat | None) -> SkytearView:
    s.own = 0  # the view keeps the heroes as they are: whoever changes one from now on copies it
    view = SkytearView(*part_of(s, PublicSkytear), *seen(s, seat))
    view.heroes = [_seen_hero(hero, seat) for hero in s.heroes]
    view.hands = [_seen_hand(player, number == seat) for number, player in enumerate(s.players)]
    view.decks = [_seen_deck(s, number, seat) for number in range(len(s.decks))]
    return view


def _is_known(knower: Seat, seat: Seat | None) -> bool:
    return knower == REVEALED or (seat is not None and knower == seat)


def _seen_hero(hero: Hero, seat: Seat | None) -> Hero:
    if not hero.leads or all(_is_known(knower, seat) for _, knower in hero.leads):
        return hero
    leads = tuple(Lead(card if _is_known(knower, seat) else NO_CARD, knower) for card, knower in hero.leads)
    return replace(hero, leads=leads)


def _seen_hand(player: Player, own: bool) -> Hand:
    hand = Hand(*part_of(player, PublicPlayer))
    hand.cards = player.hand[:] if own else None
    hand.number = len(player.hand)
    return hand


def _seen_deck(s: Skytear, number: int, seat: Seat | None) -> DeckView:
    deck = s.decks[number]
    known = deck.known if seat is not None and deck.knower == seat else 0
    top = deck.cards[len(deck.cards) - known :] if known else []
    unseen = deck.cards[: len(deck.cards) - known]
    for owner, player in enumerate(s.players):
        if player.deck == number and owner != seat:
            unseen = unseen + player.hand
    for hero in s.heroes:
        if s.players[hero.seat].deck == number:
            unseen = unseen + [card for card, knower in hero.leads if not _is_known(knower, seat)]
    for frame in s.frames:
        unseen = unseen + _held(s, frame, number, seat)
    shown = DeckView(*part_of(deck, PublicDeck))
    shown.number = len(deck.cards)
    shown.top = top
    shown.unseen = sorted(unseen)
    return shown


def _held(s: Skytear, frame: Frame, deck: int, seat: Seat | None) -> list[CardId]:
    """Cards that a frame holds where the viewer does not see them."""
    if isinstance(frame, Predicting) and frame.seat != seat and s.players[frame.seat].deck == deck:
        return [*(frame.seen or ()), *frame.kept]
    if isinstance(frame, Mulligan):
        return [
            card
            for owner, cards in enumerate(frame.thrown)
            if owner != seat and s.players[owner].deck == deck
            for card in cards
        ]
    return []


def possible_table(view: SkytearView, seed: int) -> Skytear:
    """Deal what the owner of the view cannot know at random."""
    rng = Rng(seed)
    pools = [deck.unseen[:] for deck in view.decks]
    for pool in pools:
        rng.shuffle(pool)
    table = Skytear(*part_of(view, PublicSkytear), *imagined(view, rng))
    table.players = [_dealt_hand(hand, pools) for hand in view.hands]
    table.heroes = [_dealt_hero(hero, pools, view) for hero in view.heroes]
    frames = [_dealt_frame(frame, pools, view) for frame in view.frames]
    for number, shown in enumerate(view.decks):
        deck = Deck(*part_of(shown, PublicDeck))
        deck.cards = [*pools[number], *shown.top]
        table.decks.append(deck)
    table.frames = [dealt(table, frame) if isinstance(frame, ChoosePools) else frame for frame in frames]
    if view.decider is not None and view.decision is None:
        table.frames[-1].step(table)  # somebody else is asked: the frame on top asks again
    return table


def known_table(view: SkytearView) -> Skytear:
    """The table with what the viewer knows and nothing else: unknown Lead cards stay unknown."""
    table = possible_table(replace(view, decider=None), 0)
    table.heroes = view.heroes[:]
    return table


def _dealt_hand(hand: Hand, pools: list[list[CardId]]) -> Player:
    player = Player(*part_of(hand, PublicPlayer))
    if hand.cards is not None:
        player.hand = hand.cards[:]
    elif pools:
        player.hand = sorted(pools[hand.deck].pop() for _ in range(hand.number))
    return player


def _dealt_hero(hero: Hero, pools: list[list[CardId]], view: SkytearView) -> Hero:
    if all(card != NO_CARD for card, _ in hero.leads):
        return hero
    pool = pools[view.hands[hero.seat].deck]
    return replace(
        hero,
        leads=tuple(Lead(pool.pop() if card == NO_CARD else card, knower) for card, knower in hero.leads),
    )


def _dealt_frame(frame: Frame, pools: list[list[CardId]], view: SkytearView) -> Frame:
    if isinstance(frame, Predicting) and frame.seat != view.seat:
        pool = pools[view.hands[frame.seat].deck]
        seen = None if frame.seen is None else tuple(pool.pop() for _ in frame.seen)
        return replace(frame, seen=seen, kept=tuple(pool.pop() for _ in frame.kept))
    if isinstance(frame, Mulligan):
        thrown = tuple(
            cards if owner == view.seat else tuple(pools[view.hands[owner].deck].pop() for _ in cards)
            for owner, cards in enumerate(frame.thrown)
        )
        return replace(frame, thrown=thrown)
    return frame
