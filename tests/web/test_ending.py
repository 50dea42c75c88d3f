"""How a game begins and ends: the set-up says what it asks, the end says why, where it turned and what next."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.person import READY, Person


def room(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.look()["room"]
    return found


def test_monoliths_explains_its_set_up_and_after_a_defeat_offers_an_easier_game(visit: Visit) -> None:
    person = visit()
    person.join("monoliths", ("me",))
    person.settle()
    page = person.page
    opening = page.locator("#opening")
    opening.wait_for()
    assert "health tokens go one by one" in page.locator("aside:has(#opening)").inner_text()
    assert person.violations() == []
    person.play(person.from_list)
    assert opening.count() == 0
    page.locator(".outcome h2", has_text="Defeat").wait_for()
    assert page.locator(".outcome .why").inner_text() != ""
    close = page.locator(".outcome .close")
    close.wait_for()
    health = person.look()["figures"]["units"][1]["health"]
    assert close.inner_text() == f"Stage 1 of 4: the portal still had {health} health."
    page.locator(".turned", has_text="The turning point").wait_for()
    page.locator(".course svg polyline").wait_for()
    easier = page.locator(".ways .step", has_text="Easier: Level 1")
    easier.wait_for()
    assert person.violations() == []
    over = person.table
    easier.click()
    page.wait_for_url(lambda url: over not in url)
    page.wait_for_selector(READY)
    settings = room(person)["settings"]
    assert isinstance(settings, dict)
    assert settings["level"] == 1


def test_the_turn_where_it_went_wrong_can_be_played_again(visit: Visit) -> None:
    person = visit("phone")
    person.join("horde", ("me",))
    person.settle()
    page = person.page
    person.play(person.from_list)
    over = person.table
    page.locator(".turned .link").tap()
    page.wait_for_url(lambda url: over not in url)
    page.wait_for_selector(READY)
    assert room(person)["mode"] == "practice"
