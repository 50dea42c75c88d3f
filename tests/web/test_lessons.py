"""Guided first games in a real browser."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.person import Person

STAR = "#choices .choice.hinted"
NEXT = ".coach .on"
MOST = 90


def begin(person: Person, title: str) -> None:
    person.open("/")
    heading = person.page.get_by_role("heading", name=title, exact=True)
    person.page.locator(".game").filter(has=heading).locator(".learn").click()
    person.page.wait_for_selector(NEXT)


def heard(page: Page) -> str:
    """What the coach says, and in which chapter."""
    return page.locator(".coach").inner_text()


def lead_on(person: Person, act: str) -> list[str]:
    """Do what the coach asks for until the last chapter begins; what was said on the way."""
    page = person.page
    said: list[str] = []
    for _ in range(MOST):
        page.wait_for_selector(f"{NEXT}, {STAR}")
        said.append(heard(page))
        if "A whole game" in page.locator("#coach-title").inner_text():
            return said
        before = (said[-1], person.asked)
        if page.locator(NEXT).count():
            person.close_list()
            target = page.locator(NEXT).first
        else:
            person.open_list()
            person.awake()
            target = page.locator(STAR).first
        if act == "keys":
            target.focus()
            page.keyboard.press("Enter")
        else:
            target.click()
        page.wait_for_function(
            "([said, asked]) => document.querySelector('.coach').innerText !== said"
            " || document.querySelector('#prompt').dataset.prompt !== asked",
            arg=list(before),
        )
    raise AssertionError(f"the lesson does not end: {said[-1]}")


def test_a_whole_lesson_by_mouse(visit: Visit) -> None:
    person = visit()
    begin(person, "Sky Painters")
    page = person.page
    page.locator("[data-look='sky'][data-coached]").wait_for()
    assert person.violations() == []
    said = lead_on(person, "mouse")
    assert any("Five tiles and the leader" in each for each in said)
    assert not person.scrolls()
    # Now a real game: what is new is told once, and then the coach falls silent.
    for _ in range(4):
        person.close_list()
        while page.locator(NEXT).count():
            page.locator(NEXT).first.click()
        person.once(person.from_list, person.wished())
    assert person.violations() == []


def test_a_whole_lesson_by_keyboard_on_a_phone(visit: Visit) -> None:
    person = visit("phone")
    begin(person, "Skytear")
    lead_on(person, "keys")
    assert person.violations() == []
    assert not person.scrolls()


def test_a_coach_on_a_phone_leaves_room_for_what_it_speaks_of(visit: Visit) -> None:
    person = visit("phone")
    person.page.set_viewport_size({"width": 390, "height": 844})
    begin(person, "Skytear")
    person.page.locator("#board .cell").first.wait_for()
    boxes = [
        box for cell in person.page.locator("#board .cell").all() if (box := cell.bounding_box()) is not None
    ]
    high = max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes)
    assert high > 220
    coach, ways = (person.page.locator(each).bounding_box() for each in (".coach", ".coach > .ways"))
    assert coach is not None
    assert ways is not None
    below = coach["y"] + coach["height"] - ways["y"] - ways["height"]
    assert below < 12, "its buttons lie at its foot, and no empty band does"
    begin(person, "Sky Painters")
    die = person.page.locator("#board .pool .die").first.bounding_box()  # which waits for it
    assert die is not None
    assert die["height"] >= 30


def test_on_a_phone_the_way_on_is_in_sight_however_much_is_said(visit: Visit) -> None:
    person = visit("phone")
    begin(person, "Skytear")
    page = person.page
    page.locator(".coach .said p").first.evaluate(
        "said => said.textContent = `${said.textContent} `.repeat(6)"
    )
    coach, on = (page.locator(each).first.bounding_box() for each in (".coach", NEXT))
    assert coach is not None
    assert on is not None
    assert on["y"] + on["height"] <= coach["y"] + coach["height"]


def test_what_leads_astray_is_declined_kindly_and_what_was_left_goes_on(visit: Visit) -> None:
    person = visit()
    begin(person, "Skytear Horde")
    page = person.page
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    person.awake()
    page.locator("#main-button", has_text="Done with this phase").click()
    page.get_by_text("Play Clan of the Oak first").wait_for()
    page.locator("#board .lit.hinted").click()
    page.get_by_text("You choose the lane.").wait_for()
    person.awake()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Cards cost mana").wait_for()
    person.awake()
    page.locator("#board .lit.hinted").click()
    page.get_by_text("You choose the lane.").wait_for()
    person.open("/")
    page.get_by_role("button", name="Go on learning (0 of 5)").click()
    page.get_by_text("You choose the lane.").wait_for()


def test_a_chapter_can_be_skipped_and_the_lesson_begun_again(visit: Visit) -> None:
    person = visit()
    begin(person, "Skytear Horde: Monoliths")
    page = person.page
    page.get_by_role("button", name="The chapters of this lesson").click()
    assert person.violations() == []
    page.get_by_role("button", name="Skip this chapter").click()
    page.locator("#coach-title", has_text="Other thieves").wait_for()
    person.open("/learn/monoliths")
    page.get_by_text("you are here").wait_for()
    page.get_by_role("button", name="Start again").click()
    page.locator("#coach-title", has_text="Allies get tired").wait_for()
