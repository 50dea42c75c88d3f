"""The ladder: pairs of games, a test that stops, one scale, and the page that is written from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.ladder import Rung, as_json, climb, line, main, rungs_of, titles
from skyshelf.lab.pairs import Pairing, play_deal, sittings
from skyshelf.lab.sequential import bradley_terry, comparable, expected, intervals, likelihood, verdict
from skyshelf.lab.strength import digest, page, read_tallies, renewed


def test_each_deal_is_played_from_every_seat() -> None:
    painters, skytear = game_named("painters"), game_named("skytear")
    assert sittings(painters, Pairing("painters", "a", "b", 2)) == [("a", "b"), ("b", "a")]
    assert sittings(painters, Pairing("painters", "a", "b", 3)) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]
    teams = sittings(skytear, Pairing("skytear", "a", "b", 4))
    assert len(teams) == 2
    assert all(sitting.count("a") == 2 for sitting in teams)
    assert sittings(game_named("horde"), Pairing("horde", "a", "b", 1)) == [("a",), ("b",)]


def test_a_bot_against_itself_comes_out_even() -> None:
    deals = [play_deal(Pairing("painters", "random", "random", 2), number) for number in range(40)]
    assert sum(deal.games for deal in deals) == 80
    assert all(deal.one.points + deal.other.points == deal.games for deal in deals)
    assert len({deal.one.points for deal in deals}) > 1  # the two games of a deal are not the same game
    assert 25 < sum(deal.one.points for deal in deals) < 55


def test_a_bot_alone_is_compared_with_itself_game_by_game() -> None:
    deal = play_deal(Pairing("horde", "random", "random", 1), 0)
    assert deal.games == 2
    assert deal.one.decisions > 0
    assert deal.other.decisions > 0


def test_the_same_deal_comes_out_the_same() -> None:
    pairing = Pairing("painters", "greedy", "random", 2)
    one, other = play_deal(pairing, 3), play_deal(pairing, 3)
    assert one.digest == other.digest
    assert one.one.points >= 1


def test_the_test_stops_when_enough_is_known() -> None:
    assert verdict([0.5, 0.5]) == ""
    assert verdict([1.0, 0.5, 1.0, 0.75] * 40) == "better"
    assert verdict([0.0, 0.5, 0.25] * 40) == "not better"
    assert likelihood([0.5]) == 0
    assert expected(0) == 0.5


def test_one_scale_for_all_bots() -> None:
    points = {("a", "b"): (75.0, 25.0), ("b", "c"): (75.0, 25.0)}
    scale = bradley_terry(points, "c")
    assert scale["c"] == 0
    assert scale["b"] == pytest.approx(186, abs=8)  # three points to one
    assert scale["a"] == pytest.approx(2 * scale["b"], abs=1)
    spans = intervals({("a", "b"): [(2.0, 0.0), (1.0, 1.0)] * 25}, "b", times=50)
    assert spans["a"][0] < bradley_terry({("a", "b"): (75.0, 25.0)}, "b")["a"] < spans["a"][1]


def test_bots_that_nothing_joins_to_the_anchor_are_not_on_the_scale() -> None:
    duels = [("net", "greedy"), ("net:20", "net"), ("hard", "medium")]
    assert comparable(duels, "greedy") == {"net", "greedy", "net:20"}


@pytest.mark.parametrize("name", NAMES)
def test_every_title_has_a_ladder_with_its_controls(name: str) -> None:
    rungs = rungs_of(name)
    assert set(titles()) == set(NAMES)
    pairs = [(rung.one, rung.other) for rung in rungs]
    assert ("greedy", "greedy") in pairs
    assert ("greedy", "random") in pairs
    for rung in rungs:
        game_named(name).agree(rung.seats, rung.settings)


def test_the_page_is_written_from_results(tmp_path: Path) -> None:
    rungs = [Rung("greedy", "random", 2), Rung("greedy", "greedy", 2)]
    tallies = climb("painters", rungs, 4, None, 1)
    assert [tally.games for tally in tallies] == [4, 4]
    assert "greedy : random, 2 seats" in line(tallies[0])
    (tmp_path / "painters.json").write_text(json.dumps(as_json("painters", tallies)))
    assert read_tallies(tmp_path / "painters.json") == ("painters", tallies)
    text = page(tmp_path)
    assert "| `greedy` : `random` | 2 seats |" in text
    assert digest(tallies) in text
    assert "| `random` |" in text


def test_a_ladder_climbed_again_keeps_the_pairings_that_were_not_played(tmp_path: Path) -> None:
    file = tmp_path / "painters.json"
    first = climb("painters", [Rung("greedy", "random", 2), Rung("greedy", "greedy", 2)], 2, None, 1)
    file.write_text(json.dumps(as_json("painters", first)))
    again = climb("painters", [Rung("greedy", "greedy", 2), Rung("random", "random", 2)], 4, None, 1)
    assert renewed(file, again) == [first[0], *again]
    assert renewed(tmp_path / "none.json", again) == again


def test_results_that_are_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SkyshelfError, match="is no file of results"):
        read_tallies(tmp_path / "nothing.json")


def test_the_module_runs_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.json"
    given = ["painters", "--games", "2", "--workers", "1", "--only", "greedy : random", "--out", str(out)]
    assert main(given) == 0
    assert "greedy : random, 2 seats" in capsys.readouterr().out
    assert len(read_tallies(out)[1]) == 1
