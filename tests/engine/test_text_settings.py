"""Settings that players may write themselves."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.settings import LONGEST_TEXT, Setting, read_value, settle

DECK = Setting("deck", ("red", "blue"), "TOY-1", text=True)
SIZE = Setting("size", (1, 2), "TOY-2")


def test_a_text_is_taken_as_it_is() -> None:
    assert settle("toy", (DECK,), {"deck": "3x Shamans"}) == {"deck": "3x Shamans"}
    assert settle("toy", (DECK,), {}) == {"deck": "red"}
    assert read_value(DECK, "3x Shamans") == "3x Shamans"


def test_only_a_text_of_a_sensible_length_is() -> None:
    assert settle("toy", (DECK,), {"deck": "x" * LONGEST_TEXT})
    with pytest.raises(BadSetup, match=f"can have {LONGEST_TEXT} letters; not {LONGEST_TEXT + 1}"):
        settle("toy", (DECK,), {"deck": "x" * (LONGEST_TEXT + 1)})
    with pytest.raises(BadSetup, match="can be red, blue; not 3"):
        settle("toy", (DECK,), {"deck": 3})


def test_other_settings_keep_to_their_values() -> None:
    with pytest.raises(BadSetup, match="can be 1, 2; not large"):
        settle("toy", (SIZE,), {"size": "large"})
