"""A series becomes a folder that explains itself, and a page with plots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.export import SeriesWriter
from skyshelf.lab.page.series_page import series_page
from skyshelf.lab.page.svg import Rate, histogram, rates
from skyshelf.lab.sim import play_series, prepare


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
    assert page.count("<svg") == 7
    assert not re.search(r"https?:", page)  # it needs nothing from anywhere


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


def test_plots_keep_words_apart_from_markup() -> None:
    assert "&lt;b&gt;" in rates([Rate("<b>", 0.5, 0.4, 0.6)])
    assert histogram([3, 3, 3], "turns").count("<rect") == 1
