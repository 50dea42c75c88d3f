"""Cards that only one player sees, or nobody."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import enumerated
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE as NO_MORE
from skyshelf.effects.options import NUMBERS, Pick, Stop
from skyshelf.effects.run import Run, TextStep, report
from skyshelf.effects.select import Cards
from skyshelf.engine.event import Event as Happened
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.supply import draw_card, next_horde_card, renew_horde_deck
from skyshelf.games.horde.rules.supply import pillage as pillage_decks
from skyshelf.games.horde.table.holding import Holding
from skyshelf.games.horde.table.options import SEAT, PickCard, PickType, card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import CardType, Guessed, Side, Who
from skyshelf.games.horde.vocabulary.piles import card_fits


@dataclass(frozen=True, slots=True)
class LookAtTop(Op):
    """See the top card of a deck in secret; "that player" is then the one whose deck it is."""

    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        return Phrase(f"effects-look-{self.who.name.lower()}")


def look_at_top() -> LookAtTop:
    """Of any alliance deck."""
    return LookAtTop()


@LANGUAGE.does(LookAtTop)
def _look_at_top(s: Horde, run: Run, op: LookAtTop) -> None:
    """Only who looks learns the card; the text goes on with the seat whose deck it is."""
    seats = [run.scope.seat] if op.who == Who.YOU else list(s.rules.alliance)
    if len(seats) > 1 and not run.picked:
        run.asks(s, run.scope.seat, "player", [SEAT[seat] for seat in seats])
        return
    seat = run.picked[0] if run.picked else seats[0]
    public: dict[str, Arg] = {"who": WHO[run.scope.seat], "whose": WHO[seat]}
    secret: dict[str, Arg] = {**public, "card": CARD_NAME[s.players[seat].deck[-1]]}
    s.events.append(Happened("looked", s.card_code(run.scope.card), public, {run.scope.seat: secret}, True))
    run.next(s, count=seat)


@dataclass(frozen=True, slots=True)
class DrawAmong(Op):
    """Draw one such card among the top cards of the own deck; the others go to its bottom in any order."""

    number: int
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-draw-among", {"number": self.number, "what": self.what.phrase()})


def draw_among(number: int, what: Cards) -> DrawAmong:
    """One of the top cards of the own deck; the others go to its bottom."""
    return DrawAmong(number, what)


@LANGUAGE.does(DrawAmong)
def _draw_among(s: Horde, run: Run, op: DrawAmong) -> None:
    """Only the player sees the cards."""
    scope = run.scope
    player = s.players[scope.seat]
    cards = tuple(player.deck.pop() for _ in range(min(op.number, len(player.deck))))
    player.laid = 0  # what everybody saw go down will not lie at the bottom any more
    if cards:  # whoever has seen them cannot take it back
        public: dict[str, Arg] = {"who": WHO[scope.seat], "number": len(cards)}
        # All of them, before the choice, which offers only those that fit.
        seen = {**public, "cards": enumerated([CARD_NAME[card] for card in cards], "effects-and")}
        s.events.append(Happened("looked-through", s.card_code(scope.card), public, {scope.seat: seen}, True))
    run.next(s)
    s.push(LookThrough(scope.seat, cards, run.here()))


_UNKNOWN = TextStep(0, 0, 0, 0)


@dataclass(slots=True)
class LookThrough(Holding):
    """One of the cards that fit is drawn."""

    text: TextStep = _UNKNOWN

    def step(self, s: Horde) -> None:
        card, ability, block, at = self.text
        op = LANGUAGE.texts[card][ability][block][at]
        assert isinstance(op, DrawAmong)
        fitting = sorted({number for number in self.cards if card_fits(CARDS[number], op.what)})
        if fitting:
            options = [card_pick(number) for number in fitting]
            # Asked even for one kind: going on in silence would tell others what the player saw.
            s.ask(self.seat, "fetch", options, CARDS[card].code, CARD_NAME[card], s.seats() > 1)
        else:
            s.frames[-1] = LayDown(self.seat, self.cards, card)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickCard)
        left = list(self.cards)
        left.remove(option.pick)
        s.frames[-1] = LayDown(self.seat, (option.pick, *left), self.text.card, draws=True)


@dataclass(slots=True)
class LayDown(Holding):
    """The others go to the bottom of the deck in the order chosen, the last one lowest; the first one is drawn."""

    source: int = 0
    draws: bool = False

    def step(self, s: Horde) -> None:
        left = self.cards[self.draws :]
        if len(left) < 2:
            self._finish(s)
            return
        kinds = sorted(set(left))
        options = [*[card_pick(card) for card in kinds if len(kinds) > 1], NO_MORE]
        # Equal cards are asked for as well: going on in silence would tell others that they are equal.
        s.ask(self.seat, "bottom", options, CARDS[self.source].code, CARD_NAME[self.source], s.seats() > 1)

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
            draw_card(s, self.seat, CARDS[self.source].code, seen=True)
        report(s, count=int(self.draws), done=self.draws)


@dataclass(frozen=True, slots=True)
class LookAtHordeDeck(Op):
    """See the top card of the horde deck in secret."""

    def phrase(self) -> Phrase:
        return Phrase("effects-look-horde")


def look_at_horde_deck() -> LookAtHordeDeck:
    return LookAtHordeDeck()


@LANGUAGE.does(LookAtHordeDeck)
def _look_at_horde_deck(s: Horde, run: Run, op: LookAtHordeDeck) -> None:
    """Only who looks learns the card."""
    renew_horde_deck(s)
    if s.horde_deck:
        public: dict[str, Arg] = {"who": WHO[run.scope.seat]}
        secret: dict[str, Arg] = {**public, "card": CARD_NAME[s.horde_deck[-1]]}
        s.events.append(
            Happened("looked-horde", s.card_code(run.scope.card), public, {run.scope.seat: secret}, True)
        )
    run.next(s, done=bool(s.horde_deck))


@dataclass(frozen=True, slots=True)
class DiscardHordeCard(Op):
    """The top card of the horde deck."""

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-horde")


def discard_horde_card() -> DiscardHordeCard:
    """The top card of the horde deck."""
    return DiscardHordeCard()


@LANGUAGE.does(DiscardHordeCard)
def _discard_horde_card(s: Horde, run: Run, op: DiscardHordeCard) -> None:
    card = next_horde_card(s)
    if card != NO_CARD:
        s.horde_discard.append(card)
        s.reveal("horde-card-discarded", s.card_code(run.scope.card), card=CARD_NAME[card])
    run.next(s, done=card != NO_CARD)


@LANGUAGE.pays(DiscardHordeCard)
def _can_discard_horde_card(s: Horde, run: Run, op: DiscardHordeCard) -> bool:
    return bool(s.horde_deck or s.horde_discard)


@dataclass(frozen=True, slots=True)
class Guess(Op):
    """One alliance player names a property of the top card of the own deck, then each deck loses its top card."""

    about: Guessed

    def phrase(self) -> Phrase:
        return Phrase(f"effects-guess-{self.about.name.lower()}")


def guess(about: Guessed) -> Guess:
    return Guess(about)


@LANGUAGE.does(Guess)
def _guess(s: Horde, run: Run, op: Guess) -> None:
    """The alliance says who guesses. HRD-OSD-08 HRD-OSD-09"""
    seats = [seat for seat in s.rules.alliance if s.players[seat].deck]
    start = 0
    if len(seats) > 1:
        if not run.picked:
            run.asks(s, s.lead(), "player", [SEAT[seat] for seat in seats])
            return
        seats, start = [Seat(run.picked[0])], 1
    seat = seats[0]
    guesses = guesses_about(op.about)
    if len(run.picked) == start:
        run.asks(s, seat, "guess", guesses)
        return
    named = next(guess for guess in guesses if guess.pick == run.picked[start])
    card = CARDS[s.players[seat].deck[-1]]
    rule = s.card_code(run.scope.card)
    s.emit("guessed", rule, who=WHO[seat], guess=named.label())
    run.next(s, done=named.pick == (card.cost if op.about == Guessed.COST else card.type))
    pillage_decks(s, 1, rule)


@cache
def guesses_about(about: Guessed) -> tuple[Pick, ...]:
    """Every mana cost that a card of an alliance deck has, or every type that it can be of."""
    types = (CardType.ALLY, CardType.ATTACHMENT, CardType.SPELL, CardType.TOWER)
    if about == Guessed.TYPE:
        return tuple(PickType(one) for one in types)
    costs = {card.cost for card in CARDS if card.side == Side.ALLIANCE and card.type in types}
    return tuple(NUMBERS[cost] for cost in sorted(costs))


@dataclass(frozen=True, slots=True)
class GuessedWrong(Condition):
    """The guess of the step before."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-guessed-wrong")


GUESSED_WRONG = GuessedWrong()


@LANGUAGE.judges(GuessedWrong)
def _guessed_wrong(s: Horde, run: Run, condition: GuessedWrong) -> bool:
    return not run.done
