"""From a file to documents: the small and harmless part of YAML that scenarios need."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from skyshelf.scenarios.document import Document, Plain, ScenarioError, Where

MOST_BYTES = 64_000
DEEPEST = 20

_NUMBER = re.compile(r"[-+]?[0-9]{1,18}")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_TAGS = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("str", "seq", "map"))
_HINT = "Indent with spaces, and put text with ': ' or ' #' in it, or with a sign in front, in quotes."


def read_documents(path: Path) -> list[Document]:
    """The documents of a file, at least one; a file that is not what it should be is refused."""
    file = str(path)
    text = _read_text(path, file)
    try:
        _refuse_aliases_and_depth(file, text)
        nodes = list(yaml.compose_all(text, Loader=yaml.BaseLoader))
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        problem = f"The character {error.character:#x} cannot stand in YAML."
        raise ScenarioError(file, line, problem) from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = ", ".join(part for part in (error.context, error.problem) if part)
        line = mark.line + 1 if mark else 1
        raise ScenarioError(file, line, f"This is not valid YAML: {said}. {_HINT}") from error
    if not nodes:
        raise ScenarioError(file, None, "There is no scenario in this file.")
    return [_Reader(file).document(node) for node in nodes]


def _read_text(path: Path, file: str) -> str:
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise ScenarioError(file, None, f"The file cannot be read: {error.strerror}.") from error
    if len(data) > MOST_BYTES:
        raise ScenarioError(file, None, f"A scenario file has at most {MOST_BYTES} bytes; split this one.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        problem = "The file is not in UTF-8; save it with the encoding UTF-8."
        raise ScenarioError(file, line, problem) from error


def _refuse_aliases_and_depth(file: str, text: str) -> None:
    """Both can make a small file endless or huge, and no scenario needs them."""
    depth, line = 0, 1
    try:
        for event in yaml.parse(text, Loader=yaml.BaseLoader):
            line = _line(event)
            if isinstance(event, yaml.AliasEvent):
                problem = f"Scenarios have no aliases: write out what *{event.anchor} means."
                raise ScenarioError(file, line, problem)
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEEPEST:
                    raise ScenarioError(file, line, f"This is nested deeper than {DEEPEST} levels.")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
    except (OverflowError, ValueError) as error:  # PyYAML lets them through, and without a place
        problem = "Here or further down is an escape or a number that YAML does not know."
        raise ScenarioError(file, line, problem) from error


class _Reader:
    """Turns the nodes of one document into plain data and notes their lines."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[Where, int] = {}

    def document(self, node: yaml.Node) -> Document:
        self.lines[()] = _line(node)
        return Document(self.file, self._plain(node, ()), self.lines)

    def _plain(self, node: yaml.Node, where: Where) -> Plain:
        if node.tag not in _TAGS:
            raise ScenarioError(self.file, _line(node), f"Scenarios have no tags; leave out '{node.tag}'.")
        if isinstance(node, yaml.MappingNode):
            return self._names(node, where)
        if isinstance(node, yaml.SequenceNode):
            items: list[Plain] = []
            for index, item in enumerate(node.value):
                self.lines[*where, index] = _line(item)
                items.append(self._plain(item, (*where, index)))
            return items
        assert isinstance(node, yaml.ScalarNode)
        self._refuse_control(node)
        return _value(node)

    def _names(self, node: yaml.MappingNode, where: Where) -> dict[str, Plain]:
        named: dict[str, Plain] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ScenarioError(self.file, _line(key), "A name before ':' is plain text.")
            self._refuse_control(key)
            # Names stay as they are written: a player may be called 7, and an option is called `no`.
            name = str(key.value)
            inside = (*where, name)
            if name in named:
                first = self.lines[inside]
                raise ScenarioError(
                    self.file, _line(key), f"'{name}' is here a second time; the first is in line {first}."
                )
            self.lines[inside] = _line(key)
            named[name] = self._plain(value, inside)
        return named

    def _refuse_control(self, node: yaml.ScalarNode) -> None:
        """Escapes can hide characters that no terminal should get."""
        if found := _CONTROL.search(node.value):
            problem = f"The character {ord(found[0]):#x} cannot stand in a scenario."
            raise ScenarioError(self.file, _line(node), problem)


def _value(node: yaml.ScalarNode) -> Plain:
    """Numbers, true and false; `yes` and `no` stay words, because they are choices in games."""
    text = str(node.value)
    if node.style is not None:  # in quotes, or a block of text
        return text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    return int(text) if _NUMBER.fullmatch(text) else text


def _line(part: yaml.Node | yaml.Event) -> int:
    assert part.start_mark is not None
    return part.start_mark.line + 1
