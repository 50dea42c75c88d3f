"""What a table of Skytear Horde remembers is what it would find if it looked again, at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.abilities.index import Index, index_of
from skyshelf.games.horde.abilities.totals import (
    armor_left,
    can_approach,
    is_banned,
    keeps_apart,
    totals,
    trait_of,
)
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.state import EMPTY, Horde
from skyshelf.games.horde.words.names import Ban, Trait

GAMES = 24
editions = pytest.mark.parametrize("game", [HordeGame(), MonolithsGame()], ids=lambda game: game.name)


def _some_settings(game: HordeGame, rng: Rng) -> tuple[int, Settings]:
    """Any cards against any others, as far as the game allows it."""
    while True:
        seats = 1 + rng.below(3)
        settings = {one.name: one.values[rng.below(len(one.values))] for one in game.settings if rng.below(2)}
        try:
            game.agree(seats, settings)
        except SkyshelfError:
            continue
        return seats, settings


def _decisions(game: HordeGame) -> Iterator[Horde]:
    for seed in range(GAMES):
        rng = Rng(seed)
        seats, settings = _some_settings(game, rng)
        s = game.start(seats, settings, seed)
        while s.decision is not None:
            assert isinstance(s, Horde)
            yield s
            s.choose(rng.below(len(s.decision.options)))


def _content(index: Index) -> list[object]:
    return [
        {word: [run for run, _ in ears] for word, ears in index.ears.items()},
        {unit: [rule.run for rule in rules] for unit, rules in index.own.items()},
        [rule.run for rule in index.wide],
        [rule.run for rule in index.giving],
        [run for run, _ in index.replacing],
        (index.stripped, index.by_place, index.bans, index.pair_bans, index.keywords),
    ]


@editions
def test_the_index_is_as_if_built_anew(game: HordeGame) -> None:
    for s in _decisions(game):
        again = s.clone()
        again.changed()
        assert _content(index_of(s)) == _content(index_of(again))


@editions
def test_short_answers_are_those_of_adding_everything_up(game: HordeGame) -> None:
    for s in _decisions(game):
        for unit in range(len(s.units)):
            if not s.is_in_play(unit):
                continue
            sums = totals(s, unit)
            assert [ban for ban in Ban if is_banned(s, unit, ban)] == [
                ban for ban in Ban if sums.bans >> ban & 1
            ]
            assert [trait_of(s, unit, trait) for trait in Trait] == sums.traits
            assert armor_left(s, unit) == max(0, sums.armor - s.units[unit].armor_used)


@editions
def test_whoever_is_kept_from_another_is_noticed(game: HordeGame) -> None:
    for s in _decisions(game):
        allies = [s.ally_in(lane) for lane in range(len(s.guard)) if s.ally_in(lane) != EMPTY]
        monsters = [s.monster_in(lane) for lane in range(len(s.front)) if s.monster_in(lane) != EMPTY]
        apart = any(not can_approach(s, ally, monster) for ally in allies for monster in (*monsters, *s.back))
        assert keeps_apart(s) or not apart
