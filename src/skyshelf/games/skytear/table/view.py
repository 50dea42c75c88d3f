"""What a seat may know of the table, and the tables it must hold possible. SKY-Q-69"""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.engine.frame import Frame
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.view import View, seen_decider, seen_decision, seen_frames
from skyshelf.games.skytear.setup.pool_choice import ChoosePools, dealt
from skyshelf.games.skytear.setup.set_table import Mulligan
from skyshelf.games.skytear.table.state import (
    NO_CARD,
    REVEALED,
    Board,
    Deck,
    Effect,
    Hero,
    Listener,
    Mod,
    Outsider,
    Player,
    Rules,
    Skytear,
)
from skyshelf.games.skytear.vocabulary.supplies import Predicting


@dataclass(slots=True)
class Hand(Record):
    """Cards of a hand; `cards` only for its player. SKY-TEAM-12"""

    cards: list[int] | None
    number: int
    deck: int
    stops: int
    yields: bool


@dataclass(slots=True)
class DeckView(Record):
    """How many cards a deck has, its discard pile, and the top cards that the viewer knows, topmost last."""

    number: int
    discard: list[int]
    top: list[int]
    known: int
    knower: int
    # Cards of the deck that are where the viewer cannot see them, in no order.
    unseen: list[int]


@dataclass(slots=True)
class SkytearView(View):
    rules: Rules
    phase: int
    first: int
    heroes: list[Hero]
    minion_sides: tuple[int, ...]
    minions: list[int]
    minion_lanes: list[int]
    outsiders: list[Outsider]
    boards: list[Board]
    tokens: list[int]
    numbers: tuple[int, ...]
    hands: list[Hand]
    decks: list[DeckView]
    victory: tuple[int, ...]
    flux: int
    stack: list[Effect]
    count: int
    active: int
    points: int
    taken: int
    attacks: int
    mods: tuple[Mod, ...]
    listeners: tuple[Listener, ...]
    blocked: tuple[int, ...]
    area: tuple[int, ...]
    waiting: list[Effect]
    aside: tuple[tuple[int, int], ...]


def view_of(s: Skytear, seat: int | None) -> SkytearView:
    """Hands, the order of decks, and face-down Lead cards are hidden; everything else is open. SKY-CMP-21"""
    s.own = 0  # the view keeps the heroes as they are: whoever changes one from now on copies it
    return SkytearView(
        seat=seat,
        turn=s.turn,
        decider=seen_decider(s),
        decision=seen_decision(s, seat),
        frames=seen_frames(s, seat),
        outcome=s.outcome,
        rules=s.rules,
        phase=s.phase,
        first=s.first,
        heroes=[_seen_hero(hero, seat) for hero in s.heroes],
        minion_sides=s.minion_sides,
        minions=s.minions[:],
        minion_lanes=s.minion_lanes[:],
        outsiders=s.outsiders[:],
        boards=[board.clone() for board in s.boards],
        tokens=s.tokens[:],
        numbers=s.numbers,
        hands=[
            Hand(
                player.hand[:] if number == seat else None,
                len(player.hand),
                player.deck,
                player.stops,
                player.yields,
            )
            for number, player in enumerate(s.players)
        ],
        decks=[_seen_deck(s, number, seat) for number in range(len(s.decks))],
        victory=s.victory,
        flux=s.flux,
        stack=s.stack[:],
        count=s.count,
        active=s.active,
        points=s.points,
        taken=s.taken,
        attacks=s.attacks,
        mods=s.mods,
        listeners=s.listeners,
        blocked=s.blocked,
        area=s.area,
        waiting=s.waiting[:],
        aside=s.aside,
    )


def _is_known(knower: int, seat: int | None) -> bool:
    return knower == REVEALED or (seat is not None and knower == seat)


def _seen_hero(hero: Hero, seat: int | None) -> Hero:
    if not hero.leads or all(_is_known(knower, seat) for _, knower in hero.leads):
        return hero
    shown = hero.clone()
    shown.leads = tuple((card if _is_known(knower, seat) else NO_CARD, knower) for card, knower in hero.leads)
    return shown


def _seen_deck(s: Skytear, number: int, seat: int | None) -> DeckView:
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
    return DeckView(len(deck.cards), deck.discard[:], top, deck.known, deck.knower, sorted(unseen))


def _held(s: Skytear, frame: Frame, deck: int, seat: int | None) -> list[int]:
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
    players = []
    for hand in view.hands:
        cards = hand.cards
        if cards is None:
            cards = sorted(pools[hand.deck].pop() for _ in range(hand.number)) if pools else []
        players.append(Player(cards[:], hand.deck, hand.stops, hand.yields))
    heroes = [_dealt_hero(hero, pools, view) for hero in view.heroes]
    frames = [_dealt_frame(frame, pools, view) for frame in view.frames]
    decks = []
    for number, deck in enumerate(view.decks):
        decks.append(Deck([*pools[number], *deck.top], deck.discard[:], deck.known, deck.knower))
    table = Skytear(
        rng=rng.bits(),
        turn=view.turn,
        frames=frames,
        decision=view.decision,
        events=[],
        outcome=view.outcome,
        asked=0,
        forced=0,
        rules=view.rules,
        phase=view.phase,
        first=view.first,
        heroes=heroes,
        minion_sides=view.minion_sides,
        minions=view.minions[:],
        minion_lanes=view.minion_lanes[:],
        outsiders=view.outsiders[:],
        boards=[board.clone() for board in view.boards],
        tokens=view.tokens[:],
        numbers=view.numbers,
        players=players,
        decks=decks,
        victory=view.victory,
        flux=view.flux,
        stack=view.stack[:],
        count=view.count,
        active=view.active,
        points=view.points,
        taken=view.taken,
        attacks=view.attacks,
        mods=view.mods,
        listeners=view.listeners,
        blocked=view.blocked,
        area=view.area,
        waiting=view.waiting[:],
        aside=view.aside,
    )
    table.frames = [
        dealt(table, frame) if isinstance(frame, ChoosePools) else frame for frame in table.frames
    ]
    if view.decider is not None and view.decision is None:
        table.frames[-1].step(table)  # somebody else is asked: the frame on top asks again
    return table


def known_table(view: SkytearView) -> Skytear:
    """The table with what the viewer knows and nothing else: unknown Lead cards stay unknown."""
    table = possible_table(replace(view, decider=None), 0)
    table.heroes = view.heroes[:]
    return table


def _dealt_hero(hero: Hero, pools: list[list[int]], view: SkytearView) -> Hero:
    if all(card != NO_CARD for card, _ in hero.leads):
        return hero
    pool = pools[view.hands[hero.seat].deck]
    return replace(
        hero, leads=tuple((pool.pop() if card == NO_CARD else card, knower) for card, knower in hero.leads)
    )


def _dealt_frame(frame: Frame, pools: list[list[int]], view: SkytearView) -> Frame:
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
