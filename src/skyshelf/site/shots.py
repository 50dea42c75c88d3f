"""Pictures of every page, for people who look after how the site looks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import skyshelf
from skyshelf.bots.levels import bot_named
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.games.shelf import NAMES, game_named

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = {"desk": (1440, 900), "phone": (360, 740)}
THEMES = ("dark", "light")
PAGES = {
    "home": "/",
    "settings": "/settings",
    "gallery": "/gallery",
    "rules": "/rules/painters?find=halo",
    "decks": "/decks",
    "challenges": "/challenges",
    "watch": "/watch",
}
_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
# Moves after which a table is pictured.
_MOMENTS = (0, 8, 24)


def find_chromium() -> str:
    """A browser of this machine: none is downloaded."""
    for name in _CHROMIUM:
        found = shutil.which(name)
        if found:
            return found
    raise SkyshelfError("Pictures need Chromium; on Debian and Ubuntu: apt install chromium.")


@contextmanager
def served() -> Iterator[str]:
    """A server with a data folder of its own; gives its address."""
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "skyshelf", "serve", "--port", "0", "--no-limits"],
            stdout=subprocess.PIPE,
            env={
                **os.environ,
                "SKYSHELF_HOME": home,
                "PYTHONPATH": str(Path(skyshelf.__file__).parent.parent),
            },
        )
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline().decode())
            if address is None:
                raise SkyshelfError("The server did not start.")
            yield address[0]
        finally:
            process.terminate()
            process.wait(30)


def take_shots(folder: Path, game: str | None, tell: Callable[[str], None]) -> None:
    """Write a PNG for each page, theme and size into the folder."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    names = NAMES if game is None else (game,)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for size in SIZES:
            for theme in THEMES:
                for name in _picture_all(browser, address, size, theme, names, folder, game is None):
                    tell(name)
        browser.close()


def _picture_all(
    browser: Browser, address: str, size: str, theme: str, games: tuple[str, ...], folder: Path, pages: bool
) -> Iterator[str]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        has_touch=size == "phone",
        base_url=address,
        locale="en-GB",
    )
    page = context.new_page()
    if pages:
        for name, path in PAGES.items():
            page.goto(path, wait_until="networkidle")
            yield _shoot(page, folder, f"{name}-{size}-{theme}", full=True)
    for game in games:
        if game_named(game).workshop is not None:
            page.goto(f"/decks/{game}", wait_until="networkidle")
            yield _shoot(page, folder, f"decks-{game}-{size}-{theme}", full=True)
            page.locator("li .primary").first.click()
            page.wait_for_selector(".state.good")
            yield _shoot(page, folder, f"deck-{game}-{size}-{theme}")
        page.goto(f"/new/{game}", wait_until="networkidle")
        yield _shoot(page, folder, f"new-{game}-{size}-{theme}", full=True)
        for seat in page.locator("select[id^=seat-]").all():
            seat.select_option("random")  # bots that answer at once
        page.locator("form .primary").click()
        moves = 0
        for moment in _MOMENTS:
            while moves < moment and play_one(page, moves):
                moves += 1
            page.wait_for_timeout(600)
            yield _shoot(page, folder, f"table-{game}-{moment}-{size}-{theme}")
        yield from _look_back(page, folder, game, f"{size}-{theme}")
    context.close()


def _look_back(page: Page, folder: Path, game: str, how: str) -> Iterator[str]:
    """The replay and the report of a game between bots, brought as a journal."""
    page.goto("/watch", wait_until="networkidle")
    page.set_input_files(
        "input[type=file]",
        {"name": f"{game}.journal", "mimeType": "text/plain", "buffer": finished_game(game)},
    )
    page.locator("#controls").wait_for()
    page.locator("#moment").fill("40")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    yield _shoot(page, folder, f"replay-{game}-{how}")
    page.goto(page.url.partition("?")[0].replace("/replay/", "/report/"), wait_until="networkidle")
    page.locator(".plots").wait_for()
    yield _shoot(page, folder, f"report-{game}-{how}", full=True)


@cache
def finished_game(name: str) -> bytes:
    """The journal of a game between quick bots."""
    game = game_named(name)
    match = Match.start(game, game.fewest, {}, 7, ["Ada", "Ben"][: game.fewest])
    bot = bot_named("greedy", game, 7)
    while match.state.decision is not None:
        match.choose(bot.choose(match.view(match.state.decision.seat)))
    return match.save().encode()


def play_one(page: Page, turn: int) -> bool:
    """Take one of the choices in the dock, another one each time; false when the game is over."""
    page.wait_for_function(
        "() => document.querySelector('#dock .choice:not([aria-disabled=true]), #board .outcome') !== null"
    )
    choices = page.locator("#dock .choice")
    count = choices.count()
    if count == 0:
        return False
    asked = page.locator("#dock").get_attribute("data-prompt")
    choices.nth(turn * 7 % count).click()
    page.wait_for_function("asked => document.querySelector('#dock')?.dataset.prompt !== asked", arg=asked)
    return True


def _shoot(page: Page, folder: Path, name: str, full: bool = False) -> str:
    path = folder / f"{name}.png"
    page.screenshot(path=path, full_page=full)
    return str(path)
