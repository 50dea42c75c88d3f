"""The castles with their abilities, one each; their deck-building backs are in `deckbuilding/backs.py`."""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Subtype

WEAPON = w.attachment.where(w.of_subtype(Subtype.WEAPON), w.cost_at_most(1))
ONE_MANA = (w.pay(1),)  # HRD-CST-04 HRD-COST-03 HRD-Q-46

CARDS = (  # HRD-COMP-01 HRD-CST-02
    card.castle("HRD-CAS-01", "the_frostbite_stronghold").says(
        w.exhaust_to(w.exchange(w.weakest(w.ally), w.monster_engaged_with(w.it)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-02", "the_gaping_maw").says(
        w.exhaust_to(w.choose(w.heal(2, w.castle), w.heal(1, w.an(w.ally)), w.draw(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-03", "the_leviathans_temple").says(
        w.exhaust_to(w.choose(w.draw(1), w.guerrilla(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-04", "the_living_rampart").says(
        w.exhaust_to(w.mutaform(1, w.an(w.ally)), cost=ONE_MANA, reaction=True),
    ),
    card.castle("HRD-CAS-05", "the_scythe_sanctuary").says(
        w.exhaust_to(
            w.fetch(w.any_discard_pile.of(WEAPON)), cost=(w.pay(1), w.put(1, w.wound, w.an(w.ally)))
        ),
    ),
    card.castle("HRD-CAS-06", "the_wind_burner").says(
        w.exhaust_to(w.choose(w.draw(1), w.assault(1)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-07", "the_cloud_gate").says(
        w.exhaust_to(w.choose(w.draw(1), w.rebuild(2)), cost=ONE_MANA),
    ),
    card.castle("HRD-CAS-08", "the_executioners_den").says(
        w.exhaust_to(w.boost(w.an(w.ally), attack=1), w.boost(w.an(w.another_ally), armor=1), cost=ONE_MANA),
    ),
)
