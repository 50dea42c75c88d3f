"""The eight castles; all of them can draw as well. MON-COMP-04 MON-CST-02 MON-UNI-10
Their backs are in `deckbuilding/backs.py`.
"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARDS as ALL_CARDS
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.place import hand_over
from skyshelf.games.horde.rules.play_card import bearers
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Who

_TROOP_OF_THAT_SIZE = w.summon_token(1, w.troop, size=w.THAT_COST)

CARDS = (
    card.castle("MON-CAS-01", "beraph_of_grialth").says(
        w.exhaust_to(w.summon_token(1, w.troop, exhausted=True), cost=(w.pay(1),)),
    ),
    card.castle("MON-CAS-02", "eye_of_liothan").says(
        w.exhaust_to(w.mana(8, Who.YOU), w.cost_change(1, w.any_card.where(w.non_ally)), cost=(w.pay(7),)),
    ),
    card.castle("MON-CAS-03", "carchlan_of_xotlan").says(
        w.exhaust_to(w.ready(w.an(w.tower))),
    ),
    card.castle("MON-CAS-04", "underworld_gateways").says(
        w.exhaust_to(_TROOP_OF_THAT_SIZE, cost=(w.discard_and_pay(w.tower),)),
    ),
    card.castle("MON-CAS-05", "zeno_of_kaeno").says(
        w.exhaust_to(w.hook("horde-castles2024-hand-over"), reaction=True),
    ),
    card.castle("MON-CAS-06", "crafters_district").says(
        w.exhaust_to(_TROOP_OF_THAT_SIZE, cost=(w.discard_and_pay(w.attachment),)),
    ),
    card.castle("MON-CAS-07", "hesp_aut_of_utsesh").says(
        w.exhaust_to(w.draw_at_random(w.discard_pile.of(w.spell)), cost=(w.discard_cards(1, of=w.spell),)),
    ),
    card.castle("MON-CAS-08", "illusionists_lodge").says(
        w.exhaust_to(_TROOP_OF_THAT_SIZE, cost=(w.discard_and_pay(w.spell),)),
    ),
)


@LANGUAGE.hook("horde-castles2024-hand-over")
def _hand_over(s: Horde, run: Run) -> None:
    """What an attachment may be attached to still counts; its "Play:" does not come again."""
    movable = [
        one for ally in s.guard if ally != NO_UNIT for one in s.units[ally].attachments if _takers(s, one)
    ]
    if not movable:
        run.next(s, done=False)
    elif not run.picked:
        run.asks(s, run.scope.seat, "target", [s.unit_option(unit) for unit in movable])
    elif len(run.picked) == 1:
        takers = _takers(s, UnitId(run.picked[0]))
        run.asks(s, run.scope.seat, "bearer", [s.unit_option(unit) for unit in takers])
    else:
        attached, taker = map(UnitId, run.picked)
        hand_over(s, attached, taker, s.card_code(run.scope.card))
        run.next(s, it=(attached, taker))


def _takers(s: Horde, attached: UnitId) -> list[UnitId]:
    """The other allies that could bear it."""
    one = s.units[attached]
    allies = [unit for unit in s.guard if unit != NO_UNIT and s.ally_in(s.units[unit].lane) == unit]
    return [
        unit for unit in bearers(s, one.seat, ALL_CARDS[one.card]) if unit in allies and unit != one.bearer
    ]
