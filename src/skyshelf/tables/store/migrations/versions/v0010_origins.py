"""From where a table was shown in the lobby, so that one address cannot fill all of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("offer", sa.Column("origin", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("offer", "origin")
