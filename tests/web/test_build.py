"""What goes to the browser: complete, typed, said in every language, and small."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from skyshelf.lab.node import ToolFailed
from skyshelf.site.building import STATIC, ensure_built, fingerprint
from tests.text.fluent_files import areas, texts
from tests.web.conftest import Visit

SAID = re.compile(r"""\bt\(\s*['"`]([^'"`]+)['"`]""")


def test_every_word_is_there_and_no_other(web: Path) -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (web / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    spoken = [area for area in areas("en") if area.startswith("web")]
    known = {key.removeprefix("web-") for area in spoken for key in texts("en", area)}
    said = set(SAID.findall(sources))
    exact = {key for key in said if "$" not in key}
    families = [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(key))) for key in said if "$" in key]
    assert exact - known == set(), "said, but in no file"
    quoted = set(re.findall(r"""['"]([a-z][a-z-]*)['"]""", sources)) | set(
        re.findall(r"web-([a-z-]+)", sources)
    )
    unused = {key for key in known - exact - quoted if not any(each.fullmatch(key) for each in families)}
    assert unused == set()


def test_the_lock_names_no_registry(web: Path) -> None:
    packages = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in packages.items() if name)


def test_the_first_page_is_light(visit: Visit) -> None:
    person = visit()
    person.open("/")
    scripts, fonts = _weights(person.page.evaluate(_LOADED))
    assert 0 < scripts <= 150_000
    assert 0 < fonts <= 120_000
    person.start()
    scripts, fonts = _weights(person.page.evaluate(_LOADED))
    assert scripts <= 150_000
    assert fonts <= 120_000


_LOADED = "performance.getEntriesByType('resource').map(({name, encodedBodySize}) => [name, encodedBodySize])"


def _weights(loaded: list[tuple[str, int]]) -> tuple[int, int]:
    """Each file once: a slow browser lists what was fetched ahead a second time when it is used."""
    sizes = dict(loaded)
    return tuple(  # type: ignore[return-value]
        sum(size for name, size in sizes.items() if name.endswith(ending)) for ending in (".js", ".woff2")
    )


def test_the_licences_of_fonts_go_with_them(built: None) -> None:
    texts = (STATIC / "licences.txt").read_text(encoding="utf-8")
    assert texts.count("SIL OPEN FONT LICENSE") >= 3


def test_no_part_of_the_pages_is_heavy(built: None) -> None:
    heavy = {
        path.name: size
        for path in STATIC.rglob("*.js")
        if (size := len(gzip.compress(path.read_bytes()))) > 60_000
    }
    assert heavy == {}


def test_pages_are_built_anew_when_a_source_changes(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json"):
        (web / name).write_text("no JSON", encoding="utf-8")
    for name in ("svelte.config.js", "vite.config.ts"):
        (web / name).write_text("", encoding="utf-8")
    (web / "src" / "main.ts").write_text("one\n", encoding="utf-8")
    before = fingerprint(web)
    (web / "src" / "main.ts").write_text("one\r\n", encoding="utf-8", newline="")
    assert fingerprint(web) == before, "line ends of a checkout do not matter"
    (web / "src" / "main.ts").write_text("two\n", encoding="utf-8")
    assert fingerprint(web) != before
    with pytest.raises(ToolFailed, match="npm-cli"):
        ensure_built(print, tmp_path)


def test_a_copy_without_pages_says_so(tmp_path: Path) -> None:
    assert not ensure_built(print, tmp_path)
