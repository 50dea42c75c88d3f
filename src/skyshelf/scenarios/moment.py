"""The table at one point of a scenario, in the words of scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skyshelf.engine.errors import BadChoice
from skyshelf.engine.event import Event
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase, Who
from skyshelf.engine.state import State
from skyshelf.scenarios.document import Plain

NOBODY = "nobody"
NOT_YET = "not yet"


@dataclass(slots=True)
class Moment:
    """The table after some choices, and the events that these choices led to."""

    game: Game
    names: list[str]
    state: State
    events: list[Event]
    forced: int = 0  # how many choices had been made for the players before the last one they made

    def choose(self, text: str) -> None:
        """Make a choice and keep what it leads to; one that is not possible is refused with what is."""
        state = self.state
        index = -1 if state.decision is None else state.decision.index_of(text)
        if index < 0:
            done = " Where there was only one choice, it is made already: leave it out."
            raise BadChoice(self.impossible(text) + (done if state.forced > self.forced else ""))
        self.forced = state.forced
        state.choose(index)
        self.events += state.events

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
        """The ids of the rules that forbid an action to whoever must choose."""
        decision = self.state.decision
        if decision is None:
            return []
        view = self.game.view(self.state, decision.seat)
        return [rule for rule, _ in self.game.why_not(view, text)]

    def table(self) -> dict[str, Any]:
        """Everything that is compared by name: the position, the open question and the ending."""
        decision, outcome = self.state.decision, self.state.outcome
        table = self.game.describe(self.state, self.names) | self.game.told(self.state, self.names)
        table["asks"], table["ended"] = NOBODY, NOT_YET
        if decision is not None:
            table["asks"] = {"player": self.names[decision.seat], "kind": decision.kind}
        if outcome is not None:
            # Only some endings count points; after the others there are no scores.
            scores = dict(zip(self.names, outcome.scores, strict=False))
            winners = [self.names[seat] for seat in outcome.winners]
            table["ended"] = {"kind": outcome.kind, "winners": winners, "scores": scores}
        return table

    def details(self, event: Event) -> dict[str, Plain]:
        """The numbers and players of an event; what it calls cards and dice is a matter of language."""
        details: dict[str, Plain] = {}
        for name, arg in event.args.items():
            if isinstance(arg, Who):
                details[name] = self.names[arg.seat]
            elif not isinstance(arg, Phrase):
                details[name] = arg
        return details
