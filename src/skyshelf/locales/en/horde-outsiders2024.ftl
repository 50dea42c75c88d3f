### Enchanters: their names and the steps that only they have.

horde-outsiders2024-purple_circle = Purple Circle
horde-outsiders2024-damsel_of_silence = Damsel of Silence
horde-outsiders2024-doom_vines = Doom Vines
    .plural = yes
horde-outsiders2024-the_lost_legion = The Lost Legion
horde-outsiders2024-the_coral_beast = The Coral Beast
horde-outsiders2024-toxic_breath = Toxic Breath
horde-outsiders2024-genesis_monolith = Genesis Monolith
horde-outsiders2024-brood_mother = Brood Mother
horde-outsiders2024-rider_of_dreams = Rider of Dreams
horde-outsiders2024-silent_shard = Silent Shard
horde-outsiders2024-ancient_reborn = Ancient Reborn
