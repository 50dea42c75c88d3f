### Castelli di Monoliths: i nomi delle carte, e il passo che una sola ha.

horde-castles2024-beraph_of_grialth = Beraph di Grialth
horde-castles2024-eye_of_liothan = Occhio di Liothan
horde-castles2024-carchlan_of_xotlan = Carchlan di Xotlan
horde-castles2024-underworld_gateways = Soglie degli Inferi
horde-castles2024-zeno_of_kaeno = Zeno di Kaeno
horde-castles2024-crafters_district = Quartiere degli Artigiani
horde-castles2024-hesp_aut_of_utsesh = Hesp' Aut di Utsesh
horde-castles2024-illusionists_lodge = Loggia degli Illusionisti

horde-castles2024-hand-over = Sposta un potenziamento da un alleato a un altro alleato.
    .then = sposta un potenziamento da un alleato a un altro alleato
    .may = spostare un potenziamento da un alleato a un altro alleato
