"""Saved states name their fields, so that a later version can read them."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from skyshelf.tables.store.migrations.fields_0_1 import fields_of

revision = "0003"
down_revision = "0002"

_room = sa.table("room", sa.column("id", sa.String), sa.column("game", sa.String))
_snapshot = sa.table(
    "snapshot", sa.column("room", sa.String), sa.column("n", sa.Integer), sa.column("state", sa.Text)
)


def upgrade() -> None:
    connection = op.get_bind()
    keys = connection.execute(
        sa.select(_snapshot.c.room, _snapshot.c.n, _room.c.game).join(_room, _room.c.id == _snapshot.c.room)
    ).all()
    for room, n, game in keys:
        this = sa.and_(_snapshot.c.room == room, _snapshot.c.n == n)
        state = connection.execute(sa.select(_snapshot.c.state).where(this)).scalar_one()
        named = _named(json.loads(state), fields_of(game)) if fields_of(game) else None
        if named is None:
            # The table is in its journal; a state only saves playing it again.
            connection.execute(sa.delete(_snapshot).where(this))
        else:
            text = json.dumps(named, separators=(",", ":"), ensure_ascii=False)
            connection.execute(sa.update(_snapshot).where(this).values(state=text))


def _named(value: Any, fields: dict[str, list[str]]) -> Any:
    """Lists, tuples and dicts keep their tags; a record, which was a list with its name in front, gets its names."""
    if not isinstance(value, list):
        return value
    tag, *parts = value
    parts = [_named(part, fields) for part in parts]
    if tag in ("", "()", "{}"):
        return [tag, *parts]
    return {"is": tag, **dict(zip(fields[tag], parts, strict=True))}


def downgrade() -> None:
    """An older version plays the tables again from their journals."""
    op.get_bind().execute(sa.delete(_snapshot))
