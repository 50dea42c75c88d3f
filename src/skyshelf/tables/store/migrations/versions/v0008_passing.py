"""Who passes in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "passing",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("until", sa.String(12), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("passing")
