"""Small changes of source text that change what it does: each is one thing that a test should notice."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
# The sentences of a game are tested by reading them, not by its rules.
_SPOKEN = frozenset({"label", "phrase", "__str__", "__repr__"})
_TOLD = frozenset({"emit"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the characters from `start` to `end` of a file become `after`."""

    file: str
    line: int
    function: int  # the line where the function begins, its decorators included
    cached: bool  # a result that is kept may be used by tests that never call the function
    kind: str
    start: int
    end: int
    before: str
    after: str

    def applied(self, source: str) -> str:
        return source[: self.start] + self.after + source[self.end :]

    def words(self) -> str:
        return f"`{_shortened(self.before)}` to `{_shortened(self.after)}`"


def _shortened(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 60 else flat[:57] + "..."


def mutants_of(root: Path, path: Path) -> list[Mutant]:
    """All changes of a file, in the order of its lines; only what stands in functions is a rule."""
    source = path.read_text(encoding="utf-8")
    return list(_Finder(str(path.relative_to(root)), source).found())


class _Finder:
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines()
        self.function = 0
        self.cached = False

    def _at(self, line: int, column: int) -> int:
        """The tree counts bytes, the text characters."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def _start(self, node: ast.AST) -> int:
        return self._at(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def _end(self, node: ast.AST) -> int:
        return self._at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def found(self) -> Iterator[Mutant]:
        for function in self._functions(self.tree):
            if function.name in _SPOKEN:
                continue
            lines = [function.lineno, *[one.lineno for one in function.decorator_list]]
            self.function = min(lines)
            self.cached = any("cache" in ast.unparse(one) for one in function.decorator_list)
            for statement in function.body:
                yield from self._statement(statement)

    def _functions(self, node: ast.AST) -> Iterator[ast.FunctionDef]:
        """Functions and methods; one within another belongs to it."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                yield child
            elif isinstance(child, ast.ClassDef | ast.If):
                yield from self._functions(child)

    def _statement(self, node: ast.stmt) -> Iterator[Mutant]:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant):
                return  # a docstring
            if isinstance(node.value, ast.Call):
                if _name_of(node.value.func) in _TOLD:
                    return
                yield self._change("removed call", node, self._start(node), self._end(node), "pass")
        if isinstance(node, ast.If):
            last = node.body[-1]
            leaves = isinstance(last, ast.Return | ast.Continue | ast.Break)
            if leaves and not node.orelse:
                yield self._change("removed exit", last, self._start(last), self._end(last), "pass")
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from self._expression(node.value)
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                yield from self._statement(child)
            elif isinstance(child, ast.expr):
                yield from self._expression(child)
            elif isinstance(child, ast.match_case):
                if child.guard is not None:
                    yield from self._expression(child.guard)
                for inner in child.body:
                    yield from self._statement(inner)
            elif isinstance(child, ast.ExceptHandler):
                for inner in child.body:
                    yield from self._statement(inner)

    def _expression(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Compare):
            for left, op, right in zip(
                [node.left, *node.comparators], node.ops, node.comparators, strict=False
            ):
                before, after = _COMPARISONS[type(op)]
                yield from self._between("comparison", left, right, before, after)
        elif isinstance(node, ast.BoolOp):
            before, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._between("and/or", left, right, before, after)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            start = self._start(node)
            yield self._change("not", node, start, start + len("not "), "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield from self._constant(node, node.value)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            if not any(_is_text(side) for side in (node.left, node.right)):
                before, after = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
                yield from self._between("plus/minus", node.left, node.right, before, after)
        elif isinstance(node, ast.Call) and _name_of(node.func) in _SWAPPED:
            func = node.func
            after = _SWAPPED[_name_of(func)]
            yield self._change("min/max", func, self._start(func), self._end(func), after)
        for child in ast.iter_child_nodes(node):
            yield from self._expression(child)

    def _constant(self, node: ast.Constant, value: int) -> Iterator[Mutant]:
        others = [value + 1, value - 1] if value > 0 else [value + 1]
        for other in [not value] if isinstance(value, bool) else others:
            yield self._change("constant", node, self._start(node), self._end(node), str(other))

    def _between(self, kind: str, left: ast.AST, right: ast.AST, before: str, after: str) -> Iterator[Mutant]:
        """Change the operator that stands between two operands."""
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end]
        words = r"\s+".join(before.split())
        pattern = rf"\b{words}\b" if before[0].isalpha() else re.escape(before)
        found = re.search(pattern, gap)
        if found is not None:
            yield self._change(kind, right, start + found.start(), start + found.end(), after)

    def _change(self, kind: str, node: ast.AST, start: int, end: int, after: str) -> Mutant:
        line = self.source.count("\n", 0, start) + 1
        before = self.source[start:end]
        return Mutant(self.file, line, self.function, self.cached, kind, start, end, before, after)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
