"""A field that is renamed on the server does not build on the pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from skyshelf.lab.node import tool_command
from skyshelf.tools.typescript.files import made

# Of each board one field of its view, figures and catalogue, and one of what can be chosen.
FIELDS = {
    "painters": ("deck_cards", "step", "price_hope", "place"),
    "horde": ("outsiders_left", "attack_parts", "strokes", "cheaper"),
    "skytear": ("back_on", "control_parts", "battlefields", "inner"),
}


def test_a_renamed_field_does_not_build(built: None, web: Path, tmp_path: Path) -> None:
    copy = tmp_path / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules"))
    (copy / "node_modules").symlink_to(web / "node_modules", target_is_directory=True)
    for path, text in made(copy).items():
        for field in FIELDS.get(path.parent.name, ()):
            text, renamed = re.subn(rf"\b{field}\b(?=\??:)", f"{field}_renamed", text)
            assert renamed > 0, f"{path.name} has no {field}"
        path.write_text(text, encoding="utf-8")
    command = [*tool_command("svelte-check", web), "--tsconfig", "./tsconfig.json", "--output", "machine"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    for board, fields in FIELDS.items():
        errors = "\n".join(line for line in done.stdout.splitlines() if f"src/boards/{board}/" in line)
        assert [field for field in fields if f"'{field}'" not in errors] == [], errors[-3000:]
