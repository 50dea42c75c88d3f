### Minions of the second edition: the names of the cards.

horde-minions2024-onikai = Onikai Minions
horde-minions2024-yetnar = Yetnar Minions
horde-minions2024-zephylite = Zephylite Minions
horde-minions2024-ratamil = Ratamil Minions
