"""What a page shows before a hero acts: ways, blows, and the formation that the table would lay."""

from __future__ import annotations

from random import Random

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.move import destinations
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.table.state import Skytear
from tests.rules.skytear.table import table

GAME = SkytearGame()


def games(number: int) -> list[Match]:
    return [Match.start(GAME, 2, {"format": "random"}, seed) for seed in range(number)]


def table_of(match: Match) -> Skytear:
    assert isinstance(match.state, Skytear)
    return match.state


def test_the_formation_is_where_the_table_places_the_heroes() -> None:
    for match in games(3):
        decision = match.state.decision
        assert decision is not None
        assert decision.kind == "place-hero"
        state = table_of(match)
        figures = GAME.figures(GAME.view(state, decision.seat))
        match.choose(0)  # as the table likes
        assert figures["posts"] == [
            {"hero": number, "hex": hero.hex}
            for number, hero in enumerate(state.heroes)
            if hero.seat == decision.seat
        ]


def test_nobody_is_shown_the_formation_of_another_player() -> None:
    (match,) = games(1)
    assert GAME.figures(GAME.view(table_of(match), None))["posts"] == []


def test_ways_lead_to_every_hex_where_a_move_can_end() -> None:
    rng = Random(2)
    seen = 0
    for match in games(2):
        for _ in range(150):
            decision = match.state.decision
            if decision is None:
                break
            if decision.kind == "act":
                seen += 1
                state = table_of(match)
                acting = GAME.figures(GAME.view(state, decision.seat))["acting"]
                assert acting is not None
                ways = {way["hex"]: way for way in acting["ways"]}
                start = state.heroes[state.active].hex
                ends = {
                    at for at in range(len(state.field.at)) if destinations(state, state.active) >> at & 1
                }
                assert {at for at, way in ways.items() if way["ends"]} == ends - {start}
                for at, way in ways.items():
                    for _ in range(way["steps"]):
                        at = ways[at]["before"]
                    assert at == (start if way["steps"] else way["hex"])
            match.choose(rng.randrange(len(decision.options)))
    assert seen > 10


def test_a_blow_is_foretold_with_the_worst_and_the_best_flip() -> None:
    t = table(
        heroes={"sakoshi": {"at": "4,2"}, "cotlic": {"side": "north", "at": "5,2", "hp": 9}},
        active="sakoshi",
        turn=2,
        decks={1: ["eruption", "presence", "presence"]},
    )
    acting = GAME.figures(t.view(Seat(0)))["acting"]
    assert acting is not None
    (blow,) = acting["blows"]
    assert blow["unit"] == t.unit("cotlic")
    assert 0 <= blow["low"] < blow["high"] <= blow["hp"] == 9
    t.do("attack")
    while t.asks() != "act":
        t.do(t.options()[0])
    lost = 9 - t.hero("cotlic").hp
    assert blow["low"] <= lost <= blow["high"]


def test_no_blow_is_foretold_out_of_reach() -> None:
    t = table(heroes={"yami": {"at": "4,2"}, "cotlic": {"side": "north", "at": "6,1"}}, active="yami", turn=2)
    acting = GAME.figures(t.view(Seat(0)))["acting"]
    assert acting is not None
    assert acting["blows"] == []


@pytest.mark.rule("SKY-Q-60")
@pytest.mark.parametrize("left", [[], ["presence"]])
def test_a_blow_that_empties_the_deck_may_flip_what_was_discarded(left: list[str]) -> None:
    t = table(
        heroes={"sakoshi": {"at": "4,2"}, "cotlic": {"side": "north", "at": "5,2", "hp": 16}},
        active="sakoshi",
        turn=2,
        decks={1: left},
        discards={1: ["clear_mind"] * 4},
    )
    acting = GAME.figures(t.view(Seat(0)))["acting"]
    assert acting is not None
    (blow,) = acting["blows"]
    t.do("attack")
    while t.asks() != "act":
        t.do("clear_mind" if "clear_mind" in t.options() else t.options()[0])
    assert blow["low"] <= 16 - t.hero("cotlic").hp == blow["high"]
