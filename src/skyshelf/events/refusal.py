"""Refusals of this package: their sentences are in `events.ftl`."""

from __future__ import annotations

from skyshelf.tables.refusal import Refusal


class EventRefusal(Refusal):
    area = "events"
