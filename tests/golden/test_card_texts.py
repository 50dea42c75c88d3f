"""Card texts stay as they are unless a change of words is meant."""

from __future__ import annotations

import pytest

from tests.golden.card_texts import FILES, FOLDER, path_of, written


@pytest.mark.parametrize(("game", "language"), FILES)
def test_the_cards_read_as_in_the_file(game: str, language: str) -> None:
    golden = path_of(game, language).read_text(encoding="utf-8")
    assert written(game, language) == golden, "meant? python -m tests.golden.card_texts writes the files anew"


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(*file).name for file in FILES}
