"""The recipe of Skytear."""

from __future__ import annotations

from skyshelf.training.recipe import Recipe, Table


def recipe() -> Recipe:
    """Games are few and long: only tables at rest are learned, from both sides, and mostly by how the game ended."""
    title = "skytear"
    return Recipe(
        tables=(
            Table(title, 0.66, 2, {"format": ("random", "casual")}),
            Table(title, 0.10, 2, {"format": ("first",)}),
            Table(title, 0.08, 2, {"battlefield": ("one_lane",), "format": ("random",)}),
            Table(title, 0.10, 4, {"format": ("random",)}),
            Table(title, 0.06, 2, {"battlefield": ("three_lanes",), "format": ("random",)}),
        ),
        width=112,
        settled=True,
        guided=True,
        all_seats=True,
        warm_up=0.15,
        wild=0.02,
        soft=0.15,
        past=0.2,
        trace=0.96,
        first_trace=0.9,
        most_ids=208,
        most_decisions=3000,
    )
