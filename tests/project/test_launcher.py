"""The launcher finds a Python, makes the environment once, and never again without a reason."""

from __future__ import annotations

import ast
import hashlib
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAUNCHER = ROOT / "skyshelf"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for Python and pip are shell scripts")

Stand = Callable[..., Path]


def load(path: Path) -> Any:
    """The launcher as a module; it has no .py, so the loader must be named."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(path))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def launcher(project: Path) -> Any:
    return load(project / "skyshelf")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the launcher with one small package in its lock, and no way to the network."""
    project = tmp_path / "project"
    package = project / "src" / "skyshelf"
    package.mkdir(parents=True)
    shutil.copy(LAUNCHER, project / "skyshelf")
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(
        "import sys\nimport tiny\nprint('started', tiny.WORD, *sys.argv[1:])\nsys.exit(7)\n", encoding="utf-8"
    )
    shelf = tmp_path / "wheels"
    shelf.mkdir()
    (project / "requirements.lock").write_text(tiny_wheel(shelf, "tiny"), encoding="utf-8")
    (project / "requirements-dev.lock").write_text(
        tiny_wheel(shelf, "tiny") + tiny_wheel(shelf, "extra"), encoding="utf-8"
    )
    for name in ("SKYSHELF_VENV", "PYTHONPATH", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(shelf))
    monkeypatch.setenv("SKYSHELF_PYTHON", sys.executable)
    # Nothing on the PATH: a uv would not know where the wheels are.
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    return project


def tiny_wheel(folder: Path, name: str) -> str:
    """Makes a wheel by hand, the same bytes each time, and returns its line for a lock."""
    return wheel_of(folder, name, f"{name}.py", "WORD = 'with tiny'\n")


def wheel_of(folder: Path, name: str, file: str, content: str) -> str:
    path = folder / f"{name}-1.0-py3-none-any.whl"
    info = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(path, "w") as wheel:
        for path_in_wheel, text in (
            (file, content),
            (f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"),
            (
                f"{info}/WHEEL",
                "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
            ),
            (f"{info}/RECORD", ""),
        ):
            entry = zipfile.ZipInfo(path_in_wheel)
            entry.external_attr = (0o100755 if "/scripts/" in path_in_wheel else 0o100644) << 16
            wheel.writestr(entry, text)
    return f"{name}==1.0 \\\n    --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


@pytest.fixture
def stand_in(tmp_path: Path) -> Stand:
    """Makes a command that answers the launcher's question as a Python of that version would."""

    def make(
        name: str, version: str = "3.13.1", *, kind: str = "CPython", final: bool = True, venv: bool = True
    ) -> Path:
        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        numbers = "[" + version.replace(".", ", ") + "]"
        answer = f'["{path}", "{kind}", {numbers}, {str(final).lower()}, {str(venv).lower()}]'
        path.write_text(f"#!/bin/sh\necho '{answer}'\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    return make


def broken_shim(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text("#!/bin/sh\necho 'command not found' >&2\nexit 127\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def run(
    project: Path, *arguments: str, python: str = sys.executable, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, str(project / "skyshelf"), *arguments],
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )


def test_an_old_python_can_read_the_launcher() -> None:
    """Else it answers with a syntax error instead of a sentence."""
    ast.parse(LAUNCHER.read_text(encoding="utf-8"), feature_version=(3, 7))


# Finding a Python


def test_the_newest_python_is_taken(launcher: Any, stand_in: Stand) -> None:
    commands = [
        [str(stand_in(f"python-{version}", version))] for version in ("3.11.9", "3.13.0", "3.9.1", "3.12.4")
    ]
    assert launcher.newest_python(commands, needs_venv=True).version == (3, 13, 0)


def test_among_equal_versions_the_first_is_taken(launcher: Any, stand_in: Stand) -> None:
    commands = [[str(stand_in(name, "3.12.4"))] for name in ("running", "other")]
    assert launcher.newest_python(commands, needs_venv=True).path.endswith("running")


def test_a_shim_that_fails_is_passed_over(launcher: Any, stand_in: Stand, tmp_path: Path) -> None:
    shim = broken_shim(tmp_path / "shims" / "python3.14")
    commands = [[str(shim)], [str(tmp_path / "missing")], [str(stand_in("python3.12", "3.12.0"))]]
    assert launcher.newest_python(commands, needs_venv=True).version == (3, 12, 0)


def test_a_python_behind_a_shim_of_the_same_name_is_found(
    launcher: Any, stand_in: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shim = broken_shim(tmp_path / "shims" / "python3.14")
    real = stand_in("python3.14", "3.14.2")
    monkeypatch.delenv("SKYSHELF_PYTHON")
    monkeypatch.setenv("PATH", os.pathsep.join([str(shim.parent), str(real.parent)]))
    commands = launcher.candidates()
    assert commands[0] == [sys.executable]
    assert commands[1:] == [[str(shim.resolve())], [str(real.resolve())]]


@pytest.mark.parametrize(
    ("python", "reason"),
    [
        ({"version": "3.10.13"}, "is Python 3.10.13, which is too old"),
        ({"version": "2.7.18"}, "is Python 2.7.18, which is too old"),
        ({"version": "3.15.0", "final": False}, "is a pre-release of Python 3.15.0"),
        ({"version": "3.11.2", "kind": "PyPy"}, "is PyPy"),
        ({"version": "3.11.2", "venv": False}, "apt install python3.11-venv"),
    ],
)
def test_what_will_not_do_is_refused_with_its_reason(
    launcher: Any, stand_in: Stand, python: dict[str, Any], reason: str
) -> None:
    with pytest.raises(launcher.Stop) as stop:
        launcher.newest_python([[str(stand_in("python3", **python))]], needs_venv=True)
    assert "Skyshelf needs CPython 3.11 or newer" in str(stop.value)
    assert reason in str(stop.value)


def test_with_uv_a_python_without_venv_will_do(launcher: Any, stand_in: Stand) -> None:
    command = [str(stand_in("python3", "3.11.2", venv=False))]
    assert launcher.newest_python([command], needs_venv=False).version == (3, 11, 2)


def test_the_probe_names_the_python_behind_a_virtual_environment(launcher: Any) -> None:
    python = launcher.probe([sys.executable])
    assert python.version == sys.version_info[:3]
    assert not Path(python.path).is_relative_to(sys.prefix) or sys.prefix == sys.base_prefix


def test_an_old_python_gets_a_sentence(project: Path, stand_in: Stand) -> None:
    result = run(project, "play", SKYSHELF_PYTHON=str(stand_in("python3", "3.8.18")))
    assert result.returncode == 1
    assert "is Python 3.8.18, which is too old" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_uv_that_does_not_run_is_no_uv(
    launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shim = broken_shim(tmp_path / "shims" / "uv")
    monkeypatch.setenv("PATH", str(shim.parent))
    assert launcher.find_uv() is None


# The environment


@pytest.fixture
def finished(launcher: Any, project: Path) -> Any:
    """An environment that looks finished, with nothing behind it."""
    environment = launcher.Environment(str(project / ".venv"))
    Path(environment.notes).mkdir(parents=True)
    Path(environment.scripts).mkdir()
    Path(environment.python).symlink_to(sys.executable)
    (project / ".venv" / "pyvenv.cfg").write_text("version = 3.12.1\n", encoding="utf-8")
    environment._write_stamp("requirements.lock")
    return environment


def test_a_stamped_environment_is_ready(finished: Any) -> None:
    assert finished.is_ready("requirements.lock")
    assert not finished.is_ready("requirements-dev.lock")


@pytest.mark.parametrize("file", ["project/requirements.lock", "project/.venv/pyvenv.cfg"])
def test_another_lock_or_python_makes_it_stale(finished: Any, tmp_path: Path, file: str) -> None:
    with (tmp_path / file).open("a", encoding="utf-8") as stream:
        stream.write("# changed\n")
    assert not finished.is_ready("requirements.lock")


def test_a_python_that_has_gone_makes_it_stale(finished: Any, tmp_path: Path) -> None:
    python = Path(finished.python)
    python.unlink()
    python.symlink_to(tmp_path / "uninstalled")
    assert not finished.is_ready("requirements.lock")


def test_a_moved_environment_is_stale(finished: Any, launcher: Any, project: Path) -> None:
    (project / ".venv").rename(project / "moved")
    assert not launcher.Environment(str(project / "moved")).is_ready("requirements.lock")


def test_without_a_stamp_it_is_not_ready(finished: Any) -> None:
    Path(finished._stamp_path("requirements.lock")).unlink()
    assert not finished.is_ready("requirements.lock")


def test_line_ends_of_a_checkout_do_not_matter(finished: Any, project: Path) -> None:
    lock = project / "requirements.lock"
    lock.write_bytes(lock.read_bytes().replace(b"\n", b"\r\n"))
    assert finished.is_ready("requirements.lock")


def test_a_ready_start_runs_nothing_but_the_command(
    finished: Any, launcher: Any, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("a ready start must not look for anything or run anything")

    started: list[list[str]] = []
    monkeypatch.setattr(launcher.subprocess, "Popen", forbidden)
    monkeypatch.setattr(launcher, "candidates", forbidden)
    monkeypatch.setattr(launcher, "find_uv", forbidden)
    monkeypatch.setattr(launcher.os, "execv", lambda _, command: started.append(command))
    monkeypatch.setattr(launcher.subprocess, "call", lambda _: 0)
    assert launcher.main(["play", "painters"]) == 0
    assert started == [[finished.python, "-P", "-m", "skyshelf", "play", "painters"]]
    assert os.environ["PYTHONPATH"].split(os.pathsep)[0] == str(project.resolve() / "src")


def test_a_folder_of_somebody_else_is_left_alone(project: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").mkdir()
    letter = tmp_path / "precious" / "letter.txt"
    letter.write_text("dear", encoding="utf-8")
    result = run(project, SKYSHELF_VENV=str(letter.parent))
    assert result.returncode == 1
    assert "was not made by this launcher" in result.stderr
    assert [path.name for path in letter.parent.iterdir()] == ["letter.txt"]


def test_a_missing_lock_gets_a_sentence(project: Path) -> None:
    (project / "requirements.lock").unlink()
    result = run(project)
    assert result.returncode == 1
    assert "requirements.lock" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("Collecting rich==15.0.0 (from -r requirements.lock (line 3))", {"rich"}),
        ("Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment", {"colorama"}),
        ("  Downloading fluent.runtime-0.4.0-py2.py3-none-any.whl (24 kB)", set()),
        ("Downloading pyarrow (43.2MiB)", {"pyarrow"}),
        (" + fluent-runtime==0.4.0", {"fluent-runtime"}),
        ("Resolved 21 packages in 12ms", set()),
    ],
)
def test_progress_understands_pip_and_uv(launcher: Any, line: str, seen: set[str]) -> None:
    progress = launcher.Progress(21)
    progress.read(line)
    assert progress.seen == seen


# From nothing to a started command, with pip and without a network


def test_from_nothing_to_a_started_command(project: Path) -> None:
    first = run(project, "play", "painters")
    assert (first.returncode, first.stdout) == (7, "started with tiny play painters\n"), first.stderr
    assert "installing 1 packages" in first.stderr

    second = run(project, "play", PIP_FIND_LINKS="")
    assert (second.returncode, second.stdout, second.stderr) == (7, "started with tiny play\n", "")

    tests = run(project, "test", "-x")
    assert (tests.returncode, tests.stdout) == (7, "started with tiny test -x\n"), tests.stderr
    assert "making an environment" not in tests.stderr
    assert run(project, "test").stderr == ""

    (project / "requirements.lock").write_text(
        (project / "requirements.lock").read_text(encoding="utf-8") + "# newer\n", encoding="utf-8"
    )
    # Started by the very Python that has to be replaced.
    venv = project / ".venv"
    again = run(project, python=str(venv / "bin" / "python"), SKYSHELF_PYTHON=str(venv / "bin" / "python"))
    assert (again.returncode, again.stdout) == (7, "started with tiny\n"), again.stderr
    assert "making an environment" in again.stderr


@pytest.mark.parametrize(
    ("then", "says"), [('exec "$python" -m pip install "$@"', ""), ("exit 1", "going on with pip")]
)
def test_a_uv_is_borrowed_for_the_installing_or_pip_does_it(project: Path, then: str, says: str) -> None:
    """The stand-in for uv is called with `pip install --python PYTHON ...`, and notes that it was."""
    called = project / "called"
    script = f'#!/bin/sh\npython=$4\nshift 4\necho "$@" > "{called}"\n{then}\n'
    lock = wheel_of(project.parent / "wheels", "uv", "uv-1.0.data/scripts/uv", script)
    (project / "requirements-uv.lock").write_text(lock, encoding="utf-8")
    first = run(project)
    assert first.stdout == "started with tiny\n", first.stderr
    assert "requirements.lock" in called.read_text(encoding="utf-8")
    assert says in first.stderr
    assert ("going on" in first.stderr) == bool(says)
    assert not (project / ".venv" / ".skyshelf" / "uv").exists()


def test_a_failed_first_start_says_why_and_the_next_one_begins_again(project: Path) -> None:
    lock = project / "requirements.lock"
    good = lock.read_text(encoding="utf-8")
    lock.write_text(good.replace("tiny==1.0", "tiny==2.0"), encoding="utf-8")
    failed = run(project)
    assert failed.returncode == 1
    assert "pip install failed" in failed.stderr
    assert "tiny==2.0" in failed.stderr
    log = project / ".venv" / ".skyshelf" / "install.log"
    assert str(log.resolve()) in failed.stderr
    assert "tiny==2.0" in log.read_text(encoding="utf-8")
    assert "Traceback" not in failed.stderr

    lock.write_text(good, encoding="utf-8")
    assert run(project).stdout == "started with tiny\n"


def test_a_package_with_another_hash_is_refused(project: Path) -> None:
    lock = project / "requirements.lock"
    lock.write_text("tiny==1.0 --hash=sha256:" + 64 * "0" + "\n", encoding="utf-8")
    result = run(project)
    assert result.returncode == 1
    assert "hash" in result.stderr.lower()


def test_two_first_starts_at_once_make_one_environment(project: Path) -> None:
    starts = [
        subprocess.Popen(
            [sys.executable, str(project / "skyshelf"), str(number)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(2)
    ]
    results = [start.communicate(timeout=240) for start in starts]
    assert [out for out, _ in results] == ["started with tiny 0\n", "started with tiny 1\n"]
    assert sum("making an environment" in err for _, err in results) == 1


@pytest.mark.parametrize(
    ("arguments", "lock"),
    [
        ([], "requirements.lock"),
        (["sim", "painters", "--games", "3"], "requirements.lock"),
        (["sim", "painters", "--out", "games"], "requirements-lab.lock"),
        (["sim", "painters", "--out=games"], "requirements-lab.lock"),
        (["ladder", "painters", "--on", "ray"], "requirements-lab.lock"),
        (["ladder", "painters", "--on", "local"], "requirements.lock"),
        (["bench", "envs"], "requirements-lab.lock"),
        (["bench", "same", "painters"], "requirements-lab.lock"),
        (["bench", "horde"], "requirements.lock"),
        (["report", "."], "requirements-lab.lock"),
        (["report", "a.journal"], "requirements.lock"),
        (["test"], "requirements-dev.lock"),
    ],
)
def test_a_command_gets_what_it_needs_and_no_more(launcher: Any, arguments: list[str], lock: str) -> None:
    assert launcher.lock_for(arguments) == lock
