"""Puts the built pages into the wheel, so that its users need no node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `skyshelf serve` builds them from the sources
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from skyshelf.site.building import ensure_built

        if not ensure_built(self.app.display_info, Path(self.root)):
            raise SystemExit("The pages are neither built nor are their sources here.")
