### Reptantes: los nombres de sus cartas, y los pasos que solo ellas tienen.

horde-slitherers-barbed_swarm = Enjambre de Púas
horde-slitherers-pit_mouth = Boca del Pozo
horde-slitherers-shrub_maiden = Doncella del Matorral
horde-slitherers-spore_star = Estrella de Esporas
horde-slitherers-drop_fruit = Fruto Caído
horde-slitherers-rusty_mold = Moho Herrumbroso
horde-slitherers-mind_fungus = Hongo Mental
horde-slitherers-living_walls = Muros Vivientes
horde-slitherers-berserk_mushroom = Seta Berserker
horde-slitherers-vine_weaver = Tejedora de Lianas
horde-slitherers-white_ash = Fresno Blanco

horde-slitherers-swallow = Pon el aliado trabado con sus vínculos debajo de esta carta y descarta sus fichas.
    .then = pon el aliado trabado con sus vínculos debajo de esta carta y descarta sus fichas
    .may = poner el aliado trabado con sus vínculos debajo de esta carta y descartar sus fichas
horde-slitherers-give-back = Pon el aliado de debajo de esta carta con sus vínculos en la calle más a la izquierda sin cartas de la alianza.
    .then = pon el aliado de debajo de esta carta con sus vínculos en la calle más a la izquierda sin cartas de la alianza
    .may = poner el aliado de debajo de esta carta con sus vínculos en la calle más a la izquierda sin cartas de la alianza
