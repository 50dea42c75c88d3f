### Undead: the names of its cards.

horde-undead-revenant_cavalry = Revenant Cavalry
horde-undead-revenant_marksmen = Revenant Marksmen
    .plural = yes
horde-undead-revenant_archers = Revenant Archers
    .plural = yes
horde-undead-snipers = Snipers
    .plural = yes
horde-undead-oni_champion = Oni Champion
horde-undead-oni_horde = Oni Horde
horde-undead-shade_coven = Shade Coven
horde-undead-shade_hounds = Shade Hounds
    .plural = yes
horde-undead-suppression_fire = Suppression Fire
horde-undead-shade_hunter = Shade Hunter
horde-undead-the_betrayed = The Betrayed
horde-undead-shade_havocs = Shade Havocs
horde-undead-the_fallen_kami = The Fallen Kami
