"""Building decks in the browser: by keyboard, with a thumb, from a link and from text, and playing with them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import READY, Person

GOOD = ".state.good"
# Numbers that a drawing gives its own parts say nothing about how it looks.
WITHOUT_IDS = r"each => each.innerHTML.replace(/\b(id|href)=\"[^\"]*\"|url\([^)]*\)/g, '')"


def copy_ready_made(person: Person, game: str, number: int = 0) -> None:
    person.open(f"/decks/{game}")
    person.page.get_by_role("button", name="Copy and change").nth(number).click()
    person.page.wait_for_selector(GOOD)


def press(person: Person, name: str, key: str = "Enter") -> None:
    button = person.page.get_by_role("button", name=name).first
    button.focus()
    button.press(key)


def test_a_deck_is_changed_mended_and_played_by_keyboard(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/decks/horde")
    assert person.violations() == []
    press(person, "Copy and change")
    page.wait_for_selector(GOOD)
    assert person.violations() == []

    page.get_by_label("Also cards that do not fit").press("Space")
    page.get_by_label("Find cards").press_sequentially("f:kurumo yami")
    press(person, "One more Yami")
    beside = page.locator(".shelf li", has_text="Yami").locator(".no")
    beside.filter(has_text="allows 2 legendary cards of Liothan; you have 3.").wait_for()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    assert person.violations() == []

    press(person, "One Yami less")
    page.wait_for_selector(GOOD)
    press(person, "Play with it")
    page.wait_for_selector(READY)
    state = page.evaluate("table => fetch(`/api/tables/${table}`).then(each => each.json())", person.table)
    assert state["room"]["settings"]["deck"].startswith("castle: the_frostbite_stronghold\n")
    assert state["room"]["settings"]["castle"] == "the_frostbite_stronghold"


def test_a_deck_with_a_thumb(visit: Visit) -> None:
    person = visit("phone")
    page = person.page
    copy_ready_made(person, "monoliths")
    page.get_by_role("button", name="Cards", exact=True).tap()
    page.get_by_role("button", name="One more").first.tap()
    page.get_by_role("button", name="Deck · 41").tap()
    page.locator(".faults", has_text="has 40 cards; you have 41.").wait_for()
    page.get_by_text("What it is played with").tap()
    page.get_by_text("As text and as a link").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert person.violations() == []


def test_a_pool_of_skytear_names_the_hero_and_is_drafted_from(visit: Visit) -> None:
    person = visit()
    page = person.page
    copy_ready_made(person, "skytear")
    page.get_by_role("button", name="Remove Yami").click()
    page.locator(".faults", has_text="a pool has 6 heroes; this one has 5").wait_for()
    page.get_by_label("Add a hero").select_option("yami")
    page.get_by_role("button", name="Add", exact=True).click()
    page.wait_for_selector(GOOD)
    page.get_by_label("Find cards").fill("combustion")
    page.get_by_role("button", name="One Combustion less").first.click()
    page.locator(".faults", has_text="The pile of Yami has 7 cards").wait_for()
    page.get_by_role("button", name="One more Combustion").first.click()
    page.wait_for_selector(GOOD)
    assert person.violations() == []
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(READY)
    page.get_by_role("heading", name="Not open to your side").wait_for()
    expect(page.locator(".draft .few")).to_contain_text("This hero is not in your pool.")
    assert person.violations() == []


def test_a_link_holds_the_deck_and_a_deleted_one_comes_back(visit: Visit) -> None:
    ada, ben = visit(), visit()
    copy_ready_made(ada, "horde", 1)
    ada.page.get_by_label("Name of the deck").fill("Fire & ice")
    ada.page.get_by_text("As text and as a link").click()
    link = ada.page.get_by_label("A link that holds the deck").input_value()
    text = ada.page.get_by_label("The deck as text").input_value()

    ben.open(link)
    ben.page.get_by_role("button", name="Keep and change").click()
    ben.page.wait_for_selector(GOOD)
    expect(ben.page.get_by_label("Name of the deck")).to_have_value("Fire & ice")
    ben.page.get_by_text("As text and as a link").click()
    expect(ben.page.get_by_label("The deck as text")).to_have_value(text)

    ben.page.get_by_role("button", name="Delete").click()
    ben.page.get_by_role("button", name="Bring it back").click()
    ben.page.get_by_role("link", name="Fire & ice").click()
    ben.page.wait_for_selector(GOOD)


def test_text_that_is_no_deck_is_answered_line_by_line(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/decks/horde")
    page.get_by_label("A deck as text").fill("castle: The Gaping Maw\n3x Shamens")
    page.get_by_role("button", name="Read the text").click()
    page.get_by_text("Line 2: there is no card “Shamens”; close to it are Shamans").wait_for()
    page.get_by_label("A deck as text").fill("castle: The Gaping Maw\n3x Shamans")
    page.get_by_role("button", name="Read the text").click()
    page.locator(".faults", has_text="has 40 cards; you have 3.").wait_for()
    missing = page.locator(".faults li", has_text="asks for its hero Gulbjarn")
    missing.get_by_role("button", name="One more Gulbjarn").click()
    missing.wait_for(state="detached")


def test_a_deck_of_one_s_own_can_be_chosen_for_a_new_table(visit: Visit) -> None:
    person = visit()
    page = person.page
    copy_ready_made(person, "horde", 2)
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(READY)
    state = page.evaluate("table => fetch(`/api/tables/${table}`).then(each => each.json())", person.table)
    assert state["room"]["settings"]["castle"] == "the_cloud_gate"
    assert "castle: the_cloud_gate" in state["room"]["settings"]["deck"]


def test_the_workshop_speaks_other_languages(visit: Visit) -> None:
    person = visit(locale="pl")
    person.open("/decks/skytear")
    person.page.locator(".primary").first.click()
    person.page.wait_for_selector(GOOD)
    said = person.page.locator("body").inner_text()
    person.open("/challenges")
    person.page.wait_for_selector("ol li")
    said += person.page.locator("body").inner_text()
    assert "[web-" not in said


def test_ready_made_decks_have_a_picture_of_their_own_and_say_how_they_play(visit: Visit) -> None:
    for game, most in (("horde", 4), ("monoliths", 8)):
        person = visit("phone")
        person.open(f"/new/{game}")
        cards = person.page.locator("label:has(input[name='set-deck']):has(.hero)")
        expect(cards).to_have_count(most)
        lines = cards.locator(".help").all_inner_texts()
        assert len(set(lines)) == most
        assert not [line for line in lines if line.startswith("[") or "horde-" in line]
        pictures = [each.evaluate(WITHOUT_IDS) for each in cards.locator(".deck").all()]
        assert len(set(pictures)) == most, "no two decks look alike"
        assert person.violations() == []
