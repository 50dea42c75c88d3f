### Abissali: i nomi delle carte e i passi che solo loro hanno.

horde-sinklings-swamp_hunters = Cacciatori di Palude
horde-sinklings-stasis_priestess = Sacerdotessa della Stasi
horde-sinklings-tide_breakers = Frangimaree
horde-sinklings-grabbers = Ghermitori
horde-sinklings-tower_crawler = Scalatorri
horde-sinklings-merfolk_drainer = Tritone Prosciugatore
horde-sinklings-concealing_mists = Nebbie Occultanti
horde-sinklings-flood_tide = Alta Marea
horde-sinklings-release_and_invade = Libera e Invadi
horde-sinklings-water_flow = Corrente d'Acqua
horde-sinklings-merfolk_emperor = Imperatore dei Tritoni

horde-sinklings-new-hand = Metti tutta la tua mano in fondo al tuo mazzo e pesca altrettante carte.
    .then = metti tutta la tua mano in fondo al tuo mazzo e pesca altrettante carte
    .may = mettere tutta la tua mano in fondo al tuo mazzo e pescare altrettante carte
