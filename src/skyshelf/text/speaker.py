"""Turns phrases into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message

from skyshelf.engine.decision import Decision
from skyshelf.engine.event import Seen
from skyshelf.engine.journal import unnamed
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase, Who
from skyshelf.engine.seat import Seat
from skyshelf.text.locales import FALLBACK, LANGUAGES, LOCALES, Locales

__all__ = ["LANGUAGES", "MissingText", "Speaker"]

# The form of a name that tells whether its verb is that of many: few names have it.
PLURAL = "plural"


class MissingText(Exception):
    """A sentence that a language cannot say: a fault of its files, never of a player."""


class _HalfSaid(Exception):
    """A message needs a form of a word that the language does not have."""


class Speaker:
    """Says phrases in one language, with the names of the players of one table.

    A message gets the arguments of its phrase by name. An argument that is a phrase itself comes as text, and
    brings along what it is made of: beside `$symbol` a message can use `$symbol-card` or `$symbol-die-face`.
    The attributes of its message come in the same way, so that a language with cases can write
    `$card-accusative`. One of them is always there, for verbs: `$card-plural` is `yes` where the message of the
    name says so, else `no`.

    A sentence that the language lacks is said in English with all its parts; if English lacks it too, its key
    is shown in brackets. A part that the language lacks is English too. If the messages around it need forms
    that only the language itself has, cases for example, the whole sentence is English. A strict speaker
    refuses instead: that is for tests.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        strict: bool = False,
        locales: Locales = LOCALES,
    ) -> None:
        locales.bundle(language)
        self.language = language
        self.names = tuple(names)
        self.strict = strict
        self._locales = locales
        alone = strict or language == FALLBACK
        self._order = (language,) if alone else (language, FALLBACK)
        self._english = None if alone else Speaker(FALLBACK, names, locales=locales)
        # The same cards, dice and lines come up again and again.
        self._words = lru_cache(maxsize=4096)(self._format)

    def naming(self, names: Sequence[str]) -> Speaker:
        """The same speaker for another table: it knows its players, and shares the words it has found."""
        other = copy(self)
        other.names = tuple(names)
        if self._english is not None:
            other._english = self._english.naming(names)
        return other

    def say(self, phrase: Phrase) -> str:
        """The sentence for a phrase."""
        if self._english is not None and not self._locales.bundle(self.language).has_message(phrase.key):
            return self._english.say(phrase)
        try:
            args = tuple(self._plain(phrase.args).items()) if phrase.args else ()
            return self._words(phrase.key, args)[""]
        except _HalfSaid:
            assert self._english is not None
            return self._english.say(phrase)

    def tell(self, seen: Seen, game: str) -> str:
        """The sentence for an event, in the form that its audience gets."""
        return self.say(seen.phrase(game))

    def ask(self, decision: Decision, game: str) -> str:
        """The question that a decision puts; `$source` is what the question is about."""
        about: dict[str, Arg] = {} if decision.source is None else {"source": decision.source}
        return self.say(Phrase(f"{game}-prompt-{decision.kind}", about))

    def offer(self, option: Option, decision: Decision, game: str) -> str:
        """What an option is called; a question may have words of its own for one, such as for taking nothing."""
        about = {} if decision.source is None else self._plain({"source": decision.source})
        try:
            own = self._words(f"{game}-prompt-{decision.kind}", tuple(about.items()))
        except _HalfSaid:
            own = {}
        return own.get(option.text()) or self.say(option.label())

    def name(self, seat: Seat) -> str:
        """What the player in a seat is called."""
        if seat < len(self.names) and self.names[seat] != unnamed(seat):
            return self.names[seat]
        return self.say(Phrase("shelf-player", {"number": seat + 1}))

    def _plain(self, args: Mapping[str, Arg]) -> dict[str, int | str]:
        """Arguments as Fluent takes them: seats and nested phrases become text."""
        plain: dict[str, int | str] = {}
        for name, arg in args.items():
            if isinstance(arg, Phrase):
                inner = self._plain(arg.args) if arg.args else {}
                words = self._words(arg.key, tuple(inner.items()))
                for part, value in (inner | words if inner else words).items():
                    plain[f"{name}-{part}" if part else name] = value
                plain.setdefault(f"{name}-{PLURAL}", "no")
            else:
                plain[name] = self.name(arg.seat) if isinstance(arg, Who) else arg
        return plain

    def _format(self, key: str, args: tuple[tuple[str, int | str], ...]) -> dict[str, str]:
        """The text of a message, under the empty name, and of its attributes, under theirs."""
        found = self._find(key)
        if found is None:
            return {"": f"[{key}]"}
        bundle, message = found
        words = {}
        for form, pattern in {"": message.value, **message.attributes}.items():
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, dict(args))
            if errors and self.strict:
                raise MissingText(f"The message '{key}' of '{self.language}' cannot be said: {errors[0]}.")
            if errors and self._english is not None:
                raise _HalfSaid
            words[form] = str(text)
        return words

    def _find(self, key: str) -> tuple[FluentBundle, Message] | None:
        """The message, in the first language that has it."""
        for language in self._order:
            bundle = self._locales.bundle(language)
            if bundle.has_message(key) and bundle.get_message(key).value is not None:
                return bundle, bundle.get_message(key)
        if self.strict:
            raise MissingText(f"The language '{self.language}' has no message '{key}'.")
        return None
