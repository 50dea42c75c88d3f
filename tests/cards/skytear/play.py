"""Playing one card on a table: what the tests of cards have in common."""

from __future__ import annotations

from typing import Any

from tests.rules.skytear.table import Table, table

# Near the east lane: everything within 3 hexes of it is in sight.
OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def played(slug: str, by: str, *answers: str, player: int = 1, **given: Any) -> Table:
    """The hero, in its own activation and with mana for everything, plays the card."""
    given.setdefault("turn", 5)
    hands = {player: [slug], **given.pop("hands", {})}
    return table(active=by, hands=hands, **given).do(f"play {slug} by {by}", *answers)


def lay(t: Table, *hexes: str) -> Table:
    """Lay an area of effect so that it covers these hexes."""
    return t.do(next(text for text in t.options() if set(hexes) <= set(text.split()[1:])))


def north(at: str, **more: Any) -> dict[str, Any]:
    """An enemy hero at a hex."""
    return {"side": "north", "at": at, **more}
