"""The outsiders, and Skytear Flux: what belongs to no hero."""

from __future__ import annotations

from skyshelf.games.skytear.cards.card import OutsiderCard, PowerCard
from skyshelf.games.skytear.vocabulary import words as w
from skyshelf.games.skytear.vocabulary.names import Icon

# First player's, without runes, once a game. SKY-FLUX-05 SKY-Q-67
FLUX = PowerCard(slug="skytear_flux", source="rulebook, designed", reaction=True).says(
    w.choose(w.Refresh(1), w.Predict(2))
)


def _outsider(card: OutsiderCard) -> OutsiderCard:
    card.abilities = tuple(skill.abilities[0] for skill in card.skills)
    return card


RIFTMAW = _outsider(
    OutsiderCard(
        slug="riftmaw",
        source="public, designed",
        attack=4,
        skills=(
            w.skill(
                "gore",
                Icon.ALWAYS,
                w.acts(w.deal(1, w.each(w.enemy_hero.where(w.within(1, w.caster)))), w.Push(2, w.it)),
            ),
            w.skill(
                "devour",
                Icon.ALWAYS,
                w.acts(w.Defeat(w.up_to(2, w.enemy_minion.where(w.within(2, w.caster))))),
            ),
        ),
        aims=(None, None),
    )
)
PALE_CHOIR = _outsider(
    OutsiderCard(
        slug="pale_choir",
        source="public, designed",
        ranged=True,
        attack=3,
        placement="near-lane",
        skills=(
            w.skill("wail", Icon.ALWAYS, w.acts(w.gain(w.each(w.enemy_hero.where(w.seen)), w.SLOW))),
            w.skill("siphon", Icon.ALWAYS, w.acts(w.lose(2, w.target), w.Draw(1))),
        ),
        aims=(None, w.at_enemy_hero),
    )
)
ROOTBOUND = _outsider(
    OutsiderCard(
        slug="rootbound",
        source="public, designed",
        attack=5,
        move=1,
        placement="own-half",
        skills=(
            w.skill("upheaval", Icon.ALWAYS, w.acts(w.Advance(1))),
            w.skill("seedfall", Icon.ALWAYS, w.acts(w.Spawn(1, every_lane=True))),
        ),
        aims=(None, None),
    )
)
