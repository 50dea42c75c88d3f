"""Where a card could lie in a sky: what each place has for it or against it, before it is put down."""

from __future__ import annotations

from skyshelf.games.painters.advice.why import against_neighbours
from skyshelf.games.painters.components.cards import LIMITS, Side
from skyshelf.games.painters.rules.placement import (
    DOWN,
    TO_LEFT,
    TO_RIGHT,
    UP,
    beside,
    ignored_by,
    neighbour,
    side_of,
)
from skyshelf.games.painters.rules.take_card import PlaceCard
from skyshelf.games.painters.shown import Placing, Spot
from skyshelf.games.painters.table.options import TakeCard, where
from skyshelf.games.painters.table.state import Player, Rules
from skyshelf.games.painters.table.view import PaintersView

_SIDES = {TO_LEFT: "left", TO_RIGHT: "right", UP: "top", DOWN: "bottom"}


def placings(view: PaintersView) -> list[Placing]:
    """For the card that is to be placed, or each that can be taken now, every place beside the seat's own cards."""
    if view.decision is None or not view.frames:
        return []
    top = view.frames[-1]
    if isinstance(top, PlaceCard):
        cards = [top.card]
    else:
        cards = [option.card for option in view.decision.options if isinstance(option, TakeCard)]
    player = view.players[view.decision.seat]
    return [
        {"card": card, "spots": [_spot(player, view.rules, card, place) for place in player.frontier]}
        for card in cards
    ]


def _spot(player: Player, rules: Rules, card: int, place: int) -> Spot:
    return {
        "place": place,
        "where": where(*beside(player, place)),
        "meets": [_SIDES[step] for step in _SIDES if _meets(player, card, place, step)],
        "why": [phrase for _, phrase in against_neighbours(player, card, place, ignored_by(player, rules))],
    }


def _meets(player: Player, card: int, place: int, step: int) -> bool:
    """Whether a half of the card meets its other half on that side."""
    number = neighbour(player, place + step)
    mine = side_of(card, step)
    if number < 0 or mine == Side.PLAIN or mine in LIMITS:
        return False
    return side_of(player.cards[number], -step) == mine
