"""Tournaments as journals, and how games ended that count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("result_at", "result", ["at"])
    op.create_table(
        "event",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("made_by", sa.String(32), nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("listed", sa.Text, nullable=False),
    )
    op.create_index("event_due", "event", ["due_at"])
    op.create_index("event_made", "event", ["made_at"])
    op.create_table(
        "event_entry",
        sa.Column("event", sa.String(32), sa.ForeignKey("event.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "event_person",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("event", sa.String(32), sa.ForeignKey("event.id"), primary_key=True),
    )
    op.create_table(
        "event_game",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("event", sa.String(32), sa.ForeignKey("event.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
    )
    op.create_index("event_game_open", "event_game", ["open"])


def downgrade() -> None:
    for name in ("event_game", "event_person", "event_entry", "event", "result"):
        op.drop_table(name)
