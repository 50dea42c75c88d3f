"""A person in front of a real browser: what they see, and what they complain about."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY = "#choices .choice:not([aria-disabled=true])"
THEMES = ("dark", "light", "contrast")
# What leads to the end of a game soon, best first: how the texts of the choices begin.
WISHES = {
    "painters": ("card", "top", "place", "die", "on", "tile", "halo", "complete", "end", "cloud", "spot"),
    "horde": ("end", "done", "no"),
    "monoliths": ("end", "done", "no"),
    "skytear": ("pass all", "end", "done", "auto", "no"),
}
# Settings with which a game is over soon.
SHORT: dict[str, dict[str, str]] = {
    "painters": {},
    "horde": {},
    "monoliths": {},
    "skytear": {"battlefield": "one_lane", "format": "random"},
}
# Who sits at a table that the form proposes.
SEATS = {"painters": ("me", "bot"), "horde": ("me",), "monoliths": ("me",), "skytear": ("me", "bot")}
# Tables of this page have bots that answer reactions at once: people want to see what they do, tests do not.
WITHOUT_WINDOW = """() => {
    const { fetch } = window;
    window.fetch = (address, how) => {
        if (how?.method !== 'POST' || !String(address).startsWith('/api/tables?')) return fetch(address, how);
        return fetch(address, { ...how, body: JSON.stringify({ ...JSON.parse(how.body), window: 0 }) });
    };
}"""
# The question to which page and server have both come, or nothing when the game is over.
QUESTION = """async ready => {
    const table = location.pathname.split('/').pop();
    for (const begun = Date.now(); Date.now() - begun < 120_000; await new Promise(done => setTimeout(done, 20))) {
        if (document.querySelector('.outcome')) return null;
        if (!document.querySelector(ready)?.checkVisibility({ visibilityProperty: true })) continue;
        const { prompt } = await fetch(`/api/tables/${table}?lang=en`).then(answer => answer.json());
        if (prompt && String(prompt.number) === document.querySelector('#prompt')?.dataset.prompt) return prompt;
    }
    throw new Error('page and server do not come to the same question');
}"""
# Keeps a browser from painting, a tenth of its work for a page and a quarter for a choice. Everything lies where it
# did, is met by a press and counts as visible: it is only fainter than what Chromium cares to paint (0.0004).
UNPAINTED = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0.0003 }');
    document.adoptedStyleSheets = [sheet];
"""
# When to be asked is not about the game, and an endless matter.
IDLE = ("stops",)

Act = Callable[[dict[str, Any]], None]


@dataclass
class Person:
    """Sees a page, and remembers what the browser complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)
    deaf: bool = False  # to complaints, while the network is cut on purpose
    game: str = "painters"
    # So many choices are made as they come, to see much of the game; then those that lead to its end.
    curious: int = 0
    rng: Random = field(default_factory=lambda: Random(4))

    def __post_init__(self) -> None:
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.deaf:
            self.complaints.append(f"{message.type}: {message.text}")

    # Coming to a table.

    def open(self, path: str) -> None:
        self.page.goto(path, wait_until="networkidle")

    def start(self, game: str = "Sky Painters", way: str = "Against a bot") -> None:
        """From the first page, with one click."""
        self.open("/")
        self.page.locator(".game", has_text=game).get_by_role("button", name=way).click()
        self.page.wait_for_selector(READY)

    def new_table(self, game: str, **settings: str) -> None:
        """The form for a table with bots that answer at once, filled in."""
        self.game = game
        self.open(f"/new/{game}")
        self.page.evaluate(WITHOUT_WINDOW)
        folded = self.page.locator("form details:not([open]) summary")
        while folded.count() > 0:
            folded.first.click()
        for seat in self.page.locator("select[id^=seat-]").all():
            seat.select_option("random")
        for name, value in settings.items():
            card = self.page.locator(f"input[name=set-{name}][value='{value}']")
            if card.count():
                card.check()
            else:
                self.page.locator(f"#set-{name}").select_option(value)

    def fill_in_and_start(self, game: str, **settings: str) -> None:
        """By the form, with the mouse."""
        self.new_table(game, **settings)
        self.page.get_by_role("button", name="Start").click()
        self.page.wait_for_selector(READY)

    def sit_down(self, game: str, **settings: str) -> None:
        """At a table of the size that the form would propose, when everything lies there."""
        self.join(game, SEATS[game], **settings)
        self.settle()

    def join(self, game: str, seats: tuple[str, ...], **settings: str) -> None:
        """A table with these seats (`me`, `open`, `bot`), made as programs make it."""
        self.game = game
        body = {
            "game": game,
            "seats": [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in seats],
            "settings": settings,
            "window": 0,
        }
        token = self._token or self._become_guest()
        answer = self.page.request.post("/api/tables", data=body, headers={"x-skyshelf-token": token})
        assert answer.ok, answer.text()
        self.page.goto(f"/table/{answer.json()['table']}", wait_until="domcontentloaded")
        self.page.wait_for_selector("#prompt, .waiting")

    def bring(self, journal: str) -> str:
        """The id of a table that shows a finished game, brought as programs do; no page has read it yet."""
        token = self._token or self._become_guest()
        answer = self.page.request.post(
            "/api/journals", data={"journal": journal}, headers={"x-skyshelf-token": token}
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    @property
    def _token(self) -> str:
        """What the browser keeps of a guest, if it has seen any page of ours."""
        if self.page.url == "about:blank":
            return ""
        token: str = self.page.evaluate("JSON.parse(localStorage.skyshelf ?? '{}').token ?? ''")
        return token

    @property
    def credentials(self) -> dict[str, str]:
        """With these, a program is this person."""
        return {"x-skyshelf-token": self._token}

    def _become_guest(self) -> str:
        guest = self.page.request.post("/api/guest", data={"name": "Ada"}).json()
        kept = json.dumps({"name": guest["name"], "token": guest["token"]})
        # From the first page on; once kept it is the page's own, which may change it.
        self.page.add_init_script(
            f"""try {{
                const kept = JSON.parse(localStorage.skyshelf ?? '{{}}');
                if (!kept.token) localStorage.skyshelf = JSON.stringify({{ ...kept, ...{kept} }});
            }} catch {{}}"""
        )
        token: str = guest["token"]
        return token

    def settle(self) -> None:
        """Until the question, the board and the log are there, whatever had to be fetched for them."""
        self.page.wait_for_selector(READY)
        self.page.locator("#board .thing, #board .cell").first.wait_for(state="attached")
        self.page.wait_for_function("() => document.querySelector('#log')?.ariaBusy !== 'true'")

    def keep(self, **settings: object) -> None:
        """Settings as the page for them keeps them."""
        self.page.evaluate(
            "kept => localStorage.skyshelf = JSON.stringify({...JSON.parse(localStorage.skyshelf ?? '{}'), ...kept})",
            settings,
        )
        self.page.reload()
        self.page.wait_for_selector("#prompt, h1")

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def wait_until(self, true: Callable[[], bool]) -> None:
        """For what the page cannot be asked about; the page goes on meanwhile."""
        for _ in range(6000):  # two minutes, if asking takes no time
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not happen")

    # Playing.

    def look(self) -> dict[str, Any]:
        """The table, as the server has it."""
        text = self.page.evaluate(
            "table => fetch(`/api/tables/${table}?lang=en`).then(answer => answer.text())", self.table
        )
        state: dict[str, Any] = json.loads(text)
        return state

    @property
    def version(self) -> int:
        """How many steps the table has made."""
        version: int = self.look()["version"]
        return version

    def question(self) -> dict[str, Any]:
        """The open question: tests choose by what the server knows of it, and act on what they see.

        So both must have come to the same one, and be ready for an answer.
        """
        prompt = self._question_or_end()
        assert prompt is not None, "the game is over"
        return prompt

    def _question_or_end(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.page.evaluate(QUESTION, READY)
        return prompt

    def wished(self, hurried: bool = True) -> dict[str, Any]:
        """The choice that leads on."""
        return self._wished(self.question(), hurried)

    def _wished(self, prompt: dict[str, Any], hurried: bool) -> dict[str, Any]:
        choices = [each for each in prompt["choices"] if not each["text"].startswith(IDLE)]
        if not hurried:
            return self.rng.choice(choices)
        best = min(_rank(each["text"], WISHES[self.game]) for each in choices)
        return self.rng.choice([each for each in choices if _rank(each["text"], WISHES[self.game]) == best])

    def play(self, act: Act, most: int = 500) -> int:
        """Choose until the game is over or so many choices are made; how many they were."""
        for made in range(most):
            prompt = self._question_or_end()
            if prompt is None:
                return made
            act(self._wished(prompt, made >= self.curious))
            self.answered(str(prompt["number"]))
        return most

    def play_on(self, until: Callable[[dict[str, Any]], bool] = lambda table: False, most: int = 500) -> bool:
        """Choose as programs do until the table is like this, or the game is over; then come back to the page.

        For tests of what comes then: meanwhile the page is closed and draws nothing. Whether it came to that.
        """
        table, headers = self.table, self.credentials
        self.page.goto("about:blank")
        found = False
        for made in range(most):
            state = self._to_move(table)
            found = until(state)
            if found or state["room"]["status"] == "over":
                break
            self.decide(table, state["prompt"], headers, made >= self.curious)
        self.page.goto(f"/table/{table}", wait_until="domcontentloaded")
        self.page.wait_for_selector(f"{READY}, .outcome")
        return found

    def play_along(self) -> None:
        """Choose as programs do until the game is over, while the page follows.

        For tests of how it ends before one's eyes, whatever one pressed on the way there.
        """
        table, headers = self.table, self.credentials
        while (state := self._to_move(table))["room"]["status"] != "over":
            self.decide(table, state["prompt"], headers)
        self.page.wait_for_selector(".outcome")

    def decide(
        self, table: str, prompt: dict[str, Any], headers: dict[str, str], hurried: bool = True
    ) -> None:
        """Answer a question as programs do."""
        choice = prompt["choices"].index(self._wished(prompt, hurried))
        body = {"prompt": prompt["number"], "choice": choice}
        answer = self.page.request.post(f"/api/tables/{table}/move", data=body, headers=headers)
        assert answer.ok, answer.text()

    def _to_move(self, table: str) -> dict[str, Any]:
        """The table when it has a question for this person, or is over."""
        found: dict[str, Any] = {}

        def here() -> bool:
            found.update(self.page.request.get(f"/api/tables/{table}?lang=en").json())
            return found["prompt"] is not None or found["room"]["status"] == "over"

        self.wait_until(here)
        return found

    def once(self, act: Act, choice: dict[str, Any]) -> None:
        """Make a choice, and see that it is made."""
        self.awake()
        asked = self.asked
        act(choice)
        self.answered(asked)

    def answered(self, asked: str) -> None:
        """Until the page asks this no more."""
        self.page.wait_for_function(
            "asked => document.querySelector('#prompt').dataset.prompt !== asked", arg=asked, polling=20
        )

    @property
    def asked(self) -> str:
        """The number of the open question, or nothing."""
        return self.page.locator("#prompt").get_attribute("data-prompt") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".outcome").count() > 0

    def listed(self, choice: dict[str, Any]) -> Locator:
        return self.page.locator("#choices .choice", has_text=choice["label"]).first

    def awake(self) -> None:
        """Wait until the table takes presses again: for a moment after a new question it does not."""
        self.page.locator("#choices:not([data-guarded])").wait_for(state="attached")

    def on_board(self, choice: dict[str, Any]) -> Locator:
        """What stands for this choice alone on the board: a thing, or a hex of a map.

        A hex with a hero of the formation does not: a touch there takes up the hero.
        """
        label = f"{choice['label']} ("
        quoted = label.replace("\\", "\\\\").replace('"', '\\"')
        hexes = self.page.locator(f'#board .cell.lit:not(.post)[aria-label^="{quoted}"]')
        return self.page.locator("#board .lit").filter(has_text=label).or_(hexes).filter(visible=True)

    def open_list(self) -> None:
        """All choices, which one key brings."""
        if self.page.locator("#drawer.open #sheet-choices:not(.away)").count() == 0:
            self.page.keyboard.press("c")
            self.page.locator("#drawer.open #sheet-choices:not(.away)").wait_for()

    def close_list(self) -> None:
        """Escape puts away one thing at a time, of which there are only a few."""
        for _ in range(9):
            if self.page.locator("#drawer.open, .reading").count() == 0:
                return
            self.page.keyboard.press("Escape")
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("Escape does not put it away")

    def from_list(self, choice: dict[str, Any]) -> None:
        self.open_list()
        self.listed(choice).press("Enter")
        if choice.get("vain"):  # of which the page tells first
            self.listed(choice).press("Enter")

    # Looking.

    def wear(self, theme: str) -> None:
        self.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)

    def violations(self, *rules: str) -> list[str]:
        """What axe finds on the page, by all its rules or by these."""
        if self.page.evaluate("typeof axe === 'undefined'"):  # half a megabyte: once for each page
            self.page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
        found = self.page.evaluate(
            """async rules => {
                const faint = document.adoptedStyleSheets; // with them no colour is what people see
                document.adoptedStyleSheets = [];
                const found = await axe.run(
                    {include: [['html']], exclude: [['svg[aria-hidden=true]']]},  // pictures, of thousands of parts
                    {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})},
                );
                document.adoptedStyleSheets = faint;
                return found;
            }""",
            list(rules),
        )
        return [
            f"{each['id']}: {json.dumps([node['html'][:160] for node in each['nodes'][:3]])}"
            for each in found["violations"]
        ]

    def faults(self) -> list[str]:
        """What axe finds in any of the colours, and whether the page is larger than the window."""
        found = ["the page scrolls"] if self.scrolls() else []
        before = self.page.locator("html").get_attribute("data-theme") or "dark"
        found += self.violations()
        for theme in THEMES:  # which change nothing but colours
            if theme != before:
                self.wear(theme)
                found += [f"{theme}: {each}" for each in self.violations("color-contrast")]
        self.wear(before)
        return found

    def scrolls(self) -> bool:
        """Whether the page itself is larger than the window."""
        scrolls: bool = self.page.evaluate(
            """() => {
                const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
                return scrollHeight > clientHeight || scrollWidth > clientWidth; // a phone shrinks what is too wide
            }"""
        )
        return scrolls


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _rank(text: str, wishes: tuple[str, ...]) -> int:
    """The place of a wish among the others; what nobody wishes is in the middle, where wishes are many."""
    for place, wish in enumerate(wishes):
        if text == wish or text.startswith(f"{wish} "):
            return place
    return len(wishes) // 2 if len(wishes) > 6 else len(wishes)
