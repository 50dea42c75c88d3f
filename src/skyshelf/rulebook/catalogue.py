"""The rules of a game, read from its catalogue in docs/rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from skyshelf.engine.game import Game
from skyshelf.games.shelf import game_named
from skyshelf.rulebook.project import RULE_ID, Place, RulebookError, project_root, read

# Only list items define a rule; tables and running text refer to rules defined elsewhere.
_ITEM = re.compile(rf"- `(?P<id>{RULE_ID})`(?: \((?P<page>[^)]*)\))? (?P<text>.+)")
# Cards are numbered like rules; the fourth part of a code is the level of the card.
_CARD_ROW = re.compile(rf"\| (?P<id>{RULE_ID})(?:-\d+)? \|")


# A heading without its number and the codes of its rules.
_HEADING = re.compile(r"(?P<depth>##|###) (?:[\d.]+ )?(?P<title>.+?)(?: \([A-Z0-9, /]+\))?")

# An edition says of a rule that it is the same as one or several of another edition.
_SAME = re.compile(rf"(?:^| )= (?P<ids>{RULE_ID}(?:, {RULE_ID})*)")
_CHANGES = re.compile(rf" changes (?P<ids>{RULE_ID}(?:, {RULE_ID})*)(?: \([^)]*\))?$")

# What the catalogue says about itself: where a statement comes from, which icon or contradiction was settled where.
_NOTE = re.compile(
    r"\s*(?:\*\[[^\]]*\]\*"  # *[derived, ruling Q-02]*
    r"|`\[icons?: [^\]]*\]`"  # `[icon: HRD-Q-07]`
    r"|\((?:ruled in|see) [^()]*\)"
    r"|; ruled in [^()]*(?=\))"
    r"|\((?:derived|cards|Table rule only[^()]*|[^()]*unreadable[^()]*)\)"
    r"|, ruling Q-\d+(?=\))"
    r"|\((?:card data(?:, )?)?(?:`[A-Z]{3}-Q-\d+`(?:, | and )?)*\))"
)
# Within a catalogue its rules may be named without the game's prefix.
_SHORT = re.compile(r"(?<![\w-])(?=[A-Z]{1,4}-\d{2}(?![\w-]))")
_MARKS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of a catalogue; the page is empty where none is given (rulings, designed data).

    It stands in a chapter and, where that has parts, in a section.
    """

    id: str
    page: str
    text: str
    file: str
    line: int
    chapter: str = ""
    section: str = ""

    @property
    def place(self) -> Place:
        return Place(self.file, self.line)

    @property
    def same_as(self) -> tuple[str, ...]:
        """The rules of another edition that this one repeats: the same code obeys both."""
        found = _SAME.search(self.text)
        return tuple(found["ids"].split(", ")) if found else ()

    @property
    def changes(self) -> tuple[str, ...]:
        """The rules of another edition in whose place this one stands."""
        found = _CHANGES.search(self.text)
        return tuple(found["ids"].split(", ")) if found else ()

    @property
    def plain(self) -> str:
        """The statement without what it says of another edition."""
        text = _CHANGES.sub("", _SAME.sub("", self.text) if self.same_as else self.text)
        return text.removesuffix(" new").strip() or self.text

    @property
    def spoken(self) -> str:
        """The statement for a player: no marks of the file's format, no notes of the catalogue about itself."""
        bare = replace(self, text=_NOTE.sub("", self.text))
        return _SHORT.sub(f"{self.id.partition('-')[0]}-", unmarked(bare.plain))


def unmarked(text: str) -> str:
    """A statement without the marks of the file's format."""
    return _MARKS.sub("", text)


def catalogue(game: str, root: Path | None = None) -> list[Rule]:
    """Every rule of the game, in the order of its catalogue."""
    root = root or project_root()
    described = game_named(game)
    defined: dict[str, Rule] = {}
    for name in described.rule_files:
        for rule in rules_of(root / "docs" / "rules" / name, root):
            if not rule.id.startswith(f"{described.prefix}-"):
                raise RulebookError(
                    f"{rule.place} defines {rule.id}, but the rules of {game} start with {described.prefix}."
                )
            if rule.id in defined:
                raise RulebookError(f"{rule.id} is defined twice: {defined[rule.id].place} and {rule.place}.")
            defined[rule.id] = rule
    return list(defined.values())


def card_ids(game: Game, root: Path) -> frozenset[str]:
    """Codes of the game's cards, so that a card named in the code is not taken for an unknown rule."""
    found: set[str] = set()
    for name in game.card_files:
        path = root / "docs" / "content" / name
        for line in read(path, root).splitlines():
            if row := _CARD_ROW.match(line):
                found.add(row["id"])
    return frozenset(found)


def rules_of(path: Path, root: Path) -> list[Rule]:
    """The rules that a file defines."""
    file = path.relative_to(root).as_posix()
    rules: list[Rule] = []
    lines = read(path, root).splitlines()
    chapter = section = ""
    for index, line in enumerate(lines):
        if heading := _HEADING.fullmatch(line):
            if heading["depth"] == "##":
                chapter, section = heading["title"], ""
            else:
                section = heading["title"]
        elif item := _ITEM.fullmatch(line):
            text = " ".join([item["text"].strip(), *_continued(lines[index + 1 :])])
            rules.append(Rule(item["id"], item["page"] or "", text, file, index + 1, chapter, section))
    return rules


def _continued(lines: list[str]) -> list[str]:
    """The indented lines that belong to the item above them."""
    belonging: list[str] = []
    for line in lines:
        if not line.startswith("  "):
            break
        belonging.append(line.strip())
    return belonging
