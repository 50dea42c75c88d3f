"""Building the pages from `web/`, once and again when their sources change; a wheel has them built already.

Only the standard library and our own `lab.node` and `site.sbom` are used here: the hook that builds wheels imports
this file before anything is installed.
"""

from __future__ import annotations

import hashlib
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from skyshelf.lab.node import ensure_packages, find_node, run
from skyshelf.site import sbom

STATIC = Path(__file__).resolve().parent / "static"
_ROOT = STATIC.parents[3]  # of a checkout
_SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "svelte.config.js",
    "vite.config.ts",
)
_FOLDERS = ("src", "public")
_STAMP = "sources.sha256"
_WAIT_SECONDS = 600


def ensure_built(say: Callable[[str], None], root: Path = _ROOT) -> bool:
    """Build the pages unless they are there and up to date; whether there are pages to show."""
    web, static = root / "web", root / STATIC.relative_to(_ROOT)
    if not (web / "package.json").is_file() or _is_fresh(web, static):
        return (static / "index.html").is_file()
    with _alone(static.parent / ".building", say):
        if not _is_fresh(web, static):
            _build(web, static, say)
    return True


def _is_fresh(web: Path, static: Path) -> bool:
    stamp = static / _STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(web)


def fingerprint(web: Path) -> str:
    """Of everything that goes into the pages, whatever the line ends of the checkout."""
    digest = hashlib.sha256()
    for path in _sources(web):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.name} {len(content)} ".encode() + content)
    return digest.hexdigest()


def _sources(web: Path) -> list[Path]:
    found = [web / name for name in _SOURCES]
    for folder in _FOLDERS:
        found += sorted(path for path in (web / folder).rglob("*") if path.is_file())
    locales = web.parent / "src" / "skyshelf" / "locales"
    return found + sorted(locales.glob("*/web*.ftl"))


def _build(web: Path, static: Path, say: Callable[[str], None]) -> None:
    stamp = fingerprint(web)
    node, _ = find_node()
    ensure_packages(web, say, tools=False)
    say("Preparing the pages: building")
    fresh = static.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    run([str(node), str(vite), "build", "--outDir", str(fresh), "--emptyOutDir"], web)
    sbom.write(fresh / sbom.FILE, web.parent)
    (fresh / _STAMP).write_text(stamp, encoding="utf-8")
    shutil.rmtree(static, ignore_errors=True)
    fresh.rename(static)


@contextmanager
def _alone(path: Path, say: Callable[[str], None]) -> Iterator[None]:
    """One build at a time; a folder is made by one process only, on every system."""
    began = time.monotonic()
    told = False
    while True:
        try:
            path.mkdir(parents=True)
            break
        except FileExistsError:
            if not told:
                say("Another start is building the pages; waiting for it.")
                told = True
            if time.monotonic() - began > _WAIT_SECONDS or _is_old(path):
                path.rmdir()  # its maker died
            time.sleep(0.2)
    try:
        yield
    finally:
        path.rmdir()


def _is_old(path: Path) -> bool:
    try:
        return time.time() - path.stat().st_mtime > _WAIT_SECONDS
    except FileNotFoundError:
        return False
