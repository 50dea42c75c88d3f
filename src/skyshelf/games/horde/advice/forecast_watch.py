"""Watching a fight step by step: who is hurt or destroyed, and what each lane sends to castle and portal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Who
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.lanes import LANES, NO_LANE, Lane
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone

# Secrets that come to light in every turn and have no say in what follows.
_NO_MATTER = frozenset(
    {"treachery", "pillaged", "drew", "discarded", "horde-deck-renewed", "castle-destroyed", "deck-empty"}
)


@dataclass(slots=True)
class Course:
    """One way the rest of a turn can go."""

    cards: dict[UnitId, CardId]  # the units that are watched, with their cards
    health: dict[UnitId, int]
    damage: dict[UnitId, int]
    to_castle: list[int]  # by lane
    to_portal: list[int]
    standing: tuple[frozenset[UnitId], ...]  # who stands in each lane now
    pillaged: list[int]  # by player
    decks: list[int]
    destroyed: frozenset[UnitId] = frozenset()
    gone: frozenset[UnitId] = frozenset()
    comers: frozenset[tuple[Lane, CardId]] = frozenset()  # who fights in a lane and does not stand there yet
    chance: bool = False  # something hidden had a say
    chosen: bool = False  # somebody had to choose
    dealt: int = 0  # treachery cards of this turn that have come
    treachery: bool = False  # one of them is hidden
    lost: str = ""
    won: bool = False

    def copy(self) -> Course:
        return Course(
            self.cards,
            self.health.copy(),
            self.damage.copy(),
            self.to_castle[:],
            self.to_portal[:],
            self.standing,
            self.pillaged[:],
            self.decks[:],
            self.destroyed,
            self.gone,
            self.comers,
            self.chance,
            self.chosen,
            self.dealt,
            self.treachery,
        )

    def look(self, s: Horde) -> None:
        """Note what the last step has changed: most steps change nothing, and there are thousands."""
        if s.lane_now != NO_LANE:
            there = {s.front[s.lane_now], s.guard[s.lane_now]} - {NO_UNIT} - self.standing[s.lane_now]
            self.comers |= {(s.lane_now, s.units[unit].card) for unit in there}
        units, health = s.units, self.health
        for unit, card in self.cards.items():
            one = units[unit]
            if one.card == card and not one.doomed and unit != PORTAL:
                now = CARDS[card].health + one.hp + one.boost_health
                if now != health[unit]:
                    self._note_health(s, unit, now)
            elif one.doomed or (unit == PORTAL and (one.card != card or s.collapsing)):
                if unit not in self.destroyed:
                    self.destroyed |= {unit}
            elif one.card != card:  # it was concealed
                self.cards = {**self.cards, unit: one.card}
                health[unit] = health_of(s, unit)
            else:
                self._note_health(s, unit, health_of(s, unit))

    def _note_health(self, s: Horde, unit: UnitId, now: int) -> None:
        if now != self.health[unit] and s.units[unit].zone != Zone.GONE and unit not in self.destroyed:
            self._changed(s, unit, self.health[unit] - now)
            self.health[unit] = now

    def _changed(self, s: Horde, unit: UnitId, lost: int) -> None:
        if lost <= 0:
            return
        self.damage[unit] += lost
        if s.lane_now != NO_LANE:
            if unit == CASTLE:
                self.to_castle[s.lane_now] += lost
            elif unit == PORTAL:
                self.to_portal[s.lane_now] += lost

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "pillaged":
                who = event.args["who"]
                assert isinstance(who, Who)
                self.pillaged[who.seat] += 1
            elif event.kind == "chance-picks" or (event.barrier and _was_hidden(event)):
                self.chance = True

    def finish(self, s: Horde) -> None:
        self.hear(s.events)
        self.gone = frozenset(unit for unit in self.cards if s.units[unit].zone == Zone.GONE)
        self.decks = [len(player.deck) for player in s.players]
        self.lost = s.lost
        self.won = s.vanquished or s.turn == s.challenge.last_turn  # HRD-ACH-29


def _was_hidden(event: Event) -> bool:
    """Whether nobody could know this before; token cards come from no pile."""
    if event.kind == "summoned":
        return not any(event.args["card"] == CARD_NAME[card.id] for card in CARDS if card.token)
    return event.kind not in _NO_MATTER


def begin(s: Horde) -> Course:
    """Watch a table from now on."""
    units = [unit for unit in (CASTLE, PORTAL, *s.front, *s.guard) if unit != NO_UNIT]
    s.events = []
    return Course(
        cards={unit: s.units[unit].card for unit in units},
        health={unit: health_of(s, unit) for unit in units},
        damage=dict.fromkeys(units, 0),
        to_castle=[0] * LANES,
        to_portal=[0] * LANES,
        standing=tuple(frozenset(pair) for pair in zip(s.front, s.guard, strict=True)),
        pillaged=[0] * len(s.players),
        decks=[len(player.deck) for player in s.players],
        destroyed=frozenset({PORTAL} if s.collapsing else ()),
    )
