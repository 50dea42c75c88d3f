"""Why an outsider cannot do something now."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.advice.why_target import (
    Reasons,
    against_target,
    aimer_of_action,
    reason,
    unit_called,
)
from skyshelf.games.skytear.cards.registry import outsider_card
from skyshelf.games.skytear.rules.outsider import OutsiderActs
from skyshelf.games.skytear.table.options import unit_name
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Action

ACTIONS = {action.name.lower(): action for action in (Action.MOVE, Action.ATTACK, Action.SKIRMISH)}
OTHERS = {action.name.lower(): action for action in (Action.LEAD, Action.WORSHIP)}


def against_outsider(s: Skytear, words: str) -> Reasons:
    """What keeps it from an action or a skill, or from naming that target; empty if nothing is called so.

    Without Action Points nobody is asked any more.
    """
    frame = s.frames[-1]
    assert isinstance(frame, OutsiderActs)
    word, _, rest = words.removeprefix("skill ").partition(" ")
    if word in OTHERS:
        return [reason("SKY-OUTA-04", "outsider-action", action=OTHERS[word].phrase())]
    skills = {skill.slug: skill for skill in outsider_card(s.outsider(frame.unit).card).skills}
    if word in ACTIONS:
        number, name = int(ACTIONS[word]), ACTIONS[word].phrase()
    elif word in skills:
        number, name = len(Action) + list(skills).index(word), skills[word].name
    else:
        return []
    if frame.used >> number & 1:
        return [reason("SKY-OUTA-06", "once", action=name)]
    if number == Action.ATTACK:
        return _against_naming(s, frame, rest, name)
    return [] if word in ACTIONS else _no_target(name)


def _no_target(name: Phrase) -> Reasons:
    return [reason("SKY-TGT-05", "no-target", action=name)]


def _against_naming(s: Skytear, frame: OutsiderActs, target: str, name: Phrase) -> Reasons:
    aimer = aimer_of_action(s, frame.unit, frame.seat, Action.ATTACK)
    assert aimer is not None
    unit = unit_called(s, aimer, target) if target else NO_UNIT
    against = against_target(s, aimer, target) if target else []
    if against or unit == NO_UNIT:
        return against or ([] if target else _no_target(name))
    return [reason("SKY-TGT-01", "action-first", target=unit_name(s, unit), action=name)]
