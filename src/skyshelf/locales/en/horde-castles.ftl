### Castles of the first edition: the names of the cards.

horde-castles-the_frostbite_stronghold = The Frostbite Stronghold
horde-castles-the_gaping_maw = The Gaping Maw
horde-castles-the_leviathans_temple = The Leviathan's Temple
horde-castles-the_living_rampart = The Living Rampart
horde-castles-the_scythe_sanctuary = The Scythe Sanctuary
horde-castles-the_wind_burner = The Wind Burner
horde-castles-the_cloud_gate = The Cloud Gate
horde-castles-the_executioners_den = The Executioner's Den
