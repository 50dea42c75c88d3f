"""The table itself: its zones never move, a second click is no second choice, and every key does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.person import SHORT, Person, middle

SIZES = ((1920, 1080), (1440, 900), (1366, 650), (1024, 768), (820, 1180), (390, 844))
FIXED = ("#main-button", "#undo", "#hint")
SMALLEST = 11
# The size of letters in what is written on the page; pictures scale theirs.
LETTERS = """smallest => [...document.querySelectorAll('.table *')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => !each.closest('svg') && each.checkVisibility() && each.getBoundingClientRect().width > 1)
    .filter(each => parseFloat(getComputedStyle(each).fontSize) < smallest)
    .map(each => `${each.className}: ${each.textContent.trim().slice(0, 30)}`)"""

SCROLL_UP = """() => new Promise(done => {
    const log = document.querySelector('#log');
    log.addEventListener('scroll', done, { once: true });
    log.scrollTo({ top: 0 });
})"""
AT_END = """() => {
    const log = document.querySelector('#log');
    return log.scrollHeight - log.scrollTop - log.clientHeight < 3;
}"""

# Presses that come with the next question, however fast or slow the machine is: they were meant for the last one.
PRESS_WITH_THE_NEXT = """([x, y, times]) => {
    window.pressed = 0;
    const press = (_, observer) => {
        observer.disconnect();
        for (; window.pressed < times; window.pressed++) document.elementFromPoint(x, y).closest('button')?.click();
    };
    new MutationObserver(press).observe(document.querySelector('#prompt'), { attributeFilter: ['data-prompt'] });
}"""


def boxes(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate(
        """fixed => fixed.map(each => {
            const {x, y, width, height} = document.querySelector(each).getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
        })""",
        list(FIXED),
    )
    return found


@pytest.mark.parametrize("game", SHORT)
def test_the_corner_stays_where_it_is_over_a_game(visit: Visit, game: str) -> None:
    """Whatever is asked, and while others decide: the boxes of main button, Undo and Hint are the same."""
    person = visit()
    person.sit_down(game, **SHORT[game])
    person.curious = 99
    seen = boxes(person)
    for _ in range(14):
        if person.play(person.from_list, most=1) == 0:
            break
        assert boxes(person) == seen


@pytest.mark.parametrize("game", SHORT)
def test_the_corner_and_the_hand_are_whole_at_every_size(visit: Visit, game: str) -> None:
    person = visit()
    person.sit_down(game, **SHORT[game])
    page = person.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for x, y, wide, high in boxes(person):
            assert 0 <= x <= width - wide, (width, height)
            assert 0 <= y <= height - high, (width, height)
            assert min(wide, high) >= 44, "large enough for a thumb"
        x, y, wide, high = boxes(person)[0]
        assert min(x + wide - width, y + high - height) >= -20, "in the corner"
        covered = page.evaluate(
            """([x, y]) => !document.elementFromPoint(x, y).closest('#main-button')""",
            [x + wide / 2, y + high / 2],
        )
        assert not covered
        assert page.evaluate(LETTERS, SMALLEST) == []
        assert not person.scrolls()


def test_a_double_click_takes_a_card_up_and_no_more(visit: Visit) -> None:
    """A second click on a card that is held takes it for good: the one that comes with the first must not."""
    person = visit()
    person.sit_down("painters")
    page = person.page
    person.awake()
    version = person.version
    page.mouse.dblclick(*middle(page.locator("#board .thing.lit").first))
    page.locator(".spot.fits").first.wait_for()
    person.awake()
    assert person.version == version


def test_two_clicks_at_one_point_make_one_choice(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    page = person.page
    version = person.version
    corner = middle(page.locator("#main-button"))
    page.evaluate(PRESS_WITH_THE_NEXT, [*corner, 2])
    spot = {"label": "Take a spot chip"}
    person.once(lambda choice: person.listed(choice).evaluate("each => each.click()"), spot)
    person.awake()
    assert page.evaluate("window.pressed") == 2
    assert person.version == version + 1, "what was just asked is not answered by a press that comes with it"
    page.mouse.click(*corner)
    page.wait_for_selector("#log :text('Turn 2')", state="attached")


def test_the_keys_of_the_table(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    page = person.page
    page.keyboard.press("?")
    page.locator("dialog", has_text="Escape").wait_for()
    assert person.violations() == []
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator("#drawer.open #sheet-log:not(.away)").wait_for()
    page.keyboard.press("l")
    page.locator("#drawer:not(.open)").wait_for(state="attached")
    asked = person.asked
    page.keyboard.press("1")
    assert person.asked == asked, "a digit chooses only where one sees what it means"
    person.once(person.from_list, {"label": "Take a spot chip"})
    person.close_list()
    person.awake()
    page.keyboard.press("u")
    page.locator("#log .undone").first.wait_for(state="attached")
    person.once(person.from_list, {"label": "Take a spot chip"})
    person.close_list()
    person.awake()
    asked = person.asked
    page.keyboard.press("Space")
    person.answered(asked)


@pytest.mark.parametrize("size", ["low", "phone"])
def test_the_list_of_choices_says_what_is_asked(visit: Visit, size: str) -> None:
    """In a low window and on a phone it lies over the question."""
    person = visit(size)
    person.sit_down("painters")
    person.open_list()
    asked = person.page.locator("#choices .question")
    assert asked.inner_text() == person.question()["text"]


@pytest.mark.parametrize("game", SHORT)
def test_a_tap_shows_the_whole_card_on_a_phone(visit: Visit, game: str) -> None:
    person = visit("phone")
    person.sit_down(game, **SHORT[game])
    page = person.page
    person.awake()
    things = page.locator("#board .thing").filter(visible=True)
    shown = 0
    for place in range(min(things.count(), 12)):
        box = things.nth(place).bounding_box()
        if box is None or box["y"] < 50 or box["y"] + box["height"] > 520:
            continue
        things.nth(place).tap()
        if page.locator(".reading").count() == 0:
            page.keyboard.press("Escape")
            continue
        sheet = page.locator(".reading").bounding_box()
        assert sheet is not None
        assert 0 <= sheet["y"] <= 741 - sheet["height"]
        assert sheet["x"] >= 0
        assert page.locator(".reading h2").inner_text()
        shown += 1
        page.locator(".reading .back").tap()
        page.locator(".reading").wait_for(state="detached")
    assert shown > 0


def test_what_is_pointed_at_is_read_beside_it(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    thing = page.locator("#board .held .thing").first
    thing.hover()
    page.locator(".reading").wait_for()
    card, read = thing.bounding_box(), page.locator(".reading").bounding_box()
    assert card is not None
    assert read is not None
    beside = read["x"] >= card["x"] + card["width"] or read["x"] + read["width"] <= card["x"]
    apart = beside or read["y"] + read["height"] <= card["y"]  # a hand is read above it
    assert apart, "it does not cover what it is about"
    page.mouse.move(700, 8)
    page.locator(".reading").wait_for(state="detached")


def test_the_log_follows_its_end_and_says_what_is_new(visit: Visit) -> None:
    person = visit()
    person.sit_down("horde")
    page = person.page
    person.curious = 99
    person.play(person.from_list, most=12)
    page.keyboard.press("l")
    page.locator("#drawer.open #sheet-log:not(.away)").wait_for()
    page.wait_for_function(AT_END)
    page.evaluate(SCROLL_UP)
    person.play(person.from_list, most=4)
    page.keyboard.press("l")
    page.locator(".fresh", has_text="new").click()
    page.wait_for_function(AT_END)
