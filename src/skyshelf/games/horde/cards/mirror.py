"""The text of a monster as an ally would have it: the words for the two sides are swapped. MON-NUP-09

Minions, token monsters, pillaging, reinforcing and summoning keep their names; treachery texts belong to no card in
play. What an alliance player would lose, the horde player loses; what the alliance chooses, the horde does. MON-Q-88
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TypeVar

from skyshelf.effects.abilities import Ability, After, Triggered
from skyshelf.effects.node import Node
from skyshelf.effects.select import Ref
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.vocabulary.gifts import HasAbility, Static
from skyshelf.games.horde.vocabulary.names import CardType, Chooser, Happening, Kind, Moment, Side, Who

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
    "that-ally": "that-monster",
}
_PLAYERS = {Who.ANY: Who.FOE, Who.EACH: Who.FOE}
_CHOOSERS = {Chooser.ALLIANCE: Chooser.HORDE}
_HAPPENINGS = {Happening.HORDE_PHASE_ENDS: Happening.ALLIANCE_PHASE_ENDS}
# Where the monster of an engagement is always named first, the two cards of the event change places.
_ENGAGED = {"that": "other-card", "other-card": "that", "that-monster": "that"}
_ONLY_MONSTERS = (Moment.TREACHERY, Moment.PILLAGE)

N = TypeVar("N")


def copies_of(card: Card) -> tuple[Ability, ...]:
    """What is copied from a monster, or from an attachment on it: the abilities that it gives to its bearer.

    An attachment of the alliance speaks from the right side already.
    """
    if card.type == CardType.MONSTER and not card.outsider:
        found = card.abilities
    elif card.type == CardType.ATTACHMENT:
        found = _given_to_bearer(card.abilities)
    else:
        return ()
    copied = tuple(one for one in found if not _is_only_for_monsters(one))
    return copied if card.side == Side.ALLIANCE else tuple(_mirrored(one) for one in copied)


def _given_to_bearer(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(
        gift.ability
        for one in abilities
        if isinstance(one, Static) and one.to == Ref("bearer")
        for gift in one.gifts
        if isinstance(gift, HasAbility)
    )


def _is_only_for_monsters(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.when in _ONLY_MONSTERS


def _mirrored(ability: Ability) -> Ability:
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
    elif isinstance(value, Who):
        changed = _PLAYERS.get(value, value)
    elif isinstance(value, Chooser):
        changed = _CHOOSERS.get(value, value)
    elif isinstance(value, Happening):
        changed = _HAPPENINGS.get(value, value)
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
