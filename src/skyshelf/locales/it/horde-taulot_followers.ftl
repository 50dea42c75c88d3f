### Seguaci di Taulot: i nomi delle carte, e il passo che una sola ha.

horde-taulot_followers-clearing_dryad = Driade della Radura
horde-taulot_followers-underwood_dryad = Driade del Sottobosco
horde-taulot_followers-stalker_pack = Branco in Agguato
horde-taulot_followers-canopy_hunters = Cacciatori delle Fronde
horde-taulot_followers-sacrifice = Sacrificio
horde-taulot_followers-death_grasp = Stretta Mortale
horde-taulot_followers-bush_dryad = Driade dei Cespugli
horde-taulot_followers-tribe_warriors = Guerrieri della Tribù
horde-taulot_followers-scarifier = Scarificatore
horde-taulot_followers-behemoth = Behemot
horde-taulot_followers-draining_pillar = Pilastro Prosciugante
horde-taulot_followers-stone_pillar = Pilastro di Pietra
horde-taulot_followers-ritual_pillar = Pilastro Rituale
horde-taulot_followers-guard_pillar = Pilastro di Guardia
horde-taulot_followers-flesh_hunter = Cacciatore di Carne
horde-taulot_followers-the_living_jungle = La Giungla Vivente
horde-taulot_followers-sinkhole = Dolina
horde-taulot_followers-twist_allegiance = Lealtà Distorta
horde-taulot_followers-cotlic = Cotlic
horde-taulot_followers-tlakali = Tlakali
horde-taulot_followers-ixatosk = Ixatosk

horde-taulot_followers-turn-away = Puoi scartare quella carta senza alcun effetto.
    .then = puoi scartare quella carta senza alcun effetto
    .may = scartare quella carta senza alcun effetto
