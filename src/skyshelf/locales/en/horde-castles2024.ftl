### Castles of Monoliths: the names of the cards, and the step that only one of them has.

horde-castles2024-beraph_of_grialth = Beraph of Grialth
horde-castles2024-eye_of_liothan = Eye of Liothan
horde-castles2024-carchlan_of_xotlan = Carchlan of Xotlan
horde-castles2024-underworld_gateways = Underworld Gateways
    .plural = yes
horde-castles2024-zeno_of_kaeno = Zeno of Kaeno
horde-castles2024-crafters_district = Crafters District
horde-castles2024-hesp_aut_of_utsesh = Hesp' Aut of Utsesh
horde-castles2024-illusionists_lodge = Illusionists Lodge

horde-castles2024-hand-over = Move an attachment from one ally to another ally.
    .may = move an attachment from one ally to another ally
