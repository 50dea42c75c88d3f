"""The outsiders of the first edition, stage by stage. HRD-Q-16"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    Is,
    Trait,
    armored,
    boost,
    castle,
    engaged_ally,
    grant,
    is_engaged,
    keyword,
    play,
    strike,
    this,
    when,
)

CARDS = (
    card.outsider("HRD-OSD-01", "the_hate_bringer", 1, attack=4, health=3).says(
        play(when(Is(this, is_engaged), strike(this, engaged_ally), otherwise=strike(this, castle))),
        armored(2),
    ),
    card.outsider("HRD-OSD-02", "the_hate_bringer", 2, attack=5, health=4).says(
        play(boost(this, attack=1), grant(this, keyword(Trait.TRAMPLE))),
        armored(3),
    ),
)
