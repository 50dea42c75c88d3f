"""Games of several players in the terminal: two together, and players against a horde player."""

from __future__ import annotations

import io

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import new_save
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed

NAMES = ["Ada", "Bea", "Hal"]
QUESTIONS = 60  # enough for a turn or two of everybody


def started(game: str, seats: int, mode: str, seed: int) -> Match:
    return Match.start(game_named(game), seats, {"mode": mode}, seed, NAMES[:seats], [""] * seats)


@pytest.mark.parametrize("game", ["horde", "monoliths"])
@pytest.mark.parametrize(("seats", "mode"), [(2, "coop"), (3, "versus")])
def test_several_players_at_one_screen_answer_by_numbers(game: str, seats: int, mode: str) -> None:
    match = started(game, seats, mode, 1)
    console = Screen(record=True, width=100, file=io.StringIO())
    it = Session(match, console, Speaker("en", NAMES[:seats], strict=True), Typed(), new_save(game))
    rng = Rng(1)

    def number(question: str) -> str:
        decision = match.state.decision
        if decision is None or len(match.journal.choices) == QUESTIONS:
            return "quit"
        if question.startswith("Enter"):  # before the next player is asked
            return ""
        return str(1 + rng.below(len(decision.options)))

    it.ask = number
    it.run()
    assert match.over or len(match.journal.choices) == QUESTIONS
    assert "[horde" not in console.export_text()


def drawn(match: Match, seat: Seat | None) -> str:
    console = Screen(record=True, width=100, file=io.StringIO())
    console.print(display_of(game_named("horde")).table(match.view(seat), Speaker("en", NAMES, strict=True)))
    return console.export_text()


def test_only_the_horde_player_sees_the_hand_of_the_horde() -> None:
    match = started("horde", 3, "versus", 1)
    assert "Cards in hand: 5" in drawn(match, Seat(0))
    assert "Hal" in drawn(match, Seat(0))
    assert "⚡" in drawn(match, Seat(2))  # a treachery mark of a card in hand
    assert "⚡" not in drawn(match, None)
