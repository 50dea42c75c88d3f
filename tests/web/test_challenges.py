"""The achievements and the battle plan in the browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route

from tests.web.conftest import Visit
from tests.web.person import READY, Person


def keep(person: Person, **feats: Any) -> None:
    """As if this browser had been here before."""
    kept = json.dumps({"medals": {}, "tried": {}, "plan": None, "earlier": 0, **feats})
    person.page.add_init_script(
        f"localStorage.getItem('skyshelf-feats') ?? localStorage.setItem('skyshelf-feats', {json.dumps(kept)})"
    )


def test_a_challenge_is_started_watched_and_gone_on_with(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/challenges")
    assert person.violations() == []
    page.get_by_label("Difficulty").select_option("hard")
    page.get_by_role("button", name="One Bear Army").click()
    page.wait_for_selector(READY)
    page.locator("#board", has_text="Gulbjarn starts in your hand").wait_for()
    assert not person.scrolls()
    assert person.violations() == []
    table = person.table
    state = page.evaluate("table => fetch(`/api/tables/${table}`).then(each => each.json())", table)
    assert state["view"]["rules"]["difficulty"] == "hard"

    person.open("/challenges")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/table/{table}")


def test_a_challenge_says_which_deck_it_needs(visit: Visit) -> None:
    person = visit("phone")
    page = person.page
    person.open("/challenges")
    assert page.get_by_role("button", name="Cheater").is_disabled()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert person.violations() == []
    page.get_by_role("link", name="Build a deck of 30 cards").click()
    page.get_by_role("button", name="Copy and change").first.tap()
    page.locator(".faults", has_text="with 30 cards; you have 40.").wait_for()


def test_a_finished_table_gives_its_medals(visit: Visit) -> None:
    person = visit()

    def finished(route: Route) -> None:
        challenge = {"id": "mentalist", "medals": 2}
        route.fulfill(json={"room": {"status": "over"}, "figures": {"challenge": challenge}})

    person.page.route("**/api/tables/won?*", finished)
    keep(person, tried={"mentalist": "won"})
    person.open("/challenges")
    person.page.get_by_text("Medals: 2 of 36").wait_for()
    person.page.get_by_role("img", name="2 of 3 medals").wait_for()


def test_the_battle_plan_is_begun_fought_and_drawn(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/challenges")
    page.get_by_label("Level").select_option("3")
    page.get_by_role("button", name="Begin the plan").click()
    page.get_by_role("button", name="Fight: Renegade").click()
    page.wait_for_selector(READY)
    state = page.evaluate("table => fetch(`/api/tables/${table}`).then(each => each.json())", person.table)
    assert state["room"]["settings"]["horde"] == "renegade"
    assert state["room"]["settings"]["portals"] == "hard"
    person.open("/challenges")
    page.get_by_role("link", name="Go on with the fight").wait_for()


def test_a_plan_is_fought_as_it_was_begun_however_slow_the_answer(visit: Visit) -> None:
    """What the page knew before the plan was begun is another plan's, and nothing to fight by."""
    person = visit()
    page = person.page
    person.open("/challenges")
    page.get_by_label("Level").select_option("5")
    held: list[Route] = []
    page.get_by_role("button", name="Begin the plan").wait_for()
    page.route("**/campaign?*", lambda route: held.append(route))
    page.get_by_role("button", name="Begin the plan").click()
    person.wait_until(lambda: len(held) == 1)
    held[0].continue_()  # it can be begun; how it stands is asked next
    person.wait_until(lambda: len(held) == 2)
    page.get_by_role("button", name="Begin the plan").wait_for(state="detached")
    assert page.get_by_role("button", name="Fight").all() == []
    held[1].continue_()
    page.get_by_text("level 5").wait_for()
    page.get_by_role("button", name="Fight: Renegade").wait_for()


def test_the_road_shows_what_was_won_and_lost(visit: Visit) -> None:
    person = visit()
    plan = {"deck": "taulot_followers", "level": 2, "seed": 4, "results": [True, False], "fight": ""}
    keep(person, plan=plan)
    person.open("/challenges")
    stops = person.page.locator("ol li")
    assert [stops.nth(place).locator(".how").inner_text() for place in range(4)] == [
        "won",
        "lost",
        "next",
        "to come",
    ]
    person.page.get_by_text("1 won, 6 needed. Next: Predator with").wait_for()
    assert person.violations() == []
