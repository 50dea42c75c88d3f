### Ilusionistas de Nupten: los nombres de las cartas, y lo que solo una de ellas hace.

horde-nupten_illusionists-echoed_saboteur = Saboteador Reflejado
horde-nupten_illusionists-restless_phalanx = Falange Incansable
horde-nupten_illusionists-barring_the_way = Cortar el Paso
horde-nupten_illusionists-strike_terror = Infundir Terror
horde-nupten_illusionists-shadow_of_death = Sombra de la Muerte
horde-nupten_illusionists-psychic_shield = Escudo Psíquico
horde-nupten_illusionists-duelist_rogue = Pícaro Duelista
horde-nupten_illusionists-echoed_dervish = Derviche Reflejado
horde-nupten_illusionists-outrider_phalanx = Falange de Exploradores
horde-nupten_illusionists-storm_phalanx = Falange de la Tormenta
horde-nupten_illusionists-farsight_tower = Torre de la Clarividencia
horde-nupten_illusionists-overflow = Desbordamiento
horde-nupten_illusionists-discovery_in_the_depths = Hallazgo en lo Profundo
horde-nupten_illusionists-mind_control = Control Mental
horde-nupten_illusionists-mentalist_disciple = Discípulo Mentalista
horde-nupten_illusionists-circle_of_mentalists = Círculo de Mentalistas
horde-nupten_illusionists-shield_mentalist = Mentalista del Escudo
horde-nupten_illusionists-summoner_mentalist = Mentalista Invocador
horde-nupten_illusionists-akhuti = Akhuti
horde-nupten_illusionists-haburat = Haburat
horde-nupten_illusionists-shaidrus = Shaidrus

horde-nupten_illusionists-reveal-two = Descubre las dos primeras cartas de tu mazo. Roba una de ellas y juega la otra sin pagar su coste de maná.
    .then = descubre las dos primeras cartas de tu mazo, roba una de ellas y juega la otra sin pagar su coste de maná
    .may = descubrir las dos primeras cartas de tu mazo, robar una de ellas y jugar la otra sin pagar su coste de maná
