"""Every refusal of an event exists in every language, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skyshelf
from skyshelf.text.speaker import LANGUAGES
from tests.text.fluent_files import texts

SOURCES = list((Path(skyshelf.__file__).parent / "events").glob("*.py"))
REFUSED = re.compile(r'EventRefusal\(\s*Reason\.[A-Z_]+, "([a-z-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    used = {
        f"events-{word}" for path in SOURCES for word in REFUSED.findall(path.read_text(encoding="utf-8"))
    }
    assert len(used) > 30
    assert set(texts(language, "events")) == used
