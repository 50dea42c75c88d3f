"""What a seat may know of the table, and the tables it must hold possible."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.errors import BrokenGame
from skyshelf.engine.frame import Frame
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.view import View, seen_decider, seen_decision, seen_frames
from skyshelf.games.horde.setup import Mulligan
from skyshelf.games.horde.state import Horde, Pending, Player, Rules, Unit


@dataclass(slots=True)
class Hands(Record):
    """One alliance player as a seat sees them. `unseen` are the cards of deck and hidden hand, in no order."""

    mana: int
    hand: list[int] | None
    hand_cards: int
    deck_cards: int
    unseen: list[int]
    bottom: list[int]
    discard: list[int]
    played: int


@dataclass(slots=True)
class HordeView(View):
    """Everything in play and every discard pile is open; decks have no order, and hands belong to their players.

    HRD-ZONE-06 HRD-ZONE-07 HRD-ZONE-08 HRD-HDK-01 HRD-OPL-01 HRD-CARD-15
    """

    rules: Rules
    phase: int
    units: list[Unit]
    front: list[int]
    guard: list[int]
    back: list[int]
    players: list[Hands]
    horde_unseen: list[int]
    horde_cards: int
    horde_discard: list[int]
    horde_hand: list[int] | None
    horde_hand_cards: int
    horde_mana: int
    pile: list[int]
    stage: int
    turned: int
    collapsing: bool
    outsiders_left: tuple[int, ...]
    vanquished: bool
    arrivals: list[int]
    waiting: list[Pending]
    hurt: list[int]
    boosted: int
    lane_now: int
    until_turn_ends: tuple[tuple[int, int, int], ...]
    cost_changes: tuple[tuple[int, int, int, int], ...]
    lost: str


def view_of(s: Horde, seat: int | None) -> HordeView:
    s.private = 0  # the view keeps the units as they are: whoever changes one from now on copies it
    own_horde = seat is not None and seat == s.rules.horde_seat
    return HordeView(
        seat=seat,
        turn=s.turn,
        decider=seen_decider(s),
        decision=seen_decision(s, seat),
        frames=seen_frames(s, seat),
        outcome=s.outcome,
        rules=s.rules,
        phase=s.phase,
        units=s.units[:],
        front=s.front[:],
        guard=s.guard[:],
        back=s.back[:],
        players=[_hands(s, number, number == seat) for number in range(len(s.players))],
        horde_unseen=sorted(s.horde_deck if own_horde else [*s.horde_deck, *s.horde_hand]),
        horde_cards=len(s.horde_deck),
        horde_discard=s.horde_discard[:],
        horde_hand=s.horde_hand[:] if own_horde else None,
        horde_hand_cards=len(s.horde_hand),
        horde_mana=s.horde_mana,
        pile=s.pile[:],
        stage=s.stage,
        turned=s.turned,
        collapsing=s.collapsing,
        outsiders_left=s.outsiders_left,
        vanquished=s.vanquished,
        arrivals=s.arrivals[:],
        waiting=s.waiting[:],
        hurt=s.hurt[:],
        boosted=s.boosted,
        lane_now=s.lane_now,
        until_turn_ends=s.until_turn_ends,
        cost_changes=s.cost_changes,
        lost=s.lost,
    )


def _hands(s: Horde, number: int, own: bool) -> Hands:
    player = s.players[number]
    bottom, rest = player.deck[: player.laid], player.deck[player.laid :]
    thrown = [
        card
        for frame in s.frames
        if isinstance(frame, Mulligan) and frame.seat == number
        for card in frame.thrown
    ]
    return Hands(
        mana=player.mana,
        hand=player.hand[:] if own else None,
        hand_cards=len(player.hand),
        deck_cards=len(player.deck),
        unseen=sorted(rest if own else [*rest, *player.hand, *thrown]),
        bottom=bottom,
        discard=player.discard[:],
        played=player.played,
    )


# Deals in which another seat would have nothing to choose are not possible: it is being asked.
_MOST_DEALS = 50


def possible_table(view: HordeView, seed: int) -> Horde:
    """Deal what the owner of the view cannot know at random."""
    rng = Rng(seed)
    table = _deal(view, rng)
    if view.decider is None or view.decision is not None:
        return table
    for _ in range(_MOST_DEALS):
        table.frames[-1].step(table)  # somebody else is asked: the frame on top asks again
        if table.decision is not None and table.decision.seat == view.decider:
            return table
        table = _deal(view, rng)
    raise BrokenGame("No deal of the unknown cards leads to the decision that is open.")


def _deal(view: HordeView, rng: Rng) -> Horde:
    frames = view.frames[:]
    players = [_dealt(hands, number, frames, rng) for number, hands in enumerate(view.players)]
    horde = view.horde_unseen[:]
    rng.shuffle(horde)
    hidden = view.horde_hand_cards if view.horde_hand is None else 0
    return Horde(
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
        units=view.units[:],
        front=view.front[:],
        guard=view.guard[:],
        back=view.back[:],
        players=players,
        horde_deck=horde[hidden:],
        horde_discard=view.horde_discard[:],
        horde_hand=sorted(horde[:hidden]) if view.horde_hand is None else view.horde_hand[:],
        horde_mana=view.horde_mana,
        pile=view.pile[:],
        stage=view.stage,
        turned=view.turned,
        collapsing=view.collapsing,
        outsiders_left=view.outsiders_left,
        vanquished=view.vanquished,
        arrivals=view.arrivals[:],
        waiting=view.waiting[:],
        hurt=view.hurt[:],
        boosted=view.boosted,
        lane_now=view.lane_now,
        until_turn_ends=view.until_turn_ends,
        cost_changes=view.cost_changes,
        lost=view.lost,
    )


def _dealt(hands: Hands, number: int, frames: list[Frame], rng: Rng) -> Player:
    cards = hands.unseen[:]
    rng.shuffle(cards)
    if hands.hand is not None:
        return Player(
            hands.mana,
            [*hands.bottom, *cards],
            hands.hand[:],
            hands.discard[:],
            len(hands.bottom),
            hands.played,
        )
    hand = sorted(cards.pop() for _ in range(hands.hand_cards))
    for at, frame in enumerate(frames):
        if isinstance(frame, Mulligan) and frame.seat == number:
            frames[at] = Mulligan(number, tuple(cards.pop() for _ in frame.thrown))
    return Player(
        hands.mana, [*hands.bottom, *cards], hand, hands.discard[:], len(hands.bottom), hands.played
    )
