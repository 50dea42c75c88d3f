### Portali della prima edizione: i nomi delle carte.

horde-portals-solo_normal_1 = Portale solo I, normale
horde-portals-solo_normal_2 = Portale solo II, normale
horde-portals-solo_hard_1 = Portale solo I, difficile
horde-portals-solo_hard_2 = Portale solo II, difficile
horde-portals-solo_painful_1 = Portale solo I, doloroso
horde-portals-solo_painful_2 = Portale solo II, doloroso
horde-portals-solo_3 = Portale solo III
horde-portals-cooperative_normal_1 = Portale cooperativo I, normale
horde-portals-cooperative_normal_2 = Portale cooperativo II, normale
horde-portals-cooperative_hard_1 = Portale cooperativo I, difficile
horde-portals-cooperative_hard_2 = Portale cooperativo II, difficile
horde-portals-cooperative_painful_1 = Portale cooperativo I, doloroso
horde-portals-cooperative_painful_2 = Portale cooperativo II, doloroso
horde-portals-cooperative_3 = Portale cooperativo III
horde-portals-competitive_normal_1 = Portale competitivo I, normale
horde-portals-competitive_normal_2 = Portale competitivo II, normale
horde-portals-competitive_hard_1 = Portale competitivo I, difficile
horde-portals-competitive_hard_2 = Portale competitivo II, difficile
horde-portals-competitive_painful_1 = Portale competitivo I, doloroso
horde-portals-competitive_painful_2 = Portale competitivo II, doloroso
horde-portals-competitive_3 = Portale competitivo III
