"""A small game for the server's tests: hands, secrets, a reaction window, things to undo.

A player may nod (nothing happens, and it is still their turn), end the turn, draw a card in secret, or play one. A
card that is played can be countered by an opponent who holds one of the same kind, odd or even; an opponent who does
not is asked all the same. The game ends when somebody has no cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from skyshelf.engine.audit import Audit
from skyshelf.engine.codec import Codec
from skyshelf.engine.copies import part_of
from skyshelf.engine.errors import BadPosition
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.game import GameOf
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.public import Public
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import SEATS, Seat, next_seat, seated
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.engine.state import State
from skyshelf.engine.view import View, imagined, seen

CARDS = 12
HAND = 3


@dataclass(slots=True, unsafe_hash=True)
class Say(Option):
    """Something without a card."""

    word: str

    def text(self) -> str:
        return self.word

    def label(self) -> Phrase:
        return Phrase(f"whispers-option-{self.word}")


@dataclass(slots=True, unsafe_hash=True)
class Play(Option):
    card: int

    def text(self) -> str:
        return f"play {self.card}"

    def label(self) -> Phrase:
        return Phrase("whispers-option-play", {"card": self.card})


NOD, END, DRAW, PASS, COUNTER = Say("nod"), Say("end"), Say("draw"), Say("pass"), Say("counter")


@dataclass
class PublicWhispers(Public):
    __slots__ = ()

    played: list[int] = field(default_factory=list)
    nods: int = 0


@dataclass(slots=True)
class Whispers(State, PublicWhispers):
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)

    def seats(self) -> int:
        return len(self.hands)


@dataclass(slots=True)
class Turn(Frame):
    seat: Seat

    def step(self, s: Whispers) -> None:
        options: list[Option] = [NOD, END, *([DRAW] if s.deck else []), *map(Play, s.hands[self.seat])]
        s.ask(self.seat, "turn", options, "WSP-1")

    def answer(self, s: Whispers, option: Option) -> None:
        following = Turn(next_seat(self.seat, s.seats()))
        if option == NOD:
            s.nods += 1
            s.emit("nodded", "WSP-2", who=WHO[self.seat])
            return
        s.frames.pop()
        s.turn += 1
        if isinstance(option, Play):
            s.hands[self.seat].remove(option.card)
            s.played.append(option.card)
            s.reveal("played", "WSP-4", who=WHO[self.seat], card=option.card)
            s.push(Window(next_seat(self.seat, s.seats()), option.card), following)
            return
        if option == DRAW:
            card = s.deck.pop()
            s.hands[self.seat].append(card)
            told: dict[Seat, dict[str, Arg]] = {self.seat: {"who": WHO[self.seat], "card": card}}
            s.events.append(Event("drew", "WSP-3", {"who": WHO[self.seat]}, told, True))
        else:
            s.emit("ended", "WSP-1", who=WHO[self.seat])
        s.push(following)


@dataclass(slots=True)
class Window(Frame):
    """Whoever could counter is asked even if they cannot: silence would tell what they hold."""

    seat: Seat
    card: int

    def step(self, s: Whispers) -> None:
        able = any(card % 2 == self.card % 2 for card in s.hands[self.seat])
        s.ask(self.seat, "counter", [PASS, COUNTER] if able else [PASS], "WSP-5", always_ask=True)

    def answer(self, s: Whispers, option: Option) -> None:
        s.frames.pop()
        s.emit("countered" if option == COUNTER else "passed", "WSP-5", who=WHO[self.seat])
        if any(not hand for hand in s.hands):
            fewest = min(len(hand) for hand in s.hands)
            winners = tuple(seat for seat, hand in seated(s.hands) if len(hand) == fewest)
            s.end(Outcome("out", winners, "WSP-6"))


@dataclass(slots=True)
class WhispersView(View, PublicWhispers):
    hand: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    deck: int = 0


class WhispersAudit(Audit[Whispers]):
    def components(self, state: Whispers) -> Counter[str]:
        held = [card for hand in state.hands for card in hand]
        return Counter(f"card {card}" for card in (*held, *state.deck, *state.played))


class WhispersGame(GameOf[Whispers, WhispersView]):
    name = "whispers"
    prefix = "WSP"
    rules_version = 1
    words = frozenset({"hands", "deck", "played", "nods"})
    fewest = 2
    most = 4
    audit = WhispersAudit()
    settings = (Setting("polite", (True, False), "WSP-0"),)
    windows = frozenset({"counter"})
    waivable: ClassVar[Mapping[str, str]] = {"counter": "pass"}
    rousings: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"played"}),
        "round": frozenset({"drew"}),
    }

    def __init__(self) -> None:
        self.codec = Codec(__name__)

    def set_up(self, seats: int, settings: Settings, rng: int) -> Whispers:
        s = Whispers(rng=rng, deck=list(range(CARDS)))
        s.shuffle(s.deck)
        s.hands = [[s.deck.pop() for _ in range(HAND)] for _ in range(seats)]
        s.push(Turn(SEATS[0]))
        return s

    def view(self, state: Whispers, seat: Seat | None) -> WhispersView:
        view = WhispersView(*part_of(state, PublicWhispers), *seen(state, seat))
        view.hand = [] if seat is None else state.hands[seat][:]
        view.cards = [len(hand) for hand in state.hands]
        view.deck = len(state.deck)
        return view

    def determinize(self, view: WhispersView, rng: int) -> Whispers:
        unknown = [card for card in range(CARDS) if card not in {*view.hand, *view.played}]
        chance = Rng(rng)
        chance.shuffle(unknown)
        hands = [
            view.hand[:] if seat == view.seat else [unknown.pop() for _ in range(number)]
            for seat, number in enumerate(view.cards)
        ]
        table = Whispers(*part_of(view, PublicWhispers), *imagined(view, chance))
        table.hands = hands
        table.deck = unknown
        table.decision = None
        table.run()
        return table

    def evaluate(self, state: Whispers) -> list[float]:
        return [1 - len(hand) / CARDS for hand in state.hands]

    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> Whispers:
        raise BadPosition("Whispers has no written positions.")

    def describe(self, state: Whispers, names: Sequence[str] = ()) -> dict[str, Any]:
        return {"hands": state.hands, "deck": state.deck, "played": state.played, "nods": state.nods}

    def component(self, code: str) -> str | None:
        return None

    def why_not(self, view: WhispersView, text: str) -> list[tuple[str, Phrase]]:
        if text.startswith("play ") and text.removeprefix("play ").isdigit():
            return [("WSP-4", Phrase("whispers-why-not-held", {"text": text}))]
        return []
