### Striscianti: i nomi delle carte e i passi che solo loro hanno.

horde-slitherers-barbed_swarm = Barbed Swarm
horde-slitherers-pit_mouth = Pit Mouth
horde-slitherers-shrub_maiden = Shrub Maiden
horde-slitherers-spore_star = Spore Star
horde-slitherers-drop_fruit = Drop Fruit
horde-slitherers-rusty_mold = Rusty Mold
horde-slitherers-mind_fungus = Mind Fungus
horde-slitherers-living_walls = Living Walls
horde-slitherers-berserk_mushroom = Berserk Mushroom
horde-slitherers-vine_weaver = Vine Weaver
horde-slitherers-white_ash = White Ash

horde-slitherers-swallow = Metti l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scarta i suoi segnalini.
    .then = metti l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scarta i suoi segnalini
    .may = mettere l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scartare i suoi segnalini
horde-slitherers-give-back = Metti l'alleato da sotto questa carta con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra.
    .then = metti l'alleato da sotto questa carta con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra
    .may = mettere l'alleato da sotto questa carta con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra
