"""Sides that bring no pool to the competitive format choose their heroes before the draft. SKY-COMP-03 SKY-COMP-04"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import CARDS, HEROES
from skyshelf.games.skytear.deckbuilding.legality import SPARE_HEROES, budget_for, own_pile, points_of
from skyshelf.games.skytear.setup.draft import HeroDraft
from skyshelf.games.skytear.table.options import PickCard, PickWord, card_pick
from skyshelf.games.skytear.table.state import NO_SIDE, Skytear

REST = PickWord(0, "rest")
Chosen = tuple[tuple[CardId, ...], tuple[CardId, ...]]


def pool_size(s: Skytear) -> int:
    return s.field.heroes + SPARE_HEROES


def open_heroes(s: Skytear, chosen: tuple[CardId, ...]) -> list[CardId]:
    """Different heroes, each with its own pile; a team of the pool must still fit a budget. SKY-Q-136"""
    left = [hero.id for hero in HEROES.values() if hero.id not in chosen]
    if not s.rules.budget:
        return left
    return [hero for hero in left if _cheapest_team(s, (*chosen, hero)) <= budget_for(s.field.heroes)]


def _cheapest_team(s: Skytear, chosen: tuple[CardId, ...]) -> int:
    """What a team costs if the rest of the pool is as cheap as can be."""
    others = sorted(_cost(hero.id) for hero in HEROES.values() if hero.id not in chosen)
    pool = [*map(_cost, chosen), *others[: pool_size(s) - len(chosen)]]
    return sum(sorted(pool)[: s.field.heroes])


def _cost(hero: CardId) -> int:
    return points_of(own_pile(hero))


@dataclass(slots=True)
class ChoosePools(Frame):
    """South, then north, without seeing what the other one takes; then both pools lie open."""

    chosen: Chosen = ((), ())

    def step(self, s: Skytear) -> None:
        side = self._side(s)
        if side == NO_SIDE:
            self._open(s)
            return
        options: list[Option] = [REST, *[card_pick(hero) for hero in open_heroes(s, self.chosen[side])]]
        number = Phrase("skytear-pool-place", {"place": len(self.chosen[side]) + 1, "size": pool_size(s)})
        rule = "SKY-COMP-03" if s.field.heroes <= 4 else "SKY-COMP-04"
        s.ask(s.captain(side), "pool", options, rule, number)

    def _side(self, s: Skytear) -> int:
        """Who has heroes left to choose."""
        for side in (0, 1):
            if not s.rules.pools[side] and len(self.chosen[side]) < pool_size(s):
                return side
        return NO_SIDE

    def answer(self, s: Skytear, option: Option) -> None:
        side = self._side(s)
        mine = self.chosen[side]
        if isinstance(option, PickCard):
            mine = (*mine, option.pick)
        else:
            while len(mine) < pool_size(s):
                left = open_heroes(s, mine)
                mine = (*mine, left[s.draw(len(left))])
        s.frames[-1] = ChoosePools((mine, self.chosen[1]) if side == 0 else (self.chosen[0], mine))

    def _open(self, s: Skytear) -> None:
        s.frames.pop()
        below = s.frames[-1]
        assert isinstance(below, HeroDraft)
        brought = tuple(
            tuple(sorted(pile.hero for pile in s.rules.pools[side])) or tuple(sorted(self.chosen[side]))
            for side in (0, 1)
        )
        for side in (0, 1):
            if self.chosen[side]:
                heroes = _listed([CARDS[hero].name for hero in brought[side]])
                s.reveal("pool-chosen", "SKY-COMP-03", who=WHO[s.captain(side)], heroes=heroes)
        s.frames[-1] = HeroDraft(below.starters, below.own_pools, below.pools, (brought[0], brought[1]))

    def seen_by(self, s: object, seat: Seat | None) -> Frame:
        """How many heroes a side has is no secret, which ones is until both are done."""
        assert isinstance(s, Skytear)
        south, north = (
            mine if seat is not None and seat in s.rules.teams[side] else (NO_CARD,) * len(mine)
            for side, mine in enumerate(self.chosen)
        )
        return ChoosePools((south, north))


def dealt(s: Skytear, frame: ChoosePools) -> ChoosePools:
    """A choice that whoever does not see the pools must hold possible."""
    south, north = (_dealt(s, mine) for mine in frame.chosen)
    return ChoosePools((south, north))


def _dealt(s: Skytear, mine: Iterable[CardId]) -> tuple[CardId, ...]:
    found: tuple[CardId, ...] = ()
    for hero in mine:
        if hero == NO_CARD:
            left = open_heroes(s, found)
            hero = left[s.draw(len(left))]
        found = (*found, hero)
    return found


def _listed(names: list[Phrase]) -> Phrase:
    if len(names) == 1:
        return names[0]
    return Phrase("skytear-list", {"first": names[0], "rest": _listed(names[1:])})
