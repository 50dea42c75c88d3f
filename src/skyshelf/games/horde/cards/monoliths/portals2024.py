"""The portals: for each mode two cards with a stage on either side, I and II, III and IV.
The order is that of the stages. MON-COMP-08 MON-CARD-24 MON-SET-18 MON-SET-19
"""

from __future__ import annotations

from skyshelf.effects.abilities import Ability
from skyshelf.effects.numbers import Counted
from skyshelf.effects.run import Run
from skyshelf.effects.select import Chosen
from skyshelf.effects.targets import pick
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.destroy import Destruction, doom
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w


def _calls(number: int) -> Ability:
    return w.destroyed(w.reinforce(number), w.call_outsider())  # MON-PRT-04 MON-OUT-17


_BENEFIT = w.choose(w.rebuild(2), w.heal(1, w.castle))
_ENDURES = w.instead(w.Instead(w.this, (_BENEFIT,)))  # MON-PRT-10
_REWARDS = w.destroyed(w.draw(1), w.rebuild(4))  # MON-PRT-09
_REWARDS_EACH = w.destroyed(w.each_player(w.draw(1), w.rebuild(4)))
_HEALTH_IT_HAD = Counted("health-it-had")
_SACRIFICE = w.action(w.hook("horde-portals2024-sacrifice"), w.reinforce(_HEALTH_IT_HAD))  # MON-PRT-05
_CALL_MORE = w.action(w.summon(1), cost=(w.guerrilla(1), w.guerrilla(1), w.guerrilla(1)))

# A card for each mode and stage, none for a difficulty. MON-CARD-18 MON-CARD-19 MON-CARD-20 MON-PRT-08
SOLO = (
    card.portal("MON-POR-S1", "solo_stage_1", 1, (1, 2, 0, 1), mana=4, health=6).says(_calls(2)),
    card.portal("MON-POR-S2", "solo_stage_2", 2, (2, 1, 1, 1), mana=6, health=8).says(_REWARDS),
    card.portal("MON-POR-S3", "solo_stage_3", 3, (2, 1, 2, 1), mana=6, health=8).says(
        w.destroyed(w.draw(1), w.heal(2, w.castle))
    ),
    card.portal("MON-POR-S4", "solo_stage_4", 4, (0, 1, 0, 1), mana=3, health=1).says(_ENDURES),
)
COOPERATIVE = (
    card.portal("MON-POR-C1", "cooperative_stage_1", 1, (1, 3, 1, 1), mana=3, health=8).says(_calls(4)),
    card.portal("MON-POR-C2", "cooperative_stage_2", 2, (3, 2, 3, 2), mana=4, health=10).says(_REWARDS_EACH),
    card.portal("MON-POR-C3", "cooperative_stage_3", 3, (3, 3, 2, 3), mana=4, health=10).says(
        w.destroyed(w.each_player(w.draw(1), w.heal(1, w.castle)))
    ),
    card.portal("MON-POR-C4", "cooperative_stage_4", 4, (1, 1, 0, 1), mana=2, health=1).says(_ENDURES),
)
COMPETITIVE_FOR_2 = (
    card.portal("MON-POR-V21", "competitive_2_stage_1", 1, (1, 1, 0, 1), mana=4, health=6).says(
        _calls(2), _SACRIFICE
    ),
    card.portal("MON-POR-V22", "competitive_2_stage_2", 2, (2, 1, 1, 1), mana=6, health=8).says(
        _REWARDS_EACH, _SACRIFICE
    ),
    card.portal("MON-POR-V23", "competitive_2_stage_3", 3, (2, 1, 2, 1), mana=6, health=8).says(
        w.destroyed(w.each_player(w.draw(1), w.heal(2, w.castle)))
    ),
    card.portal("MON-POR-V24", "competitive_2_stage_4", 4, (0, 1, 0, 1), mana=3, health=1).says(
        w.instead(w.Instead(w.this, (w.each_player(_BENEFIT),)))
    ),
)
COMPETITIVE_FOR_3 = (
    card.portal("MON-POR-V31", "competitive_3_stage_1", 1, (1, 2, 0, 1), mana=3, health=8).says(
        _calls(4), _CALL_MORE
    ),
    card.portal("MON-POR-V32", "competitive_3_stage_2", 2, (2, 1, 2, 1), mana=4, health=10).says(
        _REWARDS_EACH, _CALL_MORE
    ),
    card.portal("MON-POR-V33", "competitive_3_stage_3", 3, (2, 2, 2, 1), mana=4, health=10).says(
        w.destroyed(w.each_player(w.draw(1), w.heal(1, w.castle)))
    ),
    card.portal("MON-POR-V34", "competitive_3_stage_4", 4, (1, 1, 0, 1), mana=2, health=1).says(
        w.instead(w.Instead(w.this, (w.each_player(_BENEFIT),)))
    ),
)

CARDS = SOLO + COOPERATIVE + COMPETITIVE_FOR_2 + COMPETITIVE_FOR_3


@LANGUAGE.hook("horde-portals2024-sacrifice")
def _sacrifice(s: Horde, run: Run) -> None:
    """A monster is destroyed; what counts is the health it had just before."""
    targets = pick(s, run, Chosen(w.monster))
    if targets is None:
        return
    number = sum(max(0, health_of(s, unit)) for unit in targets)
    run.next(s, it=targets, count=number, done=bool(targets))
    for unit in targets:
        doom(s, unit, run.scope.source)
        s.push(Destruction(unit))
