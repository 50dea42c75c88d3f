"""Undead: revenants, shades and oni; what falls comes back as Skeletons."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    CountOf,
    Is,
    PreventHalf,
    Rarity,
    ThereIs,
    Who,
    ability,
    after,
    ally,
    an,
    any_card,
    armored,
    attach,
    barrier,
    bearer,
    becomes_engaged,
    boost,
    boosted,
    castle,
    damages,
    deal,
    destroyed,
    discard_cards,
    each,
    engaged_ally,
    fight,
    front_monster,
    has,
    health,
    instead,
    is_destroyed,
    is_engaged,
    lane,
    minion,
    most_wounded,
    move,
    neighboring,
    neighboring_monster,
    onikai,
    per,
    pillage,
    play,
    put,
    ratamil,
    rightmost_free_lane,
    skeleton,
    strongest,
    summon_token,
    this,
    treachery,
    when,
    within,
    wounded,
    zephylite,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC

_AN_ALLY_IS_WOUNDED = ThereIs(ally.where(wounded))
_GROWS_BY_DEATH = after(is_destroyed(neighboring_monster), put(1, health, this))

CARDS = (
    card.monster("HRD-UND-01", "revenant_cavalry", BASE, 2, "II", "R1", attack=2, health=1).says(
        play(boost(this, attack=2)),
        destroyed(summon_token(1, skeleton)),
    ),
    card.monster("HRD-UND-02", "revenant_marksmen", BASE, 2, "II", "Rz", attack=1, health=1).says(
        destroyed(summon_token(2, skeleton)),
        treachery(summon_token(1, skeleton)),
    ),
    card.monster("HRD-UND-03", "revenant_archers", BASE, 1, "II", "L1", attack=1, health=1).says(
        play(when(_AN_ALLY_IS_WOUNDED, deal(1, most_wounded(ally)), otherwise=deal(3, castle))),
        destroyed(summon_token(1, skeleton)),
    ),
    card.horde_spell("HRD-UND-04", "snipers", BASE, 2, "II", "Lz").says(
        play(
            put(2, health, onikai),
            when(_AN_ALLY_IS_WOUNDED, deal(2, most_wounded(ally)), otherwise=deal(3, castle)),
        ),
        treachery(deal(1, an(ally))),
    ),
    card.monster("HRD-UND-05", "oni_champion", RARE, 2, "I", "R1", attack=2, health=2).says(
        after(damages(this, castle), pillage(2)),
        armored(2),
    ),
    card.monster("HRD-UND-06", "oni_horde", RARE, 2, "I", "L1", attack=2, health=3).says(
        has(this, attack=per(CountOf(any_card.where(neighboring)))),
        armored(1),
    ),
    card.monster("HRD-UND-07", "shade_coven", RARE, 2, "I", "L1", attack=3, health=2).says(
        _GROWS_BY_DEATH,
        instead(PreventHalf(this)),
    ),
    card.monster("HRD-UND-08", "shade_hounds", RARE, 2, "I", "Lz", attack=4, health=4).says(
        fight(when(Is(this, is_engaged), move(this, lane(6)))),
        treachery(when(Is(boosted, is_engaged), move(boosted, rightmost_free_lane))),
    ),
    card.horde_attachment("HRD-UND-09", "suppression_fire", RARE, 2, "I", "R1").says(
        play(
            put(2, health, ratamil),
            put(1, health, zephylite),
            summon_token(1, skeleton),
            attach(strongest(minion)),
        ),
        has(bearer, ability(fight(deal(2, engaged_ally)))),
    ),
    card.monster("HRD-UND-10", "shade_hunter", RARE, 1, "+1", "R1", attack=4, health=2).says(
        _GROWS_BY_DEATH,
        barrier,
    ),
    card.monster("HRD-UND-11", "the_betrayed", MYTHIC, 1, "+1", "R2", attack=1, health=1).says(
        has(each(skeleton), attack=1),
        play(move(this, rightmost_free_lane), summon_token(3, skeleton)),
    ),
    card.monster("HRD-UND-12", "shade_havocs", MYTHIC, 1, "+2", "L2", attack=4, health=5).says(
        after(becomes_engaged(this, ally), discard_cards(1, Who.ANY)),
        fight(pillage(per(CountOf(front_monster)))),
    ),
    card.monster("HRD-UND-13", "the_fallen_kami", MYTHIC, 1, "+2", "L3", attack=3, health=4).says(
        fight(deal(2, each(ally.where(within(1))))),
        barrier,
    ),
)
