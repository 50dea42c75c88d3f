"""People: who they are, how they sign in, whom they know, what they keep and are told, and order in the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_TABLES = (
    "person",
    "device",
    "passkey",
    "ticket",
    "bond",
    "belonging",
    "channel",
    "nudge",
    "search",
    "offer",
    "sighting",
    "report",
    "audit",
    "heirloom",
)


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("picture", sa.String(24), nullable=False),
        sa.Column("languages", sa.String(40), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("gone_at", sa.Double),
        sa.Column("words", sa.String(64), unique=True),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("suspended_until", sa.Double),
        sa.Column("suspended_for", sa.Text, nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_index("device_person", "device", ["person"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
    )
    op.create_index("passkey_person", "passkey", ["person"])
    op.create_table(
        "ticket",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "bond",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_index("bond_other", "bond", ["other"])
    op.create_table(
        "belonging",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("item", sa.String(40), primary_key=True),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "channel",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("channel_person", "channel", ["person"])
    op.create_table(
        "nudge",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "search",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("way", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
    )
    op.create_table(
        "offer",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_table(
        "sighting",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("line", sa.String(24), nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("verdict", sa.String(12), nullable=False),
        sa.Column("settled_at", sa.Double),
        sa.Column("settled_by", sa.String(32), nullable=False),
    )
    op.create_index("report_open", "report", ["settled_at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "heirloom",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in reversed(_TABLES):
        op.drop_table(name)
