### Depredador: los nombres de sus cartas.

horde-predator-lone_killer = Asesino Solitario
horde-predator-winged_talons = Garras Aladas
horde-predator-eldritch_scream = Grito Sobrenatural
horde-predator-deadly_stings = Aguijones Letales
horde-predator-hardened_skin = Piel Endurecida
horde-predator-hypnotic_gaze = Mirada Hipnótica
horde-predator-young_carnivores = Jóvenes Carnívoros
horde-predator-stone_titan = Titán de Piedra
horde-predator-hell_carnivore = Carnívoro Infernal
horde-predator-underworld_runners = Corredores del Inframundo
horde-predator-spined_beast = Bestia Espinosa
horde-predator-the_crawling_storm = La Tormenta Reptante
horde-predator-the_old_forgotten = El Viejo Olvidado
