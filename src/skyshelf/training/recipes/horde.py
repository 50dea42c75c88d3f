"""The recipe of both editions of the Horde."""

from __future__ import annotations

from skyshelf.training.recipe import Recipe, Table, all_of


def recipe() -> Recipe:
    """Games are rarely won at first, so the net starts from games of search, and a clear end counts a little."""
    tables: list[Table] = []
    # A ready-made deck of Monoliths comes with its castle.
    for title, drawn in (("horde", ("difficulty", "castle")), ("monoliths", ("level",))):
        setup = all_of(title, *drawn, "horde", "outsider", "deck")
        tables += [
            Table(title, 0.34, 1, setup),
            Table(title, 0.07, 2, {"mode": ("coop",), **setup}),
            Table(title, 0.09, 2, {"mode": ("versus",), **setup}),
        ]
    return Recipe(
        tables=tuple(tables),
        width=96,
        margin=0.15,
        settled=True,
        guided=True,
        drawn=("difficulty", "level"),
        teacher="search:20",
        warm_up=0.2,
        wild=0.03,
        most_ids=208,
    )
