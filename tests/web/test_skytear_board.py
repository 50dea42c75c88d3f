"""The battlefield of Skytear by keyboard, its overlays, and the draft of heroes."""

from __future__ import annotations

from tests.web.conftest import Visit


def test_the_map_by_keyboard_and_its_overlays(visit: Visit) -> None:
    """Arrow keys walk over the hexes, n goes to one that can be chosen, Enter chooses it."""
    person = visit()
    person.sit_down("skytear", battlefield="one_lane", format="random")
    page = person.page
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.cell.lit')")
    asked = person.asked
    person.awake()
    page.keyboard.press("Enter")
    person.answered(asked)
    before = page.locator(".map svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Closer").click()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") != before
    page.get_by_role("button", name="The whole map").click()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") == before


def test_a_draft_shows_factions_and_then_heroes(visit: Visit) -> None:
    person = visit()
    person.sit_down("skytear", format="casual")
    seen: set[str] = set()
    while not seen >= {"faction", "hero"}:
        seen.add(person.question()["kind"])
        choice = person.wished(hurried=False)
        assert person.violations() == []
        assert not person.scrolls()
        person.awake()
        person.once(lambda choice: person.on_board(choice).first.click(), choice)


def test_what_glows_hides_no_numbers_of_heroes(visit: Visit) -> None:
    """Their rings lie under the coins, on which their health stands."""
    person = visit()
    person.sit_down("skytear", battlefield="one_lane", format="random")
    person.play_on(
        lambda table: table["prompt"] is not None and table["prompt"]["text"].startswith("Which hero")
    )
    person.settle()
    rings, over, under = person.page.evaluate(
        """() => {
            const edges = [...document.querySelectorAll('.cell.lit.manned .edge')];
            const rings = [...document.querySelectorAll('.map .glow')];
            const pieces = document.querySelector('.map .pieces');
            const under = each => each.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING;
            return [
                rings.length, edges.map(each => getComputedStyle(each).stroke), edges.length && rings.every(under),
            ];
        }"""
    )
    assert rings == len(over) > 0
    assert set(over) == {"rgba(0, 0, 0, 0)"}
    assert under


def test_many_heroes_in_a_low_window_show_health_that_can_be_read(visit: Visit) -> None:
    """Where their coins are too small for it, it stands beside their names, and the rows stay as low as they were."""
    person = visit("low")
    person.sit_down("skytear", battlefield="three_lanes", format="random")
    person.play_on(
        lambda table: table["prompt"] is not None and table["prompt"]["text"].startswith("Which hero")
    )
    person.settle()
    lives = person.page.locator(".many .hero .life").filter(visible=True)
    assert lives.count() == 12
    assert {
        life.evaluate("each => parseFloat(getComputedStyle(each).fontSize) >= 11") for life in lives.all()
    } == {True}
    assert person.page.locator(".many .hero").first.evaluate("each => each.offsetHeight") <= 40
