"""The rules in the reader's language: docs/rules/LANGUAGE has a file for each catalogue, a line for each rule.

`docs/rules/translated.yaml` keeps of every English statement with which words the translations were last compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import yaml

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.rulebook.catalogue import Rule, catalogue, rules_of, unmarked
from skyshelf.rulebook.project import project_root

ENGLISH = "en"
SEEN = "translated.yaml"


@dataclass(frozen=True, slots=True)
class Told:
    """A rule with the statement and the headings that its reader gets, and the language of these."""

    rule: Rule
    language: str
    text: str
    chapter: str
    section: str

    @property
    def spoken(self) -> str:
        """The statement without marks and notes."""
        return self.rule.spoken if self.language == ENGLISH else unmarked(self.text)


def translated_languages(root: Path | None = None) -> tuple[str, ...]:
    """The languages besides English that have catalogues."""
    folder = (root or project_root()) / "docs" / "rules"
    return tuple(sorted(path.name for path in folder.iterdir() if path.is_dir()))


@cache
def told(game: str, language: str, root: Path | None = None) -> tuple[Told, ...]:
    """Every rule of the game in this language, in English where it is not written in it."""
    own = {rule.id: rule for rule in translations(game, language, root)}
    return tuple(_told(rule, own.get(rule.id), language) for rule in catalogue(game, root))


def _told(rule: Rule, own: Rule | None, language: str) -> Told:
    if own is None:
        return Told(rule, ENGLISH, rule.plain, rule.chapter, rule.section)
    return Told(rule, language, own.text, own.chapter, own.section)


def translations(game: str, language: str, root: Path | None = None) -> list[Rule]:
    """What the files of a language say, line for line; nothing where it has none."""
    root = root or project_root()
    folder = root / "docs" / "rules" / language
    paths = [folder / name for name in game_named(game).rule_files]
    return [rule for path in paths if path.is_file() for rule in rules_of(path, root)]


def digests(root: Path | None = None) -> dict[str, str]:
    """Of every rule what tells whether its English statement has changed."""
    return {
        rule.id: sha256(rule.spoken.encode()).hexdigest()[:8]
        for game in NAMES
        for rule in catalogue(game, root)
    }


def seen_digests(root: Path | None = None) -> Mapping[str, str]:
    """Those of the statements that the translations were compared with."""
    path = (root or project_root()) / "docs" / "rules" / SEEN
    found = yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else None
    return {str(rule): str(digest) for rule, digest in (found or {}).items()}


def stale(root: Path | None = None) -> list[str]:
    """The rules whose English statement is new or has changed since."""
    seen = seen_digests(root)
    return [rule for rule, digest in digests(root).items() if seen.get(rule) != digest]
