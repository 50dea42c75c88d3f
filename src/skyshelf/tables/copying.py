"""Tables that begin with a past: a journal that somebody brings, or a moment from which somebody plays on."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.journal import Journal
from skyshelf.engine.levels import USUAL
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat, seated
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import Chose, Created, Entry, Row, Sat, Started
from skyshelf.tables.listing import Listed
from skyshelf.tables.names import proper_name
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.replay import GameReplay
from skyshelf.tables.room import Room
from skyshelf.tables.store.store import Copied, Snapshot

if TYPE_CHECKING:
    from skyshelf.tables.house import House


async def watch_journal(house: House, guest: str, text: str) -> str:
    """A table that shows a finished game from a file; the same person's same file gives the same table."""
    journal = Journal.load(text)
    if journal.position:
        raise BadJournal(
            "This journal begins with a position, not with a set-up; such a game cannot be watched here.",
            "position",
        )
    match = await house.replays.work(lambda: Match.replay(game_named(journal.game), journal))
    if not match.over:
        raise BadJournal("This game is not finished; it can be watched when it is.", "unfinished")
    names = [proper_name(str(name)) for name in journal.names]
    if len(names) != journal.seats:
        raise BadJournal(f"The journal names {len(names)} players for {journal.seats} seats.")
    # Whoever played, nobody plays any more: the seats keep their names, and belong to no person here.
    plan = Plan(journal.game, (SeatPlan("open"),) * journal.seats, dict(journal.settings))
    key = blake2b(text.encode(), digest_size=16).hexdigest()
    sat: list[tuple[str, Entry]] = [("", Sat(number, name)) for number, name in seated(names)]
    return await _keep(house, house.id_for(guest, f"journal {key}"), plan, guest, sat, match)


async def play_from(
    house: House, guest: str, name: str, replay: GameReplay, at: int, seat: Seat, key: str
) -> str:
    """A practice table at a moment of a finished game; nothing before it can be told from the original."""
    if not replay.over:
        raise Refusal(Reason.FORBIDDEN, "not-over-yet")
    if at >= replay.choices:
        raise Refusal(Reason.ILLEGAL, "nothing-follows", most=replay.choices - 1)
    if seat >= len(replay.room.seats):
        raise Refusal(Reason.ILLEGAL, "no-seat", most=len(replay.room.seats))
    await house.check_seats(guest)
    seats = tuple(
        SeatPlan("me") if number == seat else SeatPlan("bot", USUAL)
        for number in range(len(replay.room.seats))
    )
    plan = Plan(replay.journal.game, seats, replay.room.plan.settings, "practice")
    journal = replace(replay.journal, choices=replay.journal.choices[:at])
    match = await house.replays.work(lambda: Match.replay(game_named(journal.game), journal))
    room_id = house.id_for(guest, f"from {key}") if key else house.customs.new_id()
    sat: list[tuple[str, Entry]] = [(guest, Sat(seat, proper_name(name)))]
    room_id = await _keep(house, room_id, plan, guest, sat, match)
    (await house.table(room_id)).attend()
    return room_id


async def _keep(
    house: House, room_id: str, plan: Plan, guest: str, sat: list[tuple[str, Entry]], match: Match
) -> str:
    rows, copied = await house.replays.work(lambda: _written(house.now(), plan, guest, sat, match))
    room = Room.read(rows)
    listed = Listed.of(room, match.state.outcome)
    await house.store.create(room_id, plan.game, rows, room.due(), listed, copied)
    return room_id


def _written(
    now: float, plan: Plan, guest: str, sat: list[tuple[str, Entry]], match: Match
) -> tuple[list[Row], Copied]:
    """The journal as a table's; the state at its end is saved, so that nobody plays it all again."""
    journal, codec = match.journal, match.game.codec
    movers: list[Seat | None] = [choice.seat for choice in journal.choices]
    movers.append(None if match.state.decision is None else match.state.decision.seat)
    entries: list[tuple[str, Entry]] = [(guest, Created(plan)), *sat]
    told = [""] * len(entries)
    seed = f"{journal.seed:032x}"
    begun = Started(seed, journal.rules, movers[0], journal.position, dict(journal.settings))
    entries.append(("", begun))
    for number, choice in enumerate(journal.choices, start=1):
        entries.append(("", Chose(choice.seat, choice.index, choice.text, movers[number])))
    told += ["\n".join(codec.encode(event).decode() for event in step.events) for step in match.log]
    rows = [Row(n, now, actor, "", entry) for n, (actor, entry) in enumerate(entries)]
    saved = Snapshot(len(journal.choices), codec.keep(match.state))
    return rows, Copied(told, Room.read(rows).status, saved)
