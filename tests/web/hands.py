"""The ways to play: by mouse on the board, by keyboard alone, with a thumb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.person import Person


def is_held_down(choice: dict[str, Any]) -> bool:
    """Whether one would be sorry for it: on the board no single touch does it."""
    return bool(choice["group"] == "discard")


@dataclass
class Mouse:
    """Clicks on the board where something there stands for the choice, else on a button or in the list."""

    person: Person
    on_board: int = 0

    def __call__(self, choice: dict[str, Any]) -> None:
        found = self.person.on_board(choice)
        if found.count() > 0 and not is_held_down(choice):
            self.on_board += 1
            self.person.close_list()
            self.person.awake()
            found.first.click()
            # What was only taken up has no place yet: whoever does not mind where says so with the main button.
            lifted = self.person.page.locator("#main-button.confirm", has_text=choice["label"])
            if lifted.count() > 0:
                lifted.click()
        else:
            self.person.from_list(choice)


@dataclass
class Thumb:
    """Taps; what it touches on the board is only held, and the first few are confirmed."""

    person: Person
    most: int = 8
    confirmed: int = 0

    def __call__(self, choice: dict[str, Any]) -> None:
        found = self.person.on_board(choice)
        if self.confirmed < self.most and found.count() > 0 and not is_held_down(choice):
            asked = self.person.asked
            self.person.close_list()
            self.person.awake()
            found.first.tap()
            confirm = self.person.page.locator(".confirm", has_text=choice["label"]).last
            confirm.wait_for()
            assert self.person.asked == asked, "nothing is done by a slip of the thumb"
            confirm.tap()
            self.confirmed += 1
        else:
            self.person.from_list(choice)


@dataclass
class Keys:
    """The key that a choice shows, arrows and Enter for choices without one."""

    person: Person

    def tab_to(self, there: str) -> None:
        for _ in range(80):
            if self.person.page.evaluate(there):
                return
            self.person.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not get there: {there}")

    def __call__(self, choice: dict[str, Any]) -> None:
        page = self.person.page
        self.person.open_list()
        labels = page.locator("#choices .choice").all_inner_texts()
        place = next(number for number, label in enumerate(labels) if label.endswith(choice["label"]))
        if key := page.locator("#choices .choice").nth(place).get_attribute("aria-keyshortcuts"):
            page.keyboard.press(key)
            return
        if not page.evaluate("document.activeElement.matches('.choice')"):
            self.tab_to("document.activeElement.matches('.choice')")
        for _ in labels:
            if page.evaluate("document.activeElement.innerText").endswith(choice["label"]):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
