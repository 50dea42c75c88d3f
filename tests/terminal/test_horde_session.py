"""A solo game of Skytear Horde in the terminal, typed by a script."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import latest_save, new_save, open_match
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed

GAME = game_named("horde")
# Every deck, every horde and every outsider is played once.
TABLES: list[dict[str, Value]] = [
    {"deck": deck, "horde": horde, "outsider": outsider}
    for deck, horde, outsider in zip(
        *[
            next(setting.values for setting in GAME.settings if setting.name == name)
            for name in ("deck", "horde", "outsider")
        ],
        strict=False,
    )
]


def session(
    *lines: str, seed: int = 3, width: int = 100, settings: Mapping[str, Value] | None = None
) -> Session:
    match = Match.start(GAME, 1, settings or {}, seed, ["Ada"], [""])
    console = Screen(record=True, width=width, file=io.StringIO())
    return Session(match, console, Speaker("en", ["Ada"], strict=True), Typed(*lines), new_save("horde"))


def shown(*lines: str, width: int = 100) -> str:
    it = session(*lines, width=width)
    it.run()
    return it.console.export_text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: str(settings["deck"]))
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game_can_be_played_by_numbers(settings: dict[str, Value], width: int) -> None:
    it = session(width=width, settings=settings)
    rng = Rng(6)

    def number(question: str) -> str:
        assert it.match.state.decision is not None
        return str(1 + rng.below(len(it.match.state.decision.options)))

    it.ask = number
    it.run()
    assert it.match.over
    assert latest_save() is None
    text = it.console.export_text()
    assert "[horde" not in text
    assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_and_the_options_are_shown(width: int) -> None:
    text = shown("done", width=width)
    for part in (
        "Before the first turn",
        "Turn 1, alliance phase",
        "stage 1 of 3",
        "wave of 1",
        "The Hate Bringer",
        "The Gaping Maw · ♥20",
        "Forest Yeti",
        "Back line  Onikai Minions ⚔1 ♥1",
        "◆4/10   deck 35, discard pile 0",
        "◆3 Clan of the Oak (ally ⚔3 ♥3)  This card has +1 armor while",
        "Minions to engage",
        "Play Clan of the Oak",
    ):
        assert part in text, part


def test_castle_and_portal_are_called_by_the_reader_s_words() -> None:
    table = Match.start(GAME, 1, {}, 3, ["Ada"], [""]).view(Seat(0))
    console = Screen(record=True, width=100, file=io.StringIO())
    console.print(display_of(GAME).table(table, Speaker("it", ["Ada"], strict=True)))
    text = console.export_text()
    assert "Castello Le Fauci Spalancate  Esaurisci" in text
    assert "castle" not in text
    assert "portal " not in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There are options 1 to"),
        ("play clan", "fits several options"),
        ("play wind_riders", "Wind Riders is not in your hand. (HRD-ALL-03)"),
        ("why play wind_riders", "HRD-ALL-03 Pay the mana cost"),
        ("why", "HRD-REN-03 Forest Yeti: Play: Put 2 health tokens on the outsider"),
        ("why end", "is possible now"),
        ("what end", "The alliance phase ends."),
        ("rule HRD-LIO-03", "Clan of the"),
        ("rule HRD-NO-1", "HRD-NO-1 there is no rule with this id."),
        ("rule HRD-KEY-84", "HRD-KEY-84 Trample: applies"),
        ("undo", "Nothing can be taken back"),
        ("log 3", "HRD-HOR-02"),
        ("table", "Outsider pile"),
    ],
)
def test_every_word_has_an_answer(typed: str, answer: str) -> None:
    assert answer in shown("done", typed)


@pytest.mark.parametrize(
    ("typed", "chosen"), [("Play Clan of the Oak", True), ("clan of the oak", True), ("draw", False)]
)
def test_the_name_of_an_option_chooses_it_and_a_word_of_its_text_does_not(typed: str, chosen: bool) -> None:
    it = session("done", typed)
    it.run()
    assert (len(it.match.journal.choices) == 2) is chosen


def test_the_hint_names_options_with_shares() -> None:
    it = session("done", "hint")
    it.hint_seconds = 0.2
    it.run()
    assert "%  Play" in it.console.export_text()


def test_undo_takes_a_card_back_to_the_hand() -> None:
    it = session("done", "play clan_of_the_oak", "lane 1", "undo", "undo")
    it.run()
    assert [choice.text for choice in it.match.journal.choices] == ["done"]


def test_save_writes_a_copy_that_goes_on(tmp_path: Path) -> None:
    target = tmp_path / "mine.journal"
    assert "saved in" in shown("done", f"save {target}")
    again = open_match(target)
    assert again.journal.game == "horde"
    assert [choice.text for choice in again.journal.choices] == ["done"]


def test_a_watcher_sees_how_many_cards_a_hand_holds_and_not_which() -> None:
    match = session("done").match
    console = Screen(record=True, width=100, file=io.StringIO())
    console.print(
        display_of(game_named("horde")).table(match.view(None), Speaker("en", ["Ada"], strict=True))
    )
    text = console.export_text()
    assert "Cards in hand: 5" in text
    assert "Clan of the Oak" not in text


@pytest.mark.parametrize(
    ("language", "castle", "oak"), [("es", "Castillo", "Clan del Roble"), ("pl", "Zamek", "Klan Dębu")]
)
def test_a_table_is_shown_with_no_english_name_left(language: str, castle: str, oak: str) -> None:
    match = session().match
    console = Screen(record=True, width=100, file=io.StringIO())
    table = display_of(game_named("horde")).table(
        match.view(Seat(0)), Speaker(language, ["Ada"], strict=True)
    )
    console.print(table)
    text = console.export_text()
    assert castle in text
    assert oak in text
    assert "Clan of the Oak" not in text


def test_what_would_change_nothing_is_done_when_it_is_typed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed between two warnings, the second same word makes the choice."""
    it = session("done", "help", "done")
    asked = it.match.state.decision
    assert asked is not None
    vain = frozenset({asked.index_of("done")})
    monkeypatch.setattr(
        type(GAME), "in_vain", lambda game, view: vain if view.decision is asked else frozenset()
    )
    it.run()
    text = it.console.export_text()
    assert text.count("no effect now)") == 1
    assert text.count("Type it again to do it all the same.") == 1
    assert len(it.match.journal.choices) == 1
