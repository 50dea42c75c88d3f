"""Copying the abilities of a monster. MON-NUP-09"""

from __future__ import annotations

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import pick
from skyshelf.games.horde.abilities.index import abilities_at, is_stripped
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import LASTING, Grant, Horde
from skyshelf.games.horde.words.keywords import CopyAbilities
from skyshelf.games.horde.words.names import Moment


def given_by_attachments(s: Horde, monster: int) -> tuple[Grant, ...]:
    """The abilities that a monster has from what is attached to it, as an ally has them."""
    attached = [s.units[unit].card for unit in s.units[monster].attachments]
    return tuple((card, ability, LASTING) for card in attached for ability in CARDS[card].mirrored)


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
    one = s.edit(source)
    one.model = model
    one.grants = (*one.grants, *given_by_attachments(s, targets[0]))
    s.changed()
    s.emit("copied", s.card_code(run.scope.card), card=unit_name(s, source), other=CARD_NAME[model])
    run.next(s, it=targets)
    gained = [ability for card, ability in abilities_at(s, source, Moment.PLAY) if card == model]
    s.push(*[Run(Scope(model, ability, source, run.scope.seat)) for ability in gained])
