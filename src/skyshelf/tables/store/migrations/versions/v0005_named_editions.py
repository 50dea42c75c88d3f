"""Saved states of Skytear Horde and Monoliths name their edition, which was a number before."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_EDITIONS = ("horde", "monoliths")  # by their numbers; each is called as its game
_room = sa.table("room", sa.column("id", sa.String), sa.column("game", sa.String))
_snapshot = sa.table(
    "snapshot", sa.column("room", sa.String), sa.column("n", sa.Integer), sa.column("state", sa.Text)
)
_of_an_edition = _snapshot.c.room.in_(sa.select(_room.c.id).where(_room.c.game.in_(_EDITIONS)))


def upgrade() -> None:
    connection = op.get_bind()
    for room, n in connection.execute(sa.select(_snapshot.c.room, _snapshot.c.n).where(_of_an_edition)).all():
        this = sa.and_(_snapshot.c.room == room, _snapshot.c.n == n)
        state = json.loads(connection.execute(sa.select(_snapshot.c.state).where(this)).scalar_one())
        state["rules"]["edition"] = _EDITIONS[state["rules"]["edition"]]
        text = json.dumps(state, separators=(",", ":"), ensure_ascii=False)
        connection.execute(sa.update(_snapshot).where(this).values(state=text))


def downgrade() -> None:
    """An older version plays the tables again from their journals."""
    op.get_bind().execute(sa.delete(_snapshot).where(_of_an_edition))
