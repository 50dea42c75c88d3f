"""A card that a sentence has named is "it" when the sentence comes back to it."""

from __future__ import annotations

from skyshelf.engine.phrase import Phrase

IT = Phrase("effects-ref-it")
THIS = Phrase("effects-ref-this")
ITSELF = Phrase("effects-ref-itself")  # this card, in a sentence that began with it
# What "it" can stand for; games say so of their words.
_CALLED_IT: set[str] = set()
_THAT = Phrase("effects-ref-that")
# By the word for a kind of card: how one of them is spoken of again.
_THAT_ONE: dict[str, Phrase] = {}
_QUOTED = ("effects-quoted", "effects-quoted-within")  # where other cards are meant by the same words


def called_it(*names: str) -> None:
    """These references mean one card with a name of its own, of a gender that "it" has in every language."""
    _CALLED_IT.update(f"effects-ref-{name}" for name in names)


def called_that(*kinds: str) -> None:
    """The card of an event is called by its kind where it is one of these: "that ally" instead of "that card"."""
    _THAT_ONE.update({f"effects-kind-{kind}": Phrase(f"effects-ref-that-{kind}") for kind in kinds})


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


def after_event(event: Phrase, text: Phrase) -> Phrase:
    """The text of "after ...: ..." that calls the card of the event as the event does."""
    named = event
    for name in ("who", "what", "kind"):
        inner = named.args.get(name)
        if not isinstance(inner, Phrase):
            return text
        named = inner
    return _replaced(_THAT, _THAT_ONE.get(named.key, _THAT), text)


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
