"""Undead: revenants, shades and oni; what falls comes back as Skeletons."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Rarity, Who

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

_AN_ALLY_IS_WOUNDED = w.ThereIs(w.ally.where(w.wounded))
_GROWS_BY_DEATH = w.after(w.is_destroyed(w.any_card.where(w.neighboring)), w.put(1, w.health, w.this))

CARDS = (
    card.monster("HRD-UND-01", "revenant_cavalry", BASE, 2, "II", "R1", attack=2, health=1).says(
        w.play(w.boost(w.this, attack=2)),
        w.destroyed(w.summon_token(1, w.skeleton)),
    ),
    card.monster("HRD-UND-02", "revenant_marksmen", BASE, 2, "II", "Rz", attack=1, health=1).says(
        w.destroyed(w.summon_token(2, w.skeleton)),
        w.treachery(w.summon_token(1, w.skeleton)),
    ),
    card.monster("HRD-UND-03", "revenant_archers", BASE, 1, "II", "L1", attack=1, health=1).says(
        w.play(w.when(_AN_ALLY_IS_WOUNDED, w.deal(1, w.most_wounded(w.ally)), otherwise=w.deal(3, w.castle))),
        w.destroyed(w.summon_token(1, w.skeleton)),
    ),
    card.horde_spell("HRD-UND-04", "snipers", BASE, 2, "II", "Lz").says(
        w.play(
            w.put(2, w.health, w.onikai),
            w.when(_AN_ALLY_IS_WOUNDED, w.deal(2, w.most_wounded(w.ally)), otherwise=w.deal(3, w.castle)),
        ),
        w.treachery(w.deal(1, w.an(w.ally))),
    ),
    card.monster("HRD-UND-05", "oni_champion", RARE, 2, "I", "R1", attack=2, health=2).says(
        w.after(w.damages(w.this, w.castle), w.pillage(2)),
        w.armored(2),
    ),
    card.monster("HRD-UND-06", "oni_horde", RARE, 2, "I", "L1", attack=2, health=3).says(
        w.has(w.this, attack=w.per(w.CountOf(w.any_card.where(w.neighboring)))),
        w.armored(1),
    ),
    card.monster("HRD-UND-07", "shade_coven", RARE, 2, "I", "L1", attack=3, health=2).says(
        _GROWS_BY_DEATH,
        w.instead(w.PreventHalf(w.this)),
    ),
    card.monster("HRD-UND-08", "shade_hounds", RARE, 2, "I", "Lz", attack=4, health=4).says(
        w.fight(w.when(w.Is(w.this, w.is_engaged), w.move(w.this, w.lane(6)))),  # HRD-Q-100
        w.treachery(w.when(w.Is(w.boosted, w.is_engaged), w.move(w.boosted, w.rightmost_free_lane))),
    ),
    card.horde_attachment("HRD-UND-09", "suppression_fire", RARE, 2, "I", "R1").says(
        w.play(
            w.put(2, w.health, w.ratamil),
            w.put(1, w.health, w.zephylite),
            w.summon_token(1, w.skeleton),
            w.attach(w.strongest(w.minion)),
        ),
        w.has(w.bearer, w.ability(w.fight(w.deal(2, w.engaged_ally)))),
    ),
    card.monster("HRD-UND-10", "shade_hunter", RARE, 1, "+1", "R1", attack=4, health=2).says(
        _GROWS_BY_DEATH,
        w.barrier,
    ),
    card.monster("HRD-UND-11", "the_betrayed", MYTHIC, 1, "+1", "R2", attack=1, health=1).says(
        w.has(w.each(w.skeleton), attack=1),
        w.play(w.move(w.this, w.rightmost_free_lane), w.summon_token(3, w.skeleton)),
    ),
    card.monster("HRD-UND-12", "shade_havocs", MYTHIC, 1, "+2", "L2", attack=4, health=5).says(
        w.after(w.becomes_engaged(w.this, w.ally), w.discard_cards(1, Who.ANY)),
        w.fight(w.pillage(w.per(w.CountOf(w.front_monster)))),
    ),
    card.monster("HRD-UND-13", "the_fallen_kami", MYTHIC, 1, "+2", "L3", attack=3, health=4).says(
        w.fight(w.deal(2, w.each(w.ally.where(w.within(1))))),
        w.barrier,
    ),
)
