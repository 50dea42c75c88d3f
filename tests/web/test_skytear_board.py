"""Whole games of Skytear against a bot on the practice map: by mouse on the battlefield, and with a thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.person import READY, Person

MOMENTS = (0, 4, 12, 24, 40)
MOST = 600
# What brings a game to its end soon, once enough has been seen.
HURRIED = ("pass all", "end", "done", "auto", "no")
ENOUGH = 45


def quick_battle(person: Person, field: str = "one_lane", heroes: str = "random") -> None:
    """A table against a bot that answers at once, made as people make it."""
    person.open("/new/skytear")
    person.page.select_option("#seat-0", "random")
    person.page.select_option("#set-battlefield", field)
    person.page.select_option("#set-format", heroes)
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_selector(READY)


def chosen(person: Person, rng: Random, hurried: bool = False) -> dict[str, Any]:
    """Any choice but those about when to be asked."""
    prompt = person.prompt()
    assert prompt is not None
    choices = [choice for choice in prompt["choices"] if not choice["text"].startswith("stops")]
    short = [choice for choice in choices if choice["text"] in HURRIED]
    return rng.choice(short if hurried and short else choices)


def on_map(person: Person, choice: dict[str, Any]) -> Locator:
    """The hex that stands for this choice alone."""
    return person.page.locator(f'#board .cell.lit[aria-label^="{choice["label"]} ("]')


def play(person: Person, act: Callable[[dict[str, Any]], None], rng: Random) -> int:
    for made in range(MOST):
        person.page.wait_for_selector(f"{READY}, .outcome")
        if person.over:
            return made
        asked = person.asked
        act(chosen(person, rng, made > ENOUGH))
        person.page.wait_for_function(
            "asked => document.querySelector('#dock').dataset.prompt !== asked", arg=asked
        )
    raise AssertionError("the game does not end")


def test_a_game_by_mouse_on_the_battlefield(visit: Visit) -> None:
    person = visit()
    quick_battle(person)
    made = 0
    clicked = {"map": 0, "board": 0}

    def click(choice: dict[str, Any]) -> None:
        nonlocal made
        if made in MOMENTS:
            assert person.violations() == [], f"after {made} choices"
            assert not person.scrolls()
        made += 1
        for name, found in (("map", on_map(person, choice)), ("board", person.on_board(choice))):
            if found.count() > 0:
                clicked[name] += 1
                found.first.click()
                return
        person.click_in_dock(choice)

    play(person, click, Random(4))
    assert person.violations() == []
    assert clicked["map"] > 5
    assert clicked["board"] > 5


def test_a_game_with_a_thumb_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    quick_battle(person)
    confirmed = 0

    def tap(choice: dict[str, Any]) -> None:
        nonlocal confirmed
        assert not person.scrolls()
        hexes = on_map(person, choice)
        if confirmed < 6 and hexes.count() > 0:
            hexes.first.tap()  # only selects: nothing is done by a slip of the thumb
            person.page.locator("#dock .choice.confirm", has_text=choice["label"]).tap()
            confirmed += 1
        else:
            person.page.locator("#dock .choice", has_text=choice["label"]).first.tap()

    play(person, tap, Random(5))
    assert confirmed == 6
    assert person.violations() == []


def test_the_map_by_keyboard_and_its_overlays(visit: Visit) -> None:
    """Arrow keys walk over the hexes, n goes to one that can be chosen, Enter chooses it."""
    person = visit()
    quick_battle(person)
    page = person.page
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.cell.lit')")
    asked = person.asked
    page.keyboard.press("Enter")
    page.wait_for_function("asked => document.querySelector('#dock').dataset.prompt !== asked", arg=asked)
    before = page.locator(".map svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Closer").click()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") != before
    page.get_by_role("button", name="The whole map").click()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") == before


def test_a_draft_shows_factions_and_then_heroes(visit: Visit) -> None:
    person = visit()
    quick_battle(person, "two_lanes", "casual")
    page = person.page
    rng = Random(1)
    seen: set[str] = set()
    while not seen >= {"faction", "hero"}:
        page.wait_for_selector(READY)
        prompt = person.prompt()
        assert prompt is not None
        seen.add(prompt["kind"])
        asked = person.asked
        choice = chosen(person, rng)
        assert person.violations() == []
        assert not person.scrolls()
        person.on_board(choice).first.click()
        page.wait_for_function("asked => document.querySelector('#dock').dataset.prompt !== asked", arg=asked)
