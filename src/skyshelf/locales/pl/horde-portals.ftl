### Portale pierwszej edycji: nazwy kart.

horde-portals-solo_normal_1 = Portal solo I, normalny
horde-portals-solo_normal_2 = Portal solo II, normalny
horde-portals-solo_hard_1 = Portal solo I, trudny
horde-portals-solo_hard_2 = Portal solo II, trudny
horde-portals-solo_painful_1 = Portal solo I, bolesny
horde-portals-solo_painful_2 = Portal solo II, bolesny
horde-portals-solo_3 = Portal solo III
horde-portals-cooperative_normal_1 = Portal kooperacyjny I, normalny
horde-portals-cooperative_normal_2 = Portal kooperacyjny II, normalny
horde-portals-cooperative_hard_1 = Portal kooperacyjny I, trudny
horde-portals-cooperative_hard_2 = Portal kooperacyjny II, trudny
horde-portals-cooperative_painful_1 = Portal kooperacyjny I, bolesny
horde-portals-cooperative_painful_2 = Portal kooperacyjny II, bolesny
horde-portals-cooperative_3 = Portal kooperacyjny III
horde-portals-competitive_normal_1 = Portal rywalizacji I, normalny
horde-portals-competitive_normal_2 = Portal rywalizacji II, normalny
horde-portals-competitive_hard_1 = Portal rywalizacji I, trudny
horde-portals-competitive_hard_2 = Portal rywalizacji II, trudny
horde-portals-competitive_painful_1 = Portal rywalizacji I, bolesny
horde-portals-competitive_painful_2 = Portal rywalizacji II, bolesny
horde-portals-competitive_3 = Portal rywalizacji III
