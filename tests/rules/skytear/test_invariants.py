"""What holds at every moment of every game, looked at in random ones."""

from __future__ import annotations

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Value
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.ground import hero_mask, outsider_mask, structure_mask
from skyshelf.games.skytear.rules.lane_steps import lane_line
from skyshelf.games.skytear.table.state import Phase, Skytear, Stance
from skyshelf.lab.battery.promises import Watch
from tests.rules.skytear.table import GAME, new_game

GAMES: list[tuple[int, int, dict[str, Value]]] = [
    (2, 1, {"format": "random"}),
    (2, 2, {"format": "random", "battlefield": "three_lanes", "outsiders": "random"}),
    (4, 3, {"format": "random"}),
    (6, 4, {"format": "random", "battlefield": "three_lanes"}),
]


def standing_apart(s: Skytear) -> None:
    """Heroes, outsiders, structures and minions of one side never share a hex; minions stay out of domes."""
    heroes = [hero.hex for hero in s.heroes if hero.hex >= 0]
    outsiders = [at for one in s.outsiders if one.front >= 0 for at in (one.front, one.rear)]
    blocking = [*heroes, *outsiders, *bits(structure_mask(s))]
    assert len(set(blocking)) == len(blocking)
    minions = [(at, s.minion_sides[number]) for number, at in enumerate(s.minions) if at >= 0]
    assert len(set(minions)) == len(minions)
    for at, _ in minions:
        assert not (hero_mask(s) | outsider_mask(s) | structure_mask(s) | s.field.inside_domes) >> at & 1


def tokens_in_order(s: Skytear) -> None:
    """Control tokens lie on their lanes; no two pillars and illusions share a hex."""
    for lane, at in enumerate(s.tokens):
        assert at in lane_line(s, lane)
    laid = [at for board in s.boards for at, _ in board.pillars]
    laid += [hero.illusion for hero in s.heroes if hero.illusion >= 0]
    assert len(set(laid)) == len(laid)


def heroes_in_order(s: Skytear) -> None:
    for hero in s.heroes:
        defeated = hero.stance == Stance.DEFEATED
        assert (hero.hex < 0) == defeated
        assert hero.hp <= hero_card(hero.card).hp
        assert (hero.hp > 0) != defeated
        assert not (defeated and hero.conditions)


@pytest.mark.whole_games
@pytest.mark.rule("SKY-HEX-22", "SKY-HEX-23", "SKY-HEX-24")
@pytest.mark.parametrize(("seats", "seed", "settings"), GAMES)
def test_a_random_game_keeps_its_order(seats: int, seed: int, settings: dict[str, Value]) -> None:
    s = new_game(seats, seed, **settings).state
    rng = Rng(seed)
    watch = Watch(GAME, seed)
    while s.decision is not None:
        if s.phase != Phase.SETUP:
            standing_apart(s)
            heroes_in_order(s)
            tokens_in_order(s)
            watch.check_components(s)
        s.choose(rng.below(len(s.decision.options)))
    assert s.outcome is not None
