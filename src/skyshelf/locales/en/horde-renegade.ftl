### Renegade: the names of its cards, and the steps that only they have.

horde-renegade-troll_brute = Troll Brute
horde-renegade-troll_crusher = Troll Crusher
horde-renegade-forest_yeti = Forest Yeti
horde-renegade-gathering_storm = Gathering Storm
horde-renegade-deep_howlers = Deep Howlers
    .plural = yes
horde-renegade-stormcaller = Stormcaller
horde-renegade-deep_stalker = Deep Stalker
horde-renegade-frost_giant = Frost Giant
horde-renegade-snowblind = Snowblind
horde-renegade-troll_trackers = Troll Trackers
    .plural = yes
horde-renegade-lady_of_the_lake = Lady of the Lake
horde-renegade-the_great_white = The Great White
horde-renegade-cave_yeti = Cave Yeti

horde-renegade-minions-enter = Move the minions with health from the back line to the free lanes from the left, the strongest first.
    .may = move the minions with health from the back line to the free lanes from the left, the strongest first
