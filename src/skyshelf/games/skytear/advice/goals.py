"""What wins the game on this battlefield, told to whoever looks, and how far each side has come."""

from __future__ import annotations

from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.rules.lane_steps import NEXUS_HP
from skyshelf.games.skytear.rules.victory import (
    DOMES,
    GUESTS,
    HEADS,
    MINIONS,
    PINCER,
    TOKENS,
    TWINS,
    VICTORY_CARDS,
    heroes_at_the_gates,
    steps_toward,
    tower_of,
)
from skyshelf.games.skytear.setup.set_table import TOWER_HP
from skyshelf.games.skytear.shown import Goal
from skyshelf.games.skytear.table.state import Phase, Skytear
from skyshelf.games.skytear.table.view import SkytearView

_WINGS = ("left", "right")


def goals(s: Skytear, view: SkytearView) -> list[Goal]:
    """What always wins, and the victory cards in play. SKY-WIN-01 SKY-WIN-04"""
    side = None if view.seat is None else s.side_of_seat(view.seat)
    return [_main(s), *(card_goal(s, number, side) for number in view.victory)]


def _main(s: Skytear) -> Goal:
    kind = "tower" if s.field.tower_wins else "nexus"
    sides = [_harm_to_tower(s, side, 0) if s.field.tower_wins else _harm_to_nexus(s, side) for side in (0, 1)]
    return {
        "name": Phrase(f"skytear-goal-{kind}"),
        "text": Phrase(f"skytear-goal-{kind}-text"),
        "sides": sides,
        "wanted": TOWER_HP if s.field.tower_wins else NEXUS_HP,
    }


def card_goal(s: Skytear, number: int, side: int | None) -> Goal:
    """Whoever sits on a side reads which Tower is meant: the map never turns, and left is not left for everybody."""
    card = VICTORY_CARDS[number]
    name, text = card.name, Phrase(f"skytear-victory-{card.slug}-text")
    if side is not None and card.slug in _WINGS:
        lane = Phrase(f"skytear-lane-{s.field.lanes[tower_of(s, side, card.slug == 'left')].name}")
        name = Phrase("skytear-goal-wing", {"lane": lane})
        tower = Phrase(f"skytear-landmark-tower-{SIDES[1 - side]}", {"lane": lane})
        text = Phrase("skytear-goal-wing-text", {"tower": tower})
    sides = [_done(s, card.slug, each) for each in (0, 1)]
    return {"name": name, "text": text, "sides": sides, "wanted": _wanted(s, card.slug)}


def _wanted(s: Skytear, slug: str) -> int:
    return {
        "left": TOWER_HP,
        "right": TOWER_HP,
        "lords": TOKENS,
        "heads": HEADS,
        "twin": TWINS,
        "beyond": DOMES,
        "cull": MINIONS,
        "gates": GUESTS,
        "sweep": len(s.tokens) + len(s.field.domes),
        "pincer": len(s.tokens),
    }[slug]


def _done(s: Skytear, slug: str, side: int) -> int:
    board = s.boards[side]
    match slug:
        case "left" | "right":
            return _harm_to_tower(s, side, tower_of(s, side, slug == "left"))
        case "lords":
            return board.tokens_won
        case "heads":
            return board.heroes_defeated
        case "twin":
            return board.heroes_now
        case "beyond":
            return board.domes_won
        case "cull":
            return board.minions_defeated
        case "gates":
            return heroes_at_the_gates(s, side)
        case "sweep":  # what was won in the last Minions Phase counts no more
            return board.won_now if s.phase == Phase.MINIONS else 0
    return sum(steps_toward(s, lane, 1 - side) >= PINCER for lane in range(len(s.tokens)))


def _harm_to_tower(s: Skytear, side: int, lane: int) -> int:
    return TOWER_HP - max(0, s.boards[1 - side].towers[lane])


def _harm_to_nexus(s: Skytear, side: int) -> int:
    board = s.boards[1 - side]
    return NEXUS_HP - max(0, board.nexus) if board.open else 0
