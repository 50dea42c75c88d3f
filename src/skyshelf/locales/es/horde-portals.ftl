### Portales de la primera edición: los nombres de las cartas.

horde-portals-solo_normal_1 = Portal en solitario I, normal
horde-portals-solo_normal_2 = Portal en solitario II, normal
horde-portals-solo_hard_1 = Portal en solitario I, difícil
horde-portals-solo_hard_2 = Portal en solitario II, difícil
horde-portals-solo_painful_1 = Portal en solitario I, doloroso
horde-portals-solo_painful_2 = Portal en solitario II, doloroso
horde-portals-solo_3 = Portal en solitario III
horde-portals-cooperative_normal_1 = Portal cooperativo I, normal
horde-portals-cooperative_normal_2 = Portal cooperativo II, normal
horde-portals-cooperative_hard_1 = Portal cooperativo I, difícil
horde-portals-cooperative_hard_2 = Portal cooperativo II, difícil
horde-portals-cooperative_painful_1 = Portal cooperativo I, doloroso
horde-portals-cooperative_painful_2 = Portal cooperativo II, doloroso
horde-portals-cooperative_3 = Portal cooperativo III
horde-portals-competitive_normal_1 = Portal competitivo I, normal
horde-portals-competitive_normal_2 = Portal competitivo II, normal
horde-portals-competitive_hard_1 = Portal competitivo I, difícil
horde-portals-competitive_hard_2 = Portal competitivo II, difícil
horde-portals-competitive_painful_1 = Portal competitivo I, doloroso
horde-portals-competitive_painful_2 = Portal competitivo II, doloroso
horde-portals-competitive_3 = Portal competitivo III
