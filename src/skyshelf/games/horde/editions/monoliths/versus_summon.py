"""A horde player of the second edition summons: the wave from the hand, then the outsider pile. MON-VS-09 MON-Q-50"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.concealed import HordeMana, is_concealed
from skyshelf.games.horde.rules.face_down import lay_face_down
from skyshelf.games.horde.rules.place import free_lanes
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.summon import (
    comes_concealed,
    lanes_for,
    lanes_near,
    make_room,
    overflow,
    place_card,
    summon_from_pile,
    take_top,
)
from skyshelf.games.horde.rules.summon_in_full import resolve_arrivals
from skyshelf.games.horde.rules.supply import pay_horde_mana
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import LANE, PickLane, PlayCard, play_card
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.versus.options import HIDE, HideCard
from skyshelf.games.horde.versus.plans import HideFromHand
from skyshelf.games.horde.vocabulary.names import CardType, Side

CONCEAL_COST = 1  # MON-VS-13


@dataclass(slots=True)
class WaveFromHand(Frame):
    """As many cards as the wave says, as far as the hand goes; summoning itself costs nothing."""

    left: int
    rightmost: bool = False  # a text that summons names the lane, MON-Q-96
    of_text: bool = (
        False  # whatever waited before it goes on waiting: the text is resolved completely, MON-RES-10
    )

    def step(self, s: Horde) -> None:
        if not self.left or not s.horde_hand:  # MON-VS-10 MON-Q-49
            s.frames.pop()
            return
        s.ask(s.rules.horde_seat, "summon", self._options(s), "MON-VS-09", None, True)  # MON-VS-14

    def _options(self, s: Horde) -> list[Option]:
        """Where an enchantment has all cards come face down, that costs nothing."""
        lanes = self._lanes(s)
        hide: list[Option] = [HIDE[lane] for lane in lanes]
        if hide and comes_concealed(s, CARDS[s.horde_hand[0]]):
            return hide
        openly: list[Option] = [play_card(card, False) for card in dict.fromkeys(s.horde_hand)]
        return openly + hide if s.horde_mana >= CONCEAL_COST else openly

    def _lanes(self, s: Horde) -> list[Lane]:
        lanes = free_lanes(s, Side.HORDE)
        return lanes[-1:] if self.rightmost else lanes

    def answer(self, s: Horde, option: Option) -> None:
        s.frames[-1] = WaveFromHand(self.left - 1, self.rightmost, self.of_text)
        if isinstance(option, HideCard):  # MON-VS-34
            if not comes_concealed(s, CARDS[s.horde_hand[0]]):
                pay_horde_mana(s, CONCEAL_COST, "MON-VS-13")
            s.push(HideFromHand(option.lane, self.of_text))
            return
        assert isinstance(option, PlayCard)
        s.horde_hand.remove(option.card)
        who = WHO[s.rules.horde_seat]
        s.reveal("played", "MON-VS-09", who=who, card=CARD_NAME[option.card], mana=0)
        s.push(SummonInLane(option.card, tuple(self._lanes(s)) if self.rightmost else (), self.of_text))


def wave_of_text(number: int, rightmost: bool) -> WaveFromHand:
    """A card's text summons so many cards. MON-Q-96"""
    return WaveFromHand(number, rightmost, of_text=True)


@dataclass(slots=True)
class SummonInLane(Carrying):
    """A monster goes to any lane without monsters; spells and attachments need none. MON-VS-11 MON-LANE-10

    Where it could not engage the ally there, and two other lanes are equally near, it is one of them. MON-Q-23
    """

    card: CardId
    near: tuple[Lane, ...] = ()
    of_text: bool = False

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return (self.card,)

    def step(self, s: Horde) -> None:
        lanes = list(self.near) or free_lanes(s, Side.HORDE)
        if CARDS[self.card].type == CardType.MONSTER and lanes:
            options = [LANE[lane] for lane in lanes]
            s.ask(s.rules.horde_seat, "lane", options, "MON-VS-11", CARD_NAME[self.card])
        else:
            self._enter(s, NO_LANE)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        near = lanes_near(s, self.card, option.pick)
        if len(near) > 1:
            s.frames[-1] = SummonInLane(self.card, tuple(near), self.of_text)
        else:
            self._enter(s, option.pick)

    def _enter(self, s: Horde, lane: Lane) -> None:
        s.frames.pop()
        before = s.arrivals[:]
        unit = place_card(s, self.card, "MON-VS-11", chosen=lane)
        if unit == NO_UNIT:
            overflow(s, self.card)  # it gives its mana when it is really summoned, MON-Q-36
        else:
            s.push(HordeMana(self.card, unit))
        if self.of_text:
            resolve_arrivals(s, before)
        else:
            s.push(Settle())


def _openly_or_not(s: Horde, number: int, lanes: list[Lane]) -> list[Option]:
    """How a card comes that was not in the hand: openly to one of these lanes, or face down to any free one.

    Where an enchantment has all cards come face down, each of them needs a lane, and pays nothing for it.
    """
    card = CARDS[number]
    if comes_concealed(s, card):
        return [LANE[lane] for lane in free_lanes(s, Side.HORDE)]
    openly: list[Option] = [LANE[lane] for lane in lanes]
    if card.type != CardType.MONSTER:
        openly = [play_card(number, False)]
    if card.outsider or s.horde_mana < CONCEAL_COST:
        return openly
    return openly + [HIDE[lane] for lane in free_lanes(s, Side.HORDE)]


@dataclass(slots=True)
class CardOfText(Carrying):
    """A card that a text summons from elsewhere than the hand comes to a lane of choice, or face down. MON-Q-112

    It gives the horde player its mana in either case. MON-VS-15
    """

    card: CardId
    rule: str

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return (self.card,)

    def step(self, s: Horde) -> None:
        options = _openly_or_not(s, self.card, lanes_for(s, self.card))
        if options:
            s.ask(s.rules.horde_seat, "pile-lane", options, "MON-VS-11", CARD_NAME[self.card])
        else:
            self._summon(s, NO_LANE)

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, HideCard):
            s.frames.pop()
            pay_horde_mana(s, CONCEAL_COST, "MON-VS-13")
            lay_face_down(s, self.card, option.lane, "MON-VS-13")
        else:
            self._summon(s, option.pick if isinstance(option, PickLane) else NO_LANE)

    def _summon(self, s: Horde, lane: Lane) -> None:
        s.frames.pop()
        before = s.arrivals[:]
        unit = place_card(s, self.card, self.rule, chosen=lane)
        if unit == NO_UNIT:
            overflow(s, self.card)
        elif not is_concealed(s, unit):
            s.push(HordeMana(self.card, unit))
        resolve_arrivals(s, before)


@dataclass(slots=True)
class PileCard(Frame):
    """A card of the outsider pile comes to a lane of choice, or face down unless it is an outsider. MON-Q-50"""

    card: CardId
    near: tuple[Lane, ...] = ()  # as above, MON-Q-23

    def step(self, s: Horde) -> None:
        options = self._options(s)
        if options:
            s.ask(s.rules.horde_seat, "pile-lane", options, "MON-Q-50", CARD_NAME[self.card])
        else:
            self._summon(s, NO_LANE)

    def _options(self, s: Horde) -> list[Option]:
        card = CARDS[self.card]
        if self.near:
            return [LANE[lane] for lane in self.near]
        if card.line:  # MON-VS-12
            return [LANE[lane] for lane in make_room(s, len(card.line))]
        return _openly_or_not(s, self.card, free_lanes(s, Side.HORDE))

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, HideCard):
            pay_horde_mana(s, CONCEAL_COST, "MON-VS-13")
            s.frames[-1] = Settle()
            take_top(s.pile, self.card)
            lay_face_down(s, self.card, option.lane, "MON-VS-13")
            return
        lane = option.pick if isinstance(option, PickLane) else NO_LANE
        card = CARDS[self.card]
        # Face down it is nobody yet who could not engage.
        anywhere = lane == NO_LANE or card.line or comes_concealed(s, card)
        near = [] if anywhere else lanes_near(s, self.card, lane)
        if len(near) > 1:
            s.frames[-1] = PileCard(self.card, tuple(near))
        else:
            self._summon(s, lane)

    def _summon(self, s: Horde, lane: Lane) -> None:
        s.frames.pop()
        unit = summon_from_pile(s, self.card, "MON-HOR-04", lane)
        openly = unit != NO_UNIT and not is_concealed(s, unit)
        s.push(Settle(), *([HordeMana(self.card, unit)] if openly else []))
