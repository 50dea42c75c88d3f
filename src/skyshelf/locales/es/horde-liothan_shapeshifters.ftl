### Cambiaformas de Liothan: los nombres de las cartas.

horde-liothan_shapeshifters-clan_of_the_oak = Clan del Roble
horde-liothan_shapeshifters-cloud_tearers = Rasganubes
horde-liothan_shapeshifters-shamans = Chamanes
horde-liothan_shapeshifters-clan_of_the_wildcat = Clan del Gato Montés
horde-liothan_shapeshifters-bloodlust = Sed de Sangre
horde-liothan_shapeshifters-skytear_mine = Mina de Skytear
horde-liothan_shapeshifters-clan_of_the_falcon = Clan del Halcón
horde-liothan_shapeshifters-clan_of_the_maple = Clan del Arce
horde-liothan_shapeshifters-clan_of_the_elk = Clan del Alce
horde-liothan_shapeshifters-dawn_defenders = Defensores del Alba
horde-liothan_shapeshifters-clan_of_the_boar = Clan del Jabalí
horde-liothan_shapeshifters-frostbite_outpost = Avanzada Helada
horde-liothan_shapeshifters-speak_with_the_spirits = Hablar con los Espíritus
horde-liothan_shapeshifters-stream_of_life = Corriente de Vida
horde-liothan_shapeshifters-wind_riders = Jinetes del Viento
horde-liothan_shapeshifters-tusken_warriors = Guerreros Colmilludos
horde-liothan_shapeshifters-runic_catapult = Catapulta Rúnica
horde-liothan_shapeshifters-overwhelm = Abrumar
horde-liothan_shapeshifters-corjof = Corjof
horde-liothan_shapeshifters-gulbjarn = Gulbjarn
horde-liothan_shapeshifters-vorhild = Vorhild
