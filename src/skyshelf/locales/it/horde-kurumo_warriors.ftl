### Guerrieri di Kurumo: i nomi delle carte.

horde-kurumo_warriors-crane_shadows = Ombre della Gru
horde-kurumo_warriors-shadowling = Ombra Novizia
horde-kurumo_warriors-bushido_of_the_rose = Bushido della Rosa
horde-kurumo_warriors-bushido_of_the_sakura = Bushido del Ciliegio
horde-kurumo_warriors-scepter_of_kamnu = Scettro di Kamnu
horde-kurumo_warriors-lightning_naginata = Naginata del Fulmine
horde-kurumo_warriors-koi_shadows = Ombre della Carpa
horde-kurumo_warriors-mage_crafters = Maghi Artigiani
horde-kurumo_warriors-cicada_shadows = Ombre della Cicala
horde-kurumo_warriors-thunder_cavalry = Cavalleria del Tuono
horde-kurumo_warriors-bushido_officier = Ufficiale Bushido
horde-kurumo_warriors-bushido_of_the_peony = Bushido della Peonia
horde-kurumo_warriors-steam_tower = Torre a Vapore
horde-kurumo_warriors-dragon_punch = Pugno del Drago
horde-kurumo_warriors-land_shaker = Scuotiterra
horde-kurumo_warriors-star_piercer = Trafiggistelle
horde-kurumo_warriors-katana_of_the_dusk = Katana del Crepuscolo
horde-kurumo_warriors-combustion = Combustione
horde-kurumo_warriors-sakoshi = Sakoshi
horde-kurumo_warriors-yami = Yami
horde-kurumo_warriors-akimo = Akimo
