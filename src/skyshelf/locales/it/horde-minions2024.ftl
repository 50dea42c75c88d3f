### Servitori della seconda edizione: i nomi delle carte.

horde-minions2024-onikai = Onikai Minions
horde-minions2024-yetnar = Yetnar Minions
horde-minions2024-zephylite = Zephylite Minions
horde-minions2024-ratamil = Ratamil Minions
