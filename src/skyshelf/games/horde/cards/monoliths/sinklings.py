"""Sinklings: the deep rises, charges, and drains mana, decks and the castle."""

from __future__ import annotations

from skyshelf.effects.options import DONE, STOP
from skyshelf.effects.run import Run
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.monoliths.powers import by, monsters, spells, top
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.supply import draw_card
from skyshelf.games.horde.table.options import card_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import CardType, Charged, Chooser, Moment

CARDS = (
    *monsters(
        "MON-SNK-01",
        "swamp_hunters",
        "L1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (w.play(w.charge(w.this, Charged.CLOSEST_ALLY), w.deal(by(1, 1, 2)[power], w.it)),),
    ),
    *monsters(
        "MON-SNK-02",
        "stasis_priestess",
        "R1",
        ((2, 2), (2, 2), (3, 3)),
        lambda power: (
            w.play(w.cost_change(by(1, 1, 2)[power], w.spell)),
            *((w.barrier,) if power > 1 else ()),
        ),
    ),
    *monsters(
        "MON-SNK-03",
        "tide_breakers",
        "L1",
        ((2, 1), (3, 1), (4, 2)),
        lambda power: (w.play(w.boost(w.this, attack=2, armor=by(1, 2, 2)[power])), w.trample),
    ),
    *monsters(
        "MON-SNK-04",
        "grabbers",
        "R1",
        ((1, 1), (2, 1), (2, 2)),
        lambda power: (
            w.play(w.charge(w.this, Charged.CLOSEST_ALLY, within=2)),
            w.destroyed(w.deal(1, w.each(w.ally.where(w.within(by(1, 2, 2)[power]))))),
        ),
    ),
    *monsters(
        "MON-SNK-05",
        "tower_crawler",
        "Lz",
        ((1, 3), (2, 4), (3, 4)),
        lambda power: (
            w.play(w.deal(w.per(w.CountOf(w.front_monster)), w.castle)),
            w.treachery(w.deal(1, w.castle)),
        ),
    ),
    *monsters(
        "MON-SNK-06",
        "merfolk_drainer",
        "L1",
        ((2, 2), (2, 2), (3, 3)),
        lambda power: (
            w.play(
                w.may(w.mana(-1), otherwise=w.put_both(1, w.health, 1, w.attack, w.this), by=Chooser.ALLIANCE)
            ),
            *((w.armored(1),) if power > 1 else ()),
        ),
    ),
    *spells(
        "MON-SNK-07",
        "concealing_mists",
        "Rz",
        lambda power: (
            w.play(w.reinforce(by(2, 3, 4)[power]), w.boost(w.all_of(w.portal, w.each(w.minion)), armor=1)),
            w.treachery(w.boost(w.boosted, armor=1)),
        ),
    ),
    *spells(
        "MON-SNK-08",
        "flood_tide",
        "Lz",
        lambda power: (
            w.play(w.reinforce(power), w.put(by(4, 4, 5)[power], w.wound, w.castle), w.strip(w.castle)),
            w.treachery(w.put(1, w.health, w.portal)),
        ),
    ),
    *spells(
        "MON-SNK-09",
        "release_and_invade",
        "Rz",
        lambda power: (
            w.play(
                w.pillage(2), w.put(by(2, 3, 4)[power], w.health, w.onikai), w.charge(w.onikai, Charged.RIGHT)
            ),
            w.treachery(w.pillage(2)),
        ),
    ),
    top("MON-SNK-10", "water_flow", CardType.SPELL, "+1", "Rz").says(
        w.play(w.reinforce(3), w.exhaust(w.each(w.ally)), w.each_player(w.hook("horde-sinklings-new-hand"))),
        w.treachery(w.replay(Moment.PLAY, w.boosted)),
    ),
    top("MON-SNK-11", "merfolk_emperor", CardType.MONSTER, "+1", "R2", attack=1, health=6).says(
        w.has(w.each(w.horde_card), w.resolves_twice(Moment.PLAY)),
        w.barrier,
    ),
)


@LANGUAGE.hook("horde-sinklings-new-hand")
def _new_hand(s: Horde, run: Run) -> None:
    """The whole hand under the own deck, the last card lowest, and as many from its top."""
    seat = run.scope.seat
    player = s.players[seat]
    left = player.hand[:]
    laid = [CardId(card) for card in run.picked if card != STOP]
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
