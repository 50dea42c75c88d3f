"""The recipe of both editions of the Horde."""

from __future__ import annotations

from skyshelf.training.recipe import Recipe, Table, all_of


def recipe() -> Recipe:
    """Games are rarely won at first: what makes them easier is drawn until they are, and a clear end counts a little.

    Few choices are made at random: one of them is often enough to lose, and what is learned then is despair.
    """
    tables: list[Table] = []
    # A ready-made deck of Monoliths comes with its castle.
    for title, share, own in (
        ("horde", 0.40, ("difficulty", "left_out_stage", "castle")),
        ("monoliths", 0.16, ("level",)),
    ):
        setup = all_of(title, *own, "first_games", "horde", "outsider", "deck")
        tables += [
            Table(title, share, 1, setup),
            Table(title, 0.06, 2, {"mode": ("coop",), **setup}),
            Table(title, 0.06, 2, {"mode": ("versus",), **setup}),
        ]
    # Monoliths is hopeless for beginners but for these.
    gentle = {
        "level": (1,),
        "first_games": (True,),
        "deck": ("liothan_enforcers", "kurumo_artificers"),
        "horde": ("sinklings", "slitherers", "brood", "monoliths"),
        **all_of("monoliths", "outsider"),
    }
    tables.append(Table("monoliths", 0.20, 1, gentle))
    return Recipe(
        tables=tuple(tables),
        width=96,
        margin=0.15,
        settled=True,
        guided=True,
        drawn=("difficulty", "level", "left_out_stage", "first_games", "horde", "outsider", "deck"),
        warm_up=0.3,
        wild=0.01,
        soft=0.1,
        trace=0.95,
        first_trace=0.97,
        most_ids=208,
    )
