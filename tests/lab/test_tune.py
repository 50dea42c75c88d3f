"""The numbers of a game's own guess can be made better by games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.horde.play.evaluate import Weights as HordeWeights
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.play.weights import Pulls, Weights
from skyshelf.lab.ascent import Ascent, direction
from skyshelf.lab.rivals import Rivals, meet
from skyshelf.lab.tune import begin, check, main, read, tune, write
from skyshelf.lab.tuned import titles, tuned_of


def _later(name: str, choices: int) -> State:
    state: State = game_named(name).start(tuned_of(name).seats, tuned_of(name).settings(5), 5)
    rng = Rng(7)
    for _ in range(choices):
        assert state.decision is not None
        state.choose(rng.below(len(state.decision.options)))
    return state


@pytest.mark.parametrize("size", [1.0, 0.1])
def test_the_search_climbs_a_hill_of_which_it_only_hears_who_stands_higher(size: float) -> None:
    """Most of what it hears is chance, and how loud it is does not matter."""
    top, chance = [1.0, -1.0, 0.0, 2.0], Random(3)
    ascent = Ascent([0.0] * 4)

    def height(place: list[float]) -> float:
        return -0.05 * sum((at - best) ** 2 for at, best in zip(place, top, strict=True))

    for number in range(3000):
        way = direction(1, number, 4)
        one, other = ascent.ends(way)
        ascent.learn(way, size * max(-1.0, min(1.0, chance.gauss(height(one) - height(other), 0.5))))
    assert sum((at - best) ** 2 for at, best in zip(ascent.mean, top, strict=True)) < 0.5


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("choices", [15, 30])
def test_a_search_begins_with_what_ships(name: str, choices: int) -> None:
    tuned, state = tuned_of(name), _later(name, choices)
    names = tuned.free()
    same = tuned.game(tuned.at(names, [0.0] * len(names)))
    assert same.evaluate(state) == game_named(name).evaluate(state)
    assert same.priors(state) == game_named(name).priors(state)


@pytest.mark.parametrize("name", titles())
def test_a_game_guesses_by_the_numbers_that_it_is_made_with(name: str) -> None:
    tuned, state = tuned_of(name), _later(name, 30)
    names = tuned.free()
    other = tuned.game(tuned.at(names, [number % 3 - 1.0 for number in range(len(names))]))
    assert other.evaluate(state) != game_named(name).evaluate(state)


def test_pulls_are_those_that_the_game_is_made_with() -> None:
    tuned = tuned_of("skytear")
    names = tuned.free("pulls")
    other, state = tuned.game(tuned.at(names, [1.0] * len(names))), _later("skytear", 30)
    while state.decision is not None and state.decision.kind != "act":
        state.choose(0)
    assert other.priors(state) != game_named("skytear").priors(state)


@pytest.mark.parametrize("name", titles())
def test_found_numbers_are_written_as_python(name: str) -> None:
    tuned = tuned_of(name)
    known = {"Weights": Weights if name == "skytear" else HordeWeights, "Pulls": Pulls}
    made: dict[str, Any] = {}
    exec(tuned.written(tuned.numbers()), known, made)
    assert made == {record.upper(): values for record, values in tuned.records.items()}


@pytest.mark.parametrize(("name", "bot"), [("horde", "greedy"), ("skytear", "random")])
def test_equal_numbers_come_out_even_on_every_deal(name: str, bot: str) -> None:
    numbers = tuned_of(name).numbers()
    for seed in range(2):
        met = meet(Rivals(name, bot, numbers, numbers, seed))
        assert met.score == 0.0
        assert met.one == met.other


def test_a_slice_goes_on_where_the_one_before_stopped(tmp_path: Path) -> None:
    path = tmp_path / "horde.json"
    found = begin("horde", "weights.c")
    assert found.names == ["weights.castle_end", "weights.card"]
    tune(found, "greedy", 10, 1, path, print, most=3)
    again = read(path)
    assert again.ascent == found.ascent
    tune(again, "greedy", 10, 1, path, print, most=2)
    assert (again.ascent.trials, again.begun) == (5, 5)
    assert again.numbers() != tuned_of("horde").numbers()
    whole = begin("horde", "weights.c")
    tune(whole, "greedy", 10, 1, path, print, most=5)
    assert whole.numbers() == again.numbers()


def test_a_file_that_began_from_other_numbers_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "horde.json"
    write(path, begin("horde"))
    data = json.loads(path.read_text(encoding="utf-8"))
    data["from"]["weights.card"] += 1
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SkyshelfError, match="other numbers than those that ship"):
        read(path)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(SkyshelfError, match="no file of tuned numbers"):
        read(path)


def test_the_check_says_how_what_was_found_does_beside_what_ships() -> None:
    said = check(begin("horde"), "greedy", 10, 1, most=2)
    assert "of 2 games, what ships" in said
    assert "score +0.000 (error 0.000)" in said
    assert "of 2 games against what ships" in check(begin("skytear"), "random", 10, 1, most=1)


def test_the_command_writes_the_file_and_prints_python(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "found" / "horde.json"
    given = [
        "--minutes",
        "0.002",
        "--workers",
        "1",
        "--bot",
        "random",
        "--bots",
        "random",
        "--out",
        str(path),
    ]
    assert main(["horde", *given]) == 0
    assert "WEIGHTS = Weights(" in capsys.readouterr().out
    assert len(read(path).checks) == 1
    assert main(["monoliths", *given]) == 1
    assert "has numbers of horde, not of monoliths" in capsys.readouterr().err
    assert main(["chess", "--out", str(tmp_path / "other.json")]) == 1
    assert "Nothing of chess is tuned" in capsys.readouterr().err
