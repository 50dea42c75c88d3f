### La Nidiata: i nomi delle carte.

horde-brood-runner = Corridore
horde-brood-flutter = Svolazzante
horde-brood-brood_nest = Nido della Nidiata
horde-brood-channeler = Canalizzatore
horde-brood-parasite = Parassita
horde-brood-brood_link = Legame della Nidiata
horde-brood-despair = Disperazione
horde-brood-overlord = Dominatore
horde-brood-breach = Breccia
horde-brood-breeder = Genitrice
horde-brood-devourer = Divoratore
