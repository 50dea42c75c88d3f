### Kurumo Warriors: the names of the cards.

horde-kurumo_warriors-crane_shadows = Crane Shadows
    .plural = yes
horde-kurumo_warriors-shadowling = Shadowling
horde-kurumo_warriors-bushido_of_the_rose = Bushido of the Rose
horde-kurumo_warriors-bushido_of_the_sakura = Bushido of the Sakura
horde-kurumo_warriors-scepter_of_kamnu = Scepter of Kamnu
horde-kurumo_warriors-lightning_naginata = Lightning Naginata
horde-kurumo_warriors-koi_shadows = Koi Shadows
    .plural = yes
horde-kurumo_warriors-mage_crafters = Mage Crafters
    .plural = yes
horde-kurumo_warriors-cicada_shadows = Cicada Shadows
    .plural = yes
horde-kurumo_warriors-thunder_cavalry = Thunder Cavalry
horde-kurumo_warriors-bushido_officier = Bushido Officier
horde-kurumo_warriors-bushido_of_the_peony = Bushido of the Peony
horde-kurumo_warriors-steam_tower = Steam Tower
horde-kurumo_warriors-dragon_punch = Dragon Punch
horde-kurumo_warriors-land_shaker = Land Shaker
horde-kurumo_warriors-star_piercer = Star Piercer
horde-kurumo_warriors-katana_of_the_dusk = Katana of the Dusk
horde-kurumo_warriors-combustion = Combustion
horde-kurumo_warriors-sakoshi = Sakoshi
horde-kurumo_warriors-yami = Yami
horde-kurumo_warriors-akimo = Akimo
