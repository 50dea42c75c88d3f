### Minions and the Skeleton token: the names of the cards.

horde-minions-onikai = Onikai Minions
horde-minions-yetnar = Yetnar Minions
horde-minions-zephylite = Zephylite Minions
horde-minions-ratamil = Ratamil Minions
horde-minions-skeleton = Skeleton
