"""A slice of training refuses what it cannot train against before it begins; that takes no torch."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import game_named
from skyshelf.nets.weights import dump
from skyshelf.training.recipe import recipe_for
from skyshelf.training.slice import _exploiting, train
from tests.nets.test_net import some_weights

SHIPPED = Path(str(resources.files("skyshelf.nets.shipped").joinpath("horde.net")))


def test_what_is_no_net_of_the_game_is_not_trained_against(tmp_path: Path) -> None:
    """Actors would find nobody to play against, and play themselves without a word."""
    none = tmp_path / "none.net"
    other = tmp_path / "other.net"
    other.write_bytes(b"no net")
    for wrong, said in (
        (none, "none.net cannot be read"),
        (other, "other.net is not a net"),
        (SHIPPED, "horde.net is a net for horde, not for painters"),
    ):
        with pytest.raises(SkyshelfError, match=said):
            train("painters", 0.1, tmp_path / "out", against=wrong)
    assert not (tmp_path / "out").exists()


def test_who_exploits_a_net_plays_where_it_can_play() -> None:
    tables = _exploiting(recipe_for("horde"), "horde", SHIPPED).tables
    assert {(table.title, table.seats > 1) for table in tables} == {("horde", True)}


def test_a_net_of_the_game_is_trained_against(tmp_path: Path) -> None:
    file = tmp_path / "rival.net"
    file.write_bytes(dump(some_weights(game_named("painters"))))
    recipe = _exploiting(recipe_for("painters"), "painters", file)
    assert recipe.past == 1.0
    assert recipe.tables
