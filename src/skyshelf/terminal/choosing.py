"""Which option a player means by what was typed: a number, its words as shown, or enough of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase

# What stands in brackets or after a colon explains an option; it does not name it.
_EXPLANATION = re.compile(r"\([^()]*\)|:.*", re.DOTALL)

_LONGEST_NUMBER = 10  # no list is longer


def typed_number(text: str) -> int | None:
    """The number that was typed; None for anything else, also for digits such as ² that count nothing."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < _LONGEST_NUMBER else None


def plain(text: str) -> str:
    """Words as people type them: small letters, single spaces, no marks around them."""
    return " ".join(re.sub(r"[^\w\s,.+-]", " ", text.casefold()).split())


def options_meant(text: str, options: Sequence[Option], called: Callable[[Option], str]) -> Sequence[int]:
    """The options that fit, the narrowest way of fitting first; none if nothing fits."""
    wanted = plain(text)
    if not wanted:
        return []
    typed = [option.text().lower() for option in options]
    labels = [called(option) for option in options]
    shown = [plain(label) for label in labels]
    named = [f" {plain(_EXPLANATION.sub(' ', label))} " for label in labels]
    ways: tuple[Callable[[int], bool], ...] = (
        lambda index: " ".join(text.lower().split()) == typed[index],
        lambda index: shown[index] == wanted or named[index].strip() == wanted,
        lambda index: typed[index].startswith(wanted),
        lambda index: shown[index].startswith(wanted),
        lambda index: f" {wanted} " in named[index],
    )
    for fits in ways:
        found = [index for index in range(len(labels)) if fits(index)]
        if found:
            return found
    return []


def written_out(text: str, options: Sequence[Option], say: Callable[[Phrase], str]) -> str:
    """The text form of what was said with the names as shown: `card S29` for "card parrot" and for "Parrot".

    What fits none of the options, or several, stays as it was.
    """
    verb, _, name = plain(text).partition(" ")
    alike = [option for option in options if option.text().split()[0] == verb]
    for wanted, among in ((name, alike), (text, options)):
        fitting = options_meant(wanted, among, lambda option: say(option.label()))
        if len(fitting) == 1:
            return among[fitting[0]].text()
    return text
