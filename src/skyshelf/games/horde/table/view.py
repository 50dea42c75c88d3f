"""What a seat may know of the table, and the tables it must hold possible."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TypeGuard

from skyshelf.effects.options import VEILED
from skyshelf.effects.run import Run
from skyshelf.engine.copies import part_of
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BrokenGame
from skyshelf.engine.frame import Frame
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View, imagined, seen
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.cards.tiers import TIER_ONE, TIER_TWO, tier_of
from skyshelf.games.horde.table.holding import Holding
from skyshelf.games.horde.table.state import (
    Horde,
    Player,
    PublicHorde,
    PublicPlayer,
    Rules,
    Unit,
    Zone,
)


@dataclass(slots=True)
class Hands(Record, PublicPlayer):
    """One alliance player as a seat sees them. `unseen` are the cards of deck and hidden hand, in no order."""

    hand: list[CardId] | None = None
    hand_cards: int = 0
    deck_cards: int = 0
    unseen: list[CardId] = field(default_factory=list)
    bottom: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class HordeView(View, PublicHorde):
    """Everything in play and every discard pile is open; decks have no order, and hands belong to their players."""

    units: list[Unit] = field(default_factory=list)
    players: list[Hands] = field(default_factory=list)  # HRD-ZONE-06
    horde_unseen: list[CardId] = field(default_factory=list)  # HRD-HDK-01
    horde_cards: int = 0
    horde_strong: int = 0  # of these, in the deck of tier one where there are two: how high each is, all see
    horde_hand: list[CardId] | None = None
    horde_hand_cards: int = 0
    horde_top: list[CardId] = field(default_factory=list)  # what the horde player has put on top of the deck
    face_down: list[CardId] = field(default_factory=list)  # concealed cards that are of no deck, in no order


def view_of(s: Horde, seat: Seat | None) -> HordeView:
    s.own_units = 0  # the view keeps the units as they are: whoever changes one from now on copies it
    own_horde = seat is not None and seat == s.rules.horde_seat
    hidden = [one.hidden for one in s.units if one.hidden != NO_CARD and one.zone != Zone.GONE]
    unseen = s.horde_deck[: len(s.horde_deck) - s.foreseen]
    if not own_horde:
        thrown = [card for frame in s.frames if _is_held_by_horde(frame, s.rules) for card in frame.cards]
        of_a_deck = [card for card in hidden if _is_of_a_deck(card)]
        unseen = [*s.horde_deck, *s.horde_hand, *thrown, *of_a_deck]
    view = HordeView(*part_of(s, PublicHorde), *seen(s, seat))
    view.units = s.units[:] if own_horde or not hidden else [_masked(one) for one in s.units]
    view.players = [_hands(s, number, number == seat) for number in range(len(s.players))]
    view.horde_unseen = sorted(unseen)
    view.horde_cards = len(s.horde_deck)
    if s.rules.tiers:
        view.horde_strong = sum(tier_of(card) == TIER_ONE for card in s.horde_deck)  # HRD-VAR-01
    view.horde_hand = s.horde_hand[:] if own_horde else None
    view.horde_hand_cards = len(s.horde_hand)
    view.horde_top = s.horde_deck[len(s.horde_deck) - s.foreseen :] if own_horde else []
    view.face_down = sorted(card for card in hidden if not own_horde and not _is_of_a_deck(card))
    return view


def _is_of_a_deck(card: CardId) -> bool:
    """Outsiders, their parts and token cards come from no deck: that one of them lies face down is no secret."""
    return not (CARDS[card].token or CARDS[card].part_of or CARDS[card].outsider)


def _masked(one: Unit) -> Unit:
    return one if one.hidden == NO_CARD else replace(one, hidden=NO_CARD)


def _is_held_by_horde(frame: Frame, rules: Rules) -> TypeGuard[Holding]:
    return isinstance(frame, Holding) and frame.seat == rules.horde_seat


def _hands(s: Horde, number: int, own: bool) -> Hands:
    player = s.players[number]
    bottom, rest = player.deck[: player.laid], player.deck[player.laid :]
    held = [
        card
        for frame in s.frames
        if isinstance(frame, Holding) and frame.seat == number
        for card in frame.cards
    ]
    hands = Hands(*part_of(player, PublicPlayer))
    hands.hand = player.hand[:] if own else None
    hands.hand_cards = len(player.hand)
    hands.deck_cards = len(player.deck)
    hands.unseen = sorted(rest if own else [*rest, *player.hand, *held])
    hands.bottom = bottom
    return hands


# Deals in which another seat would have nothing to choose are not possible: it is being asked.
_MOST_DEALS = 500


def possible_table(view: HordeView, seed: int) -> Horde:
    """Deal what the owner of the view cannot know at random."""
    rng = Rng(seed)
    table = _deal(view, rng)
    if view.decider is None:
        return table
    for _ in range(_MOST_DEALS):
        if _guess_answers(table, rng):
            if view.decision is not None:
                table.decision = view.decision
                return table
            table.frames[-1].step(table)  # somebody else is asked: the frame on top asks again
            if table.decision is not None and table.decision.seat == view.decider:
                return table
        table = _deal(view, rng)
    raise BrokenGame("No deal of the unknown cards leads to the decision that is open.")


def _guess_answers(table: Horde, rng: Rng) -> bool:
    """Secret answers that the text under way has got from others become some that they could have given."""
    text = table.frames[-1]
    if not isinstance(text, Run) or VEILED not in text.picked:
        return True
    table.frames[-1] = replace(text, picked=(), veiled=())
    for pick in text.picked:
        table.decision = None
        now = table.frames[-1]
        assert isinstance(now, Run)
        if pick != VEILED:
            table.frames[-1] = replace(now, picked=(*now.picked, pick), veiled=text.veiled)
            continue
        now.step(table)
        asked = _asked(table)
        if asked is None:
            return False
        table.decision = None
        table.frames[-1].answer(table, asked.options[rng.below(len(asked.options))])
    done = table.frames[-1]
    assert isinstance(done, Run)
    table.frames[-1] = replace(done, veiled=text.veiled)
    return True


def _asked(table: Horde) -> Decision | None:
    return table.decision


def _deal(view: HordeView, rng: Rng) -> Horde:
    frames = view.frames[:]
    players = [_dealt(hands, number, frames, rng) for number, hands in enumerate(view.players)]
    horde = view.horde_unseen[:]
    rng.shuffle(horde)
    if view.rules.tiers:
        horde = _decks_first(horde, view.horde_strong, view.horde_cards - view.horde_strong)
    units = view.units[:]
    hand = view.horde_hand
    if hand is None:
        hand = sorted(horde.pop() for _ in range(view.horde_hand_cards))
        for at, frame in enumerate(frames):
            if _is_held_by_horde(frame, view.rules):
                frames[at] = frame.with_cards(tuple(horde.pop() for _ in frame.cards))
        _turn_down(units, view.face_down, horde, rng)
    table = Horde(*part_of(view, PublicHorde), *imagined(view, rng))
    table.frames = frames
    table.units = units
    table.players = players
    table.horde_deck = [*horde, *view.horde_top]
    table.horde_hand = hand[:]
    return table


def _decks_first(cards: list[CardId], strong: int, weak: int) -> list[CardId]:
    """Cards in the same order, but first so many of each tier: two decks stay as high as all see them. HRD-VAR-01"""
    left = {TIER_ONE: strong, TIER_TWO: weak}
    decks: list[CardId] = []
    others: list[CardId] = []
    for card in cards:
        tier = tier_of(card)
        (decks if left[tier] > 0 else others).append(card)
        left[tier] -= 1
    return decks + others


def _turn_down(units: list[Unit], face_down: list[CardId], horde: list[CardId], rng: Rng) -> None:
    """Every concealed card becomes one that it could be."""
    concealed = [
        number
        for number, one in enumerate(units)
        if one.card == FACE_DOWN.id and one.hidden == NO_CARD and one.zone != Zone.GONE
    ]
    rng.shuffle(concealed)
    for number, card in zip_longest(concealed, face_down[: len(concealed)]):
        units[number] = replace(units[number], hidden=horde.pop() if card is None else card)


def _dealt(hands: Hands, number: int, frames: list[Frame], rng: Rng) -> Player:
    cards = hands.unseen[:]
    rng.shuffle(cards)
    hand = hands.hand
    if hand is None:
        hand = sorted(cards.pop() for _ in range(hands.hand_cards))
        for at, frame in enumerate(frames):
            if isinstance(frame, Holding) and frame.seat == number:
                frames[at] = frame.with_cards(tuple(cards.pop() for _ in frame.cards))
    player = Player(*part_of(hands, PublicPlayer))
    player.deck = [*hands.bottom, *cards]
    player.hand = hand[:]
    player.laid = len(hands.bottom)
    return player
