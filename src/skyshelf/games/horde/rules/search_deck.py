"""Looking through the top cards of a deck for one to draw."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.run import report
from skyshelf.effects.verbs.supplies import DrawAmong
from skyshelf.engine.option import Option
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.meaning.cards_out_of_play import card_fits
from skyshelf.games.horde.rules.supply import draw_card
from skyshelf.games.horde.table.holding import Holding
from skyshelf.games.horde.table.options import PickCard, card_pick
from skyshelf.games.horde.table.state import Horde

Step = tuple[int, int, int, int]  # the card, ability, block and number of a step of text


@dataclass(slots=True)
class LookThrough(Holding):
    """One of the cards that fit is drawn."""

    text: Step = (0, 0, 0, 0)

    def step(self, s: Horde) -> None:
        card, ability, block, at = self.text
        op = LANGUAGE.texts[card][ability][block][at]
        assert isinstance(op, DrawAmong)
        fitting = sorted({number for number in self.cards if card_fits(CARDS[number], op.what)})
        if fitting:
            options = [card_pick(number) for number in fitting]
            s.ask(self.seat, "fetch", options, CARDS[card].code, CARD_NAME[card])
        else:
            s.frames[-1] = LayDown(self.seat, self.cards, card)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        left = list(self.cards)
        left.remove(option.pick)
        s.frames[-1] = LayDown(self.seat, (option.pick, *left), self.text[0], draws=True)


@dataclass(slots=True)
class LayDown(Holding):
    """The others go to the bottom of the deck in the order chosen, the last one lowest; the first one is drawn."""

    source: int = 0
    draws: bool = False

    def step(self, s: Horde) -> None:
        kinds = sorted(set(self.cards[self.draws :]))
        if len(kinds) < 2:
            self._finish(s)
            return
        options = [*[card_pick(card) for card in kinds], DONE]
        s.ask(self.seat, "bottom", options, CARDS[self.source].code, CARD_NAME[self.source])

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, Stop):
            self._finish(s)
            return
        assert isinstance(option, PickCard)
        left = list(self.cards)
        del left[left.index(option.pick, self.draws)]
        s.players[self.seat].deck.insert(0, option.pick)
        s.frames[-1] = self.with_cards(tuple(left))

    def _finish(self, s: Horde) -> None:
        s.frames.pop()
        deck = s.players[self.seat].deck
        deck[:0] = self.cards[self.draws :][::-1]
        if self.draws:
            deck.append(self.cards[0])
            draw_card(s, self.seat, CARDS[self.source].code)
        report(s, count=int(self.draws), done=self.draws)
