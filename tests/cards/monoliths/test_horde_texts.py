"""The texts of the four hordes sound like cards, in English, in Italian and in Spanish."""

from __future__ import annotations

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.game import HordeGame
from skyshelf.text.speaker import Speaker

GAME = HordeGame()


@pytest.mark.parametrize(
    ("slug", "english", "italian"),
    [
        (
            "stonetrampler_1",
            "Ratamil charges the weakest unengaged ally.",
            "Ratamil carica l'alleato non ingaggiato più debole.",
        ),
        (
            "merfolk_drainer_1",
            "Play: The alliance may have one of its players lose 1 mana. If they do not, put 1 health token",
            "Gioca: L'alleanza può far perdere 1 mana a uno dei suoi giocatori. Se non lo fa, metti 1 segnalino",
        ),
        (
            "merfolk_emperor",
            "The “Play” abilities of each horde card are resolved twice.",
            "Le abilità «Gioca» di ogni carta orda si risolvono due volte.",
        ),
        (
            "pit_mouth_1",
            "Play, Fight: If there is no card beneath this card, put the engaged ally",
            "Gioca, Combattimento: Se non ci sono carte sotto questa carta, metti l'alleato ingaggiato",
        ),
        (
            "spore_star_1",
            "Distribute 2 weaken tokens among allies as evenly as possible.",
            "Distribuisci 2 segnalini −1 attacco tra alleati nel modo più uniforme possibile.",
        ),
        ("berserk_mushroom_1", "The bearer loses Pillager.", "La carta potenziata perde Saccheggiatore."),
        (
            "brood_link_1",
            "Treachery: Remove 1 health token from the tower with the most health tokens.",
            "Sventura: Rimuovi 1 segnalino salute dalla torre con più segnalini salute.",
        ),
    ],
)
def test_a_text_sounds_like_a_card(slug: str, english: str, italian: str) -> None:
    for language, line in (("en", english), ("it", italian)):
        speaker = Speaker(language, strict=True)
        assert line in " ".join(speaker.say(phrase) for phrase in paragraphs(BY_SLUG[slug].abilities))


@pytest.mark.parametrize(
    ("slug", "english", "italian"),
    [
        (
            "coils",
            "The alliance chooses one alliance player, who discards 1 card from hand.",
            "L'alleanza sceglie uno dei suoi giocatori, che scarta 1 carta dalla mano.",
        ),
        (
            "the_lost_city",
            "a minion of the alliance’s choice gains them instead.",
            "li riceve un servitore a scelta dell'alleanza al suo posto.",
        ),
        (
            "utseshi_swarm",
            "The alliance chooses one alliance player, who loses 1 mana.",
            "L'alleanza sceglie uno dei suoi giocatori, che perde 1 mana.",
        ),
        (
            "the_dreaming_matriarch_1",
            "One alliance player of the alliance’s choice names the mana cost",
            "Un giocatore dell'alleanza, scelto dall'alleanza, dichiara il costo di mana",
        ),
        (
            "the_dreaming_matriarch_2",
            "One alliance player of the alliance’s choice names the type",
            "Un giocatore dell'alleanza, scelto dall'alleanza, dichiara il tipo",
        ),
        (
            "despair_1",
            "or one alliance player of the alliance’s choice must discard 1 card from hand.",
            "oppure un giocatore dell'alleanza, scelto dall'alleanza, deve scartare 1 carta dalla mano.",
        ),
    ],
)
def test_a_card_says_that_the_alliance_chooses(slug: str, english: str, italian: str) -> None:
    for language, words in (("en", english), ("it", italian)):
        speaker = Speaker(language, strict=True)
        assert any(words in speaker.say(part.phrase()) for part in BY_SLUG[slug].abilities)


@pytest.mark.rule("HRD-Q-83")
def test_the_text_of_a_cost_leaves_open_who_says_who_pays_it() -> None:
    lines = {
        "en": "to engage it, one alliance player must discard 1 card",
        "es": "para trabar combate con él, un jugador de la alianza debe descartar 1 carta",
        "it": "un giocatore dell'alleanza deve scartare",
        "pl": "aby związać go walką, jeden gracz sojuszu musi odrzucić 1 kartę",
    }
    for language, words in lines.items():
        speaker = Speaker(language, strict=True)
        assert any(words in speaker.say(part.phrase()) for part in BY_SLUG["utseshi_storm_tower"].abilities)


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("stonetrampler_1", "Ratamil carga contra el aliado sin trabar más débil."),
        (
            "merfolk_emperor",
            "Las habilidades «Jugar» de cada carta de la horda se resuelven dos veces.",
        ),
        (
            "merfolk_drainer_1",
            "La alianza puede hacer que uno de sus jugadores pierda 1 de maná. Si no lo hace,",
        ),
        ("berserk_mushroom_1", "El portador pierde Saqueador."),
        ("brood_link_1", "Traición: Quita 1 ficha de salud a la torre con más fichas de salud."),
        (
            "overlord_1",
            "elige una Cría sin vínculos de la horda. Vincúlale esta carta. Ponle 1 ficha de armadura",
        ),
        ("coils", "La alianza elige a uno de sus jugadores, que descarta 1 carta de la mano."),
        ("the_lost_city", "las recibe un esbirro a elección de la alianza en su lugar."),
        ("despair_1", "o la alianza elige a uno de sus jugadores, que debe descartar 1 carta de la mano."),
    ],
)
def test_a_spanish_text_sounds_like_a_card(slug: str, line: str) -> None:
    speaker = Speaker("es", strict=True)
    assert line in " ".join(speaker.say(phrase) for phrase in paragraphs(BY_SLUG[slug].abilities))


@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("stonetrampler_1", "Ratamil szarżuje na najsłabszego niezwiązanego sojusznika."),
        ("merfolk_emperor", "Zdolności „Zagranie” każdej karty hordy rozpatruje się dwa razy."),
        ("merfolk_drainer_1", "Sojusz może sprawić, że jeden z jego graczy straci 1 manę. Jeśli nie, połóż"),
        ("berserk_mushroom_1", "Nosiciel traci Grabieżcę."),
        ("brood_link_1", "Usuń 1 żeton zdrowia z Wieży o największej liczbie żetonów zdrowia."),
        ("overlord_1", "wybierz Pomiot bez dodatku hordy. Dołącz tę kartę do niego. Połóż na nim 1 żeton"),
        ("master_of_the_forge", "Następny zagrany przez ciebie w tej turze dodatek kosztuje o 1 manę mniej."),
        ("damsel_of_silence", "Żaden potwór nie może otrzymywać ran w fazie sojuszu."),
        ("stasis_priestess_3", "W tej turze koszt zaklęć jest o 2 many większy."),
        ("shrub_maiden_1", "Jeśli ma atak 0 lub mniejszy, zniszcz go."),
    ],
)
def test_a_polish_text_sounds_like_a_card(slug: str, line: str) -> None:
    speaker = Speaker("pl", strict=True)
    assert line in " ".join(speaker.say(phrase) for phrase in paragraphs(BY_SLUG[slug].abilities))
