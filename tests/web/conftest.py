"""Chromium, a server, and people who use both."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from skyshelf.lab.node import WEB, ensure_packages
from skyshelf.site.building import ensure_built
from tests.site.running import PLAIN_NAME, ServerThread, forget_apps
from tests.web.person import UNPAINTED, Person

Visit = Callable[..., Person]
# Only what never happens takes so long, however busy the machine is.
PATIENCE_MS = 120_000
expect.set_options(timeout=PATIENCE_MS)
# The shell is the same engine without the windows around the pages: a visit costs a third of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# What Chromium would load for each window beside the page, and what Playwright switches off (the last list counts).
NOT_NEEDED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
SIZES = {"desk": (1440, 900), "low": (1366, 650), "phone": (360, 740)}
# Tests make every choice themselves: a page that answers for them would be faster than some of them.
BY_HAND = """
try {
    const kept = JSON.parse(localStorage.getItem('skyshelf') ?? '{}');
    if (!('goesOn' in kept)) localStorage.setItem('skyshelf', JSON.stringify({ ...kept, goesOn: false }));
} catch {}
"""

# Every cue is made and none is played: what sounds keeps two threads busy for as long as its page is open.
SILENT = """
window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 1, 44100); }
    get state() { return 'running'; }
    resume() { return Promise.resolve(); }
};
"""


@pytest.fixture(scope="session")
def built() -> None:
    ensure_packages(WEB, print, tools=True)
    assert ensure_built(print)
    forget_apps()


@pytest.fixture(scope="session")
def chromium(built: None) -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None and os.environ.get("CI") != "true":
        pytest.skip("Chromium is not installed here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--mute-audio",
                f"--disable-features={','.join(NOT_NEEDED)}",
                f"--host-resolver-rules=MAP {PLAIN_NAME} 127.0.0.1",
            ],
        )
        yield browser
        browser.close()


class Seeds:
    """The seeds of new tables: each test meets the same ones, whatever ran before it on the same server."""

    def __init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        self._numbers = count(4)

    def __call__(self) -> int:
        return next(self._numbers)


@pytest.fixture(scope="session")
def seeds() -> Seeds:
    return Seeds()


@pytest.fixture(scope="session")
def server(built: None, seeds: Seeds, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    # It stands by until the last test: looking around twenty times a second would take a twentieth of a core.
    running = ServerThread(tmp_path_factory.mktemp("web"), new_seed=seeds, look_every=0.5)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def _games_of_this_test(seeds: Seeds) -> None:
    seeds.restart()


@pytest.fixture
def visit(chromium: Browser, server: ServerThread) -> Iterator[Visit]:
    """Opens a browser of its own for a person; in the end nobody's browser may have complained."""
    people: list[Person] = []

    def come(
        size: str = "desk", goes_on: bool = False, drawn: bool = False, audible: bool = False, **settings: Any
    ) -> Person:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            **{"base_url": server.url, "locale": "en-GB", "reduced_motion": "reduce", **settings},
        )
        context.set_default_timeout(PATIENCE_MS)
        if not audible:
            context.add_init_script(SILENT)
        if not goes_on:
            context.add_init_script(BY_HAND)
        if not drawn:
            context.add_init_script(UNPAINTED)
        people.append(Person(context.new_page()))
        return people[-1]

    yield come
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.page.context.close()
    assert complaints == []


@pytest.fixture
def web() -> Path:
    return WEB
