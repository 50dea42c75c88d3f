### Incubo: i nomi delle carte e i passi che solo loro hanno.

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

horde-nightmare-extra-fight = Subito prima della fase Alleanza c'è una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato.
    .then = subito prima della fase Alleanza c'è una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato
    .may = far svolgere subito prima della fase Alleanza una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato
