"""A reaction window takes the same time whatever a person or a bot holds, and the bot is shown thinking."""

from __future__ import annotations

from itertools import count

import pytest

from skyshelf.bots.search import SearchBot
from skyshelf.games.shelf import game_named
from skyshelf.tables.messages import Thinking
from skyshelf.tables.plan import Plan
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, Lane, Payer
from skyshelf.tables.thinking.frames import Question
from skyshelf.tables.thinking.pace import Pace, window_pace
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    bot,
    choose,
    eventually,
    open_house,
    playing,
    run,
    two_players,
)
from tests.tables.whispers import Whispers, WhispersGame

WINDOW = 0.6


@pytest.mark.parametrize(
    ("level", "window", "pace"),
    [
        ("search", 1.0, Pace(1.0, 0.7)),
        ("search:800", 0.0, Pace(0.0, None)),
        ("search:2s", 0.7, Pace(2.3, None)),
        ("greedy", 1.0, Pace(1.0, 0.7)),
    ],
)
def test_the_time_for_a_window_depends_on_the_table_and_the_level_alone(
    level: str, window: float, pace: Pace
) -> None:
    assert window_pace(level, window) == pace


def test_a_search_bot_answers_within_its_limit_however_many_rounds_it_was_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = count()
    monkeypatch.setattr("skyshelf.bots.search.monotonic", lambda: next(looks) / 100)
    game = game_named("skytear")
    state = game.start(2, {}, 3)
    thinker = SearchBot(game, 1, rounds=1_000_000)
    thinker.most_seconds = 0.1
    assert state.decision is not None
    thinker.shares(game.view(state, state.decision.seat))
    assert next(looks) == 11  # the first look at the clock, and one before each round


def can_counter(seed: int) -> bool:
    state = WhispersGame().start(2, {}, seed)
    assert isinstance(state, Whispers)
    return any(card % 2 == state.hands[0][0] % 2 for card in state.hands[1])


def test_a_bot_that_cannot_answer_takes_as_long_as_one_that_can(sqlite: str) -> None:
    async def answered(seed: int, able: bool) -> tuple[float, int]:
        """How long the bot's pass took, and how often it was shown thinking."""
        ticker, box = Ticker(), Box()

        async def think(
            question: Question, seconds: float, payer: Payer = NOBODY_PAYS, lane: Lane = "table"
        ) -> int:
            # With something to think about it takes all the time it is given, else none.
            assert question.most_seconds is not None
            ticker.time += question.most_seconds if able else 0
            return 0

        async def sleep(seconds: float) -> None:
            await ticker.sleep(seconds)
            await box.until(lambda message: isinstance(message, Thinking))

        seeded = {"new_seed": lambda: seed}
        async with open_house(f"{sqlite}{seed}", now=ticker, sleep=sleep, **seeded) as house:
            house.thinkers.think = think  # type: ignore[method-assign]
            table = await house.table(
                await house.create("ada", "Ada", Plan("whispers", (ME, bot("search")), window=WINDOW))
            )
            await eventually(lambda: table.room.status == "playing")
            await table.watch(box, "ada")
            assert table.match is not None
            state = table.match.state
            assert isinstance(state, Whispers)
            began = ticker.time
            await choose(table, f"play {state.hands[0][0]}")
            prompt = table.room.prompt
            await eventually(lambda: table.room.prompt != prompt)
            return ticker.time - began, sum(isinstance(one, Thinking) for one in box.messages)

    async def story() -> None:
        for able in (True, False):
            seed = next(seed for seed in range(99) if can_counter(seed) is able)
            seconds, shown = await answered(seed, able)
            assert seconds == pytest.approx(WINDOW)
            assert shown == 1

    run(story())


def test_a_window_takes_the_same_time_whatever_the_hand(sqlite: str) -> None:
    """One seed gives an opponent who can counter, another one who cannot; both passes take the window."""

    async def pass_time(seed: int) -> tuple[float, int]:
        ticker = Ticker()
        seeded = {"new_seed": lambda: seed}
        async with open_house(f"{sqlite}{seed}", now=ticker, sleep=ticker.sleep, **seeded) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=WINDOW))
            state = playing(table).state
            assert isinstance(state, Whispers)
            await choose(table, f"play {state.hands[0][0]}")
            decision = playing(table).state.decision
            assert decision is not None
            began = ticker.time
            ticker.time += 0.25  # seconds to think it over
            await choose(table, "pass")
            return ticker.time - began, len(decision.options)

    async def story() -> None:
        able, unable = (next(seed for seed in range(99) if can_counter(seed) is can) for can in (True, False))
        for seed, options in ((able, 2), (unable, 1)):
            seconds, offered = await pass_time(seed)
            assert offered == options
            assert seconds == pytest.approx(WINDOW)

    run(story())


def test_nobody_waits_for_a_window_that_nobody_else_can_read(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, sleep=ticker.sleep) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("horde", (ME,), window=9)))
            await eventually(lambda: table.room.status == "playing")
            windows, began = 0, ticker.time
            while windows == 0:
                decision = playing(table).state.decision
                assert decision is not None
                windows += decision.always_ask
                await table.choose("ada", table.room.prompt, 0)
            assert ticker.time == began

    run(story())
