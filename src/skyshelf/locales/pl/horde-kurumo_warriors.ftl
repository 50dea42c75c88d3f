### Wojownicy Kurumo: nazwy kart.

horde-kurumo_warriors-crane_shadows = Cienie Żurawia
horde-kurumo_warriors-shadowling = Mały Cień
horde-kurumo_warriors-bushido_of_the_rose = Bushido Róży
horde-kurumo_warriors-bushido_of_the_sakura = Bushido Sakury
horde-kurumo_warriors-scepter_of_kamnu = Berło Kamnu
horde-kurumo_warriors-lightning_naginata = Naginata Błyskawic
horde-kurumo_warriors-koi_shadows = Cienie Karpia Koi
horde-kurumo_warriors-mage_crafters = Magowie Rzemiosła
horde-kurumo_warriors-cicada_shadows = Cienie Cykady
horde-kurumo_warriors-thunder_cavalry = Jazda Gromu
horde-kurumo_warriors-bushido_officier = Oficer Bushido
horde-kurumo_warriors-bushido_of_the_peony = Bushido Piwonii
horde-kurumo_warriors-steam_tower = Parowa Wieża
horde-kurumo_warriors-dragon_punch = Smoczy Cios
horde-kurumo_warriors-land_shaker = Wstrząs Ziemi
horde-kurumo_warriors-star_piercer = Przebijacz Gwiazd
horde-kurumo_warriors-katana_of_the_dusk = Katana Zmierzchu
horde-kurumo_warriors-combustion = Zapłon
horde-kurumo_warriors-sakoshi = Sakoshi
horde-kurumo_warriors-yami = Yami
horde-kurumo_warriors-akimo = Akimo
