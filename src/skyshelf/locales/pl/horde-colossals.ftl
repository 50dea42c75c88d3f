### Kolosalni Obcy i ich części: nazwy kart i kroki, które mają tylko one.

horde-colossals-abyssal_terror = Groza Otchłani
horde-colossals-coils = Sploty
horde-colossals-living_portal = Żywy Portal
horde-colossals-fungus_shield = Grzybia Tarcza
horde-colossals-root_whip = Bicz z Korzeni
horde-colossals-titan_brood = Wylęg Tytana
horde-colossals-devourer_limb = Kończyna Pożeracza
horde-colossals-overlord_limb = Kończyna Nadzorcy
horde-colossals-the_lost_city = Zaginione Miasto
horde-colossals-cauldron = Kocioł
horde-colossals-cannon = Armata
horde-colossals-rider_of_death = Jeździec Śmierci
horde-colossals-rider_of_death_mount = Rumak Jeźdźca Śmierci
horde-colossals-slaver_of_beasts = Pogromca Bestii
horde-colossals-slaver_of_beasts_mount = Wierzchowiec Pogromcy
horde-colossals-rider_of_hate = Jeździec Nienawiści
horde-colossals-rider_of_hate_mount = Rumak Jeźdźca Nienawiści
horde-colossals-barding = Ladry

horde-colossals-hide = Zakryj tego potwora i jego Sploty, a potem potasuj je między ich Liniami.
    .then = zakryj tego potwora i jego Sploty, a potem potasuj je między ich Liniami
    .inf = zakryć tego potwora i jego Sploty, a potem potasować je między ich Liniami
horde-colossals-dive = Połóż tego potwora z jego żetonami i dodatkami na spodzie stosu Obcego.
    .then = połóż tego potwora z jego żetonami i dodatkami na spodzie stosu Obcego
    .inf = położyć tego potwora z jego żetonami i dodatkami na spodzie stosu Obcego
