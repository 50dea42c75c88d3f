### Portales de la segunda edición: los nombres de las cartas.

horde-portals2024-solo_stage_1 = Portal en solitario I
horde-portals2024-solo_stage_2 = Portal en solitario II
horde-portals2024-solo_stage_3 = Portal en solitario III
horde-portals2024-solo_stage_4 = Portal en solitario IV
horde-portals2024-cooperative_stage_1 = Portal cooperativo I
horde-portals2024-cooperative_stage_2 = Portal cooperativo II
horde-portals2024-cooperative_stage_3 = Portal cooperativo III
horde-portals2024-cooperative_stage_4 = Portal cooperativo IV
horde-portals2024-competitive_2_stage_1 = Portal competitivo I para 2 jugadores
horde-portals2024-competitive_2_stage_2 = Portal competitivo II para 2 jugadores
horde-portals2024-competitive_2_stage_3 = Portal competitivo III para 2 jugadores
horde-portals2024-competitive_2_stage_4 = Portal competitivo IV para 2 jugadores
horde-portals2024-competitive_3_stage_1 = Portal competitivo I para 3 jugadores
horde-portals2024-competitive_3_stage_2 = Portal competitivo II para 3 jugadores
horde-portals2024-competitive_3_stage_3 = Portal competitivo III para 3 jugadores
horde-portals2024-competitive_3_stage_4 = Portal competitivo IV para 3 jugadores

horde-portals2024-sacrifice = Destruye un monstruo.
    .then = destruye un monstruo
    .may = destruir un monstruo
