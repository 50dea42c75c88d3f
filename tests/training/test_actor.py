"""Actors play whole games and write down what each position led to."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.nets.weights import dump
from skyshelf.training.actor import LIVE, Actor, Dice
from skyshelf.training.recipe import Recipe, Table, families, recipe_for
from tests.nets.test_net import some_weights

SHORT = Recipe(tables=(Table("painters", 1.0, 2),), width=16, hidden=8)


def test_a_game_becomes_positions_with_targets(tmp_path: Path) -> None:
    lessons = Actor(SHORT, tmp_path, 5).play()
    assert lessons is not None
    count = len(lessons.targets)
    assert lessons.ids.shape == (count, SHORT.most_ids)
    assert lessons.numbers.shape[0] == count > 40
    assert 0 <= lessons.targets.min() <= lessons.targets.max() <= 1
    assert {0.0, 1.0} <= set(lessons.targets[:, 0].tolist())  # the last position of each seat is what it got


def test_the_newest_weights_are_taken(tmp_path: Path) -> None:
    game = game_named("painters")
    actor = Actor(SHORT, tmp_path, 5)
    (tmp_path / LIVE).write_bytes(dump(some_weights(game)))
    actor.play()
    assert actor.net is not None
    assert actor.net.weights == some_weights(game)


def test_some_games_are_against_an_older_net(tmp_path: Path) -> None:
    """Only what the newest net chose is learned from: about half of the positions."""
    game = game_named("painters")
    for name in (LIVE, "past-0.net"):
        (tmp_path / name).write_bytes(dump(some_weights(game)))
    both, one = (Actor(Recipe(tables=SHORT.tables, past=past), tmp_path, 5).play() for past in (0.0, 1.0))
    assert both is not None
    assert one is not None
    assert (both.duels, one.duels) == (0, 1)
    assert one.won in (0.0, 1.0)
    assert len(one.targets) < len(both.targets)


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_a_recipe_is_a_game(name: str) -> None:
    recipe = recipe_for(name)
    assert name in recipe.titles
    dice = Dice(recipe, random.Random(3))
    allowed = 0
    for _ in range(60):
        table, settings = dice.table()
        try:
            game_named(table.title).agree(table.seats, settings)
            allowed += 1
        except SkyshelfError:
            continue
    assert allowed > 50


@pytest.mark.parametrize("name", NAMES)
def test_no_portrait_is_cut_off(name: str) -> None:
    """There is room for every id, and the weights of the rows stay below a megabyte."""
    recipe, game = recipe_for(name), game_named(name)
    ledger = game.ledger()
    assert ledger is not None
    assert ledger.size * recipe.width < 1_000_000
    for seats in range(game.fewest, min(game.most, 4) + 1):
        state = game.start(seats, {}, seats)
        rng = random.Random(seats)
        while state.decision is not None:
            seat = state.decision.seat
            assert len(game.portrait(game.view(state, seat)).ids) <= recipe.most_ids
            for _ in range(7):
                if state.decision is not None:
                    state.choose(rng.randrange(len(state.decision.options)))


def test_games_that_are_neither_won_nor_lost_for_sure_are_drawn_more_often() -> None:
    table = Table("horde", 1.0, 1, {"difficulty": ("normal", "hard")})
    dice = Dice(Recipe(tables=(table,), drawn=("difficulty",)), random.Random(3))
    for _ in range(200):
        dice.note(table, {"difficulty": "hard"}, 0.0)
        dice.note(table, {"difficulty": "normal"}, float(_ % 2))
    drawn = [dice.table()[1]["difficulty"] for _ in range(300)]
    assert 0 < drawn.count("hard") < 75


def test_an_unknown_title_is_refused() -> None:
    assert set(families()) == {"painters", "horde", "skytear"}
    with pytest.raises(SkyshelfError, match="There is no game 'chess'"):
        recipe_for("chess")
