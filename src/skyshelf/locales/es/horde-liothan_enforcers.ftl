### Ejecutores de Liothan: los nombres de las cartas.

horde-liothan_enforcers-the_spring_watch = La Guardia de Primavera
horde-liothan_enforcers-clan_of_the_icefish = Clan del Pez de Hielo
horde-liothan_enforcers-horn_of_liothan = Cuerno de Liothan
horde-liothan_enforcers-trappers = Tramperos
horde-liothan_enforcers-rise_again = Alzarse de Nuevo
horde-liothan_enforcers-errant_lord = Señor Errante
horde-liothan_enforcers-charm_of_renewal = Amuleto de Renovación
horde-liothan_enforcers-gibbet_tower = Torre del Patíbulo
horde-liothan_enforcers-skytear_protector = Protector de Skytear
horde-liothan_enforcers-for_liothan = ¡Por Liothan!
horde-liothan_enforcers-altar_of_liothan = Altar de Liothan
horde-liothan_enforcers-royal_marksmen = Tiradores Reales
horde-liothan_enforcers-last_of_the_pack = Último de la Manada
horde-liothan_enforcers-field_commander = Comandante de Campo
horde-liothan_enforcers-oath_of_riders = Juramento de los Jinetes
horde-liothan_enforcers-beraph_star = Estrella de Beraph
horde-liothan_enforcers-glacier = Glaciar
horde-liothan_enforcers-granary = Granero
horde-liothan_enforcers-freyhel = Freyhel
horde-liothan_enforcers-heraal = Heraal
