"""The table at one point of a scenario, in the words of scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BadChoice, RefusedSetup
from skyshelf.engine.event import Event
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase, Who
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.scenarios.choices import form_of
from skyshelf.scenarios.document import Plain

ASKS_NOBODY = "nobody"
NOT_YET = "not yet"


@dataclass(slots=True)
class Situation:
    """The table after some choices, and the events that these choices led to."""

    game: Game
    names: list[str]
    state: State
    events: list[Event]
    settings: Settings
    stopped: bool = False  # where a phase begins, between two questions
    forced: int = 0  # how many choices had been made for the players before the last one they made

    def begin(self, until: str) -> None:
        """Go on from the position to the first question, or to where a phase begins."""
        if until:
            self._go_on_until(until)
        else:
            self.state.run()
        self._note()

    def choose(self, text: str, until: str = "") -> None:
        """Make a choice and keep what it leads to, up to the next question or to where a phase begins.

        A choice that is not possible is refused with what is.
        """
        state = self.state
        if self.stopped:
            self.stopped = False
            state.run()
            self._note()
        index = -1 if state.decision is None else state.decision.index_of(text)
        if index < 0:
            done = " Where there was only one choice, it is made already: leave it out."
            raise BadChoice(self.impossible(text) + (done if state.forced > self.forced else ""))
        self.forced = state.forced
        if until:
            self._answer(index)
            self._go_on_until(until)
        else:
            state.choose(index)
        self._note()

    def _go_on_until(self, phase: str) -> None:
        """Take the steps one by one; a question that comes before the phase must be answered first."""
        while self.state.outcome is None:
            if self.game.begins(self.state) == phase:
                self.stopped = True
                return
            asked = self._step()
            if asked is not None:
                who = self.names[asked.seat]
                raise BadChoice(f"{who} is asked ({asked.kind}) before the phase '{phase}' begins.")
        raise BadChoice(f"The game is over before the phase '{phase}' begins.")

    def _answer(self, index: int) -> None:
        decision, self.state.decision = self.state.decision, None
        assert decision is not None
        self.state.frames[-1].answer(self.state, decision.options[index])

    def _step(self) -> Decision | None:
        """One step, and the question that it leads to; one with a single answer is answered."""
        self.state.frames[-1].step(self.state)
        decision = self.state.decision
        if decision is not None and len(decision.options) == 1 and not decision.always_ask:
            self._answer(0)
            return None
        return decision

    def _note(self) -> None:
        self.events += self.state.events
        self.state.events = []

    def texts(self) -> list[str]:
        """Every choice that is possible now."""
        return [] if self.state.decision is None else [each.text() for each in self.state.decision.options]

    def allows(self, text: str) -> bool:
        decision = self.state.decision
        return decision is not None and decision.index_of(text) >= 0

    def impossible(self, text: str) -> str:
        """The sentence for a choice that cannot be made."""
        decision = self.state.decision
        if decision is None:
            return f"'{text}' is not possible: the game is over."
        rules = self.against(text)
        because = f" ({', '.join(rules)})" if rules else ""
        options = ", ".join(option.text() for option in decision.options)
        return f"'{text}' is not possible{because}; {self.names[decision.seat]} can choose: {options}."

    def against(self, text: str) -> list[str]:
        """The ids of the rules that forbid a choice to whoever must choose.

        An answer that no rule forbids by itself is none that the rule of the question allows.
        """
        decision = self.state.decision
        if decision is None:
            return []
        view: View = self.game.view(self.state, decision.seat)
        rules = [rule for rule, _ in self.game.why_not(view, text)]
        return rules or ([decision.rule] if form_of(self.game, text) else [])

    def table(self) -> dict[str, Any]:
        """Everything that is compared by name: the position, the open question and the ending."""
        decision, outcome = self.state.decision, self.state.outcome
        table = self.game.describe(self.state, self.names) | self.game.told(self.state, self.names)
        table["asks"], table["ended"], table["unfit"] = ASKS_NOBODY, NOT_YET, self._unfit()
        if decision is not None:
            table["asks"] = {"player": self.names[decision.seat], "kind": decision.kind}
        if outcome is not None:
            # Only some endings count points; after the others there are no scores.
            scores = dict(zip(self.names, outcome.scores, strict=False))
            winners = [self.names[seat] for seat in outcome.winners]
            table["ended"] = {"kind": outcome.kind, "winners": winners, "scores": scores}
        return table

    def _unfit(self) -> list[str]:
        """The rules for which nobody could begin a game with these settings, such as those of building decks."""
        try:
            self.game.agree(len(self.names), self.settings)
        except RefusedSetup as refused:
            return list(refused.rules)
        return []

    def details(self, event: Event) -> dict[str, Plain]:
        """The numbers and players of an event; what it calls cards and dice is a matter of language."""
        details: dict[str, Plain] = {}
        for name, arg in event.args.items():
            if isinstance(arg, Who):
                details[name] = self.names[arg.seat]
            elif not isinstance(arg, Phrase):
                details[name] = arg
        return details
