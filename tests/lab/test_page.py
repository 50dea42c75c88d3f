"""A series becomes a folder that explains itself, and a page with plots."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import polars as pl
import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.seat import SEATS
from skyshelf.lab.export import SeriesWriter
from skyshelf.lab.page.series_page import series_page
from skyshelf.lab.page.svg import Rate, histogram, rates
from skyshelf.lab.sim import Failure, Result, play_series, prepare


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("series") / "out"
    series = prepare("painters", 6, ["greedy", "random"], 2, {}, keep_journals=True, keep_positions=True)
    with SeriesWriter(series, made) as writer:
        writer.finish(play_series(series, 1, keep=writer.add))
    return made


def test_the_page_has_a_plot_of_everything(folder: Path) -> None:
    page = series_page(folder).read_text(encoding="utf-8")
    for heading in ("Wins", "Wins by seat", "Endings", "Length", "Choices", "Openings", "Cards"):
        assert f"<h2>{heading}</h2>" in page
    assert (
        page.count('<svg class="wide"') == page.count('<svg class="narrow"') == 7
    )  # for a desk, and for a phone
    assert not re.search(r"https?:", page)  # it needs nothing from anywhere


def test_an_alliance_that_wins_half_of_its_games_is_drawn_so(tmp_path: Path) -> None:
    series = prepare(
        "horde", 2, ["random", "random"], 1, {"mode": "coop"}, keep_journals=True, keep_positions=True
    )
    with SeriesWriter(series, tmp_path / "out") as writer:
        result = play_series(series, 1, keep=writer.add)
        result.rows[0].winners, result.rows[1].winners = (SEATS[0], SEATS[1]), ()
        writer.finish(result)
    page = series_page(tmp_path / "out").read_text(encoding="utf-8")
    plots = {part.split("</h2>")[0]: part for part in page.split("<h2>")[1:]}
    for heading in ("Wins", "Wins by seat"):
        assert plots[heading].count(">50.0% of 2<") == 2 * 2  # on both
    assert "stroke-dasharray" not in plots["Wins"]  # nobody plays against anybody
    # Whoever lost with a card won nothing, and whoever won with it won the whole game.
    assert re.search(r">100\.0% of \d+<", plots["Openings"])
    assert re.search(r">0\.0% of \d+<", plots["Openings"])


def test_the_card_says_how_to_read_it_and_its_example_runs(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "6 games between greedy, random" in card
    (example,) = re.findall(r"```python\n(.*?)```", card, re.DOTALL)
    monkeypatch.chdir(folder)
    exec(compile(example, "README.md", "exec"), {})
    assert "efficiency" in capsys.readouterr().out


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SkyshelfError, match="as `skyshelf sim --out` writes them"):
        series_page(tmp_path)


@pytest.mark.parametrize("name", ["about.json", "games.parquet", "positions.parquet"])
def test_a_folder_that_was_cut_off_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    cut = tmp_path / "cut"
    shutil.copytree(folder, cut)
    whole = (cut / name).read_bytes()
    (cut / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(SkyshelfError, match=f"{name} cannot be read"):
        series_page(cut)
    (cut / name).unlink()
    with pytest.raises(SkyshelfError, match="as `skyshelf sim --out` writes them"):
        series_page(cut)


@pytest.mark.parametrize("told", ["{}", "[]", '{"bots": 3}'])
def test_a_folder_that_tells_of_something_else_is_refused(folder: Path, tmp_path: Path, told: str) -> None:
    other = tmp_path / "other"
    shutil.copytree(folder, other)
    (other / "about.json").write_text(told, encoding="utf-8")
    with pytest.raises(SkyshelfError, match=r"about\.json does not say what a series is"):
        series_page(other)


@pytest.mark.parametrize("name", ["games.parquet", "positions.parquet"])
def test_a_folder_with_another_table_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    other = tmp_path / "other"
    shutil.copytree(folder, other)
    (other / name).unlink()
    pl.DataFrame({"number": [1]}).write_parquet(other / name)
    with pytest.raises(SkyshelfError, match=rf"{name} has no column"):
        series_page(other)


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    series = prepare("painters", 2, ["greedy", "random"], 2, {}, keep_journals=True, keep_positions=True)
    (tmp_path / "file").touch()
    for wrong in (tmp_path / "file" / "out", tmp_path / "file"):
        with pytest.raises(SkyshelfError, match="--out needs a new or empty folder"):
            SeriesWriter(series, wrong)


def test_a_series_without_a_whole_game_has_a_page_too(tmp_path: Path) -> None:
    series = prepare("painters", 2, ["greedy", "random"], 2, {}, keep_journals=True, keep_positions=True)
    with SeriesWriter(series, tmp_path / "out") as writer:
        writer.add([])
        writer.finish(Result(series, [], [Failure(0, "broke"), Failure(1, "broke")]))
    page = series_page(tmp_path / "out").read_text(encoding="utf-8")
    assert "2, 2 of them broke" in page


def test_labels_fit_before_the_plot() -> None:
    (said,) = re.findall(
        r'text-anchor="end">(mulligan[^<]*)<', rates([Rate("mulligan: clan_of_the_maple", 1, 1, 1)])
    )
    assert 8 * len(said) < 200  # a letter is eight wide at most, on the average


def test_a_step_of_a_histogram_holds_equally_many_whole_numbers() -> None:
    for plot in histogram([*range(31, 90)], "turns").split("</svg>")[:2]:
        assert set(re.findall(r'height="([\d.]+)"/>', plot)[:-1]) == {"120.0"}


def test_plots_keep_words_apart_from_markup() -> None:
    assert "&lt;b&gt;" in rates([Rate("<b>", 0.5, 0.4, 0.6)])
    assert histogram([3, 3, 3], "turns").count("<rect") == 2 * 1


def test_all_of_a_plot_can_be_read_on_a_phone() -> None:
    """Words stand above bars there: beside them, either would be too small or run out of the page."""
    (narrow,) = re.findall(
        r'<svg class="narrow".*?</svg>', rates([Rate("greedy", 0.5, 0.4, 0.6, "50.0% of 1,000")])
    )
    assert 'viewBox="0 0 320 ' in narrow
    assert ">greedy<" in narrow
    assert ">50.0% of 1,000<" in narrow
    assert max(float(x) for x in re.findall(r'\bc?x\d?="([\d.]+)"', narrow)) <= 320
