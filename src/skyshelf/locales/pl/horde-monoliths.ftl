### Monolity: nazwy kart.

horde-monoliths-firebreather = Ziejący Ogniem
horde-monoliths-stonetrampler = Miażdżyciel Skał
horde-monoliths-frost_trench = Mroźny Okop
horde-monoliths-stone_bombs = Kamienne Bomby
horde-monoliths-gale_strike = Uderzenie Wichru
horde-monoliths-howling_monolith = Wyjący Monolit
horde-monoliths-unburied_monolith = Odkopany Monolit
horde-monoliths-plated_monolith = Pancerny Monolit
horde-monoliths-whirling_monolith = Wirujący Monolit
horde-monoliths-monolith_of_temrup = Monolit Temrupa
horde-monoliths-for_the_horde = Za Hordę!
