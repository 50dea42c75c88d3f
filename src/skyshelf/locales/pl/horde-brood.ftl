### Wylęg: nazwy kart.

horde-brood-runner = Biegacz
horde-brood-flutter = Trzepot
horde-brood-brood_nest = Gniazdo Wylęgu
horde-brood-channeler = Przewodnik Mocy
horde-brood-parasite = Pasożyt
horde-brood-brood_link = Więź Wylęgu
horde-brood-despair = Rozpacz
horde-brood-overlord = Nadzorca
horde-brood-breach = Wyłom
horde-brood-breeder = Hodowca
horde-brood-devourer = Pożeracz
