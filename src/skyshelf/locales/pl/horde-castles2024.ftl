### Zamki Monoliths: nazwy kart i kroki, które mają tylko one.

horde-castles2024-beraph_of_grialth = Beraph z Grialth
horde-castles2024-eye_of_liothan = Oko Liothana
horde-castles2024-carchlan_of_xotlan = Carchlan z Xotlan
horde-castles2024-underworld_gateways = Wrota Podziemi
horde-castles2024-zeno_of_kaeno = Zeno z Kaeno
horde-castles2024-crafters_district = Dzielnica Rzemiosła
horde-castles2024-hesp_aut_of_utsesh = Hesp’ Aut z Utsesh
horde-castles2024-illusionists_lodge = Loża Iluzjonistów

horde-castles2024-hand-over = Przełóż dodatek z jednego sojusznika na innego.
    .then = przełóż dodatek z jednego sojusznika na innego
    .inf = przełożyć dodatek z jednego sojusznika na innego
