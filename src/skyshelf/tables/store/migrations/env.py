"""How Alembic reaches the database: it gets the open connection from `store.upgrade`."""

from __future__ import annotations

from alembic import context

from skyshelf.tables.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
