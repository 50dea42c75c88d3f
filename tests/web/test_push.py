"""Word of one's turn in a real browser: from the move at the table to the message that the browser shows.

The push service of the browser's maker is the only thing that is not there: what the server sends to it is opened
with the browser's key and handed to the worker of the pages, as that service would.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from skyshelf.people.club import PeopleSettings
from skyshelf.people.nudges import nudger
from skyshelf.people.nudges.push import text_of
from tests.site.running import Browser, ServerThread, wait_for
from tests.site.test_nudges import Ears, Endpoint
from tests.web.conftest import BROWSERS, PATIENCE_MS
from tests.web.person import Person
from tests.web.test_people import stay

# The shell has no notifications: it refuses to ask for them, and what a worker shows is nowhere.
WITH_NOTIFICATIONS = BROWSERS[1:]
SUBSCRIBED = """subscription => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription });
}"""
SHOWN = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration('/');
    const shown = active ? await registration.getNotifications() : [];
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""
# A window is only opened for a real press, which nobody can make: what would be opened is told instead.
PRESSED = """async () => {
    const [shown] = await self.registration.getNotifications();
    const opened = new Promise(done => { self.clients.openWindow = url => Promise.resolve(done(url)); });
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification: shown }));
    return opened;
}"""


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    running = Endpoint()
    yield running
    running.stop()


@pytest.fixture
def pushing(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    """A server that may send to this machine."""
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 0.05)
    running = ServerThread(tmp_path, people=PeopleSettings(private_hooks=True))
    yield running
    running.stop()


@pytest.fixture
def page(chromium: Chromium, pushing: ServerThread) -> Iterator[Page]:
    path = next(filter(None, map(shutil.which, WITH_NOTIFICATIONS)), None)
    if path is None and os.environ.get("CI") != "true":
        pytest.skip("Chromium with notifications is not installed here")
    browser = chromium.browser_type.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
    context = browser.new_context(base_url=pushing.url, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    context.grant_permissions(["notifications"], origin=pushing.url)
    yield context.new_page()
    browser.close()


def deliver(page: Page, origin: str, told: dict[str, str]) -> None:
    """As the push service of the browser's maker does."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    devtools.send("ServiceWorker.enable")
    Person(page).wait_until(lambda: bool(found))
    message = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", message)


def test_a_turn_is_shown_by_the_browser_and_leads_to_its_table(
    page: Page, pushing: ServerThread, endpoint: Endpoint
) -> None:
    ears, ada = Ears(), Person(page)
    ada.open("/")
    stay(ada)
    keys = {"p256dh": text_of(ears.point), "auth": text_of(ears.auth)}
    page.evaluate(SUBSCRIBED, {"endpoint": f"{endpoint.url}/push", "keys": keys})
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.locator("li", has_text="127.0.0.1").get_by_role("button", name="Try it")).to_be_visible()
    anytime = {"quiet_from": 0, "quiet_to": 0}
    assert page.request.post("/api/people/wishes", data=anytime, headers=ada.credentials).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"game": "painters", "seats": seats, "window": 0}
    made = page.request.post("/api/tables", data=plan, headers=ada.credentials).json()["table"]
    ben = Browser(pushing.url, "Ben")
    assert ben.post(made, "sit").status_code == 200
    wait_for(lambda: ben.look(made)["room"]["status"] == "playing")
    while ben.look(made)["prompt"] is not None:
        ben.choose(made, 0)
    wait_for(lambda: len(endpoint.heard) == 1)
    told = ears.opened(endpoint.heard[0][2])
    deliver(page, pushing.url, told)
    ada.wait_until(lambda: bool(page.evaluate(SHOWN)))
    address = f"{pushing.url}/table/{made}"
    [shown] = page.evaluate(SHOWN)
    assert shown == {
        "title": "Your turn: Sky Painters",
        "body": told["body"],
        "tag": made,
        "url": address,
    }
    assert "Ben" in shown["body"]
    [worker] = page.context.service_workers
    assert worker.evaluate(PRESSED) == address
    assert ada.complaints == []
