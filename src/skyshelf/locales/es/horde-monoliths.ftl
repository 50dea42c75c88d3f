### Monolitos: los nombres de sus cartas.

horde-monoliths-firebreather = Escupefuego
horde-monoliths-stonetrampler = Pisoteador de Piedra
horde-monoliths-frost_trench = Trinchera Helada
horde-monoliths-stone_bombs = Bombas de Piedra
horde-monoliths-gale_strike = Golpe de Vendaval
horde-monoliths-howling_monolith = Monolito Aullante
horde-monoliths-unburied_monolith = Monolito Desenterrado
horde-monoliths-plated_monolith = Monolito Acorazado
horde-monoliths-whirling_monolith = Monolito Giratorio
horde-monoliths-monolith_of_temrup = Monolito de Temrup
horde-monoliths-for_the_horde = ¡Por la Horda!
