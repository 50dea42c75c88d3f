"""Scenarios: those of the project hold, and wrong ones are answered with a line and a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skyshelf.games.shelf import game_named
from skyshelf.lab.rulebook import catalogue, exemptions, project_root
from skyshelf.lab.scenarios import ScenarioError, ScenarioResult, check_file
from skyshelf.lab.scenarios.source import DEEPEST, MOST_BYTES

ROOT = project_root()
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))
DOCS = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)
FIRST = EXAMPLES[0]


def check(tmp_path: Path, text: str | bytes) -> list[ScenarioResult]:
    file = tmp_path / "mine.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return check_file(file)


def differences(tmp_path: Path, text: str) -> list[str]:
    [result] = check(tmp_path, text)
    assert result.passed == (not result.differences)
    return [str(difference) for difference in result.differences]


def refusal(tmp_path: Path, text: str | bytes) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        check(tmp_path, text)
    return caught.value


def changed(old: str, new: str, text: str = FIRST) -> str:
    assert text.count(old) == 1, f"'{old}' is not there once"
    return text.replace(old, new)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_the_scenarios_of_the_project_hold(file: Path) -> None:
    for result in check_file(file):
        assert result.passed, f"{file.name}, {result.title}: {[str(each) for each in result.differences]}"


@pytest.mark.parametrize("seed", [2, 3, 5, 8, 13])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_they_hold_however_the_dice_fall(tmp_path: Path, file: Path, seed: int) -> None:
    text = re.sub(r"(?m)^given:$", f"given:\n  seed: {seed}", file.read_text(encoding="utf-8"))
    results = check(tmp_path, text)
    assert text.count(f"seed: {seed}") == len(results)
    assert [str(each) for result in results for each in result.differences] == []


def test_every_worked_example_of_the_rulebook_is_a_scenario() -> None:
    examples = {rule.id for rule in catalogue("painters") if "-EX-" in rule.id}
    claimed = {rule for file in FILES for result in check_file(file) for rule in result.rules}
    assert examples - exemptions().keys() <= claimed


# -- expectations that do not hold ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        ("players: {milly: {spots: 4}}", "players.milly.spots is 3, expected 4"),
        (
            "players: {milly: {cards: {A: {dice: [blue6, empty]}}}}",
            "players.milly.cards.A.dice is [blue4, empty], expected [blue6, empty]",
        ),
        ("players: {milly: {cards: {S30: {}}}}", "players.milly.cards has no 'S30'; it has: A"),
        ("players: {anna: {spots: 3}}", "players has no 'anna'; it has: milly, danny"),
        ("players: 2", "players is {milly: {hope: 0, "),
        ("leader: danny", "leader is nobody, expected danny"),
        ("critical: true", "critical is false, expected true"),
        ("offer: [S03, S02, S01]", "offer is [S01, S02, S03], expected [S03, S02, S01] in this order"),
        ("asks: {player: danny}", "asks.player is milly, expected danny"),
        ("asks: {kind: main}", "asks.kind is additional, expected main"),
        ("asks: nobody", "asks is {player: milly, kind: additional}, expected nobody"),
        ("ended: {kind: star}", "ended is not yet, expected {kind: star}"),
        ("options: {include: [spot]}", "'spot' is not possible (PNT-TRN-06); milly can choose: end, buy white2."),
        ("options: {exclude: [END]}", "'END' is possible, expected that it is not"),
        ("refused: {end: PNT-TRN-06}", "'end' is possible, expected that PNT-TRN-06 forbids it"),
        ("refused: {spot: PNT-TRN-07}", "'spot' is forbidden by PNT-TRN-06, expected PNT-TRN-07"),
        ("refused: {fly: PNT-TRN-07}", "'fly' is forbidden by no rule, expected PNT-TRN-07"),
        (
            "events: [die-above, die-taken]",
            "die-taken did not happen after die-above; what happened: nothing",
        ),
        (
            "events: [{die-above: {spots: 3}}]",
            "die-above {spots: 3} did not happen; what happened: die-above {who: milly, spots: 2}",
        ),
        ("events: [spot-gained]", "painters has no event 'spot-gained'"),
        ("counts: {die-above: 2}", "counts.die-above is 1, expected 2"),
    ],
)
def test_a_difference_is_told_with_its_line(tmp_path: Path, then: str, expected: str) -> None:
    text = FIRST[: FIRST.index("then:")] + f"then:\n  turn: milly\n  {then}\n"
    if "has no event" in expected:
        assert str(refusal(tmp_path, text)).startswith(f"{tmp_path / 'mine.yaml'}, line 13: {expected}")
        return
    [told] = differences(tmp_path, text)
    assert told.startswith(f"line 13: {expected}")
