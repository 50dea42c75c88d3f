### Forasteros colosales y sus partes: los nombres de las cartas.

horde-colossals-abyssal_terror = Terror Abisal
horde-colossals-coils = Anillos
horde-colossals-living_portal = Portal Viviente
horde-colossals-fungus_shield = Escudo de Hongos
horde-colossals-root_whip = Látigo de Raíces
horde-colossals-titan_brood = Progenie Titánica
horde-colossals-devourer_limb = Miembro Devorador
horde-colossals-overlord_limb = Miembro Supremo
horde-colossals-the_lost_city = La Ciudad Perdida
horde-colossals-cauldron = Caldero
horde-colossals-cannon = Cañón
horde-colossals-rider_of_death = Jinete de la Muerte
horde-colossals-rider_of_death_mount = Montura del Jinete de la Muerte
horde-colossals-slaver_of_beasts = Esclavizador de Bestias
horde-colossals-slaver_of_beasts_mount = Montura del Esclavizador de Bestias
horde-colossals-rider_of_hate = Jinete del Odio
horde-colossals-rider_of_hate_mount = Montura del Jinete del Odio
horde-colossals-barding = Barda

horde-colossals-hide = Pon boca abajo este monstruo y sus Anillos y mézclalos entre sus calles.
    .then = pon boca abajo este monstruo y sus Anillos y mézclalos entre sus calles
    .may = poner boca abajo este monstruo y sus Anillos y mezclarlos entre sus calles
horde-colossals-dive = Pon este monstruo al fondo de la pila del forastero con sus fichas y vínculos.
    .then = pon este monstruo al fondo de la pila del forastero con sus fichas y vínculos
    .may = poner este monstruo al fondo de la pila del forastero con sus fichas y vínculos
