"""What a table tells a person about the game on request: why not, what will happen, what a bot would do."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from skyshelf.bots.hint import Hint
from skyshelf.engine.event import Seen
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.tables import permissions
from skyshelf.tables.entries import Hinted
from skyshelf.tables.proposal import Proposal
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, Payer
from skyshelf.tables.thinking.frames import Question
from skyshelf.tables.thinking.pool import BotFailed

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

_ADVICE_SECONDS = 1.0
_MOST_HINTS = 3


async def why_not(table: Table, guest: str, text: str) -> list[tuple[str, Phrase]]:
    """What keeps the person from doing what the text asks for; nothing if somebody else is to decide."""
    async with table.reading():
        return table.game.why_not(table.playing().view(_deciding(table, guest)), text)


async def foresee(table: Table, guest: str) -> Forecast | None:
    """What the game foresees for the person, if it can tell."""
    async with table.reading():
        return table.game.forecast(table.playing().view(permissions.own_seat(table.room, guest)))


async def advise(table: Table, guest: str, payer: Payer = NOBODY_PAYS) -> tuple[int, list[Hint]]:
    """The person's open prompt and what a bot with the same view thinks of it, the best choice first."""
    async with table.reading():
        seat = _deciding(table, guest)
        permissions.hint(table.room)
        prompt = table.room.prompt
        view = table.game.codec.encode(table.playing().view(seat))
    if len(table.room.others()) > 1:  # the others see that it was asked for
        await table.act(guest, "", lambda: Proposal(Hinted(seat)))
    question = Question(
        table.game.name, "", secrets.randbits(63), view, most_seconds=_ADVICE_SECONDS, hints=_MOST_HINTS
    )
    try:
        seconds = _ADVICE_SECONDS + table.house.customs.bot_seconds
        answer = await table.house.thinkers.answer(question, seconds, payer, "hint")
    except BotFailed as failure:
        raise Refusal(Reason.FORBIDDEN, "no-hint") from failure
    decode = table.game.codec.decode
    return prompt, [
        Hint(one.index, one.chance, tuple(decode(event, Seen) for event in one.does))
        for one in answer.counsel
    ]


def _deciding(table: Table, guest: str) -> Seat:
    """The person's seat, whose turn it is."""
    seat = permissions.own_seat(table.room, guest)
    if seat != table.room.decider:
        raise Refusal(Reason.STALE, "not-your-turn")
    return seat
