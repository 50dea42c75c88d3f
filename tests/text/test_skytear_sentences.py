"""What Skytear says in whole games, in every language that speaks it."""

from __future__ import annotations

import re

import pytest

from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.games.skytear.battlefields.all import SKETCHES, battlefield
from skyshelf.games.skytear.battlefields.places import places
from skyshelf.games.skytear.battlefields.two_lanes import TWO_LANES
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking, texts
from tests.text.whole_games import INSIDE, spoiled

GAME = SkytearGame()
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
LANGUAGES = speaking("skytear")
LEFTOVERS = re.compile(r"[{}\[\]$]|  | [.,:;!]|^\s|\s$")
GAMES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (2, {"battlefield": "one_lane", "format": "random"}),
    (2, {"format": "competitive", "outsiders": "random"}),
    (4, {"format": "casual", "edition": "polish"}),
    (6, {"battlefield": "three_lanes", "format": "random"}),
]


def clean(sentence: str) -> bool:
    return LEFTOVERS.search(sentence) is None and INSIDE.search(sentence) is None


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_whole_games_can_be_told_to_everybody(seats: int, settings: dict[str, Value]) -> None:
    speakers = [Speaker(language, NAMES[:seats], strict=True) for language in LANGUAGES]
    assert spoiled(GAME, seats, settings, speakers, (None, Seat(0)), clean) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", range(len(SKETCHES)))
def test_every_hex_of_a_map_has_a_name_of_its_own(language: str, field: int) -> None:
    speaker = Speaker(language, NAMES, strict=True)
    names = [speaker.say(name) for name in places(field)]
    assert len(set(names)) == len(battlefield(field).at)
    assert all(clean(name) for name in names)


@pytest.mark.parametrize(
    ("at", "name"),
    [
        ((-4, 8), "at the south Nexus"),
        ((0, 0), "at the middle of the dome"),
        ((0, -2), "in the dome, 2 steps north-west of its middle"),
        ((-7, 6), "at the gate of the south Tower of the west lane"),
        ((-6, 2), "on the west lane, 2 steps from its middle toward South"),
        ((-4, 7), "on the west lane, a step north-west of the south Nexus"),
        ((-6, -1), "2 steps west-north-west of the middle of the west lane"),
        ((-3, 0), "in the forest 2 steps east of the middle of the west lane"),
    ],
)
def test_places_are_called_by_what_is_near(at: tuple[int, int], name: str) -> None:
    field = SKETCHES.index(TWO_LANES)
    assert Speaker("en", strict=True).say(places(field)[battlefield(field).number[at]]) == name


def said(language: str, key: str, **args: Arg) -> str:
    return Speaker(language, NAMES, strict=True).say(Phrase(f"skytear-{key}", args))


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "Ada wymienia 1 kartę."),
        (2, "Ada wymienia 2 karty."),
        (5, "Ada wymienia 5 kart."),
    ],
)
def test_polish_has_three_plurals(number: int, line: str) -> None:
    assert said("pl", "event-mulligan", who=WHO[0], number=number) == line


def test_polish_puts_lanes_and_conditions_into_their_cases() -> None:
    west = Phrase("skytear-lane-west")
    fallen = said("pl", "event-tower-destroyed", lane=west, side="north")
    assert fallen == "Wieża Północy na Linii zachodniej upada."
    slow, yami = Phrase("skytear-condition-slow"), Phrase("skytear-card-yami")
    assert said("pl", "event-condition", unit=yami, condition=slow) == "Yami otrzymuje stan Spowolnienie."


@pytest.mark.parametrize(
    ("language", "fallen", "driven"),
    [
        (
            "en",
            "North has destroyed the enemy Nexus.",
            "The last turn is over, and the token has been driven onto South’s half of the lane.",
        ),
        (
            "pl",
            "Północ zniszczyła wrogie Ogniwo.",
            "Ostatnia tura się skończyła, a żeton leży na połowie Linii po stronie Południa.",
        ),
        (
            "it",
            "Il Nord ha distrutto il Nexus nemico.",
            "L'ultimo turno è finito, e il segnalino è nella metà della corsia del Sud.",
        ),
        (
            "es",
            "El Norte ha destruido el Nexo enemigo.",
            "El último turno ha terminado, y la ficha está en la mitad de la calle del Sur.",
        ),
    ],
)
def test_an_ending_names_the_side_that_won(language: str, fallen: str, driven: str) -> None:
    assert said(language, "event-ends-nexus", side="north") == fallen
    assert said(language, "event-ends-ground", side="north") == driven


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_told_while_it_happens_and_afterwards(language: str) -> None:
    known = texts(language, "skytear")
    happening = {key.rpartition("event-ends-")[2] for key in known if "event-ends-" in key}
    afterwards = {key.rpartition("ending-")[2] for key in known if "-ending-" in key}
    assert happening == afterwards
    assert len(happening) == 10 + 5
