"""The text of heroes, power cards and outsiders, made from what they do."""

from __future__ import annotations

from skyshelf.effects.abilities import Ability, Triggered
from skyshelf.effects.node import joined
from skyshelf.effects.ops import sentences
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.card import Aim, Definition, HeroCard, OutsiderCard, PowerCard, Skill

SKILL_POINTS = 1  # Action Points for each skill of an outsider, SKY-OUTA-05


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


def skill_text(skill: Skill) -> Phrase:
    """What it does."""
    return joined([_said(ability) for ability in skill.abilities], "skytear-paragraphs")


def skill_phrase(skill: Skill) -> Phrase:
    """Its icon, its name and what it does."""
    return Phrase(
        "skytear-skill", {"icon": skill.icon.phrase(), "name": skill.name, "text": skill_text(skill)}
    )


def _outsider_text(card: OutsiderCard) -> list[Phrase]:
    """Where it is placed, and what each skill costs, is aimed at and does. SKY-OUT-05 SKY-OUTA-05"""
    found = [Phrase(f"skytear-placement-{card.placement}")]
    for skill, aim in zip(card.skills, card.aims, strict=True):
        said = [] if aim is None else [aim_phrase(aim)]
        text = joined([*said, *[_said(ability) for ability in skill.abilities]], "skytear-paragraphs")
        args: dict[str, Arg] = {"points": SKILL_POINTS, "name": skill.name, "text": text}
        found.append(Phrase("skytear-skill-for-points", args))
    return found


def text_of(card: Definition) -> list[Phrase]:
    """One phrase for each paragraph."""
    if isinstance(card, OutsiderCard):
        return _outsider_text(card)
    if isinstance(card, HeroCard):
        return [skill_phrase(skill) for skill in card.skills]
    assert isinstance(card, PowerCard)
    found = [] if card.aim is None else [aim_phrase(card.aim)]
    return found + [_said(ability) for ability in card.abilities]
