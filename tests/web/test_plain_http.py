"""A club's own network: browsers come by http and a name that is not this machine's, and are trusted with less."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.site.running import PLAIN_NAME, ServerThread
from tests.web.conftest import Visit
from tests.web.person import READY, Person


def by_plain_http(visit: Visit, server: ServerThread) -> Person:
    person = visit(base_url=server.url.replace("127.0.0.1", PLAIN_NAME))
    person.deaf = True  # Chromium says of every page that it takes no heed of what is for https only
    return person


def test_an_evening_is_set_up_entered_and_played_where_there_is_no_https(
    visit: Visit, server: ServerThread
) -> None:
    host = by_plain_http(visit, server)
    host.page.goto("/events/new")
    assert not host.page.evaluate("isSecureContext")
    expect(host.page.locator("#event-game option")).not_to_have_count(0)
    host.page.locator("#event-host").fill("Olga")
    host.page.locator("form .button.primary").click()
    expect(host.page.locator("details.panel")).to_be_visible()
    guests = [by_plain_http(visit, server) for _ in range(2)]
    for name, guest in zip(("Ada", "Ben"), guests, strict=True):
        guest.page.goto(host.page.url)
        guest.page.locator("#entry-name").fill(name)
        guest.page.locator("section .big").click()
        expect(guest.page.locator("section .quiet.small")).to_be_visible()
    host.page.get_by_role("button", name="Start now").click()
    for guest in guests:
        guest.page.locator("section button.big").click()
    for guest in guests:
        guest.page.locator("section a.big").click()
    for guest in guests:
        guest.page.wait_for_selector("#prompt, .waiting")
    guests[0].wait_until(lambda: any(guest.page.locator(READY).count() for guest in guests))
    here = next(guest for guest in guests if guest.page.locator(READY).count())
    asked = here.page.locator("#prompt").get_attribute("data-prompt")
    here.page.locator(READY).first.dispatch_event("click")
    expect(here.page.locator("#prompt")).not_to_have_attribute("data-prompt", str(asked))
