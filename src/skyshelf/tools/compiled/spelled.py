"""Sources spelled out for mypyc: what `dataclass` and `copies.py` write when the program runs stands in the source.

mypyc compiles what it can read. A constructor that `dataclass` makes would stay Python and be called through it, and a
record is made in every step of a game. So each record gets its constructor and its copy as plain code:

- `__init__` with the fields in their order, and the function that `COPIES` would write;
- a `ClassVar` of a record becomes a property: mypyc takes it for a field;
- the texts of the annotations, which mypyc replaces by classes, and which copies and codec read;
- `trait` for second bases, and leave for Python classes to inherit from what `engine` and `effects` define.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from skyshelf.effects.node import Node
from skyshelf.engine.copies import defined_in, made
from skyshelf.engine.public import Public
from skyshelf.engine.record import Mutable

_HELPERS = """
def _as_written(cls: Any, **written: tuple[str, Any]) -> None:
    for name, (text, default) in written.items():
        field = cls.__dataclass_fields__[name]
        field.type = text
        if isinstance(default, Field):
            field.default = default.default
            field.default_factory = default.default_factory
            field.metadata = default.metadata
        else:
            field.default = default

def _untyped(function: Any) -> Any:
    return function

def _default(cls: Any, name: str) -> Any:
    field = cls.__dataclass_fields__[name]
    return field.default if field.default_factory is MISSING else field.default_factory()
"""
_PLAIN = (bool, int, str, type(None))


def spelled(name: str, source: str) -> str:
    """The source of a module as mypyc shall read it."""
    return _Speller(import_module(name), source).written()


class _Speller:
    """One module on its way."""

    def __init__(self, module: ModuleType, source: str) -> None:
        self.module = module
        self.tree = ast.parse(source)
        self.known = set(_names(self.tree)) | set(dir(builtins))
        self.borrowed: dict[str, str] = {}  # names that only inherited fields use, and where they come from
        self.copied = False

    def written(self) -> str:
        body: list[ast.stmt] = []
        for statement in self.tree.body:
            body.append(statement)
            if isinstance(statement, ast.ClassDef):
                body += self._class(statement)
        at = _after_imports(body)
        body[at:at] = ast.parse(self._needed()).body
        self.tree.body = body
        return ast.unparse(ast.fix_missing_locations(self.tree)) + "\n"

    def _needed(self) -> str:
        lines = ["from dataclasses import MISSING, Field", "from typing import TYPE_CHECKING, Any"]
        if self.copied:
            lines.append("from skyshelf.engine.copies import COPIES")
        lines += ["if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr, trait"]
        lines += [f"    from {place} import {name}" for name, place in self.borrowed.items()]
        return "\n".join(lines) + _HELPERS

    def _class(self, written: ast.ClassDef) -> list[ast.stmt]:
        """Spell a class out; returned is what follows it."""
        cls = getattr(self.module, written.name)
        if issubclass(cls, Node):
            written.decorator_list.insert(0, _expression("mypyc_attr(native_class=False)"))
            return []
        if issubclass(cls, Public):
            written.body = [each for each in written.body if not _assigns(each, "__slots__")]
            if _written_as_second_base(cls):
                written.decorator_list.insert(0, ast.Name("trait"))
        if self.module.__name__.startswith(("skyshelf.engine.", "skyshelf.effects.")) and not _is_special(cls):
            written.decorator_list.insert(0, _expression("mypyc_attr(allow_interpreted_subclasses=True)"))
        if not is_dataclass(cls):
            return []
        written.body = [_property(each) if _is_class_var(each) else each for each in written.body]
        if "__dataclass_fields__" not in vars(cls):
            return []
        written.decorator_list = [_as_mypyc_has_it(each) for each in written.decorator_list]
        after = self._after(cls, written)
        written.body += self._constructor(cls)
        return after

    def _constructor(self, cls: type) -> list[ast.stmt]:
        params, lines = ["self"], []
        for field in fields(cls):
            kind = self._annotation(cls, field)
            value = field.name
            if field.default is MISSING and field.default_factory is MISSING:
                params.append(f"{field.name}: {kind}")
            elif type(field.default) in _PLAIN or field.default == ():
                params.append(f"{field.name}: {kind} = {field.default!r}")
            else:
                params.append(f"{field.name}: {kind} | None = None")
                empty = {list: "[]", dict: "{}"}.get(field.default_factory, f"_default({cls.__name__}, {field.name!r})")
                value = f"{empty} if {field.name} is None else {field.name}"
            lines.append(f"    self.{field.name} = {value}")
        head = f"def __init__({', '.join(params)}) -> None:"
        return ast.parse("\n".join([head, *(lines or ["    pass"])])).body

    def _annotation(self, cls: type, field: Field[Any]) -> str:
        """The text of an annotation; names in it that this module lacks are borrowed from where it is written."""
        text = str(field.type)
        for node in ast.walk(ast.parse(text, mode="eval")):
            if isinstance(node, ast.Name) and node.id not in self.known:
                self.borrowed[node.id] = defined_in(cls, field)
        return text

    def _after(self, cls: Any, written: ast.ClassDef) -> list[ast.stmt]:
        lines = [f"_as_written({cls.__name__}, {', '.join(_taken_out(written))})"]
        if issubclass(cls, Mutable) and fields(cls):
            self.copied = True
            names: dict[str, type] = {}
            text = made(cls, names)
            lines += [
                f"def _copy_of_{cls.__name__}(it: {cls.__name__}) -> {cls.__name__}:",
                *[f"    from {each.__module__} import {name}" for name, each in names.items() if name not in self.known],
                f"    return {text}",
                f"COPIES[{cls.__name__}] = _copy_of_{cls.__name__}",
            ]
        return ast.parse("\n".join(lines)).body


def _names(tree: ast.Module) -> Iterator[str]:
    """What a module defines or imports, be it for type checkers alone."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.asname or alias.name for alias in node.names)
    for statement in tree.body:
        if isinstance(statement, (ast.ClassDef, ast.FunctionDef)):
            yield statement.name
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            yield from (node.id for node in ast.walk(statement) if isinstance(node, ast.Name))


def _after_imports(body: list[ast.stmt]) -> int:
    return 1 + max(at for at, each in enumerate(body) if isinstance(each, (ast.Import, ast.ImportFrom)))


def _is_special(cls: type) -> bool:
    """Whether mypyc leaves a class to Python, as it does enums, named tuples, typed dicts and errors."""
    return not is_dataclass(cls) and cls.__bases__ != (object,)


def _written_as_second_base(cls: type) -> bool:
    return not issubclass(cls, Mutable) and not cls.__mro__[1] is object or cls is Public


def _taken_out(written: ast.ClassDef) -> Iterator[str]:
    """The fields with the texts of their types and their defaults, which mypyc would set at every instance."""
    for each in written.body:
        if isinstance(each, ast.AnnAssign):
            if isinstance(each.value, ast.Call):  # of `field`, whose type is not that of what it returns
                each.value.func = _expression(f"_untyped({ast.unparse(each.value.func)})")
            default = "MISSING" if each.value is None else ast.unparse(each.value)
            yield f"{ast.unparse(each.target)}=({ast.unparse(each.annotation)!r}, {default})"
            each.value = None


def _assigns(statement: ast.stmt, name: str) -> bool:
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == name


def _is_class_var(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation).startswith("ClassVar[")


def _property(statement: ast.stmt) -> ast.stmt:
    assert isinstance(statement, ast.AnnAssign) and isinstance(statement.annotation, ast.Subscript)
    name, kind = ast.unparse(statement.target), ast.unparse(statement.annotation.slice)
    does = "raise AssertionError" if statement.value is None else f"return {ast.unparse(statement.value)}"
    return ast.parse(f"@property\ndef {name}(self) -> {kind}:\n    {does}").body[0]


def _as_mypyc_has_it(decorator: ast.expr) -> ast.expr:
    """Compiled classes have slots by themselves. Frozen ones could not be filled by a constructor that is spelled out;
    that nobody changes them was checked before."""
    if not ast.unparse(decorator).startswith("dataclass"):
        return decorator
    given = {"init": False}
    if isinstance(decorator, ast.Call):
        given |= {str(each.arg): ast.unparse(each.value) == "True" for each in decorator.keywords}
    given.pop("slots", None)
    if given.pop("frozen", False):
        given["unsafe_hash"] = given.get("eq", True)
    return _expression(f"dataclass({', '.join(f'{name}={value}' for name, value in given.items())})")


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
