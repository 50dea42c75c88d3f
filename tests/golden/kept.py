"""What becomes of the games that older versions kept. Each of them loads, unless `refused.yaml` says otherwise.

After a change of rules that is meant, `python -m tests.golden.kept` writes `refused.yaml` anew; read its diff: every
line of it is a game that somebody cannot go on with.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

import yaml

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.games.shelf import game_named
from skyshelf.tables.house import Customs, House
from skyshelf.tables.loading import load
from tests.golden.keeping import FOLDER, JOURNALS, TABLES

REFUSED = FOLDER / "refused.yaml"
FURTHER = 12  # choices at a table that goes on

KEPT_JOURNALS = sorted(JOURNALS.glob("*/*.journal"))
KEPT_TABLES = sorted(TABLES.glob("*.db"))


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def what_becomes_of(journal: Path) -> str:
    """Nothing to say of a journal that loads; else the sentence with which it is refused."""
    read = Journal.load(journal.read_text(encoding="utf-8"))
    try:
        match = Match.replay(game_named(read.game), read)
    except SkyshelfError as refusal:
        return str(refusal)
    assert [choice.text for choice in match.journal.choices] == [choice.text for choice in read.choices]
    # What is saved anew is a journal of this version.
    assert Match.replay(match.game, Journal.load(match.save())).save() == match.save()
    return ""


def what_becomes_of_tables(database: Path, folder: Path) -> dict[str, str]:
    """For each table of a copy of the database: nothing to say of one at which play goes on, else the sentence."""
    copy = folder / database.name
    shutil.copy(database, copy)
    return asyncio.run(play_on(f"sqlite:///{copy}"))


async def play_on(database: str) -> dict[str, str]:
    house = House(Customs(database, look_every=0.05))
    await house.open()
    try:
        rooms = sorted(kept.id for kept in await house.mine("ada"))
        return {room: await _go_on(house, room) for room in rooms}
    finally:
        await house.close()


async def _go_on(house: House, room_id: str) -> str:
    try:
        table = await house.table(room_id)
    except SkyshelfError as refusal:
        return str(refusal)
    if table.frozen:
        return (await load(house.store, room_id)).frozen
    assert table.match is not None
    rng, until = Rng(3), table.room.version + FURTHER
    while table.room.status == "playing" and table.room.version < until and not table.room.lesson:
        decision = table.match.state.decision
        if decision is None or table.room.bot_to_move or table.room.decider is None:
            await asyncio.sleep(0.01)
            continue
        guest = table.room.seats[table.room.decider].guest
        await table.choose(guest, table.room.prompt, rng.below(len(decision.options)))
    return ""


def refused() -> dict[str, str]:
    return yaml.safe_load(REFUSED.read_text(encoding="utf-8")) or {}


def find_refused() -> dict[str, str]:
    found = {name_of(journal): what_becomes_of(journal) for journal in KEPT_JOURNALS}
    for database in KEPT_TABLES:
        with tempfile.TemporaryDirectory() as folder:
            tables = what_becomes_of_tables(database, Path(folder))
        found |= {f"{name_of(database)} {table}": sentence for table, sentence in tables.items()}
    return {name: sentence for name, sentence in found.items() if sentence}


if __name__ == "__main__":
    lines = "# Kept games that this version refuses, and why. All others load.\n"
    found = find_refused()
    if found:
        lines += yaml.safe_dump(found, allow_unicode=True, width=110)
    REFUSED.write_text(lines, encoding="utf-8", newline="\n")
