"""The commands for decks, challenges and the battle plan."""

from __future__ import annotations

import json
from pathlib import Path

from tests.project.commands import refused, skyshelf


def test_the_commands_teach(tmp_path: Path) -> None:
    told = skyshelf("--help", home=tmp_path).stdout
    for command in ("deck", "challenges", "campaign"):
        assert command in told
        assert skyshelf(command, "--help", home=tmp_path).returncode == 0


def test_a_deck_is_exported_checked_and_played(tmp_path: Path) -> None:
    assert "Ready-made decks" in skyshelf("deck", "list", home=tmp_path).stdout
    text = skyshelf("deck", "export", "horde", "taulot_followers", home=tmp_path).stdout
    assert text.startswith("castle: The Leviathan's Temple\n3x Clearing Dryad\n")
    (tmp_path / "mine.txt").write_text(text)
    assert (
        "good for The Leviathan's Temple"
        in skyshelf("deck", "check", "horde", "mine.txt", home=tmp_path).stdout
    )
    played = skyshelf("play", "horde", "--deck", "mine.txt", "--seed", "1", home=tmp_path, typed="quit\n")
    assert played.returncode == 0, played.stderr
    (save,) = (tmp_path / "saves").iterdir()
    assert "3x clearing_dryad" in save.read_text()
    assert skyshelf("replay", str(save), home=tmp_path).returncode == 0


def test_a_faulty_deck_is_told_what_is_wrong(tmp_path: Path) -> None:
    text = skyshelf("deck", "export", "horde", "taulot_followers", home=tmp_path).stdout
    (tmp_path / "short.txt").write_text(text.replace("3x Clearing Dryad\n", ""))
    checked = skyshelf("deck", "check", "horde", "short.txt", home=tmp_path)
    assert checked.returncode == 1
    assert "has 40 cards; you have 37." in checked.stdout
    (tmp_path / "wrong.txt").write_text(text.replace("Clearing", "Claering"))
    assert "close to it are Clearing Dryad" in refused(
        skyshelf("deck", "check", "horde", "wrong.txt", home=tmp_path)
    )
    by_setting = skyshelf("play", "horde", "--set", "deck=@short.txt", home=tmp_path, typed="quit\n")
    assert "you have 37" in refused(by_setting)
    assert "cannot be read" in refused(skyshelf("play", "horde", "--set", "deck=@none.txt", home=tmp_path))


def test_a_team_of_skytear_is_exported_checked_and_played(tmp_path: Path) -> None:
    text = skyshelf("deck", "export", "skytear", "kurumo_taulot", home=tmp_path).stdout
    assert text.startswith("hero: Sakoshi\n1x Shuriken Storm\n")
    (tmp_path / "mine.txt").write_text(text)
    assert (
        "A good pool for Two lanes" in skyshelf("deck", "check", "skytear", "mine.txt", home=tmp_path).stdout
    )
    checked = skyshelf("deck", "check", "skytear", "mine.txt", "--set", "format=teams", home=tmp_path)
    assert "A good team for Three lanes" in checked.stdout
    arguments = ("play", "skytear", "--deck", "mine.txt", "--seed", "1")
    played = skyshelf(*arguments, home=tmp_path, typed="quit\n")
    assert played.returncode == 0, played.stderr
    (save,) = (tmp_path / "saves").iterdir()
    assert "competitive" in save.read_text()


def test_a_challenge_is_listed_and_begun(tmp_path: Path) -> None:
    told = skyshelf("challenges", home=tmp_path).stdout
    assert "one_bear_army" in told
    assert "☆☆☆" in told
    begun = skyshelf("play", "horde", "--challenge", "reanimator", home=tmp_path, typed="quit\n")
    assert begun.returncode == 0, begun.stderr
    assert "Tlakali" in begun.stdout
    unknown = refused(skyshelf("play", "horde", "--challenge", "pacifist", home=tmp_path))
    assert "sort_of_pacifist" in unknown


def test_the_battle_plan_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    arguments = ("campaign", "--deck", "kurumo_artificers", "--level", "3", "--seed", "2")
    begun = skyshelf(*arguments, home=tmp_path, typed="quit\n")
    assert begun.returncode == 0, begun.stderr
    assert "Battle plan with Kurumo Artificers, level 3" in begun.stdout
    kept = json.loads((tmp_path / "campaign.json").read_text())
    assert (tmp_path / "saves" / kept["fight"]).is_file()
    again = skyshelf("campaign", home=tmp_path, typed="quit\n")
    assert again.returncode == 0, again.stderr
    assert json.loads((tmp_path / "campaign.json").read_text()) == kept
    assert "Next: Renegade with The Hate Bringer." in skyshelf("campaign", "--show", home=tmp_path).stdout
