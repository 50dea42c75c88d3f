"""Skytear in the terminal: the battlefield is drawn at every decision, in every language that speaks it."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from skyshelf.bots.random_bot import RandomBot
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.terminal import session as session_module
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import new_save
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed
from tests.text.fluent_files import speaking

NAMES = ["Ada", "Ben"]


def drawn(match: Match, seat: Seat | None, language: str) -> str:
    console = Screen(record=True, width=120, file=io.StringIO())
    console.print(
        display_of(game_named("skytear")).table(match.view(seat), Speaker(language, NAMES, strict=True))
    )
    return console.export_text()


def in_play(decisions: int) -> Match:
    match = Match.start(SkytearGame(), 2, {}, 5, NAMES)
    rng = random.Random(3)
    for _ in range(decisions):
        assert match.state.decision is not None
        match.choose(rng.randrange(len(match.state.decision.options)))
    return match


@pytest.mark.parametrize("language", speaking("skytear"))
def test_a_whole_game_is_drawn(language: str) -> None:
    match = in_play(0)
    rng = random.Random(1)
    pictures = 0
    while match.state.decision is not None:
        if pictures % 5 == 0:
            assert "[" not in drawn(match, match.state.decision.seat, language)
        pictures += 1
        match.choose(rng.randrange(len(match.state.decision.options)))
    assert pictures > 100


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        (
            "en",
            (
                "Turn 1 · Heroes Phase",
                "Lords of the Field",
                "Ada: 5 in hand",
                "Grapple",
                "The target gains Slow.",
            ),
        ),
        ("pl", ("Tura 1 · Faza Bohaterów", "Panowie Pola", "Ada: na ręce 5", "Chwyt", "stan Spowolnienie.")),
        (
            "it",
            (
                "Turno 1 · Fase Eroi",
                "Signori del Campo",
                "Ada: 5 in mano",
                "Presa",
                "Lentezza.",
            ),
        ),
        (
            "es",
            (
                "Turno 1 · Fase de Héroes",
                "Señores del Campo",
                "Ada: 5 en la mano",
                "Agarre",
                "Lentitud.",
            ),
        ),
    ],
)
def test_the_battlefield_the_heroes_and_the_own_hand_are_shown(language: str, parts: tuple[str, ...]) -> None:
    text = drawn(in_play(60), Seat(0), language)
    for part in parts:
        assert part in text


def test_a_watcher_sees_how_many_cards_are_in_hand_and_not_which() -> None:
    text = drawn(in_play(60), None, "en")
    assert "Ada: 5 in hand" in text
    assert "Grapple" not in text


def test_a_bot_takes_the_same_time_in_every_reaction_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.start(SkytearGame(), 2, {"format": "random", "stops": "full"}, 5, NAMES, ["", "random"])
    while match.state.decision is not None and (match.state.decision.kind, match.mover) != ("respond", 0):
        match.choose(0)
    assert match.state.decision is not None
    seat = match.state.decision.seat
    console = Screen(width=80, file=io.StringIO())
    session = Session(match, console, Speaker("en", NAMES), Typed(), tmp_path / "a.journal")
    session.bots = {seat: RandomBot(match.game, 1)}
    session.window_seconds = 0.75
    clock, slept = iter((100.0, 100.25)), list[float]()
    monkeypatch.setattr(
        session_module, "monotonic", lambda: next(clock)
    )  # it thinks for a quarter of a second
    monkeypatch.setattr(session_module, "sleep", slept.append)
    session._bot_turn(seat)
    assert slept == [0.5]


def spawning(*lines: str) -> Session:
    """Ada is asked how many minions spawn: 2, 1 or 0, in this order."""
    position = {
        "players": {"ada": {}, "ben": {}},
        "phase": "minions",
        "tokens": {"west": "-5,0"},
        "heroes": {"yami": {"at": "-4,0"}, "cotlic": {"side": "north", "at": "4,-7"}},
        "minions": [{"side": "south", "number": 2}, {"side": "north", "number": 2}],
    }
    match = Match.start(SkytearGame(), 2, {}, 5, NAMES, position=position)
    screen = Screen(record=True, width=110, file=io.StringIO())
    return Session(match, screen, Speaker("en", NAMES, strict=True), Typed(*lines), new_save("skytear"))


@pytest.mark.parametrize("number", ["0", "1", "2"])
def test_where_a_number_is_asked_for_it_is_typed_as_it_is(number: str) -> None:
    it = spawning(number)
    decision = it.match.state.decision
    assert decision is not None
    assert [option.text() for option in decision.options] == ["2", "1", "0"]
    it.run()
    assert it.match.journal.choices[0].text == number
    assert "2   1   0" in it.console.export_text()


@pytest.mark.parametrize("asked", ["play eruption by kichie", "Play Eruption with Kichie"])
def test_why_says_what_would_have_no_effect(asked: str) -> None:
    position = {
        "players": {"ada": {}, "ben": {}},
        "turn": 4,
        "heroes": {"kichie": {"at": "-4,6"}, "cotlic": {"side": "north", "at": "4,-7"}},
        "active": "kichie",
        "hands": {"1": ["eruption", "needle_gust"]},
    }
    match = Match.start(SkytearGame(), 2, {}, 5, NAMES, position=position)
    screen = Screen(record=True, width=110, file=io.StringIO())
    lines = Typed(f"why {asked}", "why play needle_gust by kichie")
    Session(match, screen, Speaker("en", NAMES, strict=True), lines, new_save("skytear")).run()
    text = screen.export_text()
    assert "“Play Eruption with Kichie (no effect now)” is possible now." in text
    assert "“play needle_gust by kichie” is possible now." in text
