### Taulot Followers: the names of the cards, and the step that only one of them has.

horde-taulot_followers-clearing_dryad = Clearing Dryad
horde-taulot_followers-underwood_dryad = Underwood Dryad
horde-taulot_followers-stalker_pack = Stalker Pack
horde-taulot_followers-canopy_hunters = Canopy Hunters
    .plural = yes
horde-taulot_followers-sacrifice = Sacrifice
horde-taulot_followers-death_grasp = Death Grasp
horde-taulot_followers-bush_dryad = Bush Dryad
horde-taulot_followers-tribe_warriors = Tribe Warriors
    .plural = yes
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

horde-taulot_followers-turn-away = You may discard that card without any effect.
    .may = you may discard that card without any effect
