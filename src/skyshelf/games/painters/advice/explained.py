"""The printed words that a question is about: tokens that lie on no table are known by them alone."""

from __future__ import annotations

from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.games.painters.components.halos import HALO_NAME, Halo
from skyshelf.games.painters.table.options import TakeHalo


def words_for(decision: Decision) -> Phrase | None:
    if decision.kind != "keep-halo":  # those of the board show what they do
        return None
    drawn = [_said(option.halo) for option in decision.options if isinstance(option, TakeHalo)]
    if len(drawn) == 1:
        return drawn[0]
    return Phrase("painters-tokens-said", {"first": drawn[0], "second": drawn[1]})


def _said(halo: int) -> Phrase:
    text = Phrase(f"painters-halo-{Halo(halo).name.lower()}-text")
    return Phrase("painters-token-said", {"halo": HALO_NAME[halo], "text": text})
