### Egzekutorzy Liothana: nazwy kart.

horde-liothan_enforcers-the_spring_watch = Straż Źródła
horde-liothan_enforcers-clan_of_the_icefish = Klan Lodowej Ryby
horde-liothan_enforcers-horn_of_liothan = Róg Liothana
horde-liothan_enforcers-trappers = Traperzy
horde-liothan_enforcers-rise_again = Znów na Nogi
horde-liothan_enforcers-errant_lord = Błędny Lord
horde-liothan_enforcers-charm_of_renewal = Amulet Odnowy
horde-liothan_enforcers-gibbet_tower = Szubieniczna Wieża
horde-liothan_enforcers-skytear_protector = Obrońca Skytear
horde-liothan_enforcers-for_liothan = Za Liothana!
horde-liothan_enforcers-altar_of_liothan = Ołtarz Liothana
horde-liothan_enforcers-royal_marksmen = Królewscy Strzelcy
horde-liothan_enforcers-last_of_the_pack = Ostatni ze Stada
horde-liothan_enforcers-field_commander = Dowódca Polowy
horde-liothan_enforcers-oath_of_riders = Przysięga Jeźdźców
horde-liothan_enforcers-beraph_star = Gwiazda Beraph
horde-liothan_enforcers-glacier = Lodowiec
horde-liothan_enforcers-granary = Spichlerz
horde-liothan_enforcers-freyhel = Freyhel
horde-liothan_enforcers-heraal = Heraal
