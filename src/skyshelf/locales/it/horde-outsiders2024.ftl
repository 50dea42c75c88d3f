### Incantatori: i loro nomi e i passi che solo loro hanno.

horde-outsiders2024-purple_circle = Cerchio Cremisi
horde-outsiders2024-damsel_of_silence = Damigella del Silenzio
horde-outsiders2024-doom_vines = Viticci della Rovina
horde-outsiders2024-the_lost_legion = La Legione Perduta
horde-outsiders2024-the_coral_beast = La Bestia di Corallo
horde-outsiders2024-toxic_breath = Alito Tossico
horde-outsiders2024-genesis_monolith = Monolite della Genesi
horde-outsiders2024-brood_mother = Madre della Nidiata
horde-outsiders2024-rider_of_dreams = Cavaliere dei Sogni
horde-outsiders2024-silent_shard = Frammento Silenzioso
horde-outsiders2024-ancient_reborn = Antico Rinato
