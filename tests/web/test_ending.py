"""How a game begins and ends: the set-up says what it asks, the end says why, where it turned and what next."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from tests.web.conftest import Visit
from tests.web.person import READY, SHORT, Person


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
    person.play_along()
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
    person.play_along()
    over = person.table
    page.locator(".turned .link").tap()
    page.wait_for_url(lambda url: over not in url)
    page.wait_for_selector(READY)
    assert room(person)["mode"] == "practice"


def test_the_end_of_sky_painters_shows_the_skies_and_the_best_card(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    person.play_along()
    page = person.page
    state = person.look()
    winners = state["view"]["outcome"]["winners"]
    skies = page.locator(".outcome .scene figure")
    skies.first.wait_for()
    assert skies.count() == len({state["seat"], *winners})
    assert page.locator(".outcome .scene .best figcaption").inner_text().startswith("★")
    page.locator(".outcome .stood", has_text="Points").wait_for()
    assert "ended now" not in page.locator(".outcome").inner_text()
    best = page.locator(".outcome .best:not(figure)")
    best.wait_for()
    own = state["view"]["players"][state["seat"]]
    finished = [card for number, card in enumerate(own["cards"]) if number not in own["unfinished"]]
    faces = [page_catalogue(person)["cards"][card] for card in finished]
    most = max(face["star"] + face["hope"] for face in faces)
    assert best.locator(".when").inner_text() in {
        face["name"] for face in faces if face["star"] + face["hope"] == most
    }
    assert person.violations() == []
    # On a tablet the picture lies beside the words and over no number.
    page.set_viewport_size({"width": 820, "height": 1180})
    assert (
        page.evaluate(
            """() => {
            const picture = document.querySelector('.outcome .best .shown').getBoundingClientRect();
            return [...document.querySelectorAll('.outcome .best dd')].filter(number => {
                const { right, top } = number.getBoundingClientRect();
                return right > picture.left && top < picture.bottom;
            }).length;
        }"""
        )
        == 0
    )


def page_catalogue(person: Person) -> dict[str, Any]:
    """What is printed on the components, as the page asks for it."""
    found: dict[str, Any] = person.page.evaluate(
        "() => fetch('/api/games/painters/catalogue?lang=en').then(answer => answer.json())"
    )
    return found


def test_the_best_card_is_shown_however_late_the_cards_come(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    person.play_on()
    page = person.page
    held: list[Route] = []
    page.route("**/api/games/painters/catalogue*", lambda route: held.append(route))
    page.reload(wait_until="domcontentloaded")
    page.locator(".outcome .stood", has_text="Points").wait_for()
    person.wait_until(lambda: len(held) > 0)
    for each in held:
        each.continue_()
    page.locator(".outcome .best:not(figure)").wait_for()


def test_the_end_of_skytear_shows_who_stood(visit: Visit) -> None:
    person = visit("low")
    person.join("skytear", ("me", "bot"), **SHORT["skytear"])
    person.play_along()
    page = person.page
    picture = page.locator(".outcome .scene figure svg")
    picture.wait_for()
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] >= 70
    assert page.locator(".outcome .ways .primary").bounding_box() is not None
    assert person.violations() == []
