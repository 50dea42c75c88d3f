### Set comune: i nomi delle carte.

horde-common-grialthan_wallbreaker = Grialthan Wallbreaker
horde-common-kaenite_lava_eruptor = Kaenite Lava Eruptor
horde-common-utseshi_storm_tower = Utseshi Storm Tower
horde-common-xotlanian_venom = Xotlanian Venom
horde-common-onikai_legion = Onikai Legion
horde-common-secret_passage = Secret Passage
horde-common-raise_the_dead = Raise the Dead
horde-common-utseshi_swarm = Utseshi Swarm
