"""Guests: a name, a language and a secret number in a signed cookie; no account, nothing kept on the server."""

from __future__ import annotations

import hmac
import os
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from skyshelf.engine.errors import SkyshelfError
from skyshelf.tables.store.private import open_private

COOKIE = "skyshelf"
TOKEN_HEADER = "x-skyshelf-token"
SIGN_IN_DAYS = 180  # without a visit; each visit counts anew
DAY = 86_400
_LONGEST = 400
_SECRET_BYTES = 32
_MOST_SECRETS = 3


class Guest(Struct, frozen=True, omit_defaults=True):
    """`id` is known to the server and the browser alone; other people see the name.

    `day` is when the cookie was signed, counted from 1970; 0 in those of before, which have no end of their own.
    `language` is the one that the guest has chosen; without it the browser's is spoken. `device` is that of a person
    who is signed in: the browser is known by it, and can be sent away.
    """

    id: str
    name: str
    day: int = 0
    language: str = ""
    device: str = ""


NO_GUEST = Guest("", "")


class GuestBook:
    """Signs guests' cookies with the first of its secrets, and knows the signatures of all of them again."""

    def __init__(
        self,
        secret: bytes,
        days: int = SIGN_IN_DAYS,
        today: Callable[[], int] = lambda: int(time.time() // DAY),
    ) -> None:
        self._secrets = secret.splitlines()
        self._days = days
        self._today = today

    def new(self, name: str) -> Guest:
        return self.fresh(Guest(secrets.token_hex(12), name))

    def fresh(self, guest: Guest) -> Guest:
        """The same guest, as from today; a clock that is behind shortens nobody's time."""
        return structs.replace(guest, day=max(guest.day, self._today()))

    def is_stale(self, guest: Guest, cookie: str) -> bool:
        """Whether the cookie should be signed anew: it is of an earlier day, or signed with a secret of before."""
        body, _, signature = cookie.partition(".")
        return guest.day < self._today() or not _equal(signature, self._sign("guest", body))

    def cookie(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).decode().rstrip("=")
        return f"{body}.{self._sign('guest', body)}"

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie that we have signed, else None."""
        body, _, signature = cookie.partition(".")
        if len(cookie) > _LONGEST or not self._is_signed("guest", body, signature):
            return None
        guest = _written_in(body)
        if guest.day and self._today() - guest.day >= self._days:
            return None
        return guest

    def token(self, guest: Guest) -> str:
        """What a page of ours knows and a page of somebody else's cannot read."""
        return self._sign("token", guest.id)

    def is_token(self, guest: Guest, token: str) -> bool:
        return self._is_signed("token", guest.id, token)

    def _is_signed(self, purpose: str, text: str, signature: str) -> bool:
        return any(_equal(signature, self._sign(purpose, text, each)) for each in self._secrets)

    def _sign(self, purpose: str, text: str, secret: bytes | None = None) -> str:
        return _signature(secret or self._secrets[0], f"{purpose} {text}")


@lru_cache(maxsize=8192)
def _written_in(body: str) -> Guest:
    padded = body + "=" * (-len(body) % 4)
    return msgspec.json.decode(urlsafe_b64decode(padded), type=Guest)


@lru_cache(maxsize=8192)
def _signature(secret: bytes, text: str) -> str:
    """Everybody shows the same cookie and the same token again with every request."""
    return hmac.new(secret, text.encode(), sha256).hexdigest()


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def find_secret(folder: Path) -> bytes:
    """SKYSHELF_SECRET, or a file that only this user can read; the first start makes it.

    Servers that share a database must share the secret as well.
    """
    given = os.environ.get("SKYSHELF_SECRET")
    if given is not None:
        if not given or any(len(each) < _SECRET_BYTES for each in given.splitlines()):
            raise SkyshelfError(
                f"SKYSHELF_SECRET must have at least {_SECRET_BYTES} characters; older secrets may follow it, each "
                "on a line of its own."
            )
        return given.encode()
    path = folder / "secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = open_private(path, os.O_EXCL)
        except FileExistsError:
            return _read_secret(path)
        with os.fdopen(handle, "wb") as file:
            made = secrets.token_hex(_SECRET_BYTES).encode()
            file.write(made)
        return made
    except OSError as error:
        raise SkyshelfError(f"The secret in {path} cannot be kept: {error.strerror}.") from error


def _read_secret(path: Path) -> bytes:
    found = path.read_bytes().strip()
    if len(found) < _SECRET_BYTES:
        raise SkyshelfError(f"{path} holds no secret; remove it, and the next start makes a new one.")
    return found


def rotate_secret(folder: Path, forget: bool) -> int:
    """A new secret, first in the file; the old ones are still known unless they are to be forgotten.

    Returns how many there are now. A server reads them when it starts.
    """
    if os.environ.get("SKYSHELF_SECRET") is not None:
        raise SkyshelfError(
            "The secret is in SKYSHELF_SECRET: put a new one before it there, on a line of its own."
        )
    path = folder / "secret"
    known = [] if forget else find_secret(folder).splitlines()
    kept = [secrets.token_hex(_SECRET_BYTES).encode(), *known][:_MOST_SECRETS]
    part = path.with_name("secret.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with os.fdopen(open_private(part, os.O_TRUNC), "wb") as file:
            file.write(b"\n".join(kept) + b"\n")
        part.replace(path)
    except OSError as error:
        raise SkyshelfError(f"The secret in {path} cannot be kept: {error.strerror}.") from error
    return len(kept)
