### Minions and the Skeleton token: the names of the cards.

horde-minions-onikai = Onikai Minions
    .plural = yes
horde-minions-yetnar = Yetnar Minions
    .plural = yes
horde-minions-zephylite = Zephylite Minions
    .plural = yes
horde-minions-ratamil = Ratamil Minions
    .plural = yes
horde-minions-skeleton = Skeleton
