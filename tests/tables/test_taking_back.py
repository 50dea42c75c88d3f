"""What a match lets a table take back, what its players must agree to, and how it goes on from a saved state."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadChoice
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    bot,
    choose,
    choose_any,
    digest,
    digest_read_back,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)


def match_of(*texts: str) -> Match:
    match = Match.start(game_named("whispers"), 2, {}, 3)
    for text in texts:
        match.choose_text(text)
    return match


def is_asked(table: Table) -> bool:
    """Whether a request waits for answers."""
    return table.room.request is not None


def test_undo_ends_where_another_player_has_chosen() -> None:
    match = match_of("nod", "end", "nod", "nod")
    assert match.undoable == 2
    match.undo()
    match.undo()
    # Ben has taken everything back: now Ada is the last who chose.
    assert (match.mover, match.undoable) == (0, 2)
    match.undo()
    match.choose_text("draw")
    assert match.undoable == 0
    with pytest.raises(BadChoice):
        match.undo()


def test_a_choice_can_be_taken_back_across_others_until_something_is_revealed() -> None:
    match = match_of("nod", "end", "nod")
    assert match.returnable(Seat(0)) == 2
    assert match.returnable(Seat(1)) == 1
    before = match_of("nod")
    match.take_back(match.returnable(Seat(0)))
    assert match.game.codec.digest(match.state) == before.game.codec.digest(before.state)
    assert len(match.journal.choices) == 1
    match.choose_text("draw")
    assert (match.reach, match.returnable(Seat(0)), match.undoable) == (0, 0, 0)
    with pytest.raises(BadChoice):
        match.take_back(1)


def test_a_match_goes_on_from_a_saved_state() -> None:
    game = game_named("painters")
    whole = Match.start(game, 2, {}, 8)
    rng = Rng(1)
    saved, number = b"", 0
    for _ in range(60):
        assert whole.state.decision is not None
        whole.choose(rng.below(len(whole.state.decision.options)))
        if not whole.reach:
            saved, number = game.codec.encode(whole.state), len(whole.journal.choices)
    resumed = Match.resume(game, whole.journal, game.codec.decode(saved, State), number)
    assert game.codec.digest(resumed.state) == game.codec.digest(whole.state)
    assert resumed.journal.choices == whole.journal.choices
    assert (resumed.reach, resumed.undoable) == (whole.reach, whole.undoable)
    assert [entry.number for entry in resumed.log] == list(range(number + 1, 61))


def test_undo_is_free_until_something_is_revealed(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            before = digest(table)
            await choose(table, "nod")
            await choose(table, "nod")
            await refused(table.undo("ben", table.room.prompt), Reason.FORBIDDEN)
            await table.undo("ada", table.room.prompt)
            await table.undo("ada", table.room.prompt)
            assert digest(table) == before
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            await choose(table, "end")
            await table.undo("ada", table.room.prompt)  # Ben has not chosen yet
            assert digest(table) == before
            await choose(table, "draw")
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            await refused(table.ask("ada", "take-back", Seat(0)), Reason.FORBIDDEN)
            assert await digest_read_back(house, table) == digest(table)

    run(story())


def test_undo_still_works_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            await choose(table, "nod")
            before = digest(table)
            await choose(table, "nod")
            room_id = table.id
        async with open_house(database) as house:
            table = await house.table(room_id)
            await table.undo("ada", table.room.prompt)
            assert digest(table) == before

    run(story())


def test_a_choice_is_taken_back_when_everybody_agrees(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            before = digest(table)
            box = Box()
            await table.watch(box, "ben")
            await choose(table, "end")
            await choose(table, "nod")  # Ben has chosen since
            await refused(table.undo("ada", table.room.prompt), Reason.FORBIDDEN)
            asked = await table.ask("ada", "take-back", Seat(0))
            await refused(table.answer("ada", asked, True), Reason.FORBIDDEN)
            await refused(table.answer("ben", asked - 1, True), Reason.STALE)
            await table.answer("ben", asked, True)
            assert digest(table) == before
            assert table.room.decider == 0
            assert box.steps[-1].back_to == table.room.started_at
            await choose(table, "end")
            asked = await table.ask("ada", "take-back", Seat(0))
            await table.answer("ben", asked, False)
            assert table.room.request is None
            assert table.room.decider == 1

    run(story())


def test_a_request_to_take_back_ends_when_somebody_chooses(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await choose(table, "end")
            await choose(table, "nod")
            asked = await table.ask("ada", "take-back", Seat(0))
            assert is_asked(table)
            await choose(table, "nod")  # Ben goes on instead of answering
            assert not is_asked(table)
            await refused(table.answer("ben", asked, True), Reason.STALE)
            assert len(table.room.line) == 3

    run(story())


def test_a_strict_game_takes_nothing_back_by_consent(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), mode="strict"))
            await choose(table, "end")
            await refused(table.ask("ada", "take-back", Seat(0)), Reason.FORBIDDEN)

    run(story())


def test_practice_goes_back_as_far_as_one_likes(database: str) -> None:
    async def story() -> None:
        async with open_house(database, thinkers=1) as house:
            plan = Plan("painters", (ME, bot("random")), mode="practice")
            table = await house.table(await house.create("ada", "Ada", plan))
            await eventually(lambda: table.room.decider == 0)
            states = {len(table.room.line): digest(table)}
            rng = Rng(3)
            while len(states) < 40:
                await choose_any(table, rng)
                await eventually(lambda: table.room.decider == 0)
                states[len(table.room.line)] = digest(table)
            assert len(table.room.line) > 50, "a snapshot lies in between"
            while len(table.room.line) > 10:
                await table.undo("ada", table.room.prompt)
                assert digest(table) == states[len(table.room.line)]
            assert await digest_read_back(house, table) == digest(table)

    run(story())
