"""The locale files: one folder for each language, one Fluent file for each area."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named

FALLBACK = "en"
# Where a message or a term begins: what belongs to the one before is indented, or a comment.
_BEGINS = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent text, each with its key, unread."""
    _, *parts = _BEGINS.split(text)
    return zip(parts[::2], parts[1::2], strict=True)


class Bundle(FluentBundle):
    """The messages of a language; each is read when it is first said.

    To read a whole language takes a second, and nobody hears more than a part of it.
    """

    def __init__(self, language: str) -> None:
        # Isolation marks help texts that mix writing directions; in a terminal they are litter.
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        for key, source in split(text):
            self._unread.setdefault(key, source)

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, key: str) -> None:
        if (source := self._unread.get(key)) is not None:
            self.add_resource(FluentResource(source))
            self._unread.pop(key, None)  # after it was added: another thread may ask meanwhile


class Locales:
    """Folders of languages. A new language needs its files there and nothing else."""

    def __init__(self, *roots: Traversable) -> None:
        self._texts: dict[str, list[Traversable]] = {}
        folders = [folder for root in roots for folder in root.iterdir() if folder.is_dir()]
        for folder in sorted(folders, key=lambda folder: folder.name):
            texts = _texts_in(folder)
            if texts:
                self._texts.setdefault(folder.name, []).extend(texts)
        self._bundles: dict[str, Bundle] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages offered to players: those that say their own name, in `shelf.ftl`.

        A folder without it is a language that only some games speak so far."""
        return tuple(
            language
            for language, texts in self._texts.items()
            if any(text.name == "shelf.ftl" for text in texts)
        )

    def speaking(self, game: str) -> tuple[str, ...]:
        """Those of them that say all of a game: they have every file of it that English has."""
        needed = self._areas(FALLBACK, game)
        return tuple(each for each in self.languages if needed and self._areas(each, game) >= needed)

    def _areas(self, language: str, game: str) -> set[str]:
        names = {text.name.removesuffix(".ftl") for text in self._texts[language]}
        return {name for name in names if name == game or name.startswith(f"{game}-")}

    def bundle(self, language: str) -> Bundle:
        """All messages of a language; an unknown one is refused."""
        if language not in self._bundles:
            if language not in self._texts:
                there_is = ", ".join(self.languages)
                raise SkyshelfError(f"There is no language '{language}'; there is: {there_is}.")
            bundle = Bundle(language)
            for text in self._texts[language]:
                bundle.add_text(text.read_text(encoding="utf-8"))
            self._bundles[language] = bundle
        return self._bundles[language]


def _texts_in(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def _folders() -> Iterator[Traversable]:
    """The one of this package, and those of games that bring their own."""
    yield files("skyshelf") / "locales"
    for name in NAMES:
        package, _, _ = type(game_named(name)).__module__.rpartition(".")
        own = files(package) / "locales"
        if own.is_dir():
            yield own


LOCALES = Locales(*_folders())
LANGUAGES: tuple[str, ...] = LOCALES.languages
