"""Whether a seat could respond shows nowhere: who is asked and how often depends on what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.engine.option import Option
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import BY_SLUG, power
from skyshelf.games.skytear.rules.play_card import could_react
from skyshelf.games.skytear.table.options import PlayPower
from skyshelf.games.skytear.table.state import Skytear
from tests.rules.skytear.table import GAME, Table, new_game, table

# Nothing that a hand is about: passing for good and asking not to be asked are everybody's own wish.
WISHES = ("pass all", "stops never", "stops full", "stops smart")


def other_worlds(state: Skytear, seed: int) -> Iterator[tuple[int, Skytear]]:
    """For every seat a table that it must hold possible."""
    for seat in range(state.seats()):
        yield seat, GAME.determinize(GAME.view(state, Seat(seat)), seed)


@pytest.mark.whole_games
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
            assert GAME.codec.encode(GAME.view(other, Seat(seat))) == GAME.codec.encode(
                GAME.view(true, Seat(seat))
            )
            prompts = (other.asked - other.forced) - (asked - forced)
            assert prompts == (true.asked - true.forced) - (state.asked - state.forced)
        state = true
    assert compared > 300


def facing(*hand: str, deck: tuple[str, ...] = ()) -> Table:
    """Yami is activated next to Sakoshi, whose player holds this and draws from that."""
    return table(
        turn=2,
        heroes={"yami": {"at": "4,2"}, "sakoshi": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={2: list(hand)},
        decks={2: [*deck, "presence"]},
    )


@pytest.mark.rule("SKY-STK-08", "SKY-Q-200")
@pytest.mark.parametrize("action", ["attack", "move", "lead"])
def test_whoever_could_hold_a_reaction_is_asked_whether_or_not_they_do(action: str) -> None:
    able = facing("clear_mind", deck=("gank",)).do(action)
    unable = facing("gank", deck=("clear_mind",)).do(action)
    assert len(able.options()) > len(unable.options())
    for t in (able, unable):
        assert (t.asks(), t.asked()) == ("respond", 2)
        t.do("pass")
    assert able.state.asked == unable.state.asked
    assert able.state.forced == unable.state.forced


@pytest.mark.rule("SKY-Q-200")
def test_nobody_is_asked_who_cannot_hold_a_reaction_by_what_everybody_sees() -> None:
    assert facing("gank", deck=("clear_mind",)).do("attack").asks() == "respond"
    assert facing("gank").do("attack").asks() == "act"
    t = facing("gank")
    t.state.decks[1].discard.append(BY_SLUG["clear_mind"].id)  # the only copy lies open
    assert t.do("attack").asks() == "act"
    assert facing(deck=("clear_mind",)).do("attack").asks() == "act"  # nothing in hand
    t = facing("gank", deck=("safeguard",))  # Sakoshi has no earth rune
    assert t.do("attack").asks() == "act"
    t = facing("gank", deck=("clear_mind",))
    t.state.edit(t.unit("sakoshi")).played = (BY_SLUG["gank"].id,)  # no mana is left
    assert t.do("attack").asks() == "act"


def _reacts(option: Option) -> bool:
    return isinstance(option, PlayPower) and power(option.card).reaction


@pytest.mark.rule("SKY-STK-20", "SKY-Q-200")
@pytest.mark.parametrize(("seats", "field"), [(2, "two_lanes"), (4, "two_lanes"), (5, "three_lanes")])
def test_no_reaction_to_an_enemy_effect_is_ever_missed(seats: int, field: str) -> None:
    """Whoever is asked about everything can play a reaction only where they would be asked by default as well."""
    s = new_game(seats, 3, format="random", stops="full", battlefield=field).state
    rng = Rng(seats)
    able = 0
    while s.decision is not None:
        seat, options = s.decision.seat, s.decision.options
        if s.decision.kind == "respond" and s.side_of_seat(s.stack[-1].seat) != s.side_of_seat(seat):
            can = any(isinstance(option, PlayPower) for option in options)
            able += can
            assert could_react(s, seat) or not can
        # Reactions are kept in hand, so that there are some.
        quiet = [n for n, option in enumerate(options) if option.text() not in WISHES and not _reacts(option)]
        s.choose(quiet[rng.below(len(quiet))])
    assert able > 10


def prompts_per_activation(stops: str) -> float:
    """In the same random games."""
    asked = activations = 0
    for seed in range(3):
        s = new_game(2, seed, format="random", stops=stops).state
        rng = Rng(seed)
        while s.decision is not None:
            asked += s.decision.kind == "respond"
            activations += s.decision.kind == "activate"
            quiet = [n for n, option in enumerate(s.decision.options) if option.text() not in WISHES]
            s.choose(quiet[rng.below(len(quiet))])
    return asked / activations


@pytest.mark.rule("SKY-Q-200")
def test_by_default_players_are_asked_less_than_half_as_often_as_about_everything() -> None:
    assert prompts_per_activation("smart") < prompts_per_activation("full") / 2


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
    ("stops", "without", "with_a_reaction"),
    [("smart", False, True), ("full", True, True), ("never", False, False)],
)
def test_when_players_want_to_be_asked_can_be_agreed_for_the_table(
    stops: str, without: bool, with_a_reaction: bool
) -> None:
    agreed = new_game(format="random", stops=stops).state.players
    for deck, asked in ((("gank",), without), (("clear_mind",), with_a_reaction)):
        t = facing("gank", deck=deck)
        t.state.players[1].stops = agreed[1].stops
        assert (t.do("attack").asks() == "respond") == asked
