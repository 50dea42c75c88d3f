"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# One row for each table that people play at; what it says is derived from the journal, for finding tables quickly.
room = Table(
    "room",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("made_by", String(32), nullable=False),
    # When a server must do something of its own accord; NULL while people are to move and no clock runs.
    Column("due_at", Double),
    # What lists of tables say of it (listing.py).
    Column("listed", Text, nullable=False, server_default=""),
    Index("room_due", "due_at"),
)

# The journal. Its key decides which of two servers may write entry n: whoever comes second must look again.
entry = Table(
    "entry",
    metadata,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("body", Text, nullable=False),
    # What everybody saw of it, in every form: the replay shows what was shown.
    Column("events", Text, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("choices", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# What people said, numbered for themselves in each circle: a gap would tell players that spectators talk.
# The name is from the first version that had it.
chat_line = Table(
    "remark",
    metadata,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("circle", String(12), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("text", Text, nullable=False),
    # A repeated request is carried out once, whichever servers it reaches.
    Index("remark_key", "room", "guest", "key", unique=True),
)

# Which tables a person sits at.
seat = Table(
    "seat",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Index("seat_room", "room"),
)

# Who has a stream open, and since when; or since when not.
presence = Table(
    "presence",
    metadata,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("server", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("since", Double, nullable=False),
)

# Who lets reactions go by at a table, until what and since which entry (passing.py).
passing = Table(
    "passing",
    metadata,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("until", String(12), nullable=False),
    Column("since", Integer, nullable=False),
)

# How games ended that count for ratings or events (results.py): kept longer than their tables.
result = Table(
    "result",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Index("result_at", "at"),
)

# Tournaments. As with tables, what the row says is derived from the journal.
event = Table(
    "event",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("made_by", String(32), nullable=False),
    Column("due_at", Double),
    Column("listed", Text, nullable=False),
    Index("event_due", "due_at"),
    Index("event_made", "made_at"),
)

event_entry = Table(
    "event_entry",
    metadata,
    Column("event", String(32), ForeignKey("event.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

# Who takes part in which event.
event_person = Table(
    "event_person",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("event", String(32), ForeignKey("event.id"), primary_key=True),
)

# The tables of events; open until the event has taken the result.
event_game = Table(
    "event_game",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("event", String(32), ForeignKey("event.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Index("event_game_open", "open"),
)

# The servers that share this database.
server = Table(
    "server",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", Double, nullable=False),
)
