"""The words on a card that the rules give a meaning, in the order in which a reader comes to them."""

from __future__ import annotations

from collections.abc import Iterator

from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import Definition, HeroCard, PowerCard
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.vocabulary.names import Condition, Role

# By the beginnings of the messages that say them, whatever the language makes of the words.
_SAID = {
    **{f"skytear-condition-{one.name.lower()}": one.name.lower() for one in Condition},
    "skytear-icon-marked": "marked",
    "skytear-icon-shapeshifted": "shapeshifted",
    "skytear-icon-pillar": "pillar",
    "skytear-put-pillar": "pillar",
    "skytear-icon-illusion": "illusion",
    "skytear-change-piercing": "piercing",
    "skytear-always-piercing": "piercing",
    "skytear-predict": "predict",
}


def terms_of(card: Definition) -> list[str]:
    found = [term for phrase in text_of(card) for key in _keys(phrase) for term in _meant(key)]
    if isinstance(card, HeroCard) and card.role is Role.MAGE:
        found.insert(0, "mage")  # the only class with a rule, SKY-HERO-14
    if isinstance(card, PowerCard) and card.ultimate:
        found.insert(0, "ultimate")  # SKY-ULT-02
    return list(dict.fromkeys(found))


def _keys(phrase: Phrase) -> Iterator[str]:
    yield phrase.key
    for arg in phrase.args.values():
        if isinstance(arg, Phrase):
            yield from _keys(arg)


def _meant(key: str) -> Iterator[str]:
    yield from (term for said, term in _SAID.items() if key.startswith(said))
