"""Databases for tests of events."""

from __future__ import annotations

from tests.tables.conftest import database, postgres, sqlite, whispers

__all__ = ["database", "postgres", "sqlite", "whispers"]
