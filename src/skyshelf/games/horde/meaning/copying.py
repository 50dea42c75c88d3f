"""Copying the abilities of a monster. MON-NUP-09"""

from __future__ import annotations

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import pick
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.index import abilities_at, is_stripped
from skyshelf.games.horde.options import unit_name
from skyshelf.games.horde.state import Horde
from skyshelf.games.horde.words.keywords import CopyAbilities
from skyshelf.games.horde.words.names import Moment


@LANGUAGE.does(CopyAbilities)
def _copy_abilities(s: Horde, run: Run, op: CopyAbilities) -> None:
    """They last as long as the card is in play; what a monster has lost cannot be copied."""
    targets = pick(s, run, op.of)
    if targets is None:
        return
    source = run.scope.source
    if not targets or not s.is_in_play(source) or is_stripped(s, targets[0]):
        run.next(s, it=targets, done=False)
        return
    model = s.units[targets[0]].card
    s.edit(source).model = model
    s.changed()
    s.emit("copied", s.card_code(run.scope.card), card=unit_name(s, source), other=CARD_NAME[model])
    run.next(s, it=targets)
    gained = [ability for card, ability in abilities_at(s, source, Moment.PLAY) if card == model]
    s.push(*[Run(Scope(model, ability, source, run.scope.seat)) for ability in gained])
