### Artífices de Kurumo: los nombres de las cartas y los pasos que solo ellas tienen.

horde-kurumo_artificers-ayame_bushido = Bushido Ayame
horde-kurumo_artificers-kurumos_judgement = Juicio de Kurumo
horde-kurumo_artificers-mantis_shadow = Sombra de la Mantis
horde-kurumo_artificers-boots_of_flash = Botas del Relámpago
horde-kurumo_artificers-dragonfly_shadow = Sombra de la Libélula
horde-kurumo_artificers-chrysalis_sallet = Celada de Crisálida
horde-kurumo_artificers-master_of_the_forge = Maestro de la Forja
horde-kurumo_artificers-punisher_blade = Hoja del Castigo
horde-kurumo_artificers-armored_tower = Torre Acorazada
horde-kurumo_artificers-stormrunner = Corredora de Tormentas
horde-kurumo_artificers-butterfly_shadow = Sombra de la Mariposa
horde-kurumo_artificers-scrap_tinkerer = Chatarrero
horde-kurumo_artificers-shrine_of_kurumo = Santuario de Kurumo
horde-kurumo_artificers-blossoming_banner = Estandarte Floreciente
horde-kurumo_artificers-demon_daimyo = Daimio Demonio
horde-kurumo_artificers-master_of_gloom = Maestro de la Penumbra
horde-kurumo_artificers-hordecrusher = Aplastahordas
horde-kurumo_artificers-staunch_momentum = Ímpetu Inquebrantable
horde-kurumo_artificers-kichie = Kichie
horde-kurumo_artificers-hogosai = Hogosai

horde-kurumo_artificers-armor-to-attack = Puedes convertir tantas fichas de armadura de esta carta como quieras en fichas de ataque.
    .then = puedes convertir tantas fichas de armadura de esta carta como quieras en fichas de ataque
    .may = convertir tantas fichas de armadura de esta carta como quieras en fichas de ataque
horde-kurumo_artificers-keep-scrap = Puedes ponerlo debajo de esta carta.
    .then = puedes ponerlo debajo de esta carta
    .may = ponerlo debajo de esta carta
