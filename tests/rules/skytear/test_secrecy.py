"""Whether a seat could respond shows nowhere: who is asked and how often depends on what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.games.skytear.table.state import Skytear
from tests.rules.skytear.table import GAME, Table, new_game, table

# Nothing that a hand is about: passing for good and asking not to be asked are everybody's own wish.
WISHES = ("pass all", "stops never", "stops full", "stops smart")


def other_worlds(state: Skytear, seed: int) -> Iterator[tuple[int, Skytear]]:
    """For every seat a table that it must hold possible."""
    for seat in range(state.seats()):
        yield seat, GAME.determinize(GAME.view(state, seat), seed)


@pytest.mark.rule("SKY-Q-69", "SKY-STK-08")
@pytest.mark.parametrize("seats", [2, 5])
def test_after_the_same_choice_everything_a_seat_sees_is_the_same_in_every_world(seats: int) -> None:
    """Not only the events: who is asked next, how many questions that took, and the whole view."""
    state = GAME.start(seats, {"format": "random"}, seats)
    assert isinstance(state, Skytear)
    rng = Rng(seats)
    compared = 0
    while state.decision is not None:
        options = [one for one in state.decision.options if one.text() not in WISHES]
        option = options[rng.below(len(options))]
        true = state.clone()
        true.choose(state.decision.index_of(option.text()))
        chance = true.rng != state.rng or any(event.barrier for event in true.events)
        for seat, other in other_worlds(state, compared):
            assert other.decision is not None
            index = other.decision.index_of(option.text())
            if chance or index < 0:
                continue  # what is revealed here may differ there
            before, asked, forced = other.rng, other.asked, other.forced
            other.choose(index)
            if other.rng != before or any(event.barrier for event in other.events):
                continue
            compared += 1
            assert GAME.codec.encode(GAME.view(other, seat)) == GAME.codec.encode(GAME.view(true, seat))
            prompts = (other.asked - other.forced) - (asked - forced)
            assert prompts == (true.asked - true.forced) - (state.asked - state.forced)
        state = true
    assert compared > 300


def facing(*hand: str) -> Table:
    """Yami is activated next to Sakoshi, whose player holds this."""
    return table(
        turn=2,
        heroes={"yami": {"at": "4,2"}, "sakoshi": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={2: list(hand)},
    )


@pytest.mark.rule("SKY-STK-08")
def test_whoever_holds_cards_is_asked_whether_or_not_they_could_be_played() -> None:
    able, unable = facing("clear_mind").do("attack"), facing("gank").do("attack")
    assert len(able.options()) > len(unable.options())
    for t in (able, unable):
        assert (t.asks(), t.asked()) == ("respond", 2)
        t.do("pass")
    assert able.state.asked == unable.state.asked
    assert able.state.forced == unable.state.forced


@pytest.mark.rule("SKY-EFX-20", "SKY-EFX-22")
@pytest.mark.parametrize("deck", [["gank", "gank", "lifesteal"], ["gank", "lifesteal", "gank"]])
def test_putting_predicted_cards_back_takes_as_many_answers_whether_or_not_they_are_alike(
    deck: list[str],
) -> None:
    t = table(
        turn=3,
        heroes={"gulbjarn": {"at": "4,2"}, "yami": {"side": "north", "at": "4,-7"}},
        active="gulbjarn",
        hands={1: ["presence"]},
        decks={1: deck},
    )
    t.do("play presence by gulbjarn").passes()
    assert t.asks() == "predict"
    t.do("done")
    assert t.asks() == "predict-order"
    t.do(t.options()[0])
    assert t.asks() == "act"


@pytest.mark.rule("SKY-STK-08")
@pytest.mark.parametrize(
    ("stops", "about_a_move", "about_an_attack"),
    [("smart", False, True), ("full", True, True), ("never", False, False)],
)
def test_when_players_want_to_be_asked_can_be_agreed_for_the_table(
    stops: str, about_a_move: bool, about_an_attack: bool
) -> None:
    agreed = new_game(format="random", stops=stops).state.players
    for action, asked in (("move", about_a_move), ("attack", about_an_attack)):
        t = facing("gank")
        t.state.players[1].stops = agreed[1].stops
        assert (t.do(action).asks() == "respond") == asked
