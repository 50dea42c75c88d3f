"""A sky card looks for its place: ghosts where it fits, reasons where it does not, by mouse, keyboard and thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.person import READY, Person

FITS, REFUSED, CAPTION = ".spot.fits", ".spot:not(.fits)", ".held .caption"


def until(person: Person, wanted: str, most: int = 400) -> None:
    """Plays on until a question shows this on the board, in another game if this one ends without it."""
    for _ in range(most):
        person.page.wait_for_selector(f"{READY}, .outcome")
        if person.over:
            person.join("painters", ("me", "bot"))
        person.question()
        # The board is drawn with its question.
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
        if person.page.locator(wanted).count() > 0:
            person.close_list()
            person.awake()
            return
        person.once(person.from_list, person.wished())
    raise AssertionError(f"{wanted} never came")


def places(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Those beside one's own cards, while a card looks for its place."""
    prompt = table["prompt"]
    if prompt is None or all(each["option"]["is"] != "Place" for each in prompt["choices"]):
        return []
    found: list[dict[str, Any]] = table["figures"]["placing"][0]["spots"]
    return found


def some_meet_and_some_are_refused(table: dict[str, Any]) -> bool:
    spots = places(table)
    return any(spot["meets"] and not spot["why"] for spot in spots) and any(spot["why"] for spot in spots)


def point_at(person: Person, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def cards(person: Person) -> int:
    return len(person.look()["view"]["players"][0]["cards"])


def tab_to_a_place(person: Person) -> None:
    """Where the card that is held fits."""
    for _ in range(100):
        if person.page.locator(".spot.here.fits").count() > 0:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("Tab leads to no place that fits")


def test_the_mouse_carries_the_card_and_every_place_says_what_it_thinks_of_it(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    page = person.page
    while not person.play_on(some_meet_and_some_are_refused):
        person.join("painters", ("me", "bot"))
    person.settle()
    person.awake()
    page.locator(f"{FITS}:has(.meets)").first.wait_for()
    page.mouse.move(30, 200)
    page.locator(".held .card").wait_for()
    refused = page.locator(REFUSED).first
    point_at(person, refused)
    caption = page.locator(f"{CAPTION}.refused")
    caption.wait_for()
    assert "must meet its other half" in caption.inner_text() or "limit" in caption.inner_text()
    page.locator(".held .card").wait_for()
    before = cards(person)
    refused.click()
    assert cards(person) == before, "a place that is refused takes no card"
    fits = page.locator(FITS).first
    point_at(person, fits)
    page.locator(f"{CAPTION}:not(.refused)", has_text="symbols to fill").wait_for()
    assert page.locator(".held .card").count() == 0, "the card lies where it would lie"
    assert person.violations() == []
    asked = person.asked
    fits.click()
    page.wait_for_function("asked => document.querySelector('#prompt').dataset.prompt !== asked", arg=asked)
    assert cards(person) == before + 1
    page.locator(".held").wait_for(state="detached")


def test_a_card_is_dragged_from_the_offer_to_its_place_and_back_again(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    person.awake()
    offered = page.locator(".market .card.loose").last
    before, version = cards(person), person.version
    point_at(person, offered)
    page.mouse.down()
    page.mouse.move(40, 300, steps=4)
    page.locator(FITS).first.wait_for()
    page.mouse.up()
    page.locator(FITS).first.wait_for(state="detached")
    assert person.version == version, "dropped beside every place it goes back"
    point_at(person, offered)
    page.mouse.down()
    page.mouse.move(40, 300, steps=4)
    point_at(person, page.locator(FITS).first)
    page.locator(CAPTION).wait_for()
    page.mouse.up()
    person.wait_until(lambda: cards(person) == before + 1)


def test_a_card_that_is_taken_up_can_be_put_back_until_it_has_a_place(visit: Visit) -> None:
    """Taking it for good uncovers another card, so that could not be taken back."""
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    person.awake()
    offered = page.locator(".market .card.loose .thing").last
    before, version = cards(person), person.version
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(30, 400),
        lambda: page.mouse.click(30, 400, button="right"),
    ]
    for let_go in ways:
        offered.click()
        page.locator(FITS).first.wait_for()
        let_go()
        page.locator(FITS).first.wait_for(state="detached")
    assert person.version == version, "nothing was chosen"
    offered.click()
    page.locator(FITS).first.click()
    person.wait_until(lambda: cards(person) == before + 1)


def test_keys_take_a_card_up_put_it_down_and_go_on_with_the_next_question(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    before = cards(person)
    person.awake()
    page.locator(".market .card.loose .thing").last.focus()
    page.keyboard.press("Enter")
    page.locator(FITS).first.wait_for()
    page.keyboard.press("ArrowRight")
    tab_to_a_place(person)
    page.keyboard.press("Enter")
    person.wait_until(lambda: cards(person) == before + 1)
    page.wait_for_function("() => document.activeElement.matches('#board .lit, #main-button')")


def looks_for_a_symbol(table: dict[str, Any]) -> bool:
    """Whether a die was taken that could lie on several symbols."""
    prompt = table["prompt"]
    return prompt is not None and sum(each["option"]["is"] == "OnSymbol" for each in prompt["choices"]) > 1


def test_escape_puts_a_die_back(visit: Visit) -> None:
    person = visit()
    person.curious = 500
    person.join("painters", ("me", "bot"))
    while not person.play_on(looks_for_a_symbol):
        person.join("painters", ("me", "bot"))
    person.settle()
    version = person.version
    person.page.locator("#prompt .aside", has_text="Escape puts it back").wait_for()
    person.page.keyboard.press("Escape")
    person.wait_until(lambda: person.version > version)
    assert not looks_for_a_symbol(person.look())


def test_arrows_lead_from_place_to_place(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot"))
    person.settle()
    page = person.page
    until(person, FITS)
    before = cards(person)
    page.keyboard.press("ArrowRight")
    page.locator(f"{CAPTION}").wait_for()
    first = page.evaluate("document.activeElement.closest('[data-place]').dataset.place")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.closest('[data-place]').dataset.place") != first:
            break
    else:
        raise AssertionError("no arrow leads to another place")
    tab_to_a_place(person)
    page.keyboard.press("Enter")
    person.wait_until(lambda: cards(person) == before + 1)


def test_a_thumb_sees_its_own_sky_among_four_and_confirms_the_place(visit: Visit) -> None:
    person = visit("phone")
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    page = person.page
    sky = page.locator("[data-look=sky] .cell").first.bounding_box()
    foot = page.locator("#prompt").bounding_box()
    assert sky is not None
    assert foot is not None
    assert sky["y"] + sky["height"] <= foot["y"], "one's own sky is in view"
    cut = (
        "() => [...document.querySelectorAll('.phases li')].some(each => each.scrollWidth > each.clientWidth)"
    )
    assert not page.evaluate(cut)
    rival = page.locator(".skies button").nth(1)
    rival.tap()
    assert rival.get_attribute("aria-pressed") == "true"
    until(person, FITS)
    assert page.locator(".skies button").first.get_attribute("aria-pressed") == "true", (
        "a question brings it back"
    )
    before = cards(person)
    fits = page.locator(FITS).first
    box = fits.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fits.tap()
    page.locator(CAPTION).wait_for()
    assert cards(person) == before
    page.locator("#main-button.confirm").tap()
    person.wait_until(lambda: cards(person) == before + 1)
