"""Letters of twice the size, by the setting and by the browser's zoom: all is still there, and within reach."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.person import SHORT, Person

# What must be in the window whole, whatever the size: the question, the corner, the ways to log and choices.
NEEDED = ("#prompt h2", "#main-button", "#undo", "#hint", ".strip .log", ".strip .choices")


def out_of_sight(person: Person) -> list[str]:
    """Those of them that a person would have to look for."""
    found: list[str] = person.page.evaluate(
        """needed => needed.filter(each => {
            const shown = [...document.querySelectorAll(each)].find(one => one.checkVisibility());
            const box = shown?.getBoundingClientRect();
            return !box || box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        })""",
        list(NEEDED),
    )
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_a_table_in_large_letters(visit: Visit, game: str, size: str) -> None:
    person = visit(size)
    person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"), **SHORT[game])
    person.keep(textSize=200)
    person.settle()
    assert out_of_sight(person) == []
    assert not person.scrolls()


@pytest.mark.parametrize("game", ["horde", "skytear"])
def test_a_table_zoomed_by_the_browser(visit: Visit, game: str) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 720, "height": 450})
    person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"), **SHORT[game])
    person.settle()
    assert out_of_sight(person) == []
    assert not person.scrolls()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_in_large_letters_fit_the_width(visit: Visit, size: str) -> None:
    person = visit(size)
    person.open("/settings")
    person.page.select_option("#size", "200")
    for path in (
        "/",
        "/settings",
        "/new/painters",
        "/rules",
        "/gallery",
        "/learn",
        "/decks/horde",
        "/challenges",
    ):
        person.open(path)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
