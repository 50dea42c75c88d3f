### Predatori: i nomi delle carte.

horde-predator-lone_killer = Assassino Solitario
horde-predator-winged_talons = Artigli Alati
horde-predator-eldritch_scream = Urlo Arcano
horde-predator-deadly_stings = Pungiglioni Letali
horde-predator-hardened_skin = Pelle Indurita
horde-predator-hypnotic_gaze = Sguardo Ipnotico
horde-predator-young_carnivores = Giovani Carnivori
horde-predator-stone_titan = Titano di Pietra
horde-predator-hell_carnivore = Carnivoro Infernale
horde-predator-underworld_runners = Corridori degli Inferi
horde-predator-spined_beast = Bestia Spinosa
horde-predator-the_crawling_storm = La Tempesta Strisciante
horde-predator-the_old_forgotten = Il Vecchio Dimenticato
