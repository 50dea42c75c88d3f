"""Whole games of Sky Painters against a bot: by mouse, by keyboard alone, with a thumb."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visit
from tests.web.person import Person

MOMENTS = (0, 3, 10, 30, 60)


def quick_bot(person: Person) -> None:
    """A table against a bot that answers at once, made as people make it."""
    person.open("/new/painters")
    person.page.select_option("#seat-0", "random")
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_selector("#dock .choice")


def tab_to(person: Person, there: str) -> None:
    for _ in range(60):
        if person.page.evaluate(there):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get there: {there}")


def test_a_game_by_mouse_on_the_board(visit: Visit) -> None:
    person = visit()
    quick_bot(person)
    made = 0

    def click(choice: dict[str, Any]) -> None:
        nonlocal made
        if made in MOMENTS:
            assert person.violations() == [], f"after {made} choices"
            assert not person.scrolls()
        made += 1
        on_board = person.on_board(choice)
        if on_board.count() > 0:
            on_board.first.click()
        else:
            person.click_in_dock(choice)

    person.play(click)
    assert person.over
    assert person.violations() == []
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_selector("#dock .choice")
    assert not person.over


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    person = visit()
    keyboard = person.page.keyboard
    person.open("/new/painters")
    tab_to(person, "document.activeElement.id === 'seat-0'")
    keyboard.type("Bot: plays")
    tab_to(person, "document.activeElement.innerText.trim() === 'Start'")
    keyboard.press("Enter")
    person.page.wait_for_selector("#dock .choice")
    keyboard.press("p")

    def press(choice: dict[str, Any]) -> None:
        labels = person.page.locator("#dock .choice").all_inner_texts()
        place = next(number for number, label in enumerate(labels) if label.endswith(choice["label"]))
        if place < 9:
            keyboard.press(str(place + 1))
            return
        if not person.page.evaluate("document.activeElement.matches('.choice')"):
            keyboard.press("p")
            tab_to(person, "document.activeElement.matches('.choice')")
        for _ in labels:
            if person.page.evaluate("document.activeElement.innerText").endswith(choice["label"]):
                break
            keyboard.press("ArrowRight")
        keyboard.press("Enter")

    person.play(press)
    assert person.over


def test_a_game_with_a_thumb_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    quick_bot(person)
    confirmed = 0

    def tap(choice: dict[str, Any]) -> None:
        nonlocal confirmed
        dock = person.page.locator("#dock")
        box = dock.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740
        assert not person.scrolls()
        on_board = person.on_board(choice)
        if confirmed < 8 and on_board.count() > 0:
            on_board.first.tap()  # only selects: nothing is done by a slip of the thumb
            person.page.locator("#dock .choice.confirm", has_text=choice["label"]).tap()
            confirmed += 1
        else:
            dock.locator(".choice", has_text=choice["label"]).first.tap()

    person.play(tap)
    assert person.over
    assert confirmed == 8
    person.page.get_by_role("link", name="Watch the replay").tap()
    person.page.locator("#controls").wait_for()


def test_a_hint_an_undo_and_the_reason_why_not(visit: Visit) -> None:
    person = visit()
    quick_bot(person)
    page = person.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".choice.hinted").wait_for()
    page.locator("#dock .choice", has_text="Take a spot chip").click()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("#log .undone", has_text="gains 1 spot").wait_for()
    page.locator("#dock .choice", has_text="Take a spot chip").wait_for()
    page.locator(".market .tile .thing").first.click()
    page.get_by_text("First do your main action").wait_for()
