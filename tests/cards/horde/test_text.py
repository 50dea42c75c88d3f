"""Every card can be read in every language that has its words."""

from __future__ import annotations

import re

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, card_named
from skyshelf.games.horde.game import HordeGame
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

GAME = HordeGame()
LANGUAGES = speaking("horde")
LEFTOVERS = re.compile(r"[\[\]{}$]|  | [.,;:]|\.\.")


def numbers_of(arg: Arg) -> set[int]:
    """The numbers that the data of a card put into its text."""
    if isinstance(arg, Phrase):
        return {number for inner in arg.args.values() for number in numbers_of(inner)}
    return {abs(arg)} if isinstance(arg, int) else set()


def told(card: Card, language: str) -> list[str]:
    return [Speaker(language, strict=True).say(phrase) for phrase in paragraphs(card.abilities)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_can_be_read(card: Card, language: str) -> None:
    assert Speaker(language, strict=True).say(CARD_NAME[card.id])
    for line in told(card, language):
        assert not LEFTOVERS.search(line), line
        assert line[0] in "⚡" or line[0].isupper(), line
        assert line[-1] in ".”»", line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_no_number_is_told_that_is_not_in_the_data(card: Card, language: str) -> None:
    for phrase, line in zip(paragraphs(card.abilities), told(card, language), strict=True):
        known = numbers_of(phrase) | {0, 1}  # "1 or more", "becomes 0"
        assert {int(number) for number in re.findall(r"\d+", line)} <= known, line


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("cloud_tearers", "Play: Deal 2 damage to the engaged monster."),
        ("bloodlust", "⚡ Play: Give +2 attack and +1 armor to an ally for the rest of the turn."),
        ("wind_riders", "After a neighboring ally strikes a monster: Rebuild 1."),
        ("cave_yeti", "Each other monster in a lane has +1 attack and +1 armor."),
        ("the_cloud_gate", "Exhaust, pay 1 mana: Choose one: draw 1 card; or Rebuild 2."),
    ],
)
def test_text_sounds_like_a_card(slug: str, line: str) -> None:
    assert line in told(card_named(slug), "en")


def test_italian_uses_the_words_of_the_rulebook() -> None:
    card = card_named("wind_riders")
    assert Speaker("it").say(CARD_NAME[card.id]) == "Cavalcavento"
    assert told(card, "it")[0] == "Dopo che un alleato vicino colpisce un mostro: Ricostruisci 1."


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("cloud_tearers", "Jugar: Inflige 2 de daño al monstruo trabado."),
        ("bloodlust", "⚡ Jugar: Da +2 de ataque y +1 de armadura a un aliado hasta el final del turno."),
        ("clan_of_the_oak", "Esta carta tiene +1 de armadura si no tiene cartas vecinas."),
        ("troll_trackers", "El aliado trabado no puede moverse ni agotarse."),
        ("cave_yeti", "Cada uno de los demás monstruos en una calle tiene +1 de ataque y +1 de armadura."),
        ("shrub_maiden_1", "Si tiene 0 de ataque o menos, destrúyelo."),
        ("damsel_of_silence", "Ningún monstruo puede recibir heridas durante la fase de la alianza."),
        ("scarifier", "Pon en tu mano un aliado Tribal no héroe de tu pila de descartes."),
        (
            "silent_ambassador_1",
            "Intercambia las calles de esta carta y de un monstruo al azar en una calle.",
        ),
    ],
)
def test_spanish_sounds_like_a_card(slug: str, line: str) -> None:
    assert line in " ".join(told(card_named(slug), "es"))


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("cloud_tearers", "Zagranie: Zadaj 2 obrażenia związanemu potworowi."),
        ("bloodlust", "⚡ Zagranie: Daj sojusznikowi +2 ataku i +1 zbroi do końca tury."),
        ("clan_of_the_oak", "Ta karta ma +1 zbroi, dopóki nie ma sąsiadów."),
        ("runic_catapult", "Wybierz potwora. Zadaj 2 obrażenia jemu i każdemu potworowi z jego sąsiedztwa."),
        ("troll_trackers", "Związany sojusznik nie może zostać przesunięty ani zostać wyczerpany."),
        ("cave_yeti", "Każdy inny potwór na Linii ma +1 ataku i +1 zbroi."),
        ("forest_yeti", "Połóż 2 żetony zdrowia na Obcym (a jeśli nie ma go w grze, na portalu)."),
        ("flame_harpy", "Ta karta nie może wiązać się walką z sojusznikami o koszcie 3 lub większym."),
        ("venom_harpy", "Wzmocniony potwór zadaje 1 obrażenie sojusznikowi związanemu z nim walką."),
        ("mind_control", "Przejmij kontrolę nad nieepickim potworem: staje się on twoim sojusznikiem"),
        ("guard_pillar", "Gdy pod tą kartą są co najmniej 3 karty:"),
        (
            "scarifier",
            "Weź na rękę sojusznika typu Plemię spoza grona Bohaterów ze swojego stosu kart odrzuconych.",
        ),
    ],
)
def test_polish_sounds_like_a_card(slug: str, line: str) -> None:
    assert line in " ".join(told(card_named(slug), "pl"))
