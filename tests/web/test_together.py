"""People at one table in their browsers: inviting, choosing a seat, talking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import READY, Person


def invited(host: Person, guest: Person, game: str = "Sky Painters") -> None:
    """The guest opens the link, as somebody whom the server has never seen, and sits down."""
    host.open("/")
    host.page.locator(".game", has_text=game).get_by_role("button", name="With friends").click()
    host.page.wait_for_selector(".waiting")
    guest.open(host.page.url)
    guest.page.get_by_role("button", name="Sit here").press("Enter")
    for person in (host, guest):
        person.page.wait_for_selector("#prompt")


def test_two_people_talk_and_one_is_muted(visit: Visit) -> None:
    ada, ben = visit(), visit("phone")
    invited(ada, ben)
    expect(ben.page.locator("#drawer li", has_text="you")).to_have_count(1)
    ada.page.keyboard.press("t")
    ada.page.keyboard.type("<b>Hi</b> there")
    ada.page.keyboard.press("Enter")
    unread = ben.page.locator(".strip .chat .unread")
    expect(unread).to_have_text("1")
    expect(ben.page.locator("[aria-live=polite]", has_text="says: <b>Hi</b> there")).to_have_count(1)
    ben.page.locator(".strip .chat").tap()
    expect(ben.page.locator(".remarks")).to_contain_text("<b>Hi</b> there")
    expect(unread).to_have_count(0)
    assert ben.violations() == []
    ben.page.get_by_text("Phrases").tap()
    ben.page.get_by_role("button", name="Thank you!").tap()
    expect(ada.page.locator(".remarks")).to_contain_text("Thank you!")
    ada.page.get_by_text("Mute", exact=True).click()
    ada.page.locator(".people input").check()
    expect(ada.page.locator(".remarks")).not_to_contain_text("Thank you!")
    ada.page.reload(wait_until="networkidle")
    ada.page.locator(".strip .chat").click()
    expect(ada.page.locator(".remarks")).to_contain_text("Hi")
    expect(ada.page.locator(".remarks")).not_to_contain_text("Thank you!")


def test_a_chat_in_which_only_the_muted_have_spoken_says_so(visit: Visit) -> None:
    ada, ben = visit(), visit()
    invited(ada, ben)
    assert ben.page.request.post(
        f"/api/tables/{ben.table}/say", data={"text": "silly"}, headers=ben.credentials
    ).ok
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".remarks")).to_contain_text("silly")
    ada.page.get_by_text("Mute", exact=True).click()
    ada.page.locator(".people input").check()
    expect(ada.page.locator(".remarks")).to_have_text("Those who have spoken here are muted.")


def test_nobody_talks_at_a_table_for_one(visit: Visit) -> None:
    ada = visit()
    ada.start()
    expect(ada.page.locator("#drawer li").nth(1)).to_contain_text("bot")
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_person_plans_a_table_and_plays_the_horde(visit: Visit) -> None:
    ada = visit()
    ada.open("/new/horde")
    ada.page.get_by_label("Versus").check()
    ada.page.get_by_text("Seat by seat").click()
    ada.page.get_by_role("button", name=re.compile("Sit here.*Seat 2")).click()
    expect(ada.page.get_by_role("group", name="Which side").get_by_label("Horde")).to_be_checked()
    ada.page.get_by_label("Seat 1").select_option("random")
    decks = ada.page.get_by_role("group", name="Alliance deck")
    decks.get_by_label("My own…").check()
    ada.page.get_by_label("in your own words").fill("3x No such card")
    expect(ada.page.locator("#problem-deck")).to_contain_text("No such card")
    assert ada.violations() == []
    ada.deaf = True  # to what the browser says of a refusal
    ada.page.get_by_role("button", name="Start").click()
    expect(ada.page.locator(".go .problem")).to_be_in_viewport()
    ada.deaf = False
    decks.get_by_role("radio").first.check()
    expect(ada.page.locator("#problem-deck")).to_have_count(0)
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(READY)
    expect(ada.page.locator("#drawer li", has_text="you")).to_contain_text("Horde")
    expect(ada.page.locator(".goal")).to_contain_text("You are the horde")


def test_a_line_of_the_log_opens_its_rule_and_its_card(visit: Visit) -> None:
    ada = visit()
    ada.start()
    inspector = ada.page.locator(".reading.pinned")
    ada.page.keyboard.press("l")
    ada.page.locator("#log .rule").first.click()
    expect(inspector).to_contain_text("PNT-")
    expect(inspector.get_by_role("link")).to_have_count(1)
    name = ada.page.locator("#log .name").first
    name.click()
    expect(inspector.locator("h2")).to_have_text(name.inner_text())
    assert ada.violations() == []
