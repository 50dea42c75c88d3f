### Cartas ficha de la segunda edición: los nombres de las cartas.

horde-tokens2024-troop = Tropa
horde-tokens2024-roots = Raíces
horde-tokens2024-brood = Cría
