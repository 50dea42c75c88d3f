"""No card is lost or made twice, and a minion is in play exactly while it has health."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import MINIONS, Horde, Zone
from tests.rules.monoliths.table import GAME

# They enter and leave the game by rules of their own.
OWN_WAYS = (
    "portals2024",
    "castles2024",
    "minions2024",
    "tokens2024",
    "colossals",
    "outsiders2024",
    "concealed",
)
HORDES = ("monoliths", "sinklings", "slitherers", "brood", "renegade", "undead", "predator", "nightmare")
DECKS = ("liothan_enforcers", "kurumo_artificers", "nupten_diviners", "liothan_shapeshifters")


def cards_of(s: Horde) -> Counter[str]:
    """Every card of the decks, wherever it is."""
    found = [*s.horde_deck, *s.horde_discard, *s.pile]
    for player in s.players:
        found += [*player.deck, *player.hand, *player.discard]
    for one in s.units:
        if one.zone != Zone.GONE:
            found += [one.hidden if one.hidden >= 0 else one.card, *[card for card, _ in one.beneath]]
    known = [CARDS[card] for card in found]
    return Counter(card.slug for card in known if card.deck not in OWN_WAYS and not card.token)


@pytest.mark.parametrize("horde", HORDES)
@pytest.mark.parametrize("deck", DECKS)
def test_cards_and_minions_are_where_they_should_be(horde: str, deck: str) -> None:
    pick = random.Random(f"{horde} {deck}")
    outsider = pick.choice(
        ["purple_circle", "the_coral_beast", "brood_mother", "titan_brood", "silent_shard"]
    )
    state = GAME.start(1, {"horde": horde, "deck": deck, "level": 4, "outsider": outsider}, 7)
    assert isinstance(state, Horde)
    at_first: Counter[str] = Counter()
    while state.decision is not None and state.asked < 500:
        if state.decision.kind == "alliance":
            at_first = at_first or cards_of(state)
            assert cards_of(state) == at_first
            for unit in MINIONS:
                assert (state.units[unit].zone == Zone.GONE) == (state.units[unit].hp <= 0)
        state.choose(pick.randrange(len(state.decision.options)))
