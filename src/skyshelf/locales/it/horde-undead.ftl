### Non morti: i nomi delle carte.

horde-undead-revenant_cavalry = Cavalleria dei Redivivi
horde-undead-revenant_marksmen = Tiratori Redivivi
horde-undead-revenant_archers = Arcieri Redivivi
horde-undead-snipers = Cecchini
horde-undead-oni_champion = Campione Oni
horde-undead-oni_horde = Orda Oni
horde-undead-shade_coven = Congrega delle Ombre
horde-undead-shade_hounds = Segugi d'Ombra
horde-undead-suppression_fire = Fuoco di Sbarramento
horde-undead-shade_hunter = Cacciatore d'Ombra
horde-undead-the_betrayed = Il Tradito
horde-undead-shade_havocs = Devastatori d'Ombra
horde-undead-the_fallen_kami = Il Kami Caduto
