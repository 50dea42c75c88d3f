### Custodi di Taulot: i nomi delle carte, e il passo che una sola ha.

horde-taulot_custodians-rooted_dryad = Driade Radicata
horde-taulot_custodians-mournings = Prefiche
horde-taulot_custodians-poisoned_attack = Attacco Avvelenato
horde-taulot_custodians-tunnel_to_the_ancients = Galleria degli Antichi
horde-taulot_custodians-haunted_ruins = Rovine Infestate
horde-taulot_custodians-the_scaruspex = Lo Scaruspice
horde-taulot_custodians-immovable = Inamovibile
horde-taulot_custodians-rebirth_disciple = Discepolo della Rinascita
horde-taulot_custodians-the_watcher = L'Osservatore
horde-taulot_custodians-unburial_rites = Riti di Esumazione
horde-taulot_custodians-vine_dryad = Driade dei Viticci
horde-taulot_custodians-well_of_taulot = Pozzo di Taulot
horde-taulot_custodians-crazed_summoner = Evocatore Folle
horde-taulot_custodians-dryad_of_sorrow = Driade del Dolore
horde-taulot_custodians-doll_of_zuunan = Bambola di Zuunan
horde-taulot_custodians-tower_of_grief = Torre del Lutto
horde-taulot_custodians-the_plunderess = La Predatrice
horde-taulot_custodians-xotlan_revolts = Xotlan Insorge
horde-taulot_custodians-nelaclen = Nelaclen
horde-taulot_custodians-zacoal = Zacoal

horde-taulot_custodians-one-of-four = Scegli quattro carte dalla tua pila degli scarti e giocane una a caso senza pagarne il costo di mana.
    .then = scegli quattro carte dalla tua pila degli scarti e giocane una a caso senza pagarne il costo di mana
    .may = scegliere quattro carte dalla tua pila degli scarti e giocarne una a caso senza pagarne il costo di mana
