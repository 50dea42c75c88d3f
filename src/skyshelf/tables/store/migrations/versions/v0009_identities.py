"""For whom an OpenID Connect server vouches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "identity",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_index("identity_person", "identity", ["person"])


def downgrade() -> None:
    op.drop_table("identity")
