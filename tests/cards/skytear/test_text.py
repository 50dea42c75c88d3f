"""Every hero, card, skill, outsider and victory card can be read in every language that speaks the game."""

from __future__ import annotations

import re

import pytest

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.battlefields.hexes import distance
from skyshelf.games.skytear.cards.card import Definition, HeroCard, OutsiderCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.rules.victory import (
    DOMES,
    GATES,
    HEADS,
    MINIONS,
    PINCER,
    TOKENS,
    TWINS,
    VICTORY_CARDS,
    VictoryCard,
)
from skyshelf.games.skytear.vocabulary import shapes
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

GAME = SkytearGame()
SPEAKERS = {language: Speaker(language, strict=True) for language in speaking("skytear")}
LEFTOVERS = re.compile(r"[\[\]{}$]|  | [.,;:]|\.\.")
SHAPES = {shape.phrase().key: shape for shape in vars(shapes).values() if isinstance(shape, shapes.Shape)}
# From which turn on, and what the card counts.
COUNTED = {
    "left": set(),
    "right": set(),
    "lords": {TOKENS},
    "heads": {HEADS},
    "twin": {TWINS},
    "beyond": {DOMES},
    "cull": {MINIONS},
    "gates": {GATES},
    "sweep": {2},
    "pincer": {3, PINCER},
}


def numbers_of(arg: Arg) -> set[int]:
    """The numbers that the data put into a text; a shape brings its hexes and its radius."""
    if isinstance(arg, Phrase):
        found = {number for inner in arg.args.values() for number in numbers_of(inner)}
        shape = SHAPES.get(arg.key)
        if arg.key == "skytear-always-skirmish-arc":
            shape = shapes.ARC3
        if shape is not None:
            found |= {len(shape.hexes), max(distance((0, 0), at) for at in shape.hexes)}
        return found
    return {abs(arg)} if isinstance(arg, int) else set()


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_can_be_read(card: Definition, language: str) -> None:
    speaker = SPEAKERS[language]
    assert speaker.say(card.name)
    lines = [speaker.say(phrase) for phrase in text_of(card)]
    assert lines
    for line in lines:
        assert not LEFTOVERS.search(line), line
        assert line[0].isupper(), line
        assert line.endswith("."), line


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_no_number_is_told_that_is_not_in_the_data(card: Definition, language: str) -> None:
    for phrase in text_of(card):
        line = SPEAKERS[language].say(phrase)
        told = {int(number) for number in re.findall(r"\d+", line)}
        assert told <= numbers_of(phrase) | {0}, line  # "never to 0 HP"


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_language_tells_the_same_numbers(card: Definition, language: str) -> None:
    for phrase in text_of(card):
        english, other = (
            sorted(re.findall(r"\d+\+*", SPEAKERS[speaker].say(phrase))) for speaker in ("en", language)
        )
        assert other == english or {*other} ^ {*english} <= {"1"}  # "burn 1", "spal 1 kartę"


@pytest.mark.parametrize("language", SPEAKERS)
def test_every_skill_has_a_name(language: str) -> None:
    holders = [card for card in CARDS if isinstance(card, HeroCard | OutsiderCard)]
    names = [SPEAKERS[language].say(skill.name) for card in holders for skill in card.skills]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("card", VICTORY_CARDS, ids=lambda card: card.slug)
def test_a_victory_card_can_be_read_and_tells_its_numbers(card: VictoryCard, language: str) -> None:
    speaker = SPEAKERS[language]
    assert speaker.say(card.name)
    line = speaker.say(Phrase(f"{card.name.key}-text"))
    assert line[0].isupper()
    assert line.endswith(".")
    assert {int(number) for number in re.findall(r"\d+", line)} == COUNTED[card.slug]


@pytest.mark.parametrize("language", SPEAKERS)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [SPEAKERS[language].say(card.name) for card in CARDS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("card", [card for card in CARDS if isinstance(card, OutsiderCard)])
def test_an_outsider_tells_where_it_is_placed_and_what_each_skill_costs(
    card: OutsiderCard, language: str
) -> None:
    place, *skills = [SPEAKERS[language].say(phrase) for phrase in text_of(card)]
    assert SPEAKERS[language].say(Phrase(f"skytear-placement-{card.placement}")) == place
    assert len(skills) == len(card.skills)
    for line in skills:
        assert (" (1 AP): " if language == "en" else " (1 PA): ") in line


RITUAL = (
    "Cel traci 3 PZ. 3 razy: możesz usunąć przyjazny Filar lub pokonać przyjaznego Żołnierza widzianego przez "
    "rzucającego, potem – jeśli to zrobisz – cel traci 2 PZ."
)


HURTS = "makes an enemy hero lose HP"
TRACI = "wrogi Bohater traci PZ"
HALF_OF_IT = "half of that loss, rounded up"
STRENGTH = (
    "Worship · Strength of the King: In its Worship the caster may take off any number of friendly pillars. "
    "The caster has +1 Skirmish damage for each pillar taken off this way."
)
SILA = (
    "Modlitwa · Siła Króla: Podczas swojej Modlitwy rzucający może usunąć dowolną liczbę przyjaznych Filarów. "
    "Rzucający ma +1 do obrażeń Potyczki za każdy usunięty w ten sposób Filar."
)


@pytest.mark.parametrize(
    ("slug", "language", "line"),
    [
        ("gank", "en", "Move the caster up to 3 hexes. The caster has +3 Attack."),
        ("gank", "pl", "Przesuń rzucającego o maksymalnie 3 pola. Rzucający ma +3 do Ataku."),
        ("standing_wind", "pl", "Przesuń rzucającego o maksymalnie 1 pole. Rzucający ma +1 do Zbroi."),
        ("undermine", "pl", "Zadaj 2+ obrażeń celowi. Przesuń cel o maksymalnie 2 pola."),
        ("kichie", "pl", "Oznaczony · Palące Piętno: Żaden Oznaczony wrogi Bohater nie może odzyskiwać PZ."),
        ("the_thousandth_ritual", "pl", RITUAL),
        ("gank", "it", "Muovi l'incantatore fino a 3 esagoni. L'incantatore ha +3 Attacco."),
        ("gank", "es", "Mueve al lanzador hasta 3 hexágonos. El lanzador tiene +3 de Ataque."),
        ("dodge", "it", "Posiziona l'incantatore in un esagono libero adiacente al suo."),
        ("dodge", "es", "Coloca al lanzador en un hexágono libre adyacente al suyo."),
        ("kichie", "it", "Marchio · Marchio Rovente: Nessun eroe nemico Marchiato può recuperare PV."),
        ("kichie", "es", "Marca · Hierro Candente: Ningún héroe enemigo Marcado puede recuperar PV."),
        ("royal_decree", "it", "Bersaglio: un altro eroe amico."),
        ("royal_decree", "es", "Objetivo: otro héroe amigo."),
        ("lifesteal", "en", f"When the next Attack of the caster {HURTS}: Heal the caster {HALF_OF_IT}."),
        ("dragon_punch", "en", f"When the next Attack of the caster {HURTS}: Push it 2 hexes."),
        (
            "dragon_punch",
            "pl",
            "Kiedy wrogi Bohater traci PZ w wyniku następnego Ataku rzucającego: Odepchnij go o 2 pola.",
        ),
        (
            "tempered_plates",
            "en",
            "When an Attack of an enemy hero makes the caster lose HP: That enemy loses 1 HP.",
        ),
        ("cotlic", "en", STRENGTH),
        ("cotlic", "pl", SILA),
        ("pale_choir", "en", "Siphon (1 AP): Target enemy hero. The target loses 2 HP. Draw 1 card."),
        ("pale_choir", "pl", "Wyssanie (1 PA): Cel: wrogi Bohater. Cel traci 2 PZ. Dobierz 1 kartę."),
        ("riftmaw", "en", "Place it across the border of its Dome: one hex inside, one outside, both free."),
    ],
)
def test_text_sounds_like_a_card(slug: str, language: str, line: str) -> None:
    assert line in [SPEAKERS[language].say(phrase) for phrase in text_of(BY_SLUG[slug])]
