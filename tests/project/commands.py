"""Commands as people type them, each in a process of its own.

A process that has read in the whole program waits for them and makes a copy of itself for each: starting Python
and reading everything in again would take most of the time. Where a system cannot copy processes, that is done.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CAN_COPY = hasattr(os, "fork")
Done = subprocess.CompletedProcess[str]


def skyshelf(*arguments: str, home: Path, typed: str = "") -> Done:
    """What `skyshelf ARGUMENTS` answers to somebody who types this."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "SKYSHELF_HOME": str(home),
        "COLUMNS": "120",
        "LANG": "en_US.UTF-8",
        "LC_ALL": "",
    }
    if CAN_COPY:
        return _waiting().run(arguments, environment, home, typed)
    return subprocess.run(
        [sys.executable, "-m", "skyshelf", *arguments],
        input=typed,
        env=environment,
        cwd=home,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def refused(done: Done) -> str:
    """The one sentence on stderr of a command that failed."""
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return " ".join(done.stderr.split())


class Waiting:
    """The process that waits for commands."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.project.commands"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
            text=True,
        )

    def run(self, arguments: tuple[str, ...], environment: dict[str, str], home: Path, typed: str) -> Done:
        folder = home / ".command"
        folder.mkdir(exist_ok=True)
        (folder / "in").write_text(typed, encoding="utf-8")
        asked = {"arguments": arguments, "environment": environment, "home": str(home), "folder": str(folder)}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        code = int(self._process.stdout.readline())
        out, err = ((folder / name).read_text(encoding="utf-8") for name in ("out", "err"))
        for name in ("in", "out", "err"):
            (folder / name).unlink()
        folder.rmdir()
        return Done(arguments, code, out, err)

    def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@cache
def _waiting() -> Waiting:
    waiting = Waiting()
    atexit.register(waiting.end)
    return waiting


def wait_for_commands() -> None:
    """Read everything in, then copy this process for each command; the answer is its exit code."""
    from skyshelf.cli import main
    from skyshelf.games.shelf import NAMES, game_named
    from skyshelf.text import locales

    assert locales.LANGUAGES
    for name in NAMES:
        game_named(name)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            _become(asked)
            os._exit(_ended(main))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _become(asked: dict[str, Any]) -> None:
    """A process with other arguments, files and environment than the one that it was copied from."""
    folder = Path(str(asked["folder"]))
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(str(asked["home"]))
    sys.argv = ["skyshelf", *asked["arguments"]]
    for number, (name, flags) in enumerate(
        [("in", os.O_RDONLY), ("out", os.O_WRONLY | os.O_CREAT), ("err", os.O_WRONLY | os.O_CREAT)]
    ):
        opened = os.open(folder / name, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


def _ended(main: object) -> int:
    """The exit code, as Python reckons it."""
    import traceback

    assert callable(main)
    try:
        code = main()
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    if isinstance(code, str):
        print(code, file=sys.stderr)
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return int(code or 0)


if __name__ == "__main__":
    wait_for_commands()
