"""Taulot Followers (green): dryads that grow, hunters of minions, and a discard pile that comes back."""

from __future__ import annotations

from skyshelf.effects.options import YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.phases.treachery import ResolveTreachery
from skyshelf.games.horde.rules.concealed import HordeMana
from skyshelf.games.horde.rules.place import put_away
from skyshelf.games.horde.rules.summon import ResolveCard
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, Rarity, Subtype, Zone

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
DRYAD, TRIBESMEN = Subtype.DRYAD, Subtype.TRIBESMEN

FALLEN_TRIBESMEN = w.CardsIn(w.discard_pile.of(w.ally.where(w.of_subtype(TRIBESMEN))))

CARDS = (
    card.ally("HRD-TAU-01", "clearing_dryad", DRYAD, BASE, cost=3, attack=3, health=4).says(
        w.exhaust_to(
            w.shift_one(w.health, w.attack, off=w.an(w.ally), to=w.an(w.ally.where(w.another))), reaction=True
        ),
    ),
    card.ally("HRD-TAU-02", "underwood_dryad", DRYAD, BASE, cost=2, attack=1, health=2).says(
        w.play(w.mutaform(2, w.this)),
    ),
    card.ally("HRD-TAU-03", "stalker_pack", TRIBESMEN, BASE, cost=3, attack=2, health=2).says(
        w.fight(w.guerrilla(1)),
    ),
    card.ally("HRD-TAU-04", "canopy_hunters", TRIBESMEN, BASE, cost=2, attack=1, health=1).says(
        w.destroyed(w.guerrilla(2)),
    ),
    card.spell("HRD-TAU-05", "sacrifice", BASE, cost=0).says(
        w.play(
            w.attempt(
                w.remove_any(w.attack, w.health, off=w.an(w.ally)),
                then=w.boost(
                    w.an(w.monster),
                    attack=w.per(w.REMOVED_THIS_WAY, -1),
                    health=w.per(w.REMOVED_THIS_WAY, -1),
                ),
            ),
            reaction=True,
        ),
    ),
    card.spell("HRD-TAU-06", "death_grasp", BASE, cost=2).says(
        w.play(w.boost(w.an(w.front_monster), attack=-2, health=-2), reaction=True),
    ),
    card.ally("HRD-TAU-07", "bush_dryad", DRYAD, RARE, cost=3, attack=2, health=2).says(
        w.play(w.shift_any(w.attack, w.health, off=w.an(w.another_ally), to=w.this)),
        w.after(w.is_destroyed(w.any_card.where(w.neighboring)), w.mutaform(2, w.this)),
    ),
    card.ally("HRD-TAU-08", "tribe_warriors", TRIBESMEN, RARE, cost=4, attack=2, health=3).says(
        w.play(w.boost(w.engaged_monster, attack=-1, health=-1)),
        w.fight(w.guerrilla(1)),
    ),
    card.ally("HRD-TAU-09", "scarifier", TRIBESMEN, RARE, cost=2, attack=1, health=4).says(
        w.play(
            w.may(
                w.destroy(w.an(w.ally)),
                then=w.boost(
                    w.an(w.monster.where(w.non_epic)),
                    attack=w.per(FALLEN_TRIBESMEN, -1),
                    health=w.per(FALLEN_TRIBESMEN, -1),
                ),
            ),
        ),
        w.exhaust_to(
            w.put(2, w.wound, w.this),
            w.fetch(w.discard_pile.of(w.ally.where(w.non_hero, w.of_subtype(TRIBESMEN)))),
        ),
    ),
    card.ally("HRD-TAU-10", "behemoth", DRYAD, RARE, cost=25, attack=3, health=4).says(
        w.costs_less(w.per(w.CardsIn(w.discard_pile))),
        w.play(w.mutaform(5, w.this)),
    ),
    card.tower("HRD-TAU-11", "draining_pillar", RARE, cost=5).says(
        w.play(w.put(2, w.health, w.this)),
        w.after(
            w.revealed(w.horde_card.where(w.non_outsider)),  # an appendage is none: MON-Q-115
            w.attempt(w.hook("horde-taulot_followers-turn-away"), then=w.put(1, w.wound, w.this)),
        ),
    ),
    card.tower("HRD-TAU-12", "stone_pillar", RARE, cost=2).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(
            w.put(1, w.wound, w.this), w.put_both(1, w.wound, 1, w.weaken, w.an(w.monster)), reaction=True
        ),
    ),
    card.tower("HRD-TAU-13", "ritual_pillar", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.put(1, w.wound, w.this), w.fetch_among(3, w.discard_pile)),
    ),
    card.tower("HRD-TAU-14", "guard_pillar", RARE, cost=2).says(
        w.after(w.is_destroyed(w.ally), w.tuck(w.that)),
        # Destroyed first, it would lose the cards to the discard piles.
        w.after(w.cards_beneath(3), w.release(Zone.HAND), w.destroy(w.this)),
    ),
    card.ally("HRD-TAU-15", "flesh_hunter", TRIBESMEN, MYTHIC, cost=5, attack=3, health=1).says(
        w.play(w.when(w.Is(w.engaged_monster, w.non_epic), w.destroy(w.engaged_monster))),
        w.after(w.health_removed(w.minion), w.put(1, w.attack, w.this)),
    ),
    card.ally("HRD-TAU-16", "the_living_jungle", DRYAD, MYTHIC, cost=3, attack=2, health=2).says(
        w.fight(
            w.attempt(
                w.tuck(w.discard_pile.of(w.ally.where(w.of_subtype(DRYAD)))), then=w.mutaform(2, w.this)
            )
        ),
        w.destroyed(w.release(Zone.DISCARD_PILE)),
    ),
    card.spell("HRD-TAU-17", "sinkhole", MYTHIC, cost=2).says(
        w.play(
            w.select(w.an(w.monster)),
            w.forbid(w.all_of(w.it, w.each(w.monster.where(w.neighbor_of(w.it)))), Ban.STRIKE_IN_FIGHT),
            reaction=True,
        ),
    ),
    card.spell("HRD-TAU-18", "twist_allegiance", MYTHIC, cost=3).says(
        w.play(
            w.exchange(w.an(w.front_monster.where(w.non_epic)), w.an(w.monster.where(w.neighbor_of(w.it))))
        ),
    ),
    card.hero("HRD-TAU-19", "cotlic", TRIBESMEN, cost=5, attack=4, health=3).says(
        w.armored(2),
        w.exhaust_to(w.boost(w.this, attack=w.per(FALLEN_TRIBESMEN)), cost=(w.pay(1),)),
    ),
    card.hero("HRD-TAU-20", "tlakali", DRYAD, cost=3, attack=2, health=4).says(
        w.instead(w.Redirect(w.ally, w.an(w.ally.where(w.another)), optional=True)),
        w.exhaust_to(
            w.put(2, w.wound, w.this), w.fetch(w.discard_pile.of(w.ally.where(w.non_hero, w.cost_at_most(3))))
        ),
    ),
    card.hero("HRD-TAU-21", "ixatosk", None, cost=5, attack=3, health=6).says(
        w.has(w.all_of(w.this, w.each(w.any_card.where(w.neighboring))), armor=1),
        w.exhaust_to(
            w.move(w.any_number(w.ally), w.free_lanes), w.may(w.play_from(w.hand.of(w.ally))), reaction=True
        ),
    ),
)


@LANGUAGE.hook("horde-taulot_followers-turn-away")
def _turn_away(s: Horde, run: Run) -> None:
    """A revealed card goes to its discard pile before its mana, its text or its treachery marks count.

    It waits among the arrivals, or a frame is there to resolve it. HRD-Q-81
    """
    card, scope = run.scope.subject, run.scope
    treachery = ResolveTreachery(card)
    to_come = [frame for frame in (treachery, ResolveCard(card)) if frame in s.frames]
    if not s.is_in_play(scope.source) or not (to_come or card in s.arrivals):
        run.next(s, done=False)
    elif not run.picked:
        s.ask(scope.seat, "turn-away", YES_NO, "HRD-TAU-11", unit_name(s, card))
    elif run.picked[0] != YES:
        run.next(s, done=False)
    else:
        run.next(s)
        mine = (scope.card, scope.ability, card)  # another Pillar has nothing left to turn away
        s.waiting = [
            one for one in s.waiting if one.source != card and (one.card, one.ability, one.subject) != mine
        ]
        s.emit("turned-away", "HRD-TAU-11", card=CARD_NAME[s.units[card].card])
        mana = HordeMana(s.units[card].card, card)
        s.frames = [frame for frame in s.frames if frame not in (*to_come, mana)]
        s.arrivals = [unit for unit in s.arrivals if unit != card]
        if treachery not in to_come:  # else it lies on the discard pile already
            put_away(s, card, "HRD-TAU-11")  # no effect, so no "Destroyed:" either: HRD-Q-81
