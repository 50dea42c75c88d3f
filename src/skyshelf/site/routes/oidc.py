"""Signing in by the club's own OpenID Connect server."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from skyshelf.engine.errors import SkyshelfError
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.routes.people import let_in, place_of
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.names import proper_name
from skyshelf.tables.protocol.people import OidcBody, OidcNote
from skyshelf.tables.protocol.requests import GuestAnswer, KeyBody


@post("/people/oidc", status_code=200, responses=REFUSALS, cost=20)
async def go_there(request: Asked, data: JSONBody[KeyBody]) -> OidcNote:
    """Where the browser has to go to be vouched for."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    return OidcNote(await visit.site.club.oidc.begin(visit.guest.id, place_of(request).origin))


@post("/people/oidc/back", status_code=200, responses=REFUSALS, cost=20)
async def come_from_there(request: Asked, data: JSONBody[OidcBody]) -> Response[GuestAnswer]:
    """Be known by what the server says. Whoever is new becomes a person under the id of the guest."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    oidc, people = visit.site.club.oidc, visit.site.club.people
    claims = await oidc.vouched(visit.guest.id, data.state, data.code)
    person = await oidc.known(claims)
    if person is None:
        if visit.standing.person is None:
            await people.become_without_words(visit.guest.id, _name(visit, claims), visit.language)
        await oidc.bind(visit.guest.id, claims)
        # Two visits of the same new person at the same moment: whoever was first it is.
        person = await oidc.known(claims)
    assert person is not None
    return await let_in(request, person)


def _name(visit: Visit, claims: dict[str, object]) -> str:
    """The name that the guest has chosen here, or else what they are called over there."""
    for each in (visit.guest.name, claims.get("preferred_username"), claims.get("name")):
        try:
            return proper_name(str(each or "")[:24])
        except SkyshelfError:
            continue
    return "Guest"
