"""The recipe of Sky Painters."""

from __future__ import annotations

from skyshelf.training.recipe import Recipe, Table


def recipe() -> Recipe:
    title = "painters"
    return Recipe(
        tables=(
            Table(title, 0.66, 2),
            Table(title, 0.12, 3),
            Table(title, 0.10, 4),
            Table(title, 0.06, 2, {"variant": ("tension_duel", "forced_landing")}),
            Table(title, 0.06, 2, {"leader_benefits": ("tiles", "top_card", "both")}),
        ),
    )
