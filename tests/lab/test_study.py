"""A study changes what is printed in processes of its own, and compares the same deals."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import game_named
from skyshelf.lab.sim import prepare
from skyshelf.lab.study.change import Change, numbers_of, read_change, read_changes
from skyshelf.lab.study.report import as_json, check_page, report, write_page
from skyshelf.lab.study.study import Game, Study, play_study

# A number of each game whose change is felt in random play.
FELT = {
    "painters": "S12.symbols.0.number=6",
    "horde": "tusken_warriors.cost=0",
    "monoliths": "trappers.cost=0",
    "skytear": "akhuti.hp=1",
}


@pytest.mark.parametrize("name", FELT)
def test_a_changed_number_is_felt_and_leaves_this_process_alone(name: str) -> None:
    game = game_named(name)
    change = read_change(game, FELT[name])
    printed = dict(numbers_of(game.face(change.code)))
    study = play_study(prepare(name, 12, ["random"] * game.fewest, 3, {}), [change], 1)
    assert study.touched
    assert len(study.before) == len(study.after) == 12
    assert dict(numbers_of(game.face(change.code))) == printed


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    painters = game_named("painters")
    with pytest.raises(SkyshelfError, match=r"S12 has no number 'cost'; it has: .*hope \(5\)"):
        read_change(painters, "S12.cost=3")
    with pytest.raises(SkyshelfError, match="no component 'nothing' in painters; try A"):
        read_change(painters, "nothing.hope=3")
    for name, wrong, near in (
        ("painters", "s12.hope", "S12"),
        ("horde", "tusken_warrior.cost", "tusken_warriors"),
        ("monoliths", "traper.cost", "trappers"),
        ("skytear", "akuti.hp", "akhuti"),
    ):
        with pytest.raises(SkyshelfError, match=rf"; is it {near}\b"):
            read_change(game_named(name), f"{wrong}=3")
    for wrong in ("S12", "S12.hope", "S12.hope=many", "S12=3", "S12.hope=--3", "S12.hope=-", "S12.hope=²"):
        with pytest.raises(SkyshelfError, match=r"is no change: write COMPONENT\.NUMBER=VALUE"):
            read_change(painters, wrong)


def test_a_change_that_changes_nothing_or_too_much_is_refused() -> None:
    painters = game_named("painters")
    with pytest.raises(SkyshelfError, match=r"S12\.hope is 5 as it is printed"):
        read_change(painters, "S12.hope=5")
    with pytest.raises(SkyshelfError, match="from -99 to 999"):
        read_change(painters, "S12.hope=1000")
    with pytest.raises(SkyshelfError, match=r"S12\.hope is changed twice"):
        read_changes(painters, ["S12.hope=9", "S12.hope=8"])
    assert len(read_changes(painters, ["S12.hope=9", "S13.hope=9"])) == 2


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for wrong in (tmp_path / "nowhere" / "study.html", tmp_path):
        with pytest.raises(SkyshelfError, match="--out needs a file in a folder that is there"):
            check_page(wrong)
    check_page(tmp_path / "study.html")


def game(number: int, won: bool, turns: int, used: bool = True, mark: str = "") -> Game:
    share = float(won)
    return Game(number, "castle", (share,), (), turns, 10, (used,), mark or f"{won}{turns}")


def a_study() -> Study:
    series = prepare("horde", 4, ["random"], 1, {})
    before = [game(0, True, 5), game(1, False, 5), game(2, False, 6), game(3, False, 8)]
    after = [game(0, True, 6), game(1, True, 6), game(2, True, 7), game(3, False, 9)]
    return Study(series, (Change("x", ("cost",), 3),), before, after)


def test_differences_are_of_the_same_deals() -> None:
    found = {one.name: one for one in a_study().differences()}
    turns = found["turns"]
    assert (turns.before, turns.after, turns.by) == (6.0, 7.0, 1.0)
    assert (turns.low, turns.high) == (0.0, 2.0)  # every deal took one turn more, but there were four
    assert not turns.clear
    wins = found["seat 1 wins"]
    assert (wins.before, wins.after) == (0.25, 0.75)
    assert wins.low < 0 < wins.high  # two of four deals prove nothing
    assert not wins.clear
    assert a_study().touched == 4


@pytest.mark.parametrize(("changed", "clear"), [(4, False), (5, False), (6, False), (7, True)])
def test_a_few_deals_that_all_went_one_way_may_have_done_so_by_chance(changed: int, clear: bool) -> None:
    before = [game(number, False, 5) for number in range(200)]
    after = [game(number, number < changed, 5 + (number < changed)) for number in range(200)]
    study = Study(a_study().series, a_study().changes, before, after)
    found = {one.name: one for one in study.differences()}
    assert (found["seat 1 wins"].clear, found["turns"].clear) == (clear, clear)


def test_what_was_never_seen_is_not_taken_for_impossible() -> None:
    """No deal of four ended otherwise: that leaves room for what comes in three of four, and not for nothing."""
    same = [game(number, False, 5) for number in range(4)]
    study = Study(a_study().series, a_study().changes, same, same)
    wins = next(one for one in study.differences() if one.name == "seat 1 wins")
    assert (wins.by, wins.low, wins.high) == (0.0, -0.75, 0.75)


def test_two_users_who_lost_after_two_who_won_prove_little() -> None:
    before = [game(number, True, 5, number < 2) for number in range(20)]
    after = [game(number, number > 1, 5, number < 2) for number in range(20)]
    study = Study(a_study().series, a_study().changes, before, after)
    users = next(one for one in study.differences() if one.name == "who uses it wins")
    assert (users.before, users.after, users.low) == (1.0, 0.0, -1.0)
    assert not users.clear
    nobody = Study(study.series, study.changes, [game(0, True, 5, False)] * 2, [game(0, True, 5)] * 2)
    assert not next(one for one in nobody.differences() if one.name == "who uses it wins").clear


def test_a_page_says_what_is_printed(tmp_path: Path) -> None:
    study = a_study()
    known = [Change("tusken_warriors", ("cost",), 3)]
    write_page(Study(study.series, tuple(known), study.before, study.after), tmp_path / "study.html")
    printed = dict(numbers_of(game_named("horde").face("tusken_warriors")))["cost"]
    assert f"tusken_warriors.cost=3 instead of {printed}" in (tmp_path / "study.html").read_text(
        encoding="utf-8"
    )


def test_a_study_is_told_and_drawn(tmp_path: Path) -> None:
    study = a_study()
    console = Console(file=StringIO(), width=120)
    console.print(report(study))
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "horde: x.cost=3, 4 deals" in told
    assert "+50.0 points" in told
    write_page(study, tmp_path / "study.html")
    page = (tmp_path / "study.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2 * 3  # for a desk, and for a phone
    assert "x.cost=3" in page
    # Measures that are no shares stand in the table with their interval, as at the terminal.
    assert "<td>turns</td><td>6.00</td><td>7.00</td><td>+1.00</td><td>+0.00 to +2.00</td>" in page
    assert page.count(">5</text>") == page.count(">9</text>") == 2 * 2  # both lengths on one axis
    assert as_json(study)["touched"] == 4


def test_a_game_that_counts_no_points_has_no_mean_of_them() -> None:
    lost = Game(0, "castle-destroyed", (0.0,), (0,), 5, 40, (False,), "a")
    horde = prepare("horde", 1, ["random"], 1, {})
    assert "mean score" not in [one.name for one in Study(horde, (), [lost], [lost]).differences()]
    scored = lost._replace(scores=(7,))
    assert "mean score" in [one.name for one in Study(horde, (), [lost], [scored]).differences()]
