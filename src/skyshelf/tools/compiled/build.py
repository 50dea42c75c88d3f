"""Compiling the rules with mypyc and a C compiler, into a copy of the package; the sources stay as they are.

mypy and setuptools are needed here and nowhere else: the hook that builds wheels asks for them when it shall compile.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from skyshelf.tools.compiled.modules import compiled_files, is_hot
from skyshelf.tools.compiled.spelled import spelled

_LIBRARY = "skyshelf"  # of which the modules are parts
_NATIVE = "__native_"  # so the names of files begin in which mypyc writes modules
# Constructors that are spelled out fill frozen records and have plain numbers as defaults where a seat or a card is
# meant. The sources themselves pass strict mypy; a checkout around the copy asks nothing of it.
_MYPY = (
    "--config-file=", "--follow-imports=silent", "--disable-error-code=assignment", "--disable-error-code=misc",
)  # fmt: skip

# A third of the weight is of no use here: names for other libraries, tables for debuggers, room between parts.
_LEAN = (
    "-fvisibility=hidden", "-fno-asynchronous-unwind-tables", "-fno-unwind-tables",
    "-fno-align-functions", "-fno-align-jumps", "-fno-align-loops",
)  # fmt: skip
_LEAN_LINKS = ("-Wl,-s", "-Wl,-z,noseparate-code")
# For what is not hot: a quarter smaller, and what counts references is still written out in place.
_SMALL = ("-Os", "--param=max-inline-insns-size=10")


def compile_package(sources: Path, target: Path, game: str = "", optimize: int = 2) -> list[Path]:
    """Compile into `target/skyshelf`, a copy of the package; returned are the libraries, relative to `target`.

    With `game`, one that needs no card language, the engine and that game alone are compiled, which takes a tenth of
    the time; `optimize` is what a C compiler calls -O.
    """
    target.mkdir(parents=True, exist_ok=True)
    shutil.copytree(sources / "skyshelf", target / "skyshelf", ignore=_ignored, dirs_exist_ok=True)
    files = [file.relative_to(sources) for file in compiled_files(sources, game)]
    originals = {file: (sources / file).read_text(encoding="utf-8") for file in files}
    for file, text in originals.items():
        (target / file).write_text(spelled(".".join(file.with_suffix("").parts), text), encoding="utf-8")
    with chdir(target):
        _build([os.fspath(file) for file in files], str(optimize))
    for file, text in originals.items():  # people read, and tracebacks show, what was written
        (target / file).write_text(text, encoding="utf-8")
    shutil.rmtree(target / "build")
    return sorted(path.relative_to(target) for kind in ("*.so", "*.pyd") for path in target.rglob(kind))


def _ignored(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("__pycache__", "static")}


def _build(files: list[str], optimize: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = mypycify(
        [*_MYPY, f"--python-version={sys.version_info.major}.{sys.version_info.minor}", *files],
        opt_level=optimize,
        debug_level="0",
        multi_file=True,
        group_name=_LIBRARY,
        strict_dunder_typing=False,
    )
    if sys.platform == "linux":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *_LEAN]
            module.extra_link_args = [*module.extra_link_args, *_LEAN_LINKS]
    command: Any = Distribution({"name": "skyshelf", "ext_modules": modules}).get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    build = command.build_extensions

    def build_side_by_side() -> None:
        """All files are parts of one library, which setuptools would compile one after another."""
        command.compiler.compile = _side_by_side(
            command.compiler.compile, small=sys.platform == "linux" and int(optimize) > 1
        )
        build()

    command.build_extensions = build_side_by_side
    command.run()


def _side_by_side(one_after_another: Callable[..., list[str]], small: bool) -> Callable[..., list[str]]:
    def compile_one(source: str, *arguments: Any, **more: Any) -> list[str]:
        module = Path(source).stem.removeprefix(_NATIVE)
        if small and module != Path(source).stem and not is_hot(Path(*module.split("___"))):
            more["extra_postargs"] = [*(more.get("extra_postargs") or ()), *_SMALL]
        return one_after_another([source], *arguments, **more)

    def compile_all(sources: list[str], *arguments: Any, **more: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            parts = threads.map(lambda source: compile_one(source, *arguments, **more), sources)
            return [made for part in parts for made in part]

    return compile_all
