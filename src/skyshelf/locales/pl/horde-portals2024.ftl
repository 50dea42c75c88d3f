### Portale drugiej edycji: nazwy kart i kroki, które mają tylko one.

horde-portals2024-solo_stage_1 = Portal solo I
horde-portals2024-solo_stage_2 = Portal solo II
horde-portals2024-solo_stage_3 = Portal solo III
horde-portals2024-solo_stage_4 = Portal solo IV
horde-portals2024-cooperative_stage_1 = Portal kooperacyjny I
horde-portals2024-cooperative_stage_2 = Portal kooperacyjny II
horde-portals2024-cooperative_stage_3 = Portal kooperacyjny III
horde-portals2024-cooperative_stage_4 = Portal kooperacyjny IV
horde-portals2024-competitive_2_stage_1 = Portal rywalizacji I dla 2 graczy
horde-portals2024-competitive_2_stage_2 = Portal rywalizacji II dla 2 graczy
horde-portals2024-competitive_2_stage_3 = Portal rywalizacji III dla 2 graczy
horde-portals2024-competitive_2_stage_4 = Portal rywalizacji IV dla 2 graczy
horde-portals2024-competitive_3_stage_1 = Portal rywalizacji I dla 3 graczy
horde-portals2024-competitive_3_stage_2 = Portal rywalizacji II dla 3 graczy
horde-portals2024-competitive_3_stage_3 = Portal rywalizacji III dla 3 graczy
horde-portals2024-competitive_3_stage_4 = Portal rywalizacji IV dla 3 graczy

horde-portals2024-sacrifice = Zniszcz potwora.
    .then = zniszcz potwora
    .inf = zniszczyć potwora
