"""The locale files: one folder for each language, one Fluent file for each area."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from skyshelf.engine.errors import SkyshelfError

FALLBACK = "en"


class Locales:
    """A folder of languages. A new language needs its files there and nothing else."""

    def __init__(self, root: Traversable) -> None:
        self._texts: dict[str, list[Traversable]] = {}
        for folder in sorted(root.iterdir(), key=lambda folder: folder.name):
            texts = _texts_in(folder) if folder.is_dir() else []
            if texts:
                self._texts[folder.name] = texts
        self._bundles: dict[str, FluentBundle] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages offered to players: those that say their own name, in `shelf.ftl`.

        A folder without it is a language that only some games speak so far."""
        return tuple(
            language
            for language, texts in self._texts.items()
            if any(text.name == "shelf.ftl" for text in texts)
        )

    def bundle(self, language: str) -> FluentBundle:
        """All messages of a language, read when they are first needed; an unknown one is refused."""
        if language not in self._bundles:
            if language not in self._texts:
                there_is = ", ".join(self.languages)
                raise SkyshelfError(f"There is no language '{language}'; there is: {there_is}.")
            # Isolation marks help texts that mix writing directions; in a terminal they are litter.
            bundle = FluentBundle([language], use_isolating=False)
            for text in self._texts[language]:
                bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]


def _texts_in(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


LOCALES = Locales(files("skyshelf") / "locales")
LANGUAGES: tuple[str, ...] = LOCALES.languages
