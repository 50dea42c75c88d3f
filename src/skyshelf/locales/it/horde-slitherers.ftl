### Striscianti: i nomi delle carte e i passi che solo loro hanno.

horde-slitherers-barbed_swarm = Sciame Spinato
horde-slitherers-pit_mouth = Bocca del Pozzo
horde-slitherers-shrub_maiden = Fanciulla degli Arbusti
horde-slitherers-spore_star = Stella di Spore
horde-slitherers-drop_fruit = Frutto Caduto
horde-slitherers-rusty_mold = Muffa Rugginosa
horde-slitherers-mind_fungus = Fungo della Mente
horde-slitherers-living_walls = Mura Viventi
horde-slitherers-berserk_mushroom = Fungo Furioso
horde-slitherers-vine_weaver = Tessitrice di Viticci
horde-slitherers-white_ash = Frassino Bianco

horde-slitherers-swallow = Metti l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scarta i suoi segnalini.
    .then = metti l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scarta i suoi segnalini
    .may = mettere l'alleato ingaggiato con i suoi potenziamenti sotto questa carta e scartare i suoi segnalini
horde-slitherers-give-back = L'alleato sotto questa carta torna con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra.
    .then = l'alleato sotto questa carta torna con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra
    .may = far tornare l'alleato sotto questa carta con i suoi potenziamenti nella corsia senza carte alleanza più a sinistra
