"""What the horde player does unseen: planning treachery, laying cards face down, changing their places."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.concealed import change_places, concealed_units
from skyshelf.games.horde.rules.face_down import lay_face_down
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.summon import comes_concealed, enchantment_code
from skyshelf.games.horde.rules.supply import draw_horde_card
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.versus.options import ChangePlaces


def hand_picks(s: Horde) -> list[Option]:
    return [card_pick(card) for card in dict.fromkeys(s.horde_hand)]


@dataclass(slots=True)
class Planning(Frame):
    """A horde card is drawn; then one from the hand may go on top of the horde deck. HRD-VS-21 HRD-VS-22"""

    drawn: bool = False

    def step(self, s: Horde) -> None:
        if not self.drawn:
            s.frames[-1] = Planning(True)
            draw_horde_card(s, "HRD-VS-21")  # MON-VS-25
            return
        # Asked even with nothing to choose from: silence would tell what the hand holds.
        s.ask(s.rules.horde_seat, "plan", [*hand_picks(s), DONE], "HRD-VS-22", None, True)

    def answer(self, s: Horde, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, Stop):
            return
        assert isinstance(option, PickCard)
        s.horde_hand.remove(option.pick)  # MON-VS-26
        s.horde_deck.append(option.pick)
        s.foreseen += 1
        seat = s.rules.horde_seat
        public: dict[str, Arg] = {"who": WHO[seat]}
        secrets = {seat: {**public, "card": CARD_NAME[option.pick]}}
        s.events.append(Event("planned", s.cited("HRD-VS-22"), public, secrets))


@dataclass(slots=True)
class HideFromHand(Frame):
    """Which card of the hand goes face down to the lane. HRD-VS-24 HRD-VS-25"""

    lane: Lane
    of_text: bool = False  # which goes on then, before anything that waits

    def step(self, s: Horde) -> None:
        s.ask(s.rules.horde_seat, "hide", hand_picks(s), "HRD-VS-25", None, True)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames.pop()
        if not self.of_text:
            s.push(Settle())
        s.horde_hand.remove(option.pick)
        by_itself = comes_concealed(s, CARDS[option.pick])
        lay_face_down(s, option.pick, self.lane, enchantment_code(s) if by_itself else "HRD-VS-24")


@dataclass(slots=True)
class ChangingPlaces(Frame):
    """Concealed cards change places, two at a time; others see only that it may have happened. HRD-VS-32 MON-VS-29"""

    def step(self, s: Horde) -> None:
        lanes = [s.units[unit].lane for unit in concealed_units(s)]
        pairs = [ChangePlaces(one, two) for at, one in enumerate(lanes) for two in lanes[at + 1 :]]
        s.ask(s.rules.horde_seat, "rearrange", [*pairs, DONE], "HRD-VS-32", None, True)

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, Stop):
            s.frames.pop()
            s.emit("rearranged", "HRD-VS-32", who=WHO[s.rules.horde_seat])
            return
        assert isinstance(option, ChangePlaces)
        one, two = s.front[option.one], s.front[option.two]
        change_places(s, [one, two], [two, one])
