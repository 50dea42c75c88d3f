"""The chat of a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import chat_line_note, quick_phrase, say
from skyshelf.site.routes.tables import TableId
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.chat_lines import LONGEST_LINE, PHRASES, speaker_of
from skyshelf.tables.protocol.chat import ChatLineNote, ChatNote, PhraseNote, SayBody


@post("/tables/{table_id:str}/say", status_code=200, responses=REFUSALS)
async def speak(request: Asked, table_id: TableId, data: JSONBody[SayBody]) -> ChatLineNote:
    """Say something. While a game runs, players are heard by players and spectators by spectators."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.CHAT_FROM, visit.address)
    visit.site.limiter.take(limits.CHAT_LINES, visit.guest.id)
    guest = visit.guest
    line = await visit.at(
        table_id, lambda table: table.say(guest.id, guest.name, data.text, data.phrase, data.key)
    )
    return chat_line_note(table_id, line, visit.language)


@get("/tables/{table_id:str}/chat", responses=REFUSALS, cost=3)
async def chat(request: Asked, table_id: TableId) -> ChatNote:
    """What was said, and what can be said with one touch."""
    visit = visit_of(request)
    guest = visit.guest.id
    said = await visit.at(table_id, lambda table: table.read_chat(guest))
    lines = [line for line in said if line.guest not in visit.standing.blocks]
    return ChatNote(
        speaker=speaker_of(table_id, guest),
        longest=LONGEST_LINE,
        remarks=[chat_line_note(table_id, line, visit.language) for line in lines],
        phrases=[PhraseNote(each, say(visit.language, quick_phrase(each))) for each in PHRASES],
    )
