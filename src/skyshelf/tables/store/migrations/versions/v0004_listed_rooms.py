"""What lists say of a table is kept beside it, so that no list needs to read journals."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_room = sa.table("room", sa.column("id", sa.String), sa.column("listed", sa.Text))
_entry = sa.table(
    "entry", sa.column("room", sa.String), sa.column("n", sa.Integer), sa.column("body", sa.Text)
)


def upgrade() -> None:
    op.add_column("room", sa.Column("listed", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    # Lessons count for no limit: that must be known of those of before, too. The rest follows with their next entry.
    made = sa.select(_entry.c.room, _entry.c.body).where(_entry.c.n == 0)
    for room, body in connection.execute(made).all():
        lesson = json.loads(body).get("lesson", "")
        if lesson:
            listed = json.dumps({"lesson": lesson})
            connection.execute(sa.update(_room).where(_room.c.id == room).values(listed=listed))


def downgrade() -> None:
    op.drop_column("room", "listed")
