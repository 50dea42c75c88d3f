"""Mail, where the operator has named a server for it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from skyshelf.engine.errors import SkyshelfError

_SECONDS = 20.0
_SECONDS_IN_ALL = 40.0  # with the letters that are sent before it
# Threads in which nothing but letters waits for a mail server that says nothing.
_LETTERS = ThreadPoolExecutor(4, thread_name_prefix="skyshelf-letters")
# As browsers take it; words that letters encode in their heads are no part of one.
_ADDRESS = re.compile(r"(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


def is_mail(address: str) -> bool:
    """Whether it is the address of one mailbox, and nothing beside it."""
    return _ADDRESS.fullmatch(address) is not None


@dataclass(frozen=True, slots=True)
class Post:
    """The mail server. `starttls` where the connection begins in the open and is then closed to others."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False
    starttls: bool = False

    @staticmethod
    def read(url: str) -> Post:
        """smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS with STARTTLS, smtps:// with TLS, smtp+plain:// without."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise _unreadable() from error
        # What forms write for a space is a sign of its own in addresses.
        sender = parse_qs(parts.query.replace("+", "%2B")).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname or "@" not in sender:
            raise _unreadable()
        return Post(
            parts.hostname,
            port or (465 if parts.scheme == "smtps" else 587),
            sender,
            unquote(parts.username or ""),
            unquote(parts.password or ""),
            parts.scheme == "smtps",
            parts.scheme == "smtp",
        )

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand a letter to the mail server; OSError and SMTPException tell that it was not taken."""
        async with asyncio.timeout(_SECONDS_IN_ALL):
            await asyncio.get_running_loop().run_in_executor(_LETTERS, self._send, to, subject, text)

    def _send(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = format_datetime(datetime.now(UTC))
        # Large mail services take no letter without one. The name of this machine is nobody's business.
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> "))
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        with self._connect() as server:
            if self.starttls:
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)

    def _connect(self) -> smtplib.SMTP:
        """Whoever hears the password is the server that was named: its certificate must be good."""
        if self.tls:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=_SECONDS)


def _unreadable() -> SkyshelfError:
    return SkyshelfError(
        "SKYSHELF_SMTP must be smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS; smtps:// where TLS comes first, "
        "smtp+plain:// for a mail server on this machine."
    )
