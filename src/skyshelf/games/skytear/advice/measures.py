"""The numbers that tell the story of a game."""

from __future__ import annotations

from skyshelf.effects.unit import numbered
from skyshelf.engine.measure import Luck, Measure
from skyshelf.games.skytear.rules.lane_steps import NEXUS_HP
from skyshelf.games.skytear.table.state import Skytear

FLIPS = (Luck("flips", "flipped", ("modifier",), "who"),)
SIDES = ("south", "north")


def measured(s: Skytear) -> list[Measure]:
    """For each side what stands, what it won, whom it defeated, what it could still do; what decides comes first."""
    found: list[Measure] = []
    for side, line in enumerate(SIDES):
        board = s.boards[side]
        heroes = [number for number, hero in numbered(s.heroes) if hero.side == side]
        team = s.rules.teams[side]
        hands = sum(len(s.players[seat].hand) for seat in team)
        for plot, value in (
            ("towers", sum(board.towers) + (board.nexus if board.open else NEXUS_HP)),
            ("control", board.tokens_won),  # domes are among them
            ("defeated", board.heroes_defeated),
            ("health", sum(s.heroes[hero].hp for hero in heroes if s.heroes[hero].hex >= 0)),
            ("minions", board.minions_defeated),
            ("mana", sum(s.mana_left(hero) for hero in heroes if s.heroes[hero].hex >= 0)),
            ("hands", hands),
        ):
            found.append(Measure(plot, value, team, line))
    return found
