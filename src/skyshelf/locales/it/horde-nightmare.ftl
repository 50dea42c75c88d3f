### Incubo: i nomi delle carte e i passi che solo loro hanno.

horde-nightmare-flame_harpy = Arpia di Fiamma
horde-nightmare-venom_harpy = Arpia Velenosa
horde-nightmare-lightning_harpy = Arpia del Fulmine
horde-nightmare-iron_harpy = Arpia di Ferro
horde-nightmare-quicksilver_golem = Golem di Mercurio
horde-nightmare-graphite_golem = Golem di Grafite
horde-nightmare-chromium_golem = Golem di Cromo
horde-nightmare-jungle_chimaera = Chimera della Giungla
horde-nightmare-mountain_chimaera = Chimera della Montagna
horde-nightmare-sand_chimaera = Chimera della Sabbia
horde-nightmare-juggernaut = Colosso Inarrestabile
horde-nightmare-chimaera_queen = Regina delle Chimere
horde-nightmare-master_of_the_air = Padrone dell'Aria

horde-nightmare-extra-fight = Subito prima della fase Alleanza c'è una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato.
    .then = subito prima della fase Alleanza c'è una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato
    .may = far svolgere subito prima della fase Alleanza una fase Combattimento aggiuntiva, solo nelle corsie dove un mostro è ingaggiato
