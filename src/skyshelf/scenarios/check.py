"""Playing the scenarios of a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from skyshelf.engine.errors import BadChoice, BadPosition, BadSetup, BrokenGame
from skyshelf.engine.state import State
from skyshelf.scenarios.document import Document, ScenarioError, brief
from skyshelf.scenarios.expect import Difference, differences
from skyshelf.scenarios.scenario import Scenario, read_scenario
from skyshelf.scenarios.situation import Situation
from skyshelf.scenarios.source import read_documents
from skyshelf.scenarios.then import check_position

_FEW = "Perhaps the position has too few parts: what a list leaves out is not in the game."


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """How one scenario went: it passed if nothing differs from what it says."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...]
    differences: tuple[Difference, ...]
    unreadable: bool = False  # the difference is what is wrong in the file

    @property
    def passed(self) -> bool:
        return not self.differences


def check_file(path: Path | str) -> list[ScenarioResult]:
    """Play every scenario of a file; one that cannot be read does not hide the others.

    A file in which none can be read raises `ScenarioError`.
    """
    results: list[ScenarioResult] = []
    errors: list[ScenarioError] = []
    for document in read_documents(Path(path)):
        try:
            if isinstance(document, ScenarioError):
                raise document
            results.append(_result(read_scenario(document)))
        except ScenarioError as error:
            errors.append(error)
            results.append(_unreadable(document, error))
    if len(errors) == len(results):
        raise errors[0]
    return results


def _result(scenario: Scenario) -> ScenarioResult:
    return ScenarioResult(
        file=scenario.document.file,
        line=scenario.document.line(()),
        title=scenario.title,
        rules=scenario.rules,
        differences=tuple(_play(scenario)),
    )


def _unreadable(document: Document | ScenarioError, error: ScenarioError) -> ScenarioResult:
    """With its title, if that much could be read."""
    title, line = "", error.line or 1
    if isinstance(document, Document):
        line = document.line(())
        if isinstance(document.data, dict):
            title = brief(document.data.get("title", ""))
    wrong = Difference(error.line or line, error.problem)
    return ScenarioResult(error.file, line, title, (), (wrong,), unreadable=True)


def _play(scenario: Scenario) -> list[Difference]:
    """The differences up to the end, or up to a choice that cannot be made."""
    document = scenario.document
    situation = _start(scenario)
    for step in scenario.steps:
        if step.then:
            check_position(document, step.then, situation)
    found: list[Difference] = []
    for step in scenario.steps:
        for number, (where, text) in enumerate(step.when, start=1):
            try:
                situation.choose(text, step.until if number == len(step.when) else "")
            except (BadChoice, BrokenGame) as error:
                few = f" {_FEW}" if isinstance(error, BrokenGame) else ""
                return [*found, Difference(document.line(where), f"{error}{few}")]
        if step.then:
            found += differences(document, step.then, situation)
        situation.events = []
    return found


def _start(scenario: Scenario) -> Situation:
    document, game = scenario.document, scenario.game
    try:
        state: State = game.lay(scenario.given, scenario.settings)
        situation = Situation(game, list(document.names(("given", "players"))), state, [], scenario.settings)
        situation.begin("" if scenario.steps[0].when else scenario.steps[0].until)
        return situation
    except BadChoice as error:
        raise document.error(("until",), str(error)) from error
    except BadPosition as error:
        raise document.error(("given", *error.path), str(error)) from error
    except BrokenGame as error:
        raise document.error(("given",), f"{error} {_FEW}") from error
    except BadSetup as error:  # each setting is fine by itself: it is about the number of players
        raise document.error(("given", "players"), str(error)) from error
