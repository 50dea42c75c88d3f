"""Slitherers: roots, molds and spores that swallow, weaken and turn what they touch."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT
from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, one, spells, top
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.swallow import give_back, swallow
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Charged, Happening, Side, Trait, Who

_GROWS_ROOTS = w.ability(w.after(w.gains_health(w.this), w.summon_token(1, w.roots)))

CARDS = (
    *monsters(
        "MON-SLI-01",
        "barbed_swarm",
        "L1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (
            w.destroyed(w.attach(w.engaged_ally)),
            w.has(w.bearer, w.ability(w.fight(w.deal(1, w.this)))),
        ),
    ),
    *monsters(
        "MON-SLI-02",
        "pit_mouth",
        "R1",
        ((1, 4), (1, 6), (2, 7)),
        lambda power: (
            w.play_and_fight(
                w.when(w.no(w.AtLeast(w.Beneath(w.this), 1)), w.hook("horde-slitherers-swallow"))
            ),
            w.destroyed(w.hook("horde-slitherers-give-back")),
        ),
    ),
    *monsters(
        "MON-SLI-03",
        "shrub_maiden",
        "L1",
        ((0, 3), (0, 4), (0, 6)),
        lambda power: (
            w.fight(
                w.put(1, w.weaken, w.engaged_ally), w.when(w.Is(w.it, w.attack_at_most(0)), w.destroy(w.it))
            ),
            w.taunt,
        ),
    ),
    *monsters(
        "MON-SLI-04",
        "spore_star",
        "Lz",
        ((2, 1), (2, 1), (3, 1)),
        lambda power: (
            w.destroyed(
                w.spread(by(2, 3, 4)[power], w.weaken, w.ally),
                w.destroy(w.each(w.ally.where(w.affected, w.attack_at_most(0)))),
            ),
            w.treachery(w.put(1, w.weaken, w.ally_engaged_with(w.boosted))),
        ),
    ),
    *spells(
        "MON-SLI-05",
        "drop_fruit",
        "Rz",
        lambda power: (
            w.play(w.summon_token(power, w.roots), w.boost(w.each(w.front_monster), attack=1)),
            w.treachery(w.summon_token(1, w.roots)),
        ),
    ),
    *spells(
        "MON-SLI-06",
        "rusty_mold",
        "Rz",
        lambda power: (
            w.play(
                w.reinforce(power), w.summon_token(1, w.roots), w.discard_cards(1, Who.EACH, of=w.attachment)
            ),
            w.treachery(w.discard_cards(1, Who.EACH, of=w.attachment)),
        ),
    ),
    *attachments(
        "MON-SLI-07",
        "mind_fungus",
        "L1",
        lambda power: (
            w.play(
                w.when(
                    w.no(w.ThereIs(w.ally)),
                    w.reinforce(by(2, 2, 3)[power]),
                    w.discard(w.this),
                    otherwise=w.attach(w.strongest(w.ally.where(w.without_horde_attachment))),
                ),
            ),
            w.has(w.bearer, w.ability(w.destroyed(w.turn_monster(w.this)))),
        ),
        mana=("II", "-1", "-1"),
    ),
    one("MON-SLI-08", "living_walls", CardType.SPELL, 1, "R1").says(
        w.play(w.grant(w.portal, _GROWS_ROOTS), w.put(3, w.health, w.portal)),
    ),
    one("MON-SLI-08", "living_walls", CardType.ATTACHMENT, 2, "R1").says(
        w.play(w.attach(w.portal), w.put(3, w.health, w.portal)),
        w.has(w.bearer, _GROWS_ROOTS),
    ),
    one("MON-SLI-08", "living_walls", CardType.ATTACHMENT, 3, "R1").says(
        w.play(w.attach(w.portal), w.put(5, w.health, w.portal)),
        w.has(w.bearer, _GROWS_ROOTS),
    ),
    *attachments(
        "MON-SLI-09",
        "berserk_mushroom",
        "L1",
        lambda power: (
            w.play(
                w.put_both(by(2, 3, 4)[power], w.health, 1, w.attack, w.yetnar),
                w.charge(w.yetnar, Charged.LEFT),
                w.attach(w.yetnar),
            ),
            w.has(w.bearer, w.loses(Trait.PILLAGER)),
        ),
    ),
    top("MON-SLI-10", "vine_weaver", CardType.MONSTER, "+2", "R3", attack=3, health=7).says(
        w.play(w.forbid(w.portal, Ban.GAIN_WOUNDS)),
        w.taunt,
    ),
    top("MON-SLI-11", "white_ash", CardType.ATTACHMENT, "+1", "R2").says(
        w.play(w.reinforce(1), w.summon_token(3, w.roots), w.attach(w.castle)),
        w.at(Happening.HORDE_PHASE_ENDS, w.deal(1, w.castle)),
    ),
)


@LANGUAGE.hook("horde-slitherers-swallow")
def _swallow(s: Horde, run: Run) -> None:
    prey = s.engaged_with(run.scope.source)
    if prey >= 0 and s.units[prey].side != _prey_side(s, run):  # it was won over: HRD-NUP-14
        prey = NO_UNIT
    if s.uncovers((prey,) if prey >= 0 else ()):
        return
    run.next(s, done=prey >= 0)
    if prey >= 0:
        swallow(s, prey, run.scope.source, s.card_code(run.scope.card))


@LANGUAGE.hook("horde-slitherers-give-back")
def _give_back(s: Horde, run: Run) -> None:
    run.next(s, done=give_back(s, run.scope.source, _prey_side(s, run), s.card_code(run.scope.card)))


def _prey_side(s: Horde, run: Run) -> Side:
    """It swallows allies, whoever has won it over; with the sides swapped, by a card that copied it, monsters."""
    return Side.ALLIANCE if s.units[run.scope.source].card == run.scope.card else Side.HORDE
