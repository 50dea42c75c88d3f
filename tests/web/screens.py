"""Every screen there is, for tests that look at all: pages, tables in the middle of a game, what is told of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from skyshelf.games.shelf import NAMES, game_named
from tests.web.person import SHORT, Person

PAGES = (
    "/",
    *(f"/new/{game}" for game in NAMES),
    "/learn",
    "/rules",
    *(f"/rules/{game}" for game in NAMES),
    "/rules/horde#HRD-Q-01",
    "/gallery",
    *(f"/gallery/{game}" for game in NAMES),
    *(f"/decks/{game}" for game in NAMES if game_named(game).decks is not None),
    "/challenges",
    "/settings",
    "/watch",
    "/me",
    "/lobby",
    "/events",
    "/events/new",
    "/ratings",
)
# So many choices lead to the middle of a game.
MIDDLE = {"painters": 12, "horde": 14, "monoliths": 18, "skytear": 14}
FOLLOWED = 4  # of them the page sees happen
MOVE = """async ([table, prompt, choice]) => {
    const { token } = JSON.parse(localStorage.skyshelf);
    await fetch(`/api/tables/${table}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-skyshelf-token': token },
        body: JSON.stringify({ key: crypto.randomUUID(), prompt, choice }),
    });
}"""
# An event that the guest of this browser organises and enters.
EVENT = """async () => {
    const { token } = JSON.parse(localStorage.skyshelf);
    const headers = { 'content-type': 'application/json', 'x-skyshelf-token': token };
    const ask = async (path, body) =>
        (await fetch(`/api/events${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const { event } = await ask('', { name: 'Ada', game: 'painters' });
    await ask(`/${event}/join`, {});
    return event;
}"""
UNFOLD = "document.querySelectorAll('main details:not([open])').forEach(each => (each.open = true))"
LETTERS = """size => {
    localStorage.skyshelf = JSON.stringify({ ...JSON.parse(localStorage.skyshelf ?? '{}'), textSize: size });
    dispatchEvent(new StorageEvent('storage', { key: 'skyshelf' }));
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def screens(person: Person, journal: Path) -> Iterator[str]:
    """Opens one after another and gives its name."""
    page = person.page
    for path in PAGES:
        person.open(path)
        page.locator("h1").first.wait_for()
        page.evaluate(UNFOLD)
        yield path
    person.open("/watch")
    page.set_input_files("input[type=file]", journal)
    page.locator("#controls").wait_for()
    page.locator("#board .thing").first.wait_for()
    address = page.url.partition("?")[0]
    yield "/replay"
    person.open(address.replace("/replay/", "/report/"))
    page.locator("h1").first.wait_for()
    yield "/report"
    for game in NAMES:
        person.join(game, ("me",) if game in ("horde", "monoliths") else ("me", "bot"), **SHORT[game])
        person.settle()
        yield f"{game}, the beginning"
        play_on(person, MIDDLE[game])
        yield f"{game}, the middle"

    event = page.evaluate(EVENT)
    for path in (f"/events/{event}", f"/events/{event}/wall"):
        page.goto(path, wait_until="domcontentloaded")  # it waits for news: the network is never idle
        page.locator("h1", has_text="Ada").wait_for()
        page.evaluate(UNFOLD)
        yield path.replace(event, "…")


def play_on(person: Person, choices: int) -> None:
    """Makes so many choices behind the page's back, which follows the last of them."""
    person.curious = choices
    person.play_on(most=choices - FOLLOWED)
    table = person.table
    for _ in range(FOLLOWED):
        person.wait_until(lambda: person.look()["prompt"] is not None or person.over)
        if person.over:
            break
        prompt = person.look()["prompt"]
        best = [each for each in prompt["choices"] if not each["text"].startswith(("stops", "undo"))]
        choice = prompt["choices"].index(person.rng.choice(best))
        person.page.evaluate(MOVE, [table, prompt["number"], choice])
        person.wait_until(
            lambda before=prompt["number"]: (person.look()["prompt"] or {}).get("number") != before  # type: ignore[misc]
        )
    person.settle()


def sized(person: Person, width: int, height: int, letters: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(LETTERS, letters)
