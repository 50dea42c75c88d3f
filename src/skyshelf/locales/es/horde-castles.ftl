### Castillos de la primera edición: los nombres de las cartas.

horde-castles-the_frostbite_stronghold = La Fortaleza Mordida por el Hielo
horde-castles-the_gaping_maw = Las Fauces Abiertas
horde-castles-the_leviathans_temple = El Templo del Leviatán
horde-castles-the_living_rampart = El Baluarte Viviente
horde-castles-the_scythe_sanctuary = El Santuario de la Guadaña
horde-castles-the_wind_burner = El Quemador de Viento
horde-castles-the_cloud_gate = La Puerta de las Nubes
horde-castles-the_executioners_den = La Guarida del Verdugo
