### Sgherri di Liothan: i nomi delle carte.

horde-liothan_enforcers-the_spring_watch = La Guardia di Primavera
horde-liothan_enforcers-clan_of_the_icefish = Clan del Pesce Ghiaccio
horde-liothan_enforcers-horn_of_liothan = Corno di Liothan
horde-liothan_enforcers-trappers = Piazzatrappole
horde-liothan_enforcers-rise_again = Rialzarsi
horde-liothan_enforcers-errant_lord = Signore Errante
horde-liothan_enforcers-charm_of_renewal = Amuleto del Rinnovo
horde-liothan_enforcers-gibbet_tower = Torre della Forca
horde-liothan_enforcers-skytear_protector = Protettore di Skytear
horde-liothan_enforcers-for_liothan = Per Liothan!
horde-liothan_enforcers-altar_of_liothan = Altare di Liothan
horde-liothan_enforcers-royal_marksmen = Tiratori Reali
horde-liothan_enforcers-last_of_the_pack = Ultimo del Branco
horde-liothan_enforcers-field_commander = Comandante di Campo
horde-liothan_enforcers-oath_of_riders = Giuramento dei Cavalieri
horde-liothan_enforcers-beraph_star = Stella di Beraph
horde-liothan_enforcers-glacier = Ghiacciaio
horde-liothan_enforcers-granary = Granaio
horde-liothan_enforcers-freyhel = Freyhel
horde-liothan_enforcers-heraal = Heraal
