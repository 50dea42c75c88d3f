"""Series of games: the same seed, the same games; a game that breaks leaves the journal that breaks it again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from skyshelf.commands.series import sim
from skyshelf.engine.errors import BrokenGame, SkyshelfError
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.seat import SEATS
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.shelf import game_named
from skyshelf.lab.arena import game_seed, seat_bots
from skyshelf.lab.export import SeriesWriter
from skyshelf.lab.folder import POSITIONS_FILE
from skyshelf.lab.intervals import of_difference, wilson
from skyshelf.lab.series_report import play_with_progress, report
from skyshelf.lab.sim import Result, Series, bot_labels, play_series, prepare
from skyshelf.lab.wins import won_by

RANDOM3 = ["random"] * 3


def series(**more: object) -> Series:
    return prepare("painters", 12, RANDOM3, 5, {}, **more)


def test_the_number_of_workers_does_not_change_the_games() -> None:
    one, two = play_series(series(keep_journals=True), 1), play_series(series(keep_journals=True), 2)
    assert one.digest() == two.digest()
    assert [row.journal for row in one.rows] == [row.journal for row in two.rows]


def test_another_seed_gives_other_games() -> None:
    other = prepare("painters", 12, RANDOM3, 6, {})
    assert play_series(series(), 1).digest() != play_series(other, 1).digest()


def test_the_progress_reaches_the_end() -> None:
    seen: list[int] = []
    play_series(series(), 1, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 12


def test_wins_are_counted_for_bots_and_for_seats() -> None:
    result = play_series(series(), 1)
    assert sum(result.wins().values()) == pytest.approx(12)
    assert sum(result.seat_wins()) == pytest.approx(12)
    assert list(result.wins()) == ["random #1", "random #2", "random #3"]
    assert sum(result.endings().values()) == 12


@pytest.mark.parametrize(
    ("winners", "sides", "won"),
    [
        ([0], [0, 1], [1, 0]),
        ([0, 2], [0, 1, 2], [0.5, 0, 0.5]),  # a shared victory
        ([0, 1], [0, 0], [1, 1]),  # an alliance
        ([1, 3], [0, 1, 0, 1], [0, 1, 0, 1]),  # a team
        ([], [0, 1], [0, 0]),
    ],
)
def test_a_side_wins_wholly_and_sides_that_win_together_divide_it(
    winners: list[int], sides: list[int], won: list[float]
) -> None:
    assert won_by(winners, sides) == won


def test_an_alliance_wins_as_often_as_each_of_it() -> None:
    series = prepare("horde", 1, ["random", "random"], 1, {"mode": "coop"})
    row = play_series(series, 1).rows[0]
    result = Result(series, [replace(row, winners=SEATS[:2]), replace(row, number=1, winners=())])
    assert result.wins() == {"random #1": 1.0, "random #2": 1.0}
    assert result.seat_wins() == [1.0, 1.0]


def test_with_rotation_every_bot_sits_everywhere() -> None:
    assert [seat_bots(["a", "b"], number, True) for number in range(2)] == [("a", "b"), ("b", "a")]
    assert seat_bots(["a", "b"], 1, False) == ("a", "b")
    assert bot_labels(["search", "greedy"]) == ["search", "greedy"]


def test_the_json_has_the_fields_that_programs_read() -> None:
    fields = play_series(series(), 1).as_json()
    assert {"game", "games", "errors", "wins", "turns", "decisions", "seed", "digest"} <= set(fields)
    assert (fields["game"], fields["games"], fields["errors"], fields["seed"]) == ("painters", 12, 0, 5)


def test_parquet_has_a_row_per_game_and_journals_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "out"
    played = series(keep_journals=True, keep_positions=True)
    with SeriesWriter(played, out) as writer:
        path = writer.finish(play_series(played, 1, keep=writer.add))
    table = pq.read_table(path)
    assert table.num_rows == 12
    row = table.slice(3, 1).to_pylist()[0]
    journal = Journal.load((tmp_path / "out" / row["journal"]).read_text(encoding="utf-8"))
    assert journal.seed == row["seed"] == game_seed(5, 3)
    game = game_named("painters")
    assert game.codec.digest(Match.replay(game, journal).state) == row["state_hash"]
    with pytest.raises(SkyshelfError, match="needs a new or empty folder"):
        SeriesWriter(played, out)
    choices = pq.read_table(out / POSITIONS_FILE).to_pylist()
    assert len(choices) == sum(table["decisions"].to_pylist())
    of_game = [choice for choice in choices if choice["game"] == 3]
    assert [choice["options"][choice["chosen"]] for choice in of_game] == [
        choice.text for choice in journal.choices
    ]
    assert {choice["outcome"] for choice in of_game if choice["seat"] in row["winners"]} == {1.0}
    assert all(0 <= choice["value"] <= 1 and choice["ids"] and choice["numbers"] for choice in of_game)


def test_a_disk_that_is_full_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(writer: object, table: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    played = series(keep_journals=True, keep_positions=True)
    with (
        pytest.raises(SkyshelfError, match=r"out cannot be written any more: .*No space left"),
        SeriesWriter(played, tmp_path / "out") as writer,
    ):
        play_series(played, 1, keep=writer.add)


def test_nothing_is_left_behind_where_nobody_can_play(tmp_path: Path) -> None:
    """Who names the right place then finds the folder as empty as it must be."""
    out = tmp_path / "out"
    with pytest.raises(SkyshelfError, match="There is no place 'nowhere'"):
        sim("painters", games=2, on="nowhere", out=out)
    assert not out.exists()


def test_a_game_that_breaks_saves_the_journal_that_breaks_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Painters.choose

    def choose(state: Painters, index: int) -> None:
        if state.turn == 9:
            raise BrokenGame("the ninth turn is cursed")
        whole(state, index)

    monkeypatch.setattr(Painters, "choose", choose)
    result = play_series(series(errors_to=str(tmp_path / "errors")), 1)
    assert result.as_json()["errors"] == 12
    failure = result.failures[0]
    assert "the ninth turn is cursed" in failure.error
    journal = Journal.load(Path(failure.journal).read_text(encoding="utf-8"))
    with pytest.raises(BrokenGame, match="cursed"):
        Match.replay(game_named("painters"), journal)
    assert "choose" in Path(failure.journal).with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "bots", "settings", "sentence"),
    [
        ("chess", ["random"] * 2, {}, "no game 'chess' on the shelf; there is: painters, horde"),
        ("painters", ["random"], {}, "for 2 to 4 players; not 1"),
        ("painters", ["random", "clever"], {}, "no bot 'clever'; there is: random, greedy, plain, search"),
        ("painters", ["random", "search:x"], {}, "no budget that search understands"),
        ("painters", RANDOM3, {"variant": "tension_duel"}, "painters-refused-duel"),
        ("painters", RANDOM3, {"speed": 1}, "no setting 'speed'; it has: variant"),
        ("painters", RANDOM3, {"variant": "wild"}, "can be standard, forced_landing, tension_duel; not wild"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(
    game: str, bots: list[str], settings: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SkyshelfError, match=sentence):
        prepare(game, 1, bots, 1, settings)


def test_intervals() -> None:
    low, high = wilson(70, 100)
    assert (round(low, 3), round(high, 3)) == (0.604, 0.781)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_difference_of_rates_has_an_interval() -> None:
    low, high = of_difference((40, 100), (60, 100))
    assert (round(low, 2), round(high, 2)) == (0.06, 0.33)
    assert of_difference((2, 2), (0, 2))[1] > 0
    low, high = of_difference((0, 0), (5, 5))
    assert low < 0 < high


class _Talkative(ThreadPoolExecutor):
    """As Ray is when a worker dies."""

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Any:
        print("(raylet) a worker died")
        return super().submit(fn, *given, **named)


def test_what_a_cluster_says_is_no_part_of_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    with _Talkative(1) as cluster:
        play_with_progress(series(), cluster, quiet=True)
    said = capsys.readouterr()
    assert (said.out, "raylet" in said.err) == ("", True)


def test_the_report_can_be_printed() -> None:
    from rich.console import Console

    console = Console(record=True, width=100)
    console.print(report(play_series(series(), 1)))
    text = console.export_text()
    assert "by seat" in text
    assert "digest" in text
