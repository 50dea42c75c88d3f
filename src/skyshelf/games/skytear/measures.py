"""The numbers that tell the story of a game."""

from __future__ import annotations

from skyshelf.engine.measure import Luck, Measure
from skyshelf.games.skytear.state import Skytear

FLIPS = (Luck("flips", "flipped", ("modifier",), "who"),)
SIDES = ("south", "north")


def measured(s: Skytear) -> list[Measure]:
    """For each side what stands, what it won, whom it defeated, and what it could still do."""
    found: list[Measure] = []
    for side, line in enumerate(SIDES):
        board = s.boards[side]
        heroes = [number for number, hero in enumerate(s.heroes) if hero.side == side]
        hands = sum(len(s.players[seat].hand) for seat in s.rules.teams[side])
        for plot, value in (
            ("towers", sum(board.towers) + board.nexus),
            ("control", board.tokens_won + board.domes_won),
            ("defeated", board.heroes_defeated),
            ("minions", board.minions_defeated),
            ("health", sum(s.heroes[hero].hp for hero in heroes if s.heroes[hero].hex >= 0)),
            ("mana", sum(s.mana_left(hero) for hero in heroes if s.heroes[hero].hex >= 0)),
            ("hands", hands),
        ):
            found.append(Measure(plot, value, line=line))
    return found
