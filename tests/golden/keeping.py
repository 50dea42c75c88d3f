"""Games to be kept: journals and a table database of one version, which every later version is tried with.

`python -m tests.golden.keeping NAME` plays them and writes `journals/NAME/*.journal` and `tables/NAME.db`.
What was kept once is never written anew: the point of it is that it is old.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path
from typing import NamedTuple

from skyshelf.bots.levels import bot_named
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng, mix
from skyshelf.engine.settings import Settings
from skyshelf.games.shelf import game_named
from skyshelf.lessons.lesson import lessons
from skyshelf.tables.house import Customs, House
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import IllegalChoice
from skyshelf.tables.table import Table
from skyshelf.tables.teaching import plan_of

FOLDER = Path(__file__).parent
JOURNALS = FOLDER / "journals"
TABLES = FOLDER / "tables"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


class Kept(NamedTuple):
    """How a game is played: by which bots, and after how many choices it is saved; 0 is at its end."""

    game: str
    seats: int
    settings: Settings
    seed: int
    bot: str = "random"
    until: int = 0


GAMES: dict[str, Kept] = {
    "painters-2": Kept("painters", 2, {}, 101),
    "painters-2-greedy": Kept("painters", 2, {}, 102, "greedy"),
    "painters-3-greedy": Kept("painters", 3, {"halves": "lenient", "hope_sum": "all_cards"}, 103, "greedy"),
    "painters-3-forced-landing": Kept("painters", 3, {"variant": "forced_landing"}, 104),
    "painters-4-leader-benefits": Kept("painters", 4, {"leader_benefits": "both"}, 105, "greedy"),
    "painters-4": Kept("painters", 4, {"leadership_hope": 1, "spot_limit": 8}, 106),
    "painters-tension-duel": Kept("painters", 2, {"variant": "tension_duel"}, 107, "greedy"),
    "painters-2-half": Kept("painters", 2, {}, 108, "greedy", 33),
    "painters-3-forced-landing-half": Kept("painters", 3, {"variant": "forced_landing"}, 109, "random", 60),
    "horde-solo": Kept("horde", 1, {}, 201),
    "horde-solo-greedy": Kept("horde", 1, {"horde": "undead", "deck": "kurumo_warriors"}, 202, "greedy"),
    "horde-solo-predator": Kept(
        "horde",
        1,
        {
            "horde": "predator",
            "outsider": "the_beast_lord",
            "deck": "taulot_followers",
            "difficulty": "hard",
            "castle": "the_scythe_sanctuary",
        },
        203,
        "greedy",
    ),
    "horde-solo-tiers": Kept("horde", 1, {"horde": "nightmare", "tier_decks": True}, 204),
    "horde-solo-mentalist": Kept(
        "horde", 1, {"challenge": "mentalist", "deck": "nupten_illusionists"}, 205, "greedy"
    ),
    "horde-coop": Kept("horde", 2, {"mode": "coop"}, 206),
    "horde-coop-greedy": Kept("horde", 2, {"mode": "coop", "horde": "nightmare"}, 207, "greedy"),
    "horde-versus-2": Kept("horde", 2, {"mode": "versus"}, 208),
    "horde-versus-3-greedy": Kept("horde", 3, {"mode": "versus", "horde": "predator"}, 209, "greedy"),
    "horde-solo-half": Kept("horde", 1, {}, 210, "greedy", 41),
    "horde-versus-half": Kept("horde", 2, {"mode": "versus", "horde": "undead"}, 211, "greedy", 77),
    "monoliths-solo": Kept("monoliths", 1, {}, 301),
    "monoliths-solo-greedy": Kept(
        "monoliths", 1, {"horde": "sinklings", "outsider": "doom_vines", "level": 1}, 302, "greedy"
    ),
    "monoliths-solo-brood": Kept(
        "monoliths",
        1,
        {
            "horde": "brood",
            "outsider": "brood_mother",
            "deck": "kurumo_artificers",
            "castle": "zeno_of_kaeno",
        },
        303,
        "greedy",
    ),
    "monoliths-coop": Kept("monoliths", 2, {"mode": "coop"}, 304),
    "monoliths-coop-greedy": Kept("monoliths", 2, {"mode": "coop", "horde": "slitherers"}, 305, "greedy"),
    "monoliths-versus-2": Kept("monoliths", 2, {"mode": "versus"}, 306),
    "monoliths-versus-3-greedy": Kept(
        "monoliths", 3, {"mode": "versus", "horde": "sinklings"}, 307, "greedy"
    ),
    "monoliths-mixed": Kept("monoliths", 1, {"horde": "undead", "deck": "nupten_illusionists"}, 308),
    "monoliths-solo-half": Kept("monoliths", 1, {}, 309, "greedy", 38),
    "monoliths-coop-half": Kept("monoliths", 2, {"mode": "coop"}, 310, "random", 90),
    "skytear-2": Kept("skytear", 2, {}, 401),
    "skytear-2-greedy": Kept("skytear", 2, {}, 402, "greedy"),
    "skytear-2-one-lane": Kept(
        "skytear", 2, {"battlefield": "one_lane", "mode": "simplified"}, 403, "greedy"
    ),
    "skytear-2-casual": Kept("skytear", 2, {"format": "casual", "stops": "full"}, 404),
    "skytear-2-built": Kept("skytear", 2, {"format": "casual", "decks": "built"}, 405, "greedy"),
    "skytear-4-three-lanes": Kept(
        "skytear", 4, {"battlefield": "three_lanes", "format": "casual"}, 406, "greedy"
    ),
    "skytear-4-teams": Kept("skytear", 4, {"format": "teams", "edition": "polish"}, 407),
    "skytear-2-half": Kept("skytear", 2, {"format": "random"}, 408, "greedy", 120),
    "skytear-4-half": Kept("skytear", 4, {"battlefield": "three_lanes"}, 409, "random", 61),
}


def played(kept: Kept) -> Match:
    game = game_named(kept.game)
    bots = [bot_named(kept.bot, game, mix(kept.seed ^ seat)) for seat in range(kept.seats)]
    match = Match.start(game, kept.seats, kept.settings, kept.seed, NAMES[: kept.seats])
    while (decision := match.state.decision) is not None:
        if kept.until and len(match.journal.choices) == kept.until:
            break
        match.choose(bots[decision.seat].choose(match.view(decision.seat)))
    return match


def taught(title: str) -> Match:
    """The first chapter of a lesson, played at random for a while: a journal that begins with a position."""
    lesson = lessons()[title]
    chapter, seats = lesson.chapters[0], 1 + len(lesson.bots)
    match = Match.start(
        game_named(title), seats, lesson.agreed(0), chapter.seed, NAMES[:seats], position=chapter.given
    )
    rng = Rng(501)
    while match.state.decision is not None and len(match.journal.choices) < 30:
        match.choose(rng.below(len(match.state.decision.options)))
    return match


ME, OPEN = SeatPlan("me"), SeatPlan("open")
PLANS = {
    "painters": Plan("painters", (ME, OPEN), {"variant": "forced_landing"}),
    "horde": Plan("horde", (ME,), {"horde": "undead"}),
    "horde-versus": Plan("horde", (ME, OPEN), {"mode": "versus"}),
    "monoliths": Plan("monoliths", (ME, OPEN), {"mode": "coop"}),
    "skytear": Plan("skytear", (ME, OPEN), {"format": "random"}),
    "skytear-bot": Plan("skytear", (ME, SeatPlan("bot", "random"))),
}
CHOICES = {"painters": 40, "horde": 33, "horde-versus": 20, "monoliths": 30, "skytear": 110, "skytear-bot": 9}
LONGEST_GAME = 400


async def keep_tables(file: Path) -> None:
    """Tables in the middle of a game, one that is over, and a lesson: each has an id that says what it is."""
    numbers = iter(range(1_000))
    house = House(
        Customs(
            f"sqlite:///{file}",
            look_every=0.05,
            now=lambda: 1_000_000.0,
            new_seed=lambda: mix(next(numbers)),
        )
    )
    await house.open()
    try:
        for name, plan in PLANS.items():
            await _play(house, name, plan, CHOICES[name])
        await _play(house, "painters-over", PLANS["painters"], LONGEST_GAME)
        await _play(house, "lesson", plan_of(lessons()["painters"]), 3, "painters")
    finally:
        await house.close()
    file.with_name(f"{file.name}.lock").unlink()
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")


async def _play(house: House, name: str, plan: Plan, choices: int, lesson: str = "") -> None:
    house.customs.new_id = lambda: name
    table = await house.table(await house.create("ada", "Ada", plan, lesson=lesson))
    if any(seat.kind == "open" for seat in plan.seats):
        await table.sit("ben", "Ben", None)
    rng = Rng(mix(len(name)))
    while len(table.room.line) < choices and table.room.status != "over":
        await _choose(table, rng)


async def _choose(table: Table, rng: Rng) -> None:
    decision = None if table.match is None else table.match.state.decision
    if decision is None or table.room.bot_to_move or table.room.decider is None:
        await asyncio.sleep(0.01)
        return
    guest = table.room.seats[table.room.decider].guest
    # A player who took nothing back would leave out a kind of entry; one who always did would never arrive.
    own = table.match is not None and table.match.undoable and table.match.mover == table.room.decider
    if own and rng.below(12) == 0:
        await table.undo(guest, table.room.prompt)
        return
    with contextlib.suppress(IllegalChoice):  # a coach may ask for another choice
        await table.choose(guest, table.room.prompt, rng.below(len(decision.options)))


def keep(name: str) -> None:
    folder = JOURNALS / name
    folder.mkdir(parents=True)
    for each, kept in GAMES.items():
        (folder / f"{each}.journal").write_text(played(kept).save(), encoding="utf-8", newline="\n")
    for title in lessons():
        (folder / f"{title}-lesson.journal").write_text(taught(title).save(), encoding="utf-8", newline="\n")
    TABLES.mkdir(exist_ok=True)
    asyncio.run(keep_tables(TABLES / f"{name}.db"))


if __name__ == "__main__":
    keep(sys.argv[1])
