"""What holds for every test."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes is the machine's business.
settings.register_profile("skyshelf", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("skyshelf")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in another order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--shuffle")
    if seed is not None:
        Random(seed).shuffle(items)
