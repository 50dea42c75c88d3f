"""Every sentence that tables can say exists in every language, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import skyshelf
from skyshelf.engine.errors import BadJournal
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.site.invitation import invitation
from skyshelf.tables.chat_lines import PHRASES
from skyshelf.tables.entries import (
    Answered,
    Asked,
    Away,
    Chose,
    Created,
    Entry,
    Hinted,
    Left,
    Renamed,
    Returned,
    Sat,
    Settled,
    Started,
    TakenOver,
    Turned,
    Undone,
    Verdict,
)
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.room import How, Status
from skyshelf.tables.watchers import phrase_of
from skyshelf.text.speaker import LANGUAGES, Speaker
from tests.tables.helpers import ME, OPEN
from tests.text.fluent_files import texts

SOURCES = [
    path for part in ("tables", "site") for path in Path(skyshelf.__file__).parent.glob(f"{part}/**/*.py")
]
ENTRIES: list[Entry] = [
    Created(Plan("whispers", (ME, OPEN))),
    Sat(Seat(0), "Ada"),
    Left(Seat(0)),
    Turned(Seat(0), 1),
    Started("0", 1, Seat(0)),
    Chose(Seat(0), 0, "nod", Seat(0)),
    Undone(Seat(0), 0),
    Asked(Seat(0), "take-back", (Seat(1),)),
    Asked(Seat(0), "take-over", (Seat(1),), about=Seat(1)),
    Asked(Seat(0), "rematch", (Seat(1),)),
    Asked(Seat(0), "clock", (Seat(1),), about=Seat(1)),
    Asked(Seat(0), "draw", (Seat(1),)),
    Asked(Seat(0), "call-off", (Seat(1),)),
    Asked(Seat(0), "resign", (Seat(1),)),
    *(Settled(verdict, ()) for verdict in get_args(Verdict)),
    Renamed(Seat(0), "Ada", "Eve"),
    Hinted(Seat(0)),
    Answered(Seat(1), True),
    Answered(Seat(1), False),
    TakenOver(Seat(0), "greedy", "time"),
    TakenOver(Seat(0), "greedy", "broke"),
    Returned(Seat(0)),
    Away(Seat(0), (Holiday(0, 1),)),
    Away(Seat(0), ()),
]


INVITATIONS = [
    (Plan("horde", (ME,), {"mode": "solo"}, "practice", ClockPlan("move", seconds=60)), ""),
    (
        Plan("horde", (ME, OPEN), {"mode": "coop"}, "strict", ClockPlan("bank", seconds=600), hints=True),
        "Ada",
    ),
    (Plan("painters", (ME, OPEN), {}, "friendly", ClockPlan("days", days=3)), "Ada"),
    (Plan("painters", (OPEN, OPEN)), ""),
]


def why_journals_are_bad() -> set[str]:
    """The words that errors about journals carry, wherever they are raised."""
    folder = Path(skyshelf.__file__).parent
    calls = [
        node
        for part in ("engine", "tables")
        for path in folder.glob(f"{part}/**/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadJournal"
    ]
    words = {ast.literal_eval(call.args[1]) for call in calls if len(call.args) > 1}
    return words | {BadJournal("").why}


def used() -> set[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    # What people and ratings refuse is said in words of their own.
    refused = re.findall(r'(\w*)\(\s*Reason\.[A-Z_]+,\s*"([a-z-]+)"', source)
    words = {word for called, word in refused if called not in ("PeopleRefusal", "RatingRefusal")}
    words |= set(re.findall(r'_refused\("([a-z-]+)"', source))
    words |= set(re.findall(r'HTTPStatus\.[A-Z_]+: "([a-z-]+)"', source)) | {"malformed"}
    keys = {f"tables-{word}" for word in words} | set(re.findall(r'Phrase\("(tables-[a-z-]+)"', source))
    keys |= {f"tables-journal-{each}" for each in why_journals_are_bad()}
    keys |= {f"tables-said-{phrase}" for phrase in PHRASES}
    keys |= {f"tables-ended-{how}" for how in (*get_args(How), *get_args(Verdict))}
    keys |= {f"tables-link-{status}" for status in get_args(Status)}
    keys |= {
        phrase.key
        for plan, host in INVITATIONS
        for come in (False, True)
        for phrase in invitation(plan, host, come, event=come)
    }
    return keys | {phrase.key for phrase in map(phrase_of, ENTRIES) if phrase is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_those_that_are_used(language: str) -> None:
    assert set(texts(language, "tables")) == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_at_a_table_can_be_said(language: str) -> None:
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    for entry in ENTRIES:
        phrase = phrase_of(entry)
        if phrase is not None:
            said = speaker.say(phrase)
            assert isinstance(entry, Settled) or "Ada" in said or "Ben" in said, "it says whom it is about"


def test_a_speaker_for_another_table_names_its_players() -> None:
    phrase = phrase_of(Sat(Seat(0), ""))
    assert isinstance(phrase, Phrase)
    first = Speaker("en", ["Ada"])
    second = first.naming(["Ben"])
    assert first.say(phrase) == "Ada sits down."
    assert second.say(phrase) == "Ben sits down."
