"""Mutants are run in copies of the tree, several at a time, against the tests that could notice them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random
from time import monotonic

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.mutation.calls import MEMORY, NOTE, ONLY
from skyshelf.lab.mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[4]
FOR_ALL = ("properties/test_battery.py", "project/test_scenarios.py", "golden")
# What advises, explains, plays and describes is no rule of the game.
NO_RULES = {
    "advice",
    "audit",
    "battle_plan",
    "described",
    "offers",
    "play",
    "portrait",
    "position",
    "shown",
    "workshop",
}
_LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "node_modules", "static", "web", "build", "dist", "*.parquet"
)
# A change that never ends is noticed by waiting; tests of any other take about as long as they did before.
_START, _TIMES_AS_LONG = 60.0, 5.0
_AT_ONCE = 20
_MOST_MEMORY = 6 << 30


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a mutant: the test that noticed it, or ''."""

    mutant: Mutant
    verdict: str  # killed, timeout, survived, uncalled
    by: str
    tests: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Noted:
    """What a test calls and how long it takes."""

    functions: frozenset[str]
    seconds: float


def package_of(game: str) -> str:
    """The folder of a game's rules; the editions of a game share one."""
    return type(game_named(game)).__module__.split(".")[2]


def _sharing(game: str) -> list[str]:
    """The games whose rules lie in the same folder: what changes one may be noticed by the tests of another."""
    return [name for name in NAMES if package_of(name) == package_of(game)]


def rule_files(game: str) -> list[Path]:
    folder = ROOT / "src" / "skyshelf" / "games" / package_of(game)
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if NO_RULES.intersection(parts) or parts[-1] == "__init__":
            continue
        if game != folder.name and game not in parts:  # an edition is what lies under its name
            continue
        found.append(path)
    return found


def sampled(game: str, number: int, seed: int, only: Sequence[str] = ()) -> list[Mutant]:
    """Lines by lot, then one of the changes of each; `only` names files or lines instead, as FILE or FILE:LINE."""
    if only:
        wanted = [one.partition(":") for one in only]
        for file, _, line in wanted:
            if not (ROOT / file).is_file() or not file.endswith(".py") or (line and not line.isdecimal()):
                raise SkyshelfError(
                    f"'{file}{line and ':' + line}' is no FILE.py or FILE.py:LINE of this checkout, such as "
                    f"{rule_files(game)[0].relative_to(ROOT)}:20."
                )
        return [
            mutant
            for file, _, line in wanted
            for mutant in mutants_of(ROOT, ROOT / file)
            if not line or mutant.line == int(line)
        ]
    by_line: dict[tuple[str, int], list[Mutant]] = {}
    for path in rule_files(game):
        for mutant in mutants_of(ROOT, path):
            by_line.setdefault((mutant.file, mutant.line), []).append(mutant)
    chance = Random(f"{game} {seed}")
    lines = chance.sample(sorted(by_line), min(number, len(by_line)))
    return [chance.choice(by_line[line]) for line in lines]


def paths_of_tests(game: str) -> list[str]:
    """The slow ones first, so that nobody waits for them in the end."""
    own = [f"{kind}/{name}" for name in _sharing(game) for kind in ("rules", "cards")]
    return [f"tests/{part}" for part in (*FOR_ALL, *own) if (ROOT / "tests" / part).exists()]


def _pytest(tree: Path, arguments: Sequence[str], more: dict[str, str], seconds: float) -> tuple[int, str]:
    """The exit code and the end of the output; -1 if it took too long."""
    # Packages that lie beside the sources, because nothing can be installed, come last.
    paths = os.pathsep.join((str(tree / "src"), str(tree), os.environ.get("PYTHONPATH", "")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", **more}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "skyshelf.lab.mutation.calls",
    ]
    try:
        done = subprocess.run(
            [*command, *arguments],
            cwd=tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, ""
    return done.returncode, done.stdout[-4000:]


def _test_files(game: str) -> list[str]:
    found: list[str] = []
    for name in paths_of_tests(game):
        path = ROOT / name
        files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
        found += [str(file.relative_to(ROOT)) for file in files]
    return found


@contextmanager
def _threads(workers: int) -> Iterator[ThreadPoolExecutor]:
    """Who interrupts does not wait for all that was asked for."""
    pool = ThreadPoolExecutor(workers)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def note_calls(game: str, workers: int, tell: Callable[[str], None]) -> dict[str, Noted]:
    """Every test of the game that passes, with what it calls; under '' what is called before any test."""
    files = _test_files(game)
    # Starting pytest takes longer than most files: some together, and enough parts that all workers end together.
    parts = [files[at :: 4 * workers] for at in range(min(len(files), 4 * workers))]
    found: dict[str, Noted] = {}
    before: frozenset[str] = frozenset()
    with tempfile.TemporaryDirectory() as folder:

        def run(number: int) -> Path:
            note = Path(folder, f"{number}.json")
            # Where a package is missing, the tests that need it are left out, not those beside them.
            options = ["--continue-on-collection-errors", "-k", " or ".join(_sharing(game))]
            _pytest(ROOT, [*options, *parts[number]], {NOTE: str(note)}, 3600)
            return note

        with _threads(workers) as pool:
            for done, future in enumerate(as_completed(pool.submit(run, at) for at in range(len(parts)))):
                note = future.result()
                notes = json.loads(note.read_text()) if note.exists() else {}
                for name, about in notes.items():
                    functions = frozenset(about["functions"])
                    if not name:
                        before |= functions
                    elif about["passed"]:
                        found[name] = Noted(functions, about["seconds"])
                tell(f"{done + 1} of {len(parts)} parts of the tests looked at, {len(found)} tests")
    found[""] = Noted(before, 0.0)
    return found


def write_notes(path: Path, notes: dict[str, Noted]) -> None:
    kept = {name: [sorted(noted.functions), noted.seconds] for name, noted in notes.items()}
    path.write_text(json.dumps(kept), encoding="utf-8")


def read_notes(path: Path) -> dict[str, Noted]:
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Noted(frozenset(functions), seconds) for name, (functions, seconds) in kept.items()}


def could_notice(mutant: Mutant, notes: dict[str, Noted]) -> list[str]:
    """The fastest first. What was called at import, or is kept, may be noticed by any test."""
    function = f"{mutant.file}:{mutant.function}"
    everybody = mutant.cached or function in notes[""].functions
    chosen = [name for name, noted in notes.items() if name and (everybody or function in noted.functions)]
    return sorted(chosen, key=lambda name: (function not in notes[name].functions, notes[name].seconds))


def patience(tests: Sequence[str], notes: dict[str, Noted]) -> float:
    """After how many seconds a change has made these tests go on for ever."""
    return _START + _TIMES_AS_LONG * sum(notes[test].seconds for test in tests)


def judge(mutant: Mutant, tests: list[str], tree: Path, most: float) -> Judged:
    began = monotonic()
    if not tests:
        return Judged(mutant, "uncalled", "", 0, 0.0)
    path = tree / mutant.file
    source = path.read_text(encoding="utf-8")
    path.write_text(mutant.applied(source), encoding="utf-8")
    _forget_compiled(path)
    try:
        # Most changes are noticed at once: only for the others all files with tests are read.
        for batch in (tests[:_AT_ONCE], tests[_AT_ONCE:]):
            code, output = _run_tests(batch, tree, most) if batch else (0, "")
            if code != 0:
                break
    finally:
        path.write_text(source, encoding="utf-8")
        _forget_compiled(path)
    seconds = monotonic() - began
    if code == 0:
        return Judged(mutant, "survived", "", len(tests), seconds)
    if code == -1:
        return Judged(mutant, "timeout", "", len(tests), seconds)
    failed = [line.split()[1] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return Judged(mutant, "killed", failed[0] if failed else "import", len(tests), seconds)


def _run_tests(tests: list[str], tree: Path, most: float) -> tuple[int, str]:
    only = tree / "only.json"
    only.write_text(json.dumps(tests))
    files = sorted({name.partition("::")[0] for name in tests})
    return _pytest(tree, ["-x", *files], {ONLY: str(only), MEMORY: str(_MOST_MEMORY)}, most)


def _forget_compiled(path: Path) -> None:
    """A changed file of the same length, written in the same second, looks the same to Python."""
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def run_mutants(
    mutants: Sequence[Mutant],
    notes: dict[str, Noted],
    workers: int,
    tell: Callable[[Judged], None],
    seconds: float,
) -> list[Judged]:
    """Each worker has its own copy of the tree; after so many seconds nothing new is begun."""
    until = monotonic() + seconds
    found: list[Judged] = []
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Path] = Queue()
        for number in range(min(workers, len(mutants))):
            tree = Path(folder, str(number))
            shutil.copytree(ROOT, tree, ignore=_LEFT_OUT)
            trees.put(tree)

        def run(mutant: Mutant) -> Judged | None:
            if monotonic() > until:
                return None
            tree = trees.get()
            try:
                tests = could_notice(mutant, notes)
                return judge(mutant, tests, tree, patience(tests, notes))
            finally:
                trees.put(tree)

        with _threads(workers) as pool:
            for future in as_completed([pool.submit(run, mutant) for mutant in mutants]):
                judged = future.result()
                if judged is not None:
                    found.append(judged)
                    tell(judged)
    found.sort(key=lambda one: (one.mutant.file, one.mutant.line))
    return found


def report(game: str, seed: int, judged: Sequence[Judged]) -> str:
    """A section of docs/mutation.md."""

    def number(verdict: str) -> int:
        return sum(one.verdict == verdict for one in judged)

    noticed = number("killed") + number("timeout")
    summary = (
        f"{len(judged)} changes, {noticed} noticed ({noticed / max(1, len(judged)):.1%}): {number('killed')} by a "
        f"failing test, {number('timeout')} because nothing ended any more; {number('survived')} survived, "
        f"{number('uncalled')} are in functions that no test calls."
    )
    lines = [f"## {game}, seed {seed}", "", summary, ""]
    left = [one for one in judged if one.verdict in ("survived", "uncalled")]
    if left:
        lines += ["| line | change | | tests that ran |", "|---|---|---|---|"]
        for one in left:
            mutant = one.mutant
            change = mutant.words().replace("|", "\\|")
            lines.append(
                f"| `{mutant.file}:{mutant.line}` | {mutant.kind}: {change} | {one.verdict} | {one.tests} |"
            )
        lines.append("")
    return "\n".join(lines)
