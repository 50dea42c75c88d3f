### Illusionisti di Nupten: i nomi delle carte e ciò che fa una sola di esse.

horde-nupten_illusionists-echoed_saboteur = Echoed Saboteur
horde-nupten_illusionists-restless_phalanx = Restless Phalanx
horde-nupten_illusionists-barring_the_way = Barring The Way
horde-nupten_illusionists-strike_terror = Strike Terror
horde-nupten_illusionists-shadow_of_death = Shadow of Death
horde-nupten_illusionists-psychic_shield = Psychic Shield
horde-nupten_illusionists-duelist_rogue = Duelist Rogue
horde-nupten_illusionists-echoed_dervish = Echoed Dervish
horde-nupten_illusionists-outrider_phalanx = Outrider Phalanx
horde-nupten_illusionists-storm_phalanx = Storm Phalanx
horde-nupten_illusionists-farsight_tower = Farsight Tower
horde-nupten_illusionists-overflow = Overflow
horde-nupten_illusionists-discovery_in_the_depths = Discovery in the Depths
horde-nupten_illusionists-mind_control = Mind Control
horde-nupten_illusionists-mentalist_disciple = Mentalist Disciple
horde-nupten_illusionists-circle_of_mentalists = Circle of Mentalists
horde-nupten_illusionists-shield_mentalist = Shield Mentalist
horde-nupten_illusionists-summoner_mentalist = Summoner Mentalist
horde-nupten_illusionists-akhuti = Akhuti
horde-nupten_illusionists-haburat = Haburat
horde-nupten_illusionists-shaidrus = Shaidrus

horde-nupten_illusionists-reveal-two = Rivela le prime due carte del tuo mazzo. Pescane una e gioca l'altra senza pagarne il costo di mana.
    .then = rivela le prime due carte del tuo mazzo, pescane una e gioca l'altra senza pagarne il costo di mana
    .may = rivelare le prime due carte del tuo mazzo, pescarne una e giocare l'altra senza pagarne il costo di mana
