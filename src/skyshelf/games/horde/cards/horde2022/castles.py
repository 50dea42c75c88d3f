"""The castles with their abilities, one each; their deck-building backs are in `deckbuilding/backs.py`.

HRD-COMP-01 HRD-CST-02
"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    Subtype,
    ally,
    an,
    another_ally,
    any_discard_pile,
    assault,
    attachment,
    boost,
    castle,
    choose,
    cost_at_most,
    draw,
    exchange,
    exhaust_to,
    fetch,
    guerrilla,
    heal,
    it,
    monster_engaged_with,
    mutaform,
    of_subtype,
    pay,
    put,
    rebuild,
    weakest,
    wound,
)

WEAPON = attachment.where(of_subtype(Subtype.WEAPON), cost_at_most(1))
ONE_MANA = (pay(1),)  # HRD-CST-04 HRD-COST-03 HRD-Q-46

CARDS = (
    card.castle("HRD-CAS-01", "the_frostbite_stronghold").says(
        exhaust_to(exchange(weakest(ally), monster_engaged_with(it)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-02", "the_gaping_maw").says(
        exhaust_to(choose(heal(2, castle), heal(1, an(ally)), draw(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-03", "the_leviathans_temple").says(
        exhaust_to(choose(draw(1), guerrilla(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-04", "the_living_rampart").says(
        exhaust_to(mutaform(1, an(ally)), cost=ONE_MANA, reaction=True),
    ),
    card.castle("HRD-CAS-05", "the_scythe_sanctuary").says(
        exhaust_to(fetch(any_discard_pile.of(WEAPON)), cost=(pay(1), put(1, wound, an(ally)))),
    ),
    card.castle("HRD-CAS-06", "the_wind_burner").says(
        exhaust_to(choose(draw(1), assault(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-07", "the_cloud_gate").says(
        exhaust_to(choose(draw(1), rebuild(2)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-08", "the_executioners_den").says(
        exhaust_to(boost(an(ally), attack=1), boost(an(another_ally), armor=1), cost=ONE_MANA),
    ),
)
