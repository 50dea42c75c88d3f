"""Nouns carry gender, number and article, and what stands beside them follows: a new card reads right by itself."""

from __future__ import annotations

import pytest

from skyshelf.effects.node import Node
from skyshelf.effects.select import AtRandom, Chosen, Each, Ranked
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rank
from skyshelf.text.speaker import Speaker

HORDE = HordeGame()
SEVERAL_ALLIES = Chosen(w.ally.where(w.wounded, w.is_engaged), least=0, most=2)
SEVERAL_TOWERS = Chosen(w.tower.where(w.wounded, w.other), least=0, most=2)


def said(language: str, node: Node) -> str:
    return Speaker(language, strict=True).say(node.phrase())


@pytest.mark.parametrize(
    ("target", "line"),
    [
        (Chosen(w.tower.where(w.wounded)), "una torre ferita"),
        (SEVERAL_ALLIES, "al massimo 2 alleati feriti ingaggiati"),
        (SEVERAL_TOWERS, "al massimo 2 altre torri ferite"),
        (Chosen(w.tower, least=0), "al massimo una torre"),
        (Chosen(w.tower, least=2, most=2), "ciascuna di 2 torri diverse"),
        (AtRandom(w.skeleton), "uno scheletro a caso"),
        (Ranked(Rank.MOST_WOUNDED, w.tower), "la torre più ferita"),
        (Ranked(Rank.MOST_WOUNDED, w.tower, number=2), "ciascuna delle due torri più ferite"),
        (Each(w.ally.where(w.neighboring)), "ogni alleato vicino"),
    ],
)
def test_italian_words_agree_with_their_noun(target: Node, line: str) -> None:
    assert said("it", target) == line
