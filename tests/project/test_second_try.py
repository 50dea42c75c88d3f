"""A test that fails is tried twice, and what needed the second try is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = """
import pytest

tried = []

@pytest.fixture
def visitor():
    tried.append("came")
    yield
    tried.append("went")

def test_that_is_too_hasty(visitor):
    assert tried.count("came") == 2 and tried.count("went") == 1

def test_that_finds_a_fault():
    assert tried == ["something else"]
"""


def test_a_second_try_is_told(tmp_path: Path) -> None:
    file = tmp_path / "test_hasty.py"
    file.write_text(TESTS, encoding="utf-8")
    root = Path(__file__).parents[2]
    told = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "tests.second_try",
            f"--rootdir={tmp_path}",
            str(file),
        ],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(root),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
        },
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "1 failed, 1 passed" in told
    (shaky,) = [line for line in told.splitlines() if line.startswith("SHAKY")]
    assert "test_hasty.py::test_that_is_too_hasty - " in shaky
    assert "FAILED test_hasty.py::test_that_finds_a_fault" in told
