### Portali della seconda edizione: i nomi delle carte.

horde-portals2024-solo_stage_1 = Portale solo I
horde-portals2024-solo_stage_2 = Portale solo II
horde-portals2024-solo_stage_3 = Portale solo III
horde-portals2024-solo_stage_4 = Portale solo IV
horde-portals2024-cooperative_stage_1 = Portale cooperativo I
horde-portals2024-cooperative_stage_2 = Portale cooperativo II
horde-portals2024-cooperative_stage_3 = Portale cooperativo III
horde-portals2024-cooperative_stage_4 = Portale cooperativo IV
horde-portals2024-competitive_2_stage_1 = Portale competitivo I per 2 giocatori
horde-portals2024-competitive_2_stage_2 = Portale competitivo II per 2 giocatori
horde-portals2024-competitive_2_stage_3 = Portale competitivo III per 2 giocatori
horde-portals2024-competitive_2_stage_4 = Portale competitivo IV per 2 giocatori
horde-portals2024-competitive_3_stage_1 = Portale competitivo I per 3 giocatori
horde-portals2024-competitive_3_stage_2 = Portale competitivo II per 3 giocatori
horde-portals2024-competitive_3_stage_3 = Portale competitivo III per 3 giocatori
horde-portals2024-competitive_3_stage_4 = Portale competitivo IV per 3 giocatori

horde-portals2024-sacrifice = Distruggi un mostro.
    .then = distruggi un mostro
    .may = distruggere un mostro
