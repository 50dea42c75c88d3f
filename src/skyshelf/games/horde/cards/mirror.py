"""The text of a monster as an ally would have it: the words for the two sides are swapped. MON-NUP-09

Minions, token monsters, pillaging and reinforcing keep their names; treachery texts belong to no card in play.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TypeVar

from skyshelf.effects.abilities import Ability, After, Triggered
from skyshelf.effects.node import Node
from skyshelf.effects.select import Ref
from skyshelf.games.horde.words.names import Happening, Kind, Moment

_KINDS = {
    Kind.ALLY: Kind.MONSTER,
    Kind.MONSTER: Kind.ALLY,
    Kind.ALLIANCE_CARD: Kind.HORDE_CARD,
    Kind.HORDE_CARD: Kind.ALLIANCE_CARD,
}
_REFS = {
    "castle": "portal",
    "portal": "castle",
    "outsider-or-portal": "castle",
    "engaged-ally": "engaged-monster",
    "engaged-monster": "engaged-ally",
    "ally-engaged-with": "monster-engaged-with",
    "monster-engaged-with": "ally-engaged-with",
}
# Where the monster of an engagement is always named first, the two cards of the event change places.
_ENGAGED = {"that": "other-card", "other-card": "that", "that-ally": "that"}
_ONLY_MONSTERS = (Moment.TREACHERY, Moment.PILLAGE)

N = TypeVar("N")


def mirrored(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(_mirrored_ability(one) for one in abilities if not _is_only_for_monsters(one))


def _is_only_for_monsters(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.when in _ONLY_MONSTERS


def _mirrored_ability(ability: Ability) -> Ability:
    swapped = _swapped(ability, _REFS)
    if isinstance(swapped, After) and swapped.event.happening == Happening.BECOMES_ENGAGED:
        event = replace(swapped.event, who=swapped.event.whom, whom=swapped.event.who)
        return replace(swapped, event=event, ops=_swapped(swapped.ops, _ENGAGED, {}))
    return swapped


def _swapped(value: N, refs: dict[str, str], kinds: dict[Kind, Kind] = _KINDS) -> N:
    """A copy of a piece of text with other words in it."""
    changed: object = value
    if isinstance(value, tuple):
        changed = tuple(_swapped(item, refs, kinds) for item in value)
    elif isinstance(value, Kind):
        changed = kinds.get(value, value)
    elif isinstance(value, Ref):
        of = None if value.of is None else _swapped(value.of, refs, kinds)
        changed = Ref(refs.get(value.name, value.name), of)
    elif isinstance(value, Node):
        inner = {
            field.name: _swapped(getattr(value, field.name), refs, kinds)
            for field in fields(value)
            if field.init
        }
        changed = replace(value, **inner)
    return changed  # type: ignore[return-value]
