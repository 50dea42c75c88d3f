### Seguidores de Taulot: los nombres de las cartas, y el paso que solo una de ellas tiene.

horde-taulot_followers-clearing_dryad = Dríade del Claro
horde-taulot_followers-underwood_dryad = Dríade del Sotobosque
horde-taulot_followers-stalker_pack = Manada Acechante
horde-taulot_followers-canopy_hunters = Cazadores del Dosel
horde-taulot_followers-sacrifice = Sacrificio
horde-taulot_followers-death_grasp = Garra de la Muerte
horde-taulot_followers-bush_dryad = Dríade de los Arbustos
horde-taulot_followers-tribe_warriors = Guerreros de la Tribu
horde-taulot_followers-scarifier = Escarificador
horde-taulot_followers-behemoth = Behemot
horde-taulot_followers-draining_pillar = Pilar de Drenaje
horde-taulot_followers-stone_pillar = Pilar de Piedra
horde-taulot_followers-ritual_pillar = Pilar Ritual
horde-taulot_followers-guard_pillar = Pilar Guardián
horde-taulot_followers-flesh_hunter = Cazador de Carne
horde-taulot_followers-the_living_jungle = La Jungla Viviente
horde-taulot_followers-sinkhole = Sumidero
horde-taulot_followers-twist_allegiance = Torcer la Lealtad
horde-taulot_followers-cotlic = Cotlic
horde-taulot_followers-tlakali = Tlakali
horde-taulot_followers-ixatosk = Ixatosk

horde-taulot_followers-turn-away = Puedes descartar esa carta sin ningún efecto.
    .then = puedes descartar esa carta sin ningún efecto
    .may = descartar esa carta sin ningún efecto
