### Liothan Enforcers: the names of the cards.

horde-liothan_enforcers-the_spring_watch = The Spring Watch
horde-liothan_enforcers-clan_of_the_icefish = Clan of the Icefish
horde-liothan_enforcers-horn_of_liothan = Horn of Liothan
horde-liothan_enforcers-trappers = Trappers
    .plural = yes
horde-liothan_enforcers-rise_again = Rise Again
horde-liothan_enforcers-errant_lord = Errant Lord
horde-liothan_enforcers-charm_of_renewal = Charm of Renewal
horde-liothan_enforcers-gibbet_tower = Gibbet Tower
horde-liothan_enforcers-skytear_protector = Skytear Protector
horde-liothan_enforcers-for_liothan = For Liothan!
horde-liothan_enforcers-altar_of_liothan = Altar of Liothan
horde-liothan_enforcers-royal_marksmen = Royal Marksmen
    .plural = yes
horde-liothan_enforcers-last_of_the_pack = Last of the Pack
horde-liothan_enforcers-field_commander = Field Commander
horde-liothan_enforcers-oath_of_riders = Oath of Riders
horde-liothan_enforcers-beraph_star = Beraph Star
horde-liothan_enforcers-glacier = Glacier
horde-liothan_enforcers-granary = Granary
horde-liothan_enforcers-freyhel = Freyhel
horde-liothan_enforcers-heraal = Heraal
