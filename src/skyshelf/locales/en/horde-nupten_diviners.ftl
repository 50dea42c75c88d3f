### Nupten Diviners: the names of the cards and the steps that only they have.

horde-nupten_diviners-echoed_flanker = Echoed Flanker
horde-nupten_diviners-sentinel_phalanx = Sentinel Phalanx
horde-nupten_diviners-immolate_to_see = Immolate to See
horde-nupten_diviners-treasure_keeper = Treasure Keeper
horde-nupten_diviners-sting_of_the_righteous = Sting of the Righteous
horde-nupten_diviners-taunting_rogue = Taunting Rogue
horde-nupten_diviners-skytear_diverter = Skytear Diverter
horde-nupten_diviners-celestial_judgement = Celestial Judgement
horde-nupten_diviners-doppelganger = Doppelganger
horde-nupten_diviners-guardian_clouds = Guardian Clouds
    .plural = yes
horde-nupten_diviners-time_loop = Time Loop
horde-nupten_diviners-tallyman = Tallyman
horde-nupten_diviners-gate_to_nupten = Gate to Nupten
horde-nupten_diviners-time_traveler = Time Traveler
horde-nupten_diviners-blessed_sundancer = Blessed Sundancer
horde-nupten_diviners-bolt_mentalist = Bolt Mentalist
horde-nupten_diviners-ethereal_defense = Ethereal Defense
horde-nupten_diviners-illusory_legion = Illusory Legion
horde-nupten_diviners-khepiax = Khepiax
horde-nupten_diviners-setheru = Setheru
