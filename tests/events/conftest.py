"""Databases for tests of events."""

from __future__ import annotations

from tests.tables.conftest import database, sqlite, whispers

__all__ = ["database", "sqlite", "whispers"]
