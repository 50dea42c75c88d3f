"""Where people are told: the channels they have named, and how a message goes there."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import smtplib
from collections.abc import Awaitable, Callable
from email.header import Header
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx
from sqlalchemy import Connection, delete, func, insert, select, update

from skyshelf.engine.extras import has
from skyshelf.people.heirlooms import inherited
from skyshelf.people.nudges.addresses import target_of
from skyshelf.people.nudges.mail import Post, is_mail
from skyshelf.people.people import People
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import channel
from skyshelf.tables.refusal import Reason

if TYPE_CHECKING:
    from skyshelf.people.nudges.push import Sender

log = logging.getLogger("skyshelf.people")

Kind: TypeAlias = Literal["webhook", "push", "mail"]
MOST_CHANNELS = 10
_MOST_FAILURES = 10
_SECONDS = 5.0  # for each thing that the other side has to do
_SECONDS_IN_ALL = 15.0


class Message(NamedTuple):
    """What somebody is told, in their language; the link leads to `table`, or else to the page `path`."""

    title: str
    text: str
    table: str
    path: str = "/me"


class Channel(NamedTuple):
    id: str
    kind: Kind
    address: dict[str, Any]

    @property
    def about(self) -> str:
        """What the person recognises it by; the whole address of a webhook is a secret."""
        if self.kind == "mail":
            return str(self.address["to"])
        return urlsplit(str(self.address["url"])).hostname or ""

    def link(self, message: Message) -> str:
        origin = str(self.address.get("origin", ""))
        return f"{origin}/table/{message.table}" if message.table else f"{origin}{message.path}"


class Channels:
    """`private`: the operator allows addresses in the network of the server."""

    def __init__(self, people: People, post: Post | None, private: bool) -> None:
        self._people = people
        self._store = people.store
        self.post = post
        self.private = private
        # Whoever has a channel; others need not be thought about at every move.
        self.on_change: Callable[[], Awaitable[None]] = _nothing
        self._sender: Sender | None = None
        self._letters: set[asyncio.Task[None]] = set()

    async def push_key(self) -> str:
        """What a browser needs in order to hear this server; "" where it sends no push messages."""
        return (await self.sender()).public if can_push() else ""

    async def sender(self) -> Sender:
        if self._sender is None:
            from skyshelf.people.nudges.push import Sender, new_key

            key = await inherited(self._store, "vapid", new_key)
            contact = f"mailto:{self.post.sender}" if self.post else "mailto:nobody@skyshelf.invalid"
            self._sender = Sender(key, contact)
        return self._sender

    async def of(self, id: str) -> list[Channel]:
        columns = (channel.c.id, channel.c.kind, channel.c.address)
        query = select(*columns).where(channel.c.person == id).order_by(channel.c.made_at)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Channel(found, kind, json.loads(address)) for found, kind, address in rows]

    async def everybody(self) -> set[str]:
        """Whoever has a channel."""
        query = select(channel.c.person).distinct()
        return set(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def by_mail(self, to: str) -> str:
        """The person who has confirmed a mail address; "" for nobody."""
        query = select(channel.c.person, channel.c.address).where(channel.c.kind == "mail")
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        # Hardly any mailbox tells large letters from small ones, and nobody is told that theirs was another.
        wanted = to.casefold()
        return next((id for id, address in rows if json.loads(address)["to"].casefold() == wanted), "")

    async def add_webhook(self, id: str, url: str, form: str, origin: str) -> str:
        await target_of(url, self.private)
        return await self._add(id, "webhook", {"url": url, "form": form, "origin": origin})

    async def add_push(self, id: str, url: str, p256dh: str, auth: str, origin: str) -> str:
        if not can_push():
            raise PeopleRefusal(Reason.ILLEGAL, "no-push")
        from skyshelf.people.nudges.push import is_key

        await target_of(url, self.private)
        if not is_key(p256dh, auth):
            raise PeopleRefusal(Reason.ILLEGAL, "bad-push")
        return await self._add(id, "push", {"url": url, "p256dh": p256dh, "auth": auth, "origin": origin})

    def check_mail(self, to: str) -> None:
        """Refuse an address to which no letter can go, or one letter to several."""
        if self.post is None:
            raise PeopleRefusal(Reason.ILLEGAL, "no-mail")
        if not is_mail(to):
            raise PeopleRefusal(Reason.ILLEGAL, "bad-mail")

    def write_later(self, to: str, title: str, text: str) -> None:
        """Send a letter without letting anybody wait: how long it takes tells whether there is one."""
        task = asyncio.create_task(self._write(to, title, text))
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)

    async def _write(self, to: str, title: str, text: str) -> None:
        assert self.post is not None
        try:
            await self.post.send(to, title, text)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter could not be sent", extra={"why": type(error).__name__})

    async def add_mail(self, id: str, to: str, origin: str) -> str:
        """An address that its owner has confirmed."""
        return await self._add(id, "mail", {"to": to, "origin": origin})

    async def _add(self, id: str, kind: Kind, address: dict[str, Any]) -> str:
        text = json.dumps(address, sort_keys=True)
        mine = channel.c.person == id

        def work(connection: Connection) -> str:
            known = select(channel.c.id).where(mine, channel.c.kind == kind, channel.c.address == text)
            found = connection.execute(known).scalar()
            if found is not None:
                return str(found)
            number = select(func.count()).select_from(channel).where(mine)
            if connection.execute(number).scalar_one() >= MOST_CHANNELS:
                return ""
            made = secrets.token_hex(8)
            values = {"id": made, "person": id, "kind": kind, "address": text, "failures": 0}
            connection.execute(insert(channel), {**values, "made_at": self._people.now()})
            return made

        made = await self._store.write(("", 0), work)
        if not made:
            raise PeopleRefusal(Reason.TOO_MUCH, "too-many-channels", most=MOST_CHANNELS)
        await self.on_change()
        return made

    async def drop(self, id: str, channel_id: str) -> None:
        gone = delete(channel).where(channel.c.person == id, channel.c.id == channel_id)
        await self._store.write(("", 0), lambda connection: connection.execute(gone))
        await self.on_change()

    async def tell(self, to: Channel, message: Message) -> bool:
        """Send a message; a channel that is gone, or has failed too often, is forgotten."""
        try:
            status = await self._send(to, message)
        except (httpx.HTTPError, PeopleRefusal, OSError, smtplib.SMTPException):
            status = 0
        good = 200 <= status < 300
        if status in (404, 410) or not good:
            await self._store.write(("", 0), lambda connection: _failed(connection, to.id, status))
        else:
            well = update(channel).where(channel.c.id == to.id, channel.c.failures > 0).values(failures=0)
            await self._store.write(("", 0), lambda connection: connection.execute(well))
        return good

    async def _send(self, to: Channel, message: Message) -> int:
        link = to.link(message)
        if to.kind == "mail":
            if self.post is None:
                return 0
            await self.post.send(to.address["to"], message.title, f"{message.text}\n\n{link}\n")
            return 200
        url = str(to.address["url"])
        target = await target_of(url, self.private)
        if to.kind == "push":
            if not can_push():
                raise PeopleRefusal(Reason.ILLEGAL, "no-push")
            from skyshelf.people.nudges.push import sealed

            told = {
                "title": message.title,
                "body": message.text,
                "url": link,
                "tag": message.table or message.path,
            }
            body = sealed(json.dumps(told).encode(), to.address["p256dh"], to.address["auth"])
            headers = (await self.sender()).headers(url)
        else:
            headers, body = _worded(str(to.address["form"]), message, link)
        async with (
            asyncio.timeout(_SECONDS_IN_ALL),  # whoever sends a letter every four seconds is not waited for
            httpx.AsyncClient(timeout=_SECONDS, follow_redirects=False, trust_env=False) as client,
        ):
            request = client.build_request(
                "POST",
                target.url,
                content=body,
                headers={**headers, "host": target.host},
                extensions={"sni_hostname": target.name},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()  # what they say is not read, however long it is
            return answer.status_code


def can_push() -> bool:
    """The library that seals them is an extra: who plays at home has no use for it."""
    return has("cryptography")


def _worded(form: str, message: Message, link: str) -> tuple[dict[str, str], bytes]:
    """A message in the form that Discord, ntfy or any other program takes."""
    as_json = {"content-type": "application/json"}
    if form == "discord":
        said = f"**{message.title}**\n{message.text}\n{link}"
        return as_json, json.dumps({"content": said, "allowed_mentions": {"parse": []}}).encode()
    if form == "ntfy":
        # A header holds Latin letters only; RFC 2047 is what ntfy reads others by.
        return {
            "title": _encoded(message.title),
            "click": link,
            "content-type": "text/plain",
        }, message.text.encode()
    told = {"title": message.title, "text": message.text, "table": message.table, "url": link}
    return as_json, json.dumps(told).encode()


def _encoded(text: str) -> str:
    return text if text.isascii() else Header(text, "utf-8").encode().replace("\n", "")


def _failed(connection: Connection, channel_id: str, status: int) -> None:
    mine = channel.c.id == channel_id
    if status in (404, 410):
        connection.execute(delete(channel).where(mine))
        return
    connection.execute(update(channel).where(mine).values(failures=channel.c.failures + 1))
    connection.execute(delete(channel).where(mine, channel.c.failures >= _MOST_FAILURES))


async def _nothing() -> None:
    """Nobody wants to know."""
