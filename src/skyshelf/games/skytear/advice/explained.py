"""The printed words that a question is about: a card that is being aimed has left the hand, a skill was in none."""

from __future__ import annotations

from functools import cache

from skyshelf.effects.node import joined
from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import HeroCard, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.cards.text import skill_phrase, skill_text, text_of
from skyshelf.games.skytear.vocabulary.names import Icon

_AIMS = frozenset({"target", "target-hex", "target-effect"})


def words_for(decision: Decision) -> Phrase | None:
    if decision.source is None:
        return None
    named = decision.source.args.get("hero")  # of two heroes of one name, with its side
    key = (named if isinstance(named, Phrase) else decision.source).key
    if decision.kind == "take-pillar":  # what it is given up for
        return _of_worship().get(key)
    return _skills().get(key) or (_powers().get(key) if decision.kind in _AIMS else None)


@cache
def _powers() -> dict[str, Phrase]:
    """The texts of all power cards, by the keys of their names."""
    return {
        card.name.key: joined(text_of(card), "skytear-paragraphs")
        for card in CARDS
        if isinstance(card, PowerCard)
    }


@cache
def _skills() -> dict[str, Phrase]:
    """What all skills of heroes do, by the keys of their names."""
    return {
        skill.name.key: skill_text(skill)
        for card in CARDS
        if isinstance(card, HeroCard)
        for skill in card.skills
    }


@cache
def _of_worship() -> dict[str, Phrase]:
    """The skills that a Worship of a hero brings into play, by the keys of the heroes' names."""
    return {
        card.name.key: skill_phrase(skill)
        for card in CARDS
        if isinstance(card, HeroCard)
        for skill in card.skills
        if skill.icon is Icon.WORSHIP
    }
