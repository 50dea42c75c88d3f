### Liothan Shapeshifters: the names of the cards.

horde-liothan_shapeshifters-clan_of_the_oak = Clan of the Oak
horde-liothan_shapeshifters-cloud_tearers = Cloud Tearers
    .plural = yes
horde-liothan_shapeshifters-shamans = Shamans
    .plural = yes
horde-liothan_shapeshifters-clan_of_the_wildcat = Clan of the Wildcat
horde-liothan_shapeshifters-bloodlust = Bloodlust
horde-liothan_shapeshifters-skytear_mine = Skytear Mine
horde-liothan_shapeshifters-clan_of_the_falcon = Clan of the Falcon
horde-liothan_shapeshifters-clan_of_the_maple = Clan of the Maple
horde-liothan_shapeshifters-clan_of_the_elk = Clan of the Elk
horde-liothan_shapeshifters-dawn_defenders = Dawn Defenders
    .plural = yes
horde-liothan_shapeshifters-clan_of_the_boar = Clan of the Boar
horde-liothan_shapeshifters-frostbite_outpost = Frostbite Outpost
horde-liothan_shapeshifters-speak_with_the_spirits = Speak with the Spirits
horde-liothan_shapeshifters-stream_of_life = Stream of Life
horde-liothan_shapeshifters-wind_riders = Wind Riders
    .plural = yes
horde-liothan_shapeshifters-tusken_warriors = Tusken Warriors
    .plural = yes
horde-liothan_shapeshifters-runic_catapult = Runic Catapult
horde-liothan_shapeshifters-overwhelm = Overwhelm
horde-liothan_shapeshifters-corjof = Corjof
horde-liothan_shapeshifters-gulbjarn = Gulbjarn
horde-liothan_shapeshifters-vorhild = Vorhild
