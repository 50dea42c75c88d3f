### Castelli della prima edizione: i nomi delle carte.

horde-castles-the_frostbite_stronghold = La Roccaforte del Gelo
horde-castles-the_gaping_maw = Le Fauci Spalancate
horde-castles-the_leviathans_temple = Il Tempio del Leviatano
horde-castles-the_living_rampart = Il Bastione Vivente
horde-castles-the_scythe_sanctuary = Il Santuario della Falce
horde-castles-the_wind_burner = Il Bruciavento
horde-castles-the_cloud_gate = La Porta delle Nubi
horde-castles-the_executioners_den = La Tana del Boia
