"""Databases for tests of ratings."""

from __future__ import annotations

from tests.tables.conftest import database, postgres, sqlite, whispers

__all__ = ["database", "postgres", "sqlite", "whispers"]
