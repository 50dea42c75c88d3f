"""What a game sends of its own. Its shape is that of the game's records; the pages have types made from them."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

PART = "x-part"  # in the schema: which part of a game's wire stands there

View: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={PART: "view"})]
Figures: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={PART: "figures"})]
OptionParts: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={PART: "option"})]
EventArgs: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={PART: "args"})]

# Whole answers that each game has a shape of its own for, in its `shown.py`.
Catalogue: TypeAlias = dict[str, Any]
Challenges: TypeAlias = dict[str, Any]
Campaign: TypeAlias = dict[str, Any]
