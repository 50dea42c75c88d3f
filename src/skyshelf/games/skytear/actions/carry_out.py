"""An action resolves. SKY-STK-20"""

from __future__ import annotations

from skyshelf.engine.phrase import WHO
from skyshelf.games.skytear.actions.attack import Attacking
from skyshelf.games.skytear.actions.lead import Leading
from skyshelf.games.skytear.actions.move import Moving
from skyshelf.games.skytear.actions.skirmish import Skirmishing
from skyshelf.games.skytear.actions.worship import worship
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.table.state import Effect, Skytear
from skyshelf.games.skytear.vocabulary.names import Action


def carry_out(s: Skytear, effect: Effect) -> None:
    """The Action Point is gone even if nothing comes of it. SKY-TGT-12 SKY-Q-44"""
    hero = effect.hero
    if s.heroes[hero].hex < 0:  # SKY-Q-49
        _ignore(s, effect)
        return
    match effect.action:
        case Action.MOVE:
            s.push(Moving(hero, effect.seat))
        case Action.LEAD:
            s.push(Leading(hero, effect.seat))
        case Action.ATTACK:
            # Out of range or sight by now: SKY-ATK-08 SKY-ATK-09 SKY-COV-11 SKY-TGT-14
            legal = attack_targets(s, hero, effect.seat, hero_card(s.heroes[hero].card).reach)
            if effect.targets[0] in legal:
                s.push(Attacking(hero, effect.seat, effect.targets[0]))
            else:
                _ignore(s, effect)
        case Action.SKIRMISH:
            s.push(Skirmishing(hero, effect.seat))
        case Action.WORSHIP:
            if not worship(s, effect):
                _ignore(s, effect)


def _ignore(s: Skytear, effect: Effect) -> None:
    s.emit("ignored", "SKY-TGT-11", who=WHO[effect.seat], what=effect.name)
