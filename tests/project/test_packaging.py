"""What is shipped is complete, and what it needs is pinned."""

from __future__ import annotations

import re
import shutil
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

import skyshelf
from skyshelf.site.building import ensure_built

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-lab.lock", "requirements-dev.lock", "requirements-docs.lock")
INSTALLER = "requirements-uv.lock"  # what a first start borrows to install one of them
LAB_EXTRAS = ("lab", "envs", "openspiel", "cluster", "dask")
LOCKED_EXTRAS = {
    "requirements.lock": ("web", "server"),
    "requirements-lab.lock": LAB_EXTRAS,
    "requirements-dev.lock": (*LAB_EXTRAS, "dev"),
    "requirements-docs.lock": ("docs",),
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(lock: str) -> dict[str, str]:
    """Each package of a lock with its version; whatever is no pin, hash or comment fails."""
    found: dict[str, str] = {}
    text = (ROOT / lock).read_text(encoding="utf-8")
    for entry in text.replace("\\\n", " ").splitlines():
        if entry.startswith("#"):
            continue
        pin = re.fullmatch(
            r"([a-z0-9-]+)==([\w.+!]+)(?: ; [^/\\]+?)?(?: +--hash=sha256:[0-9a-f]{64})+", entry
        )
        assert pin, f"{lock}: not a pin with its hashes: {entry[:80]}"
        assert pin[1] not in found, f"{lock}: {pin[1]} is pinned twice"
        found[pin[1]] = pin[2]
    return found


def names(requirements: list[str]) -> set[str]:
    """The normalised names of some requirements, as a lock writes them."""
    return {
        re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", each, maxsplit=1)[0]).lower() for each in requirements
    }


@pytest.mark.parametrize("lock", [*LOCKS, INSTALLER])
def test_a_lock_holds_pins_with_hashes_and_no_address(lock: str) -> None:
    assert pins(lock)
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.findall(r"https?:|file:|--(?:extra-)?index-url|--find-links|/|@", text)


def test_the_locks_cover_the_dependencies() -> None:
    assert names(PROJECT["dependencies"]) <= pins("requirements.lock").keys()
    extras = PROJECT["optional-dependencies"]
    for lock, wanted in LOCKED_EXTRAS.items():
        for extra in wanted:
            assert names(extras[extra]) <= pins(lock).keys(), extra


def test_the_checks_have_all_that_the_lab_has() -> None:
    """Its tests are run, and not left out for want of a package."""
    assert pins("requirements-lab.lock").items() <= pins("requirements-dev.lock").items()


def installed(requirements: Iterable[str]) -> dict[str, Distribution]:
    """What these bring into an environment, each package once."""
    found: dict[str, Distribution] = {}
    asked = [Requirement(each) for each in requirements]
    while asked:
        wanted = asked.pop()
        name = wanted.name.lower().replace("_", "-")
        if name in found or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        found[name] = distribution(name)
        for each in map(Requirement, found[name].requires or []):
            for extra in ("", *wanted.extras):
                if each.marker is None or each.marker.evaluate({"extra": extra}):
                    each.marker = None
                    asked.append(each)
                    break
    return found


def size(package: Distribution) -> int:
    files = [Path(str(file.locate())) for file in package.files or [] if file.suffix != ".pyc"]
    return sum(file.stat().st_size for file in files if file.is_file())


def test_what_a_player_installs_stays_under_120_mb() -> None:
    """Unpacked, without the bytecode that Python makes of it; docs/dependencies.md has the figures."""
    assert ensure_built(print)
    own = [ROOT / "docs" / "rules", ROOT / "src" / "skyshelf"]
    sizes = {name: size(package) for name, package in installed(PROJECT["dependencies"]).items()}
    sizes["skyshelf"] = sum(
        file.stat().st_size
        for folder in own
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    )
    heaviest = sorted(sizes.items(), key=lambda each: -each[1])[:8]
    assert sum(sizes.values()) < 120e6, heaviest


def test_what_each_dependency_is_for_can_be_read() -> None:
    told = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    extras = PROJECT["optional-dependencies"]
    for name in names(PROJECT["dependencies"] + extras["server"] + extras["oidc"]):
        assert re.search(rf"(?<![\w-]){name.replace('-', '[-_.]')}(?![\w-])", told), name


def test_players_need_nothing_that_only_the_lab_uses() -> None:
    heavy = {
        "numpy",
        "pyarrow",
        "polars",
        "gymnasium",
        "pettingzoo",
        "open-spiel",
        "ray",
        "distributed",
        "torch",
    }
    assert not heavy & pins("requirements.lock").keys()


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_the_other_locks_hold_every_pin_of_the_first(lock: str) -> None:
    """The launcher counts on it: each of them alone makes both complete."""
    assert pins("requirements.lock").items() <= pins(lock).items()


def test_no_two_locks_differ_about_a_package() -> None:
    """They go into one environment."""
    dev, docs = pins("requirements-dev.lock"), pins("requirements-docs.lock")
    assert {name: dev[name] for name in dev.keys() & docs.keys()}.items() <= docs.items()


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    project = tmp_path / "project"
    assert ensure_built(print)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", project / "docs" / "rules")
    for name in ("pyproject.toml", "build_web.py", ".gitignore", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, project / name)
    language = project / "src" / "skyshelf" / "locales" / "xx"
    language.mkdir(parents=True)
    (language / "some.ftl").write_text("hello = Hello\n", encoding="utf-8")

    (built,) = WheelBuilder(str(project)).build(directory=str(tmp_path / "dist"), versions=["standard"])

    sources = {
        path.relative_to(project / "src").as_posix() for path in project.glob("src/**/*") if path.is_file()
    }
    with zipfile.ZipFile(built) as wheel:
        shipped = set(wheel.namelist())
    info = f"skyshelf-{skyshelf.__version__}.dist-info"
    assert sources <= shipped
    assert "skyshelf/locales/xx/some.ftl" in shipped
    assert {"skyshelf/site/static/index.html", "skyshelf/docs/rules/painters.md"} <= shipped
    # What it is made of, and by which licences.
    assert {"skyshelf/site/static/licences.txt", "skyshelf/site/static/sbom.cdx.json"} <= shipped
    assert "skyshelf/docs/rules/it/painters.md" in shipped
    assert {f"{info}/licenses/LICENSE", f"{info}/licenses/NOTICE", f"{info}/entry_points.txt"} <= shipped
    assert {name.split("/")[0] for name in shipped} == {"skyshelf", info}
