### Servitori e la pedina scheletro: i nomi delle carte.

horde-minions-onikai = Onikai Minions
horde-minions-yetnar = Yetnar Minions
horde-minions-zephylite = Zephylite Minions
horde-minions-ratamil = Ratamil Minions
horde-minions-skeleton = Scheletro
