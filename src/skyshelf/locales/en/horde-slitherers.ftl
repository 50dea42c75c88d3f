### Slitherers: the names of its cards, and the steps that only they have.

horde-slitherers-barbed_swarm = Barbed Swarm
horde-slitherers-pit_mouth = Pit Mouth
horde-slitherers-shrub_maiden = Shrub Maiden
horde-slitherers-spore_star = Spore Star
horde-slitherers-drop_fruit = Drop Fruit
horde-slitherers-rusty_mold = Rusty Mold
horde-slitherers-mind_fungus = Mind Fungus
horde-slitherers-living_walls = Living Walls
    .plural = yes
horde-slitherers-berserk_mushroom = Berserk Mushroom
horde-slitherers-vine_weaver = Vine Weaver
horde-slitherers-white_ash = White Ash

horde-slitherers-swallow = Put the engaged ally with its attachments beneath this card and discard its tokens.
    .may = put the engaged ally with its attachments beneath this card and discard its tokens
horde-slitherers-give-back = Put the ally from beneath this card with its attachments into the leftmost lane without alliance cards.
    .may = put the ally from beneath this card with its attachments into the leftmost lane without alliance cards
