### Illusionisti di Nupten: i nomi delle carte e ciò che fa una sola di esse.

horde-nupten_illusionists-echoed_saboteur = Sabotatore Riflesso
horde-nupten_illusionists-restless_phalanx = Falange Inquieta
horde-nupten_illusionists-barring_the_way = Sbarrare la Strada
horde-nupten_illusionists-strike_terror = Seminare il Terrore
horde-nupten_illusionists-shadow_of_death = Ombra di Morte
horde-nupten_illusionists-psychic_shield = Scudo Psichico
horde-nupten_illusionists-duelist_rogue = Furfante Duellante
horde-nupten_illusionists-echoed_dervish = Derviscio Riflesso
horde-nupten_illusionists-outrider_phalanx = Falange d'Avanguardia
horde-nupten_illusionists-storm_phalanx = Falange della Tempesta
horde-nupten_illusionists-farsight_tower = Torre Lungimirante
horde-nupten_illusionists-overflow = Traboccare
horde-nupten_illusionists-discovery_in_the_depths = Scoperta negli Abissi
horde-nupten_illusionists-mind_control = Controllo Mentale
horde-nupten_illusionists-mentalist_disciple = Discepolo Mentalista
horde-nupten_illusionists-circle_of_mentalists = Circolo dei Mentalisti
horde-nupten_illusionists-shield_mentalist = Mentalista dello Scudo
horde-nupten_illusionists-summoner_mentalist = Mentalista Evocatore
horde-nupten_illusionists-akhuti = Akhuti
horde-nupten_illusionists-haburat = Haburat
horde-nupten_illusionists-shaidrus = Shaidrus

horde-nupten_illusionists-reveal-two = Rivela le prime due carte del tuo mazzo. Pescane una e gioca l'altra senza pagarne il costo di mana.
    .then = rivela le prime due carte del tuo mazzo, pescane una e gioca l'altra senza pagarne il costo di mana
    .may = rivelare le prime due carte del tuo mazzo, pescarne una e giocare l'altra senza pagarne il costo di mana
