"""Signing in by an OpenID Connect server of one's own: authorization code, PKCE, state and nonce.

Whom the server vouches for is known here by a digest of what it calls them; neither its name for them nor a mail
address is kept.
"""

from __future__ import annotations

import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit, urlunsplit

import httpx
from sqlalchemy import Connection, select

from skyshelf.engine.errors import SkyshelfError
from skyshelf.people.people import People
from skyshelf.people.person import Person
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import identity
from skyshelf.tables.refusal import Reason

WAYS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
_SECONDS = 600.0  # to sign in over there
_PATIENCE = 5.0
_LEEWAY = 60
_LOCAL = ("localhost", "127.0.0.1", "::1")
_LONGEST = 200_000  # of an answer, in bytes


@dataclass(frozen=True, slots=True)
class Issuer:
    """The server that vouches for people, and what this house is called there."""

    url: str
    client: str
    secret: str
    name: str  # what the button says

    @staticmethod
    def read(setting: str) -> Issuer:
        """https://CLIENT:SECRET@HOST/PATH?name=NAME; only a server on this machine may do without https."""
        try:
            parts = urlsplit(setting)
            place = parts.hostname or ""
            host = f"[{place}]" if ":" in place else place
            host += f":{parts.port}" if parts.port else ""
        except ValueError as error:
            raise _unreadable() from error
        safe = parts.scheme == "https" or (parts.scheme == "http" and place in _LOCAL)
        if not safe or not place or not parts.username or not parts.password:
            raise _unreadable()
        name = parse_qs(parts.query).get("name", [place])[0]
        url = urlunsplit((parts.scheme, host, parts.path, "", ""))
        return Issuer(url, unquote(parts.username), unquote(parts.password), name[:40])


def _unreadable() -> SkyshelfError:
    return SkyshelfError(
        "SKYSHELF_OIDC must be https://CLIENT:SECRET@HOST/PATH?name=NAME: the address of your OpenID Connect server "
        "with the id and the secret that it has given to this site; http:// for a server on this machine only."
    )


class Oidc:
    """`issuer` is None where nobody vouches for anybody."""

    def __init__(self, people: People, issuer: Issuer | None) -> None:
        self.issuer = issuer
        self._people = people
        self._store = people.store
        if issuer is not None:
            _library()
        self._insert = self._store.insert(identity).on_conflict_do_nothing()

    async def begin(self, guest: str, origin: str) -> str:
        """Where the browser has to go. Only the same browser can come back from there."""
        issuer = self._issuer()
        found = await self._about(issuer)
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        now = self._people.now()
        kept = json.dumps({"nonce": nonce, "verifier": verifier, "back": _back(origin)})
        await self._people.tickets.give("oidc", state, guest, now + _SECONDS, now, kept)
        asked = {
            "response_type": "code",
            "client_id": issuer.client,
            "redirect_uri": _back(origin),
            "scope": "openid profile",
            "state": state,
            "nonce": nonce,
            "code_challenge": urlsafe_b64encode(sha256(verifier.encode()).digest()).decode().rstrip("="),
            "code_challenge_method": "S256",
        }
        start = str(found["authorization_endpoint"])
        return f"{start}{'&' if '?' in start else '?'}{urlencode(asked)}"

    async def vouched(self, guest: str, state: str, code: str) -> dict[str, Any]:
        """What the server says of whoever came back; refuses what it has not signed for this very visit."""
        issuer = self._issuer()
        ticket = await self._people.tickets.take("oidc", state, self._people.now())
        if ticket is None or ticket.person != guest:
            raise PeopleRefusal(Reason.ILLEGAL, "oidc-stale")
        kept = json.loads(ticket.about)
        found = await self._about(issuer)
        body = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": kept["back"],
            "code_verifier": kept["verifier"],
        }
        # Both are written as forms are before they are put together (RFC 6749, 2.3.1).
        auth = (quote(issuer.client, safe=""), quote(issuer.secret, safe=""))
        answer = await _asked("POST", str(found["token_endpoint"]), data=body, auth=auth)
        keys = await _asked("GET", str(found["jwks_uri"]))
        claims = _read(str(answer.get("id_token", "")), keys, issuer)
        if not hmac.compare_digest(str(claims.get("nonce", "")), kept["nonce"]):
            raise PeopleRefusal(Reason.ILLEGAL, "oidc-refused")
        return claims

    async def known(self, claims: Mapping[str, Any]) -> Person | None:
        """The person whom the server vouches for, if they were here before."""
        query = select(identity.c.person).where(identity.c.id == self._digest(claims))
        id = await self._store.read(lambda connection: connection.execute(query).scalar())
        return None if id is None else await self._people.find(str(id))

    async def bind(self, id: str, claims: Mapping[str, Any]) -> None:
        """From now on whom the server vouches for is this person."""
        values = {"id": self._digest(claims), "person": id, "made_at": self._people.now()}

        def work(connection: Connection) -> None:
            connection.execute(self._insert, values)

        await self._store.write(("", 0), work)

    def _digest(self, claims: Mapping[str, Any]) -> str:
        return sha256(f"{self._issuer().url} {claims['sub']}".encode()).hexdigest()

    def _issuer(self) -> Issuer:
        if self.issuer is None:
            raise PeopleRefusal(Reason.ILLEGAL, "no-oidc")
        return self.issuer

    async def _about(self, issuer: Issuer) -> dict[str, Any]:
        """What the server says of itself; it must be the one that was named."""
        found = await _asked("GET", f"{issuer.url.rstrip('/')}/.well-known/openid-configuration")
        wanted = ("authorization_endpoint", "token_endpoint", "jwks_uri")
        safe = all(_is_safe(str(found.get(each, ""))) for each in wanted)
        if found.get("issuer") != issuer.url or not safe:
            raise PeopleRefusal(Reason.UNAVAILABLE, "oidc-away")
        return found


def _is_safe(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in _LOCAL)


def _back(origin: str) -> str:
    return f"{origin}/me/oidc"


async def _asked(method: str, url: str, **more: Any) -> dict[str, Any]:
    """A JSON object from the server of the operator's choice; nobody is sent elsewhere."""
    try:
        async with httpx.AsyncClient(timeout=_PATIENCE, follow_redirects=False, trust_env=False) as client:
            answer = await client.request(method, url, **more)
            found = answer.json() if len(answer.content) <= _LONGEST else None
    except (httpx.HTTPError, ValueError) as error:
        raise PeopleRefusal(Reason.UNAVAILABLE, "oidc-away") from error
    if 400 <= answer.status_code < 500:
        raise PeopleRefusal(Reason.ILLEGAL, "oidc-refused")
    if answer.status_code != 200 or not isinstance(found, dict):
        raise PeopleRefusal(Reason.UNAVAILABLE, "oidc-away")
    return found


def _library() -> Any:
    try:
        import jwt
    except ImportError as error:
        raise SkyshelfError("SKYSHELF_OIDC needs PyJWT: pip install 'skyshelf[oidc]'.") from error
    return jwt


def _read(token: str, keys: Mapping[str, Any], issuer: Issuer) -> dict[str, Any]:
    """The claims of a token that the issuer has signed for this house, and that is still good."""
    jwt = _library()
    try:
        header = jwt.get_unverified_header(token)
        fitting = [
            key
            for key in jwt.PyJWKSet.from_dict(dict(keys)).keys
            if header.get("kid") in (None, key.key_id) and key.public_key_use in (None, "sig")
        ]
        if header.get("alg") not in WAYS or not fitting:
            raise PeopleRefusal(Reason.ILLEGAL, "oidc-refused")
        claims: dict[str, Any] = jwt.decode(
            token,
            fitting[0].key,
            algorithms=[header["alg"]],
            audience=issuer.client,
            issuer=issuer.url,
            leeway=_LEEWAY,
            options={"require": ["exp", "iat", "iss", "aud", "sub"]},
        )
    except (jwt.PyJWTError, TypeError, ValueError) as error:
        raise PeopleRefusal(Reason.ILLEGAL, "oidc-refused") from error
    if claims.get("azp", issuer.client) != issuer.client:
        raise PeopleRefusal(Reason.ILLEGAL, "oidc-refused")
    return claims
