"""Declaring an action: what it needs, and its targets. SKY-STK-02 SKY-STK-14 SKY-Q-163"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId, bits
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.rules.ground import empty_hexes
from skyshelf.games.skytear.rules.onto_stack import put_on_stack
from skyshelf.games.skytear.rules.sight import seen_of
from skyshelf.games.skytear.rules.triggers import happen
from skyshelf.games.skytear.table.options import PickHex, PickUnit, hex_pick, unit_pick
from skyshelf.games.skytear.table.state import Effect, Skytear
from skyshelf.games.skytear.vocabulary.names import Action, Condition, Faction, Happening

_ACTIONS = tuple(Action)
_ATTACK, _WORSHIP = Action.ATTACK, Action.WORSHIP


def unused_actions(s: Skytear) -> list[Action]:
    """Each once in an activation, for one Action Point; Frenzy allows a second Attack."""
    if s.points == 0:  # SKY-ACT-08
        return []
    found = [action for action in _ACTIONS if not s.taken >> action & 1]  # SKY-ACT-10 SKY-ACT-14 SKY-Q-152
    # Frenzy may come after the first Attack. SKY-ACT-11 SKY-COND-08 SKY-COND-09 SKY-Q-83 SKY-Q-84
    if s.attacks == 1 and s.has_condition(s.active, Condition.FRENZY):
        found.append(Action.ATTACK)
    return found


def can_declare(s: Skytear, hero: UnitId, seat: Seat, action: Action) -> bool:
    """Without a legal target it cannot be declared; a Skirmish has none."""
    if s.heroes[hero].hex < 0:
        return False
    if action == _ATTACK:
        return bool(attack_targets(s, hero, seat, hero_card(s.heroes[hero].card).reach))  # SKY-ATK-15
    if action == _WORSHIP:
        if not s.mode.has_worship:
            return False
        match hero_card(s.heroes[hero].card).faction:
            case Faction.KURUMO:
                return bool(worship_targets(s, hero))  # SKY-TGT-05
            case Faction.TAULOT:
                return bool(pillar_hexes(s, hero))
    return True  # SKY-SKIR-14 SKY-SKIR-15


def worship_targets(s: Skytear, hero: UnitId) -> list[UnitId]:
    """Enemy heroes in sight and within 3 hexes, Marked or not; in Polish all of them are open to choice."""
    side = s.heroes[hero].side
    enemies = [number for number, other in numbered(s.heroes) if other.side != side and other.hex >= 0]
    if s.edition.worship_reaches_everywhere:  # SKY-Q-171
        return enemies
    return seen_of(s, hero, enemies, side)  # SKY-KUR-01 SKY-KUR-04


def pillar_hexes(s: Skytear, hero: UnitId) -> int:
    """Seen, without miniature and without token; in Polish all such hexes of the battlefield."""
    if s.edition.worship_reaches_everywhere:
        return empty_hexes(s)  # SKY-Q-177
    # The hex of a pillar that is taken off only now is not among them. SKY-Q-91
    return s.field.sight[s.heroes[hero].hex] & empty_hexes(s)  # SKY-TAU-05 SKY-TAU-06 SKY-TAU-07


@dataclass(slots=True)
class Declaring(Frame):
    """The targets of an action are named; then it goes on the Stack. SKY-TGT-01 SKY-Q-86 SKY-Q-87"""

    hero: UnitId
    seat: Seat
    action: int

    def step(self, s: Skytear) -> None:
        action = _ACTIONS[self.action]
        if not can_declare(s, self.hero, self.seat, action):  # a granted one: SKY-Q-85
            s.frames.pop()
            return
        name = action.phrase()
        card = hero_card(s.heroes[self.hero].card)
        if self.action == Action.ATTACK:
            found = attack_targets(s, self.hero, self.seat, card.reach)
            s.ask(self.seat, "attack", [unit_pick(s, one) for one in found], "SKY-ATK-01", name)
        elif self.action == Action.WORSHIP and s.edition.worship_chooses_on_resolution:  # SKY-Q-87
            self._declare(s, (), OFF)
        elif self.action == Action.WORSHIP and card.faction == Faction.KURUMO:
            targets = [unit_pick(s, one) for one in worship_targets(s, self.hero)]
            s.ask(self.seat, "mark", targets, "SKY-KUR-01", name)
        elif self.action == Action.WORSHIP and card.faction == Faction.TAULOT:
            hexes = [hex_pick(s, at) for at in bits(pillar_hexes(s, self.hero))]
            s.ask(self.seat, "pillar", hexes, "SKY-TAU-04", name)
        else:
            self._declare(s, (), OFF)

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, PickHex):
            self._declare(s, (), option.pick)
        else:
            assert isinstance(option, PickUnit)
            self._declare(s, (option.pick,), OFF)

    def _declare(self, s: Skytear, targets: tuple[UnitId, ...], place: HexId) -> None:
        s.frames.pop()
        put_on_stack(s, Effect(self.action, NO_CARD, 0, self.hero, self.seat, targets, place))
        if self.action == Action.ATTACK:
            happen(s, Happening.ATTACK_DECLARED, self.hero, targets[0], 0, s.stack[-1].number)
