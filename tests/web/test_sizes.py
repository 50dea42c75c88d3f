"""Sky Painters, Horde and Monoliths at every size of window: nothing moves by itself, nothing is covered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.person import READY, Person
from tests.web.test_table import LETTERS, SIZES, SMALLEST, boxes

LARGE = (1440, 900)
UPRIGHT = (820, 1180)
HUGE = (1920, 1080)


@dataclass(frozen=True)
class Sights:
    """What a board has: parts that never move, things that lie in one's hand, things that can be read."""

    fixed: tuple[str, ...]
    hand: str
    read: str


BOARDS = {
    "painters": Sights((".market", ".pool", "[data-look=sky]"), ".pool .die", ".market .tile .thing"),
    "horde": Sights((".lanes .lane", ".wall", ".rift", ".castle"), ".held .card", ".castle .thing"),
    "monoliths": Sights((".lanes .lane", ".wall", ".rift", ".castle"), ".held .card", ".castle .thing"),
}
WHERE = """parts => parts.flatMap(part => [...document.querySelectorAll(`#board ${part}`)].map(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [part, ...[x, y, width, height].map(Math.round)];
}))"""
# Of those whose middle is in the window, which somebody else would get a press on.
COVERED = """part => [...document.querySelectorAll(`#board ${part}`)].filter(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (across < 0 || down < 0 || across > innerWidth || down > innerHeight) return true;
    return !each.contains(document.elementFromPoint(across, down));
}).length"""


def resize(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def everywhere(person: Person, sights: Sights) -> list[Any]:
    """Where all that never moves is, at each size."""
    found = []
    for size in SIZES:
        resize(person, size)
        found.append([size, *boxes(person), *person.page.evaluate(WHERE, list(sights.fixed))])
    return found


def faults(person: Person, sights: Sights) -> list[str]:
    page = person.page
    found = [] if page.evaluate(COVERED, sights.hand) == 0 else [f"{sights.hand} is covered"]
    if page.evaluate(LETTERS, SMALLEST):
        found.append("letters too small")
    page.locator(f"#board {sights.read}").first.click(button="right")  # which reads what a click would choose
    card = page.locator(".reading.pinned").bounding_box()
    window = page.viewport_size
    assert window is not None
    if card is None or card["x"] < 0 or card["y"] < 0:
        found.append("cannot be read")
    elif card["x"] + card["width"] > window["width"] or card["y"] + card["height"] > window["height"]:
        found.append("the card that is read lies outside")
    page.keyboard.press("Escape")
    page.locator(".reading").wait_for(state="detached")
    return found


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_moves_and_nothing_is_covered_at_any_size(visit: Visit, game: str) -> None:
    person = visit()
    person.join(game, ("me", "bot") if game == "painters" else ("me",))
    person.settle()
    sights, page = BOARDS[game], person.page
    while page.locator("#opening").count() > 0:  # the set-up of Monoliths has questions of its own
        person.once(person.from_list, person.wished())
        page.wait_for_selector(READY)
    person.close_list()
    before = everywhere(person, sights)
    for size in SIZES:
        resize(person, size)
        assert faults(person, sights) == [], size
        if size == UPRIGHT and game == "painters":
            assert page.locator("#board .market .tile .words").first.is_visible(), (
                "there is room for what tiles do"
            )
            assert page.locator("#board .sky").count() == 2, "and for both skies"
        if size == HUGE:
            letters = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            assert letters == pytest.approx(20, abs=0.1), "letters grow with the window"
        if size == UPRIGHT and game != "painters":
            assert page.locator("#board .held .card .words").count() > 0, (
                "a tablet has room for the words of cards"
            )
    resize(person, LARGE)
    # Something is begun that asks on: a card and its lane, a die and its symbol.
    begun = next(each for each in person.question()["choices"] if each["text"].startswith(("play", "die")))
    person.once(person.from_list, begun)
    page.wait_for_selector(READY)
    person.close_list()
    assert everywhere(person, sights) == before


@pytest.mark.parametrize("game", BOARDS)
def test_letters_of_twice_the_size_leave_everything_in_reach(visit: Visit, game: str) -> None:
    person = visit()
    person.join(game, ("me", "bot") if game == "painters" else ("me",))
    person.settle()
    person.keep(textSize=200)
    person.settle()
    for x, y, wide, high in boxes(person):
        assert 0 <= x <= LARGE[0] - wide
        assert 0 <= y <= LARGE[1] - high
    assert person.page.evaluate(COVERED, BOARDS[game].hand) == 0
    assert not person.scrolls()


@pytest.mark.parametrize("size", [(932, 430), (915, 412)])
def test_a_long_phone_held_sideways_shows_every_die(visit: Visit, size: tuple[int, int]) -> None:
    """It is wider than the page of a small window, and as low."""
    person = visit()
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.sit_down("painters")
    lowest: float = person.page.evaluate(
        """() => Math.max(...[...document.querySelectorAll('.pool .thing')].map(
            each => each.getBoundingClientRect().bottom
                - document.querySelector('.corner').getBoundingClientRect().top
        ))"""
    )
    assert lowest <= 0
