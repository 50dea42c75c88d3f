"""The examples train, and what they learn wins more often."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

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
    assert module.won(module.train(games=100)) > 0.6


@pytest.mark.parametrize("name", ["train_gymnasium", "train_openspiel"])
def test_against_a_bot(name: str) -> None:
    first, last, weights = example(name).train(games=120)
    assert last > first
    assert len(weights) > 10
