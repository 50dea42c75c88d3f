### Renegados: los nombres de sus cartas, y los pasos que solo ellas tienen.

horde-renegade-troll_brute = Bruto Trol
horde-renegade-troll_crusher = Aplastador Trol
horde-renegade-forest_yeti = Yeti del Bosque
horde-renegade-gathering_storm = Tormenta Inminente
horde-renegade-deep_howlers = Aulladores de las Profundidades
horde-renegade-stormcaller = Invocatormentas
horde-renegade-deep_stalker = Acechador de las Profundidades
horde-renegade-frost_giant = Gigante de Hielo
horde-renegade-snowblind = Ceguera Blanca
horde-renegade-troll_trackers = Rastreadores Trol
horde-renegade-lady_of_the_lake = Dama del Lago
horde-renegade-the_great_white = El Gran Blanco
horde-renegade-cave_yeti = Yeti de las Cavernas

horde-renegade-minions-enter = Mueve los esbirros con salud de la retaguardia a las calles libres desde la izquierda, primero los más fuertes.
    .then = mueve los esbirros con salud de la retaguardia a las calles libres desde la izquierda, primero los más fuertes
    .may = mover los esbirros con salud de la retaguardia a las calles libres desde la izquierda, primero los más fuertes
