"""The speaker: names, nested phrases, plurals, other languages, and what it does when words are missing."""

from __future__ import annotations

import shutil
from pathlib import Path
from time import process_time

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.event import Event
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARD_NAME
from skyshelf.games.painters.components.dice import DIE_NAME, Colour, die_of
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.options import symbol_name
from skyshelf.lab.calibration import TARGET_MS, calibrate
from skyshelf.text.locales import Locales
from skyshelf.text.speaker import LANGUAGES, MissingText, Speaker
from tests.text.fluent_files import ROOT

NAMES = ("Ada", "Ben")
DRAGON = CARD_BY_ID["S30"]
GREEN_SIX = DIE_NAME[die_of(Colour.GREEN, 6)]


def said(language: str, key: str, **args: Arg) -> str:
    return Speaker(language, NAMES, strict=True).say(Phrase(f"painters-{key}", args))


def test_english_and_spanish_are_there() -> None:
    assert {"en", "es"} <= set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada sets green 6 to 2 on Dragon: 4 spots."),
        ("es", "Ada pone el dado verde 6 en Dragón y lo baja a 2: 4 manchas."),
        ("it", "Ada mette il dado verde 6 su Drago e lo abbassa a 2: 4 macchie."),
    ],
)
def test_names_and_nested_phrases(language: str, sentence: str) -> None:
    event = Event(
        "die-above",
        "PNT-DIE-05",
        {"who": WHO[0], "die": GREEN_SIX, "symbol": symbol_name(DRAGON, 0), "spots": 4},
    )
    assert Speaker(language, NAMES, strict=True).tell(event.seen_by(None), "painters") == sentence


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Ada gains 1 spot.", "Ada gains 2 spots."),
        ("es", "Ada gana 1 mancha.", "Ada gana 2 manchas."),
        ("it", "Ada ottiene 1 macchia.", "Ada ottiene 2 macchie."),
    ],
)
def test_plurals(language: str, one: str, several: str) -> None:
    assert said(language, "event-spots-gained", who=WHO[0], spots=1) == one
    assert said(language, "event-spots-gained", who=WHO[0], spots=2) == several


@pytest.mark.parametrize(
    ("language", "spots", "hope", "sentence"),
    [
        ("en", 0, 0, "Ben takes the Faith Halo."),
        ("en", 0, 1, "Ben takes the Faith Halo for 1 hope."),
        ("en", 3, 0, "Ben takes the Faith Halo for 3 spots."),
        ("en", 3, 1, "Ben takes the Faith Halo for 3 spots and 1 hope."),
        ("es", 0, 0, "Ben toma el Halo de Fe."),
        ("es", 0, 1, "Ben toma el Halo de Fe por 1 de esperanza."),
        ("es", 3, 0, "Ben toma el Halo de Fe por 3 manchas."),
        ("es", 3, 1, "Ben toma el Halo de Fe por 3 manchas y 1 de esperanza."),
        ("it", 0, 0, "Ben prende l'Aureola della Fede."),
        ("it", 3, 1, "Ben prende l'Aureola della Fede per 3 macchie e 1 speranza."),
    ],
)
def test_nothing_to_pay_is_not_mentioned(language: str, spots: int, hope: int, sentence: str) -> None:
    faith = Phrase("painters-halo-faith")
    assert said(language, "event-halo-taken", who=WHO[1], halo=faith, spots=spots, hope=hope) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ben has no hope for Ada to steal."), ("es", "Ben no tiene esperanza que Ada pueda robar.")],
)
def test_nothing_to_steal_is_a_sentence_of_its_own(language: str, sentence: str) -> None:
    assert said(language, "event-hope-stolen", who=WHO[0], victim=WHO[1], hope=0) == sentence


@pytest.mark.parametrize(
    ("language", "own_spots", "own_hope", "sentence"),
    [
        ("en", 1, 0, "It costs 3 spots and 3 hope; you have 1 spot and no hope."),
        ("en", 0, 4, "It costs 3 spots and 3 hope; you have no spots and 4 hope."),
        ("es", 1, 0, "Cuesta 3 manchas y 3 de esperanza; tienes 1 mancha y nada de esperanza."),
        ("es", 0, 4, "Cuesta 3 manchas y 3 de esperanza; tienes 4 de esperanza y ninguna mancha."),
        ("es", 0, 0, "Cuesta 3 manchas y 3 de esperanza; no tienes manchas ni esperanza."),
        ("it", 1, 1, "Costa 3 macchie e 3 speranze; hai 1 macchia e 1 speranza."),
        ("it", 0, 4, "Costa 3 macchie e 3 speranze; hai 4 speranze e nessuna macchia."),
        ("it", 0, 0, "Costa 3 macchie e 3 speranze; non hai né macchie né speranze."),
    ],
)
def test_a_price_beside_what_one_has(language: str, own_spots: int, own_hope: int, sentence: str) -> None:
    assert said(language, "why-too-dear", spots=3, hope=3, own_spots=own_spots, own_hope=own_hope) == sentence


@pytest.mark.parametrize(
    ("colour", "label"),
    [(Colour.WHITE, "Tomar el dado blanco 3"), (Colour.RED, "Tomar el dado rojo 3")],
)
def test_spanish_colours_agree_with_the_die(colour: Colour, label: str) -> None:
    assert said("es", "option-die", die=DIE_NAME[die_of(colour, 3)]) == label


@pytest.mark.parametrize(("language", "name"), [("en", "Player 3"), ("es", "Jugador 3")])
def test_a_seat_without_a_name_is_called_by_its_number(language: str, name: str) -> None:
    assert Speaker(language, NAMES).name(Seat(2)) == name
    journal = Match.start(PaintersGame(), 3, {}, 1).journal
    assert Speaker(language, journal.names).name(Seat(2)) == name


def test_a_name_is_never_read_as_a_message() -> None:
    odd = Speaker("en", ["{ $card }"], strict=True)
    assert odd.say(Phrase("painters-event-leader-taken", {"who": WHO[0]})) == "{ $card } takes the leader."


def test_a_secret_has_a_message_of_its_own() -> None:
    faith, ink = Phrase("painters-halo-faith"), Phrase("painters-halo-ink")
    secret: dict[str, Arg] = {"who": WHO[0], "first": faith, "second": ink}
    event = Event("halos-drawn", "PNT-SKY-16", {"who": WHO[0], "tokens": 2}, {Seat(0): secret})
    speaker = Speaker("en", NAMES, strict=True)
    assert speaker.tell(event.seen_by(Seat(1)), "painters") == "Ada looks at 2 halo tokens from the box."
    assert speaker.tell(event.seen_by(Seat(0)), "painters") == (
        "For Ada’s eyes only: Faith Halo and Ink Halo come from the box."
    )


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(SkyshelfError) as refused:
        Speaker("tlh")
    assert str(refused.value) == f"There is no language 'tlh'; there is: {', '.join(LANGUAGES)}."


def test_a_missing_message_is_its_key_in_brackets() -> None:
    assert Speaker("es").say(Phrase("painters-card-S99")) == "[painters-card-S99]"


def test_a_strict_speaker_refuses_a_missing_message() -> None:
    with pytest.raises(MissingText, match="no message 'painters-card-S99'"):
        Speaker("es", strict=True).say(Phrase("painters-card-S99"))


def test_a_strict_speaker_refuses_a_missing_argument() -> None:
    with pytest.raises(MissingText, match="painters-event-card-taken"):
        Speaker("es", NAMES, strict=True).say(Phrase("painters-event-card-taken", {"who": WHO[0]}))


@pytest.fixture
def polish(tmp_path: Path) -> Locales:
    """English and the beginning of a Polish translation."""
    shutil.copytree(ROOT / "en", tmp_path / "en")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "shelf.ftl").write_text("shelf-language = polski\n", encoding="utf-8")
    (tmp_path / "pl" / "painters.ftl").write_text(
        """\
painters-card-S30 = Smok
    .accusative = Smoka
painters-card-S31 = Pszczoła
    .accusative = Pszczołę
painters-event-card-taken = { $who } bierze { $card-accusative }.
painters-event-spots-gained = { $spots ->
    [one] { $who } dostaje { $spots } plamę.
    [few] { $who } dostaje { $spots } plamy.
   *[many] { $who } dostaje { $spots } plam.
}
""",
        encoding="utf-8",
    )
    return Locales(tmp_path)


def test_a_language_is_added_by_its_files_alone(polish: Locales) -> None:
    assert polish.languages == ("en", "pl")
    speaker = Speaker("pl", NAMES, strict=True, locales=polish)
    lines = [
        speaker.say(Phrase("painters-event-spots-gained", {"who": WHO[1], "spots": spots}))
        for spots in (1, 2, 5)
    ]
    assert lines == ["Ben dostaje 1 plamę.", "Ben dostaje 2 plamy.", "Ben dostaje 5 plam."]


def test_a_language_with_cases_writes_them_as_attributes(polish: Locales) -> None:
    speaker = Speaker("pl", NAMES, strict=True, locales=polish)
    bee = CARD_NAME[CARD_BY_ID["S31"]]
    assert speaker.say(Phrase("painters-event-card-taken", {"who": WHO[0], "card": bee})) == (
        "Ada bierze Pszczołę."
    )


def test_what_a_language_lacks_is_said_in_english(polish: Locales) -> None:
    phrase = Phrase("painters-event-leader-taken", {"who": WHO[0]})
    assert Speaker("pl", NAMES, locales=polish).say(phrase) == "Ada takes the leader."
    with pytest.raises(MissingText):
        Speaker("pl", NAMES, strict=True, locales=polish).say(phrase)


def test_a_sentence_that_needs_forms_of_an_english_word_is_english_as_a_whole(polish: Locales) -> None:
    dragon, elk = (CARD_NAME[CARD_BY_ID[number]] for number in ("S30", "S32"))
    speaker = Speaker("pl", locales=polish).naming(NAMES)
    said = [
        speaker.say(Phrase("painters-event-card-taken", {"who": WHO[0], "card": card}))
        for card in (dragon, elk)
    ]
    assert said[0] == "Ada bierze Smoka."
    assert said[1] == Speaker("en", NAMES).say(
        Phrase("painters-event-card-taken", {"who": WHO[0], "card": elk})
    )


def test_cards_of_a_game_that_a_language_does_not_speak_are_all_english(tmp_path: Path) -> None:
    for language in ("en", "pl"):
        shutil.copytree(ROOT / language, tmp_path / language)
    for file in [tmp_path / "pl" / "effects.ftl", *(tmp_path / "pl").glob("horde*.ftl")]:
        file.unlink()
    english, other = Speaker("en"), Speaker("pl", locales=Locales(tmp_path))
    HordeGame()
    texts = [phrase for card in CARDS for phrase in paragraphs(card.abilities)]
    assert [*map(other.say, texts)] == [*map(english.say, texts)]


def test_a_folder_without_messages_is_no_language(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "en", tmp_path / "en")
    (tmp_path / "it").mkdir()
    (tmp_path / "notes.txt").touch()
    assert Locales(tmp_path).languages == ("en",)


def test_a_long_log_is_said_at_once() -> None:
    match = Match.start(PaintersGame(), 2, {}, 7)
    while len(match.seen(None)) < 200:
        match.choose(0)
    log = match.seen(None)[:200]
    times = []
    for _ in range(5):
        speaker = Speaker("es", NAMES)
        start = process_time()
        for seen in log:
            speaker.tell(seen, "painters")
        times.append(process_time() - start)
    slower = max(1.0, calibrate(2) / TARGET_MS)
    assert min(times) < 0.05 * slower


def test_a_language_speaks_a_game_when_it_has_all_of_its_files(polish: Locales) -> None:
    assert polish.speaking("painters") == ("en", "pl")
    assert polish.speaking("horde") == ("en",)
    assert polish.speaking("nothing") == ()
