### Portals of the second edition: the names of the cards.

horde-portals2024-solo_stage_1 = Solo portal I
horde-portals2024-solo_stage_2 = Solo portal II
horde-portals2024-solo_stage_3 = Solo portal III
horde-portals2024-solo_stage_4 = Solo portal IV
horde-portals2024-cooperative_stage_1 = Cooperative portal I
horde-portals2024-cooperative_stage_2 = Cooperative portal II
horde-portals2024-cooperative_stage_3 = Cooperative portal III
horde-portals2024-cooperative_stage_4 = Cooperative portal IV
horde-portals2024-competitive_2_stage_1 = Competitive portal I for 2 players
horde-portals2024-competitive_2_stage_2 = Competitive portal II for 2 players
horde-portals2024-competitive_2_stage_3 = Competitive portal III for 2 players
horde-portals2024-competitive_2_stage_4 = Competitive portal IV for 2 players
horde-portals2024-competitive_3_stage_1 = Competitive portal I for 3 players
horde-portals2024-competitive_3_stage_2 = Competitive portal II for 3 players
horde-portals2024-competitive_3_stage_3 = Competitive portal III for 3 players
horde-portals2024-competitive_3_stage_4 = Competitive portal IV for 3 players

horde-portals2024-sacrifice = Destroy a monster.
    .may = destroy a monster
