### Karty żetonów drugiej edycji: nazwy kart.

horde-tokens2024-troop = Oddział
horde-tokens2024-roots = Korzenie
horde-tokens2024-brood = Pomiot
