"""The command line: what a person types and what comes back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skyshelf import __version__
from skyshelf.engine.journal import Journal
from tests.project.commands import ROOT, refused, skyshelf


def test_the_command_starts_by_itself(tmp_path: Path) -> None:
    """The other tests make copies of a process that has started already."""
    started = subprocess.run(
        [sys.executable, "-m", "skyshelf", "--version"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert started.stdout == f"skyshelf {__version__}\n"
    assert skyshelf("--version", home=tmp_path).stdout == started.stdout


def test_help_teaches(tmp_path: Path) -> None:
    done = skyshelf("--help", home=tmp_path)
    assert done.returncode == 0
    for command in ("play", "sim", "bench", "rules", "check", "replay", "report", "test"):
        assert command in done.stdout
        assert skyshelf(command, "--help", home=tmp_path).returncode == 0


def test_the_menu_of_the_terminal_starts_a_game(tmp_path: Path) -> None:
    done = skyshelf("terminal", home=tmp_path, typed="1\n1\nspot\n\nquit\n")
    assert done.returncode == 0
    assert "New game of Sky Painters" in done.stdout
    assert "saved in" in done.stdout


def test_a_game_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    first = skyshelf(
        "play", "painters", "--bots", "random", "--seed", "4", home=tmp_path, typed="spot\n\nquit\n"
    )
    assert first.returncode == 0, first.stderr
    (save,) = (tmp_path / "saves").iterdir()
    again = skyshelf("play", "painters", "--continue", home=tmp_path, typed="log 99\nquit\n")
    assert "takes 1 spot" in again.stdout or "gains 1 spot" in again.stdout
    replay = skyshelf("replay", str(save), home=tmp_path)
    assert replay.returncode == 0
    assert "1 choice, state" in replay.stdout
    fields = json.loads(skyshelf("replay", str(save), "--json", home=tmp_path).stdout)
    assert fields["game"] == "painters"


def test_a_solo_game_is_played_alone_and_gone_on_with(tmp_path: Path) -> None:
    first = skyshelf("play", "horde", "--seed", "3", home=tmp_path, typed="done\nquit\n")
    assert first.returncode == 0, first.stderr
    assert "Turn 1, alliance phase" in first.stdout
    (save,) = (tmp_path / "saves").iterdir()
    assert "Forest Yeti" in skyshelf("play", "horde", "--continue", home=tmp_path, typed="quit\n").stdout
    replay = skyshelf("replay", str(save), home=tmp_path)
    assert "1 choice, state" in replay.stdout, "the table is drawn in the middle of a game"
    assert "for 1 to 3 players; not 4" in refused(
        skyshelf("play", "horde", "--bots", "random,random,random", home=tmp_path)
    )
    assert "can be coop or versus; not solo" in refused(
        skyshelf("play", "horde", "--bots", "random", "--set", "mode=solo", home=tmp_path)
    )
    counted = skyshelf("sim", "horde", "--games", "2", "--workers", "1", "--json", home=tmp_path)
    assert counted.returncode == 0, counted.stderr


def test_spanish_is_spoken(tmp_path: Path) -> None:
    done = skyshelf("play", "painters", "--bots", "random", "--lang", "es", home=tmp_path, typed="quit\n")
    assert "Cartas de cielo" in done.stdout
    done = skyshelf("play", "painters", "--bots", "easy", "--lang", "es", home=tmp_path, typed="quit\n")
    assert "bot fácil" in done.stdout


def test_the_language_may_stand_before_the_command(tmp_path: Path) -> None:
    done = skyshelf("--lang", "it", "play", "painters", "--bots", "random", home=tmp_path, typed="quit\n")
    assert "Scegli la tua azione principale" in done.stdout
    done = skyshelf(
        "--lang", "it", "play", "painters", "--bots", "random", "--lang", "es", home=tmp_path, typed="quit\n"
    )
    assert "Elige tu acción principal" in done.stdout


def test_a_killed_game_is_not_lost(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "SKYSHELF_HOME": str(tmp_path),
        "LANG": "en",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "skyshelf", "play", "painters", "--bots", "random", "--seed", "4"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("spot\nend\n\n")
    process.stdin.flush()
    try:
        _wait_for_choices(tmp_path / "saves", 2)
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
    (save,) = (tmp_path / "saves").glob("*.journal")
    fields = json.loads(skyshelf("replay", str(save), "--json", home=tmp_path).stdout)
    assert fields["choices"] >= 2


def _wait_for_choices(folder: Path, count: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        for save in folder.glob("*.journal"):
            if len(Journal.load(save.read_text(encoding="utf-8")).choices) >= count:
                return
        time.sleep(0.05)
    raise AssertionError(f"no game with {count} choices was saved")


def test_table_counts_every_deck_against_every_horde(tmp_path: Path) -> None:
    arguments = ("table", "horde", "--games", "1", "--bot", "random", "--set", "difficulty=hard")
    told = json.loads(skyshelf(*arguments, "--workers", "1", "--json", home=tmp_path).stdout)
    assert len(told["cells"]) == 16
    assert told["failures"] == []
    page = skyshelf(*arguments, "--set", "deck=kurumo_warriors", "--markdown", home=tmp_path).stdout
    assert "| kurumo warriors |" in page


def test_sim_counts_and_repeats(tmp_path: Path) -> None:
    arguments = ("sim", "painters", "--games", "6", "--bots", "random,random,random", "--seed", "3", "--json")
    one = json.loads(skyshelf(*arguments, "--out", str(tmp_path / "a"), home=tmp_path).stdout)
    two = json.loads(
        skyshelf(*arguments, "--out", str(tmp_path / "b"), "--workers", "1", home=tmp_path).stdout
    )
    assert one == two
    assert one["errors"] == 0
    for name in ("000000", "000005"):
        path = Path("journals") / f"{name}.journal"
        assert (tmp_path / "a" / path).read_bytes() == (tmp_path / "b" / path).read_bytes()
    table = skyshelf("sim", "painters", "--games", "4", home=tmp_path)
    assert "95 % interval" in table.stdout


def test_bench_measures_games_and_has_a_command_for_everything_else(tmp_path: Path) -> None:
    told = skyshelf("bench", "--help", home=tmp_path).stdout
    listed = told[told.index("Commands") :]
    for command in ("rules", "offline", "envs", "server", "attack", "soak"):
        assert command in listed
        assert skyshelf("bench", command, "--help", home=tmp_path).returncode == 0
    assert "There is no game 'servers'" in refused(skyshelf("bench", "servers", home=tmp_path))
    # What only servers have is no option of anything else.
    assert skyshelf("bench", "painters", "--tables", "5", home=tmp_path).returncode == 2


def test_bench_and_rules_speak_json(tmp_path: Path) -> None:
    bench = json.loads(skyshelf("bench", "painters", "--games", "10", "--json", home=tmp_path).stdout)
    assert bench["game"] == "painters"
    rules = json.loads(skyshelf("rules", "painters", "--json", home=tmp_path).stdout)
    assert list(rules) == ["game", "ids", "cited", "tested", "not_applicable", "missing"]
    lines = skyshelf("rules", "--json", home=tmp_path).stdout.splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["painters", "horde", "monoliths", "skytear"]


def test_check_runs_scenarios_and_names_what_is_wrong(tmp_path: Path) -> None:
    good = ROOT / "tests" / "scenarios" / "painters"
    assert skyshelf("check", str(good), home=tmp_path).returncode == 0
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: x\ngame: painters\ngivn: {}\n", encoding="utf-8")
    done = skyshelf("check", str(bad), str(good), home=tmp_path)
    assert done.returncode == 1
    assert "givn" in done.stdout
    assert "✔" in done.stdout
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "has no scenario in it" in refused(skyshelf("check", str(empty), home=tmp_path))
    missing = skyshelf("check", str(tmp_path / "nowhere.yaml"), home=tmp_path)
    assert missing.returncode == 1
    assert "Traceback" not in missing.stderr


def test_wrong_input_gets_one_sentence(tmp_path: Path) -> None:
    def says(*arguments: str) -> str:
        return refused(skyshelf(*arguments, home=tmp_path))

    assert "no game 'chess' on the shelf; there is: painters, horde" in says("play", "chess")
    assert "no game 'chess'" in says("sim", "chess")
    assert "no game 'chess'" in says("rules", "chess")
    assert "for 2 to 4 players; not 1" in says("play", "painters", "--names", "Ada", "--bots", "")
    assert "no bot 'deep'" in says("play", "painters", "--bots", "deep")
    assert "write NAME=VALUE" in says("play", "painters", "--set", "variant")
    assert "can be standard" in says("play", "painters", "--set", "variant=wild")
    twice = says("play", "painters", "--set", "halves=strict", "--set", "halves=lenient")
    assert "'halves' is set twice, to strict and to lenient" in twice
    for command in (
        ("sim", "painters"),
        ("battery", "painters"),
        ("study", "painters", "--with", "S12.hope=9"),
    ):
        assert "9999 processes are more than this machine can use" in says(*command, "--workers", "9999")
    for wrong in ("nope.py", "README.md", "src/skyshelf/cli.py:ten"):
        assert f"'{wrong}' is no FILE.py or FILE.py:LINE" in says("mutate", "painters", "--only", wrong)
    for game in ("painters", "skytear"):
        assert f"--random has nothing to choose in {game}." in says("play", game, "--random")
    assert "no unfinished game of painters" in says("play", "painters", "--continue")
    assert "no language 'xx'" in says("play", "painters", "--lang", "xx").replace(
        "There is", "there is"
    ).replace("is no language", "no language")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "its first line should be"),
        (b"\xff\xfe\x00", "its first line should be"),
        (b'skyshelf journal 2\ngame: "painters"\n', "cut off"),
        (b"x" * (5 * 1024 * 1024), "larger than any journal"),
    ],
)
def test_a_broken_journal_is_refused_and_left_alone(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "broken.journal"
    path.write_bytes(content)
    assert sentence in refused(skyshelf("replay", str(path), home=tmp_path))
    assert sentence in refused(skyshelf("play", "painters", "--load", str(path), home=tmp_path))
    assert path.read_bytes() == content


def test_a_saved_game_is_played_as_it_was_agreed(tmp_path: Path) -> None:
    skyshelf("play", "painters", "--bots", "random", home=tmp_path, typed="quit\n")
    (save,) = (tmp_path / "saves").iterdir()
    other = refused(skyshelf("play", "skytear", "--load", str(save), home=tmp_path))
    assert "is a game of painters: `skyshelf play painters --load" in other
    changed = ("--load", str(save), "--set", "variant=forced_landing", "--names", "Zed", "--seed", "3")
    sentence = refused(skyshelf("play", "painters", *changed, home=tmp_path))
    assert "leave out --names, --set, --seed." in sentence
    assert "leave out --bots." in refused(
        skyshelf("play", "painters", "--continue", "--bots", "random", home=tmp_path)
    )


def test_the_same_seed_makes_the_same_game_at_random(tmp_path: Path) -> None:
    def agreed(name: str) -> dict[str, object]:
        home = tmp_path / name
        home.mkdir()
        skyshelf("play", "horde", "--random", "--seed", "5", home=home, typed="quit\n")
        (save,) = (home / "saves").iterdir()
        lines = save.read_text(encoding="utf-8").splitlines()
        settings: dict[str, object] = json.loads(
            next(line for line in lines if line.startswith("settings: ")).partition(": ")[2]
        )
        return settings

    assert agreed("first") == agreed("second")


def test_a_missing_journal_and_a_full_folder(tmp_path: Path) -> None:
    assert "cannot be read" in refused(skyshelf("replay", str(tmp_path / "none"), home=tmp_path))
    assert "needs a new or empty folder" in refused(
        skyshelf("sim", "painters", "--games", "1", "--out", str(ROOT / "src"), home=tmp_path)
    )


def test_a_setup_that_is_refused_is_refused_in_the_language_of_the_command(tmp_path: Path) -> None:
    settings = ("--set", "format=random", "--set", "points=budget", "--lang", "pl")
    assert "Punkty wymagają" in refused(skyshelf("play", "skytear", *settings, home=tmp_path))
