### Castillos de Monoliths: los nombres de las cartas, y el paso que solo uno de ellos tiene.

horde-castles2024-beraph_of_grialth = Beraph de Grialth
horde-castles2024-eye_of_liothan = Ojo de Liothan
horde-castles2024-carchlan_of_xotlan = Carchlan de Xotlan
horde-castles2024-underworld_gateways = Umbrales del Inframundo
horde-castles2024-zeno_of_kaeno = Zeno de Kaeno
horde-castles2024-crafters_district = Distrito de los Artesanos
horde-castles2024-hesp_aut_of_utsesh = Hesp' Aut de Utsesh
horde-castles2024-illusionists_lodge = Logia de los Ilusionistas

horde-castles2024-hand-over = Mueve un vínculo de un aliado a otro aliado.
    .then = mueve un vínculo de un aliado a otro aliado
    .may = mover un vínculo de un aliado a otro aliado
