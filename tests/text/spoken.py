"""What the source of a game says: the messages that its calls can name, with the arguments they give."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from types import ModuleType


@dataclass(frozen=True)
class Spoken:
    """A message key and the arguments that come with it at one place of the source."""

    key: str
    args: frozenset[str]


def spoken_in(package: ModuleType) -> set[Spoken]:
    """Every event, prompt and reason in the modules of a game package."""
    game = package.__name__.rpartition(".")[2]
    return {spoken for module in _modules(package) for spoken in _Source(module, game).spoken()}


def phrase_prefixes(package: ModuleType) -> set[str]:
    """The fixed beginnings of all keys that the modules make phrases of themselves."""
    return {
        prefix
        for module in _modules(package)
        for call in _calls(ast.parse(inspect.getsource(module)), "Phrase")
        for prefix in [_literal_start(call.args[0])]
    }


def _modules(package: ModuleType) -> list[ModuleType]:
    return [
        importlib.import_module(info.name)
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]


def _calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def _literal_start(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        node = node.values[0]
    assert isinstance(node, ast.Constant), f"the key {ast.unparse(node)} does not begin with its family"
    return str(node.value)


def _dict_keys(node: ast.expr) -> frozenset[str]:
    assert isinstance(node, ast.Dict)
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


class _Source:
    """One module, read for what it says."""

    def __init__(self, module: ModuleType, game: str) -> None:
        self.module = module
        self.game = game
        self.tree = ast.parse(inspect.getsource(module))

    def spoken(self) -> Iterator[Spoken]:
        for function in ast.walk(self.tree):
            if isinstance(function, ast.FunctionDef):
                yield from self._events(function)
                yield from self._secrets(function)
                yield from self._prompts(function)
                yield from self._reasons(function)

    def _events(self, function: ast.FunctionDef) -> Iterator[Spoken]:
        for call in _calls(function, "emit", "reveal"):
            args = self._named(call, function)
            for kind in self._values(call.args[0], function):
                yield Spoken(f"{self.game}-event-{kind}", args)
        for call in _calls(function, "Event"):
            for kind in self._values(call.args[0], function):
                yield Spoken(f"{self.game}-event-{kind}", _dict_keys(call.args[2]))

    def _secrets(self, function: ast.FunctionDef) -> Iterator[Spoken]:
        """`event.secrets = {seat: {...}}` in the function that makes the event."""
        for node in ast.walk(function):
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Attribute):
                continue
            if node.targets[0].attr == "secrets":
                assert isinstance(node.value, ast.Dict)
                for call in _calls(function, "Event"):
                    for kind in self._values(call.args[0], function):
                        for form in node.value.values:
                            yield Spoken(f"{self.game}-event-{kind}-secret", _dict_keys(form))

    def _prompts(self, function: ast.FunctionDef) -> Iterator[Spoken]:
        for call in _calls(function, "ask"):
            args = frozenset({"source"} if len(call.args) > 4 else ())
            for kind in self._values(call.args[1], function):
                yield Spoken(f"{self.game}-prompt-{kind}", args)

    def _reasons(self, function: ast.FunctionDef) -> Iterator[Spoken]:
        for call in _calls(function, "_reason"):
            args = self._named(call, function)
            for key in self._values(call.args[1], function):
                yield Spoken(f"{self.game}-why-{key}", args)

    def _named(self, call: ast.Call, function: ast.FunctionDef) -> frozenset[str]:
        """The arguments that a call always gives by name; what the function only passes on may be missing."""
        named: set[str] = set()
        for keyword in call.keywords:
            if keyword.arg is not None:
                named.add(keyword.arg)
                continue
            assert isinstance(keyword.value, ast.Name)
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == keyword.value.id:
                    named |= _dict_keys(node.value)
        return frozenset(named)

    def _values(self, node: ast.expr, function: ast.FunctionDef) -> list[str]:
        """All texts that an expression can stand for: constants, choices, and parameters by their calls."""
        match node:
            case ast.Constant():
                return [str(node.value)]
            case ast.IfExp():
                return self._values(node.body, function) + self._values(node.orelse, function)
            case ast.JoinedStr():
                parts = [self._values(part, function) for part in node.values]
                return ["".join(choice) for choice in product(*parts)]
            case ast.FormattedValue():
                return self._values(node.value, function)
            case ast.Name():
                names = [argument.arg for argument in function.args.args]
                if node.id not in names:
                    return [str(getattr(self.module, node.id))]
                position = names.index(node.id)
                return [
                    value
                    for call in _calls(self.tree, function.name)
                    for value in self._values(call.args[position], function)
                ]
        raise AssertionError(f"{self.module.__name__}: nobody can tell what {ast.unparse(node)} says")
