"""Cards and mana."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.run import Run
from skyshelf.effects.select import Target
from skyshelf.effects.targets import pick
from skyshelf.engine.event import Event as Happened
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE
from skyshelf.games.skytear.rules.supply import draw_cards, top_card
from skyshelf.games.skytear.table.options import PickCard, card_pick, unit_name
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.pointers import about


@dataclass(frozen=True, slots=True)
class Draw(Op):
    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-draw", {"cards": self.cards})


@LANGUAGE.does(Draw)
def _draw(s: Skytear, run: Run, op: Draw) -> None:
    run.next(s)
    draw_cards(s, run.scope.seat, op.cards, "SKY-DRAW-07")


@dataclass(frozen=True, slots=True)
class Predict(Op):
    """See the topmost cards, discard some, put the rest back in any order. SKY-EFX-20 SKY-EFX-21 SKY-EFX-22"""

    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-predict", {"cards": self.cards})


@LANGUAGE.does(Predict)
def _predict(s: Skytear, run: Run, op: Predict) -> None:
    run.next(s)
    s.push(Predicting(run.scope.seat, op.cards))


@dataclass(slots=True)
class Predicting(Frame):
    """In secret: see the top cards, discard any, put the rest back in any order. SKY-EFX-20 SKY-EFX-21 SKY-EFX-22

    `seen` are those still to be dealt with, `kept` those that go back, the topmost last.
    """

    seat: Seat
    number: int
    seen: tuple[CardId, ...] | None = None
    kept: tuple[CardId, ...] = ()
    ordering: bool = False

    def step(self, s: Skytear) -> None:
        if self.seen is None:
            self._look(s)
        elif not self.seen:
            self._back(s)
        elif not self.ordering:
            options: list[Option] = [NO_MORE, *[card_pick(card) for card in dict.fromkeys(self.seen)]]
            s.ask(self.seat, "predict", options, "SKY-EFX-21", None, True)
        else:
            options = [card_pick(card) for card in dict.fromkeys(self.seen)]
            # Two cards alike leave nothing to choose, but silence would tell that they are.
            s.ask(self.seat, "predict-order", options, "SKY-EFX-22", None, len(self.seen) > 1)

    def _look(self, s: Skytear) -> None:
        """Only an empty deck is renewed first. SKY-Q-58"""
        number = s.players[self.seat].deck
        deck = s.decks[number]
        if not deck.cards and deck.discard:
            card = top_card(s, number)
            deck.cards.append(card)
        count = min(self.number, len(deck.cards))
        seen = tuple(deck.cards.pop() for _ in range(count))
        deck.known = max(0, deck.known - count)
        public: dict[str, Arg] = {"who": WHO[self.seat], "number": count}
        s.events.append(Happened("predicts", "SKY-EFX-20", public, None, True))
        s.frames[-1] = Predicting(self.seat, self.number, seen)

    def answer(self, s: Skytear, option: Option) -> None:
        assert self.seen is not None
        if not isinstance(option, PickCard):
            s.frames[-1] = Predicting(self.seat, self.number, self.seen, self.kept, True)
            return
        rest = list(self.seen)
        rest.remove(option.pick)
        if self.ordering:  # named from the bottom up: the last one named is on top
            s.frames[-1] = Predicting(self.seat, self.number, tuple(rest), (*self.kept, option.pick), True)
            return
        s.deck_of(self.seat).discard.append(option.pick)
        s.reveal("discarded", "SKY-EFX-21", who=WHO[self.seat], card=CARDS[option.pick].name)
        s.frames[-1] = Predicting(self.seat, self.number, tuple(rest), self.kept)

    def _back(self, s: Skytear) -> None:
        s.frames.pop()
        deck = s.deck_of(self.seat)
        deck.cards += self.kept
        if deck.knower not in (self.seat, NOBODY):
            deck.known = 0
        deck.known += len(self.kept)
        deck.knower = self.seat

    def seen_by(self, s: object, seat: Seat | None) -> Frame:
        """Others see how many cards are looked at."""
        if seat == self.seat or self.seen is None:
            return self
        return Predicting(
            self.seat,
            self.number,
            (NO_CARD,) * len(self.seen),
            (NO_CARD,) * len(self.kept),
            self.ordering,
        )


@dataclass(frozen=True, slots=True)
class Burn(Op):
    """Cards of its owner's deck lie on a hero card without effect and count as spent mana."""

    cards: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-burn", {"cards": self.cards, "who": self.who.phrase()})


@LANGUAGE.does(Burn)
def _burn(s: Skytear, run: Run, op: Burn) -> None:
    """From the deck of the hero's owner, face up onto the hero card."""
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    for unit in who:
        if not s.is_hero(unit) or s.heroes[unit].hex < 0:
            continue
        for _ in range(op.cards):
            card = top_card(s, s.players[s.heroes[unit].seat].deck)
            if card == NO_CARD:
                break
            hero = s.edit(unit)
            hero.played = (*hero.played, card)
            s.reveal("burned", "SKY-MANA-03", unit=unit_name(s, unit), card=CARDS[card].name)


@dataclass(frozen=True, slots=True)
class Refresh(Op):
    """Cards leave the top of the caster's hero card; it gets their mana back. SKY-MANA-04"""

    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-refresh", {"cards": self.cards})


@LANGUAGE.does(Refresh)
def _refresh(s: Skytear, run: Run, op: Refresh) -> None:
    hero = run.scope.source
    played = s.heroes[hero].played
    if not played:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "refresh", [card_pick(card) for card in dict.fromkeys(played)])
        return
    card = CardId(run.picked[0])
    run.next(s)
    left = list(played)
    left.remove(card)
    s.edit(hero).played = tuple(left)
    s.decks[s.players[s.heroes[hero].seat].deck].discard.append(card)  # SKY-MANA-04
    s.emit("refreshed", "SKY-MANA-04", unit=unit_name(s, hero), card=CARDS[card].name)


@LANGUAGE.pays(Refresh)
def _can_refresh(s: Skytear, run: Run, op: Refresh) -> bool:
    return bool(s.heroes[run.scope.source].played)
