### Encantadores: sus nombres y los pasos que solo ellos tienen.

horde-outsiders2024-purple_circle = Círculo Púrpura
horde-outsiders2024-damsel_of_silence = Damisela del Silencio
horde-outsiders2024-doom_vines = Enredaderas de la Perdición
horde-outsiders2024-the_lost_legion = La Legión Perdida
horde-outsiders2024-the_coral_beast = La Bestia de Coral
horde-outsiders2024-toxic_breath = Aliento Tóxico
horde-outsiders2024-genesis_monolith = Monolito del Génesis
horde-outsiders2024-brood_mother = Madre de la Progenie
horde-outsiders2024-rider_of_dreams = Jinete de los Sueños
horde-outsiders2024-silent_shard = Fragmento Silencioso
horde-outsiders2024-ancient_reborn = Ancestral Renacido
