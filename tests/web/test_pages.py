"""Every page, for every reader."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from tests.web.conftest import Visit

PAGES = (
    "/",
    "/new/painters",
    "/settings",
    "/me",
    "/lobby",
    "/events",
    "/events/new",
    "/ratings",
    "/gallery",
    *(f"/gallery/{game}" for game in NAMES),
    "/learn",
    "/rules",
    "/rules/painters",
    "/rules/painters#every-rule",
    "/rules/painters?find=halo",
    "/new/nothing",
    "/decks",
    "/decks/nothing",
)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_in_any_colours(visit: Visit, path: str) -> None:
    person = visit()
    person.open(path)
    assert [each for each in person.faults() if each != "the page scrolls"] == []


def test_a_picture_of_the_gallery_is_read_by_a_press(visit: Visit) -> None:
    person = visit()
    person.open("/gallery")
    page = person.page
    page.get_by_role("link", name="Sky Painters").click()
    page.get_by_role("button", name="Sky Helpsy").click()
    page.locator("dialog", has_text="Complete one of your cards.").wait_for()
    assert person.violations() == []


def test_the_contents_of_a_rulebook_follow_the_reader(visit: Visit) -> None:
    person = visit()
    person.open("/rules")
    page = person.page
    page.get_by_role("link", name="Sky Painters").click()
    for chapter in page.locator(".book section").all()[1:4]:
        chapter.locator("h2").evaluate("title => title.scrollIntoView()")
        title = chapter.locator("h2").inner_text()
        page.locator(".contents [aria-current]").get_by_text(title, exact=True).wait_for()


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_colours_are_chosen_in_the_settings(visit: Visit, theme: str) -> None:
    person = visit()
    person.open("/settings")
    person.page.select_option("#theme", theme)
    assert person.page.locator("html").get_attribute("data-theme") == theme
    person.open("/")
    assert person.page.locator("html").get_attribute("data-theme") == theme


def test_the_language_changes_without_a_reload_in_every_tab(visit: Visit) -> None:
    person = visit()
    person.start()
    table = person.page
    settings = table.context.new_page()
    settings.goto("/settings")
    settings.select_option("#language", "es")
    settings.get_by_role("heading", name="Ajustes").wait_for()
    table.locator(".strip", has_text="Te toca").wait_for()
    table.locator("#prompt", has_text="Elige tu acción principal").wait_for()
    table.locator("#log", has_text="empieza").wait_for()


def test_settings_outlive_the_visit(visit: Visit) -> None:
    person = visit()
    person.open("/settings")
    person.page.select_option("#theme", "light")
    person.page.select_option("#size", "150")
    person.page.fill("#name", "Ada")
    person.page.get_by_role("button", name="Save").click()
    person.page.get_by_text("Saved.").wait_for()
    person.page.reload()
    assert person.page.locator("html").get_attribute("data-theme") == "light"
    assert person.page.input_value("#name") == "Ada"
    assert person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"


def test_a_rule_leads_to_the_rules_it_names(visit: Visit) -> None:
    person = visit()
    person.open("/rules/painters?find=PNT-OBJ-03")
    named = person.page.locator("[id='PNT-OBJ-03'] .words a").first
    wanted = named.inner_text()
    named.click()
    person.page.locator(f"[id='{wanted}'].here").wait_for()
    assert person.page.url.endswith(f"#{wanted}")


def test_a_phase_leads_to_its_chapter_and_a_name_to_its_card(visit: Visit) -> None:
    person = visit("phone")
    person.open("/rules/skytear#phase-minions")
    person.page.locator("#SKY-MNP-01").wait_for()
    person.page.fill("#find", "SKY-CMP-01")
    person.page.get_by_role("button", name="Sakoshi").first.click()
    person.page.locator("dialog", has_text="Smoke Step").wait_for()
    assert person.violations() == []
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")


def test_worked_examples_stand_beside_the_rules_they_show(visit: Visit) -> None:
    person = visit()
    person.open("/rules/horde#HRD-FIGHT-07")
    person.page.locator("[id='HRD-FIGHT-07'] summary").click()
    person.page.locator("[id='HRD-FIGHT-07']", has_text="HRD-EX-14").wait_for()


def test_the_book_leads_to_its_rules_and_is_searched_with_them(visit: Visit) -> None:
    person = visit("phone")
    person.open("/rules/painters")
    person.page.locator(".book h2").first.wait_for()
    person.page.locator(".book .margin a", has_text="PNT-LIM-01").click()
    person.page.locator("#PNT-LIM-01.here").wait_for()
    person.page.fill("#find", "night limit")
    person.page.locator(".told", has_text="No card may ever lie beyond").wait_for()
    person.page.locator("#PNT-PLC-09").wait_for()
    person.page.locator(".told a", has_text="Placing a card").first.click()
    person.page.locator(".book #book-placing-a-card").wait_for()
    assert person.page.url.endswith("#book-placing-a-card")


@pytest.mark.parametrize("heard", [True, False])
def test_a_table_sounds_where_sounds_are_wanted(visit: Visit, heard: bool) -> None:
    person = visit(audible=True)
    person.page.add_init_script(
        """window.heard = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (when) { window.heard++; start.call(this, when); };"""
    )
    person.join("horde", ("me",))
    person.keep(sound=heard, turnSound=heard)
    person.page.locator("#prompt h2").click()  # browsers are silent until somebody does something
    person.play(person.from_list, most=3)
    assert (person.page.evaluate("window.heard") > 0) is heard
