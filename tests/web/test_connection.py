"""Reloading, losing the network, and playing with somebody else."""

from __future__ import annotations

from tests.site.running import Browser, ServerThread
from tests.web.conftest import Visit
from tests.web.person import READY


def test_a_reload_shows_the_same_table(visit: Visit) -> None:
    person = visit()
    person.start()
    person.play(person.click_in_dock, most=4)
    person.page.wait_for_selector(READY)
    before = (person.asked, person.page.locator("#dock .choice").all_inner_texts())
    log = person.page.locator("#log p").count()
    person.page.reload()
    person.page.wait_for_selector(READY)
    assert (person.asked, person.page.locator("#dock .choice").all_inner_texts()) == before
    person.page.wait_for_function("log => document.querySelectorAll('#log p').length === log", arg=log)


def test_friends_meet_by_a_link_and_a_cut_network_loses_nothing(visit: Visit, server: ServerThread) -> None:
    ada = visit()
    ada.open("/")
    ada.page.locator(".game", has_text="Sky Painters").get_by_role("button", name="With friends").click()
    link = ada.page.get_by_label("Send this link").input_value()
    table = link.rpartition("/")[2]
    ben = Browser(server.url, "Ben")
    assert ben.post(table, "sit").status_code == 200
    ada.page.locator("#dock").wait_for()
    ada.page.get_by_text("Ben").first.wait_for()

    def somebody_moves() -> None:
        if ben.look(table)["prompt"] is not None:
            ben.choose(table, "spot")
            ben.choose(table, "end")
        else:
            ada.page.locator("#dock .choice", has_text="Take a spot chip").click()
            ada.page.locator("#dock .choice", has_text="End the turn").click()
            ada.page.wait_for_function("() => document.querySelector('#dock').dataset.prompt === ''")

    if ben.look(table)["prompt"] is None:
        somebody_moves()
    ada.deaf = True
    ada.page.context.set_offline(True)
    ada.page.get_by_text("Connection lost").wait_for()
    somebody_moves()
    ada.page.wait_for_timeout(2500)
    ada.page.context.set_offline(False)
    ada.page.wait_for_selector(READY)
    ada.page.locator("#log", has_text="Ben gains 1 spot").wait_for()
    assert ada.page.get_by_text("Connection lost").count() == 0
    ada.deaf = False
    somebody_moves()


def test_who_has_the_link_may_watch(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.start()
    eve.open(f"/table/{ada.table}")
    eve.page.get_by_text("You are watching.").wait_for()
    assert eve.page.locator("#dock .choice").count() == 0
    assert eve.violations() == []
