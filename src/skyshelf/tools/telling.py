"""The twelve screens that tell most about the shelf, as small files for a page of the documentation."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from skyshelf.tools.shots import ASK, SITTINGS, Theme, find_chromium, finished_game, plan, play, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_DESK, _LOW, _PHONE = (1440, 900), (1366, 650), (390, 844)
# Of 100: larger ones look no better at the width of a page.
_QUALITY = 72


@dataclass(frozen=True)
class Screen:
    """A page by its address, or a table of a sitting after so many choices, or a finished game looked at again."""

    name: str
    says: str
    path: str = ""
    sitting: str = ""
    choices: int = 0
    replay: str = ""
    size: tuple[int, int] = _DESK
    theme: Theme = "dark"


SCREENS = (
    Screen("home", "The shelf: games, what goes on, what was played", path="/"),
    Screen("skytear", "Skytear: the map is the table", sitting="skytear-first", choices=14, size=_LOW),
    Screen(
        "skytear-light", "The same battlefield by day", sitting="skytear-first", choices=22, theme="light"
    ),
    Screen("skytear-phone", "Skytear under a thumb", sitting="skytear-first", choices=14, size=_PHONE),
    Screen("horde", "Skytear Horde: six roads to the castle", sitting="horde-solo", choices=13),
    Screen("horde-phone", "Horde on a phone", sitting="horde-solo", choices=13, size=_PHONE),
    Screen("monoliths", "Monoliths", sitting="monoliths-solo", choices=13, size=_LOW),
    Screen(
        "painters",
        "Sky Painters: dice, market, one's own sky",
        sitting="painters-two",
        choices=12,
        theme="light",
    ),
    Screen("pictures-horde", "Pictures drawn from data: castles, portals, outsiders", path="/gallery/horde"),
    Screen("pictures-skytear", "Heroes and powers of Skytear", path="/gallery/skytear", theme="light"),
    Screen("replay", "A game again, through anybody's eyes", replay="replay"),
    Screen("report", "Where a game was decided", replay="report", theme="light"),
)


def take_telling(folder: Path, tell: Callable[[str], None]) -> None:
    """Write a WebP for each of SCREENS."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = _guest(browser, address)
        tables: dict[tuple[str, int], str] = {}
        for screen in SCREENS:
            width, height = screen.size
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=screen.theme, reduced_motion="reduce")
            _go(page, screen, tables)
            target = folder / f"{screen.name}.webp"
            target.write_bytes(_webp(page))
            tell(str(target))
        browser.close()


def _guest(browser: Browser, address: str) -> Page:
    page = browser.new_context(base_url=address, locale="en-GB").new_page()
    page.goto("/settings", wait_until="networkidle")
    page.evaluate(ASK, ["guest", {"name": "Ada"}])
    return page


def _go(page: Page, screen: Screen, tables: dict[tuple[str, int], str]) -> None:
    path = screen.path
    if screen.sitting:
        known = (screen.sitting, screen.choices)
        if known not in tables:
            table: str = page.evaluate(ASK, ["tables", plan(SITTINGS[screen.sitting])])["table"]
            play(page, table, screen.choices, 0)
            tables[known] = table
        path = f"/table/{tables[known]}"
    if screen.replay:
        page.goto("/watch", wait_until="networkidle")
        journal = {"name": "a.journal", "mimeType": "text/plain", "buffer": finished_game("skytear")}
        page.set_input_files("input[type=file]", journal)  # type: ignore[arg-type]
        page.locator("#controls").wait_for()
        path = urlsplit(page.url).path.replace("/replay/", f"/{screen.replay}/") + "?at=60"
    page.goto(path, wait_until="load")
    page.wait_for_function("() => document.querySelector('h1') !== null")
    if screen.sitting:
        page.locator("#board .thing, #board .cell").first.wait_for(state="attached")
    if screen.path.startswith("/gallery"):
        page.locator("main details").first.wait_for()
        page.evaluate("document.querySelectorAll('main details').forEach((deck) => (deck.open = true))")
    page.wait_for_timeout(900)  # what is fetched after the page itself


def _webp(page: Page) -> bytes:
    session = page.context.new_cdp_session(page)
    taken: dict[str, Any] = session.send("Page.captureScreenshot", {"format": "webp", "quality": _QUALITY})
    return base64.b64decode(taken["data"])
