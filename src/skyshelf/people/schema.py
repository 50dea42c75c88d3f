"""What the database holds of people. A change here needs a migration beside those of the tables."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from skyshelf.tables.store.schema import metadata

# A row for each guest who wanted to be known again. Of whoever has deleted everything the id stays, without a name:
# a cookie that lies in some other browser must not bring them back.
person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("picture", String(24), nullable=False),
    Column("languages", String(40), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("gone_at", Double),
    # Of the six words, with Argon2; NULL for those who have none.
    Column("words", String(64), unique=True),
    Column("role", String(12), nullable=False),
    Column("suspended_until", Double),
    Column("suspended_for", Text, nullable=False),
    # When to be told of what, as JSON (nudges/wishes.py).
    Column("wishes", Text, nullable=False),
)

# The browsers in which a person is signed in; a cookie names its own.
device = Table(
    "device",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Index("device_person", "person"),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("used_at", Double),
    Index("passkey_person", "person"),
)

# For whom an OpenID Connect server vouches: a digest of its address and of what it calls somebody.
identity = Table(
    "identity",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("made_at", Double, nullable=False),
    Index("identity_person", "person"),
)

# What is good for once and for a short time: links for another device or by mail, challenges of passkeys. Only a
# digest of what opens it is kept.
ticket = Table(
    "ticket",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("until", Double, nullable=False),
    Column("about", Text, nullable=False),
)

# Whom a person calls a friend, or wants nothing of. Friends are those who call each other so.
bond = Table(
    "bond",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("made_at", Double, nullable=False),
    Index("bond_other", "other"),
)

# What the pages keep for a person: decks, medals, lessons, settings. An empty body is something that was deleted.
belonging = Table(
    "belonging",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("item", String(40), primary_key=True),
    Column("changed", Double, nullable=False),
    Column("body", Text, nullable=False),
)

# Where a person is told that it is their turn: a webhook, a browser that takes push messages, a mail address.
channel = Table(
    "channel",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("channel_person", "person"),
)

# The last turn of which somebody was told at a table.
nudge = Table(
    "nudge",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("prompt", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# Who looks for company in what; whoever finds somebody is led to the same table.
search = Table(
    "search",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("way", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("since", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("room", String(32), nullable=False),
)

# Tables that their makers show in the lobby, and who was where when. `origin` is the address from which a table was
# shown, sealed with the secret: each gets its turn in the list.
offer = Table(
    "offer",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("origin", String(16), nullable=False),
)
sighting = Table(
    "sighting",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("seen_at", Double, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("room", String(32), nullable=False),
    Column("line", String(24), nullable=False),
    Column("quote", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("verdict", String(12), nullable=False),
    Column("settled_at", Double),
    Column("settled_by", String(32), nullable=False),
    Index("report_open", "settled_at"),
)

# What organisers have done, for organisers to read; people are named by their ids.
audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("why", Text, nullable=False),
)

# What all servers of a database must share and make once: the salt of the six words, the keys of push messages.
heirloom = Table(
    "heirloom",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# All of them, such that nothing is deleted before what refers to it.
ALL = (
    device,
    passkey,
    identity,
    ticket,
    bond,
    belonging,
    channel,
    nudge,
    search,
    offer,
    sighting,
    report,
    audit,
    heirloom,
    person,
)
