### La Nidiata: i nomi delle carte.

horde-brood-runner = Runner
horde-brood-flutter = Flutter
horde-brood-brood_nest = Brood Nest
horde-brood-channeler = Channeler
horde-brood-parasite = Parasite
horde-brood-brood_link = Brood Link
horde-brood-despair = Despair
horde-brood-overlord = Overlord
horde-brood-breach = Breach
horde-brood-breeder = Breeder
horde-brood-devourer = Devourer
