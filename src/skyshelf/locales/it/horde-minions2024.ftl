### Servitori della seconda edizione: i nomi delle carte.

horde-minions2024-onikai = Servitori Onikai
horde-minions2024-yetnar = Servitori Yetnar
horde-minions2024-zephylite = Servitori Zephylite
horde-minions2024-ratamil = Servitori Ratamil
