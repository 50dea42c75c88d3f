"""Master of the Horde: one first stage after another, each of a different outsider. HRD-ACH-31 HRD-ACH-32"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.challenges.challenge import note, trial_of
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import Horde


def first_stages() -> list[int]:
    return [card.id for card in CARDS if card.outsider and card.stage == 1 and card.is_first_edition]


def follow(s: Horde) -> bool:
    """An outsider was destroyed: another one follows, unless it was the last of so many; False if none does."""
    destroyed = trial_of(s).count + 1
    note(s, count=destroyed)
    if destroyed >= s.challenge.outsiders:
        return False
    s.push(NextOutsider())
    return True


@dataclass(slots=True)
class NextOutsider(Frame):
    """The players choose among the outsiders that they have not met. HRD-Q-61"""

    def step(self, s: Horde) -> None:
        met = trial_of(s).cards
        s.ask(
            s.lead(),
            "outsider",
            [card_pick(card) for card in first_stages() if card not in met],
            "HRD-ACH-31",
        )

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames.pop()
        note(s, cards=(*trial_of(s).cards, option.pick))
        s.pile.insert(0, option.pick)
        s.emit("next-stage", "HRD-ACH-31", card=CARD_NAME[option.pick])
