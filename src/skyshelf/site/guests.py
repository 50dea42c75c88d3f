"""Guests: a name and a secret number in a signed cookie; no account, nothing kept on the server."""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from skyshelf.engine.errors import SkyshelfError

COOKIE = "skyshelf"
TOKEN_HEADER = "x-skyshelf-token"
COOKIE_SECONDS = 400 * 86_400  # browsers keep none for longer
_LONGEST = 400
_SECRET_BYTES = 32


class Guest(Struct, frozen=True):
    """`id` is known to the server and the browser alone; other people see the name."""

    id: str
    name: str


NOBODY = Guest("", "")


class GuestBook:
    """Signs guests' cookies and knows its own signature again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self, name: str) -> Guest:
        return Guest(secrets.token_hex(12), name)

    def cookie(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).decode().rstrip("=")
        return f"{body}.{self._sign('guest', body)}"

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie that we have signed, else None."""
        body, _, signature = cookie.partition(".")
        if len(cookie) > _LONGEST or not _equal(signature, self._sign("guest", body)):
            return None
        padded = body + "=" * (-len(body) % 4)
        return msgspec.json.decode(urlsafe_b64decode(padded), type=Guest)

    def token(self, guest: Guest) -> str:
        """What a page of ours knows and a page of somebody else's cannot read."""
        return self._sign("token", guest.id)

    def is_token(self, guest: Guest, token: str) -> bool:
        return _equal(token, self.token(guest))

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose} {text}".encode(), sha256).hexdigest()


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def find_secret(folder: Path) -> bytes:
    """SKYSHELF_SECRET, or a file that only this user can read; the first start makes it.

    Servers that share a database must share the secret as well.
    """
    given = os.environ.get("SKYSHELF_SECRET")
    if given is not None:
        if len(given) < _SECRET_BYTES:
            raise SkyshelfError(f"SKYSHELF_SECRET must have at least {_SECRET_BYTES} characters.")
        return given.encode()
    path = folder / "secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
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
