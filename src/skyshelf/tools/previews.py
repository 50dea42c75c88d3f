"""The picture that a chat shows beside a link to a table: each game's banner with its name, written to `web/public`.

Run it when a banner has changed, with a server that shows the new one:
`PYTHONPATH=src .venv/bin/python -m skyshelf.tools.previews http://127.0.0.1:8321`
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from skyshelf.games.shelf import NAMES

FOLDER = Path(__file__).resolve().parents[3] / "web" / "public" / "preview"
WIDTH, HEIGHT = 1200, 630
_QUALITY = 82
# The whole banner of one game across the window, with its name below it on the left, as on a box.
_ALONE = """(place) => {
    const shown = document.querySelectorAll('.game')[place];
    const banner = shown.querySelector('svg').cloneNode(true);
    const title = shown.querySelector('h3').textContent;
    const letters = getComputedStyle(shown.querySelector('h3')).fontFamily;
    document.body.replaceChildren(banner);
    const { width, height } = banner.viewBox.baseVal;
    const high = innerWidth * height / width;
    Object.assign(banner.style, {position: 'fixed', inset: '0 0 auto 0', width: '100vw', height: `${high}px`});
    const name = document.body.appendChild(document.createElement('div'));
    name.textContent = title;
    Object.assign(name.style, {
        position: 'fixed', inset: `${high}px 0 0 0`, padding: '0 48px', display: 'flex', alignItems: 'center',
        color: '#fff6dd', font: `700 60px ${letters}`, background: '#07080e',
    });
}"""


def take(url: str, folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for place, game in enumerate(NAMES):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, base_url=url)
            page.goto("/")
            page.locator(".game .banner svg").nth(place).wait_for()
            page.evaluate(_ALONE, place)
            page.screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=_QUALITY)
            page.close()
        browser.close()


if __name__ == "__main__":
    take(sys.argv[1])
