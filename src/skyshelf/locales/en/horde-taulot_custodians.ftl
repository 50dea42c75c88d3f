### Taulot Custodians: the names of the cards, and the step that only one of them has.

horde-taulot_custodians-rooted_dryad = Rooted Dryad
horde-taulot_custodians-mournings = Mournings
horde-taulot_custodians-poisoned_attack = Poisoned Attack
horde-taulot_custodians-tunnel_to_the_ancients = Tunnel To The Ancients
horde-taulot_custodians-haunted_ruins = Haunted Ruins
    .plural = yes
horde-taulot_custodians-the_scaruspex = The Scaruspex
horde-taulot_custodians-immovable = Immovable
horde-taulot_custodians-rebirth_disciple = Rebirth Disciple
horde-taulot_custodians-the_watcher = The Watcher
horde-taulot_custodians-unburial_rites = Unburial Rites
    .plural = yes
horde-taulot_custodians-vine_dryad = Vine Dryad
horde-taulot_custodians-well_of_taulot = Well of Taulot
horde-taulot_custodians-crazed_summoner = Crazed Summoner
horde-taulot_custodians-dryad_of_sorrow = Dryad of Sorrow
horde-taulot_custodians-doll_of_zuunan = Doll of Zuunan
horde-taulot_custodians-tower_of_grief = Tower of Grief
horde-taulot_custodians-the_plunderess = The Plunderess
horde-taulot_custodians-xotlan_revolts = Xotlan Revolts
horde-taulot_custodians-nelaclen = Nelaclen
horde-taulot_custodians-zacoal = Zacoal

horde-taulot_custodians-one-of-four = Choose four cards from your discard pile and play a random one of them without paying its mana cost.
    .may = choose four cards from your discard pile and play a random one of them without paying its mana cost
