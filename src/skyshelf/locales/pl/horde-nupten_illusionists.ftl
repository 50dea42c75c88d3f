### Iluzjoniści Nuptena: nazwy kart i kroki, które mają tylko one.

horde-nupten_illusionists-echoed_saboteur = Echo Sabotażysty
horde-nupten_illusionists-restless_phalanx = Niespokojna Falanga
horde-nupten_illusionists-barring_the_way = Zagrodzona Droga
horde-nupten_illusionists-strike_terror = Sianie Grozy
horde-nupten_illusionists-shadow_of_death = Cień Śmierci
horde-nupten_illusionists-psychic_shield = Tarcza Umysłu
horde-nupten_illusionists-duelist_rogue = Łotr Pojedynkowicz
horde-nupten_illusionists-echoed_dervish = Echo Derwisza
horde-nupten_illusionists-outrider_phalanx = Falanga Zwiadu
horde-nupten_illusionists-storm_phalanx = Falanga Burzy
horde-nupten_illusionists-farsight_tower = Wieża Dalekowidzenia
horde-nupten_illusionists-overflow = Przepełnienie
horde-nupten_illusionists-discovery_in_the_depths = Odkrycie w Głębinach
horde-nupten_illusionists-mind_control = Kontrola Umysłu
horde-nupten_illusionists-mentalist_disciple = Uczeń Mentalistów
horde-nupten_illusionists-circle_of_mentalists = Krąg Mentalistów
horde-nupten_illusionists-shield_mentalist = Mentalista Tarczy
horde-nupten_illusionists-summoner_mentalist = Mentalista Przywołań
horde-nupten_illusionists-akhuti = Akhuti
horde-nupten_illusionists-haburat = Haburat
horde-nupten_illusionists-shaidrus = Shaidrus

horde-nupten_illusionists-reveal-two = Odkryj dwie wierzchnie karty swojej talii. Jedną z nich dobierz, a drugą zagraj bez płacenia kosztu.
    .then = odkryj dwie wierzchnie karty swojej talii, jedną z nich dobierz, a drugą zagraj bez płacenia kosztu
    .inf = odkryć dwie wierzchnie karty swojej talii, jedną z nich dobrać, a drugą zagrać bez płacenia kosztu
