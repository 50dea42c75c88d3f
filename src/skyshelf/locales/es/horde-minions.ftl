### Los esbirros y la ficha de Esqueleto: los nombres de las cartas.

horde-minions-onikai = Esbirros Onikai
horde-minions-yetnar = Esbirros Yetnar
horde-minions-zephylite = Esbirros Zephylite
horde-minions-ratamil = Esbirros Ratamil
horde-minions-skeleton = Esqueleto
