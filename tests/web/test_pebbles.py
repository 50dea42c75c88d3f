"""A game that the pages never heard of is played in a browser, on the generic board, from the shelf to the replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pebbles.game import FEWEST, MOST_TAKEN, PebblesGame
from tests.pebbles.running import server_with_pebbles
from tests.web.conftest import Visit
from tests.web.hands import Keys, Mouse
from tests.web.person import Person


@pytest.fixture(scope="module")
def shelf(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_with_pebbles(tmp_path_factory.mktemp("pebbles")) as url:
        yield url


def cloth(person: Person) -> str:
    return person.page.locator("#board pre").inner_text()


def play(person: Person, act: Mouse | Keys) -> None:
    """To the end, three at a time; the board is drawn anew after each step."""
    most = 20
    for _ in range(most // MOST_TAKEN + 1):
        person.page.wait_for_selector("#choices .choice:not([aria-disabled=true]), .outcome")
        if person.over:
            break
        before = cloth(person)
        person.once(act, person.question()["choices"][MOST_TAKEN - 1])
        person.wait_until(lambda seen=before: cloth(person) != seen)  # type: ignore[misc]
    assert person.over
    assert person.page.locator(".outcome h2").inner_text()


def test_a_fifth_game_by_mouse_from_the_shelf_to_the_replay(visit: Visit, shelf: str) -> None:
    person = visit(base_url=shelf)
    person.start("Pebbles")
    person.page.locator("#board pre", has_text="Under the cloth: 12 at most").wait_for()
    assert person.faults() == []
    play(person, Mouse(person))
    taken = cloth(person).count("●")
    assert FEWEST <= taken <= 12
    assert any(name in cloth(person) for name in PebblesGame.bot_names)
    assert person.faults() == []
    table = person.table
    for page in (f"/replay/{table}", f"/report/{table}", "/rules/pebbles", "/gallery", "/"):
        person.open(page)  # nothing that only games with a folder of their own have is missed there
    person.page.locator(".tables", has_text="Pebbles").wait_for()
    person.open(f"/replay/{table}")
    person.page.locator("#board pre", has_text="Under the cloth").wait_for()


def test_a_fifth_game_by_keyboard_alone_with_its_setting(visit: Visit, shelf: str) -> None:
    person = visit(base_url=shelf)
    person.new_table("pebbles", pebbles="20")
    assert person.violations() == []
    hand = Keys(person)
    hand.tab_to("document.activeElement.innerText.trim() === 'Start'")
    person.page.keyboard.press("Enter")
    person.page.locator("#board pre", has_text="Under the cloth: 20 at most").wait_for()
    play(person, hand)


def test_a_game_says_which_languages_it_has_and_what_it_speaks_instead(visit: Visit, shelf: str) -> None:
    person = visit(base_url=shelf, locale="pl-PL")
    page = person.page
    person.open("/")
    missing = page.locator(".game", has_text="Ta gra nie ma jeszcze twojego języka")
    assert missing.locator("h3").all_inner_texts() == ["Pebbles"]
    assert "angielski" in missing.inner_text()
    person.open("/new/pebbles")
    page.get_by_text("Języki: English", exact=True).wait_for()
    page.get_by_text("Jej teksty są w języku: angielski").wait_for()
    person.open("/new/horde")
    page.get_by_text("Języki: English, Español, Italiano i Polski", exact=True).wait_for()
    assert page.get_by_text("twojego języka").count() == 0
