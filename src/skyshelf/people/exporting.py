"""Everything that is kept about somebody, as they may take it with them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Select, Table, select

from skyshelf.people.people import People
from skyshelf.people.schema import belonging, bond, channel, device, identity, passkey, person, report
from skyshelf.tables.store.schema import chat_line, event, event_entry, event_person, result, room, seat

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
    events = (
        select(event.c.id, event.c.status, event.c.made_at, event.c.listed)
        .join(event_person, event_person.c.event == event.c.id)
        .where(event_person.c.person == id)
        .order_by(event.c.made_at)
    )
    deeds = (
        select(event_entry.c.event, event_entry.c.at, event_entry.c.body, event.c.status)
        .join(event, event.c.id == event_entry.c.event)
        .where(event_entry.c.actor == id)
        .order_by(event_entry.c.event, event_entry.c.n)
    )
    results = (
        select(result.c.room, result.c.game, result.c.at, result.c.body)
        .where(result.c.body.contains(f'"{id}"'))
        .order_by(result.c.at)
    )
    return {
        "person": next(iter(_rows(connection, person, person.c.id == id)), None),
        **own,
        "bonds": _dicts(connection.execute(friends).mappings()),
        "belongings": _told(connection, things, "body"),
        "tables": [_without_ids(each) for each in _told(connection, tables, "listed")],
        "events": _told(connection, events, "listed"),
        "in_events": [_without_lots(each) for each in _told(connection, deeds, "body")],
        "results": [_own_result(each, id) for each in _told(connection, results, "body")],
        "said": _dicts(connection.execute(said).mappings()),
        "reports": _rows(connection, report, report.c.by == id),
    }


def _rows(connection: Connection, table: Table, mine: Any) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in _SECRET | _OF_OTHERS]
    return _dicts(connection.execute(select(*columns).where(mine)).mappings())


def _told(connection: Connection, query: Select[Any], column: str) -> list[dict[str, Any]]:
    """Rows of which one column is JSON."""
    return [{**each, column: _read(each[column])} for each in _dicts(connection.execute(query).mappings())]


def _without_ids(table: dict[str, Any]) -> dict[str, Any]:
    """The ids of others are theirs."""
    listed = table["listed"]
    for sitting in listed.get("seats", []) if isinstance(listed, dict) else []:
        sitting.pop("guest", None)
    return table


def _without_lots(deed: dict[str, Any]) -> dict[str, Any]:
    """Until an event is over, nobody knows the number that draws its lots, not even who has set it up."""
    if deed.pop("status") in ("open", "running"):
        deed["body"].pop("seed", None)
    return deed


def _own_result(result: dict[str, Any], id: str) -> dict[str, Any]:
    """How a game ended, with one's own seat marked."""
    for sitter in result["body"]["sitters"]:
        sitter["me"] = sitter.pop("guest", "") == id
    return result


def _dicts(rows: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in rows]


def _read(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text
