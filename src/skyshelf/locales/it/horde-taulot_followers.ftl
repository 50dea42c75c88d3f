### Seguaci di Taulot: i nomi delle carte, e il passo che una sola ha.

horde-taulot_followers-clearing_dryad = Clearing Dryad
horde-taulot_followers-underwood_dryad = Underwood Dryad
horde-taulot_followers-stalker_pack = Stalker Pack
horde-taulot_followers-canopy_hunters = Canopy Hunters
horde-taulot_followers-sacrifice = Sacrifice
horde-taulot_followers-death_grasp = Death Grasp
horde-taulot_followers-bush_dryad = Bush Dryad
horde-taulot_followers-tribe_warriors = Tribe Warriors
horde-taulot_followers-scarifier = Scarifier
horde-taulot_followers-behemoth = Behemoth
horde-taulot_followers-draining_pillar = Draining Pillar
horde-taulot_followers-stone_pillar = Stone Pillar
horde-taulot_followers-ritual_pillar = Ritual Pillar
horde-taulot_followers-guard_pillar = Guard Pillar
horde-taulot_followers-flesh_hunter = Flesh Hunter
horde-taulot_followers-the_living_jungle = The Living Jungle
horde-taulot_followers-sinkhole = Sinkhole
horde-taulot_followers-twist_allegiance = Twist Allegiance
horde-taulot_followers-cotlic = Cotlic
horde-taulot_followers-tlakali = Tlakali
horde-taulot_followers-ixatosk = Ixatosk

horde-taulot_followers-turn-away = Puoi scartare quella carta senza alcun effetto.
    .then = puoi scartare quella carta senza alcun effetto
    .may = scartare quella carta senza alcun effetto
