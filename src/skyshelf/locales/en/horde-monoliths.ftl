### Monoliths: the names of its cards.

horde-monoliths-firebreather = Firebreather
horde-monoliths-stonetrampler = Stonetrampler
horde-monoliths-frost_trench = Frost Trench
horde-monoliths-stone_bombs = Stone Bombs
    .plural = yes
horde-monoliths-gale_strike = Gale Strike
horde-monoliths-howling_monolith = Howling Monolith
horde-monoliths-unburied_monolith = Unburied Monolith
horde-monoliths-plated_monolith = Plated Monolith
horde-monoliths-whirling_monolith = Whirling Monolith
horde-monoliths-monolith_of_temrup = Monolith of Temrup
horde-monoliths-for_the_horde = For the Horde!
