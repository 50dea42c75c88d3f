"""The outsiders, and Skytear Flux: what belongs to no hero."""

from __future__ import annotations

from skyshelf.games.skytear.cards.card import OutsiderCard, PowerCard
from skyshelf.games.skytear.words.names import Icon
from skyshelf.games.skytear.words.write import (
    SLOW,
    Advance,
    Defeat,
    Draw,
    Predict,
    Push,
    Refresh,
    Spawn,
    acts,
    at_enemy_hero,
    caster,
    choose,
    deal,
    each,
    enemy_hero,
    enemy_minion,
    gain,
    it,
    lose,
    seen,
    skill,
    target,
    up_to,
    within,
)

# First player's, without runes, once a game. SKY-FLUX-05 SKY-Q-67
FLUX = PowerCard(slug="skytear_flux", source="rulebook, designed", reaction=True).says(
    choose(Refresh(1), Predict(2))
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
            skill(
                "gore",
                Icon.ALWAYS,
                acts(deal(1, each(enemy_hero.where(within(1, caster)))), Push(2, it)),
            ),
            skill("devour", Icon.ALWAYS, acts(Defeat(up_to(2, enemy_minion.where(within(2, caster)))))),
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
            skill("wail", Icon.ALWAYS, acts(gain(each(enemy_hero.where(seen)), SLOW))),
            skill("siphon", Icon.ALWAYS, acts(lose(2, target), Draw(1))),
        ),
        aims=(None, at_enemy_hero),
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
            skill("upheaval", Icon.ALWAYS, acts(Advance(1))),
            skill("seedfall", Icon.ALWAYS, acts(Spawn(1, every_lane=True))),
        ),
        aims=(None, None),
    )
)
