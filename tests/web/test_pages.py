"""Every page, for every reader."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

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


def test_a_card_of_the_horde_is_read_in_the_gallery(visit: Visit) -> None:
    person = visit()
    person.open("/gallery/horde")
    page = person.page
    page.get_by_role("button", name="The Frostbite Stronghold").click()
    page.locator(
        "dialog", has_text="Have the weakest ally and the monster engaged with it strike each other."
    ).wait_for()
    assert person.violations() == []


@pytest.mark.parametrize("game", NAMES)
def test_the_gallery_shows_a_card_of_the_day_and_another(visit: Visit, game: str) -> None:
    person = visit("phone")
    person.open(f"/gallery/{game}")
    today = person.page.locator("section", has_text="Card of the day")
    before = today.get_by_role("heading").inner_text()
    today.get_by_role("button", name="Show another").tap()
    expect(today.get_by_role("heading")).not_to_have_text(before)
    assert person.violations() == []


def test_a_card_of_the_gallery_is_found_by_what_it_says(visit: Visit) -> None:
    person = visit("phone")
    person.open("/gallery/horde")
    page = person.page
    page.get_by_label("Find a card").fill("weakest ally strike")
    page.get_by_role("button", name="The Frostbite Stronghold").tap()
    page.locator("dialog", has_text="Have the weakest ally").wait_for()
    page.keyboard.press("Escape")
    assert person.violations() == []
    page.get_by_label("Find a card").fill("xyzzy")
    page.get_by_text("No picture has all these words.").wait_for()


def test_a_card_that_says_a_word_of_the_rules_explains_it(visit: Visit) -> None:
    person = visit()
    person.open("/gallery/horde")
    person.page.get_by_role("button", name="The Living Rampart").click()
    expect(person.page.locator("dialog")).to_contain_text("Mutaform: so many times a health token")
    expect(person.page.locator("dialog")).not_to_contain_text("Rebuild")


def test_a_low_window_shows_at_once_how_two_games_are_begun(visit: Visit) -> None:
    person = visit("low")
    person.open("/")
    person.page.locator(".game .learn").first.wait_for()
    seen = person.page.locator(".game").evaluate_all(
        """games => games.filter(game =>
            game.querySelector('.button.primary').getBoundingClientRect().bottom <= innerHeight).length"""
    )
    assert seen == 2


@pytest.mark.parametrize(("game", "shown"), [("horde", 4), ("monoliths", 4), ("painters", 2), ("skytear", 4)])
def test_a_rulebook_shows_a_corner_of_the_board_and_its_cards_are_read_by_a_press(
    visit: Visit, game: str, shown: int
) -> None:
    person = visit("phone")
    person.open(f"/rules/{game}")
    board = person.page.locator("figure", has=person.page.locator(".board, .sky, .map"))
    expect(board.get_by_role("button")).to_have_count(shown)
    board.get_by_role("button").first.click()
    person.page.locator("dialog[open] h2").wait_for()
    assert person.violations() == []


def test_from_the_rules_one_goes_to_the_lesson_and_to_a_table(visit: Visit) -> None:
    person = visit()
    person.open("/rules/horde")
    page = person.page
    page.get_by_role("link", name="New table").wait_for()
    page.get_by_role("link", name="Learn to play").click()
    page.wait_for_url("**/learn/horde")


def test_rules_of_a_game_that_is_not_there_are_not_blamed_on_the_server(visit: Visit) -> None:
    person = visit()
    person.deaf = True
    person.open("/rules/chess")
    person.page.get_by_text("There is nothing at this address.").wait_for()
    assert person.page.get_by_text("The server does not answer").count() == 0


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/horde", "/gallery", "/gallery/horde"])
def test_a_page_without_an_answer_says_so_once(visit: Visit, path: str) -> None:
    person = visit()
    person.deaf = True
    person.page.route("**/api/**", lambda route: route.abort())
    person.open(path)
    expect(person.page.get_by_text("The server does not answer")).to_have_count(1)


def test_the_lessons_of_the_first_page_come_with_its_games(visit: Visit) -> None:
    person = visit()
    steps: list[str] = []
    person.page.on("request", lambda request: steps.append(urlsplit(request.url).path))
    person.page.on("response", lambda answer: steps.append(f"answer to {urlsplit(answer.url).path}"))
    person.open("/")
    assert steps.index("/api/lessons") < steps.index("answer to /api/games")


def test_what_lies_deeper_in_stands_side_by_side_where_there_is_room(visit: Visit) -> None:
    person = visit()
    person.open("/")
    one, other = (
        person.page.get_by_role("main").get_by_role("link", name=name).bounding_box()
        for name in ("Decks", "Challenges")
    )
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]


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
    person.page.locator(f"input[name=theme][value={theme}]").check()
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
    person.page.get_by_label("Light").check()
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


def test_a_search_of_the_rules_without_a_find_goes_on_in_another_game(visit: Visit) -> None:
    person = visit("phone")
    person.open("/rules/painters?find=portal")
    page = person.page
    page.get_by_text("Nothing here has all these words.").wait_for()
    assert person.violations() == []
    page.locator(".none").get_by_role("link", name="Skytear Horde", exact=True).tap()
    page.wait_for_url("**/rules/horde?find=portal")
    page.locator(".told", has_text="portal").first.wait_for()


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


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_form_of_a_table_says_what_the_game_is_like_and_what_was_chosen(visit: Visit, size: str) -> None:
    person = visit(size)
    person.open("/new/horde")
    page = person.page
    page.locator(".like", has_text="what the horde will do").wait_for()
    page.locator(".facts", has_text="About 45 minutes").wait_for()
    plan = page.locator(".go .plan")
    assert plan.inner_text() == "Solo · Liothan Shapeshifters · Normal"
    page.locator("input[name=set-deck][value=kurumo_warriors]").check()
    page.locator("input[name=set-difficulty][value=hard]").check()
    assert plan.inner_text() == "Solo · Kurumo Warriors · Hard"
    # So many come as it is hard.
    assert [
        each.locator("g").count() for each in page.locator("label:has([name=set-difficulty]) svg").all()
    ] == [
        1,
        2,
        3,
    ]
