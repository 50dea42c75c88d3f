"""Every screen in every other language: no English word, and no word that is cut."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skyshelf.games.skytear.cards.registry import CARDS as SKYTEAR_CARDS
from skyshelf.tables.bot_names import SKY_NAMES
from skyshelf.text.speaker import LANGUAGES, Speaker
from tests.site.test_replay import finished
from tests.text.english import english_left
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.screens import PAGES, screens, sized

OTHERS = [language for language in LANGUAGES if language != "en"]
SIZES = {"phone": (390, 844, 100), "large": (1440, 900, 200), "large phone": (390, 844, 200)}
# Whoever gives no name has one of these by chance (`lib/api.ts`).
GUEST_NAMES = ("Heron", "Ibis", "Swift", "Lark", "Cirrus", "Nova", "Kestrel", "Zephyr", "Wren", "Aurora")
# What people press or call things by: none of it may be cut, and none may stick out of the page.
NAMED = "button, .button, [role=tab], .tabs a, nav a, summary, .tag, .chip, .tick, .name, h1, h2, h3, #board .title"
# The words of a card in hand are shortened on purpose: a touch shows all of them.
CUT = """named => {
    const found = new Set();
    const left_out = '.hidden, svg title, .last, .words, #drawer:not(.open)';
    const shown = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const element of document.querySelectorAll(named)) {
        if (!shown(element)) continue;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!node.data.trim() || node.parentElement.closest(left_out)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            if (boxes.length === 0) continue;
            const left = Math.min(...boxes.map(box => box.left)), right = Math.max(...boxes.map(box => box.right));
            const top = Math.min(...boxes.map(box => box.top)), bottom = Math.max(...boxes.map(box => box.bottom));
            const slack = (bottom - top) / boxes.length / 4 + 1;
            for (let around = node.parentElement; around; around = around.parentElement) {
                const { overflowX, overflowY, clipPath } = getComputedStyle(around);
                if (clipPath === 'inset(50%)') break;
                const box = around.getBoundingClientRect();
                if ([overflowX, overflowY].some(each => ['auto', 'scroll'].includes(each))) break;
                const [across, down] = [overflowX, overflowY].map(each => ['hidden', 'clip'].includes(each));
                const beside = across && (left < box.left - 2 || right > box.right + 2);
                const below = down && (top < box.top - slack || bottom > box.bottom + slack);
                const out = around === element && (right > box.right + 3 || left < box.left - 3);
                if (beside || below || out) {
                    const of = element.closest('[class]')?.className.toString().replace(/svelte-\\w+/g, '').trim();
                    found.add(`${element.localName}.${of}: ${node.data.trim()}`);
                    break;
                }
                if (around === document.body) break;
            }
        }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add('the page is wider than the window');
    return [...found];
}"""

# The name of a card in hand becomes each of these in turn; what it gives are those that do not fit.
NAMES_CUT = """names => {
    const shown = document.querySelector('#board .card-face .name');
    const before = [shown.textContent, shown.className];
    const cut = names.filter(name => {
        shown.textContent = name;
        shown.classList.toggle('long', name.length > 14); // as its component does
        return shown.scrollHeight > shown.clientHeight + 2 || shown.scrollWidth > shown.clientWidth + 1;
    });
    [shown.textContent, shown.className] = before;
    return cut;
}"""


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("journals") / "horde.journal"
    path.write_text(finished("horde", 2), encoding="utf-8")
    return path


def in_english(person: Person, language: str) -> list[str]:
    """The English words of the page, with the line that each stands in."""
    called = re.compile("|".join((*GUEST_NAMES, *SKY_NAMES)))
    lines = [called.sub("", line) for line in person.page.locator("body").inner_text().splitlines()]
    # The letters of the language in the header, and the address that a wall shows, are nobody's words.
    lines = [line for line in lines if line != language.upper() and not line.startswith("http")]
    return [f"{left}: {line[:90]}" for line in lines if (left := english_left(language, line))]


@pytest.mark.whole_games
@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_speaks_the_language_and_fits(visit: Visit, journal: Path, language: str) -> None:
    person = visit(locale=language)
    faults: dict[str, list[str]] = {}
    for screen in screens(person, journal):
        found = in_english(person, language)
        for size, (width, height, letters) in SIZES.items():
            if screen not in PAGES and size == "large phone":
                continue  # what a table must show there is looked at in test_letters.py
            sized(person, width, height, letters)
            found += [f"{size}: {each}" for each in person.page.evaluate(CUT, NAMED)]
            if screen == "skytear, the middle":
                names = [Speaker(language).say(card.name) for card in SKYTEAR_CARDS]
                found += [f"{size}: {each}" for each in person.page.evaluate(NAMES_CUT, names)]
        sized(person, 1440, 900, 100)
        if found:
            faults[screen] = found
    assert faults == {}
