"""What bots know of Skytear Horde and Monoliths: every mode comes to its end, and thinking pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Value
from skyshelf.games.horde.play.evaluate import worth
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.shelf import game_named
from skyshelf.lab.sim import play_series, prepare
from tests.rules.horde.table import GAME, Table, fight, table
from tests.rules.monoliths.table import table as monoliths_table

MODES: list[tuple[str, int, dict[str, Value]]] = [
    ("horde", 1, {}),
    ("horde", 2, {"mode": "coop"}),
    ("horde", 2, {"mode": "versus"}),
    ("horde", 3, {"mode": "versus"}),
    ("monoliths", 1, {}),
    ("monoliths", 2, {"mode": "coop"}),
    ("monoliths", 2, {"mode": "versus"}),
]
EACH_MODE = pytest.mark.parametrize(("name", "seats", "settings"), MODES)


def positions(name: str, seats: int, settings: dict[str, Value], seed: int) -> Iterator[Horde]:
    """The decisions of one random game."""
    game = game_named(name)
    state = game.start(seats, settings, seed)
    assert isinstance(state, Horde)
    rng = Rng(seed)
    while state.decision is not None:
        yield state
        state.choose(rng.below(len(state.decision.options)))


@EACH_MODE
def test_games_between_greedy_bots_come_to_an_end(name: str, seats: int, settings: dict[str, Value]) -> None:
    result = play_series(prepare(name, 2, ["greedy"] * seats, 3, settings), 1)
    assert result.failures == []
    assert "unfinished" not in result.endings()


@EACH_MODE
def test_priors_leave_something_to_do_in_every_position(
    name: str, seats: int, settings: dict[str, Value]
) -> None:
    game = game_named(name)
    for state in positions(name, seats, settings, 5):
        assert state.decision is not None
        priors = game.priors(state)
        assert len(priors) == len(state.decision.options)
        assert min(priors) >= 0 < max(priors)


@EACH_MODE
def test_the_alliance_shares_its_chances_and_the_horde_has_the_rest(
    name: str, seats: int, settings: dict[str, Value]
) -> None:
    game = game_named(name)
    for state in positions(name, seats, settings, 6):
        chances = game.evaluate(state)
        assert len({chances[seat] for seat in state.rules.alliance}) == 1
        assert 0 <= chances[0] <= 1
        if state.rules.horde_seat >= 0:
            assert chances[state.rules.horde_seat] == pytest.approx(1 - chances[0])


@pytest.mark.parametrize(("name", "seats", "settings"), MODES[:3])
def test_search_answers_in_every_mode(name: str, seats: int, settings: dict[str, Value]) -> None:
    result = play_series(prepare(name, 1, ["search:2"] * seats, 4, settings), 1)
    assert result.failures == []
    assert "unfinished" not in result.endings()


def test_search_wins_more_than_greedy() -> None:
    greedy = play_series(prepare("horde", 4, ["greedy"], 5, {}), 1)
    search = play_series(prepare("horde", 4, ["search:24"], 5, {}), 1)
    assert search.wins()["search:24"] > greedy.wins()["greedy"]


def better(one: Table, other: Table) -> bool:
    return worth(one.state) > worth(other.state)


def test_what_a_position_is_worth() -> None:
    plain: dict[str, Any] = {"m1": "troll_brute", "onikai": 2}
    assert better(table(**plain), table(**plain, castle={"wounds": 5}))
    assert better(table(**plain, deck=["shamans"] * 20), table(**plain, deck=["shamans"] * 8))
    assert better(table(**plain, hand=["shamans"]), table(**plain))
    assert better(table(**plain, mana=4), table(**plain, mana=1))
    assert better(table(m1="troll_brute"), table(**plain))
    assert better(table(onikai=2), table(**plain))
    assert better(table(**plain, portal={"wounds": 4}), table(**plain))
    assert better(table(**plain, a2="clan_of_the_oak"), table(**plain))


def test_an_ally_that_is_strong_beyond_measure_is_worth_no_more() -> None:
    """Else a bot of Monoliths that can give attack again and again does nothing else for the rest of its game."""
    strong, stronger, strongest = (
        worth(monoliths_table(a2={"card": "clan_of_the_oak", "attack": attack}).state)
        for attack in (1, 30, 90)
    )
    assert strong < stronger == strongest


def pull(t: Table, text: str) -> float:
    assert t.state.decision is not None
    return GAME.priors(t.state)[t.state.decision.index_of(text)]


def test_an_ally_is_drawn_to_a_monster_that_it_beats() -> None:
    t = table(m2="forest_yeti", m4={"card": "forest_yeti", "wounds": 2}, hand=["shamans"], mana=2)
    t.do("play shamans")
    assert pull(t, "lane 4") > pull(t, "lane 2") > pull(t, "lane 1")


def test_nobody_is_drawn_to_the_last_cards_of_a_deck() -> None:
    many = fight(m1={"card": "troll_brute", "wounds": 1}, a1="clan_of_the_oak")
    few = fight(m1={"card": "troll_brute", "wounds": 1}, a1="clan_of_the_oak", deck=["shamans"] * 3)
    assert many.asks() == few.asks() == "draw"
    assert pull(many, "no draw") == 0
    assert pull(few, "no draw") > pull(few, "draw 1")


def test_the_same_seed_makes_the_same_choices() -> None:
    def choices() -> list[str]:
        t = table(
            m1="forest_yeti", hand=["shamans", "bloodlust"], mana=4, horde=["troll_brute", "frost_giant"]
        )
        bot = bot_named("search:12", GAME, 4)
        found = []
        for _ in range(4):
            assert t.state.decision is not None
            index = bot.choose(t.view())
            found.append(t.state.decision.options[index].text())
            t.state.choose(index)
        return found

    assert choices() == choices()
