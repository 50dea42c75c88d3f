"""Slitherers: roots, molds and spores that swallow, weaken and turn what they touch."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.cards.monoliths.powers import attachments, by, monsters, one, spells, top
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.swallow import give_back, swallow
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    AtLeast,
    Ban,
    Beneath,
    CardType,
    Charged,
    Happening,
    Is,
    ThereIs,
    Trait,
    Who,
    ability,
    affected,
    after,
    ally,
    ally_engaged_with,
    at,
    attach,
    attachment,
    attack,
    attack_at_most,
    bearer,
    boost,
    boosted,
    castle,
    charge,
    deal,
    destroy,
    destroyed,
    discard,
    discard_cards,
    each,
    engaged_ally,
    fight,
    forbid,
    front_monster,
    gains_health,
    grant,
    has,
    health,
    hook,
    it,
    loses,
    no,
    play,
    play_and_fight,
    portal,
    put,
    put_both,
    reinforce,
    roots,
    spread,
    strongest,
    summon_token,
    taunt,
    this,
    treachery,
    turn_monster,
    weaken,
    when,
    without_horde_attachment,
    yetnar,
)

_GROWS_ROOTS = ability(after(gains_health(this), summon_token(1, roots)))

CARDS = (
    *monsters(
        "MON-SLI-01",
        "barbed_swarm",
        "L1",
        ((2, 2), (3, 3), (3, 4)),
        lambda power: (
            destroyed(attach(engaged_ally)),
            has(bearer, ability(fight(deal(1, this)))),
        ),
    ),
    *monsters(
        "MON-SLI-02",
        "pit_mouth",
        "R1",
        ((1, 4), (1, 6), (2, 7)),
        lambda power: (
            play_and_fight(when(no(AtLeast(Beneath(this), 1)), hook("horde-slitherers-swallow"))),
            destroyed(hook("horde-slitherers-give-back")),
        ),
    ),
    *monsters(
        "MON-SLI-03",
        "shrub_maiden",
        "L1",
        ((0, 3), (0, 4), (0, 6)),
        lambda power: (
            fight(put(1, weaken, engaged_ally), when(Is(it, attack_at_most(0)), destroy(it))),
            taunt,
        ),
    ),
    *monsters(
        "MON-SLI-04",
        "spore_star",
        "Lz",
        ((2, 1), (2, 1), (3, 1)),
        lambda power: (
            destroyed(
                spread(by(2, 3, 4)[power], weaken, ally),
                destroy(each(ally.where(affected, attack_at_most(0)))),
            ),
            treachery(put(1, weaken, ally_engaged_with(boosted))),
        ),
    ),
    *spells(
        "MON-SLI-05",
        "drop_fruit",
        "Rz",
        lambda power: (
            play(summon_token(power, roots), boost(each(front_monster), attack=1)),
            treachery(summon_token(1, roots)),
        ),
    ),
    *spells(
        "MON-SLI-06",
        "rusty_mold",
        "Rz",
        lambda power: (
            play(reinforce(power), summon_token(1, roots), discard_cards(1, Who.EACH, of=attachment)),
            treachery(discard_cards(1, Who.EACH, of=attachment)),
        ),
    ),
    *attachments(
        "MON-SLI-07",
        "mind_fungus",
        "L1",
        lambda power: (
            play(
                when(
                    no(ThereIs(ally)),
                    reinforce(by(2, 2, 3)[power]),
                    discard(this),
                    otherwise=attach(strongest(ally.where(without_horde_attachment))),
                ),
            ),
            has(bearer, ability(destroyed(turn_monster(this)))),
        ),
        mana=("II", "-1", "-1"),
    ),
    one("MON-SLI-08", "living_walls", CardType.SPELL, 1, "R1").says(
        play(grant(portal, _GROWS_ROOTS), put(3, health, portal)),
    ),
    one("MON-SLI-08", "living_walls", CardType.ATTACHMENT, 2, "R1").says(
        play(attach(portal), put(3, health, portal)),
        has(bearer, _GROWS_ROOTS),
    ),
    one("MON-SLI-08", "living_walls", CardType.ATTACHMENT, 3, "R1").says(
        play(attach(portal), put(5, health, portal)),
        has(bearer, _GROWS_ROOTS),
    ),
    *attachments(
        "MON-SLI-09",
        "berserk_mushroom",
        "L1",
        lambda power: (
            play(
                put_both(by(2, 3, 4)[power], health, 1, attack, yetnar),
                charge(yetnar, Charged.LEFT),
                attach(yetnar),
            ),
            has(bearer, loses(Trait.PILLAGER)),
        ),
    ),
    top("MON-SLI-10", "vine_weaver", CardType.MONSTER, "+2", "R3", attack=3, health=7).says(
        play(forbid(portal, Ban.GAIN_WOUNDS)),
        taunt,
    ),
    top("MON-SLI-11", "white_ash", CardType.ATTACHMENT, "+1", "R2").says(
        play(reinforce(1), summon_token(3, roots), attach(castle)),
        at(Happening.HORDE_PHASE_ENDS, deal(1, castle)),
    ),
)


@LANGUAGE.hook("horde-slitherers-swallow")
def _swallow(s: Horde, run: Run) -> None:
    prey = s.engaged_with(run.scope.source)
    if s.uncovers((prey,) if prey >= 0 else ()):
        return
    run.next(s, done=prey >= 0)
    if prey >= 0:
        swallow(s, prey, run.scope.source, s.card_code(run.scope.card))


@LANGUAGE.hook("horde-slitherers-give-back")
def _give_back(s: Horde, run: Run) -> None:
    run.next(s, done=give_back(s, run.scope.source, s.card_code(run.scope.card)))
