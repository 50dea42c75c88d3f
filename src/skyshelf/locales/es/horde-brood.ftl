### La Progenie: los nombres de sus cartas.

horde-brood-runner = Corredor
horde-brood-flutter = Revoloteador
horde-brood-brood_nest = Nido de Crías
horde-brood-channeler = Canalizador
horde-brood-parasite = Parásito
horde-brood-brood_link = Lazo de Progenie
horde-brood-despair = Desesperación
horde-brood-overlord = Señor Supremo
horde-brood-breach = Brecha
horde-brood-breeder = Criadora
horde-brood-devourer = Devorador
