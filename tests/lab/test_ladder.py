"""The ladder: pairs of games, a test that stops, one scale, and the page that is written from them."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.ladder import Rung, as_json, climb, line, main, rungs_of, tallied, titles
from skyshelf.lab.pairs import Deal, Pairing, Side, play_deal, sittings
from skyshelf.lab.sequential import bradley_terry, comparable, expected, intervals, likelihood, verdict
from skyshelf.lab.strength import digest, page, read_tallies, renewed
from skyshelf.nets.weights import MAGIC


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


def test_bots_that_win_together_are_compared_table_by_table() -> None:
    """Beside another each would get what both are worth: every pairing would come out even."""
    pairing = Pairing("horde", "greedy", "random", 2, {"mode": "coop"})
    assert sittings(game_named("horde"), pairing) == [("greedy", "greedy"), ("random", "random")]
    deal = play_deal(pairing, 0)
    assert deal.draws == 0
    assert deal.one.points + deal.other.points in (0, 1, 2)
    alone = climb("horde", [Rung("greedy", "random", 2, {"mode": "coop"})], 4, None, 1)[0]
    assert alone.games == 2
    assert ", other " in line(alone)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_even_is_what_each_at_the_table_would_win(seats: int) -> None:
    def deals(points: float) -> list[float]:
        deal = Deal(0, seats, Side(points), Side(seats - points), 0, "")
        return tallied(Rung("a", "b", seats), [deal]).scores

    assert deals(1) == [0.5]
    assert verdict(deals(1) * 100 + deals(2) * 200) == "better"  # at three seats 56 % of the games


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


def test_a_word_that_is_in_no_pairing_is_refused_with_the_pairings_there_are() -> None:
    assert [rung.one for rung in rungs_of("painters", "greedy : random")] == ["greedy"]
    with pytest.raises(
        SkyshelfError, match=r"No pairing of painters has 'gredy' in it; there are: .*greedy : random"
    ):
        rungs_of("painters", "gredy")


def test_a_net_that_cannot_be_read_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    rungs = [Rung("net", "random", 2)]
    with pytest.raises(SkyshelfError, match=r"none\.net cannot be read"):
        climb("painters", rungs, 2, None, 1, str(tmp_path / "none.net"))
    cut = tmp_path / "cut.net"
    whole = Path(str(resources.files("skyshelf.nets.shipped").joinpath("painters.net"))).read_bytes()
    for size in (len(MAGIC), len(MAGIC) + 20, len(whole) // 2, len(whole) // 2 + 1, len(whole) - 1):
        cut.write_bytes(whole[:size])
        with pytest.raises(SkyshelfError, match=r"cut\.net is cut off"):
            climb("painters", rungs, 2, None, 1, str(cut))


def test_a_bot_that_lost_every_game_may_be_stronger_than_that() -> None:
    """Sixteen losses of sixteen leave a share of points open, as any other result does."""
    low, high = intervals({("a", "b"): [(2.0, 0.0)] * 8}, "a")["b"]
    assert low < bradley_terry({("a", "b"): (16.0, 0.0)}, "a")["b"] + 1 < high - 50


def test_the_module_runs_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.json"
    given = ["painters", "--games", "2", "--workers", "1", "--only", "greedy : random", "--out", str(out)]
    assert main(given) == 0
    assert "greedy : random, 2 seats" in capsys.readouterr().out
    assert len(read_tallies(out)[1]) == 1
