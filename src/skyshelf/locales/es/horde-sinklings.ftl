### Abisales: los nombres de sus cartas, y los pasos que solo ellas tienen.

horde-sinklings-swamp_hunters = Cazadores del Pantano
horde-sinklings-stasis_priestess = Sacerdotisa de la Estasis
horde-sinklings-tide_breakers = Rompemareas
horde-sinklings-grabbers = Apresadores
horde-sinklings-tower_crawler = Reptatorres
horde-sinklings-merfolk_drainer = Drenador Tritón
horde-sinklings-concealing_mists = Nieblas Ocultadoras
horde-sinklings-flood_tide = Marea Creciente
horde-sinklings-release_and_invade = Soltar e Invadir
horde-sinklings-water_flow = Flujo de Agua
horde-sinklings-merfolk_emperor = Emperador Tritón

horde-sinklings-new-hand = Pon toda tu mano al fondo de tu mazo y roba otras tantas cartas.
    .then = pon toda tu mano al fondo de tu mazo y roba otras tantas cartas
    .may = poner toda tu mano al fondo de tu mazo y robar otras tantas cartas
