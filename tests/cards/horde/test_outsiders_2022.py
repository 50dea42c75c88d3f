"""Every outsider stage of the first edition does what its row says."""

from __future__ import annotations

from skyshelf.games.horde.words.names import Trait
from tests.rules.horde.table import Table, table


def arriving(stage: int, **given: object) -> Table:
    """The end of a horde phase in which the stage 2 portal empties the outsider pile."""
    return table(
        phase="horde",
        portal={"stage": 2, "turned": 2},
        pile=[f"the_hate_bringer_{stage}"],
        hand=["bloodlust"],
        mana=1,
        **given,
    )


def test_the_hate_bringer_strikes_on_arrival() -> None:
    t = arriving(1)
    assert (t.castle, t.at("m1").armor) == (16, 2)
    t = arriving(1, a1="dawn_defenders")
    assert (t.castle, t.at("a1").wounds, t.at("m1").wounds) == (20, 4, 0)


def test_the_second_hate_bringer_tramples_in_the_turn_it_arrives() -> None:
    t = arriving(2)
    assert (t.at("m1").attack, t.at("m1").armor, t.at("m1").trait(Trait.TRAMPLE)) == (6, 3, 1)
    t = table(m1="the_hate_bringer_2", a2="shamans")
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE)) == (5, 0)
