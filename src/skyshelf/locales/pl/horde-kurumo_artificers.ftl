### Rzemieślnicy Kurumo: nazwy kart i kroki, które mają tylko one.

horde-kurumo_artificers-ayame_bushido = Bushido Ayame
horde-kurumo_artificers-kurumos_judgement = Sąd Kurumo
horde-kurumo_artificers-mantis_shadow = Cień Modliszki
horde-kurumo_artificers-boots_of_flash = Buty Błysku
horde-kurumo_artificers-dragonfly_shadow = Cień Ważki
horde-kurumo_artificers-chrysalis_sallet = Hełm Poczwarki
horde-kurumo_artificers-master_of_the_forge = Mistrz Kuźni
horde-kurumo_artificers-punisher_blade = Ostrze Mściciela
horde-kurumo_artificers-armored_tower = Opancerzona Wieża
horde-kurumo_artificers-stormrunner = Biegnący z Burzą
horde-kurumo_artificers-butterfly_shadow = Cień Motyla
horde-kurumo_artificers-scrap_tinkerer = Złomiarz
horde-kurumo_artificers-shrine_of_kurumo = Kapliczka Kurumo
horde-kurumo_artificers-blossoming_banner = Kwitnący Sztandar
horde-kurumo_artificers-demon_daimyo = Demoniczny Daimyo
horde-kurumo_artificers-master_of_gloom = Mistrz Mroku
horde-kurumo_artificers-hordecrusher = Gromiciel Hordy
horde-kurumo_artificers-staunch_momentum = Niezłomny Impet
horde-kurumo_artificers-kichie = Kichie
horde-kurumo_artificers-hogosai = Hogosai

horde-kurumo_artificers-armor-to-attack = Możesz zamienić dowolną liczbę żetonów zbroi na tej karcie w żetony ataku.
    .then = możesz zamienić dowolną liczbę żetonów zbroi na tej karcie w żetony ataku
    .inf = zamienić dowolną liczbę żetonów zbroi na tej karcie w żetony ataku
horde-kurumo_artificers-keep-scrap = Możesz położyć go pod tą kartą.
    .then = możesz położyć go pod tą kartą
    .inf = położyć go pod tą kartą
