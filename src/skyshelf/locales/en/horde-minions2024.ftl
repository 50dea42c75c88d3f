### Minions of the second edition: the names of the cards.

horde-minions2024-onikai = Onikai Minions
    .plural = yes
horde-minions2024-yetnar = Yetnar Minions
    .plural = yes
horde-minions2024-zephylite = Zephylite Minions
    .plural = yes
horde-minions2024-ratamil = Ratamil Minions
    .plural = yes
