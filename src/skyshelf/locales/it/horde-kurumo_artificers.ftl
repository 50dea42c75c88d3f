### Ingegneri di Kurumo: i nomi delle carte e i passi che solo loro hanno.

horde-kurumo_artificers-ayame_bushido = Bushido Ayame
horde-kurumo_artificers-kurumos_judgement = Giudizio di Kurumo
horde-kurumo_artificers-mantis_shadow = Ombra della Mantide
horde-kurumo_artificers-boots_of_flash = Stivali del Lampo
horde-kurumo_artificers-dragonfly_shadow = Ombra della Libellula
horde-kurumo_artificers-chrysalis_sallet = Celata della Crisalide
horde-kurumo_artificers-master_of_the_forge = Maestro della Forgia
horde-kurumo_artificers-punisher_blade = Lama del Castigo
horde-kurumo_artificers-armored_tower = Torre Blindata
horde-kurumo_artificers-stormrunner = Corritempesta
horde-kurumo_artificers-butterfly_shadow = Ombra della Farfalla
horde-kurumo_artificers-scrap_tinkerer = Rigattiere
horde-kurumo_artificers-shrine_of_kurumo = Sacrario di Kurumo
horde-kurumo_artificers-blossoming_banner = Stendardo in Fiore
horde-kurumo_artificers-demon_daimyo = Daimyo Demoniaco
horde-kurumo_artificers-master_of_gloom = Maestro delle Tenebre
horde-kurumo_artificers-hordecrusher = Schiacciaorde
horde-kurumo_artificers-staunch_momentum = Slancio Incrollabile
horde-kurumo_artificers-kichie = Kichie
horde-kurumo_artificers-hogosai = Hogosai

horde-kurumo_artificers-armor-to-attack = Puoi trasformare un numero qualsiasi di segnalini armatura su questa carta in segnalini attacco.
    .then = puoi trasformare un numero qualsiasi di segnalini armatura su questa carta in segnalini attacco
    .may = trasformare un numero qualsiasi di segnalini armatura su questa carta in segnalini attacco
horde-kurumo_artificers-keep-scrap = Puoi metterlo sotto questa carta.
    .then = puoi metterlo sotto questa carta
    .may = metterlo sotto questa carta
