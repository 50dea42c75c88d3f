"""The eight castles; all of them can draw as well, MON-UNI-10. Their backs are in `deckbuilding/backs.py`.

MON-COMP-04 MON-CST-02
"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.place import hand_over
from skyshelf.games.horde.rules.play_card import bearers
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    THAT_COST,
    Who,
    an,
    any_card,
    attachment,
    cost_change,
    discard_and_pay,
    discard_cards,
    discard_pile,
    draw_at_random,
    exhaust_to,
    hook,
    mana,
    non_ally,
    pay,
    ready,
    spell,
    summon_token,
    tower,
    troop,
)

_TROOP_OF_THAT_SIZE = summon_token(1, troop, size=THAT_COST)

CARDS = (
    card.castle("MON-CAS-01", "beraph_of_grialth").says(
        exhaust_to(summon_token(1, troop, exhausted=True), cost=(pay(1),)),
    ),
    card.castle("MON-CAS-02", "eye_of_liothan").says(
        exhaust_to(mana(8, Who.YOU), cost_change(1, any_card.where(non_ally)), cost=(pay(7),)),
    ),
    card.castle("MON-CAS-03", "carchlan_of_xotlan").says(
        exhaust_to(ready(an(tower))),
    ),
    card.castle("MON-CAS-04", "underworld_gateways").says(
        exhaust_to(_TROOP_OF_THAT_SIZE, cost=(discard_and_pay(tower),)),
    ),
    card.castle("MON-CAS-05", "zeno_of_kaeno").says(
        exhaust_to(hook("horde-castles2024-hand-over"), reaction=True),
    ),
    card.castle("MON-CAS-06", "crafters_district").says(
        exhaust_to(_TROOP_OF_THAT_SIZE, cost=(discard_and_pay(attachment),)),
    ),
    card.castle("MON-CAS-07", "hesp_aut_of_utsesh").says(
        exhaust_to(draw_at_random(discard_pile.of(spell)), cost=(discard_cards(1, of=spell),)),
    ),
    card.castle("MON-CAS-08", "illusionists_lodge").says(
        exhaust_to(_TROOP_OF_THAT_SIZE, cost=(discard_and_pay(spell),)),
    ),
)


@LANGUAGE.hook("horde-castles2024-hand-over")
def _hand_over(s: Horde, run: Run) -> None:
    """What an attachment may be attached to still counts; its "Play:" does not come again."""
    movable = [one for ally in s.guard if ally >= 0 for one in s.units[ally].attachments if _takers(s, one)]
    if not movable:
        run.next(s, done=False)
    elif not run.picked:
        run.asks(s, run.scope.seat, "target", [s.unit_option(unit) for unit in movable])
    elif len(run.picked) == 1:
        takers = _takers(s, run.picked[0])
        run.asks(s, run.scope.seat, "bearer", [s.unit_option(unit) for unit in takers])
    else:
        hand_over(s, run.picked[0], run.picked[1], s.card_code(run.scope.card))
        run.next(s, it=run.picked)


def _takers(s: Horde, attached: int) -> list[int]:
    """The other allies that could bear it."""
    one = s.units[attached]
    allies = [unit for unit in s.guard if unit >= 0 and s.ally_in(s.units[unit].lane) == unit]
    return [
        unit for unit in bearers(s, one.seat, ALL_CARDS[one.card]) if unit in allies and unit != one.bearer
    ]
