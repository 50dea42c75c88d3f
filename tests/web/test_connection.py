"""Reloading, losing the network, and playing with somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.running import Browser, ServerProcess, ServerThread, server_process
from tests.web.conftest import Visit
from tests.web.person import READY, SHORT, Person

# What a person sees of a table: the question, the board with the names of all that is on it, the log.
SEEN = """() => JSON.stringify([
    document.querySelector('#prompt')?.dataset.prompt,
    [...document.querySelectorAll('#choices .choice')].map(each => each.innerText),
    [...document.querySelectorAll('#board .thing, #board .cell')].map(each => each.ariaLabel ?? each.textContent),
    [...document.querySelectorAll('#log p')].map(each => each.textContent),
])"""


def seen(person: Person) -> str:
    """What the person sees when everything is there."""
    person.settle()
    picture: str = person.page.evaluate(SEEN)
    return picture


@pytest.mark.parametrize("game", SHORT)
def test_a_reload_at_any_moment_shows_the_same_table(visit: Visit, game: str) -> None:
    person = visit("phone")
    page = person.page
    person.sit_down(game, **SHORT[game])
    person.curious = 99
    for _ in range(5):
        person.play(person.from_list, most=person.rng.randrange(1, 5))
        if person.over:
            break
        before = seen(person)
        lit = page.locator("#board .lit").filter(visible=True)
        if lit.count() > 0:  # a choice that still has to be confirmed is not made
            person.close_list()
            person.awake()
            lit.nth(person.rng.randrange(lit.count())).tap()
            page.locator(".confirm").first.wait_for()
        page.reload()
        page.wait_for_function(f"before => ({SEEN})() === before", arg=before)


def test_a_choice_made_without_a_network_is_made_once_when_it_is_back(visit: Visit) -> None:
    """Half a minute on the page's clock, as in a lift; all that time the table says what is the matter."""
    person = visit()
    page = person.page
    page.clock.install()
    person.sit_down("painters")
    person.deaf = True
    page.context.set_offline(True)
    page.get_by_text("Connection lost").wait_for()
    person.from_list({"label": "Take a spot chip"})
    page.get_by_text("your choice is sent as soon as there is one").wait_for()
    page.clock.run_for(30_000)
    assert page.get_by_text("Connection lost").is_visible()
    page.locator("#choices .choice[aria-disabled=true]").first.wait_for(state="attached")
    page.context.set_offline(False)
    page.locator("#choices .choice", has_text="End the turn").wait_for(state="attached")
    page.get_by_text("Connection lost").wait_for(state="detached")
    expect(page.locator("#log[aria-busy=false] p", has_text="gains 1 spot")).to_have_count(1)
    person.deaf = False
    person.from_list({"label": "End the turn"})
    page.wait_for_selector(READY)


def test_a_server_that_was_killed_comes_back_to_the_same_table(visit: Visit, tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        person = visit(base_url=server.url)
        page = person.page
        person.sit_down("horde")
        person.play(person.from_list, most=3)
        before = seen(person)
        person.deaf = True
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        assert page.evaluate(SEEN) == before
        person.open_list()
        # The deal is a real one: of what would come to nothing the page tells first.
        page.locator("#choices .choice:not(:has(.vain))").first.press("Enter")
        page.get_by_text("your choice is sent as soon as there is one").wait_for()
        again = ServerProcess(tmp_path, port=server.port)
        try:
            page.wait_for_function(f"before => ({SEEN})() !== before", arg=before)
            page.wait_for_selector(READY)
            page.get_by_text("Connection lost").wait_for(state="detached")
        finally:
            page.close()
            again.stop()


def test_friends_meet_by_a_link_and_a_cut_network_loses_nothing(visit: Visit, server: ServerThread) -> None:
    ada = visit()
    ada.page.clock.install()
    ada.open("/")
    ada.page.locator(".game", has_text="Sky Painters").get_by_role("button", name="With friends").click()
    link = ada.page.get_by_label("Send this link").input_value()
    table = link.rpartition("/")[2]
    ben = Browser(server.url, "Ben")
    assert ben.post(table, "sit").status_code == 200
    ada.page.locator("#prompt").wait_for()
    ada.page.get_by_text("Ben").first.wait_for()

    def somebody_moves() -> None:
        if ben.look(table)["prompt"] is not None:
            ben.choose(table, "spot")
            ben.choose(table, "end")
        else:
            ada.from_list({"label": "Take a spot chip"})
            ada.from_list({"label": "End the turn"})
            ada.page.wait_for_function("() => document.querySelector('#prompt').dataset.prompt === ''")

    if ben.look(table)["prompt"] is None:
        somebody_moves()
    ada.deaf = True
    ada.page.context.set_offline(True)
    ada.page.get_by_text("Connection lost").wait_for()
    somebody_moves()
    ada.page.clock.run_for(2500)
    ada.page.context.set_offline(False)
    ada.page.wait_for_selector(READY)
    ada.page.locator("#log", has_text="Ben gains 1 spot").wait_for()
    ada.page.get_by_text("Connection lost").wait_for(state="detached")
    ada.deaf = False
    somebody_moves()


def test_who_has_the_link_may_watch(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.start()
    eve.open(f"/table/{ada.table}")
    eve.page.get_by_text("You are watching.").wait_for()
    assert eve.page.locator("#choices .choice").count() == 0
    assert eve.violations() == []


def test_a_page_that_does_not_come_says_so_and_comes_when_the_server_answers(visit: Visit) -> None:
    """Also after an update of the server, when the parts of its pages have other names than an open page knows."""
    person = visit()
    page = person.page
    person.open("/")
    person.deaf = True
    page.route("**/*", lambda route: route.abort())
    page.get_by_role("link", name="Gallery").click()
    page.get_by_role("heading", name="This page could not be fetched.").wait_for()
    assert page.get_by_role("button", name="Try again").is_visible()
    page.unroute("**/*")
    page.get_by_role("heading", name="Gallery").wait_for()
