"""What people say at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "remark",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("circle", sa.String(12), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("remark_key", "remark", ["room", "guest", "key"], unique=True)


def downgrade() -> None:
    op.drop_table("remark")
