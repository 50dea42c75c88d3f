### Kurumo Artificers: the names of the cards and the steps that only they have.

horde-kurumo_artificers-ayame_bushido = Ayame Bushido
horde-kurumo_artificers-kurumos_judgement = Kurumo's Judgement
horde-kurumo_artificers-mantis_shadow = Mantis Shadow
horde-kurumo_artificers-boots_of_flash = Boots of Flash
    .plural = yes
horde-kurumo_artificers-dragonfly_shadow = Dragonfly Shadow
horde-kurumo_artificers-chrysalis_sallet = Chrysalis Sallet
horde-kurumo_artificers-master_of_the_forge = Master of the Forge
horde-kurumo_artificers-punisher_blade = Punisher Blade
horde-kurumo_artificers-armored_tower = Armored Tower
horde-kurumo_artificers-stormrunner = Stormrunner
horde-kurumo_artificers-butterfly_shadow = Butterfly Shadow
horde-kurumo_artificers-scrap_tinkerer = Scrap Tinkerer
horde-kurumo_artificers-shrine_of_kurumo = Shrine of Kurumo
horde-kurumo_artificers-blossoming_banner = Blossoming Banner
horde-kurumo_artificers-demon_daimyo = Demon Daimyo
horde-kurumo_artificers-master_of_gloom = Master of Gloom
horde-kurumo_artificers-hordecrusher = Hordecrusher
horde-kurumo_artificers-staunch_momentum = Staunch Momentum
horde-kurumo_artificers-kichie = Kichie
horde-kurumo_artificers-hogosai = Hogosai

horde-kurumo_artificers-armor-to-attack = You may turn any number of armor tokens on this card into attack tokens.
    .may = turn any number of armor tokens on this card into attack tokens
horde-kurumo_artificers-keep-scrap = You may put it beneath this card.
    .may = put it beneath this card
