### Zaklinacze: nazwy kart.

horde-outsiders2024-purple_circle = Purpurowy Krąg
horde-outsiders2024-damsel_of_silence = Panna Ciszy
horde-outsiders2024-doom_vines = Pnącza Zagłady
horde-outsiders2024-the_lost_legion = Zaginiony Legion
horde-outsiders2024-the_coral_beast = Koralowa Bestia
horde-outsiders2024-toxic_breath = Trujący Oddech
horde-outsiders2024-genesis_monolith = Monolit Genezy
horde-outsiders2024-brood_mother = Matka Wylęgu
horde-outsiders2024-rider_of_dreams = Jeździec Snów
horde-outsiders2024-silent_shard = Milczący Odłamek
horde-outsiders2024-ancient_reborn = Odrodzony Pradawny
