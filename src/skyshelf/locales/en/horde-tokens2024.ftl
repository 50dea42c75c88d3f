### Token cards of the second edition: the names of the cards.

horde-tokens2024-troop = Troop
horde-tokens2024-roots = Roots
horde-tokens2024-brood = Brood
