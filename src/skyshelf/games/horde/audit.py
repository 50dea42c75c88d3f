"""Every card of a table of either edition, wherever it is; and whether what was worked out is still true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.audit import Audit
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.index import Index, index_of
from skyshelf.games.horde.abilities.totals import (
    armor_left,
    can_approach,
    is_banned,
    keeps_apart,
    totals,
    trait_of,
)
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.cards.turned import as_printed
from skyshelf.games.horde.challenges.succession import NextOutsider
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.rules.summon import MOST_TOKENS, tokens_of
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.state import (
    CASTLE,
    MINIONS,
    PORTAL,
    Horde,
    Kept,
    Pending,
    Unit,
    Zone,
)
from skyshelf.games.horde.vocabulary.fetching import Fetch
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Trait
from skyshelf.games.horde.vocabulary.names import Zone as PileZone


class HordeAudit(Audit[Horde]):
    """Cards; the index and the totals are kept until something changes them."""

    shared = (Unit, Kept, Pending, Trial)

    def components(self, state: Horde) -> Counter[str]:
        return _components(state)

    def brought(self, state: Horde) -> Counter[str]:
        return _brought(state)

    def stale(self, state: Horde) -> list[str]:
        return _misremembered(state)


def _components(s: Horde) -> Counter[str]:
    """The cards of the decks by their names; what belongs to no deck only as far as it can be too much or too little.

    Token cards come from a reserve of six of a kind for the horde, HRD-TKC-04. An outsider that was destroyed leaves
    the game, but until the last one was there is always one to come or to fight, HRD-WIN-04.
    """
    cards = Counter(_everywhere(s))
    found: Counter[str] = Counter()
    for card, number in cards.items():
        if _is_of_a_deck(card):
            found[as_printed(card).slug] += number
    for unit in (CASTLE, PORTAL, *MINIONS):
        found[f"unit {unit}"] += 1 + (s.units[unit].zone == Zone.ATTACHED)
    for card in cards:
        if CARDS[card].token and tokens_of(s, card) > MOST_TOKENS:
            found[f"token {CARDS[card].slug}"] = tokens_of(s, card)
    waits = any(isinstance(frame, NextOutsider) for frame in s.frames)
    to_come = bool(s.outsiders_left) or any(CARDS[card].outsider for card in cards)
    found["outsider"] = int(s.vanquished or s.portal_leads or waits or to_come)
    return found


@cache
def _cards_that_bring() -> frozenset[str]:
    """The codes of those that fetch from the collection, from where a new copy joins the game. MON-TAU-19"""
    return frozenset(
        card.code
        for card in CARDS
        for blocks in LANGUAGE.texts[card.id]
        for block in blocks
        for op in block
        if isinstance(op, Fetch) and any(pile.zone == PileZone.COLLECTION for pile in op.piles)
    )


@cache
def _slugs_by_name() -> dict[str, str]:
    return {name.key: as_printed(CardId(card)).slug for card, name in enumerate(CARD_NAME)}


def _brought(s: Horde) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in s.events:
        if event.kind == "fetched" and event.rule in _cards_that_bring():
            card = event.args["card"]
            assert isinstance(card, Phrase)
            found[_slugs_by_name()[card.key]] += 1
    return found


def _is_of_a_deck(card: CardId) -> bool:
    one = CARDS[card]
    return not (
        one.token
        or one.outsider
        or one.part_of
        or one.minion
        or one.type in (CardType.PORTAL, CardType.CASTLE)
    )


def _everywhere(s: Horde) -> Iterator[CardId]:
    yield from (*s.horde_deck, *s.horde_hand, *s.horde_discard, *s.pile)
    for player in s.players:
        yield from (*player.deck, *player.hand, *player.discard)
    for one in s.units:
        if one.zone != Zone.GONE:
            yield one.hidden if one.hidden != NO_CARD else one.card
        yield from (card for card, _ in one.beneath)
    for kept in s.kept:
        yield from (card for card, _ in kept.attachments)
    for frame in s.frames:
        if isinstance(frame, Carrying):
            yield from frame.carried(s)


def _misremembered(s: Horde) -> list[str]:
    """Where the index, the totals or the short cuts past them differ from adding everything up again."""
    fresh = s.clone()
    fresh.changed()
    found = [] if _content(index_of(s)) == _content(index_of(fresh)) else ["index"]
    for unit, sums in s.totals.items():
        again = totals(fresh, unit)
        if (sums.armor, sums.bans, sums.traits) != (again.armor, again.bans, again.traits):
            found.append(f"totals of unit {unit}")
    for unit in unit_ids(0, len(fresh.units)):
        if fresh.is_in_play(unit) and not _is_short_cut_right(fresh, unit):
            found.append(f"short cut of unit {unit}")
    if keeps_apart(s) != keeps_apart(fresh):
        found.append("whether pairs are kept apart")
    if not keeps_apart(fresh) and _somebody_is_kept_apart(fresh):
        found.append("pairs kept apart")
    return found


def _content(index: Index) -> list[object]:
    return [
        {word: [run for run, _ in ears] for word, ears in index.ears.items()},
        {unit: [rule.run for rule in rules] for unit, rules in index.own.items()},
        [rule.run for rule in index.wide],
        [rule.run for rule in index.giving],
        [run for run, _ in index.replacing],
        (index.stripped, index.by_place, index.bans, index.pair_bans, index.keywords),
    ]


def _is_short_cut_right(s: Horde, unit: UnitId) -> bool:
    """What nothing can give is not looked for: that must be what a look would have found."""
    sums = totals(s, unit)
    return (
        all(is_banned(s, unit, ban) == bool(sums.bans >> ban & 1) for ban in Ban)
        and [trait_of(s, unit, trait) for trait in Trait] == sums.traits
        and armor_left(s, unit) == max(0, sums.armor - s.units[unit].armor_used)
    )


def _somebody_is_kept_apart(s: Horde) -> bool:
    allies = [s.ally_in(lane) for lane in ALL_LANES if s.ally_in(lane) != NO_UNIT]
    monsters = [s.monster_in(lane) for lane in ALL_LANES if s.monster_in(lane) != NO_UNIT]
    return any(not can_approach(s, ally, monster) for ally in allies for monster in (*monsters, *s.back))
