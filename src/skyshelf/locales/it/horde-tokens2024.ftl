### Carte pedina della seconda edizione: i nomi delle carte.

horde-tokens2024-troop = Truppe
horde-tokens2024-roots = Radici
horde-tokens2024-brood = Nidiata
