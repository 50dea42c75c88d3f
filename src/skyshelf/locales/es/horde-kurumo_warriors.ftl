### Guerreros de Kurumo: los nombres de las cartas.

horde-kurumo_warriors-crane_shadows = Sombras de la Grulla
horde-kurumo_warriors-shadowling = Aprendiz de Sombra
horde-kurumo_warriors-bushido_of_the_rose = Bushido de la Rosa
horde-kurumo_warriors-bushido_of_the_sakura = Bushido del Cerezo
horde-kurumo_warriors-scepter_of_kamnu = Cetro de Kamnu
horde-kurumo_warriors-lightning_naginata = Naginata del Rayo
horde-kurumo_warriors-koi_shadows = Sombras de la Carpa
horde-kurumo_warriors-mage_crafters = Magos Artesanos
horde-kurumo_warriors-cicada_shadows = Sombras de la Cigarra
horde-kurumo_warriors-thunder_cavalry = Caballería del Trueno
horde-kurumo_warriors-bushido_officier = Oficial Bushido
horde-kurumo_warriors-bushido_of_the_peony = Bushido de la Peonía
horde-kurumo_warriors-steam_tower = Torre de Vapor
horde-kurumo_warriors-dragon_punch = Puño del Dragón
horde-kurumo_warriors-land_shaker = Sacudetierras
horde-kurumo_warriors-star_piercer = Perforaestrellas
horde-kurumo_warriors-katana_of_the_dusk = Katana del Ocaso
horde-kurumo_warriors-combustion = Combustión
horde-kurumo_warriors-sakoshi = Sakoshi
horde-kurumo_warriors-yami = Yami
horde-kurumo_warriors-akimo = Akimo
