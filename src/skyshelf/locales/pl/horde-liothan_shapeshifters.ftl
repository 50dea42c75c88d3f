### Zmiennokształtni Liothana: nazwy kart.

horde-liothan_shapeshifters-clan_of_the_oak = Klan Dębu
horde-liothan_shapeshifters-cloud_tearers = Rozdzieracze Chmur
horde-liothan_shapeshifters-shamans = Szamani
horde-liothan_shapeshifters-clan_of_the_wildcat = Klan Żbika
horde-liothan_shapeshifters-bloodlust = Żądza Krwi
horde-liothan_shapeshifters-skytear_mine = Kopalnia Skytear
horde-liothan_shapeshifters-clan_of_the_falcon = Klan Sokoła
horde-liothan_shapeshifters-clan_of_the_maple = Klan Klonu
horde-liothan_shapeshifters-clan_of_the_elk = Klan Łosia
horde-liothan_shapeshifters-dawn_defenders = Obrońcy Świtu
horde-liothan_shapeshifters-clan_of_the_boar = Klan Dzika
horde-liothan_shapeshifters-frostbite_outpost = Mroźny Posterunek
horde-liothan_shapeshifters-speak_with_the_spirits = Rozmowa z Duchami
horde-liothan_shapeshifters-stream_of_life = Strumień Życia
horde-liothan_shapeshifters-wind_riders = Jeźdźcy Wiatru
horde-liothan_shapeshifters-tusken_warriors = Wojownicy o Kłach
horde-liothan_shapeshifters-runic_catapult = Runiczna Katapulta
horde-liothan_shapeshifters-overwhelm = Przytłoczenie
horde-liothan_shapeshifters-corjof = Corjof
horde-liothan_shapeshifters-gulbjarn = Gulbjarn
horde-liothan_shapeshifters-vorhild = Vorhild
