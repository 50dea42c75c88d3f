"""The people of a house: a guest becomes a person, is known again in other browsers, and has a profile."""

from __future__ import annotations

import contextlib
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from skyshelf.people.heirlooms import inherited
from skyshelf.people.person import SOMEBODY, Person, handle_of
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import device, person
from skyshelf.people.standing import Standing, Standings, person_of
from skyshelf.people.tickets import Ticket, Tickets
from skyshelf.people.words import Scales, new_words, read_words
from skyshelf.tables.house import House
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.schema import room, seat

LINK_SECONDS = 120.0
_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be taken for another
_CODE_LENGTH = 10  # 49 bits, for two minutes
MOST_DEVICES = 30
_SEEN_EVERY = 3600.0


class Device(NamedTuple):
    id: str
    name: str
    made_at: float
    seen_at: float


class Made(NamedTuple):
    """A new person: the words are shown once, and kept nowhere."""

    words: tuple[str, ...]
    device: str


class People:
    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.now = house.now
        self.standings = Standings(self.store, house.now)
        self.tickets = Tickets(self.store)
        counted = {"preserve_rowcount": True}
        self._insert_person = self.store.insert(person).on_conflict_do_nothing().execution_options(**counted)
        self._scales: Scales | None = None

    async def find(self, id: str) -> Person | None:
        """The person with this id; None for a guest, and for whoever has deleted everything."""
        standing = await self.standings.of(id)
        return None if standing.gone else standing.person

    async def standing(self, id: str) -> Standing:
        return await self.standings.of(id)

    async def by_handle(self, handle: str) -> Person:
        query = select(person).where(person.c.handle == handle, person.c.gone_at.is_(None))
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise PeopleRefusal(Reason.UNKNOWN, "nobody")
        return person_of(row)

    async def of_ids(self, ids: list[str]) -> dict[str, Person]:
        """Those of some who are people."""
        query = select(person).where(person.c.id.in_(ids), person.c.gone_at.is_(None))
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.id: person_of(row) for row in rows}

    async def names_of(self, ids: list[str]) -> dict[str, str]:
        """What those of some who are or were people are called now."""
        query = select(person.c.id, person.c.name, person.c.gone_at).where(person.c.id.in_(ids))
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.id: row.name if row.gone_at is None else SOMEBODY for row in rows}

    # Becoming a person.

    async def become(self, id: str, name: str, language: str, browser: str, device: str) -> Made:
        """The guest is a person from now on, under the same id. If the answer was lost, there are other words."""
        if device:
            raise PeopleRefusal(Reason.STALE, "already")
        words = new_words()
        digest = await self._weigh(words)
        if not await self._make(id, name, language, digest):
            await self._change(id, words=digest)
        return Made(words, await self.add_device(id, browser))

    async def become_without_words(self, id: str, name: str, language: str) -> None:
        """For those whom somebody else vouches for."""
        await self._make(id, name, language, None)

    async def _make(self, id: str, name: str, language: str, words: str | None) -> bool:
        values = {
            "id": id,
            "handle": handle_of(id),
            "name": name,
            "picture": "",
            "languages": language,
            "made_at": self.now(),
            "gone_at": None,
            "words": words,
            "role": "",
            "suspended_until": None,
            "suspended_for": "",
            "wishes": "",
        }
        made = await self.store.write(
            ("", 0), lambda connection: connection.execute(self._insert_person, values).rowcount == 1
        )
        await self.standings.changed(id)
        return made

    async def new_words(self, id: str) -> tuple[str, ...]:
        """Other words; those of before are worth nothing from now on."""
        words = new_words()
        await self._change(id, words=await self._weigh(words))
        return words

    async def _weigh(self, words: tuple[str, ...]) -> str:
        if self._scales is None:
            salt = await inherited(self.store, "salt", lambda: secrets.token_hex(16))
            self._scales = Scales(bytes.fromhex(salt))
        return await self._scales.weigh(words)

    # Being known again.

    async def known_by_words(self, typed: str) -> Person:
        digest = await self._weigh(read_words(typed))
        query = select(person).where(person.c.words == digest, person.c.gone_at.is_(None))
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise PeopleRefusal(Reason.ILLEGAL, "wrong-words")
        return person_of(row)

    async def invite_device(self, id: str) -> tuple[str, float]:
        """A code for another browser of the same person, and until when it is good."""
        until = self.now() + LINK_SECONDS
        return await self._code(id, _CODE_LENGTH, until), until

    async def invite_by_mail(self, id: str, seconds: float) -> str:
        """A code that lives longer, and is longer for it: letters take their time."""
        return await self._code(id, 2 * _CODE_LENGTH, self.now() + seconds)

    async def _code(self, id: str, length: int, until: float) -> str:
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(length))
        await self.tickets.give("device", code, id, until, self.now())
        return code

    async def whose_device(self, code: str) -> Person:
        return await self._holder(await self.tickets.look("device", _plain(code), self.now()), code)

    async def known_by_code(self, code: str) -> Person:
        return await self._holder(await self.tickets.take("device", _plain(code), self.now()), code)

    async def _holder(self, ticket: Ticket | None, code: str) -> Person:
        found = None if ticket is None else await self.find(ticket.person)
        if found is None:
            by_mail = len(_plain(code)) > _CODE_LENGTH
            raise PeopleRefusal(Reason.ILLEGAL, "stale-mail" if by_mail else "stale-code")
        return found

    async def add_device(self, id: str, browser: str) -> str:
        """A browser in which the person is signed in from now on; the one that was not seen for longest gives way."""
        now = self.now()
        values = {
            "id": secrets.token_hex(8),
            "person": id,
            "name": browser[:60],
            "made_at": now,
            "seen_at": now,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(device), values)
            known = select(device.c.id).where(device.c.person == id).order_by(device.c.seen_at.desc())
            old = connection.execute(known).scalars().all()[MOST_DEVICES:]
            connection.execute(delete(device).where(device.c.id.in_(old)))

        await self.store.write(("", 0), work)
        await self.standings.changed(id)
        return str(values["id"])

    async def devices(self, id: str) -> list[Device]:
        query = select(device.c.id, device.c.name, device.c.made_at, device.c.seen_at).where(
            device.c.person == id
        )
        rows = await self.store.read(
            lambda connection: connection.execute(query.order_by(device.c.seen_at.desc())).all()
        )
        return [Device(*row) for row in rows]

    async def saw(self, device_id: str) -> None:
        """The person is there in this browser; written down now and then, if it can be."""
        now = self.now()
        seen = (
            update(device)
            .where(device.c.id == device_id, device.c.seen_at < now - _SEEN_EVERY)
            .values(seen_at=now)
        )
        with contextlib.suppress(Refusal):
            await self.store.write(("", 0), lambda connection: connection.execute(seen))

    async def drop_device(self, id: str, device_id: str) -> None:
        """Signed out there."""
        gone = delete(device).where(device.c.person == id, device.c.id == device_id)
        await self.store.write(("", 0), lambda connection: connection.execute(gone))
        await self.standings.changed(id)

    # The profile.

    async def change_profile(self, id: str, name: str, picture: str, languages: tuple[str, ...]) -> None:
        before = await self.find(id)
        await self._change(id, name=name, picture=picture, languages=",".join(languages))
        if before is not None and before.name != name:
            await self.house.rename(id, name)

    async def rename(self, id: str, name: str) -> None:
        await self._change(id, name=name)

    async def titles(self, id: str) -> dict[str, int]:
        """How many games of each title a person has played to the end; lessons are none."""
        query = (
            select(room.c.game, func.count())
            .join(seat, seat.c.room == room.c.id)
            .where(seat.c.guest == id, room.c.status == "over", room.c.listed.not_like('{"lesson"%'))
            .group_by(room.c.game)
            .order_by(func.count().desc(), room.c.game)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return {row.game: row[1] for row in rows}

    async def _change(self, id: str, **values: str | float | None) -> None:
        changed = update(person).where(person.c.id == id, person.c.gone_at.is_(None)).values(**values)
        await self.store.write(("", 0), lambda connection: connection.execute(changed))
        await self.standings.changed(id)


def _plain(code: str) -> str:
    return "".join(letter for letter in code.casefold() if letter.isalnum())
