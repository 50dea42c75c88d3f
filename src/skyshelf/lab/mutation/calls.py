"""A pytest plugin for those who change rules: notes which functions each test calls, or runs chosen tests in order.

Both are asked for by the environment, because pytest is started as a program.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

NOTE = "SKYSHELF_NOTE_CALLS"  # the file to write what each test calls to
ONLY = "SKYSHELF_ONLY_TESTS"  # the file with the tests to run, in order
MEMORY = "SKYSHELF_MOST_MEMORY"  # bytes: a change may make a list grow for ever
_RULES = str(Path("skyshelf", "games"))

_called: set[CodeType] = set()
_notes: dict[str, dict[str, Any]] = {}


def _note(frame: FrameType, event: str, arg: object) -> None:
    if event == "call":
        _called.add(frame.f_code)


def _functions() -> list[str]:
    found = set()
    for code in _called:
        _, games, rest = code.co_filename.partition(_RULES)
        if games:
            found.add(f"src/skyshelf/games{rest}:{code.co_firstlineno}".replace(os.sep, "/"))
    return sorted(found)


def pytest_configure(config: pytest.Config) -> None:
    if MEMORY in os.environ:
        import resource

        most = int(os.environ[MEMORY])
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    if NOTE in os.environ:
        sys.setprofile(_note)


def pytest_collection_finish(session: pytest.Session) -> None:
    if NOTE in os.environ:
        _notes[""] = {"functions": _functions(), "seconds": 0.0, "passed": True}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _called.clear()
    result = yield
    if NOTE in os.environ and item.nodeid in _notes:
        _notes[item.nodeid]["functions"] = _functions()
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    note = _notes.setdefault(report.nodeid, {"functions": [], "seconds": 0.0, "passed": True})
    note["seconds"] += report.duration
    note["passed"] = note["passed"] and report.outcome == "passed"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if ONLY in os.environ:
        wanted = {name: at for at, name in enumerate(json.loads(Path(os.environ[ONLY]).read_text()))}
        items[:] = [item for item in items if item.nodeid in wanted]
        items.sort(key=lambda item: wanted[item.nodeid])


def pytest_sessionfinish() -> None:
    if NOTE in os.environ:
        sys.setprofile(None)
        Path(os.environ[NOTE]).write_text(json.dumps(_notes))
