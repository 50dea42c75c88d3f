### Divinatori di Nupten: i nomi delle carte e i passi che solo loro hanno.

horde-nupten_diviners-echoed_flanker = Incursore Riflesso
horde-nupten_diviners-sentinel_phalanx = Falange Sentinella
horde-nupten_diviners-immolate_to_see = Immolarsi per Vedere
horde-nupten_diviners-treasure_keeper = Custode del Tesoro
horde-nupten_diviners-sting_of_the_righteous = Pungiglione dei Giusti
horde-nupten_diviners-taunting_rogue = Furfante Beffardo
horde-nupten_diviners-skytear_diverter = Deviatore di Skytear
horde-nupten_diviners-celestial_judgement = Giudizio Celeste
horde-nupten_diviners-doppelganger = Sosia
horde-nupten_diviners-guardian_clouds = Nubi Guardiane
horde-nupten_diviners-time_loop = Anello Temporale
horde-nupten_diviners-tallyman = Contabile di Anime
horde-nupten_diviners-gate_to_nupten = Porta per Nupten
horde-nupten_diviners-time_traveler = Viaggiatore nel Tempo
horde-nupten_diviners-blessed_sundancer = Danzasole Benedetto
horde-nupten_diviners-bolt_mentalist = Mentalista della Saetta
horde-nupten_diviners-ethereal_defense = Difesa Eterea
horde-nupten_diviners-illusory_legion = Legione Illusoria
horde-nupten_diviners-khepiax = Khepiax
horde-nupten_diviners-setheru = Setheru
