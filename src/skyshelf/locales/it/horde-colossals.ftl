### Outsider colossali e le loro appendici: i nomi delle carte.

horde-colossals-abyssal_terror = Abyssal Terror
horde-colossals-coils = Coils
horde-colossals-living_portal = Living Portal
horde-colossals-fungus_shield = Fungus Shield
horde-colossals-root_whip = Root Whip
horde-colossals-titan_brood = Titan Brood
horde-colossals-devourer_limb = Devourer Limb
horde-colossals-overlord_limb = Overlord Limb
horde-colossals-the_lost_city = The Lost City
horde-colossals-cauldron = Cauldron
horde-colossals-cannon = Cannon
horde-colossals-rider_of_death = Rider of Death
horde-colossals-rider_of_death_mount = Rider of Death Mount
horde-colossals-slaver_of_beasts = Slaver of Beasts
horde-colossals-slaver_of_beasts_mount = Slaver of Beasts Mount
horde-colossals-rider_of_hate = Rider of Hate
horde-colossals-rider_of_hate_mount = Rider of Hate Mount
horde-colossals-barding = Barding

horde-colossals-hide = Gira a faccia in giù questo mostro e le sue Coils e mescolali tra le loro corsie.
    .then = gira a faccia in giù questo mostro e le sue Coils e mescolali tra le loro corsie
    .may = girare a faccia in giù questo mostro e le sue Coils e mescolarli tra le loro corsie
horde-colossals-dive = Metti questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti.
    .then = metti questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti
    .may = mettere questo mostro in fondo alla pila outsider con i suoi segnalini e potenziamenti
