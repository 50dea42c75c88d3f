"""The page of screens in the documentation."""

from __future__ import annotations

from pathlib import Path

from skyshelf.tools.telling import SCREENS

DOCS = Path(__file__).resolve().parents[2] / "docs"
LARGEST = 150_000


def test_the_page_shows_twelve_small_pictures_and_no_other_lies_there() -> None:
    page = (DOCS / "screens.md").read_text(encoding="utf-8")
    pictures = {path.name: path.stat().st_size for path in (DOCS / "screens").iterdir()}
    assert set(pictures) == {f"{screen.name}.webp" for screen in SCREENS}
    assert all(f"![{screen.says}](screens/{screen.name}.webp)" in page for screen in SCREENS)
    assert len(SCREENS) == 12
    assert max(pictures.values()) < LARGEST
