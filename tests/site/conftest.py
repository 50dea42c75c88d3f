"""Servers for tests: in a process of their own, or in a thread where a test can look inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.running import ServerThread
from tests.tables.conftest import database, sqlite, whispers
from tests.tables.helpers import Ticker

__all__ = ["database", "sqlite", "whispers"]

StartServer = Callable[..., ServerThread]


@pytest.fixture
def start_server(tmp_path: Path, whispers: None) -> Iterator[StartServer]:
    """Starts servers in threads, on databases of their own, and stops them in the end."""
    running: list[ServerThread] = []

    def start(**settings: Any) -> ServerThread:
        server = ServerThread(tmp_path / f"server{len(running)}", **settings)
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(start_server: StartServer) -> ServerThread:
    return start_server()


@pytest.fixture
def ticker() -> Ticker:
    return Ticker()
