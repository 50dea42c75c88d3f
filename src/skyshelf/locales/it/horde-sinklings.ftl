### Abissali: i nomi delle carte e i passi che solo loro hanno.

horde-sinklings-swamp_hunters = Swamp Hunters
horde-sinklings-stasis_priestess = Stasis Priestess
horde-sinklings-tide_breakers = Tide Breakers
horde-sinklings-grabbers = Grabbers
horde-sinklings-tower_crawler = Tower Crawler
horde-sinklings-merfolk_drainer = Merfolk Drainer
horde-sinklings-concealing_mists = Concealing Mists
horde-sinklings-flood_tide = Flood Tide
horde-sinklings-release_and_invade = Release and Invade
horde-sinklings-water_flow = Water Flow
horde-sinklings-merfolk_emperor = Merfolk Emperor

horde-sinklings-new-hand = Metti tutta la tua mano in fondo al tuo mazzo e pesca altrettante carte.
    .then = metti tutta la tua mano in fondo al tuo mazzo e pesca altrettante carte
    .may = mettere tutta la tua mano in fondo al tuo mazzo e pescare altrettante carte
