"""The end of a turn, step by step, for all players. SKY-PHASE-05 SKY-END-11"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.ground import free_hexes
from skyshelf.games.skytear.rules.supply import discard_from_hand, draw_cards, share_out
from skyshelf.games.skytear.rules.victory import check_victory, time_is_up
from skyshelf.games.skytear.table.options import PickCard, PickHex, card_pick, hex_pick, place_name, unit_name
from skyshelf.games.skytear.table.state import HAND_LIMIT, Phase, Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Until

CARDS_PER_TURN = 2  # SKY-DRAW-03 SKY-END-03


def team_cards(seats: int, few: int, some: int, many: int) -> int:
    """The tables for three and more players. SKY-TEAM-16 SKY-TEAM-17 SKY-TEAM-18"""
    return few if seats <= 4 else some if seats <= 6 else many


@dataclass(slots=True)
class EndOfTurn(Frame):
    at: int = 0

    def step(self, s: Skytear) -> None:
        s.phase = Phase.END
        s.frames[-1] = EndOfTurn(self.at + 1)
        match self.at:
            case 0:
                clear_hero_cards(s)
            case 1:
                draw_for_turn(s)
            case 2:
                s.push(*[HandLimit(seat) for seat in first_seats(s.rules.seats)])
            case 3:
                for number, hero in numbered(s.heroes):  # SKY-END-06 SKY-STATE-08 SKY-COND-17
                    if hero.stance == Stance.EXHAUSTED:
                        s.edit(number).stance = Stance.READY
            case 4:
                self._next_turn(s)
            case _:
                s.frames.pop()

    def _next_turn(self, s: Skytear) -> None:
        """The counter goes up, and who is due comes back. SKY-END-07 SKY-END-08 SKY-MANA-07 SKY-PHASE-06"""
        if check_victory(s):
            return
        if s.turn == s.field.track:
            time_is_up(s)
            return
        s.turn += 1
        for board in s.boards:
            board.heroes_now = 0
        s.emit("turn", "SKY-END-07", turn=s.turn)
        due = [
            number
            for number, hero in numbered(s.heroes)
            if hero.stance == Stance.DEFEATED and hero.back_on <= s.turn
        ]
        # The first side places all of theirs before the other. SKY-STATE-19 SKY-END-12
        due.sort(key=lambda number: s.heroes[number].side != s.first)
        s.push(*[Returning(number) for number in due])


def clear_hero_cards(s: Skytear) -> None:
    """Cards on top of and under hero cards are discarded, and what lasts for the turn ends."""
    for number, hero in numbered(s.heroes):
        if hero.played or hero.leads:
            # They are there when the draw needs them, and the mana is free again. SKY-END-10 SKY-MANA-05
            pile = s.decks[s.players[hero.seat].deck].discard
            pile += [*hero.played, *[card for card, _ in hero.leads]]  # SKY-END-02 SKY-Q-63 SKY-Q-64 SKY-Q-65
            one = s.edit(number)
            one.played = ()
            one.leads = ()
    if s.edition.lasts_to_next_activation:  # SKY-Q-156
        s.mods = tuple(mod for mod in s.mods if mod.until == Until.ACTIVATION)
    else:
        s.mods = ()
        s.listeners = ()
    s.blocked = ()
    s.emit("hero-cards-cleared", "SKY-END-01")


def draw_for_turn(s: Skytear) -> None:
    """Before the hands are counted; teammates share. SKY-END-13 SKY-TEAM-19"""
    if s.rules.seats == 2:
        for seat in first_seats(2):
            draw_cards(s, seat, CARDS_PER_TURN, "SKY-END-03")
        return
    number = team_cards(s.rules.seats, 2, 3, 4)
    for side in (s.first, 1 - s.first):
        share_out(s, number, side, "SKY-TEAM-16")


@dataclass(slots=True)
class HandLimit(Frame):
    """At the end of the turn only; each player says which cards go. SKY-DRAW-09 SKY-DRAW-10 SKY-END-05
    For teammates it is the same. SKY-TEAM-25 SKY-Q-184
    """

    seat: Seat

    def step(self, s: Skytear) -> None:
        hand = s.players[self.seat].hand
        if len(hand) <= HAND_LIMIT:
            s.frames.pop()
            return
        s.ask(self.seat, "hand-limit", [card_pick(card) for card in dict.fromkeys(hand)], "SKY-END-04")

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickCard)
        discard_from_hand(s, self.seat, option.pick, "SKY-END-04")


@dataclass(slots=True)
class Returning(Frame):
    """A defeated hero comes back with full HP, Ready, as near to its nexus as possible.
    It is there for the turn whose row it lay on. SKY-STATE-16
    """

    hero: UnitId

    def step(self, s: Skytear) -> None:
        hero = s.heroes[self.hero]
        places = near_nexus(s, hero.side)  # SKY-Q-50
        s.ask(
            hero.seat, "return", [hex_pick(s, at) for at in places], "SKY-STATE-17", unit_name(s, self.hero)
        )

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickHex)
        s.frames.pop()
        hero = s.edit(self.hero)
        hero.hex = option.pick
        hero.hp = hero_card(hero.card).hp  # SKY-STATE-21 SKY-Q-45
        hero.stance = Stance.READY  # SKY-STATE-18
        hero.conditions = 0
        s.listeners = tuple(one for one in s.listeners if one.hero != self.hero)
        s.emit("returned", "SKY-STATE-15", unit=unit_name(s, self.hero), hex=place_name(s, option.pick))


def near_nexus(s: Skytear, side: int) -> list[HexId]:
    """The nearest hexes that are legal to stop on."""
    free = free_hexes(s)
    for ring in s.field.within[s.field.nexus[side]]:
        if free & ring:
            return bits(free & ring)
    raise AssertionError("the battlefield is never full")
