### Renegaci: nazwy kart i kroki, które mają tylko one.

horde-renegade-troll_brute = Troll Osiłek
horde-renegade-troll_crusher = Troll Miażdżyciel
horde-renegade-forest_yeti = Leśny Yeti
horde-renegade-gathering_storm = Nadchodząca Burza
horde-renegade-deep_howlers = Wyjce z Głębin
horde-renegade-stormcaller = Zaklinacz Burz
horde-renegade-deep_stalker = Łowca z Głębin
horde-renegade-frost_giant = Lodowy Olbrzym
horde-renegade-snowblind = Śnieżna Ślepota
horde-renegade-troll_trackers = Trolle Tropiciele
horde-renegade-lady_of_the_lake = Pani Jeziora
horde-renegade-the_great_white = Wielki Biały
horde-renegade-cave_yeti = Jaskiniowy Yeti

horde-renegade-minions-enter = Przesuń Żołnierzy ze zdrowiem z Tylnej Linii na wolne Linie od lewej, począwszy od najsilniejszego.
    .then = przesuń Żołnierzy ze zdrowiem z Tylnej Linii na wolne Linie od lewej, począwszy od najsilniejszego
    .inf = przesunąć Żołnierzy ze zdrowiem z Tylnej Linii na wolne Linie od lewej, począwszy od najsilniejszego
