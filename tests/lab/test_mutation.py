"""Changes of rule lines: each kind is found, only rules are changed, and it is said who noticed."""

from __future__ import annotations

import ast
import shutil
from dataclasses import replace
from pathlib import Path
from threading import Event, Timer

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.lab.mutation.mutants import Mutant, mutants_of
from skyshelf.lab.mutation.run import (
    ROOT,
    Judged,
    Noted,
    _threads,
    could_notice,
    judge,
    patience,
    read_notes,
    report,
    rule_files,
    sampled,
    write_notes,
)

SOURCE = '''"""A module."""

LIMIT = 3


def rule(s, hand):
    """One to play."""
    assert s.turn > 0
    if not hand and s.turn >= 2:
        return LIMIT
    s.emit("told", "X-1", cards=1)
    s.discard(hand)
    for card in hand:
        if card in s.lost:
            continue
    return max(1, len(hand) - s.lost)


class Card:
    def label(self):
        return 1 + 2
'''


@pytest.fixture
def changes(tmp_path: Path) -> list[Mutant]:
    path = tmp_path / "rule.py"
    path.write_text(SOURCE)
    return mutants_of(tmp_path, path)


def _changed(changes: list[Mutant], kind: str) -> set[tuple[int, str, str]]:
    return {(one.line, one.before.strip(), one.after) for one in changes if one.kind == kind}


def test_each_kind_of_change_is_found(changes: list[Mutant]) -> None:
    assert _changed(changes, "comparison") == {(9, ">=", ">"), (14, "in", "not in")}
    assert _changed(changes, "and/or") == {(9, "and", "or")}
    assert _changed(changes, "not") == {(9, "not", "")}
    assert _changed(changes, "constant") == {(9, "2", "3"), (9, "2", "1"), (16, "1", "2"), (16, "1", "0")}
    assert _changed(changes, "plus/minus") == {(16, "-", "+")}
    assert _changed(changes, "min/max") == {(16, "max", "min")}
    assert _changed(changes, "removed call") == {(12, "s.discard(hand)", "pass")}
    assert _changed(changes, "removed exit") == {(10, "return LIMIT", "pass"), (15, "continue", "pass")}


def test_a_change_leaves_valid_source_with_one_difference(changes: list[Mutant]) -> None:
    for one in changes:
        changed = one.applied(SOURCE)
        assert changed != SOURCE
        ast.parse(changed)
        differing = [a for a, b in zip(SOURCE.splitlines(), changed.splitlines(), strict=True) if a != b]
        assert len(differing) == 1


def test_what_is_said_asserted_or_printed_on_cards_is_no_rule(changes: list[Mutant]) -> None:
    lines = {one.line for one in changes}
    assert lines.isdisjoint({3, 8, 11, 21})  # data, an assertion, a log line, a label


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_makes_the_same_changes_of_rules(game: str) -> None:
    one, again, other = sampled(game, 20, 1), sampled(game, 20, 1), sampled(game, 20, 2)
    assert one == again != other
    assert len(one) == 20
    assert {ROOT / mutant.file for mutant in one} <= set(rule_files(game))


def test_the_fastest_test_that_calls_the_function_comes_first(changes: list[Mutant]) -> None:
    mutant = changes[0]
    called = frozenset({f"{mutant.file}:{mutant.function}"})
    notes = {
        "": Noted(frozenset(), 0.0),
        "a": Noted(called, 2.0),
        "b": Noted(called, 1.0),
        "c": Noted(frozenset(), 0.1),
    }
    assert could_notice(mutant, notes) == ["b", "a"]
    # A result that is kept may reach tests that never call the function.
    assert could_notice(replace(mutant, cached=True), notes) == ["b", "a", "c"]
    assert could_notice(mutant, {**notes, "": Noted(called, 0.0)}) == ["b", "a", "c"]


def test_what_the_tests_call_can_be_kept_for_another_sample(tmp_path: Path) -> None:
    notes = {"": Noted(frozenset(), 0.0), "a": Noted(frozenset({"b.py:3", "c.py:1"}), 1.5)}
    write_notes(tmp_path / "notes.json", notes)
    assert read_notes(tmp_path / "notes.json") == notes


def test_tests_that_take_longer_are_waited_for_longer() -> None:
    notes = {"a": Noted(frozenset(), 2.0), "b": Noted(frozenset(), 100.0)}
    assert patience(["a"], notes) < 102.0 < patience(["a", "b"], notes)


def test_a_change_is_killed_by_a_test_that_notices_it_and_survives_the_others(tmp_path: Path) -> None:
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    file = "src/skyshelf/games/painters/rules/goods.py"
    halved = next(one for one in mutants_of(ROOT, ROOT / file) if one.before == "2" and one.after == "3")
    by_it = "tests/rules/painters/test_hope_bonus.py::test_the_leader_activates_the_symbol"
    other = "tests/rules/painters/test_take_spot.py::test_the_action_gives_one_spot_chip"
    found = [judge(halved, [test], tmp_path, 300.0) for test in (by_it, other)]
    assert [(one.verdict, one.by) for one in found] == [("killed", by_it), ("survived", "")]
    assert (tmp_path / file).read_text() == (ROOT / file).read_text()
    assert judge(halved, [], tmp_path, 300.0).verdict == "uncalled"


def test_the_table_names_the_survivors(changes: list[Mutant]) -> None:
    judged = [Judged(changes[0], "killed", "a", 3, 1.0), Judged(changes[1], "survived", "", 5, 2.0)]
    table = report("painters", 7, judged)
    assert "2 changes, 1 noticed (50.0%)" in table
    assert f"`rule.py:{changes[1].line}`" in table
    assert table.count("| `rule.py") == 1


def test_who_interrupts_it_does_not_wait_for_every_change() -> None:
    begun: list[int] = []
    held = Event()

    def judged(number: int) -> None:
        begun.append(number)
        held.wait(60)

    def interrupted() -> None:
        with _threads(2) as pool:
            for number in range(50):
                pool.submit(judged, number)
            Timer(0.2, held.set).start()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(begun) <= 2
