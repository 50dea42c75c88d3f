"""Order in the house, in real browsers: a line is reported at the table, and settled on the organisers' page."""

from __future__ import annotations

import time

from playwright.sync_api import expect
from sqlalchemy import select

from skyshelf.people.order import OPERATOR, appoint
from skyshelf.people.schema import person as persons
from skyshelf.tables.store.database import open_database
from tests.site.running import ServerThread
from tests.web.conftest import Visit
from tests.web.test_people import stay
from tests.web.test_together import invited


def make_organiser(server: ServerThread, handle: str) -> None:
    engine = open_database(server.serving.customs.database)
    with engine.begin() as connection:
        id = connection.execute(select(persons.c.id).where(persons.c.handle == handle)).scalar_one()
        appoint(connection, time.time(), OPERATOR, id, True)
    engine.dispose()
    # A server that has just met a person remembers for some seconds what it knew of them.
    server.site.club.people.standings._known.pop(id, None)


def test_a_line_is_reported_and_its_speaker_suspended(visit: Visit, server: ServerThread) -> None:
    ada, ben, olga = visit(), visit(), visit()
    for person in (ben, olga):
        person.open("/")
        stay(person)
    olga.page.get_by_role("link", name="As others see it").click()
    olga.page.wait_for_url("**/people/*")
    make_organiser(server, olga.page.url.rpartition("/")[2])
    invited(ada, ben)
    token = ben.page.evaluate("JSON.parse(localStorage.skyshelf).token")
    said = {"text": "what a silly move"}
    answer = ben.page.request.post(
        f"/api/tables/{ben.table}/say", data=said, headers={"x-skyshelf-token": token}
    )
    assert answer.ok, answer.text()
    ada.page.locator(".strip .chat").click()
    ada.page.get_by_text("Who is here", exact=True).click()
    line = ada.page.locator("#report-about option", has_text="what a silly move")
    ada.page.get_by_label("Tell the organisers about").select_option(line.get_attribute("value"))
    ada.page.get_by_label("What is wrong?").fill("Rude.")
    ada.page.locator("form", has=ada.page.locator("#report-text")).get_by_role("button").click()
    expect(ada.page.get_by_text("The organisers will look at it.")).to_be_visible()
    assert ada.violations() == []
    stalls = {"seat": 1, "text": "Stalls."}
    assert ada.page.request.post(f"/api/tables/{ada.table}/report", data=stalls, headers=ada.credentials).ok
    olga.open("/order")
    other = olga.page.locator("li.panel", has_text="Stalls.")
    other.get_by_label("Why (the person reads it)").fill("Do not stall.")
    other.get_by_role("button", name="Warned").click()
    expect(olga.page.locator("#settled")).to_be_visible()
    report = olga.page.locator("li.panel", has_text="what a silly move")
    expect(report).to_contain_text("Rude.")
    assert [each for each in olga.faults() if each != "the page scrolls"] == []
    report.get_by_role("button", name="Suspend").click()
    expect(report.get_by_role("alert")).to_contain_text("Say why")
    olga.complaints.clear()  # the browser notes the refusal
    report.get_by_label("Why (the person reads it)").fill("Be kind.")
    report.get_by_role("button", name="Suspend").click()
    expect(olga.page.locator("#settled")).to_be_visible()
    expect(olga.page.get_by_text("suspended", exact=True).first).to_be_visible()
    refused = ben.page.request.post(
        f"/api/tables/{ben.table}/say", data=said, headers={"x-skyshelf-token": token}
    )
    assert "Be kind." in refused.text()
    ben.open("/me")
    notice = ben.page.get_by_role("alert", name="").filter(has_text="You are suspended until")
    expect(notice).to_contain_text("Be kind.")
    expect(ben.page.locator(".panel", has_text="The organisers have warned you")).to_contain_text(
        "Do not stall."
    )
    assert ben.violations() == []
    # Whoever may not see the queue is told so, and not that it is empty.
    ada.deaf = True
    ada.open("/order")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator("h2")).to_have_count(0)
