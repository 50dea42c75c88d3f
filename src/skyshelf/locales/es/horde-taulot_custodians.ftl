### Custodios de Taulot: los nombres de las cartas, y el paso que solo una de ellas tiene.

horde-taulot_custodians-rooted_dryad = Dríade Enraizada
horde-taulot_custodians-mournings = Plañideras
horde-taulot_custodians-poisoned_attack = Ataque Envenenado
horde-taulot_custodians-tunnel_to_the_ancients = Túnel a los Ancestros
horde-taulot_custodians-haunted_ruins = Ruinas Embrujadas
horde-taulot_custodians-the_scaruspex = El Scarúspice
horde-taulot_custodians-immovable = Inamovible
horde-taulot_custodians-rebirth_disciple = Discípulo del Renacer
horde-taulot_custodians-the_watcher = El Vigía
horde-taulot_custodians-unburial_rites = Ritos de Exhumación
horde-taulot_custodians-vine_dryad = Dríade de las Enredaderas
horde-taulot_custodians-well_of_taulot = Pozo de Taulot
horde-taulot_custodians-crazed_summoner = Invocador Enloquecido
horde-taulot_custodians-dryad_of_sorrow = Dríade del Pesar
horde-taulot_custodians-doll_of_zuunan = Muñeca de Zuunan
horde-taulot_custodians-tower_of_grief = Torre del Duelo
horde-taulot_custodians-the_plunderess = La Saqueadora
horde-taulot_custodians-xotlan_revolts = Xotlan se Rebela
horde-taulot_custodians-nelaclen = Nelaclen
horde-taulot_custodians-zacoal = Zacoal

horde-taulot_custodians-one-of-four = Elige cuatro cartas de tu pila de descartes y juega una de ellas al azar sin pagar su coste de maná.
    .then = elige cuatro cartas de tu pila de descartes y juega una de ellas al azar sin pagar su coste de maná
    .may = elegir cuatro cartas de tu pila de descartes y jugar una de ellas al azar sin pagar su coste de maná
