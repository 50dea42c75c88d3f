### Portals of the first edition: the names of the cards.

horde-portals-solo_normal_1 = Solo portal I, normal
horde-portals-solo_normal_2 = Solo portal II, normal
horde-portals-solo_hard_1 = Solo portal I, hard
horde-portals-solo_hard_2 = Solo portal II, hard
horde-portals-solo_painful_1 = Solo portal I, painful
horde-portals-solo_painful_2 = Solo portal II, painful
horde-portals-solo_3 = Solo portal III
horde-portals-cooperative_normal_1 = Cooperative portal I, normal
horde-portals-cooperative_normal_2 = Cooperative portal II, normal
horde-portals-cooperative_hard_1 = Cooperative portal I, hard
horde-portals-cooperative_hard_2 = Cooperative portal II, hard
horde-portals-cooperative_painful_1 = Cooperative portal I, painful
horde-portals-cooperative_painful_2 = Cooperative portal II, painful
horde-portals-cooperative_3 = Cooperative portal III
horde-portals-competitive_normal_1 = Competitive portal I, normal
horde-portals-competitive_normal_2 = Competitive portal II, normal
horde-portals-competitive_hard_1 = Competitive portal I, hard
horde-portals-competitive_hard_2 = Competitive portal II, hard
horde-portals-competitive_painful_1 = Competitive portal I, painful
horde-portals-competitive_painful_2 = Competitive portal II, painful
horde-portals-competitive_3 = Competitive portal III
