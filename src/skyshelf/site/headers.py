"""What every answer carries to keep browsers safe, and the names under which this server answers at all."""

from __future__ import annotations

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skyshelf.site.site import Serving

_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'"
)
SECURITY: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_NAME_AND_PORT = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|[^\s:/@\[\]]*)(?::\d*)?")
_NO_STORE = (b"cache-control", b"no-store")
_HSTS = (b"strict-transport-security", b"max-age=31536000")


class SafeHeaders:
    """Around the whole app, so that errors carry them too."""

    def __init__(self, app: ASGIApp, serving: Serving) -> None:
        self._app = app
        self._hosts = {host.encode() for host in serving.hosts}
        self._extra = [*SECURITY, _HSTS] if serving.secure else [*SECURITY]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        host = _host(scope)
        if host is None or (self._hosts and host not in self._hosts):
            await _misdirected(send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(_NO_STORE)
                message["headers"] = [*headers, *self._extra]
            await send(message)

        await self._app(scope, receive, send_safely)


def _host(scope: Scope) -> bytes | None:
    """The name in the Host header, without the port; None where there are several, or what is no name.

    A proxy might go by another of them than we do.
    """
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if not hosts:
        return b""
    found = _NAME_AND_PORT.fullmatch(hosts[0])
    return found[1].lower() if found and len(hosts) == 1 else None


async def _misdirected(send: Send) -> None:
    body = b'{"error":"misdirected","text":"This server does not answer to that name.","rule":""}'
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *SECURITY,
    ]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
