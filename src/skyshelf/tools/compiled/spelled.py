"""Sources spelled out for mypyc: what `dataclass` and `copies.py` write when the program runs stands in the source.

mypyc compiles what it can read. A constructor that `dataclass` makes would stay Python, and a record is made in every
step of a game. So each record gets its constructor and its copy as plain code:

- `__init__` with the fields in their order, and the function that `COPIES` would write;
- a `ClassVar` of a record becomes a property: mypyc takes it for a field;
- the texts of the annotations, which mypyc replaces by classes, and which copies and codec read;
- the names of the slots, which mypyc has without saying so: an heir in Python would get them a second time, and
  compiled code would find its own empty;
- `trait` for second bases, and leave for Python classes to inherit from what `engine` and `effects` define, and from
  what some card inherits from.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from skyshelf import games
from skyshelf.engine.copies import defined_in, made
from skyshelf.engine.public import Public
from skyshelf.engine.record import Mutable, Record
from skyshelf.tools.compiled.modules import is_compiled

_HELPERS = """
# mypyc refuses to inherit where there are slots, and asks only whether they are true.
_Slots: Any = type("_Slots", (tuple,), {"__bool__": lambda self: False})

def _as_written(cls: Any, **written: tuple[str, Any]) -> None:
    cls.__slots__ = _Slots(written)
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
        cls: type = getattr(self.module, written.name)
        if hasattr(cls, "__dataclass_fields__"):
            written.body = [self._as_property(cls, each) for each in written.body]
        if issubclass(cls, Public):
            written.body = [each for each in written.body if not _assigns(each, "__slots__")]
            if not issubclass(cls, Record):  # the second base of a state or of a view
                written.decorator_list.insert(0, ast.Name("trait"))
        if _may_have_heirs_in_python(cls) and not _is_special(cls):
            written.decorator_list.insert(0, _expression("mypyc_attr(allow_interpreted_subclasses=True)"))
        if "__dataclass_fields__" not in vars(cls):
            return []
        written.decorator_list = [_as_mypyc_has_it(each) for each in written.decorator_list]
        after = self._after(cls, written)
        written.body += self._constructor(cls)
        return after

    def _as_property(self, cls: type, statement: ast.stmt) -> ast.stmt:
        """What belongs to a class of records and not to each of them; mypyc takes it for a field."""
        target = (
            statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        )
        if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or not isinstance(target, ast.Name):
            return statement
        for base in cls.__mro__:
            text = str(get_annotations(base).get(target.id, ""))
            if text.startswith("ClassVar["):
                kind = text.removeprefix("ClassVar[").removesuffix("]")
                if kind not in self.known:
                    self.borrowed[kind] = base.__module__
                does = (
                    "raise AssertionError"
                    if statement.value is None
                    else f"return {ast.unparse(statement.value)}"
                )
                return ast.parse(f"@property\ndef {target.id}(self) -> {kind}:\n    {does}").body[0]
        return statement

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
                value = f"{_made_anew(cls, field)} if {field.name} is None else {field.name}"
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
                *[
                    f"    from {each.__module__} import {name}"
                    for name, each in names.items()
                    if name not in self.known
                ],
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


def _may_have_heirs_in_python(cls: type) -> bool:
    if cls.__module__.startswith(("skyshelf.engine.", "skyshelf.effects.")):
        return True
    _import_all_games()
    heirs = {each.__module__ for each in _heirs(cls)}
    return not all(is_compiled(Path(*heir.split(".")).with_suffix(".py")) for heir in heirs)


@cache
def _import_all_games() -> None:
    """A class knows the heirs that are imported."""
    for each in walk_packages(games.__path__, f"{games.__name__}."):
        import_module(each.name)


def _heirs(cls: type) -> Iterator[type]:
    heirs: list[type] = cls.__subclasses__()
    for heir in heirs:
        yield heir
        yield from _heirs(heir)


def _is_special(cls: type) -> bool:
    """Whether mypyc leaves a class to Python, as it does enums, named tuples, typed dicts and errors."""
    return not is_dataclass(cls) and cls.__bases__ != (object,)


def _taken_out(written: ast.ClassDef) -> Iterator[str]:
    """The fields with the texts of their types and their defaults, which mypyc would set at every instance."""
    for each in written.body:
        if isinstance(each, ast.AnnAssign):
            if isinstance(each.value, ast.Call):  # of `field`, whose type is not that of what it returns
                each.value.func = _expression(f"_untyped({ast.unparse(each.value.func)})")
            default = "MISSING" if each.value is None else ast.unparse(each.value)
            yield f"{ast.unparse(each.target)}=({ast.unparse(each.annotation)!r}, {default})"
            each.value = None


def _made_anew(cls: type, field: Field[Any]) -> str:
    """The default of a field that is not given."""
    if field.default_factory is list:
        return "[]"
    return "{}" if field.default_factory is dict else f"_default({cls.__name__}, {field.name!r})"


def _assigns(statement: ast.stmt, name: str) -> bool:
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == name


def _as_mypyc_has_it(decorator: ast.expr) -> ast.expr:
    """Compiled classes have slots by themselves, and here their constructor is written out."""
    if not ast.unparse(decorator).startswith("dataclass"):
        return decorator
    given = [*decorator.keywords] if isinstance(decorator, ast.Call) else []
    kept = [f"{each.arg}={ast.unparse(each.value)}" for each in given if each.arg != "slots"]
    return _expression(f"dataclass({', '.join(['init=False', *kept])})")


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
