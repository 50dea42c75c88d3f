"""What holds for every test."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.second_try import pytest_runtest_protocol, pytest_terminal_summary

if TYPE_CHECKING:
    from skyshelf.lab.own_postgres import OwnPostgres

__all__ = ["pytest_runtest_protocol", "pytest_terminal_summary"]

# How long an example takes is the machine's business.
settings.register_profile("skyshelf", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("skyshelf")


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """One server for all tests of a worker; a machine without one leaves them out, but CI may not (test_store.py)."""
    from skyshelf.lab.own_postgres import PROGRAMS, running_postgres  # most tests need none

    if PROGRAMS is None:
        pytest.skip("PostgreSQL is not installed here")
    with running_postgres() as server:
        yield server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in another order")
    parser.addoption(
        "--tries",
        type=int,
        default=2,
        metavar="N",
        help="so often a test may fail before it fails",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--shuffle")
    if seed is not None:
        Random(seed).shuffle(items)
        return
    # The long tests, those in browsers, first, on one of the workers, and whole games there before all else: who ends
    # last then ends with short ones, and few browsers have to share the machine.
    items.sort(key=_how_short)


def _how_short(item: pytest.Item) -> int:
    if "chromium" not in getattr(item, "fixturenames", ()):
        return 2
    return 1 if item.get_closest_marker("whole_games") is None else 0


def pytest_configure() -> None:
    """What is read in while tests are found stays until the end: nobody needs to search it for garbage."""
    gc.disable()


def pytest_collection_finish() -> None:
    """The tests themselves are no garbage, and a million objects: no search looks through them, not even one."""
    gc.freeze()
    gc.enable()
