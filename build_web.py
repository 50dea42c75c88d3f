"""Puts the built pages into the wheel, so that its users need no node, and with SKYSHELF_COMPILE=1 compiled rules."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _compiles() -> bool:
    return os.environ.get("SKYSHELF_COMPILE", "") not in ("", "0")


class WheelBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "setuptools>=80"] if _compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `skyshelf serve` builds the pages from the sources
            return
        sources = Path(self.root) / "src"
        sys.path.insert(0, str(sources))
        from skyshelf.site.building import ensure_built

        if not ensure_built(self.app.display_info, Path(self.root)):
            raise SystemExit("The pages are neither built nor are their sources here.")
        if _compiles():
            self._add_compiled(sources, build_data)

    def _add_compiled(self, sources: Path, build_data: dict[str, Any]) -> None:
        from skyshelf.tools.compiled.build import compile_package

        self.compiled = Path(tempfile.mkdtemp())
        for library in compile_package(sources, self.compiled):
            build_data["force_include"][str(self.compiled / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "compiled"):
            shutil.rmtree(self.compiled)
