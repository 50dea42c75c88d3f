### Servitori e la pedina scheletro: i nomi delle carte.

horde-minions-onikai = Servitori Onikai
horde-minions-yetnar = Servitori Yetnar
horde-minions-zephylite = Servitori Zephylite
horde-minions-ratamil = Servitori Ratamil
horde-minions-skeleton = Scheletro
