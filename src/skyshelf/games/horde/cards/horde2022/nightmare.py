"""Nightmare (Utsesh expansion): harpies that choose whom they face, golems and chimaeras that punish every wound."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.phases.fight import FightPhase
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rarity, Side

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

_STINGS = w.treachery(w.deal(1, w.ally_engaged_with(w.it), by=w.boosted))
_DEVOURS = w.after(w.damages(w.this, w.ally), w.destroy(w.that_ally))

CARDS = (
    card.monster("HRD-NIG-01", "flame_harpy", BASE, 2, "II", "Rz", attack=2, health=3).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.cost_at_least(3)))),
        w.treachery(w.when(w.Is(w.boosted, w.is_engaged), w.move(w.boosted, w.rightmost_free_lane))),
    ),
    card.monster("HRD-NIG-02", "venom_harpy", BASE, 2, "II", "Rz", attack=1, health=3).says(
        w.destroyed(w.destroy(w.engaged_ally)),
        _STINGS,
    ),
    card.monster("HRD-NIG-03", "lightning_harpy", BASE, 1, "II", "Lz", attack=2, health=2).says(
        w.fight(w.deal(1, w.engaged_ally)),
        _STINGS,
    ),
    card.monster("HRD-NIG-04", "iron_harpy", BASE, 2, "II", "L1", attack=3, health=2).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.cost_at_most(2)))),
    ),
    card.monster("HRD-NIG-05", "quicksilver_golem", RARE, 2, "I", "Lz", attack=3, health=3).says(
        w.has(w.all_of(w.this, w.each(w.any_card.where(w.neighboring))), armor=1),
        w.treachery(w.put(1, w.health, w.boosted)),
    ),
    card.monster("HRD-NIG-06", "graphite_golem", RARE, 2, "I", "L1", attack=2, health=4).says(
        w.after(w.gains_wounds(w.this), w.deal(1, w.an(w.ally.where(w.within(1)))), even_if_destroyed=True),
        w.armored(1),
    ),
    card.monster("HRD-NIG-07", "chromium_golem", RARE, 2, "I", "L1", attack=1, health=10).says(
        w.instead(w.Redirect(w.any_card.where(w.neighboring), w.this, as_wounds=True)),
    ),
    card.monster("HRD-NIG-08", "jungle_chimaera", RARE, 2, "I", "Rz", attack=2, health=3).says(
        _DEVOURS,
        w.treachery(w.grant(w.boosted, w.ability(_DEVOURS))),
    ),
    card.monster("HRD-NIG-09", "mountain_chimaera", RARE, 1, "I", "R1", attack=2, health=4).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.cost_at_least(4)))),
        w.play(w.when(w.Is(w.engaged_ally, w.cost_at_most(3)), w.move_back(w.engaged_ally))),
    ),
    card.monster("HRD-NIG-10", "sand_chimaera", RARE, 2, "I", "R1", attack=2, health=3).says(
        w.play(w.deal(1, w.each(w.ally.where(w.within(1))))),
        w.fight(w.put(1, w.weaken, w.engaged_ally)),
    ),
    card.monster("HRD-NIG-11", "juggernaut", MYTHIC, 1, "+1", "R2", attack=3, health=5).says(
        w.after(w.destroys(w.this, w.ally), w.put(1, w.attack, w.this)),
        w.trample,
    ),
    card.monster("HRD-NIG-12", "chimaera_queen", MYTHIC, 1, "+2", "L2", attack=4, health=4).says(
        w.after(
            w.strikes(w.this, w.ally),
            w.exchange(w.this, w.an(w.another_ally.where(w.within(2)))),
            not_by_itself=True,
        ),
        w.barrier,
    ),
    card.monster("HRD-NIG-13", "master_of_the_air", MYTHIC, 1, "+2", "L3", attack=5, health=6).says(
        w.has(w.this, w.cannot_engage(w.ally.where(w.cost_at_most(3)))),
        w.play(w.hook("horde-nightmare-extra-fight")),
    ),
)


@LANGUAGE.hook("horde-nightmare-extra-fight")
def _extra_fight(s: Horde, run: Run) -> None:
    """Once the alliance phase of a turn has come there is no moment right before it any more. HRD-Q-99

    Copied by an ally it is about the next horde phase. MON-Q-88
    """
    if run.scope.source != NO_UNIT and s.units[run.scope.source].side == Side.ALLIANCE:
        at = next(at for at, frame in enumerate(s.frames) if isinstance(frame, Turn))
        turn = s.frames[at]
        assert isinstance(turn, Turn)
        s.frames[at] = FightBetweenTurns(
            turn.at, turn.fights + 1 if isinstance(turn, FightBetweenTurns) else 1
        )
        run.next(s)
        return
    coming = s.edition.phase_names.index("alliance")
    waits = [at for at, frame in enumerate(s.frames) if isinstance(frame, Turn) and frame.at == coming]
    for at in waits:
        s.frames.insert(at + 1, ExtraFight())
    run.next(s, done=bool(waits))


@dataclass(slots=True)
class FightBetweenTurns(Turn):
    """A turn after which there are extra fight phases."""

    fights: int = 1

    def after(self, at: int) -> Turn:
        return FightBetweenTurns(at, self.fights)

    def close(self, s: Horde) -> None:
        s.push(*[ExtraFight() for _ in range(self.fights)])


@dataclass(slots=True)
class ExtraFight(Frame):
    """Waits until the horde phase is over. HRD-NIG-13"""

    def step(self, s: Horde) -> None:
        s.phase = s.edition.phase_names.index("fight")
        s.emit("extra-fight", "HRD-NIG-13")
        s.frames[-1] = FightPhase(only_engaged=True)
