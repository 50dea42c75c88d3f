"""Tests with the marker `both_editions` run on tables of both; the rules they claim are claimed for both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.horde.table import EDITIONS, Edition


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("both_editions"):
        metafunc.fixturenames.append("edition")
        metafunc.parametrize("edition", tuple(EDITIONS), indirect=True)


@pytest.fixture
def edition(request: pytest.FixtureRequest) -> Iterator[None]:
    Edition.name = request.param
    yield
    Edition.name = "horde"
