### Castelli di Monoliths: i nomi delle carte, e il passo che una sola ha.

horde-castles2024-beraph_of_grialth = Beraph di Grialth
horde-castles2024-eye_of_liothan = Eye of Liothan
horde-castles2024-carchlan_of_xotlan = Carchlan of Xotlan
horde-castles2024-underworld_gateways = Underworld Gateways
horde-castles2024-zeno_of_kaeno = Zeno of Kaeno
horde-castles2024-crafters_district = Crafters District
horde-castles2024-hesp_aut_of_utsesh = Hesp' Aut of Utsesh
horde-castles2024-illusionists_lodge = Illusionists Lodge

horde-castles2024-hand-over = Sposta un potenziamento da un alleato a un altro alleato.
    .then = sposta un potenziamento da un alleato a un altro alleato
    .may = spostare un potenziamento da un alleato a un altro alleato
