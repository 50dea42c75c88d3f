### Rinnegati: i nomi delle carte e i passi che solo loro hanno.

horde-renegade-troll_brute = Bruto Troll
horde-renegade-troll_crusher = Troll Frantumatore
horde-renegade-forest_yeti = Yeti della Foresta
horde-renegade-gathering_storm = Tempesta in Arrivo
horde-renegade-deep_howlers = Ululatori degli Abissi
horde-renegade-stormcaller = Chiamatempeste
horde-renegade-deep_stalker = Cacciatore degli Abissi
horde-renegade-frost_giant = Gigante del Gelo
horde-renegade-snowblind = Cecità da Neve
horde-renegade-troll_trackers = Troll Segugi
horde-renegade-lady_of_the_lake = Dama del Lago
horde-renegade-the_great_white = Il Grande Bianco
horde-renegade-cave_yeti = Yeti delle Caverne

horde-renegade-minions-enter = Sposta i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo.
    .then = sposta i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo
    .may = spostare i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo
