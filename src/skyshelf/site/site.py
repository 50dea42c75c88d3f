"""What all requests of a server share."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from pathlib import Path
from shutil import disk_usage

from skyshelf.events.hall import Hall
from skyshelf.people.carrying import Carrying
from skyshelf.people.club import Club, PeopleSettings
from skyshelf.people.erasing_events import ErasingEvents
from skyshelf.people.lobby import SIGHT_EVERY
from skyshelf.people.nudges.rounds import RoundNudger
from skyshelf.people.strength import Strength
from skyshelf.ratings.book import RatingBook
from skyshelf.site import limits
from skyshelf.site.connections import Doorkeeper, most_connections
from skyshelf.site.guests import DAY, SIGN_IN_DAYS, GuestBook
from skyshelf.site.limits import GUESTS, Limiter
from skyshelf.site.metrics import Metrics
from skyshelf.tables.house import Customs, House
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.database import database_at

_SHARE_SECONDS = 1.0
_LISTENERS_SECONDS = 1.0


@dataclass(slots=True)
class Upkeep:
    """What an operator decides about keeping things; days, and 0 is for ever."""

    keep_finished: float = 0.0
    keep_unfinished: float = 0.0
    sign_in_days: int = SIGN_IN_DAYS
    backup_folder: Path | None = None
    backup_hours: float = 24.0
    backups_kept: int = 14


@dataclass(slots=True)
class Serving:
    """How a server is run."""

    customs: Customs
    secret: bytes
    # Names under which browsers may reach it; empty for any. A server for this machine alone must not answer to
    # other names, or a page from elsewhere could call it by one of its own.
    hosts: frozenset[str] = frozenset()
    secure: bool = False  # cookies go over https only
    limits: bool = True
    new_guests: float = GUESTS.burst  # that one address may bring at once
    folder: Path = Path()  # where the secret lies
    upkeep: Upkeep = field(default_factory=Upkeep)
    people: PeopleSettings = field(default_factory=PeopleSettings)
    metrics: Metrics = field(default_factory=Metrics)
    door: Doorkeeper = field(default_factory=lambda: Doorkeeper(most_connections()))
    public: str = ""  # where players reach it, as the operator says; links in letters lead there


@dataclass(slots=True)
class Site:
    """Made by the app when it starts, inside the event loop."""

    serving: Serving
    house: House
    hall: Hall
    ratings: RatingBook
    book: GuestBook
    limiter: Limiter
    metrics: Metrics
    club: Club
    rounds: RoundNudger
    carrying: Carrying
    streams: Counter[str] = field(default_factory=Counter)  # that are open, by guest
    streams_from: Counter[str] = field(default_factory=Counter)  # and by address
    # What makes an open stream look again whether it is still its guest's, by guest.
    doubts: defaultdict[str, set[Callable[[], None]]] = field(default_factory=lambda: defaultdict(set))
    # Tables drawn with letters, by table, version, seat and language; many may wait for the same one.
    drawings: dict[tuple[Hashable, ...], asyncio.Future[str]] = field(default_factory=dict)

    @staticmethod
    def of(serving: Serving) -> Site:
        house = House(serving.customs)
        club, hall, ratings = Club(house, serving.people), Hall(house), RatingBook(house.store)
        events = ErasingEvents(hall)
        club.erasing.leaving.append(events.leave)
        club.erasing.also.append(events.forget)
        club.lobby.fits = Strength(ratings).fits
        hall.strangers = club.bonds.blocked_among
        house.neighbours.listen("results", lambda _: ratings.forget())
        site = Site(
            rounds=RoundNudger(hall, club.nudger, club.channels),
            carrying=Carrying(club.people, hall),
            serving=serving,
            house=house,
            club=club,
            hall=hall,
            ratings=ratings,
            # By the time that does not jump: a system clock that is set must sign nobody out.
            book=GuestBook(serving.secret, serving.upkeep.sign_in_days, lambda: int(house.now() // DAY)),
            limiter=Limiter(off=not serving.limits, secret=serving.secret.splitlines()[0]),
            metrics=serving.metrics,
        )
        club.people.standings.on_change = site.doubt
        return site

    def doubt(self, guest: str) -> None:
        """Somebody may be signed out in a browser: no stream of theirs tells anything before it has looked."""
        for doubt in self.doubts.get(guest, ()):
            doubt()

    def enter_stream(self, name: str, address: str) -> None:
        """Count a stream of somebody, unless there are enough; who has no name goes by an address."""
        if self.serving.limits:
            if name != address and self.streams[name] >= limits.STREAMS:
                raise Refusal(Reason.TOO_MUCH, "too-many-streams", most=limits.STREAMS)
            if self.streams_from[address] >= limits.STREAMS_PER_ADDRESS:
                raise Refusal(Reason.TOO_MUCH, "too-many-streams", most=limits.STREAMS_PER_ADDRESS)
        self.streams[name] += 1
        self.streams_from[address] += 1
        self.metrics.streams.inc()

    def leave_stream(self, name: str, address: str) -> None:
        for counted, who in ((self.streams, name), (self.streams_from, address)):
            counted[who] -= 1
            if not counted[who]:
                del counted[who]  # or there would be one for everybody who ever came
        self.metrics.streams.dec()

    async def share_limits(self) -> None:
        """Tell the other servers now and then what people have used up here."""
        self.house.neighbours.listen("spent", self.limiter.spent_elsewhere)
        self.limiter.shared = self.house.store.shared
        while self.limiter.shared:
            await asyncio.sleep(_SHARE_SECONDS)
            spent = self.limiter.spent()
            if spent:
                with contextlib.suppress(Refusal):
                    await self.house.store.shout(f"spent {spent}")

    async def look_after_listeners(self) -> None:
        """Whoever only listens asks for nothing. That they were signed out, by a server whose word was lost or by a
        command, is found all the same, and their streams end.
        """
        while True:
            await asyncio.sleep(_LISTENERS_SECONDS)
            with contextlib.suppress(Refusal):
                for guest in list(self.doubts):
                    await self.club.people.standing(guest)

    async def look_around(self) -> None:
        """Whoever has a stream open is here, although they ask for nothing."""
        while True:
            await asyncio.sleep(SIGHT_EVERY)
            with contextlib.suppress(Refusal):
                here = [name for name, number in self.streams.items() if number > 0]
                for name in await self.club.people.of_ids(here):  # the others are guests
                    await self.club.lobby.saw(name)
                await self.club.lobby.tidy()

    def measure(self) -> bytes:
        metrics = self.metrics
        metrics.tables.set(self.house.live)
        metrics.bots_waiting.set(self.house.thinkers.waiting)
        metrics.batch.set(self.house.store.batch_size)
        metrics.queue_age.set(self.house.thinkers.oldest)
        metrics.failed_writes.set(self.house.store.failures)
        metrics.writing.set(not self.house.store.failing)
        metrics.frozen.set(self.house.frozen)
        metrics.stuck.set(self.hall.stuck)
        written_to = self._written_to()
        if written_to is not None:
            with contextlib.suppress(OSError):
                metrics.free.set(disk_usage(written_to).free)
        metrics.connections.set(self.serving.door.open.total())
        for why, times in self.serving.door.refused.items():
            metrics.cut.labels(why).set(times)
        return metrics.text()

    def _written_to(self) -> Path | None:
        """The folder on whose disk this server writes; what PostgreSQL has left is its own to tell."""
        if self.house.store.shared:
            return self.serving.upkeep.backup_folder
        return Path(database_at(self.serving.customs.database).database or "").resolve().parent
