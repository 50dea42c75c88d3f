### Karty wspólne wszystkim hordom: nazwy kart.

horde-common-grialthan_wallbreaker = Grialthański Taran
horde-common-kaenite_lava_eruptor = Kaenicki Miotacz Lawy
horde-common-utseshi_storm_tower = Utseska Wieża Burz
horde-common-xotlanian_venom = Xotlański Jad
horde-common-onikai_legion = Legion Onikai
horde-common-secret_passage = Tajne Przejście
horde-common-raise_the_dead = Wskrzeszenie Zmarłych
horde-common-utseshi_swarm = Utseski Rój
