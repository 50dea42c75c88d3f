"""The recipe of Skytear."""

from __future__ import annotations

from skyshelf.training.recipe import Recipe, Table


def recipe() -> Recipe:
    title = "skytear"
    return Recipe(
        tables=(
            Table(title, 0.62, 2, {"format": ("random", "casual")}),
            Table(title, 0.10, 2, {"format": ("first",)}),
            Table(title, 0.08, 2, {"battlefield": ("one_lane",), "format": ("random",)}),
            Table(title, 0.10, 4, {"format": ("random",)}),
            Table(title, 0.10, 2, {"battlefield": ("three_lanes",), "format": ("random",)}),
        ),
        width=112,
        warm_up=0.15,
        wild=0.03,
        past=0.25,
        most_ids=208,
        most_decisions=3000,
    )
