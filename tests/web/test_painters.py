"""What a table does for those who play Sky Painters at it: hints, undo, reasons."""

from __future__ import annotations

from collections import Counter

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


def test_the_tray_has_every_die_of_the_pool_in_two_rows_with_its_number(visit: Visit) -> None:
    person = visit()
    person.join("painters", ("me", "bot", "bot", "bot"))
    person.settle()
    page = person.page
    pool = person.look()["view"]["pool"]
    dice = page.locator(".pool .die")
    assert dice.count() == sum(count > 0 for count in pool)
    counts = Counter(
        int(text.removeprefix("×")) for text in page.locator(".pool .die .count").all_inner_texts()
    )
    assert counts == Counter(count for count in pool if count > 1)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        tray = page.locator(".pool").bounding_box()
        assert tray is not None
        boxes = [each.bounding_box() for each in page.locator(".pool .die, .pool .stock").all()]
        assert len({round(box["y"]) for box in boxes if box}) <= 2
        assert all(box and box["y"] + box["height"] <= tray["y"] + tray["height"] for box in boxes)
        assert all(box and box["width"] >= 24 for box in boxes), "large enough for a thumb"
