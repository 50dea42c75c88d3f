"""Nightmare (Utsesh expansion): harpies that choose whom they face, golems and chimaeras that punish every wound."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.phases.fight import FightPhase
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    Is,
    Rarity,
    Redirect,
    ability,
    after,
    all_of,
    ally,
    ally_engaged_with,
    an,
    another_ally,
    any_card,
    armored,
    attack,
    barrier,
    boosted,
    cannot_engage,
    cost_at_least,
    cost_at_most,
    damages,
    deal,
    destroy,
    destroyed,
    destroys,
    each,
    engaged_ally,
    exchange,
    fight,
    gains_wounds,
    grant,
    has,
    health,
    hook,
    instead,
    is_engaged,
    it,
    move,
    move_back,
    neighboring,
    play,
    put,
    rightmost_free_lane,
    strikes,
    that_ally,
    this,
    trample,
    treachery,
    weaken,
    when,
    within,
)
from skyshelf.games.horde.words.names import Side

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

_STINGS = treachery(deal(1, ally_engaged_with(it), by=boosted))
_DEVOURS = after(damages(this, ally), destroy(that_ally))

CARDS = (
    card.monster("HRD-NIG-01", "flame_harpy", BASE, 2, "II", "Rz", attack=2, health=3).says(
        has(this, cannot_engage(ally.where(cost_at_least(3)))),
        treachery(when(Is(boosted, is_engaged), move(boosted, rightmost_free_lane))),
    ),
    card.monster("HRD-NIG-02", "venom_harpy", BASE, 2, "II", "Rz", attack=1, health=3).says(
        destroyed(destroy(engaged_ally)),
        _STINGS,
    ),
    card.monster("HRD-NIG-03", "lightning_harpy", BASE, 1, "II", "Lz", attack=2, health=2).says(
        fight(deal(1, engaged_ally)),
        _STINGS,
    ),
    card.monster("HRD-NIG-04", "iron_harpy", BASE, 2, "II", "L1", attack=3, health=2).says(
        has(this, cannot_engage(ally.where(cost_at_most(2)))),
    ),
    card.monster("HRD-NIG-05", "quicksilver_golem", RARE, 2, "I", "Lz", attack=3, health=3).says(
        has(all_of(this, each(any_card.where(neighboring))), armor=1),
        treachery(put(1, health, boosted)),
    ),
    card.monster("HRD-NIG-06", "graphite_golem", RARE, 2, "I", "L1", attack=2, health=4).says(
        after(gains_wounds(this), deal(1, an(ally.where(within(1)))), even_if_destroyed=True),
        armored(1),
    ),
    card.monster("HRD-NIG-07", "chromium_golem", RARE, 2, "I", "L1", attack=1, health=10).says(
        instead(Redirect(any_card.where(neighboring), this, as_wounds=True)),
    ),
    card.monster("HRD-NIG-08", "jungle_chimaera", RARE, 2, "I", "Rz", attack=2, health=3).says(
        _DEVOURS,
        treachery(grant(boosted, ability(_DEVOURS))),
    ),
    card.monster("HRD-NIG-09", "mountain_chimaera", RARE, 1, "I", "R1", attack=2, health=4).says(
        has(this, cannot_engage(ally.where(cost_at_least(4)))),
        play(when(Is(engaged_ally, cost_at_most(3)), move_back(engaged_ally))),
    ),
    card.monster("HRD-NIG-10", "sand_chimaera", RARE, 2, "I", "R1", attack=2, health=3).says(
        play(deal(1, each(ally.where(within(1))))),
        fight(put(1, weaken, engaged_ally)),
    ),
    card.monster("HRD-NIG-11", "juggernaut", MYTHIC, 1, "+1", "R2", attack=3, health=5).says(
        after(destroys(this, ally), put(1, attack, this)),
        trample,
    ),
    card.monster("HRD-NIG-12", "chimaera_queen", MYTHIC, 1, "+2", "L2", attack=4, health=4).says(
        after(strikes(this, ally), exchange(this, an(another_ally.where(within(2)))), not_by_itself=True),
        barrier,
    ),
    card.monster("HRD-NIG-13", "master_of_the_air", MYTHIC, 1, "+2", "L3", attack=5, health=6).says(
        has(this, cannot_engage(ally.where(cost_at_most(3)))),
        play(hook("horde-nightmare-extra-fight")),
    ),
)


@LANGUAGE.hook("horde-nightmare-extra-fight")
def _extra_fight(s: Horde, run: Run) -> None:
    """Once the alliance phase of a turn has come there is no moment right before it any more.

    Copied by an ally it is about the next horde phase. MON-Q-88
    """
    if run.scope.source >= 0 and s.units[run.scope.source].side == Side.ALLIANCE:
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
