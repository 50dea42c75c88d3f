### Los esbirros de la segunda edición: los nombres de las cartas.

horde-minions2024-onikai = Esbirros Onikai
horde-minions2024-yetnar = Esbirros Yetnar
horde-minions2024-zephylite = Esbirros Zephylite
horde-minions2024-ratamil = Esbirros Ratamil
