"""A game being played: its state, its journal, its log and undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from skyshelf.engine.errors import BadChoice, BadJournal
from skyshelf.engine.event import Event, Seen
from skyshelf.engine.game import Game
from skyshelf.engine.journal import MARK_EVERY, Choice, Journal, unnamed
from skyshelf.engine.mark import content_of, mark_of
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.engine.settings import Value
from skyshelf.engine.state import State
from skyshelf.engine.view import View


@dataclass(slots=True)
class LogEntry:
    """What one choice led to; number 0 is the set-up."""

    number: int
    events: list[Event]


class Match:
    """Owns the true state. Players get views and seen events, never the state itself."""

    def __init__(self, game: Game, journal: Journal, state: State, first: State | None = None) -> None:
        self.game = game
        self.journal = journal
        self.state = state
        # The table of the beginning, if this match knows it: what is beaten and gone later was used, too.
        self._first = first
        self.log = [LogEntry(0, state.events)]
        # The states before the choices since chance or a secret last spoke, the oldest first.
        self._before: list[State] = []

    @staticmethod
    def start(
        game: Game,
        seats: int,
        settings: Mapping[str, Value],
        seed: int,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """A new game with an empty journal, from its set-up or from a position in the words of scenarios."""
        journal = Journal(
            game=game.name,
            rules=game.rules_version,
            seats=seats,
            settings=game.agree(seats, settings),
            seed=seed,
            names=names or [unnamed(seat) for seat in first_seats(seats)],
            bots=bots or [""] * seats,
            position=dict(position or {}),
        )
        return Match._begin(game, journal)

    @staticmethod
    def _begin(game: Game, journal: Journal) -> Match:
        """The game of a journal before its first choice, with a journal of its own."""
        position, settled = journal.position, journal.settings
        own = replace(
            journal, rules=game.rules_version, words=sorted(game.words), choices=[], marks={}, content={}
        )
        state = (
            game.build(position, settled) if position else game.begin(journal.seats, settled, journal.seed)
        )
        return Match(game, own, state, state.clone())

    @staticmethod
    def replay(game: Game, journal: Journal, until: int | None = None) -> Match:
        """Play a journal again, checking its marks; refuses one that is no game, or another one, by these rules."""
        Match._check_game(game, journal)
        match = Match._begin(game, replace(journal, settings=game.agreed(journal.seats, journal.settings)))
        match._repeat_all(journal, 0, until)
        return match

    @staticmethod
    def resume(game: Game, journal: Journal, state: State, number: int) -> Match:
        """Go on from a saved state, the one after choice `number`: only the choices after it are repeated."""
        Match._check_game(game, journal)
        past = replace(
            journal,
            choices=journal.choices[:number],
            marks={},
            words=sorted(game.words),
            content={},
        )
        match = Match(game, past, state)
        match.log.clear()  # what led to the saved state is not known here
        match._repeat_all(journal, number, None)
        return match

    @staticmethod
    def _check_game(game: Game, journal: Journal) -> None:
        if journal.game != game.name:
            raise BadJournal(f"This is a journal of {journal.game}, not of {game.name}.")

    def _repeat_all(self, journal: Journal, past: int, until: int | None) -> None:
        last = len(journal.choices) if until is None else min(until, len(journal.choices))
        for number in range(past + 1, last + 1):
            self.repeat(journal, number)
            if number in journal.marks and not self._is_marked(journal, number):
                raise BadJournal(
                    f"The game after choice {number} is not the one in the journal. "
                    f"{self._what_changed(journal)}",
                    "other-rules",
                )

    def repeat(self, journal: Journal, number: int) -> Phrase | None:
        """Make choice `number` of a journal again; what was chosen, or None for a pass that nobody is asked for now.

        An older version may have asked in other reaction windows. Nobody said anything there, so those that are new
        are let go by, and a pass in one that is gone is left out.
        """
        choice, before = journal.choices[number - 1], self.state
        passed: list[Event] = []
        if self.state.decision is None:
            raise BadJournal(
                f"The game is over before choice {number} of the journal. {self._what_changed(journal)}",
                "other-rules",
            )
        index = _place_of(choice, self.state)
        if index is None and self._is_older(journal):
            for state, events in self._windows_gone_by():
                index = _place_of(choice, state)
                if index is not None:
                    self.state, passed = state, events
                    break
            else:
                if choice.text in self.game.passes:
                    self.journal.choices.append(choice)
                    self.log.append(LogEntry(number, []))
                    self._stay_older(journal)
                    return None
        if index is None:
            raise BadJournal(
                f"Choice {number} of the journal, '{choice.text}', is not possible there. "
                f"{self._what_changed(journal)}",
                "other-rules",
            )
        decision, window_passed = self.state.decision, self.state is not before
        assert decision is not None
        events = self.choose(index)
        if window_passed:
            self.log[-1].events = [*passed, *events]
            self._stay_older(journal)
        return decision.options[index].label()

    def pass_windows_to(self, journal: Journal, seat: Seat | None) -> bool:
        """Whether this seat decides, perhaps after reaction windows that the version of a journal did not open."""
        if _decider(self.state) == seat:
            return True
        for state, _ in self._windows_gone_by() if self._is_older(journal) else ():
            if _decider(state) == seat:
                self.state = state
                self._stay_older(journal)
                return True
        return False

    def _stay_older(self, journal: Journal) -> None:
        """Windows were passed by themselves: the own journal, too, can only be read as one of the older rules."""
        self.journal.rules = journal.rules
        self._before.clear()

    def _is_older(self, journal: Journal) -> bool:
        return journal.rules < self.game.rules_version

    def _is_marked(self, journal: Journal, number: int) -> bool:
        states = [self.state]
        if self._is_older(journal):
            states += [state.clone() for state, _ in self._windows_gone_by()]
        return any(mark_of(self.game, state, journal.words) == journal.marks[number] for state in states)

    def _windows_gone_by(self) -> Iterator[tuple[State, list[Event]]]:
        """The table after each reaction window that is open now has been passed, and all that happened until then.

        So does a question with one answer, which is asked only so that its silence tells nothing.
        """
        state, events = self.state.clone(), list[Event]()
        while (asked := state.decision) is not None:
            if len(asked.options) > 1 and asked.kind not in self.game.windows:
                return
            state.choose(0 if len(asked.options) == 1 else asked.index_of(self.game.passes[0]))
            events += state.events
            yield state, events

    def _what_changed(self, journal: Journal) -> str:
        """Why a journal may not play as it did: what this version knows to be different."""
        changed = [code for code, mark in journal.content.items() if self.game.component(code) != mark]
        if changed:
            return f"Since it was made, these have changed: {', '.join(changed)}."
        if journal.rules != self.game.rules_version:
            return (
                f"It was made with version {journal.rules} of the {self.game.name} rules; "
                f"this Skyshelf plays version {self.game.rules_version}."
            )
        return "It was changed, or made by a version in which this went otherwise."

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def view(self, seat: Seat | None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def choose(self, index: int) -> list[Event]:
        """Answer the open decision; what happened is returned and added to the log."""
        state = self.state
        decision = state.decision
        if decision is None:
            raise BadChoice("The game is over; nothing can be chosen.")
        if not 0 <= index < len(decision.options):
            raise BadChoice(
                f"There are {len(decision.options)} options, numbered from 0; {index} is none of them."
            )
        before = state.clone()
        self.journal.choices.append(Choice(decision.seat, index, decision.options[index].text()))
        state.choose(index)
        number = len(self.journal.choices)
        if number % MARK_EVERY == 0 or state.outcome is not None:
            self._mark()
        self.log.append(LogEntry(number, state.events))
        if self._is_final(before):
            self._before.clear()
        else:
            self._before.append(before)
        return state.events

    def choose_text(self, text: str) -> list[Event]:
        """Answer with an option's text form."""
        decision = self.state.decision
        if decision is None:
            raise BadChoice("The game is over; nothing can be chosen.")
        index = decision.index_of(text)
        if index < 0:
            allowed = ", ".join(option.text() for option in decision.options)
            raise BadChoice(f"'{text}' is not possible now; possible: {allowed}.")
        return self.choose(index)

    def _is_final(self, before: State) -> bool:
        """Whether a choice can never be taken back: chance spoke, a secret was revealed, or the game is over."""
        state = self.state
        if state.rng != before.rng or state.decision is None:
            return True
        return any(event.barrier for event in state.events)

    @property
    def mover(self) -> Seat | None:
        """Who chose last: only that seat may undo, and only until somebody else chooses."""
        return self.journal.choices[-1].seat if self.journal.choices else None

    @property
    def undoable(self) -> int:
        """How many choices the last mover may take back; where another player has chosen, it ends."""
        number = 0
        for state in reversed(self._before):
            assert state.decision is not None
            if state.decision.seat != self.mover:
                break
            number += 1
        return number

    @property
    def reach(self) -> int:
        """How many choices, of whatever seat, revealed nothing since and could be taken back."""
        return len(self._before)

    def returnable(self, seat: Seat) -> int:
        """How many choices must go for the seat's last one to be taken back; 0 where that reveals something."""
        for number, state in enumerate(reversed(self._before), start=1):
            assert state.decision is not None
            if state.decision.seat == seat:
                return number
        return 0

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last choice, if nothing that it revealed forbids it; a seat takes back only its own."""
        if not self.undoable or seat not in (None, self.mover):
            raise BadChoice(
                "Nothing can be taken back: chance decided, something was revealed or another player chose."
            )
        self.take_back(1)

    def take_back(self, number: int) -> None:
        """Take back the last choices, whoever made them; that the others agree is the caller's care."""
        if not 1 <= number <= len(self._before):
            raise BadChoice(
                f"{number} choices cannot be taken back: only {len(self._before)} revealed nothing."
            )
        self.state = self._before[-number]
        del self._before[-number:]
        del self.journal.choices[-number:]
        del self.log[-number:]
        for past in [each for each in self.journal.marks if each > len(self.journal.choices)]:
            del self.journal.marks[past]

    def seen(self, seat: Seat | None, since: int = 0) -> list[Seen]:
        """The events from choice number `since` on, in the form for a seat."""
        return [event.seen_by(seat) for entry in self.log if entry.number >= since for event in entry.events]

    def save(self) -> str:
        """The journal as text, with a mark for the present state and what the game has used so far."""
        self._mark()
        for table in (self._first, self.state):
            if table is not None:
                self.journal.content |= content_of(self.game, table)
        return self.journal.dump()

    def _mark(self) -> None:
        number = len(self.journal.choices)
        self.journal.marks[number] = mark_of(self.game, self.state, self.journal.words)


def _place_of(choice: Choice, state: State) -> int | None:
    """Where a choice stands among the options, if it does: its text counts, an index may have moved."""
    decision = state.decision
    if decision is None or decision.seat != choice.seat:
        return None
    options = decision.options
    if 0 <= choice.index < len(options) and options[choice.index].text() == choice.text:
        return choice.index
    return next((index for index, option in enumerate(options) if option.text() == choice.text), None)


def _decider(state: State) -> Seat | None:
    return None if state.decision is None else state.decision.seat
