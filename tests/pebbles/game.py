"""Pebbles: some pebbles lie under a cloth, nobody knows how many. In turn each player takes one, two or three of them
from beneath it; whoever gets the last one wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from skyshelf.engine.audit import Audit
from skyshelf.engine.codec import Codec
from skyshelf.engine.copies import part_of
from skyshelf.engine.frame import Frame
from skyshelf.engine.game import GameOf
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.public import Public
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import SEATS, Seat, next_seat
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.engine.state import State
from skyshelf.engine.view import View, imagined, seen

FEWEST = 8  # pebbles under the cloth
MOST_TAKEN = 3


@dataclass(slots=True, unsafe_hash=True)
class Take(Option):
    """An option is a small value: its text is what journals keep and people may type."""

    number: int

    def text(self) -> str:
        return f"take {self.number}"

    def label(self) -> Phrase:
        return Phrase("pebbles-option-take", {"number": self.number})


@dataclass
class PublicPebbles(Public):
    """What everybody sees: the state and the view both have it. `most` was agreed."""

    __slots__ = ()

    most: int
    taken: list[int]  # by each player


@dataclass(slots=True)
class Pebbles(State, PublicPebbles):
    """What lies on the table: what everybody sees, and what is under the cloth."""

    hidden: int = 0

    def seats(self) -> int:
        return len(self.taken)


@dataclass(slots=True)
class Turn(Frame):
    """A frame asks, gets the answer, and says what comes next. Frames never change."""

    seat: Seat

    def step(self, s: Pebbles) -> None:
        s.ask(self.seat, "take", [Take(number) for number in range(1, MOST_TAKEN + 1)], "PEB-TAKE-01")

    def answer(self, s: Pebbles, option: Option) -> None:
        assert isinstance(option, Take)
        number = min(option.number, s.hidden)  # PEB-TAKE-02
        s.frames.pop()
        s.turn += 1
        s.hidden -= number
        s.taken[self.seat] += number
        # How many there were was hidden until now, so nobody can take the turn back.
        s.reveal("took", "PEB-TAKE-02", who=WHO[self.seat], number=number)
        if s.hidden == 0:
            s.end(Outcome("last", (self.seat,), "PEB-WIN-01", tuple(s.taken)))
        else:
            s.push(Turn(next_seat(self.seat, s.seats())))


@dataclass(slots=True)
class PebblesView(View, PublicPebbles):
    """What a seat may know. Of `hidden` it knows nothing; if it knew a part, that would be a field here."""


class PebblesAudit(Audit[Pebbles]):
    """The battery counts with it that nothing gets lost."""

    def components(self, state: Pebbles) -> Counter[str]:
        return Counter({"place for a pebble": state.most})


class PebblesGame(GameOf[Pebbles, PebblesView]):
    """All that the shelf, the bots, the terminal and the server ask."""

    name = "pebbles"
    prefix = "PEB"
    rules_version = 1
    words = frozenset({"most", "hidden", "taken", "player"})
    fewest = 2
    most = 4
    settings = (Setting("pebbles", (12, 20), "PEB-SET-01"),)
    audit = PebblesAudit()
    terminal = "tests.pebbles.display"
    bot_names = ("Flint", "Chalk", "Marble")

    def __init__(self) -> None:
        self.codec = Codec(__name__)

    def set_up(self, seats: int, settings: Settings, rng: int) -> Pebbles:
        most = int(settings["pebbles"])
        s = Pebbles(most, [0] * seats, rng=rng)
        s.hidden = FEWEST + s.draw(most - FEWEST + 1)  # PEB-SET-01
        s.push(Turn(SEATS[0]))
        return s

    def view(self, state: Pebbles, seat: Seat | None) -> PebblesView:
        return PebblesView(*part_of(state, PublicPebbles), *seen(state, seat))

    def determinize(self, view: PebblesView, rng: int) -> Pebbles:
        """As many as there may still be: at least one while the game goes on."""
        gone = sum(view.taken)
        least = max(1, FEWEST - gone)
        chance = Rng(rng)
        hidden = 0 if view.outcome else least + chance.below(view.most - gone - least + 1)
        s = Pebbles(*part_of(view, PublicPebbles), *imagined(view, chance))
        s.hidden = hidden
        s.decision = None
        s.run()
        return s

    def evaluate(self, state: Pebbles) -> list[float]:
        if state.outcome is not None:
            return [float(seat in state.outcome.winners) for seat in range(state.seats())]
        return [1 / state.seats()] * state.seats()

    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> Pebbles:
        taken = list(given["taken"])
        self.agree(len(taken), settings)
        s = Pebbles(given["most"], taken, hidden=given["hidden"])
        s.push(Turn(given["player"]))
        return s

    def describe(self, state: Pebbles, names: Sequence[str] = ()) -> dict[str, Any]:
        player = 0 if state.decision is None else state.decision.seat
        return {"most": state.most, "hidden": state.hidden, "taken": state.taken, "player": player}

    def component(self, code: str) -> str | None:
        return None  # nothing is printed on a pebble

    def why_not(self, view: PebblesView, text: str) -> list[tuple[str, Phrase]]:
        return [("PEB-TAKE-01", Phrase("pebbles-why-number"))] if text.startswith("take ") else []
