"""The number of each card, which never changes: saved games know cards by it.

Add a new card at the end, wherever in its deck it stands; take none away and move none.
"""

from __future__ import annotations

from skyshelf.engine.numbers import Numbers

NUMBERS = Numbers(
    """
sakoshi shuriken_storm gank lifesteal crippling_precision yami kneel_before_me dragon_punch clear_mind
combustion hogosai last_bastion burning_chains tempered_plates ember_brand kichie eruption lava_flow
scorched_veins cinder_shot corjof featherstorm gathering_storm icewall through_the_eyes gulbjarn
feral_vitality grapple unfamiliar_terrain presence brylvar avalanche tusk_charge numbing_cold call_of_the_pack
freyhel endless_winter breath_of_life royal_decree white_veil cotlic my_kingdom rampant_hatred safeguard
lord_of_the_many tlakali the_thousandth_ritual mud_flood crawling_darkness sacrifice nelaclen temple_of_thorns
stone_barricade spire_collapse bone_shards ixatosk jaws_of_xotlan undermine slip_below dig_in haburat
blades_of_lightning testudo time_warp time_glitch akhuti word_of_nupten twister_of_souls redirect
hurricane_strike shaidrus citadel_of_air repulse standing_wind unseen_phalanx khepiax rain_of_spears
needle_gust mirage wind_reader dodge skytear_flux riftmaw pale_choir rootbound
"""
)
