"""A card that a sentence has named is "it" when the sentence comes back to it."""

from __future__ import annotations

from skyshelf.engine.phrase import Phrase

IT = Phrase("effects-ref-it")
THIS = Phrase("effects-ref-this")
ITSELF = Phrase("effects-ref-itself")  # this card, in a sentence that began with it
# What "it" can stand for; games say so of their words.
_CALLED_IT: set[str] = set()
_QUOTED = ("effects-quoted", "effects-quoted-within")  # where other cards are meant by the same words


def called_it(*names: str) -> None:
    """These references mean one card with a name of its own, of a gender that "it" has in every language."""
    _CALLED_IT.update(f"effects-ref-{name}" for name in names)


def spoken_of(condition: Phrase) -> list[Phrase]:
    """The cards that a condition is about."""
    found = [condition] if condition.key in _CALLED_IT else []
    for arg in condition.args.values():
        if isinstance(arg, Phrase):
            found += spoken_of(arg)
    return found


def said_again(named: Phrase, text: Phrase) -> Phrase:
    """The text with "it" for what was named before it, unless "it" is something else there."""
    if named.key not in _CALLED_IT or _mentions(IT, text):
        return text
    return _replaced(named, IT, text)


def of_itself(subject: Phrase, text: Phrase) -> Phrase:
    """What this card has: "for each token on it" instead of "on this card" once more."""
    return _replaced(THIS, ITSELF, text) if subject == THIS else text


def after_condition(condition: Phrase, text: Phrase) -> Phrase:
    """The text of "if ..., ..." that does not name a second time what the condition is about."""
    cards = spoken_of(condition)
    return said_again(cards[0], text) if len(cards) == 1 else text


def _mentions(what: Phrase, text: Phrase) -> bool:
    return text == what or any(_mentions(what, arg) for arg in text.args.values() if isinstance(arg, Phrase))


def _replaced(named: Phrase, pronoun: Phrase, text: Phrase) -> Phrase:
    if text == named:
        return pronoun
    if text.key in _QUOTED:
        return text
    args = {
        name: _replaced(named, pronoun, arg) if isinstance(arg, Phrase) else arg
        for name, arg in text.args.items()
    }
    return Phrase(text.key, args)
