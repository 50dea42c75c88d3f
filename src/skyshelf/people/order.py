"""Order in the house: what people report, what organisers do about it, and what is written down of it."""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple, TypeAlias, cast

from sqlalchemy import Connection, func, insert, select, update

from skyshelf.people.people import People
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import audit, person, report
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.schema import chat_line

Verdict: TypeAlias = Literal["nothing", "warned", "suspended"]
Deed: TypeAlias = Literal["settled", "suspended", "released", "appointed", "dismissed"]
LONGEST = 500
MOST_DAYS = 3650
_WARNED_SECONDS = 30 * 86_400.0  # so long a warning is shown
_MOST_OPEN_OF_ONE = 20
_MOST_SHOWN = 200
# So begins the quote of a ready phrase, which every reader gets in their own language.
READY = "phrase:"
# Who acts from the command line has no id of their own.
OPERATOR = "operator"


class Report(NamedTuple):
    """Somebody's complaint about somebody at a table; `quote` is the line that it is about, as it was said."""

    id: str
    made_at: float
    by: str
    about: str
    room: str
    line: str
    quote: str
    text: str
    verdict: str
    settled_at: float | None
    settled_by: str


class Deeds(NamedTuple):
    """What an organiser did; `noted` is the verdict or the days, and the organiser's words."""

    at: float
    by: str
    about: str
    what: Deed
    noted: str

    @property
    def verdict(self) -> Verdict | Literal[""]:
        """Of a settled report, else empty."""
        return cast(Verdict, self.noted.partition(": ")[0]) if self.what == "settled" else ""

    @property
    def days(self) -> int:
        """Of a suspension, else 0."""
        return int(self.noted.partition(" d: ")[0]) if self.what == "suspended" else 0

    @property
    def why(self) -> str:
        return self.noted.partition(": ")[2] if self.what in {"settled", "suspended"} else self.noted


class Order:
    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store

    async def complain(self, by: str, room_id: str, seat: int | None, line: str, text: str) -> None:
        """Report what somebody does at a table, or a line that they said there. Only who is or was there may."""
        found = await self._store.invitation(room_id)
        if found is None:
            raise Refusal(Reason.UNKNOWN, "no-table")
        seats = found[1].listed.seats
        about, quote = "", ""
        if line:
            about, quote = await self._said(room_id, line)
        elif seat is not None and seat < len(seats):
            about = seats[seat].guest
        if not about or about == by:
            raise PeopleRefusal(Reason.ILLEGAL, "nothing-to-report")
        values = {
            "id": secrets.token_hex(8),
            "made_at": self._people.now(),
            "by": by,
            "about": about,
            "room": room_id,
            "line": line,
            "quote": quote,
            "text": text[:LONGEST],
            "verdict": "",
            "settled_at": None,
            "settled_by": "",
        }

        def work(connection: Connection) -> bool:
            mine = (report.c.by == by) & report.c.settled_at.is_(None)
            number = connection.execute(select(func.count()).select_from(report).where(mine)).scalar_one()
            if number >= _MOST_OPEN_OF_ONE:
                return False
            same = mine & (report.c.room == room_id) & (report.c.about == about) & (report.c.line == line)
            if connection.execute(select(report.c.id).where(same)).first() is None:
                connection.execute(insert(report), values)
            return True

        if not await self._store.write(("", 0), work):
            raise PeopleRefusal(Reason.TOO_MUCH, "too-many-reports", most=_MOST_OPEN_OF_ONE)

    async def _said(self, room_id: str, line: str) -> tuple[str, str]:
        circle, _, n = line.partition(":")
        if not n.isascii() or not n.isdecimal() or len(n) > 9:
            return "", ""
        query = select(chat_line.c.guest, chat_line.c.name, chat_line.c.text, chat_line.c.phrase).where(
            chat_line.c.room == room_id, chat_line.c.circle == circle, chat_line.c.n == int(n)
        )
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return ("", "") if row is None else (row.guest, row.text or f"{READY}{row.phrase}")

    async def queue(self) -> list[Report]:
        """What waits for an organiser, the oldest first; then what was settled last."""
        waits = select(report).where(report.c.settled_at.is_(None)).order_by(report.c.made_at)
        done = select(report).where(report.c.settled_at.is_not(None)).order_by(report.c.settled_at.desc())

        def work(connection: Connection) -> list[Report]:
            rows = [*connection.execute(waits.limit(_MOST_SHOWN)), *connection.execute(done.limit(20))]
            return [Report(*row) for row in rows]

        return await self._store.read(work)

    async def settle(self, by: str, report_id: str, verdict: Verdict, days: int, why: str) -> None:
        """Decide about a report; with `suspended` its subject may do nothing for some days."""
        query = select(report.c.about).where(report.c.id == report_id, report.c.settled_at.is_(None))
        about = await self._store.read(lambda connection: connection.execute(query).scalar())
        if about is None:
            raise PeopleRefusal(Reason.STALE, "settled-already")
        if about == by:
            raise PeopleRefusal(Reason.FORBIDDEN, "report-about-you")
        if verdict == "suspended" and not days:
            raise PeopleRefusal(Reason.ILLEGAL, "no-days")
        if verdict == "suspended":
            await self._check_suspension(about, days, why)
        elif verdict == "warned" and not why.strip():
            raise PeopleRefusal(Reason.ILLEGAL, "no-why")
        now = self._people.now()
        # Two organisers may settle the same one at once: only the first acts.
        done = (
            update(report)
            .where(report.c.id == report_id, report.c.settled_at.is_(None))
            .values(verdict=verdict, settled_at=now, settled_by=by)
            .execution_options(preserve_rowcount=True)
        )

        def work(connection: Connection) -> bool:
            if connection.execute(done).rowcount != 1:
                return False
            if verdict == "suspended":
                _suspend_further(connection, now, by, about, days, why)
            note(connection, now, by, about, "settled", f"{verdict}: {why}" if why else verdict)
            return True

        if not await self._store.write(("", 0), work):
            raise PeopleRefusal(Reason.STALE, "settled-already")
        if verdict == "suspended":
            await self._people.standings.changed(about)

    async def warnings(self, id: str) -> list[str]:
        """What organisers have warned somebody for of late, the last one first."""
        mine = (audit.c.about == id) & (audit.c.what == "settled") & audit.c.why.startswith("warned: ")
        late = audit.c.at > self._people.now() - _WARNED_SECONDS
        query = select(audit.c.why).where(mine, late).order_by(audit.c.at.desc())
        found = await self._store.read(lambda connection: connection.execute(query).scalars().all())
        return [why.partition(": ")[2] for why in found]

    async def suspend(self, by: str, about: str, days: int, why: str) -> None:
        """For some days a person may look, and do nothing, and is told why; 0 lets them again."""
        await self._check_suspension(about, days, why)
        now = self._people.now()
        await self._store.write(("", 0), lambda connection: suspend(connection, now, by, about, days, why))
        await self._people.standings.changed(about)

    async def _check_suspension(self, about: str, days: int, why: str) -> None:
        if days and not why.strip():
            raise PeopleRefusal(Reason.ILLEGAL, "no-why")
        if await self._people.find(about) is None:
            raise PeopleRefusal(Reason.ILLEGAL, "only-people-suspended")

    async def deeds(self) -> list[Deeds]:
        columns = (audit.c.at, audit.c.by, audit.c.about, audit.c.what, audit.c.why)
        query = select(*columns).order_by(audit.c.at.desc()).limit(_MOST_SHOWN)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Deeds(*row) for row in rows]


def suspend(connection: Connection, now: float, by: str, about: str, days: int, why: str) -> None:
    until = now + min(days, MOST_DAYS) * 86_400 if days else None
    changed = update(person).where(person.c.id == about)
    connection.execute(changed.values(suspended_until=until, suspended_for=why[:LONGEST] if days else ""))
    note(connection, now, by, about, "suspended" if days else "released", f"{days} d: {why}" if days else why)


def _suspend_further(connection: Connection, now: float, by: str, about: str, days: int, why: str) -> None:
    """A report adds to what was decided before: it never shortens it, and the reasons of both are told."""
    query = select(person.c.suspended_until, person.c.suspended_for).where(person.c.id == about)
    until, reason = connection.execute(query).one()
    suspend(connection, now, by, about, days, why)
    if (until or 0) > now + days * 86_400:
        longer = {"suspended_until": until, "suspended_for": f"{reason} {why}"[:LONGEST]}
        connection.execute(update(person).where(person.c.id == about).values(**longer))


def appoint(connection: Connection, now: float, by: str, about: str, yes: bool) -> None:
    """An organiser sees what people report, and may suspend."""
    changed = update(person).where(person.c.id == about)
    connection.execute(changed.values(role="organiser" if yes else ""))
    note(connection, now, by, about, "appointed" if yes else "dismissed", "")


def note(connection: Connection, now: float, by: str, about: str, what: Deed, why: str) -> None:
    """Write down what was done; nobody can take it out again."""
    values = {"id": secrets.token_hex(8), "at": now, "by": by, "about": about, "what": what, "why": why}
    connection.execute(insert(audit), values)
