"""What a text cannot carry out is left out, and the log says so: nothing is lost in silence. SKY-EFX-01"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.unit import UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import HeroCard
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.table.options import unit_name
from skyshelf.games.skytear.table.state import Skytear


def leave_out(s: Skytear, run: Run, part: str, rule: str) -> None:
    """A part of a card or of a skill comes to nothing."""
    s.emit("left-out", rule, what=_text_name(run), part=part)


def _text_name(run: Run) -> Phrase:
    card = CARDS[run.scope.card]
    return card.skill_of(run.scope.ability).name if isinstance(card, HeroCard) else card.name


def stay(s: Skytear, unit: UnitId) -> None:
    """An enemy effect would move a hero whose own skill keeps it where it is."""
    s.emit("stays", CARDS[s.heroes[unit].card].slug, unit=unit_name(s, unit))
