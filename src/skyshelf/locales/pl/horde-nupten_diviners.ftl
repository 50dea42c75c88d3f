### Wieszczowie Nuptena: nazwy kart.

horde-nupten_diviners-echoed_flanker = Echo Flankera
horde-nupten_diviners-sentinel_phalanx = Falanga Wartowników
horde-nupten_diviners-immolate_to_see = Wejrzenie w Ogień
horde-nupten_diviners-treasure_keeper = Strażnik Skarbów
horde-nupten_diviners-sting_of_the_righteous = Żądło Prawych
horde-nupten_diviners-taunting_rogue = Drwiący Łotr
horde-nupten_diviners-skytear_diverter = Rozdzielacz Skytear
horde-nupten_diviners-celestial_judgement = Niebiański Sąd
horde-nupten_diviners-doppelganger = Sobowtór
horde-nupten_diviners-guardian_clouds = Strażnicze Chmury
horde-nupten_diviners-time_loop = Pętla Czasu
horde-nupten_diviners-tallyman = Rachmistrz
horde-nupten_diviners-gate_to_nupten = Brama Nuptena
horde-nupten_diviners-time_traveler = Podróżnik w Czasie
horde-nupten_diviners-blessed_sundancer = Tancerz Słońca
horde-nupten_diviners-bolt_mentalist = Mentalista Gromu
horde-nupten_diviners-ethereal_defense = Eteryczna Obrona
horde-nupten_diviners-illusory_legion = Złudny Legion
horde-nupten_diviners-khepiax = Khepiax
horde-nupten_diviners-setheru = Setheru
