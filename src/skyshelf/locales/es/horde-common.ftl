### Cartas comunes a todas las hordas: sus nombres.

horde-common-grialthan_wallbreaker = Rompemuros de Grialth
horde-common-kaenite_lava_eruptor = Erupción de Lava de Kaeno
horde-common-utseshi_storm_tower = Torre de la Tormenta de Utsesh
horde-common-xotlanian_venom = Veneno de Xotlan
horde-common-onikai_legion = Legión Onikai
horde-common-secret_passage = Pasadizo Secreto
horde-common-raise_the_dead = Alzar a los Muertos
horde-common-utseshi_swarm = Enjambre de Utsesh
