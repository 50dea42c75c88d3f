"""A full disk takes nothing that was there, and is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyshelf.commands.training import ladder
from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.written import write_whole


def _full(path: Path, data: bytes) -> int:
    with path.open("wb") as file:
        file.write(data[:3])
    raise OSError(28, "No space left on device")


def test_what_cannot_be_written_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deeper" / "results.json"
    write_whole(file, "hours of play")
    monkeypatch.setattr(Path, "write_bytes", _full)
    with pytest.raises(SkyshelfError, match=r"results\.json cannot be written: .*No space left"):
        write_whole(file, "more")
    assert file.read_text(encoding="utf-8") == "hours of play"
    assert [each.name for each in file.parent.iterdir()] == ["results.json"]


def test_a_folder_that_cannot_be_made_is_said_too(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SkyshelfError, match="cannot be written"):
        write_whole(tmp_path / "file" / "results.json", "more")


def test_a_ladder_keeps_each_pairing_as_it_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stops it, or whose cluster dies, has lost the pairing that was being played and no other."""
    from skyshelf.lab import ladder as lab

    played: list[str] = []
    once = lab.tallied

    def tallied(*given: object) -> lab.Tally:
        if played:
            raise KeyboardInterrupt
        tally = once(*given)  # type: ignore[arg-type]
        played.append(tally.one)
        return tally

    monkeypatch.setattr(lab, "tallied", tallied)
    with pytest.raises(KeyboardInterrupt):
        ladder("painters", games=2, workers=1, only="greedy", docs=tmp_path)
    kept = (tmp_path / "strength" / "painters.json").read_text(encoding="utf-8")
    assert kept.count('"table"') == len(played) == 1
    assert "greedy" in (tmp_path / "strength.md").read_text(encoding="utf-8")
