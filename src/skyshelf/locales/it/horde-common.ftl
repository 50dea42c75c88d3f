### Set comune: i nomi delle carte.

horde-common-grialthan_wallbreaker = Sfondamura di Grialth
horde-common-kaenite_lava_eruptor = Eruttalava di Kaeno
horde-common-utseshi_storm_tower = Torre Tempesta di Utsesh
horde-common-xotlanian_venom = Veleno di Xotlan
horde-common-onikai_legion = Legione Onikai
horde-common-secret_passage = Passaggio Segreto
horde-common-raise_the_dead = Rianimare i Morti
horde-common-utseshi_swarm = Sciame di Utsesh
