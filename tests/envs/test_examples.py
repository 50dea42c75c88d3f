"""The examples train in thirty lines, and what they learn wins more often."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from skyshelf import envs
from skyshelf.envs.observation import VOCABULARY

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pettingzoo() -> None:
    module = example("train_pettingzoo")
    env, weights, rng = envs.painters_v0.env(), np.zeros(VOCABULARY), np.random.default_rng(1)
    module.train(env, weights, rng, games=100)
    assert module.won(env, weights, rng) > 0.6


@pytest.mark.parametrize("name", ["train_gymnasium", "train_openspiel"])
def test_against_a_bot(name: str) -> None:
    first, last, weights = example(name).train(games=120)
    assert last > first
    assert len(weights) > 10


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.stem)
def test_thirty_lines_of_code(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node):
            del node.body[0]
    assert len([line for line in ast.unparse(tree).splitlines() if line]) <= 30
