"""People: becoming one, being known again, the profile, friends, what one keeps, and leaving for good."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, TypeAlias

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from skyshelf.engine.phrase import Phrase
from skyshelf.people.belongings import Belonging
from skyshelf.people.exporting import exported
from skyshelf.people.passkeys import Place, can_passkeys
from skyshelf.people.person import Person
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.site import limits
from skyshelf.site.browsers import browser_of
from skyshelf.site.guests import Guest
from skyshelf.site.problems import REFUSALS
from skyshelf.site.qr import qr_code
from skyshelf.site.reach import host_for_others
from skyshelf.site.render import say
from skyshelf.site.routes.guests import signed_in, signed_out
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.names import proper_name
from skyshelf.tables.protocol.people import (
    BelongingNote,
    BelongingsBody,
    CodeBody,
    DeleteBody,
    DeviceLink,
    DeviceNote,
    DropBody,
    EnterBody,
    MeNote,
    PasskeyBody,
    PasskeyNote,
    PasskeyOptions,
    PersonNote,
    ProfileBody,
    ProfileNote,
    TieBody,
    TitleNote,
    WordsNote,
)
from skyshelf.tables.protocol.requests import GuestAnswer, KeyBody
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.text.speaker import LANGUAGES

HandlePath: TypeAlias = Annotated[
    str, PathParameter(max_length=16, description="What a person is called by.")
]


@get("/me", responses=REFUSALS, cost=5)
async def me(request: Asked) -> MeNote:
    """Who one is here, and how one is known again."""
    visit = visit_of(request)
    club, guest = visit.site.club, visit.guest
    person = visit.standing.person
    kept = await visit.site.house.mine(guest.id) if guest.id else []
    devices = await club.people.devices(guest.id) if person else []
    passkeys = await club.passkeys.of(guest.id) if person else []
    return MeNote(
        name=guest.name,
        person=None if person is None else person_note(person),
        titles=await titles_of(visit, guest.id) if guest.id else [],
        devices=[
            DeviceNote(each.id, each.name, each.made_at, each.seen_at, each.id == guest.device)
            for each in devices
        ],
        passkeys=[PasskeyNote(*each) for each in passkeys],
        passkeys_here=can_passkeys() and place_of(request).allows_passkeys,
        mail=club.channels.post is not None,
        oidc=club.oidc.issuer.name if club.oidc.issuer else "",
        organiser=visit.standing.organises,
        suspended_until=visit.suspended_until,
        suspended_for=visit.standing.suspended_for,
        warned_for=await club.order.warnings(guest.id) if guest.id else [],
        waiting=sum(each.status != "over" and not each.listed.lesson for each in kept),
    )


@post("/people", responses=REFUSALS, cost=15)
async def become_person(request: Asked, data: JSONBody[KeyBody]) -> Response[WordsNote]:
    """The guest is a person from now on, with all their tables. The six words are told this once."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    guest, browser = visit.guest, browser_of(request.headers.get("user-agent", ""))
    made = await visit.site.club.people.become(guest.id, guest.name, visit.language, browser, guest.device)
    guest = visit.site.book.fresh(structs.replace(guest, device=made.device))
    return Response(WordsNote(list(made.words)), cookies=signed_in(request, guest).cookies)


@post("/people/words", status_code=200, responses=REFUSALS, cost=15)
async def renew_words(request: Asked, data: JSONBody[KeyBody]) -> WordsNote:
    """Six other words; those of before are worth nothing from now on."""
    visit, person = at_home(request)
    visit.pay(limits.SIGN_INS)
    return WordsNote(list(await visit.site.club.people.new_words(person.id)))


@post("/people/enter", status_code=200, responses=REFUSALS, cost=15)
async def enter(request: Asked, data: JSONBody[EnterBody]) -> Response[GuestAnswer]:
    """Be known again: by the six words, by the code that another browser shows, or by a passkey."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    if sum((bool(data.words), bool(data.code), data.passkey is not None)) != 1:
        raise PeopleRefusal(Reason.ILLEGAL, "one-way-in")
    if visit.standing.person is not None:
        raise PeopleRefusal(Reason.STALE, "already")
    people = visit.site.club.people
    if data.words:
        person = await people.known_by_words(data.words)
    elif data.code:
        person = await people.known_by_code(data.code)
    else:
        person = await visit.site.club.passkeys.known(place_of(request), data.passkey or {})
    return await let_in(request, person)


async def let_in(request: Asked, person: Person) -> Response[GuestAnswer]:
    """This browser is the person's from now on, and what its guest had begun is theirs."""
    visit = visit_of(request)
    if visit.standing.person is None:
        await visit.site.carrying.carry(visit.guest.id, person.id)
    browser = browser_of(request.headers.get("user-agent", ""))
    device = await visit.site.club.people.add_device(person.id, browser)
    guest = Guest(person.id, person.name, language=visit.guest.language, device=device)
    return signed_in(request, visit.site.book.fresh(guest))


@post("/people/devices/invite", status_code=200, responses=REFUSALS, cost=10)
async def invite_device(request: Asked, data: JSONBody[KeyBody]) -> DeviceLink:
    """A link that signs another browser in, once and within two minutes."""
    visit, person = at_home(request)
    code, until = await visit.site.club.people.invite_device(person.id)
    address = f"{origin_for_others(request)}/me/{code}"
    return DeviceLink(code, qr_code(address), until, until - visit.site.house.now())


@post("/people/devices/whose", status_code=200, responses=REFUSALS, cost=10)
async def whose_device(request: Asked, data: JSONBody[CodeBody]) -> PersonNote:
    """Whom a code would sign in; it stays good."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    return person_note(await visit.site.club.people.whose_device(data.code))


@post("/people/devices/drop", status_code=200, responses=REFUSALS, always=True)
async def drop_device(request: Asked, data: JSONBody[DropBody]) -> Response[GuestAnswer]:
    """Sign a browser out, this one or another."""
    visit, person = at_home(request)
    own = data.id in ("", visit.guest.device)
    await visit.site.club.people.drop_device(person.id, data.id or visit.guest.device)
    return signed_out(request) if own else signed_in(request, visit.guest)


@post("/people/passkeys/offer", status_code=200, responses=REFUSALS, cost=5)
async def offer_passkey(request: Asked, data: JSONBody[KeyBody]) -> PasskeyOptions:
    """What the browser makes a passkey of."""
    visit, person = at_home(request)
    return PasskeyOptions(await visit.site.club.passkeys.offer(person, place_of(request)))


@post("/people/passkeys", responses=REFUSALS, cost=10)
async def add_passkey(request: Asked, data: JSONBody[PasskeyBody]) -> list[PasskeyNote]:
    """Keep the passkey that the browser has made."""
    visit, person = at_home(request)
    browser = browser_of(request.headers.get("user-agent", ""))
    await visit.site.club.passkeys.add(person, place_of(request), data.passkey, browser)
    return [PasskeyNote(*each) for each in await visit.site.club.passkeys.of(person.id)]


@post("/people/passkeys/ask", status_code=200, responses=REFUSALS, cost=5)
async def ask_passkey(request: Asked, data: JSONBody[KeyBody]) -> PasskeyOptions:
    """What a passkey is asked when somebody wants to be known again."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    return PasskeyOptions(await visit.site.club.passkeys.ask(place_of(request)))


@post("/people/passkeys/drop", status_code=200, responses=REFUSALS)
async def drop_passkey(request: Asked, data: JSONBody[DropBody]) -> list[PasskeyNote]:
    """A passkey is worth nothing from now on."""
    visit, person = at_home(request)
    await visit.site.club.passkeys.drop(person.id, data.id)
    return [PasskeyNote(*each) for each in await visit.site.club.passkeys.of(person.id)]


@post("/people/profile", status_code=200, responses=REFUSALS, cost=5)
async def change_profile(request: Asked, data: JSONBody[ProfileBody]) -> PersonNote:
    """The name, the picture and the languages that others see."""
    visit, person = at_home(request)
    if any(language not in LANGUAGES for language in data.languages):
        raise Refusal(Reason.UNKNOWN, "no-language")
    languages = tuple(dict.fromkeys(data.languages))
    name = proper_name(data.name)
    await visit.site.club.people.change_profile(person.id, name, data.picture, languages)
    if name != person.name:
        await visit.site.hall.rename(person.id, name)
    return person_note(await visit.site.club.people.by_handle(person.handle))


@get("/people/of/{handle:str}", responses=REFUSALS, cost=3)
async def profile(request: Asked, handle: HandlePath) -> ProfileNote:
    """What a person shows of themselves."""
    visit = visit_of(request)
    club = visit.site.club
    person = await club.people.by_handle(handle)
    ties = await club.bonds.ties(visit.guest.id) if visit.guest.id else {}
    mine = person.id == visit.guest.id
    return ProfileNote(person_note(person, ties.get(person.id, "")), await titles_of(visit, person.id), mine)


@post("/people/of/{handle:str}/tie", status_code=200, responses=REFUSALS, cost=3)
async def tie(request: Asked, handle: HandlePath, data: JSONBody[TieBody]) -> PersonNote:
    """Call somebody a friend, or want nothing of them. Two who call each other friends are friends."""
    visit, me = at_home(request)
    other = await visit.site.club.people.by_handle(handle)
    return person_note(other, await visit.site.club.bonds.wish(me.id, other, data.wish))


@get("/people", responses=REFUSALS, cost=3)
async def acquaintances(request: Asked) -> list[PersonNote]:
    """Friends, those who were asked or ask, and those who are blocked."""
    visit = visit_of(request)
    club = visit.site.club
    ties = await club.bonds.ties(visit.guest.id) if visit.guest.id else {}
    known = await club.people.of_ids(list(ties))
    notes = [person_note(person, ties[id]) for id, person in known.items()]
    return sorted(notes, key=lambda each: (each.tie, each.name.casefold()))


@get("/people/belongings", responses=REFUSALS, cost=10)
async def belongings(request: Asked) -> list[BelongingNote]:
    """What the pages keep for the person."""
    visit, person = at_home(request)
    return [BelongingNote(*each) for each in await visit.site.club.belongings.all(person.id)]


@post("/people/belongings", status_code=200, responses=REFUSALS, cost=10)
async def keep_belongings(request: Asked, data: JSONBody[BelongingsBody]) -> list[BelongingNote]:
    """Keep what is newer; answers with what lies here of the rest."""
    visit, person = at_home(request)
    things = [Belonging(each.kind, each.item, each.changed, each.body) for each in data.things]
    return [BelongingNote(*each) for each in await visit.site.club.belongings.keep(person.id, things)]


@get("/people/export", responses=REFUSALS, cost=30)
async def export(request: Asked) -> Response[dict[str, Any]]:
    """All that is kept about oneself, as a file."""
    visit = visit_of(request)
    if not visit.guest.id:
        raise Refusal(Reason.FORBIDDEN, "no-guest")
    found = await exported(visit.site.club.people, visit.guest.id)
    day = datetime.now(UTC).date().isoformat()
    headers = {"content-disposition": f'attachment; filename="skyshelf-{day}.json"'}
    return Response(found, headers=headers)


@post("/people/delete", status_code=200, responses=REFUSALS, cost=100, always=True)
async def delete_everything(request: Asked, data: JSONBody[DeleteBody]) -> Response[GuestAnswer]:
    """Delete everything about oneself; games with others stay, and were played with "N. N."."""
    visit = visit_of(request)
    if data.name != visit.guest.name:
        raise PeopleRefusal(Reason.ILLEGAL, "other-name", name=visit.guest.name)
    await visit.site.club.erasing.erase(visit.guest.id)
    return signed_out(request)


def at_home(request: Asked) -> tuple[Visit, Person]:
    """The visit of a person; a guest is told how to become one."""
    visit = visit_of(request)
    if visit.standing.person is None:
        raise PeopleRefusal(Reason.FORBIDDEN, "only-people")
    return visit, visit.standing.person


def place_of(request: Asked) -> Place:
    scheme = "https" if visit_of(request).site.serving.secure else request.url.scheme
    return Place(scheme, request.headers.get("host", ""))


def origin_of(request: Asked) -> str:
    """Where links lead that others get: whoever asks for a letter must not choose it."""
    return visit_of(request).site.serving.public or place_of(request).origin


def origin_for_others(request: Asked) -> str:
    """What a camera is to read: whoever shows it may have come by a name that means the phone itself there."""
    serving = visit_of(request).site.serving
    place = place_of(request)
    if serving.public:
        return serving.public
    if serving.hosts:  # it answers to this machine alone
        return place.origin
    return place._replace(host=host_for_others(place.host)).origin


def person_note(person: Person, tie: Any = "", here: bool = False) -> PersonNote:
    return PersonNote(person.handle, person.name, person.picture, list(person.languages), tie, here)


async def titles_of(visit: Visit, id: str) -> list[TitleNote]:
    found = await visit.site.club.people.titles(id)
    return [
        TitleNote(game, say(visit.language, Phrase(f"shelf-game-{game}")), number)
        for game, number in found.items()
    ]
