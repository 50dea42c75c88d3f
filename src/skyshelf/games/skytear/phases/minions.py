"""The Minions Phase: every control token, from the lowest number to the highest. SKY-MNP-01 SKY-MNP-02"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import joined
from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.rules.control import base_control, lead_heroes, lead_value, seen_from
from skyshelf.games.skytear.rules.lane_steps import AdvanceToken, LaneDamage, Reposition, SpawnMinions
from skyshelf.games.skytear.rules.outsider import Calling
from skyshelf.games.skytear.rules.victory import check_after_tokens, check_victory
from skyshelf.games.skytear.table.options import PickLead, unit_name, unit_text
from skyshelf.games.skytear.table.state import NO_DOME, NO_SIDE, REVEALED, Lead, Phase, Skytear


@dataclass(slots=True)
class MinionsPhase(Frame):
    """Lanes by their numbers, then domes; `lanes` and `domes` are those still to come."""

    lanes: tuple[int, ...]
    domes: tuple[int, ...]

    def step(self, s: Skytear) -> None:
        if self.lanes:
            lane = min(self.lanes, key=lambda one: s.numbers[one])  # SKY-MNP-07
            group = merged(s, lane, self.lanes)
            s.frames[-1] = MinionsPhase(tuple(one for one in self.lanes if one not in group), self.domes)
            s.push(Contest(group, NO_DOME))  # SKY-MNP-05 SKY-MNP-06 SKY-PHASE-04
        elif self.domes:
            s.frames[-1] = MinionsPhase((), self.domes[1:])
            s.push(Contest((), self.domes[0]))  # SKY-Q-02
        else:
            s.frames.pop()
            check_after_tokens(s)


def begin_minions_phase(s: Skytear) -> MinionsPhase:
    s.phase = Phase.MINIONS
    for board in s.boards:
        board.won_now = 0
    return MinionsPhase(tuple(range(len(s.tokens))), tuple(range(len(s.field.domes))))


def merged(s: Skytear, lane: int, lanes: tuple[int, ...]) -> tuple[int, ...]:
    """On three lanes, all tokens that one nexus sees are settled together. SKY-LANE3-02 SKY-LOS-19 SKY-Q-137"""
    if len(s.field.lanes) < 3:
        return (lane,)
    group = {lane}
    for nexus in s.field.nexus:
        seen = [one for one in lanes if s.field.sight[nexus] >> s.tokens[one] & 1]
        if lane in seen:
            group |= set(seen)
    return tuple(sorted(group, key=lambda one: s.numbers[one]))


@dataclass(slots=True)
class Contest(Frame):
    """One token, or several merged ones: Lead cards, the winner, and what follows. SKY-MNP-03 SKY-MNP-04

    `leads` are what each side adds; the first side chooses first. SKY-Q-99
    """

    lanes: tuple[int, ...]
    dome: int
    leads: tuple[int, ...] = ()
    leaders: tuple[UnitId, ...] = ()  # the heroes whose Lead cards these are, or NO_UNIT

    def step(self, s: Skytear) -> None:
        tokens = self._tokens(s)
        if not self.leads:
            reveal_leads(s, tokens)
        if len(self.leads) < 2:
            side = s.first if not self.leads else 1 - s.first
            options = lead_options(s, side, tokens)
            if not options:
                self._adds(s, 0, NO_UNIT)
                return
            s.ask(s.captain(side), "use-lead", [*options, DONE], "SKY-CTRL-06", self._score(s, tokens))
            return
        self._settle(s, tokens)

    def answer(self, s: Skytear, option: Option) -> None:
        """At most one for each team; none is allowed. SKY-CTRL-07 SKY-CTRL-08 SKY-Q-100 SKY-Q-126"""
        if isinstance(option, Stop):
            self._adds(s, 0, NO_UNIT)
            return
        assert isinstance(option, PickLead)
        side = SIDES[s.heroes[option.hero].side]
        s.emit("lead-used", "SKY-CTRL-06", card=CARDS[option.pick].name, side=side, number=option.value)
        self._adds(s, option.value, option.hero)

    def _adds(self, s: Skytear, number: int, hero: UnitId) -> None:
        leads, leaders = (*self.leads, number), (*self.leaders, hero)
        s.frames[-1] = Contest(self.lanes, self.dome, leads, leaders)

    def _tokens(self, s: Skytear) -> tuple[int, ...]:
        if self.lanes:
            return tuple(s.tokens[lane] for lane in self.lanes)
        return (s.field.domes[self.dome].control,)

    def _name(self, s: Skytear) -> Phrase:
        """Merged tokens are settled for all their lanes. SKY-LANE3-02"""
        if not self.lanes:
            return Phrase(f"skytear-dome-{s.field.domes[self.dome].name}")
        names = [Phrase(f"skytear-lane-{s.field.lanes[lane].name}") for lane in self.lanes]
        return joined(names, "skytear-lanes")

    def _score(self, s: Skytear, tokens: tuple[int, ...]) -> Phrase:
        """How it stands before the Lead card that is asked for."""
        control = [base_control(s, side, tokens) for side in (0, 1)]
        for side, lead in zip((s.first, 1 - s.first), self.leads, strict=False):
            control[side] += lead
        return Phrase("skytear-scored", {"where": self._name(s), "south": control[0], "north": control[1]})

    def _settle(self, s: Skytear, tokens: tuple[int, ...]) -> None:
        first = base_control(s, s.first, tokens) + self.leads[0]
        second = base_control(s, 1 - s.first, tokens) + self.leads[1]
        winner = NO_SIDE if first == second else s.first if first > second else 1 - s.first
        margin = abs(first - second)
        s.frames.pop()
        s.emit(
            "contest",
            "SKY-CTRL-11",
            where=self._name(s),
            south=first if s.first == 0 else second,
            north=second if s.first == 0 else first,
        )
        if winner != NO_SIDE:
            board = s.boards[winner]
            board.tokens_won += len(tokens)
            board.won_now += len(tokens)
            board.domes_won += self.dome != NO_DOME
            if check_victory(s):
                return
        if self.dome != NO_DOME:
            if winner != NO_SIDE:  # no damage, no minions: SKY-OUTA-09 SKY-DMG-12 SKY-SPN-09
                s.push(Calling(self.dome, winner))
            return
        if winner == NO_SIDE:
            # Nobody wins, nothing moves. SKY-CTRL-12 SKY-DMG-13 SKY-ADV-12 SKY-Q-112
            # But both spawn. SKY-SPN-04
            order = (s.first, 1 - s.first)
            if not s.edition.first_side_spawns_first:
                order = order[::-1]  # SKY-SPN-03 SKY-Q-183
            s.push(*[SpawnMinions(lane, side) for lane in self.lanes for side in order])
            return
        loser = 1 - winner
        leader = self.leaders[0 if winner == s.first else 1]
        after: list[Frame] = [LaneDamage(self.lanes, winner, margin, author(s, winner, tokens, leader))]
        for lane in self.lanes:  # SKY-PLC-01 SKY-PLC-02 SKY-SPN-01 SKY-SPN-02
            after += [AdvanceToken(lane, winner, margin), Reposition(lane, winner), Reposition(lane, loser)]
        for lane in self.lanes:
            after += [SpawnMinions(lane, winner), SpawnMinions(lane, loser)]
        s.push(*after)


def author(s: Skytear, side: int, tokens: tuple[int, ...], leader: UnitId) -> Seat:
    """The player who won a token for a side: whose Lead card counted, else who has most heroes that see it.

    Seating decides between equals. SKY-Q-185
    """
    if leader != NO_UNIT:
        return s.heroes[leader].seat
    mask = seen_from(s, tokens)
    there = [hero.seat for hero in s.heroes if hero.side == side and hero.hex >= 0 and mask >> hero.hex & 1]
    return max(s.rules.teams[side], key=there.count)


def reveal_leads(s: Skytear, tokens: tuple[int, ...]) -> None:
    """Those under heroes that see a token. SKY-LEAD-06"""
    for side in (0, 1):
        for hero in lead_heroes(s, side, tokens):
            leads = s.heroes[hero].leads
            for card, knower in leads:
                if knower != REVEALED:
                    s.reveal(
                        "lead-revealed",
                        "SKY-CTRL-05",
                        hero=unit_name(s, hero),
                        card=CARDS[card].name,
                    )
            s.edit(hero).leads = tuple(Lead(card, REVEALED) for card, _ in leads)


def lead_options(s: Skytear, side: int, tokens: tuple[int, ...]) -> list[PickLead]:
    """The highest first."""
    found = [
        PickLead(card, hero, lead_value(s, hero, card), unit_text(s, hero))
        for hero in lead_heroes(s, side, tokens)
        for card, _ in dict.fromkeys(s.heroes[hero].leads)
    ]
    return sorted(found, key=lambda one: -one.value)
