"""What a table does for those who play Sky Painters at it: hints, undo, reasons."""

from __future__ import annotations

from tests.web.conftest import Visit


def test_a_hint_an_undo_and_the_reason_why_not(visit: Visit) -> None:
    person = visit()
    person.sit_down("painters")
    page = person.page
    page.get_by_role("button", name="Hint").click()
    page.locator(".choice.hinted").wait_for(state="attached")
    best = page.locator("#hints li").first
    best.locator(".chance", has_text="%").wait_for()
    assert best.locator("strong").inner_text() in page.locator(".choice.hinted").inner_text()
    person.once(person.from_list, {"label": "Take a spot chip"})
    page.locator("#hints").wait_for(state="detached")
    person.awake()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("#log .undone", has_text="gains 1 spot").wait_for()
    page.locator("#choices .choice", has_text="Take a spot chip").wait_for()
    person.close_list()
    page.locator(".market .tile .thing").first.click()
    page.get_by_text("First do your main action").wait_for()
