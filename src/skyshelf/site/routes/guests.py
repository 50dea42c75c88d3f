"""Becoming a guest."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from skyshelf.site.guests import COOKIE, COOKIE_SECONDS, NOBODY, Guest
from skyshelf.site.problems import REFUSALS
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.names import proper_name
from skyshelf.tables.protocol.requests import GuestAnswer, GuestBody
from skyshelf.tables.refusal import Reason, Refusal


@post("/guest", status_code=200, responses=REFUSALS, cost=2)
async def become_guest(request: Asked, data: JSONBody[GuestBody]) -> Response[GuestAnswer]:
    """Take a name. A guest who has one already changes it, for the seats to come."""
    visit = visit_of(request)
    name = proper_name(data.name)
    known = visit.guest is not NOBODY
    guest = Guest(visit.guest.id, name) if known else visit.site.book.new(name)
    cookie = Cookie(
        COOKIE,
        value=visit.site.book.cookie(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=visit.site.serving.secure or request.url.scheme == "https",
    )
    return Response(_answer(visit, guest), cookies=[cookie])


@get("/guest", responses=REFUSALS)
async def show_guest(request: Asked) -> GuestAnswer:
    """Who one is here."""
    visit = visit_of(request)
    if visit.guest is NOBODY:
        raise Refusal(Reason.UNKNOWN, "no-guest")
    return _answer(visit, visit.guest)


def _answer(visit: Visit, guest: Guest) -> GuestAnswer:
    return GuestAnswer(guest.name, visit.site.book.token(guest))
