"""Refusals of this package: their sentences are in `ratings.ftl`."""

from __future__ import annotations

from skyshelf.tables.refusal import Refusal


class RatingRefusal(Refusal):
    area = "ratings"
