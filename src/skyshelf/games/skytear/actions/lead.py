"""The Lead action: a card face down under the hero card. SKY-LEAD-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.unit import UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.rules.supply import top_card
from skyshelf.games.skytear.table.options import PickCard, PickWord, card_pick, unit_name
from skyshelf.games.skytear.table.state import UNKNOWN_TO_ALL, Lead, Skytear

FROM_DECK = PickWord(0, "deck")


@dataclass(slots=True)
class Leading(Frame):
    """Any card of the hand, or the top card of the deck unseen; or none after all. It costs no mana: SKY-MANA-08"""

    hero: UnitId
    seat: Seat

    def step(self, s: Skytear) -> None:
        deck = s.deck_of(self.seat)
        # Runes and costs do not matter. SKY-LEAD-03 SKY-LEAD-10
        options: list[Option] = [card_pick(card) for card in dict.fromkeys(s.players[self.seat].hand)]
        if deck.cards or deck.discard:
            options.append(FROM_DECK)  # SKY-LEAD-04
        options.append(DONE)  # SKY-Q-44
        s.ask(self.seat, "lead", options, "SKY-LEAD-01", unit_name(s, self.hero), True)

    def answer(self, s: Skytear, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, Stop):
            return
        if isinstance(option, PickCard):
            card, knower = option.pick, self.seat
            s.players[self.seat].hand.remove(card)
        else:
            seen = s.deck_of(self.seat)
            knower = seen.knower if seen.known else UNKNOWN_TO_ALL  # SKY-LEAD-05
            card = top_card(s, s.players[self.seat].deck)
            assert card != NO_CARD
        hero = s.edit(self.hero)
        hero.leads = (*hero.leads, Lead(card, knower))  # SKY-LEAD-11 SKY-Q-66
        # The others see that a card was led, and whence; not which. SKY-LEAD-02 SKY-LEAD-12
        public: dict[str, Arg] = {
            "who": WHO[self.seat],
            "hero": unit_name(s, self.hero),
            "from": "hand" if isinstance(option, PickCard) else "deck",
        }
        known: dict[str, Arg] = {**public, "card": CARDS[card].name}
        if knower != self.seat:  # the deck is the team's, and another of it has predicted: SKY-TEAM-24
            known["from"] = "mate"
        secrets = None if knower < 0 else {knower: known}
        s.events.append(Event("led", "SKY-LEAD-01", public, secrets))
