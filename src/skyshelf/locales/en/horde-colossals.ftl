### Colossal outsiders and their parts: the names of the cards.

horde-colossals-abyssal_terror = Abyssal Terror
horde-colossals-coils = Coils
    .plural = yes
horde-colossals-living_portal = Living Portal
horde-colossals-fungus_shield = Fungus Shield
horde-colossals-root_whip = Root Whip
horde-colossals-titan_brood = Titan Brood
horde-colossals-devourer_limb = Devourer Limb
horde-colossals-overlord_limb = Overlord Limb
horde-colossals-the_lost_city = The Lost City
horde-colossals-cauldron = Cauldron
horde-colossals-cannon = Cannon
horde-colossals-rider_of_death = Rider of Death
horde-colossals-rider_of_death_mount = Rider of Death Mount
horde-colossals-slaver_of_beasts = Slaver of Beasts
horde-colossals-slaver_of_beasts_mount = Slaver of Beasts Mount
horde-colossals-rider_of_hate = Rider of Hate
horde-colossals-rider_of_hate_mount = Rider of Hate Mount
horde-colossals-barding = Barding

horde-colossals-hide = Turn this monster and its Coils face down and shuffle them among their lanes.
    .may = turn this monster and its Coils face down and shuffle them among their lanes
horde-colossals-dive = Put this monster at the bottom of the outsider pile with its tokens and attachments.
    .may = put this monster at the bottom of the outsider pile with its tokens and attachments
