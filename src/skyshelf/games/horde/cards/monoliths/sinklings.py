"""Sinklings: the deep rises, charges, and drains mana, decks and the castle."""

from __future__ import annotations

from skyshelf.effects.options import DONE, STOP
from skyshelf.effects.run import Run
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.cards.monoliths.powers import by, monsters, spells, top
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.supply import draw_card
from skyshelf.games.horde.table.options import card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    By,
    CardType,
    Charged,
    CountOf,
    Moment,
    all_of,
    ally,
    armored,
    attack,
    barrier,
    boost,
    boosted,
    castle,
    charge,
    cost_change,
    deal,
    destroyed,
    each,
    each_player,
    exhaust,
    front_monster,
    has,
    health,
    hook,
    horde_card,
    it,
    mana,
    may,
    minion,
    onikai,
    per,
    pillage,
    play,
    portal,
    put,
    put_both,
    reinforce,
    replay,
    resolves_twice,
    spell,
    strip,
    this,
    trample,
    treachery,
    within,
    wound,
)

CARDS = (
    *monsters(
        "MON-SNK-01",
        "swamp_hunters",
        "L1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (play(charge(this, Charged.CLOSEST_ALLY), deal(by(1, 1, 2)[power], it)),),
    ),
    *monsters(
        "MON-SNK-02",
        "stasis_priestess",
        "R1",
        ((2, 2), (2, 2), (3, 3)),
        lambda power: (
            play(cost_change(by(1, 1, 2)[power], spell)),
            *((barrier,) if power > 1 else ()),
        ),
    ),
    *monsters(
        "MON-SNK-03",
        "tide_breakers",
        "L1",
        ((2, 1), (3, 1), (4, 2)),
        lambda power: (play(boost(this, attack=2, armor=by(1, 2, 2)[power])), trample),
    ),
    *monsters(
        "MON-SNK-04",
        "grabbers",
        "R1",
        ((1, 1), (2, 1), (2, 2)),
        lambda power: (
            play(charge(this, Charged.CLOSEST_ALLY, within=2)),
            destroyed(deal(1, each(ally.where(within(by(1, 2, 2)[power]))))),
        ),
    ),
    *monsters(
        "MON-SNK-05",
        "tower_crawler",
        "Lz",
        ((1, 3), (2, 4), (3, 4)),
        lambda power: (play(deal(per(CountOf(front_monster)), castle)), treachery(deal(1, castle))),
    ),
    *monsters(
        "MON-SNK-06",
        "merfolk_drainer",
        "L1",
        ((2, 2), (2, 2), (3, 3)),
        lambda power: (
            play(may(mana(-1), otherwise=put_both(1, health, 1, attack, this), by=By.ALLIANCE)),
            *((armored(1),) if power > 1 else ()),
        ),
    ),
    *spells(
        "MON-SNK-07",
        "concealing_mists",
        "Rz",
        lambda power: (
            play(reinforce(by(2, 3, 4)[power]), boost(all_of(portal, each(minion)), armor=1)),
            treachery(boost(boosted, armor=1)),
        ),
    ),
    *spells(
        "MON-SNK-08",
        "flood_tide",
        "Lz",
        lambda power: (
            play(reinforce(power), put(by(4, 4, 5)[power], wound, castle), strip(castle)),
            treachery(put(1, health, portal)),
        ),
    ),
    *spells(
        "MON-SNK-09",
        "release_and_invade",
        "Rz",
        lambda power: (
            play(pillage(2), put(by(2, 3, 4)[power], health, onikai), charge(onikai, Charged.RIGHT)),
            treachery(pillage(2)),
        ),
    ),
    top("MON-SNK-10", "water_flow", CardType.SPELL, "+1", "Rz").says(
        play(reinforce(3), exhaust(each(ally)), each_player(hook("horde-sinklings-new-hand"))),
        treachery(replay(Moment.PLAY, boosted)),
    ),
    top("MON-SNK-11", "merfolk_emperor", CardType.MONSTER, "+1", "R2", attack=1, health=6).says(
        has(each(horde_card), resolves_twice(Moment.PLAY)),
        barrier,
    ),
)


@LANGUAGE.hook("horde-sinklings-new-hand")
def _new_hand(s: Horde, run: Run) -> None:
    """The whole hand under the own deck, the last card lowest, and as many from its top."""
    seat = run.scope.seat
    player = s.players[seat]
    left = player.hand[:]
    laid = [card for card in run.picked if card != STOP]
    for card in laid:
        left.remove(card)
    if len(set(left)) > 1 and STOP not in run.picked:
        run.asks(s, seat, "bottom", [*[card_pick(card) for card in sorted(set(left))], DONE])
        return
    laid += left
    player.hand = []
    player.deck[:0] = laid[::-1]
    player.laid = 0  # nobody else knows what lies there now
    s.emit("hand-laid", "MON-SNK-10", who=WHO[seat], number=len(laid))
    run.next(s, count=len(laid), done=bool(laid))
    for _ in laid:
        draw_card(s, seat, "MON-SNK-10")
