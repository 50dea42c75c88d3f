"""Nouns carry gender, number and article, and the words beside them follow: a card not written yet reads right."""

from __future__ import annotations

import re

import pytest

from skyshelf.effects.node import Node
from skyshelf.effects.select import AtRandom, Chosen, Each, Ranked
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rank
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.vocabulary import words as sky
from skyshelf.text.speaker import Speaker
from tests.golden.card_texts import FILES, path_of
from tests.text.articles import stumbles

HORDE = HordeGame()
SKYTEAR = SkytearGame()
SEVERAL_ALLIES = Chosen(w.ally.where(w.wounded, w.is_engaged), least=0, most=2)
SEVERAL_TOWERS = Chosen(w.tower.where(w.wounded, w.other), least=0, most=2)


def said(language: str, node: Node) -> str:
    return Speaker(language, strict=True).say(node.phrase())


@pytest.mark.parametrize(
    ("target", "line"),
    [
        (Chosen(w.tower.where(w.wounded)), "una torre ferita"),
        (SEVERAL_ALLIES, "fino a 2 alleati feriti ingaggiati"),
        (SEVERAL_TOWERS, "fino a 2 altre torri ferite"),
        (Chosen(w.tower, least=0), "al massimo una torre"),
        (Chosen(w.tower, least=2, most=2), "ciascuna di 2 torri diverse"),
        (AtRandom(w.skeleton), "uno scheletro scelto a caso"),
        (Ranked(Rank.MOST_WOUNDED, w.tower), "la torre più ferita"),
        (Ranked(Rank.MOST_WOUNDED, w.tower, number=2), "ciascuna delle due torri più ferite"),
        (Each(w.ally.where(w.neighboring)), "ogni alleato vicino"),
    ],
)
def test_italian_words_agree_with_their_noun(target: Node, line: str) -> None:
    assert said("it", target) == line


@pytest.mark.parametrize(
    ("target", "line"),
    [
        (Chosen(w.tower.where(w.wounded)), "una torre herida"),
        (SEVERAL_ALLIES, "hasta 2 aliados heridos trabados"),
        (SEVERAL_TOWERS, "hasta 2 otras torres heridas"),
        (Chosen(w.tower, least=0), "como máximo una torre"),
        (Chosen(w.tower, least=2, most=2), "cada una de 2 torres distintas"),
        (AtRandom(w.skeleton), "un Esqueleto al azar"),
        (AtRandom(w.tower.where(w.other, w.wounded)), "otra torre herida al azar"),
        (Ranked(Rank.MOST_WOUNDED, w.tower), "la torre más herida"),
        (Ranked(Rank.MOST_WOUNDED, w.tower, number=2), "cada una de las dos torres más heridas"),
        (Each(w.ally.where(w.neighboring)), "cada aliado vecino"),
        (Each(w.tower.where(w.other)), "cada una de las demás torres"),
    ],
)
def test_spanish_words_agree_with_their_noun(target: Node, line: str) -> None:
    assert said("es", target) == line


@pytest.mark.parametrize(
    ("target", "line"),
    [
        (Chosen(w.tower.where(w.wounded)), "ranna Wieża"),
        (SEVERAL_ALLIES, "maksymalnie 2 związanych rannych sojuszników"),
        (SEVERAL_TOWERS, "maksymalnie 2 innych rannych Wież"),
        (Chosen(w.tower, least=2, most=2), "każda z 2 różnych Wież"),
        (AtRandom(w.tower.where(w.other, w.wounded)), "losowa inna ranna Wieża"),
        (AtRandom(w.spell), "losowe zaklęcie"),
        (Ranked(Rank.MOST_WOUNDED, w.tower), "najbardziej ranna Wieża"),
        (Ranked(Rank.MOST_WOUNDED, w.tower, number=2), "każda z dwóch najbardziej rannych Wież"),
        (Each(w.attachment.where(w.neighboring)), "każdy sąsiedni dodatek"),
        (w.destroy(Each(w.attachment.where(w.neighboring))), "Zniszcz każdy sąsiedni dodatek."),
        (w.destroy(Each(w.ally.where(w.neighboring))), "Zniszcz każdego sąsiedniego sojusznika."),
        (w.destroy(Chosen(w.tower.where(w.other, w.wounded))), "Zniszcz inną ranną Wieżę."),
        (w.destroy(Chosen(w.spell.where(w.other))), "Zniszcz inne zaklęcie."),
    ],
)
def test_polish_words_agree_with_their_noun(target: Node, line: str) -> None:
    assert said("pl", target) == line


ANOTHER_MARKED = sky.hero.where(sky.another, sky.marked)


@pytest.mark.parametrize(
    ("language", "target", "line"),
    [
        ("it", Chosen(ANOTHER_MARKED), "un altro eroe amico Marchiato"),
        ("it", Chosen(ANOTHER_MARKED, least=0, most=2), "fino a 2 altri eroi amici Marchiati"),
        ("it", Each(sky.minion.where(sky.enemy)), "ogni servitore nemico"),
        ("es", Chosen(ANOTHER_MARKED), "otro héroe amigo Marcado"),
        ("es", Chosen(ANOTHER_MARKED, least=0, most=2), "hasta 2 otros héroes amigos Marcados"),
        ("es", Each(ANOTHER_MARKED), "cada uno de los demás héroes amigos Marcados"),
        ("es", Each(sky.minion.where(sky.enemy)), "cada esbirro enemigo"),
        ("pl", Chosen(ANOTHER_MARKED), "Oznaczony inny przyjazny Bohater"),
        ("pl", Each(sky.minion.where(sky.enemy)), "każdy wrogi Żołnierz"),
    ],
)
def test_heroes_and_minions_have_their_adjectives(language: str, target: Node, line: str) -> None:
    assert said(language, target) == line


@pytest.mark.parametrize(("game", "language"), FILES)
def test_no_card_has_a_wrong_article(game: str, language: str) -> None:
    lines = path_of(game, language).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if stumbles(language, line)] == []


@pytest.mark.parametrize(("language", "also"), [("es", "mana"), ("pl", "pay")])
def test_no_english_word_is_left_on_a_card(language: str, also: str) -> None:
    english = re.compile(
        rf"\b(?:the|of|and|with|this|each|card|cards|token|lane|ally|play|{also})\b", re.IGNORECASE
    )
    for game in ("horde", "skytear"):
        lines = path_of(game, language).read_text(encoding="utf-8").splitlines()
        read = [line if line.startswith(" ") else line.partition(": ")[2] for line in lines]
        assert [line for line in read if english.search(line)] == []


def test_polish_cards_write_the_words_of_the_book_with_capitals() -> None:
    lower = re.compile(
        r"\b(?:bohater|żołnierz|wież)\w*|\b(?:tej|wolną|na|każdej) lini[iaęą]\b|\bobc(?:y|ego|emu)\b"
    )
    for game in ("horde", "skytear"):
        text = path_of(game, "pl").read_text(encoding="utf-8")
        assert lower.findall(text) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "Place a enemy here.", "Place an enemy here, each on a hex."),
        ("es", "a 2 hexágonos de el lanzador", "en lugar de El Milésimo Ritual, al lado del Nexo"),
        ("es", "Marca y Ilusión, uno o otro".lower(), "Marca e Ilusión, uno u otro; nieve y hielo"),
        ("es", "Cotlic y Ixatosk cambian de calle", "Ixatosk y Cotlic, Cotlic e Ixatosk; Yami y Hierro"),
        ("es", "inflige 1 de daño hasta a 2 aliados", "inflige 1 de daño a un máximo de 2 aliados"),
        ("es", "pon una ficha sobre a un aliado", "pon una ficha sobre un aliado"),
        (
            "pl",
            "potwór związany walką z związanym sojusznikiem",
            "walka ze związanym, karta z zamku i z ręki",
        ),
        ("pl", "połóż na na zamku", "na Obcym, a jeśli nie ma go w grze, na portalu"),
        ("it", "entro 2 esagoni dal esagono", "entro 2 esagoni dall'esagono"),
        ("it", "scegli una opzione", "scegli un'opzione su un altro scheletro"),
        ("it", "distruggi il scheletro", "distruggi lo scheletro e la sua torre"),
    ],
)
def test_wrong_articles_are_found(language: str, wrong: str, right: str) -> None:
    assert stumbles(language, wrong)
    assert not stumbles(language, right)
