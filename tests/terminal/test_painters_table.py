"""What a player of Sky Painters sees and can look at in a terminal."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import RenderableType

from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import new_save
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.rules.painters.table import Area, table
from tests.terminal.typed import Typed
from tests.text.fluent_files import speaking

OFFER = ["S06", "S16", "S12"]  # Plum balloon, Crane, Magpie
TILES = ["sky_savings", "sky_mommy", "sky_halo"]


def printed(drawing: RenderableType, width: int = 110) -> str:
    console = Screen(record=True, width=width, file=io.StringIO())
    console.print(drawing)
    return console.export_text().replace("\N{NO-BREAK SPACE}", " ")


def typing(*lines: str, width: int = 110, **given: Any) -> str:
    """What is shown to Ada when she types this in the position."""
    given = {"offer": OFFER, "tile_offer": TILES, **given}
    given.setdefault("players", {"Ada": {}, "Ben": {}})
    names = list(given["players"])
    match = Match.start(game_named("painters"), len(names), {}, 1, names, [""] * len(names), given)
    console = Screen(record=True, width=width, file=io.StringIO())
    Session(match, console, Speaker("en", names, strict=True), Typed(*lines), new_save("painters")).run()
    return console.export_text().replace("\N{NO-BREAK SPACE}", " ")


def looking(text: str, **given: Any) -> str:
    players: Area = {
        "ada": {"halos": ["halo_ink"], "tiles": ["sky_spots"]},
        "ben": {"halos": ["halo_skill"], "tiles": ["sky_dice"]},
    }
    t = table(players=players, offer=OFFER, tile_offer=TILES, **given)
    return " ".join(
        printed(
            display_of(game_named("painters")).look_at(t.view("ada"), text, Speaker("en", ["Ada", "Ben"]))
        ).split()
    )


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("ink halo", ("Ink Halo (Ada)", "Gain 8 spots")),
        ("skill", ("Skill Halo (Ben)", "card")),
        ("connection halo", ("(on the board)", "half halos")),
        ("sky dice", ("Sky Dice (Ben)", "reroll")),
        ("sky_halo", ("Sky Halo (right,", "Draw 2 halo tokens")),
        ("crane", ("S16 Crane", "centre")),
        ("S12", ("S12 Magpie", "right")),
        ("ben", ("Sky Dice (Ben)", "Skill Halo (Ben)", "worth")),
        ("", ("You can look at:", "Crane", "Ink Halo", "Sky Dice", "Ben")),
    ],
)
def test_everything_with_a_name_can_be_looked_at(text: str, parts: tuple[str, ...]) -> None:
    told = looking(text)
    for part in parts:
        assert part in told


def test_a_halo_token_shows_the_points_and_the_hope_that_it_has() -> None:
    """That of Leadership Halo is no printed number but a setting. PNT-Q-35"""
    assert "Leadership Halo (on the board) ♥4 Take" in looking("leadership halo")
    assert "Honor Halo (on the board) ★15 " in looking("honor halo")
    assert "Ink Halo (Ada) Gain" in looking("ink halo")


def test_what_is_not_there_is_said() -> None:
    assert "Nothing on this table is called “dragon”" in typing("look dragon")


@pytest.mark.parametrize("language", speaking("painters"))
def test_every_language_looks(language: str) -> None:
    t = table(offer=OFFER, tile_offer=TILES)
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    assert "Sky Halo" in printed(
        display_of(game_named("painters")).look_at(t.view("ada"), "sky_halo", speaker)
    )


@pytest.mark.parametrize("language", speaking("painters"))
def test_the_price_of_the_deck_fits_below_its_card(language: str) -> None:
    t = table(offer=OFFER, tile_offer=TILES)
    drawn = printed(
        display_of(game_named("painters")).table(t.view("ada"), Speaker(language, ["Ada", "Ben"])), 80
    )
    assert re.search(r"╰─+ [^─]+, \d+● \d+♥ ─+╯", drawn)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("offer", [OFFER, ["none", "S16", "S12"]])
def test_left_centre_and_right_of_the_offer_stay_what_they_are(width: int, offer: list[str]) -> None:
    t = table(offer=offer, tile_offer=TILES)
    lines = printed(
        display_of(game_named("painters")).table(t.view("ada"), Speaker("en", ["Ada", "Ben"])), width
    ).splitlines()
    names = next(line for line in lines if "S16 Crane" in line)
    places = next(line for line in lines if "─ centre ─" in line)
    columns = [places.index(word) for word in ("left", "centre", "right")]
    assert columns == sorted(columns)
    assert "S12 Magpie" in names, "the three cards lie in one row"
    crane = names.index("S16 Crane")
    assert abs(crane - columns[1]) < 12
    tiles = {line.split()[0]: line for line in lines if line.startswith(("left", "centre", "right"))}
    assert "Sky Savings" in tiles["left"]
    assert "Sky Mommy" in tiles["centre"]
    assert "Sky Halo" in tiles["right"]


@pytest.mark.rule("PNT-DIE-09")
def test_a_die_that_needs_a_cloud_says_so() -> None:
    ada = {"clouds": 1, "spots": 3}
    told = typing(players={"Ada": ada, "Ben": {}}, pool=["red1", "blue2", "grey3"])
    assert "Take red 1 (for a cloud token)" in told
    assert "Take blue 2 (" not in told
    assert "Take grey 3 (" not in told
    told = typing("spot", players={"Ada": ada, "Ben": {}}, pool=["red1", "blue2"])
    assert "Buy red 1 for 1 spot (for a cloud token)" in told


def asked(*lines: str, **given: Any) -> tuple[list[str], str]:
    """The questions that Ada and Ben are asked while this is typed, and all that is shown."""
    typed = Typed(*lines)
    questions: list[str] = []

    def ask(question: str) -> str:
        questions.append(question)
        return typed(question)

    given = {"offer": OFFER, "step": "additional", **given}
    match = Match.start(game_named("painters"), 2, {}, 1, ["Ada", "Ben"], ["", ""], given)
    console = Screen(record=True, width=110, file=io.StringIO())
    Session(match, console, Speaker("en", ["Ada", "Ben"], strict=True), ask, new_save("painters")).run()
    return questions, console.export_text()


def test_it_is_said_that_enter_passes_the_turn_where_it_does() -> None:
    questions, _ = asked("end", players={"Ada": {"spots": 1}, "Ben": {}})
    assert questions[1].startswith("Enter passes the turn to Ben")


def test_a_decision_of_another_player_within_the_turn_is_no_passing_of_it() -> None:
    ben = {"hope": 9, "cards": {"B": {"dice": ["blue3", "white1"]}}}
    questions, told = asked(
        *("tile sky_tantrum", "dance", "rule PNT-SKY-40", "look ben"),
        players={"Ada": {"spots": 20, "hope": 20}, "Ben": ben},
        tile_offer=["none", "none", "sky_tantrum"],
        pile=[],
    )
    assert len(questions) == 5, "whatever is typed is answered, and the question stays"
    assert questions[1].startswith("Enter lets Ben go on, undo")
    assert "“dance” cannot be done here" in told
    assert "Sky Tantrum, immediate, first: each opponent" in told


def test_the_end_shows_the_score_by_source() -> None:
    players = {"Ada": {"hope": 4, "spots": 5}, "Ben": {"hope": 1}}
    told = typing(
        "end", "", players=players, leader="Ada", critical=True, led_at_start=True, step="additional"
    )
    lines = {" ".join(line.split()) for line in told.splitlines()}
    assert "Hope chips 8 1" in lines
    assert "Spot chips 2 0" in lines
    assert any(line.startswith("Total ") for line in lines)


@pytest.mark.rule("PNT-VAR-06")
def test_nobody_is_worth_points_in_a_tension_duel() -> None:
    display = display_of(game_named("painters"))
    english = Speaker("en", ["Ada", "Ben"], strict=True)
    for variant, told in (("standard", True), ("tension_duel", False)):
        match = Match.start(game_named("painters"), 2, {"variant": variant}, 1)
        assert ("points now" in printed(display.table(match.view(Seat(0)), english))) == told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why card crane", "“card crane” is possible now"),
        ("why take crane", "“take crane” is possible now"),
        ("why top raven", "It costs 3 spots and 3 hope"),
        ("why take raven", "It costs 3 spots and 3 hope"),
        ("raven", "It costs 3 spots and 3 hope"),
        ("why die green 5", "You have no free green symbol"),
        ("take green 5", "You have no free green symbol"),
        ("why tile sky mommy", "First do your main action"),
        ("why sky mommy", "First do your main action"),
        ("why die green 4", "Not in the pool: green 4"),
    ],
)
def test_what_lies_there_is_known_by_its_name_open_or_not(typed: str, answer: str) -> None:
    shown = typing(typed, "quit", pool=["blue6", "green5"], deck=["S03", "S10"])
    assert answer in " ".join(shown.split())


def test_a_card_is_taken_by_its_kind_and_name() -> None:
    shown = typing("card crane", "quit", pool=["blue6"])
    assert "Ada takes Crane." in shown


@pytest.mark.rule("PNT-PLC-09", "PNT-PLC-10")
@pytest.mark.parametrize("completed", [True, False])
def test_a_play_area_shows_the_limits_of_its_cards(completed: bool) -> None:
    sky: Area = {
        "A": {},
        "S03": {"at": [1, 0], "completed": completed},
        "S08": {"at": [-1, 0], "completed": completed},
    }
    t = table(players={"ada": {"cards": sky}, "ben": {}}, offer=OFFER, tile_offer=TILES)
    text = printed(display_of(game_named("painters")).table(t.view("ada"), Speaker("en", ["Ada", "Ben"])))
    own = text[text.index("─ Ada ") :]
    assert own.count("night above") == 1
    assert own.count("grass below") == 1
