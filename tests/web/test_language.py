"""The language is chosen in the header of every page and at the table, and everything follows without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from skyshelf.games.shelf import NAMES
from tests.web.conftest import Visit
from tests.web.person import Person

CHOICE = ".language select"
PAGES = (
    "/",
    "/new/horde",
    "/learn",
    "/rules/painters",
    "/gallery/skytear",
    "/decks/horde",
    "/challenges",
    "/watch",
    "/settings",
)


def choose(page: Page, language: str) -> None:
    """Somewhere in the window there is one list of languages; a reload would forget the mark."""
    page.evaluate("window.unbroken = true")
    page.locator(CHOICE).filter(visible=True).first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def stayed(page: Page) -> bool:
    unbroken: bool = page.evaluate("window.unbroken === true")
    return unbroken


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_language_is_chosen_in_the_header_and_kept_with_the_person(visit: Visit, size: str) -> None:
    person = visit(size, locale="it-IT")
    person.open("/settings")
    page = person.page
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.fill("#name", "Ada")
    page.locator("form button").click()
    page.get_by_role("status").filter(has_text="Salvato").wait_for()
    other = page.context.new_page()
    other.goto("/", wait_until="networkidle")
    with page.expect_response("**/api/guest?*"):
        choose(page, "es")
    page.get_by_role("heading", name="Ajustes").wait_for()
    assert stayed(page)
    other.get_by_role("link", name="Ajustes").wait_for()
    # A browser that has lost what the pages kept still comes back as the same guest.
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("heading", name="Ajustes").wait_for()


@pytest.mark.parametrize("path", PAGES)
def test_every_page_follows_at_once(visit: Visit, path: str) -> None:
    person = visit()
    person.open(path)
    page = person.page
    choose(page, "pl")
    # Until it says what whoever comes in this language reads.
    other = page.context.new_page()
    other.goto(path, wait_until="networkidle")
    wanted = other.locator("body").inner_text()
    assert "Zasady" in wanted
    page.wait_for_function("wanted => document.body.innerText === wanted", arg=wanted)
    assert stayed(page)


def shown(person: Person) -> str:
    """All words of the table that are not drawn: question, choices, log, board and what is read."""
    words: str = person.page.evaluate(
        "['#prompt', '#choices', '#log', '.reading', '#board'].map(each => document.querySelector(each)?.innerText)"
        ".join('\\n')"
    )
    return words


@pytest.mark.parametrize("game", NAMES)
def test_a_running_table_follows_at_once(visit: Visit, game: str) -> None:
    person = visit()
    person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"))
    person.settle()
    page = person.page
    person.once(person.from_list, person.wished())
    person.settle()
    person.close_list()
    page.locator("#board .thing").filter(visible=True).last.click(button="right")
    page.locator(".reading.pinned").wait_for()
    page.keyboard.press("l")
    page.locator("#drawer.open #log").wait_for()
    english = {line for line in shown(person).split("\n") if len(line.split()) > 4}
    assert english
    choose(page, "es")
    person.wait_until(lambda: english.isdisjoint(shown(person).split("\n")))
    person.settle()
    expect(page.locator("#drawer.open #log")).to_be_visible()
    expect(page.locator(".reading.pinned")).to_be_visible()
    assert stayed(page)
    # And goes on.
    asked = person.asked
    person.open_list()
    person.awake()
    page.locator("#choices .choice").first.press("Enter")
    person.answered(asked)


def test_on_a_phone_the_language_of_a_table_is_among_its_settings(visit: Visit) -> None:
    person = visit("phone")
    person.join("horde", ("me",))
    person.settle()
    page = person.page
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog .language").wait_for()
    choose(page, "it")
    page.locator("dialog", has_text="Impostazioni").wait_for()
    page.locator("dialog").get_by_role("button", name="Chiudi").click()
    expect(page.locator("header.strip")).to_contain_text("Tocca a te")
    assert stayed(page)
