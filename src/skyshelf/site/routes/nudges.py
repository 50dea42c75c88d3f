"""Where and when one is told that it is one's turn; and links by mail, where there is a mail server."""

from __future__ import annotations

import secrets
import smtplib

from litestar import get, post
from litestar.params import JSONBody

from skyshelf.engine.phrase import Phrase
from skyshelf.people.nudges.channels import Message
from skyshelf.people.nudges.wishes import Wishes
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import say
from skyshelf.site.routes.people import at_home, origin_for_others, origin_of
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.protocol.nudges import (
    ChannelBody,
    ChannelNote,
    MailBody,
    NudgesNote,
    TriedNote,
    WishesBody,
    WishesNote,
)
from skyshelf.tables.protocol.people import CodeBody, DropBody
from skyshelf.tables.refusal import Reason

_MAIL_SECONDS = 900.0


@get("/people/channels", responses=REFUSALS, cost=3)
async def channels(request: Asked) -> NudgesNote:
    """Where one is told, and when not."""
    visit, person = at_home(request)
    return await _note(visit, person.id)


async def _note(visit: Visit, id: str) -> NudgesNote:
    club = visit.site.club
    wishes = await club.nudger.wishes(id)
    return NudgesNote(
        channels=[ChannelNote(each.id, each.kind, each.about) for each in await club.channels.of(id)],
        wishes=_wishes(wishes),
        push_key=await club.channels.push_key(),
        mail=club.channels.post is not None,
    )


def _wishes(wishes: Wishes) -> WishesNote:
    return WishesNote(wishes.quiet_from, wishes.quiet_to, bool(wishes.zone or wishes.offset))


@post("/people/channels", responses=REFUSALS, cost=20)
async def add_channel(request: Asked, data: JSONBody[ChannelBody]) -> NudgesNote:
    """Be told somewhere. A mail address is asked first whether it wants to."""
    visit, person = at_home(request)
    found, origin = visit.site.club.channels, origin_of(request)
    if data.kind == "webhook":
        # It may be read on another device than the one at which it was asked for.
        await found.add_webhook(person.id, data.address, data.form, origin_for_others(request))
    elif data.kind == "push":
        await found.add_push(person.id, data.address, data.p256dh, data.auth, origin)
    else:
        found.check_mail(data.address)
        code = await _ticket(visit, person.id, data.address)
        await _send(visit, data.address, "people-mail-confirm", f"{origin}/me/mail-{code}")
    return await _note(visit, person.id)


async def _ticket(visit: Visit, id: str, address: str) -> str:
    code, now = secrets.token_hex(12), visit.site.house.now()
    await visit.site.club.people.tickets.give("mail", code, id, now + _MAIL_SECONDS, now, address)
    return code


async def _send(visit: Visit, to: str, word: str, link: str) -> None:
    found = visit.site.club.channels.post
    if found is None:
        raise PeopleRefusal(Reason.ILLEGAL, "no-mail")
    visit.pay(limits.LETTERS)
    try:
        await found.send(to, *_worded(visit, word, link))
    except (OSError, smtplib.SMTPException) as error:
        raise PeopleRefusal(Reason.UNAVAILABLE, "mail-failed") from error


def _worded(visit: Visit, word: str, link: str) -> tuple[str, str]:
    """A letter's title and text."""
    text = say(visit.language, Phrase(f"{word}-text"))
    return say(visit.language, Phrase(word)), f"{text}\n\n{link}\n"


@post("/people/mail/confirm", status_code=200, responses=REFUSALS, cost=10)
async def confirm_mail(request: Asked, data: JSONBody[CodeBody]) -> NudgesNote:
    """The link from a letter was followed: from now on one is told there."""
    visit, person = at_home(request)
    visit.pay(limits.SIGN_INS)
    found = await visit.site.club.people.tickets.take("mail", data.code, visit.site.house.now())
    if found is None or found.person != person.id:
        raise PeopleRefusal(Reason.ILLEGAL, "stale-mail")
    await visit.site.club.channels.add_mail(person.id, found.about, origin_of(request))
    return await _note(visit, person.id)


@post("/people/mail", status_code=200, responses=REFUSALS, cost=20)
async def mail_link(request: Asked, data: JSONBody[MailBody]) -> TriedNote:
    """Have a link sent that signs in, to an address that was confirmed; whether it was is not told."""
    visit = visit_of(request)
    visit.pay(limits.SIGN_INS)
    club = visit.site.club
    club.channels.check_mail(data.mail)
    visit.pay(limits.LETTERS)  # as if there were one: a refusal would tell
    id = await club.channels.by_mail(data.mail)
    if id:
        code = await club.people.invite_by_mail(id, _MAIL_SECONDS)
        title, text = _worded(visit, "people-mail-link", f"{origin_of(request)}/me/{code}")
        club.channels.write_later(data.mail, title, text)
    return TriedNote(True)


@post("/people/channels/drop", status_code=200, responses=REFUSALS)
async def drop_channel(request: Asked, data: JSONBody[DropBody]) -> NudgesNote:
    """Be told there no longer."""
    visit, person = at_home(request)
    await visit.site.club.channels.drop(person.id, data.id)
    return await _note(visit, person.id)


@post("/people/channels/try", status_code=200, responses=REFUSALS, cost=20)
async def try_channel(request: Asked, data: JSONBody[DropBody]) -> TriedNote:
    """Send a message to a channel of one's own, to see whether it comes."""
    visit, person = at_home(request)
    visit.site.limiter.take(limits.TRIALS, person.id)
    found = visit.site.club.channels
    channel = next((each for each in await found.of(person.id) if each.id == data.id), None)
    if channel is None:
        raise PeopleRefusal(Reason.UNKNOWN, "no-channel")
    title, text = (say(visit.language, Phrase(f"people-trial{part}")) for part in ("", "-text"))
    return TriedNote(await found.tell(channel, Message(title, text, "")))


@post("/people/wishes", status_code=200, responses=REFUSALS)
async def keep_wishes(request: Asked, data: JSONBody[WishesBody]) -> WishesNote:
    """When one wants to be left alone."""
    visit, person = at_home(request)
    wishes = Wishes(data.quiet_from, data.quiet_to, data.zone, data.offset)
    await visit.site.club.nudger.keep_wishes(person.id, wishes)
    return _wishes(wishes)
