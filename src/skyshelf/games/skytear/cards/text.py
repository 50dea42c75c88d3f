"""The text of heroes, power cards and outsiders, made from what they do."""

from __future__ import annotations

from skyshelf.effects.abilities import Ability, Triggered
from skyshelf.effects.node import joined
from skyshelf.effects.ops import sentences
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import Aim, Definition, HeroCard, OutsiderCard, PowerCard, Skill


def aim_phrase(aim: Aim) -> Phrase:
    """What must be named when it is played."""
    if aim.units is not None:
        what = aim.units.phrase()
        if aim.most == 1:
            return Phrase("skytear-aim-one" if aim.least else "skytear-aim-up-to-one", {"what": what})
        return Phrase("skytear-aim-several", {"what": what, "number": aim.most})
    if aim.hex:
        return Phrase(f"skytear-aim-hex-{aim.hex}")
    return Phrase("skytear-aim-pillar" if aim.pillar else f"skytear-aim-stack-{aim.stack}")


def _said(ability: Ability) -> Phrase:
    return sentences(ability.ops) if isinstance(ability, Triggered) else ability.phrase()


def skill_phrase(skill: Skill) -> Phrase:
    """Its icon, its name and what it does."""
    text = joined([_said(ability) for ability in skill.abilities], "skytear-paragraphs")
    return Phrase("skytear-skill", {"icon": skill.icon.phrase(), "name": skill.name, "text": text})


def text_of(card: Definition) -> list[Phrase]:
    """One phrase for each paragraph."""
    if isinstance(card, HeroCard | OutsiderCard):
        return [skill_phrase(skill) for skill in card.skills]
    assert isinstance(card, PowerCard)
    found = [] if card.aim is None else [aim_phrase(card.aim)]
    return found + [_said(ability) for ability in card.abilities]
