"""What Sky Painters says in whole games and in every case that its source knows."""

from __future__ import annotations

import random
import re

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import first_seats
from skyshelf.engine.settings import Value
from skyshelf.games.painters.advice.why import WORDS
from skyshelf.games.painters.components.board import REPLACE_HOPE
from skyshelf.games.painters.components.dice import DIE_NAME
from skyshelf.games.painters.components.halos import HALOS, Halo
from skyshelf.games.painters.components.tiles import REPLACES, TILE_NAME
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.rules.opponents import (
    MAD_DICE,
    MAD_HOPE,
    MAD_SPOTS,
    SWOOP_HOPE,
    SWOOP_SPOTS,
    TANTRUM_DICE,
    TANTRUM_HOPE,
)
from skyshelf.games.painters.table.state import Painters
from skyshelf.text.locales import LOCALES
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import arguments, speaking, texts
from tests.text.painters import expected, labels, samples
from tests.text.whole_games import spoiled

GAME = PaintersGame()
NAMES = ("Ada", "Ben", "Cleo", "Dan")
PAINTERS = speaking("painters")

# Signs of a message that was not filled in, or that was put together badly.
LEFTOVERS = re.compile(r"[{}\[\]\u2066-\u2069]|\?\?\?|  | [.,:;!]|^\s|\s$")

GAMES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"variant": "forced_landing"}),
    (4, {"variant": "forced_landing", "leader_benefits": "tiles"}),
    (2, {"variant": "tension_duel"}),
    (2, {"variant": "tension_duel", "leader_benefits": "both", "halves": "lenient"}),
    (3, {"leader_benefits": "top_card", "leadership_hope": 1, "hope_sum": "all_cards", "spot_limit": 10}),
]


def clean(sentence: str) -> bool:
    return LEFTOVERS.search(sentence) is None


@pytest.mark.whole_games
@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_whole_games_can_be_told_to_everybody(seats: int, settings: dict[str, Value]) -> None:
    speakers = [Speaker(language, NAMES[:seats], strict=True) for language in PAINTERS]
    assert spoiled(GAME, seats, settings, speakers, (None, *first_seats(seats)), clean) == []


@pytest.mark.parametrize("language", PAINTERS)
def test_every_case_in_the_source_can_be_said(language: str) -> None:
    speaker = Speaker(language, NAMES, strict=True)
    for spoken in expected():
        for phrase in samples(spoken):
            assert clean(speaker.say(phrase)), phrase


@pytest.mark.parametrize("language", PAINTERS)
def test_reasons_against_can_be_said(language: str) -> None:
    speaker = Speaker(language, NAMES, strict=True)
    asked = [
        f"{word} {rest}" for word in WORDS for rest in ("", "S01", "blue6", "grey1", "sky_mad", "A.blue4")
    ]
    state = GAME.start(3, {}, 4)
    assert isinstance(state, Painters)
    rng = random.Random(4)
    reasons = 0
    while state.decision is not None and state.turn < 12:
        view = GAME.view(state, state.decision.seat)
        for text in asked:
            for _, phrase in GAME.why_not(view, text):
                assert clean(speaker.say(phrase)), phrase
                reasons += 1
        state.choose(rng.randrange(len(state.decision.options)))
    assert reasons > 100


@pytest.mark.parametrize("language", PAINTERS)
def test_events_are_sentences_and_labels_are_not(language: str) -> None:
    speaker = Speaker(language, NAMES, strict=True)
    for spoken in expected():
        if "-event-" in spoken.key or "-why-" in spoken.key:
            for phrase in samples(spoken):
                assert speaker.say(phrase)[-1] in ".!", phrase
    assert [label for label in labels() if speaker.say(label)[-1] in ".!"] == []


@pytest.mark.parametrize("language", PAINTERS)
def test_no_two_names_are_alike(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for family in ("card", "tile", "halo", "colour"):
        keys = [
            spoken.key
            for spoken in expected()
            if spoken.key.startswith(f"painters-{family}-") and not spoken.key.endswith("-text")
        ]
        assert len({speaker.say(Phrase(key)) for key in keys}) == len(keys)


def numbers(sentence: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", sentence))


@pytest.mark.parametrize("language", [language for language in PAINTERS if language != "en"])
def test_languages_name_the_same_numbers(language: str) -> None:
    """Only in texts without arguments: languages differ in how many plural forms they spell out."""
    keys = [key for key in texts("en", "painters") if not arguments("en", "painters", key)]
    english, other = Speaker("en", strict=True), Speaker(language, strict=True)
    different = [key for key in keys if numbers(english.say(Phrase(key))) != numbers(other.say(Phrase(key)))]
    assert different == []


@pytest.mark.parametrize("language", PAINTERS)
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("painters-tile-sky-mad-text", [MAD_DICE, 2, 6, 1, MAD_SPOTS, MAD_HOPE]),
        ("painters-prompt-mad", [MAD_DICE, 1, MAD_SPOTS, MAD_HOPE]),
        ("painters-tile-sky-tantrum-text", [TANTRUM_DICE, TANTRUM_HOPE]),
        ("painters-halo-swoop-text", [SWOOP_HOPE, SWOOP_SPOTS, HALOS[Halo.SWOOP].hope]),
        ("painters-halo-faith-text", [HALOS[Halo.FAITH].hope]),
        ("painters-halo-skill-text", [HALOS[Halo.SKILL].hope]),
        ("painters-halo-honor-text", [HALOS[Halo.HONOR].points]),
    ],
)
def test_texts_tell_the_numbers_of_the_rules(language: str, key: str, told: list[int]) -> None:
    assert numbers(Speaker(language, strict=True).say(Phrase(key))) == sorted(told)


def forms(language: str, colour: str) -> list[str]:
    """A colour in every case that the language has for it."""
    bundle = LOCALES.bundle(language)
    word = bundle.get_message(f"painters-colour-{colour}")
    return [str(bundle.format_pattern(form)[0]) for form in (word.value, *word.attributes.values()) if form]


@pytest.mark.parametrize("language", PAINTERS)
def test_tiles_that_replace_dice_name_their_colours_and_chips(language: str) -> None:
    speaker = Speaker(language, strict=True)
    colours = {colour.name.lower() for dice in REPLACES.values() for colour in dice}
    assert len(colours) == len(DIE_NAME) // 6 - 2  # neither blue nor grey
    for tile, replaced in REPLACES.items():
        text = speaker.say(Phrase(f"{TILE_NAME[tile].key}-text"))
        named = {colour for colour in colours if any(form in text for form in forms(language, colour))}
        assert named == {colour.name.lower() for colour in replaced}
        assert numbers(text) == [REPLACE_HOPE]
