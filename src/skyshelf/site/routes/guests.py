"""Becoming a guest."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import structs

from skyshelf.site.guests import COOKIE, NO_GUEST, Guest
from skyshelf.site.problems import REFUSALS
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.names import proper_name
from skyshelf.tables.protocol.requests import GuestAnswer, GuestBody
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.text.speaker import LANGUAGES


@post("/guest", status_code=200, responses=REFUSALS, cost=2, always=True)
async def become_guest(request: Asked, data: JSONBody[GuestBody]) -> Response[GuestAnswer]:
    """Take a name, and choose a language. A guest who has a name already changes it, at running tables too."""
    visit = visit_of(request)
    name = proper_name(data.name)
    known = visit.guest is not NO_GUEST
    book = visit.site.book
    language = data.language or visit.guest.language
    if language and language not in LANGUAGES:
        raise Refusal(Reason.UNKNOWN, "no-language")
    guest = book.fresh(structs.replace(visit.guest, name=name)) if known else book.new(name)
    guest = structs.replace(guest, language=language)
    if known and name != visit.guest.name:
        visit.refuse_suspended()
        if visit.standing.person is not None:
            await visit.site.club.people.rename(guest.id, name)
        await visit.site.house.rename(guest.id, name)
        await visit.site.hall.rename(guest.id, name)
    return signed_in(request, guest)


@get("/guest", responses=REFUSALS)
async def show_guest(request: Asked) -> Response[GuestAnswer]:
    """Who one is here. Whoever comes again stays signed in from then on."""
    visit = visit_of(request)
    if visit.guest is NO_GUEST:
        raise Refusal(Reason.UNKNOWN, "no-guest")
    book = visit.site.book
    stale = book.is_stale(visit.guest, request.cookies.get(COOKIE, ""))
    guest = book.fresh(visit.guest)
    if stale and guest.device:
        await visit.site.club.people.saw(guest.device)
    return Response(_answer(visit, guest), cookies=[_cookie(request, guest)] if stale else [])


def signed_in(request: Asked, guest: Guest) -> Response[GuestAnswer]:
    """This browser is that guest's from now on."""
    return Response(_answer(visit_of(request), guest), cookies=[_cookie(request, guest)])


def signed_out(request: Asked) -> Response[GuestAnswer]:
    """This browser is nobody's any longer."""
    nobody = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
    return Response(GuestAnswer("", ""), cookies=[nobody])


def _cookie(request: Asked, guest: Guest) -> Cookie:
    visit = visit_of(request)
    return Cookie(
        COOKIE,
        value=visit.site.book.cookie(guest),
        max_age=visit.site.serving.upkeep.sign_in_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=visit.site.serving.secure or request.url.scheme == "https",
    )


def _answer(visit: Visit, guest: Guest) -> GuestAnswer:
    return GuestAnswer(guest.name, visit.site.book.token(guest), guest.language)
