### Mutaforma di Liothan: i nomi delle carte.

horde-liothan_shapeshifters-clan_of_the_oak = Clan della Quercia
horde-liothan_shapeshifters-cloud_tearers = Squarcianubi
horde-liothan_shapeshifters-shamans = Sciamani
horde-liothan_shapeshifters-clan_of_the_wildcat = Clan del Gatto Selvatico
horde-liothan_shapeshifters-bloodlust = Sete di Sangue
horde-liothan_shapeshifters-skytear_mine = Miniera di Skytear
horde-liothan_shapeshifters-clan_of_the_falcon = Clan del Falco
horde-liothan_shapeshifters-clan_of_the_maple = Clan dell'Acero
horde-liothan_shapeshifters-clan_of_the_elk = Clan dell'Alce
horde-liothan_shapeshifters-dawn_defenders = Difensori dell'Alba
horde-liothan_shapeshifters-clan_of_the_boar = Clan del Cinghiale
horde-liothan_shapeshifters-frostbite_outpost = Avamposto del Gelo
horde-liothan_shapeshifters-speak_with_the_spirits = Parlare con gli Spiriti
horde-liothan_shapeshifters-stream_of_life = Flusso di Vita
horde-liothan_shapeshifters-wind_riders = Cavalcavento
horde-liothan_shapeshifters-tusken_warriors = Guerrieri Zannuti
horde-liothan_shapeshifters-runic_catapult = Catapulta Runica
horde-liothan_shapeshifters-overwhelm = Sopraffare
horde-liothan_shapeshifters-corjof = Corjof
horde-liothan_shapeshifters-gulbjarn = Gulbjarn
horde-liothan_shapeshifters-vorhild = Vorhild
