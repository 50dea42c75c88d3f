"""Rule ids that tests and scenarios say they prove."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

from skyshelf.rulebook.project import GAMES, Place, RulebookError, files, project_root, read


def claims(prefix: str = "", root: Path | None = None) -> dict[str, list[Place]]:
    """Where each id is claimed: by the `rule` marker in tests, by the `rules` list of a scenario."""
    root = root or project_root()
    found: dict[str, list[Place]] = {}
    for rule, place in _all_claims(root):
        # A mistyped prefix would otherwise belong to no game and never be reported.
        if not rule.startswith(tuple(f"{game.prefix}-" for game in GAMES.values())):
            prefixes = ", ".join(game.prefix for game in GAMES.values())
            raise RulebookError(f"{place} claims '{rule}', but rule ids start with one of {prefixes}.")
        if rule.startswith(prefix):
            found.setdefault(rule, []).append(place)
    return found


def shared_claims(root: Path | None = None) -> frozenset[str]:
    """Ids claimed by tests that run on tables of both editions: they prove the same rules of the other one, too."""
    root = root or project_root()
    marked = (_marked(path.relative_to(root).as_posix(), read(path, root)) for path in _tests(root))
    return frozenset(rule for each in marked for rule in each.shared)


def crowded(most: int, root: Path | None = None) -> dict[str, int]:
    """The tests and scenarios that claim more ids than that, with how many: who claims much proves little of it.

    A test is called FILE::NAME, a scenario FILE: and the first id that it claims.
    """
    root = root or project_root()
    found: dict[str, int] = {}
    for path in _tests(root):
        file = path.relative_to(root).as_posix()
        for node in ast.walk(_tree(file, read(path, root))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                marks = [one for one in node.decorator_list if isinstance(one, ast.Call)]
                ids = sum(len(mark.args) for mark in marks if _is_rule_marker(mark.func))
                found[f"{file}::{node.name}"] = ids
    for path in files(root, "tests/scenarios", "*.yaml"):
        for document in yaml.safe_load_all(read(path, root)):
            if isinstance(document, dict):
                rules = document.get("rules") or [""]
                found[f"{path.relative_to(root).as_posix()}: {rules[0]}"] = len(rules)
    return {name: ids for name, ids in found.items() if ids > most}


def _tests(root: Path) -> list[Path]:
    return files(root, "tests", "*.py")


def _all_claims(root: Path) -> Iterator[tuple[str, Place]]:
    for path in _tests(root):
        yield from _marked(path.relative_to(root).as_posix(), read(path, root)).claims
    for path in files(root, "tests/scenarios", "*.yaml"):
        yield from _listed(path, root)


class _Marked(NamedTuple):
    """What the markers of a file claim, and which ids are claimed for both editions."""

    claims: tuple[tuple[str, Place], ...]
    shared: frozenset[str]


@cache
def _marked(file: str, text: str) -> _Marked:
    """Read once, for whatever number of games: all tests together take seconds."""
    claimed: list[tuple[str, Place]] = []
    shared: set[str] = set()
    # Any call counts, so decorators, pytestmark and the marks of pytest.param need no case of their own.
    for node in ast.walk(_tree(file, text)):
        if isinstance(node, ast.Call) and _is_rule_marker(node.func):
            for argument in node.args:
                place = Place(file, argument.lineno)
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise RulebookError(f"{place}: the rule marker takes ids written out as plain strings.")
                claimed.append((argument.value, place))
        elif isinstance(node, ast.FunctionDef) and any(map(_is_both_editions, node.decorator_list)):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and _is_rule_marker(call.func):
                    shared |= {str(one.value) for one in call.args if isinstance(one, ast.Constant)}
    return _Marked(tuple(claimed), frozenset(shared))


def _tree(file: str, text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise RulebookError(f"{file}:{error.lineno} is not valid Python: {error.msg}.") from error


def _is_both_editions(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "both_editions"


def _is_rule_marker(func: ast.expr) -> bool:
    match func:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False


def _listed(path: Path, root: Path) -> Iterator[tuple[str, Place]]:
    file = path.relative_to(root).as_posix()
    try:
        # Nodes instead of values, because they know their line.
        documents = list(yaml.compose_all(read(path, root), Loader=yaml.SafeLoader))
    except yaml.YAMLError as error:
        raise RulebookError(f"{file} is not valid YAML: {error}") from error
    for document in documents:
        if not isinstance(document, yaml.MappingNode):
            continue
        for key, value in document.value:
            if key.value != "rules":
                continue
            if not isinstance(value, yaml.SequenceNode):
                place = Place(file, value.start_mark.line + 1)
                raise RulebookError(f"{place}: 'rules' must be a list of rule ids.")
            for item in value.value:
                yield str(item.value), Place(file, item.start_mark.line + 1)
