"""A person in front of a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY = "#dock .choice:not([aria-disabled=true])"
# What leads to the end of a game of Sky Painters soon, best first: the first words of the choices.
WISHES = ("card", "top", "place", "die", "on", "tile", "halo", "complete", "end", "cloud", "spot")


@dataclass
class Person:
    """Sees a page, and remembers what the browser complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)
    deaf: bool = False  # to complaints, while the network is cut on purpose
    wishes: tuple[str, ...] = WISHES

    def __post_init__(self) -> None:
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.deaf:
            self.complaints.append(f"{message.type}: {message.text}")

    def open(self, path: str) -> None:
        self.page.goto(path, wait_until="networkidle")

    def start(self, game: str = "Sky Painters", way: str = "Against a bot") -> None:
        self.open("/")
        self.page.locator(".game", has_text=game).get_by_role("button", name=way).click()
        self.page.wait_for_selector(READY)

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def prompt(self) -> dict[str, Any] | None:
        """The open question, as the server has it: tests choose by it, and act on what they see."""
        state = self.page.evaluate(
            "table => fetch(`/api/tables/${table}?lang=en`).then(answer => answer.json())", self.table
        )
        prompt: dict[str, Any] | None = state["prompt"]
        return prompt

    def wished(self) -> dict[str, Any]:
        """The choice that leads on."""
        prompt = self.prompt()
        assert prompt is not None
        choices: list[dict[str, Any]] = prompt["choices"]
        return min(choices, key=lambda choice: _rank(choice["text"], self.wishes))

    def play(self, act: Callable[[dict[str, Any]], None], most: int = 400) -> int:
        """Choose until the game is over or so many choices are made; how many they were."""
        for made in range(most):
            self.page.wait_for_selector(f"{READY}, .outcome")
            if self.over:
                return made
            asked = self.asked
            act(self.wished())
            self.page.wait_for_function(
                "asked => document.querySelector('#dock').dataset.prompt !== asked", arg=asked
            )
        return most

    @property
    def asked(self) -> str:
        """The number of the open question, or nothing."""
        return self.page.locator("#dock").get_attribute("data-prompt") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".outcome").count() > 0

    def click_in_dock(self, choice: dict[str, Any]) -> None:
        self.page.locator("#dock .choice", has_text=choice["label"]).first.click()

    def on_board(self, choice: dict[str, Any]) -> Locator:
        """The thing on the board that stands for this choice alone."""
        return self.page.locator("#board .lit").filter(has_text=f"{choice['label']} (")

    def violations(self) -> list[str]:
        """What axe finds on the page."""
        self.page.evaluate(f"typeof axe === 'undefined' && (() => {{ {AXE.read_text(encoding='utf-8')} }})()")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']}: {json.dumps([node['html'][:160] for node in each['nodes'][:3]])}"
            for each in found["violations"]
        ]

    def scrolls(self) -> bool:
        """Whether the page itself is larger than the window."""
        scrolls: bool = self.page.evaluate(
            "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
        )
        return scrolls


def _rank(text: str, wishes: tuple[str, ...]) -> int:
    word = text.partition(" ")[0]
    return wishes.index(word) if word in wishes else len(wishes) // 2
