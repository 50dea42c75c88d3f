"""Who asks, in which language, and whether the request may come from where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar, cast
from urllib.parse import unquote, urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException
from msgspec import structs

from skyshelf.engine.phrase import Phrase
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.standing import GUEST, Standing
from skyshelf.site.guests import COOKIE, NO_GUEST, TOKEN_HEADER, Guest
from skyshelf.site.limits import ADDRESS, GUESTS, MOVES, READS, RENAMES, USUAL_COST, Rate, network_of
from skyshelf.site.render import language_for
from skyshelf.site.site import Site
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.table import Table
from skyshelf.tables.thinking.fairness import Payer

T = TypeVar("T")
Asked: TypeAlias = Request[Any, Any, State]

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# Where a person becomes a guest; there is no token yet.
BECOME_GUEST = "/api/guest"


@dataclass(slots=True, frozen=True)
class Visit:
    site: Site
    guest: Guest
    language: str
    address: str  # or the network that counts as one
    standing: Standing = GUEST

    @property
    def name(self) -> str:
        """What limits are counted by."""
        return self.guest.id or self.address

    @property
    def origin(self) -> str:
        """The address, such that it can be kept."""
        return self.site.limiter.sealed(self.address)

    @property
    def suspended_until(self) -> float | None:
        """Until when organisers let this person look and do nothing; None if they may do everything."""
        until = self.standing.suspended_until
        return until if until is not None and until > self.site.house.now() else None

    def pay(self, rate: Rate) -> None:
        """One more of what those behind one address share; a larger club, as its operator says, has as much more."""
        self.site.limiter.take(rate, self.address, min(1.0, GUESTS.burst / self.site.serving.new_guests))

    def refuse_suspended(self) -> None:
        until = self.suspended_until
        if until is not None:
            raise PeopleRefusal(
                Reason.FORBIDDEN, "suspended", day=date_of(until), why=self.standing.suspended_for
            )

    @property
    def payer(self) -> Payer:
        """On whose account bots think for this person."""
        return Payer(self.address, self.guest.id)

    async def at(self, table_id: str, work: Callable[[Table], Coroutine[None, None, T]]) -> T:
        """Do something at a table."""
        return await self.site.house.at(table_id, work, self.payer)


def site_of(request: Asked) -> Site:
    return cast(Site, request.app.state.site)


def visit_of(request: Asked) -> Visit:
    """The visit that `receive_visit` has let in."""
    return cast(Visit, request.scope["state"]["visit"])


async def receive_visit(request: Asked) -> None:
    """Before every request: read the cookie, count, and keep foreign pages out."""
    site = site_of(request)
    if (
        "\0" in unquote(request.scope["raw_path"].decode("latin-1"))
        or b"%00" in request.scope["query_string"]
    ):
        raise ClientException("a NUL character")  # which PostgreSQL takes in no text
    network = _network(request)
    cost = request.route_handler.opt.get("cost", USUAL_COST)
    site.limiter.take(ADDRESS, network, cost)
    if request.method not in _SAFE:
        await request.body()  # it may take its time, and whoever asks may be sent away meanwhile
    shown = guest_of(request)
    guest, standing = await recognised(site, shown)
    visit = Visit(site, guest, _language_for(request, shown), network, standing)
    request.scope["state"]["visit"] = visit
    if standing.person is not None:
        await site.club.lobby.saw(guest.id)
    if request.method in _SAFE:
        if guest.id:  # whoever has no name yet goes by an address, which has a limit of its own
            site.limiter.take(READS, guest.id)
        return
    _refuse_foreign_pages(request)
    if _has_body(request) and _kind_of_body(request) != "application/json":
        # A form of a foreign page can send anything else without asking its browser.
        raise ClientException("Content-Type must be application/json")
    if request.scope["path"] == BECOME_GUEST:
        if guest is NO_GUEST:
            site.limiter.take(GUESTS, visit.address, GUESTS.burst / site.serving.new_guests)
        else:
            site.limiter.take(RENAMES, guest.id)
        return
    if guest is NO_GUEST:
        raise Refusal(Reason.FORBIDDEN, "no-guest")
    if not site.book.is_token(guest, request.headers.get(TOKEN_HEADER, "")):
        raise Refusal(Reason.FORBIDDEN, "no-token")
    site.limiter.take(MOVES, guest.id)
    if not request.route_handler.opt.get("always"):
        visit.refuse_suspended()


async def recognised(site: Site, guest: Guest) -> tuple[Guest, Standing]:
    """Whom a cookie means now: a person may have another name since, or have signed this browser out."""
    standing = await site.club.people.standing(guest.id)
    if standing.person is None:
        return guest, standing
    if standing.gone or not standing.knows(guest.device, site.house.now()):
        return NO_GUEST, GUEST
    return structs.replace(guest, name=standing.person.name), standing


def date_of(moment: float) -> Phrase:
    """A day as each language writes it; the year is no number that is grouped."""
    day = datetime.fromtimestamp(moment, UTC).date()
    return Phrase("people-day", {"day": day.day, "month": day.month, "year": str(day.year)})


def _has_body(request: Asked) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def _kind_of_body(request: Asked) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _network(request: Asked) -> str:
    return network_of(request.client.host) if request.client else ""


def language_of(request: Asked) -> str:
    """The language that is asked for, else the one that the guest has chosen, else the browser's."""
    return _language_for(request, guest_of(request))


def _language_for(request: Asked, guest: Guest) -> str:
    asked = request.query_params.get("lang") or guest.language
    return language_for(asked, request.headers.get("accept-language", ""))


def guest_of(request: Asked) -> Guest:
    """Who shows us a cookie that we have signed."""
    cookie = request.cookies.get(COOKIE)
    return (site_of(request).book.read(cookie) if cookie else None) or NO_GUEST


def _refuse_foreign_pages(request: Asked) -> None:
    """Browsers say where a request comes from; programs say nothing, and have no cookies of other people."""
    site = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin")
    host = request.headers.get("host", "")
    if site not in ("same-origin", "none") or (origin is not None and _host_in(origin) != host):
        raise Refusal(Reason.FORBIDDEN, "foreign-page")


def _host_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # an address that is none, such as http://[
        return None
