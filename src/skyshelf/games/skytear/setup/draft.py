"""Drafting factions and heroes; four for each side of two lanes. SKY-DRAFT-04 SKY-DRAFT-05 SKY-META-17"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, hero_card
from skyshelf.games.skytear.setup.form_decks import BuildDecks, affordable
from skyshelf.games.skytear.table.options import PickCard, PickFaction, card_pick
from skyshelf.games.skytear.table.state import Hero, Skytear
from skyshelf.games.skytear.vocabulary.names import Faction

# Two of each faction. SKY-CMP-01 SKY-CMP-06 SKY-FAC-07 SKY-Q-151
STARTERS = ("sakoshi", "yami", "corjof", "gulbjarn", "cotlic", "tlakali", "haburat", "akhuti")


def take_hero(s: Skytear, side: int, card: CardId) -> None:
    """Teammates get heroes in turn, each with its HP and its own tokens; a team of one has them all. SKY-SET-11"""
    team = s.rules.teams[side]
    place = sum(hero.side == side for hero in s.heroes) % len(team)  # SKY-TEAM-02 SKY-Q-129
    s.heroes.append(Hero(card, side, team[place], OFF, hero_card(card).hp))  # SKY-SET-12 SKY-SET-13


_FACTION_RULES = ("SKY-SET-05", "SKY-SET-06", "SKY-SET-06", "SKY-SET-07")  # of the picks, one after the other


@dataclass(slots=True)
class FactionDraft(Frame):
    """The first side picks one faction, the second two, the first gets the last. SKY-SET-05 SKY-SET-06 SKY-SET-07

    So a team has heroes of two factions: SKY-FAC-09.
    `taken` are the factions in the order of the picks.
    """

    taken: tuple[int, ...] = ()

    def step(self, s: Skytear) -> None:
        if len(self.taken) == len(Faction):
            first = (self.taken[0], self.taken[3])
            s.frames.pop()
            below = s.frames[-1]
            assert isinstance(below, HeroDraft)
            pools = (first, self.taken[1:3]) if s.first == 0 else (self.taken[1:3], first)
            s.frames[-1] = HeroDraft(below.starters, below.own_pools, pools)
            return
        left = [PickFaction(faction) for faction in Faction if faction not in self.taken]
        side = faction_order(s.first)[len(self.taken)]
        s.ask(s.captain(side), "faction", left, _FACTION_RULES[len(self.taken)])

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickFaction)
        side = faction_order(s.first)[len(self.taken)]
        faction = Faction(option.pick).phrase()
        s.emit("faction-drafted", _FACTION_RULES[len(self.taken)], who=WHO[s.captain(side)], faction=faction)
        s.frames[-1] = FactionDraft((*self.taken, option.pick))


def faction_order(first: int) -> tuple[int, ...]:
    """The sides in the order in which they pick factions. SKY-SET-05 SKY-SET-06 SKY-SET-07"""
    return (first, 1 - first, 1 - first, first)


def draft_order(heroes: int, first: int) -> list[int]:
    """One, two, two, ..., one: both sides get the same number. SKY-DRAFT-07 SKY-DRAFT-08 SKY-DRAFT-09"""
    order = [first]
    side = 1 - first
    while len(order) < 2 * heroes - 1:
        order += [side, side]
        side = 1 - side
    return [*order[: 2 * heroes - 1], order_last(order, heroes, first)]


def order_last(order: list[int], heroes: int, first: int) -> int:
    """Whoever has one hero fewer."""
    picks = order[: 2 * heroes - 1]
    return first if picks.count(first) < heroes else 1 - first


@dataclass(slots=True)
class HeroDraft(Frame):
    """Heroes one by one; with starters the heroes of the box come with their factions. SKY-SET-08 SKY-SET-09

    `pools` are the factions of south and north; in the competitive format each side has a pool of its own, `brought`.
    """

    starters: bool = False
    own_pools: bool = False
    pools: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    brought: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())

    def step(self, s: Skytear) -> None:
        if self.starters and s.field.heroes == len(STARTERS) // 2:
            for side in (s.first, 1 - s.first):
                for slug in STARTERS:
                    if HEROES[slug].faction in self.pools[side]:
                        take_hero(s, side, HEROES[slug].id)
            self._done(s)
            return
        order = draft_order(s.field.heroes, s.first)  # SKY-LANE3-06 SKY-Q-133 SKY-Q-186
        if len(s.heroes) == len(order):
            self._done(s)
            return
        side = order[len(s.heroes)]
        team = s.rules.teams[side]
        seat = team[sum(hero.side == side for hero in s.heroes) % len(team)]
        options = [card_pick(card) for card in self.left(s, side)]  # SKY-COMP-14
        s.ask(seat, "hero", options, "SKY-DRAFT-06")

    def _done(self, s: Skytear) -> None:
        s.frames.pop()
        if s.rules.building:
            s.push(BuildDecks(self.pools))

    def left(self, s: Skytear, side: int) -> list[CardId]:
        """The heroes that a side may draft now. SKY-COMP-10"""
        heroes = self.brought[side] or [card.id for card in HEROES.values()]
        return affordable(s, side, [hero for hero in heroes if not self.closed(s, side, hero)])

    def closed(self, s: Skytear, side: int, hero: CardId) -> tuple[str, Phrase] | None:
        """What keeps a side from a hero, points aside: own factions only, and nobody twice.

        With pools of their own both sides may have the same hero. SKY-DRAFT-06 SKY-COMP-15 SKY-Q-134 SKY-Q-135
        """
        if self.brought[side] and hero not in self.brought[side]:
            return "SKY-COMP-09", Phrase("skytear-draft-not-in-pool")
        for other in s.heroes:
            if other.card == hero and (other.side == side or not self.own_pools):
                return "SKY-DRAFT-06", Phrase("skytear-draft-taken", {"who": WHO[other.seat]})
        faction = hero_card(hero).faction
        if not self.own_pools and faction not in self.pools[side]:
            return "SKY-DRAFT-06", Phrase("skytear-draft-faction", {"faction": faction.phrase()})
        return None

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickCard)
        side = draft_order(s.field.heroes, s.first)[len(s.heroes)]
        take_hero(s, side, option.pick)
        s.emit("hero-drafted", "SKY-DRAFT-06", who=WHO[s.heroes[-1].seat], hero=CARDS[option.pick].name)
