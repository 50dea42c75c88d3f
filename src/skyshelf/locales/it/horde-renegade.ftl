### Rinnegati: i nomi delle carte e i passi che solo loro hanno.

horde-renegade-troll_brute = Troll Brute
horde-renegade-troll_crusher = Troll Crusher
horde-renegade-forest_yeti = Forest Yeti
horde-renegade-gathering_storm = Gathering Storm
horde-renegade-deep_howlers = Deep Howlers
horde-renegade-stormcaller = Stormcaller
horde-renegade-deep_stalker = Deep Stalker
horde-renegade-frost_giant = Frost Giant
horde-renegade-snowblind = Snowblind
horde-renegade-troll_trackers = Troll Trackers
horde-renegade-lady_of_the_lake = Lady of the Lake
horde-renegade-the_great_white = The Great White
horde-renegade-cave_yeti = Cave Yeti

horde-renegade-minions-enter = Sposta i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo.
    .then = sposta i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo
    .may = spostare i servitori con salute dalla retrovia alle corsie libere da sinistra, il più forte per primo
