### Drapieżcy: nazwy kart.

horde-predator-lone_killer = Samotny Zabójca
horde-predator-winged_talons = Skrzydlate Szpony
horde-predator-eldritch_scream = Upiorny Krzyk
horde-predator-deadly_stings = Zabójcze Żądła
horde-predator-hardened_skin = Stwardniała Skóra
horde-predator-hypnotic_gaze = Hipnotyczne Spojrzenie
horde-predator-young_carnivores = Młode Drapieżniki
horde-predator-stone_titan = Kamienny Tytan
horde-predator-hell_carnivore = Piekielny Drapieżca
horde-predator-underworld_runners = Biegacze Podziemi
horde-predator-spined_beast = Kolczasta Bestia
horde-predator-the_crawling_storm = Pełzająca Burza
horde-predator-the_old_forgotten = Stary Zapomniany
