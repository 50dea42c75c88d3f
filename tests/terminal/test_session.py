"""A game in the terminal, typed by a script."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.choosing import typed_number
from skyshelf.terminal.menu import Menu
from skyshelf.terminal.saves import latest_save, new_save, open_match
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed
from tests.text.fluent_files import speaking


def session(
    *lines: str, bots: tuple[str, ...] = ("", "random"), language: str = "en", seed: int = 4
) -> Session:
    match = Match.start(
        game_named("painters"), len(bots), {}, seed, ["Ada", "Ben", "Cleo"][: len(bots)], list(bots)
    )
    console = Screen(record=True, width=110, file=io.StringIO())
    speaker = Speaker(language, match.journal.names, strict=True)
    return Session(match, console, speaker, Typed(*lines), new_save("painters"))


def shown(*lines: str, **more: object) -> str:
    it = session(*lines, **more)  # type: ignore[arg-type]
    it.run()
    return it.console.export_text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", speaking("painters"))
def test_a_whole_game_can_be_played_by_numbers(language: str) -> None:
    it = session(*["1"] * 2_000, language=language)
    it.ask = lambda question: "" if "undo" in question else "1"
    it.run()
    assert it.match.over
    assert latest_save() is None
    finished = list((it.save.parent.parent / "finished").iterdir())
    assert len(finished) == 1


def test_the_table_and_the_options_are_shown() -> None:
    text = shown()
    for part in (
        "Sky cards",
        "Sky Painter tiles",
        "Halos",
        "Dice",
        "Ada",
        "Ben",
        "main action",
        "Take a spot chip",
    ):
        assert part in text


def test_leaving_saves_the_game_and_it_goes_on_there() -> None:
    it = session("spot", "", "quit")
    it.run()
    again = open_match(it.save)
    assert again.journal.choices[0].text == "spot"
    assert again.journal.bots == ["", "random"]
    assert latest_save("painters") == it.save


def test_words_and_beginnings_choose() -> None:
    it = session("sp")
    it.run()
    assert it.match.journal.choices[0].text == "spot"


@pytest.mark.parametrize("typed", ["Take {}", "take  {}", "{}"])
def test_the_words_of_an_option_as_shown_choose_it(typed: str) -> None:
    it = session()
    decision = it.match.state.decision
    assert decision is not None
    card = next(option for option in decision.options if option.text().startswith("card"))
    name = it.speaker.say(card.label()).removeprefix("Take ")
    it = session(typed.format(name))
    it.run()
    assert it.match.journal.choices[0].text == card.text()


def test_words_that_several_options_show_choose_none() -> None:
    it = session("take")
    it.run()
    assert it.match.journal.choices == []
    assert "fits several options" in it.console.export_text()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There are options 1 to"),
        ("die", "fits several options"),
        ("fly", "is not among the options"),
        ("tile sky_halo", "main action"),
        ("end", "(PNT-TRN-07)"),
        ("undo", "Nothing can be taken back"),
        ("why end", "PNT-TRN-07"),
        ("why", "PNT-TRN-08"),
        ("why spot", "is possible now"),
        ("why xyz", "is not among the options"),
        ("why 1", "” is possible now"),
        ("why 99", "There are options 1 to"),
        ("what 1", "→"),
        ("rule PNT-DIE-05", "as many spot chips as the difference"),
        ("rule PNT-NO-1", "PNT-NO-1 there is no rule with this id."),
        ("rule", "rule PNT-DIE-05"),
        ("log 3", "PNT-TRN-08"),
        ("help", "take back your last choice"),
        ("table", "Sky cards"),
    ],
)
def test_every_word_has_an_answer(typed: str, answer: str) -> None:
    assert answer in shown(typed)


@pytest.mark.parametrize(
    ("language", "statement"),
    [
        ("es", "Por un dado más alto ganas"),
        ("it", "Per un dado più alto prendi"),
        ("pl", "Za wyższą kość bierzesz od razu"),
    ],
)
def test_a_rule_is_told_in_the_reader_s_language(language: str, statement: str) -> None:
    told = " ".join(shown("rule PNT-DIE-05", language=language).split())
    assert f"PNT-DIE-05 {statement}" in told


def test_the_hint_names_options_with_the_chance_each_leaves_and_says_none_again() -> None:
    it = session("hint")
    it.hint_seconds = 0.2
    it.run()
    lines = it.console.export_text().splitlines()
    assert any("%  Take" in line for line in lines)
    assert not any(line.startswith("      ") and " takes " in line for line in lines)


def test_undo_before_the_turn_passes_on() -> None:
    it = session("spot", "undo")
    it.run()
    assert it.match.journal.choices == []


def test_save_writes_a_copy_and_never_over_a_file(tmp_path: Path) -> None:
    target = tmp_path / "mine.journal"
    text = shown(f"save {target}", f"save {target}", "save")
    assert "saved in" in text
    assert "exists already" in text
    assert open_match(target).journal.game == "painters"


@pytest.mark.parametrize(
    ("name", "said"), [("x" * 300, "cannot be written"), ("a\0b", "no name that a file can have")]
)
def test_a_name_that_no_file_can_have_is_said_to_be_none(tmp_path: Path, name: str, said: str) -> None:
    assert said in shown(f"save {tmp_path}/{name}").replace("\n", "")
    assert list(tmp_path.glob(".skyshelf-*")) == []


def test_a_wave_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    shown("save ~/mine.journal")
    assert open_match(tmp_path / "mine.journal").journal.game == "painters"


def test_the_menu_offers_games_and_goes_on_with_a_saved_one() -> None:
    console = Screen(record=True, width=100, file=io.StringIO())
    speaker = Speaker("en", strict=True)
    assert Menu(console, speaker, Typed("7", "1", "9", "2")).choose() == ("painters", 2)
    assert Menu(console, speaker, Typed("", "")).choose() == ("painters", 1)
    assert Menu(console, speaker, Typed("2", "")).choose() == ("horde", 0), "a game that can be played alone"
    assert Menu(console, speaker, Typed(str(len(NAMES) + 1))).choose() is None
    assert Menu(console, speaker, Typed()).choose() is None
    it = session("quit")
    it.run()
    assert Menu(console, speaker, Typed("1")).choose() == it.save
    told = console.export_text()
    assert "Please type a number" in told
    assert "1 Continue Sky Painters (painters-" in told


@pytest.mark.parametrize("typed", ["²", "what ²", "log ²"])
def test_digits_that_are_no_number_of_an_option_choose_nothing(typed: str) -> None:
    it = session(typed, "spot")
    it.run()
    assert [choice.text for choice in it.match.journal.choices] == ["spot"]


def test_a_number_is_written_with_digits_and_is_no_longer_than_a_list() -> None:
    assert [typed_number(text) for text in ("7", "²", "٣", "-1", "", "9" * 5000)] == [7, *[None] * 5]


@pytest.mark.parametrize("typed", ["why [/foo]", "why [bold]x", "look [/foo]", "[/foo]"])
def test_brackets_that_were_typed_are_said_back(typed: str) -> None:
    assert typed.split()[-1] in shown(typed)


def test_a_rule_that_there_is_not_may_have_brackets() -> None:
    assert "[/FOO]" in shown("rule [/foo]")


def test_a_file_with_brackets_in_its_name_is_named_as_it_is(tmp_path: Path) -> None:
    assert "a[/b].journal" in shown(f"save {tmp_path}/a[/b].journal").replace("\n", "")


def test_brackets_typed_before_the_turn_passes_on_are_said_back() -> None:
    assert "[/x]" in shown("spot", "[/x]")


@pytest.mark.parametrize("game", NAMES)
def test_a_name_with_brackets_and_colons_is_shown_as_it_is(game: str) -> None:
    found, strange = game_named(game), "a[/b]:cat:"
    seats = max(found.fewest, 1)
    match = Match.start(found, seats, {}, 4, [strange, "Ben"][:seats], ["", "random"][:seats])
    asked: list[str] = []
    screen = Screen(record=True, width=110, file=io.StringIO())

    def ask(question: str) -> str:
        asked.append(question)
        return "1" if len(asked) < 30 else "quit"

    Session(match, screen, Speaker("en", match.journal.names, strict=True), ask, new_save(game)).run()
    assert any(strange in question for question in asked)
    if found.most > 1:
        assert strange in screen.export_text()


def test_the_question_itself_may_hold_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.StringIO()
    monkeypatch.setattr("builtins.input", lambda: "yes")
    assert Screen(file=paper, width=80).question("a[/b]? ") == "yes"
    assert paper.getvalue() == "a[/b]? "


def test_what_alone_asks_which_option_is_meant() -> None:
    assert "Which option? Type “what” with its number" in shown("what")


@pytest.mark.parametrize("word", ["why", "log"])
def test_before_anything_has_happened_that_is_said(word: str) -> None:
    it = session(word, bots=("", ""))
    it.match.log[:] = []
    it.run()
    assert "Nothing has happened yet." in it.console.export_text()


def hot_seat(
    game: str, settings: dict[str, Value], lines: Callable[[Match, str], str]
) -> list[tuple[str, str]]:
    """Each question that Ada and Ben are asked at one screen, and what was printed since the one before."""
    match = Match.start(game_named(game), 2, settings, 7, ["Ada", "Ben"], ["", ""])
    screen = Screen(file=io.StringIO(), width=100)
    asked: list[tuple[str, str]] = []

    def ask(question: str) -> str:
        assert isinstance(screen.file, io.StringIO)
        asked.append((question, screen.file.getvalue()))
        screen.file = io.StringIO()
        return lines(match, question)

    Session(match, screen, Speaker("en", ["Ada", "Ben"], strict=True), ask, new_save(game)).run()
    return asked


def quick(match: Match, question: str) -> str:
    """Enter, the formation of the table, attacks and this and that for a while."""
    number = len(match.journal.choices)
    if number > 60:
        raise EOFError
    assert match.state.decision is not None
    texts = [option.text() for option in match.state.decision.options]
    wanted = [text for text in texts if text in {"auto", "pass"} or text.startswith("attack")]
    return "" if question.startswith("Enter") else wanted[0] if wanted else texts[number * 5 % len(texts)]


def test_nobody_sees_the_hand_of_the_next_player_before_enter_is_pressed() -> None:
    asked = hot_seat("skytear", {"format": "random"}, quick)
    people = [question.partition(",")[0] for question, _ in asked]
    assert {"Ada", "Ben"} < set(people)
    for one, other in pairwise(people):
        assert (one, other) not in {("Ada", "Ben"), ("Ben", "Ada")}
    assert any("Enter shows" in question for question, _ in asked), "there was a choice that stays"


def test_only_who_made_a_choice_takes_it_back() -> None:
    typed = iter(["spot", "end", "", "undo"])
    asked = hot_seat("painters", {}, lambda _, __: next(typed, "quit"))
    assert asked[-1][0].startswith("Ben, your choice")
    assert "Nothing can be taken back" in asked[-1][1]


def test_what_cannot_be_done_at_the_change_of_seats_is_said() -> None:
    typed = iter(["dance", "undo"])

    def lines(match: Match, question: str) -> str:
        return next(typed, "quit") if "Enter shows" in question else quick(match, question)

    told = [printed for question, printed in hot_seat("skytear", {"format": "random"}, lines)]
    assert any("“dance” cannot be done here: Enter goes on, and nothing" in printed for printed in told)
    assert any("Nothing can be taken back" in printed for printed in told)


def test_who_sits_down_is_told_what_happened_as_they_may_know_it() -> None:
    asked = hot_seat("skytear", {"format": "random"}, quick)
    ada = next(printed for _, printed in asked if "Ben draws a card." in printed)
    ben = next(printed for question, printed in asked if question.startswith("Ben") and "You draw" in printed)
    drawn = next(line for line in ben.splitlines() if "You draw" in line)
    assert drawn not in ada
    assert "Ada draws a card." in ben


def test_the_hand_of_the_one_before_leaves_the_screen() -> None:
    it = session("spot", "end", "", bots=("", ""))
    cleared: list[bool] = []
    it.console.clear = lambda home=True: cleared.append(home)  # type: ignore[method-assign]
    it.run()
    assert it.match.state.decision is not None
    assert (it.match.state.decision.seat, cleared) == (1, [True])


def test_who_gives_up_is_asked_and_the_game_no_longer_waits() -> None:
    it = session("resign", "no", "spot", "", "resign", "resign")
    it.run()
    assert it.match.journal.choices[0].text == "spot"
    assert "You have given up." in it.console.export_text()
    assert latest_save() is None
    assert len(list((it.save.parent.parent / "finished").iterdir())) == 1
