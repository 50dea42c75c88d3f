### Pesadilla: los nombres de sus cartas, y los pasos que solo ellas tienen.

horde-nightmare-flame_harpy = Arpía de Fuego
horde-nightmare-venom_harpy = Arpía de Veneno
horde-nightmare-lightning_harpy = Arpía del Rayo
horde-nightmare-iron_harpy = Arpía de Hierro
horde-nightmare-quicksilver_golem = Gólem de Azogue
horde-nightmare-graphite_golem = Gólem de Grafito
horde-nightmare-chromium_golem = Gólem de Cromo
horde-nightmare-jungle_chimaera = Quimera de la Jungla
horde-nightmare-mountain_chimaera = Quimera de la Montaña
horde-nightmare-sand_chimaera = Quimera de la Arena
horde-nightmare-juggernaut = Mole Imparable
horde-nightmare-chimaera_queen = Reina Quimera
horde-nightmare-master_of_the_air = Amo del Aire

horde-nightmare-extra-fight = Justo antes de la fase de la alianza hay una fase de combate adicional, solo en las calles donde un monstruo está trabado.
    .then = justo antes de la fase de la alianza hay una fase de combate adicional, solo en las calles donde un monstruo está trabado
    .may = tener justo antes de la fase de la alianza una fase de combate adicional, solo en las calles donde un monstruo está trabado
