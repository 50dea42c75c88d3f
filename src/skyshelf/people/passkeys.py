"""Passkeys: a device vouches for its owner. Browsers allow them over https, or on the machine itself, by name.

The library is an extra: who plays at home has no use for it, and it weighs as much as a game.
"""

from __future__ import annotations

import ipaddress
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from skyshelf.engine.extras import has
from skyshelf.people.people import People
from skyshelf.people.person import Person
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import passkey
from skyshelf.tables.refusal import Reason

_CHALLENGE_SECONDS = 300.0
MOST_PASSKEYS = 20


class Place(NamedTuple):
    """Where a browser believes to be."""

    scheme: str
    host: str

    @property
    def name(self) -> str:
        return self.host.rpartition(":")[0] if ":" in self.host and not self.host.endswith("]") else self.host

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    @property
    def allows_passkeys(self) -> bool:
        """As browsers see it: a secure connection or this very machine, and a name instead of an address."""
        try:
            ipaddress.ip_address(self.name.strip("[]"))
        except ValueError:
            return self.scheme == "https" or self.name == "localhost"
        return False


class Passkey(NamedTuple):
    id: str
    name: str
    made_at: float
    used_at: float | None


class Passkeys:
    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store

    async def of(self, id: str) -> list[Passkey]:
        columns = (passkey.c.id, passkey.c.name, passkey.c.made_at, passkey.c.used_at)
        query = select(*columns).where(passkey.c.person == id).order_by(passkey.c.made_at)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def offer(self, person: Person, place: Place) -> str:
        """What the browser makes a passkey of."""
        _check(place)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.of(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise PeopleRefusal(Reason.TOO_MUCH, "too-many-passkeys", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Skyshelf",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(each.id)) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        await self._remember(options.challenge, person.id)
        return options_to_json(options)

    async def add(self, person: Person, place: Place, credential: dict[str, Any], name: str) -> None:
        _check_library()
        from webauthn import verify_registration_response

        challenge, whose = await self._challenge(credential)
        if whose != person.id:
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
            )
        except Exception as error:  # whatever a stranger's bytes lead the library to
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey") from error
        values = {
            "id": _text(made.credential_id),
            "person": person.id,
            "name": name[:60],
            "public_key": _text(made.credential_public_key),
            "sign_count": made.sign_count,
            "made_at": self._people.now(),
            "used_at": None,
        }

        def work(connection: Connection) -> bool:
            there = connection.execute(select(passkey.c.id).where(passkey.c.id == values["id"])).first()
            if there is None:
                connection.execute(insert(passkey), values)
            return there is None

        if not await self._store.write(("", 0), work):
            raise PeopleRefusal(Reason.STALE, "bad-passkey")

    async def ask(self, place: Place) -> str:
        """What any passkey for this place may answer."""
        _check(place)
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=place.name, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._remember(options.challenge, "")
        return options_to_json(options)

    async def known(self, place: Place, credential: dict[str, Any]) -> Person:
        """The person whose passkey has answered."""
        _check_library()
        from webauthn import verify_authentication_response

        challenge, whose = await self._challenge(credential)
        given = str(credential.get("id", "")).replace("\0", "")[:400]
        query = select(passkey).where(passkey.c.id == given)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        found = None if row is None or whose else await self._people.find(row.person)
        if row is None or found is None:
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey")
        try:
            seen = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
            )
        except Exception as error:  # whatever a stranger's bytes lead the library to
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey") from error
        used = (
            update(passkey)
            .where(passkey.c.id == row.id)
            .values(sign_count=seen.new_sign_count, used_at=self._people.now())
        )
        await self._store.write(("", 0), lambda connection: connection.execute(used))
        return found

    async def drop(self, id: str, key: str) -> None:
        gone = delete(passkey).where(passkey.c.person == id, passkey.c.id == key)
        await self._store.write(("", 0), lambda connection: connection.execute(gone))

    async def _remember(self, challenge: bytes, person: str) -> None:
        now = self._people.now()
        await self._people.tickets.give("passkey", _text(challenge), person, now + _CHALLENGE_SECONDS, now)

    async def _challenge(self, credential: dict[str, Any]) -> tuple[bytes, str]:
        """The challenge that was answered, if it is one of ours and was not answered before."""
        try:
            said = json.loads(_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(said["challenge"])
            raw = _bytes(challenge)
        except (KeyError, TypeError, ValueError) as error:
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey") from error
        found = await self._people.tickets.take("passkey", challenge, self._people.now())
        if found is None:
            raise PeopleRefusal(Reason.ILLEGAL, "bad-passkey")
        return raw, found.person


def can_passkeys() -> bool:
    return has("webauthn")


def _check_library() -> None:
    if not can_passkeys():
        raise PeopleRefusal(Reason.ILLEGAL, "no-passkeys")


def _check(place: Place) -> None:
    _check_library()
    if not place.allows_passkeys:
        raise PeopleRefusal(Reason.ILLEGAL, "no-passkeys-here")


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
