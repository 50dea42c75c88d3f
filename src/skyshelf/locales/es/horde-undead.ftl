### No Muertos: los nombres de sus cartas.

horde-undead-revenant_cavalry = Caballería de Aparecidos
horde-undead-revenant_marksmen = Tiradores Aparecidos
horde-undead-revenant_archers = Arqueros Aparecidos
horde-undead-snipers = Francotiradores
horde-undead-oni_champion = Campeón Oni
horde-undead-oni_horde = Horda Oni
horde-undead-shade_coven = Aquelarre de Umbras
horde-undead-shade_hounds = Sabuesos de Umbra
horde-undead-suppression_fire = Fuego de Supresión
horde-undead-shade_hunter = Cazador de Umbra
horde-undead-the_betrayed = El Traicionado
horde-undead-shade_havocs = Estragos de Umbra
horde-undead-the_fallen_kami = El Kami Caído
