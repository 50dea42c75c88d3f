### Żołnierze drugiej edycji: nazwy kart.

horde-minions2024-onikai = Żołnierze Onikai
horde-minions2024-yetnar = Żołnierze Yetnar
horde-minions2024-zephylite = Żołnierze Zephylite
horde-minions2024-ratamil = Żołnierze Ratamil
