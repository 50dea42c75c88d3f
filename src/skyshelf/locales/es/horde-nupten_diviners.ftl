### Adivinos de Nupten: los nombres de las cartas y los pasos que solo ellas tienen.

horde-nupten_diviners-echoed_flanker = Flanqueador Reflejado
horde-nupten_diviners-sentinel_phalanx = Falange Centinela
horde-nupten_diviners-immolate_to_see = Inmolarse para Ver
horde-nupten_diviners-treasure_keeper = Guardián del Tesoro
horde-nupten_diviners-sting_of_the_righteous = Aguijón de los Justos
horde-nupten_diviners-taunting_rogue = Pícaro Burlón
horde-nupten_diviners-skytear_diverter = Desviador de Skytear
horde-nupten_diviners-celestial_judgement = Juicio Celestial
horde-nupten_diviners-doppelganger = Doble
horde-nupten_diviners-guardian_clouds = Nubes Guardianas
horde-nupten_diviners-time_loop = Bucle Temporal
horde-nupten_diviners-tallyman = Contador de Almas
horde-nupten_diviners-gate_to_nupten = Puerta a Nupten
horde-nupten_diviners-time_traveler = Viajero del Tiempo
horde-nupten_diviners-blessed_sundancer = Danzante Solar Bendito
horde-nupten_diviners-bolt_mentalist = Mentalista del Rayo
horde-nupten_diviners-ethereal_defense = Defensa Etérea
horde-nupten_diviners-illusory_legion = Legión Ilusoria
horde-nupten_diviners-khepiax = Khepiax
horde-nupten_diviners-setheru = Setheru
