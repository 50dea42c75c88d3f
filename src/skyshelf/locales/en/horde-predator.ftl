### Predator: the names of its cards.

horde-predator-lone_killer = Lone Killer
horde-predator-winged_talons = Winged Talons
    .plural = yes
horde-predator-eldritch_scream = Eldritch Scream
horde-predator-deadly_stings = Deadly Stings
    .plural = yes
horde-predator-hardened_skin = Hardened Skin
horde-predator-hypnotic_gaze = Hypnotic Gaze
horde-predator-young_carnivores = Young Carnivores
    .plural = yes
horde-predator-stone_titan = Stone Titan
horde-predator-hell_carnivore = Hell Carnivore
horde-predator-underworld_runners = Underworld Runners
    .plural = yes
horde-predator-spined_beast = Spined Beast
horde-predator-the_crawling_storm = The Crawling Storm
horde-predator-the_old_forgotten = The Old Forgotten
