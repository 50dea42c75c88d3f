"""Refusals of this package: their sentences are in `people.ftl`."""

from __future__ import annotations

from skyshelf.tables.refusal import Refusal


class PeopleRefusal(Refusal):
    area = "people"
