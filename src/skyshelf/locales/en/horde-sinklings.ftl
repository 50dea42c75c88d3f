### Sinklings: the names of its cards, and the steps that only they have.

horde-sinklings-swamp_hunters = Swamp Hunters
    .plural = yes
horde-sinklings-stasis_priestess = Stasis Priestess
horde-sinklings-tide_breakers = Tide Breakers
    .plural = yes
horde-sinklings-grabbers = Grabbers
    .plural = yes
horde-sinklings-tower_crawler = Tower Crawler
horde-sinklings-merfolk_drainer = Merfolk Drainer
horde-sinklings-concealing_mists = Concealing Mists
    .plural = yes
horde-sinklings-flood_tide = Flood Tide
horde-sinklings-release_and_invade = Release and Invade
horde-sinklings-water_flow = Water Flow
horde-sinklings-merfolk_emperor = Merfolk Emperor

horde-sinklings-new-hand = Put your whole hand at the bottom of your deck and draw as many cards.
    .may = put your whole hand at the bottom of your deck and draw as many cards
