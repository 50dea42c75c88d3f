### Outsider colossali e le loro appendici: i nomi delle carte.

horde-colossals-abyssal_terror = Terrore Abissale
horde-colossals-coils = Spire
horde-colossals-living_portal = Portale Vivente
horde-colossals-fungus_shield = Scudo Fungino
horde-colossals-root_whip = Frusta di Radici
horde-colossals-titan_brood = Nidiata Titanica
horde-colossals-devourer_limb = Arto Divoratore
horde-colossals-overlord_limb = Arto Dominatore
horde-colossals-the_lost_city = La Città Perduta
horde-colossals-cauldron = Calderone
horde-colossals-cannon = Cannone
horde-colossals-rider_of_death = Cavaliere della Morte
horde-colossals-rider_of_death_mount = Destriero della Morte
horde-colossals-slaver_of_beasts = Schiavista di Bestie
horde-colossals-slaver_of_beasts_mount = Destriero dello Schiavista
horde-colossals-rider_of_hate = Cavaliere dell'Odio
horde-colossals-rider_of_hate_mount = Destriero dell'Odio
horde-colossals-barding = Barda

horde-colossals-hide = Gira a faccia in giù questo mostro e le sue Spire e mescolali tra le loro corsie.
    .then = gira a faccia in giù questo mostro e le sue Spire e mescolali tra le loro corsie
    .may = girare a faccia in giù questo mostro e le sue Spire e mescolarli tra le loro corsie
horde-colossals-dive = Metti questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti.
    .then = metti questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti
    .may = mettere questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti
