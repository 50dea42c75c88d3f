"""The lobby in real browsers: two find each other, a table is shown and joined, one's own games are found again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person


def faults(person: Person) -> list[str]:
    return [each for each in person.faults() if each != "the page scrolls"]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_two_who_want_the_same_are_led_to_one_table(visit: Visit, size: str) -> None:
    ada, ben = visit(size), visit()
    for person in (ada, ben):
        person.open("/lobby")
    assert faults(ada) == []
    ada.page.get_by_role("button", name="Skytear Horde · Together").click()
    expect(ada.page.get_by_role("status")).to_contain_text("Looking for company")
    assert ada.violations() == []
    offer = ben.page.get_by_role("button", name="Skytear Horde · Together")
    expect(offer).to_contain_text("1 is waiting")
    offer.click()
    for person in (ada, ben):
        person.page.wait_for_url(re.compile("/table/"))
        person.page.wait_for_selector("#prompt")
    assert ada.table == ben.table


def test_whoever_waits_and_is_too_strong_or_too_weak_is_told_of(visit: Visit) -> None:
    ada = visit("phone")
    waits = {"tables": [], "searches": [{"game": "painters", "way": "table", "number": 1}], "friends": []}
    ada.page.route(re.compile("/api/lobby([?]|$)"), lambda route: route.fulfill(json=waits))
    ada.page.route(
        re.compile("/api/lobby/search"), lambda route: route.fulfill(json={"table": "", "others": 0})
    )
    ada.open("/lobby")
    ada.page.get_by_role("button", name="Sky Painters").tap()
    expect(ada.page.get_by_text("the table opens by itself")).to_be_visible()
    expect(ada.page.get_by_text("more than 100 points from yours")).to_be_visible()
    assert ada.violations() == []


def test_a_table_is_shown_joined_and_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    ada, ben, eve = visit(), visit("phone"), visit()
    ada.join("painters", ("me", "open"))
    ada.page.get_by_label("Show in the lobby").check()
    table = ada.table
    ben.open("/lobby")
    row = ben.page.locator(".tables > li", has_text="Ada")
    expect(row).to_contain_text("no clock")
    assert faults(ben) == []
    row.get_by_role("link", name="Sit down").tap()
    ben.page.get_by_role("button", name="Sit").first.tap()
    ben.page.wait_for_selector("#prompt")
    eve.open("/lobby")
    expect(eve.page.locator(f"a[href='/table/{table}']")).to_contain_text("Watch")
    turn = 0 if ada.look()["prompt"] else 1
    (ada, ben)[turn].open("/lobby")
    waits = (ada, ben)[turn].page
    expect(waits).to_have_title(re.compile("^● 1 · Lobby"))
    # The number sits on its sign: on a phone the bar keeps to one row.
    waits.set_viewport_size({"width": 390, "height": 844})
    tops = waits.locator("header nav a").evaluate_all(
        "links => links.map(link => link.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1
    first = waits.locator("main h2").nth(1)
    expect(first).to_have_text("Your games")
    expect(waits.locator(".tables > li", has_text="Your turn")).to_have_count(1)
    waits.get_by_label("Search by title").fill("horde")
    expect(waits.get_by_text("None of your games matches.")).to_be_visible()
    waits.get_by_label("Search by title").fill("painters your")
    expect(waits.locator(".tables > li", has_text="Your turn")).to_have_count(1)
    waits.get_by_role("button", name="Finished (0)").click()
    expect(waits.get_by_text("None of your games matches.")).to_be_visible()
