### Żołnierze i żeton Szkieleta: nazwy kart.

horde-minions-onikai = Żołnierze Onikai
horde-minions-yetnar = Żołnierze Yetnar
horde-minions-zephylite = Żołnierze Zephylite
horde-minions-ratamil = Żołnierze Ratamil
horde-minions-skeleton = Szkielet
