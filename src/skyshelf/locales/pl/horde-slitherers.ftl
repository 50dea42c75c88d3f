### Pełzacze: nazwy kart i kroki, które mają tylko one.

horde-slitherers-barbed_swarm = Kolczasty Rój
horde-slitherers-pit_mouth = Paszcza Jamy
horde-slitherers-shrub_maiden = Panna z Krzewów
horde-slitherers-spore_star = Zarodnikowa Gwiazda
horde-slitherers-drop_fruit = Opadły Owoc
horde-slitherers-rusty_mold = Rdzawa Pleśń
horde-slitherers-mind_fungus = Grzyb Umysłu
horde-slitherers-living_walls = Żywe Mury
horde-slitherers-berserk_mushroom = Grzyb Szału
horde-slitherers-vine_weaver = Tkaczka Pnączy
horde-slitherers-white_ash = Biały Jesion

horde-slitherers-swallow = Połóż związanego sojusznika z jego dodatkami pod tą kartą i odrzuć jego żetony.
    .then = połóż związanego sojusznika z jego dodatkami pod tą kartą i odrzuć jego żetony
    .inf = położyć związanego sojusznika z jego dodatkami pod tą kartą i odrzucić jego żetony
horde-slitherers-give-back = Przesuń sojusznika z dodatkami spod tej karty na pierwszą od lewej Linię bez kart sojuszu.
    .then = przesuń sojusznika z dodatkami spod tej karty na pierwszą od lewej Linię bez kart sojuszu
    .inf = przesunąć sojusznika z dodatkami spod tej karty na pierwszą od lewej Linię bez kart sojuszu
