"""Journal files: whole ones replay, all others are refused with a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.journal import Journal, _sum
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.games.painters.game import PaintersGame

GAME = PaintersGame()


def played(choices: int = 60) -> str:
    match = Match.start(GAME, 2, {}, 21, ["Ada", "Ben"])
    rng = Rng(5)
    for _ in range(choices):
        assert match.state.decision is not None
        match.choose(rng.below(len(match.state.decision.options)))
    return match.save()


TEXT = played()


def resealed(text: str) -> str:
    """The same text with a checksum that fits, as a forger would make it."""
    body, _, ending = text.rstrip("\n").rpartition("\n")
    count = ending.split(" ")[1]
    return f"{body}\nend {count} {_sum(body + chr(10))}\n"


def refusal(text: str) -> str:
    with pytest.raises(BadJournal) as caught:
        Match.replay(GAME, Journal.load(text))
    return str(caught.value)


def test_a_journal_reads_line_by_line() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "skyshelf journal 2"
    assert 'game: "painters"' in lines
    assert "seed: 21" in lines
    assert lines[-1].startswith("end 60 ")


def test_a_whole_journal_replays() -> None:
    match = Match.replay(GAME, Journal.load(TEXT))
    assert len(match.journal.choices) == 60
    assert match.save() == TEXT


def test_another_file_is_no_journal() -> None:
    assert "first line should be 'skyshelf journal 2'" in refusal("hello\n")
    assert "first line should be 'skyshelf journal 2'" in refusal("")


def test_a_cut_journal_is_refused() -> None:
    assert "cut off" in refusal(TEXT[: len(TEXT) // 2])


def test_a_changed_journal_is_refused() -> None:
    assert "was changed" in refusal(TEXT.replace("seed: 21", "seed: 22"))


def test_another_seed_with_a_forged_checksum_is_refused() -> None:
    assert "not possible there" in refusal(resealed(TEXT.replace("seed: 21", "seed: 22")))


def test_another_choice_with_a_forged_checksum_is_refused() -> None:
    assert "is not possible there" in refusal(resealed(TEXT.replace(" 0 end\n", " 0 begin\n", 1)))


def test_a_choice_is_found_by_its_text_where_its_index_moved() -> None:
    moved = resealed(TEXT.replace(" 0 end\n", " 7 end\n"))
    assert moved != TEXT
    assert Match.replay(GAME, Journal.load(moved)).save() == TEXT


def test_a_forged_mark_is_refused() -> None:
    mark = next(line for line in TEXT.splitlines() if line.startswith("# 25 "))
    assert "after choice 25 is not the one in the journal" in refusal(
        resealed(TEXT.replace(mark, "# 25 0123456789abcdef"))
    )


def test_another_version_alone_is_no_reason_to_refuse() -> None:
    for older in (TEXT.replace("rules: 2", "rules: 1"), TEXT.replace('"S35": "', '"S35": "0')):
        assert older != TEXT
        assert Match.replay(GAME, Journal.load(resealed(older))).save() == TEXT


def test_a_refusal_says_what_has_changed_since() -> None:
    mark = next(line for line in TEXT.splitlines() if line.startswith("# 25 "))
    forged = TEXT.replace(mark, "# 25 0123456789abcdef")
    assert "version 1 of the painters rules; this Skyshelf plays version 2" in refusal(
        resealed(forged.replace("rules: 2", "rules: 1"))
    )
    assert "Since it was made, these have changed: S35." in refusal(
        resealed(forged.replace('"S35": "', '"S35": "0'))
    )


def test_a_journal_of_another_game_is_refused() -> None:
    assert "a journal of chess, not of painters" in refusal(
        resealed(TEXT.replace('game: "painters"', 'game: "chess"'))
    )


def test_words_that_came_later_are_no_difference() -> None:
    """A journal of a time when positions did not tell the halo box and the hope of the players."""
    match = Match.start(GAME, 2, {}, 21, ["Ada", "Ben"])
    match.journal.words = [word for word in match.journal.words if word not in ("halo_box", "hope")]
    rng = Rng(5)
    while len(match.journal.choices) < 60:
        assert match.state.decision is not None
        match.choose(rng.below(len(match.state.decision.options)))
    older = match.save()
    assert "# 25 " in older
    assert older.split("# 25 ")[1][:16] != TEXT.split("# 25 ")[1][:16]
    assert Match.replay(GAME, Journal.load(older)).save() == TEXT


def test_journals_of_the_first_format_are_checked_by_their_choices() -> None:
    lines = [
        line.replace("skyshelf journal 2", "skyshelf journal 1")
        for line in TEXT.splitlines()
        if not line.startswith("words: ")
    ]
    lines = ['content: "0f"' if line.startswith("content: ") else line for line in lines]
    lines = ["# 25 0123456789abcdef" if line.startswith("# 25 ") else line for line in lines]
    older = resealed("\n".join(lines) + "\n")
    assert Match.replay(GAME, Journal.load(older)).save() == TEXT
    assert "is not possible there" in refusal(resealed(older.replace(" 0 end\n", " 0 begin\n", 1)))


def test_a_broken_header_says_what_it_needs() -> None:
    assert "needs 'seed' as int" in refusal(resealed(TEXT.replace("seed: 21\n", "")))
    assert "cannot be read" in refusal(resealed(TEXT.replace("seed: 21", "seed: twenty-one")))


def test_a_broken_line_says_what_is_expected() -> None:
    lines = TEXT.splitlines()
    lines[lines.index("") + 3] = "nonsense"
    assert "'seat index text' is expected" in refusal(resealed("\n".join(lines) + "\n"))


def test_more_choices_than_the_game_has_are_refused() -> None:
    match = Match.start(GAME, 2, {}, 1)
    rng = Rng(1)
    while match.state.decision is not None:
        match.choose(rng.below(len(match.state.decision.options)))
    journal = match.journal
    journal.choices.append(journal.choices[-1])
    assert "over before choice" in refusal(journal.dump())


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
def test_no_single_changed_letter_goes_unnoticed(place: int, letter: str) -> None:
    changed = TEXT[:place] + letter + TEXT[place + 1 :]
    if changed.rstrip("\n") == TEXT.rstrip("\n"):
        return
    with pytest.raises(BadJournal):
        Match.replay(GAME, Journal.load(changed))
