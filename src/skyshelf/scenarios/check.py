"""Playing the scenarios of a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from skyshelf.engine.errors import BadChoice, BadPosition, BadSetup
from skyshelf.scenarios.expect import Difference, differences
from skyshelf.scenarios.moment import Moment
from skyshelf.scenarios.scenario import Scenario, read_scenario
from skyshelf.scenarios.source import read_documents
from skyshelf.scenarios.then import check_position


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """How one scenario went: it passed if nothing differs from what it says."""

    file: str
    line: int
    title: str
    rules: tuple[str, ...]
    differences: tuple[Difference, ...]

    @property
    def passed(self) -> bool:
        return not self.differences


def check_file(path: Path | str) -> list[ScenarioResult]:
    """Play every scenario of a file. A file that cannot be read as scenarios raises `ScenarioError`."""
    # All are read before the first is played: a slip in the last one should not cost a run of the others.
    scenarios = [read_scenario(document) for document in read_documents(Path(path))]
    return [
        ScenarioResult(
            file=scenario.document.file,
            line=scenario.document.line(()),
            title=scenario.title,
            rules=scenario.rules,
            differences=tuple(_play(scenario)),
        )
        for scenario in scenarios
    ]


def _play(scenario: Scenario) -> list[Difference]:
    """The differences up to the end, or up to a choice that cannot be made."""
    document = scenario.document
    moment = _start(scenario)
    for step in scenario.steps:
        if step.then:
            check_position(document, step.then, moment)
    found: list[Difference] = []
    for step in scenario.steps:
        for where, text in step.when:
            try:
                moment.choose(text)
            except BadChoice as error:
                return [*found, Difference(document.line(where), str(error))]
        if step.then:
            found += differences(document, step.then, moment)
        moment.events = []
    return found


def _start(scenario: Scenario) -> Moment:
    document, game = scenario.document, scenario.game
    try:
        state = game.build(scenario.given, scenario.settings)
    except BadPosition as error:
        raise document.error(("given", *error.path), str(error)) from error
    except BadSetup as error:  # each setting is fine by itself: it is about the number of players
        raise document.error(("given", "players"), str(error)) from error
    return Moment(game, list(document.names(("given", "players"))), state, state.events)
