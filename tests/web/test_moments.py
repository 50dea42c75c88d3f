"""Moments of each game that everybody must be able to read: axe finds nothing in any colours, and no page scrolls."""

from __future__ import annotations

import pytest

from tests.site.running import Browser, ServerThread
from tests.web.conftest import Visit
from tests.web.person import READY, Person

FRIENDS: dict[str, dict[str, str]] = {
    "painters": {},
    "horde": {"mode": "coop"},
    "monoliths": {"mode": "coop"},
    "skytear": {"battlefield": "one_lane", "format": "random"},
}


def until_others_turn(person: Person, ben: Browser) -> None:
    """Play until somebody else has to decide."""
    for _ in range(60):
        person.page.wait_for_selector("#prompt")
        if ben.look(person.table)["prompt"] is not None:
            person.page.wait_for_function("() => document.querySelector('#prompt').dataset.prompt === ''")
            return
        person.page.wait_for_selector(READY)
        person.once(person.from_list, person.wished())
    raise AssertionError("it is never anybody else's turn")


def until_own_turn(person: Person, ben: Browser) -> None:
    while (prompt := ben.look(person.table)["prompt"]) is not None:
        ben.choose(person.table, person.rng.randrange(len(prompt["choices"])))
    person.page.wait_for_selector(READY)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", FRIENDS)
def test_everybody_can_read_it(visit: Visit, server: ServerThread, game: str, size: str) -> None:
    person = visit(size)
    page = person.page
    person.join(game, ("me", "open"), **FRIENDS[game])
    page.locator(".waiting").wait_for()
    assert person.faults() == [], "in the waiting room"
    ben = Browser(server.url, "Ben")
    assert ben.post(person.table, "sit").status_code == 200
    page.locator("#board .thing, #board .cell").first.wait_for()
    until_own_turn(person, ben)
    assert person.faults() == [], "in the beginning"
    person.open_list()
    assert person.faults() == [], "with all choices"
    person.close_list()

    page.locator("#board .thing:not(.lit)").filter(visible=True).first.click(button="right")
    page.locator(".reading.pinned h2").wait_for()
    assert person.faults() == [], "with something looked at"
    person.close_list()

    lit = page.locator("#board .lit").filter(visible=True).first
    # Skytear begins with a formation, which is dragged and confirmed by the main button.
    if size == "phone" and game != "skytear" and lit.count() > 0:
        person.awake()
        lit.tap()
        page.locator(".confirm").first.wait_for()
        assert person.faults() == [], "with a choice to be confirmed"
        person.close_list()
        page.keyboard.press("Escape")

    until_others_turn(person, ben)
    assert person.faults() == [], "while somebody else decides"
