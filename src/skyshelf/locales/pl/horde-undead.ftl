### Nieumarli: nazwy kart.

horde-undead-revenant_cavalry = Upiorna Jazda
horde-undead-revenant_marksmen = Upiorni Strzelcy
horde-undead-revenant_archers = Upiorni Łucznicy
horde-undead-snipers = Snajperzy
horde-undead-oni_champion = Czempion Oni
horde-undead-oni_horde = Horda Oni
horde-undead-shade_coven = Sabat Widm
horde-undead-shade_hounds = Widmowe Ogary
horde-undead-suppression_fire = Ogień Zaporowy
horde-undead-shade_hunter = Widmowy Łowca
horde-undead-the_betrayed = Zdradzony
horde-undead-shade_havocs = Widma Spustoszenia
horde-undead-the_fallen_kami = Upadły Kami
