### Nightmare: the names of its cards, and the steps that only they have.

horde-nightmare-flame_harpy = Flame Harpy
horde-nightmare-venom_harpy = Venom Harpy
horde-nightmare-lightning_harpy = Lightning Harpy
horde-nightmare-iron_harpy = Iron Harpy
horde-nightmare-quicksilver_golem = Quicksilver Golem
horde-nightmare-graphite_golem = Graphite Golem
horde-nightmare-chromium_golem = Chromium Golem
horde-nightmare-jungle_chimaera = Jungle Chimaera
horde-nightmare-mountain_chimaera = Mountain Chimaera
horde-nightmare-sand_chimaera = Sand Chimaera
horde-nightmare-juggernaut = Juggernaut
horde-nightmare-chimaera_queen = Chimaera Queen
horde-nightmare-master_of_the_air = Master of the Air

horde-nightmare-extra-fight = Right before the alliance phase there is an extra fight phase, only in lanes where a monster is engaged.
    .may = have an extra fight phase right before the alliance phase, only in lanes where a monster is engaged
