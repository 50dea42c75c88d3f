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
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import skyshelf
from skyshelf.bots.levels import bot_named
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.engine.settings import Settings
from skyshelf.games.shelf import NAMES, game_named

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Theme: TypeAlias = Literal["dark", "light"]
SIZES = {"desk": (1440, 900), "phone": (360, 740)}
THEMES: dict[str, Theme] = {"dark": "dark", "light": "light"}
PAGES = {
    "home": "/",
    "settings": "/settings",
    "me": "/me",
    "lobby": "/lobby",
    "events": "/events",
    "events-new": "/events/new",
    "ratings": "/ratings",
    "gallery": "/gallery",
    **{f"gallery-{game}": f"/gallery/{game}" for game in NAMES},
    "decks": "/decks",
    **{f"decks-{game}": f"/decks/{game}" for game in NAMES if game_named(game).decks is not None},
    "challenges": "/challenges",
    "watch": "/watch",
    "learn": "/learn",
    "rules": "/rules",
    "rules-found": "/rules/painters?find=halo",
    **{f"new-{game}": f"/new/{game}" for game in NAMES},
}


@dataclass(frozen=True)
class Sitting:
    """A table to be pictured: whose seats, what was agreed, and after how many choices of the first seat."""

    game: str
    seats: tuple[str, ...] = ("me",)
    settings: Settings = field(default_factory=dict)
    moments: tuple[int, ...] = (0, 8, 24)


SITTINGS = {
    "painters-two": Sitting("painters", ("me", "bot")),
    "painters-four": Sitting("painters", ("me", "bot", "bot", "bot"), {"leader_benefits": "both"}, (30,)),
    "horde-solo": Sitting("horde"),
    "horde-coop": Sitting("horde", ("me", "bot"), {"mode": "coop"}, (12,)),
    "horde-versus": Sitting("horde", ("bot", "me"), {"mode": "versus"}, (6,)),
    "monoliths-solo": Sitting("monoliths"),
    "monoliths-coop": Sitting("monoliths", ("me", "bot"), {"mode": "coop"}, (12,)),
    "monoliths-versus": Sitting("monoliths", ("bot", "me"), {"mode": "versus"}, (6,)),
    "skytear-first": Sitting("skytear", ("me", "bot")),
    "skytear-practice": Sitting(
        "skytear", ("me", "bot"), {"battlefield": "one_lane", "format": "random"}, (16,)
    ),
    "skytear-draft": Sitting("skytear", ("me", "bot"), {"format": "casual"}, (0, 2)),
    "skytear-teams": Sitting(
        "skytear", ("me", *["bot"] * 5), {"battlefield": "three_lanes", "format": "random"}, (10,)
    ),
    "waiting": Sitting("painters", ("me", "open"), moments=(0,)),
}
# A game of which nobody has said what is worth a picture is shown in each of its ways.
SITTINGS |= {
    f"{name}-{way.name}": Sitting(name, ("me", *["bot"] * (way.seats[0] - 1)), dict(way.settings))
    for name in NAMES
    if all(sitting.game != name for sitting in SITTINGS.values())
    for way in game_named(name).ways()
}
# Swiss rounds, and then the best four: everything that is drawn of a tournament is there.
EVENT = {
    "name": "Club night",
    "game": "painters",
    "format": "swiss-knockout",
    "cut": 4,
    "ready": 0,
    "pause": 0,
}
_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
_LONGEST_GAME = 900
# Asks the server as the pages do, with the guest's token.
ASK = """async ([path, body]) => {
    const kept = JSON.parse(localStorage.getItem('skyshelf') ?? '{}');
    const how = body === null ? {} : {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-skyshelf-token': kept.token ?? '' },
        body: JSON.stringify(body),
    };
    const answer = await (await fetch(`/api/${path}`, how)).json();
    if (answer.token) localStorage.setItem('skyshelf', JSON.stringify({ ...kept, ...answer }));
    return answer;
}"""


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
    """Write a PNG for each page and for moments of each kind of table, in both themes and both sizes."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        viewers = _viewers(browser, address)
        for name, path in PAGES.items():
            if game is None or name == f"new-{game}":
                _picture(viewers, folder, name, path, tell, full=True)
        for name, sitting in SITTINGS.items():
            if game in (None, sitting.game):
                _picture_table(viewers, folder, name, sitting, tell)
        if game is None:
            _picture_event(viewers, folder, tell)
        for name in NAMES:
            if game in (None, name):
                _look_back(viewers, folder, name, tell)
        browser.close()


def _viewers(browser: Browser, address: str) -> dict[str, Page]:
    """One guest at two screens."""
    kept: Any = None
    pages = {}
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            base_url=address,
            locale="en-GB",
            reduced_motion="reduce",
            storage_state=kept,
        )
        page = pages[size] = context.new_page()
        if kept is None:
            page.goto("/settings", wait_until="networkidle")
            page.evaluate(ASK, ["guest", {"name": "Ada"}])
            kept = context.storage_state()
    return pages


def _picture_table(
    viewers: dict[str, Page], folder: Path, name: str, sitting: Sitting, tell: Callable[[str], None]
) -> None:
    page = viewers["desk"]
    table: str = page.evaluate(ASK, ["tables", plan(sitting)])["table"]
    made = 0
    for moment in sitting.moments:
        made += play(page, table, moment - made, made)
        _picture(viewers, folder, f"{name}-{moment}", f"/table/{table}", tell)
    if sitting.moments[-1] > 0:
        _picture(viewers, folder, f"{name}-looking", f"/table/{table}", tell, looking=True)
    if len(sitting.moments) > 2:
        play(page, table, _LONGEST_GAME, made)
        _picture(viewers, folder, f"{name}-over", f"/table/{table}", tell)


def _picture_event(viewers: dict[str, Page], folder: Path, tell: Callable[[str], None]) -> None:
    """A tournament before it starts and when it is over, and how a wall shows it; bots play it in between."""
    page = viewers["desk"]
    event: str = page.evaluate(ASK, ["events", EVENT])["event"]
    page.evaluate(ASK, [f"events/{event}/bots", {"level": "random", "number": 11}])
    _picture(viewers, folder, "event-open", f"/events/{event}", tell, full=True)
    _picture(viewers, folder, "event-open-wall", f"/events/{event}/wall", tell)
    page.evaluate(ASK, [f"events/{event}/start", {}])
    while page.evaluate(ASK, [f"events/{event}", None])["event"]["status"] != "over":
        page.wait_for_timeout(200)
    _picture(viewers, folder, "event-over", f"/events/{event}", tell, full=True)
    _picture(viewers, folder, "event-over-wall", f"/events/{event}/wall", tell)


def _look_back(viewers: dict[str, Page], folder: Path, game: str, tell: Callable[[str], None]) -> None:
    """The replay and the report of a game between bots, brought as a journal."""
    page = viewers["desk"]
    page.goto("/watch", wait_until="networkidle")
    page.set_input_files(
        "input[type=file]",
        {"name": f"{game}.journal", "mimeType": "text/plain", "buffer": finished_game(game)},
    )
    page.locator("#controls").wait_for()
    address = urlsplit(page.url).path
    _picture(viewers, folder, f"replay-{game}", f"{address}?at=40", tell)
    _picture(viewers, folder, f"report-{game}", address.replace("/replay/", "/report/"), tell, full=True)


@cache
def finished_game(name: str) -> bytes:
    """The journal of a game between quick bots."""
    game = game_named(name)
    match = Match.start(game, game.fewest, {}, 7, ["Ada", "Ben"][: game.fewest])
    bot = bot_named("greedy", game, 7)
    while match.state.decision is not None:
        match.choose(bot.choose(match.view(match.state.decision.seat)))
    return match.save().encode()


def plan(sitting: Sitting) -> dict[str, Any]:
    """What a server is asked for to lay such a table."""
    levels = {"bot": {"level": "random"}}
    return {
        "game": sitting.game,
        "seats": [{"kind": kind, **levels.get(kind, {})} for kind in sitting.seats],
        "settings": sitting.settings,
        "window": 0,
    }


def play(page: Page, table: str, most: int, made: int) -> int:
    """Let the guest make so many choices, another kind of choice each time; fewer if the game ends."""
    for number in range(most):
        prompt = None
        while prompt is None:
            state = page.evaluate(ASK, [f"tables/{table}", None])
            if state["room"]["status"] == "over":
                return number
            prompt = state["prompt"]
        choice = (made + number) * 7 % len(prompt["choices"])
        page.evaluate(ASK, [f"tables/{table}/move", {"prompt": prompt["number"], "choice": choice}])
    return most


def _picture(
    viewers: dict[str, Page],
    folder: Path,
    name: str,
    path: str,
    tell: Callable[[str], None],
    full: bool = False,
    looking: bool = False,
) -> None:
    for size, page in viewers.items():
        page.goto(path, wait_until="load")
        page.wait_for_function("() => document.querySelector('h1') !== null")
        page.wait_for_timeout(500)  # what is fetched after the page itself
        if looking and page.locator(".outcome").count() == 0:  # which lies over everything
            page.locator("#board .thing").filter(visible=True).last.click(button="right")
            page.wait_for_timeout(200)
        for theme, scheme in THEMES.items():
            page.emulate_media(color_scheme=scheme)
            target = folder / f"{name}-{size}-{theme}.png"
            page.screenshot(path=target, full_page=full)
            tell(str(target))
