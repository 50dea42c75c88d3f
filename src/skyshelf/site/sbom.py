"""What a release is made of, as a CycloneDX list: `python -m skyshelf.site.sbom FILE`.

It is read from the lock files, so it names exactly what `pip install` with them and the built pages bring. Only the
standard library is used: the hook that builds wheels runs it before anything is installed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
FILE = "sbom.cdx.json"
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
# Where a package says nothing that a program can read.
_LICENCES = {"psycopg": "LGPL-3.0-only", "psycopg-binary": "LGPL-3.0-only"}


def sbom(root: Path = ROOT) -> dict[str, Any]:
    """The list for this checkout; the same lock files give the same list."""
    version = re.search(r'__version__ = "([^"]+)"', (root / "src/skyshelf/__init__.py").read_text("utf-8"))
    assert version is not None
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "skyshelf", "version": version[1]}},
        "components": [
            *_python_parts(root / "requirements.lock"),
            *_page_parts(root / "web/package-lock.json"),
        ],
    }


def _python_parts(lock: Path) -> Iterator[dict[str, Any]]:
    """One for each pinned package, with the digests of all its files."""
    part: dict[str, Any] | None = None
    for line in lock.read_text("utf-8").splitlines():
        pinned = _PINNED.match(line)
        if pinned:
            if part is not None:
                yield part
            name, version = pinned.groups()
            part = _component("pypi", name, version, _LICENCES.get(name) or _licence(name))
        found = _HASH.search(line)
        if found and part is not None:
            part.setdefault("hashes", []).append({"alg": "SHA-256", "content": found[1]})
    if part is not None:
        yield part


def _licence(name: str) -> str:
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return ""
    said = next((about[word] for word in ("License-Expression", "License") if word in about), "")
    return said if 0 < len(said) < 60 and "\n" not in said else ""


def _page_parts(lock: Path) -> Iterator[dict[str, Any]]:
    """What goes into the pages; the tools that build and test them do not."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    for path, about in sorted(packages.items()):
        if path and not about.get("dev") and not about.get("link"):
            name = path.rpartition("node_modules/")[2]
            yield _component("npm", name, about["version"], str(about.get("license", "")))


def _component(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    part: dict[str, Any] = {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:{kind}/{name.replace('@', '%40')}@{version}",
    }
    if licence:
        part["licenses"] = [{"license": {"name": licence}}]
    return part


def write(target: Path, root: Path = ROOT) -> None:
    target.write_text(json.dumps(sbom(root), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else FILE))
