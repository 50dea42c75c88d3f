"""Everything that is kept about somebody, as they may take it with them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Table, select

from skyshelf.people.people import People
from skyshelf.people.schema import belonging, bond, channel, device, identity, passkey, person, report
from skyshelf.tables.store.schema import chat_line, room, seat

# What would let somebody else in stays here.
_SECRET = {"id", "person", "words", "public_key", "sign_count"}
# The ids of others are theirs.
_OF_OTHERS = {"by", "about", "settled_by"}


async def exported(people: People, id: str) -> dict[str, Any]:
    return await people.store.read(lambda connection: _everything(connection, id))


def _everything(connection: Connection, id: str) -> dict[str, Any]:
    own = {
        table.name: _rows(connection, table, table.c.person == id)
        for table in (device, passkey, identity, channel)
    }
    friends = (
        select(person.c.name, person.c.handle, bond.c.kind, bond.c.made_at)
        .join(person, person.c.id == bond.c.other)
        .where(bond.c.person == id)
    )
    things = select(belonging.c.kind, belonging.c.item, belonging.c.changed, belonging.c.body).where(
        belonging.c.person == id
    )
    tables = (
        select(room.c.id, room.c.game, room.c.status, room.c.made_at, room.c.listed)
        .join(seat, seat.c.room == room.c.id)
        .where(seat.c.guest == id)
        .order_by(room.c.made_at)
    )
    said = (
        select(chat_line.c.room, chat_line.c.at, chat_line.c.name, chat_line.c.phrase, chat_line.c.text)
        .where(chat_line.c.guest == id)
        .order_by(chat_line.c.at)
    )
    return {
        "person": next(iter(_rows(connection, person, person.c.id == id)), None),
        **own,
        "bonds": _dicts(connection.execute(friends).mappings()),
        "belongings": [
            {**each, "body": _read(each["body"])} for each in _dicts(connection.execute(things).mappings())
        ],
        "tables": [
            {**each, "listed": _read(each["listed"])}
            for each in _without_ids(_dicts(connection.execute(tables).mappings()))
        ],
        "said": _dicts(connection.execute(said).mappings()),
        "reports": _rows(connection, report, report.c.by == id),
    }


def _rows(connection: Connection, table: Table, mine: Any) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in _SECRET | _OF_OTHERS]
    return _dicts(connection.execute(select(*columns).where(mine)).mappings())


def _without_ids(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The ids of others are theirs."""
    for each in tables:
        listed = _read(each["listed"])
        for sitting in listed.get("seats", []) if isinstance(listed, dict) else []:
            sitting.pop("guest", None)
        each["listed"] = json.dumps(listed)
    return tables


def _dicts(rows: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in rows]


def _read(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text
