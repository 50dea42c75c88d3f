"""Kurumo Artificers (red): attachments that come back, armor for the wounded, and Assault from every side."""

from __future__ import annotations

from skyshelf.effects.options import NUMBERS, YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.games.horde.abilities.totals import armor_left
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.beneath import put_beneath
from skyshelf.games.horde.vocabulary.names import Rarity, Subtype, Trait, Zone

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
BUSHIDO, SHADOWS = Subtype.BUSHIDO, Subtype.SHADOWS

CARDS = (
    card.ally("MON-KUR-01", "ayame_bushido", BUSHIDO, BASE, cost=4, attack=3, health=4).says(w.heroic(2)),
    card.spell("MON-KUR-02", "kurumos_judgement", BASE, cost=1).says(
        w.costs_less(1, w.Is(w.castle, w.health_at_most(10))),
        w.play(w.deal(1, w.up_to(2, w.front_monster))),
    ),
    card.ally("MON-KUR-03", "mantis_shadow", SHADOWS, BASE, cost=3, attack=3, health=3).says(
        w.play(w.look_at_horde_deck(), w.may(w.discard_horde_card())),
    ),
    card.attachment("MON-KUR-04", "boots_of_flash", None, BASE, cost=0).says(
        w.play(w.ready(w.bearer)),
        w.has(w.bearer, w.ability(w.exhaust_to(w.move(w.this, w.free_lane), reaction=True))),
    ),
    card.ally("MON-KUR-05", "dragonfly_shadow", SHADOWS, BASE, cost=1, attack=2, health=1).says(
        w.exhaust_to(w.assault(1), w.put(1, w.wound, w.this), reaction=True),
    ),
    card.attachment("MON-KUR-06", "chrysalis_sallet", None, BASE, cost=1).says(
        w.only_on(w.ally.where(w.without_armor)),
        w.has(w.bearer, armor=1),
    ),
    card.ally("MON-KUR-07", "master_of_the_forge", SHADOWS, RARE, cost=4, attack=3, health=5).says(
        w.play(w.may(w.discard_cards(1), then=w.draw(1))),
        w.exhaust_to(w.next_cost_change(-1, w.attachment)),
    ),
    card.attachment("MON-KUR-08", "punisher_blade", Subtype.WEAPON, RARE, cost=2).says(
        w.has(
            w.bearer,
            w.ability(w.fight(w.may(w.exchange(w.this, w.an(w.monster.where(w.within(1))))))),
            attack=2,
        ),
    ),
    card.tower("MON-KUR-09", "armored_tower", RARE, cost=0).says(
        w.exhaust_to(w.put(1, w.health, w.this), cost=(w.either_cost(w.pay(1), w.deal(2, w.castle)),)),
        w.exhaust_to(w.deal(1, w.up_to(2, w.monster)), cost=(w.remove(1, w.health, off=w.this),)),
    ),
    card.ally("MON-KUR-10", "stormrunner", BUSHIDO, RARE, cost=1, attack=0, health=1).says(
        w.exhaust_to(w.assault(1)),
        w.after(w.gains_wounds(w.either(w.portal, w.outsider)), w.boost(w.this, attack=1, armor=1)),
    ),
    card.ally("MON-KUR-11", "butterfly_shadow", SHADOWS, RARE, cost=3, attack=3, health=3).says(
        w.after(w.moves(w.this), w.boost(w.this, armor=1)),
        w.fight(w.hook("horde-kurumo_artificers-armor-to-attack")),
    ),
    card.ally("MON-KUR-12", "scrap_tinkerer", BUSHIDO, RARE, cost=3, attack=2, health=4).says(
        w.after(
            w.leaves_play(w.attachment.where(w.of_alliance)), w.hook("horde-kurumo_artificers-keep-scrap")
        ),
        w.exhaust_to(w.release_one(Zone.HAND)),
    ),
    card.tower("MON-KUR-13", "shrine_of_kurumo", RARE, cost=1).says(
        w.play(w.put(2, w.health, w.this)),
        w.exhaust_to(w.draw_among(6, w.attachment), cost=(w.remove(1, w.health, off=w.this),)),
    ),
    card.attachment("MON-KUR-14", "blossoming_banner", None, RARE, cost=1).says(
        w.has(w.bearer, w.keyword(Trait.HEROIC)),
        w.play(w.select(w.an(w.ally)), w.boost(w.it, armor=w.TokensOn(w.wound, w.it))),
    ),
    card.ally("MON-KUR-15", "demon_daimyo", BUSHIDO, MYTHIC, cost=5, attack=3, health=5).says(
        w.heroic(w.TokensOn(w.wound, w.this)),
        w.trample,
    ),
    card.ally("MON-KUR-16", "master_of_gloom", SHADOWS, MYTHIC, cost=4, attack=4, health=2).says(
        w.instead(w.AssaultEngaged(w.ally), optional=True),
        w.exhaust_to(w.assault(1), reaction=True),
    ),
    card.ally("MON-KUR-17", "hordecrusher", SHADOWS, MYTHIC, cost=10, attack=8, health=8).says(
        w.trample,
        w.heroic(2),
    ),
    card.spell("MON-KUR-18", "staunch_momentum", MYTHIC, cost=3).says(
        w.play(
            w.for_each(
                w.ally.where(w.with_trait(Trait.HEROIC)), w.boost(w.it, armor=w.KeywordOf(Trait.HEROIC, w.it))
            )
        ),
    ),
    card.hero("MON-KUR-19", "kichie", None, cost=1, attack=2, health=8).says(
        w.play(w.put(6, w.wound, w.this)),
        w.after(w.damages(w.this, w.monster), w.put(w.WOUNDS_DEALT, w.health, w.this)),
    ),
    card.hero("MON-KUR-20", "hogosai", None, cost=7, attack=5, health=4).says(
        w.armored(2),
        w.exhaust_to(
            w.deal(2, w.an(w.monster)),
            cost=(
                w.either_cost(
                    w.discard_by_consent(w.an(w.attachment.where(w.of_alliance))),
                    w.discard_cards(1, of=w.attachment),
                ),
            ),
        ),
    ),
)


@LANGUAGE.hook("horde-kurumo_artificers-armor-to-attack")
def _armor_to_attack(s: Horde, run: Run) -> None:
    """Armor tokens that were not used become attack tokens of the same kind, those of this turn first."""
    source = run.scope.source
    one = s.units[source]
    there = min(armor_left(s, source), one.plate + one.boost_armor)
    if not s.is_in_play(source) or there <= 0:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "how-many", NUMBERS[: there + 1])
        return
    number = run.picked[0]
    passing = min(number, one.boost_armor)
    one = s.edit(source)
    one.boost_armor -= passing
    one.boost_attack += passing
    one.plate -= number - passing
    one.might += number - passing
    if number:
        s.emit("armor-turned", "MON-KUR-11", card=unit_name(s, source), number=number)
    run.next(s, count=number, done=number > 0)


@LANGUAGE.hook("horde-kurumo_artificers-keep-scrap")
def _keep_scrap(s: Horde, run: Run) -> None:
    """Out of the discard pile it went to. MON-Q-121

    One that went elsewhere, or that another card has, is not there to take.
    """
    host, scrap = run.scope.source, s.units[run.scope.subject]
    if not s.is_in_play(host) or not scrap.doomed or scrap.card not in s.players[scrap.owner].discard:
        run.next(s, done=False)
        return
    if not run.picked:
        s.ask(run.scope.seat, "keep-scrap", YES_NO, "MON-KUR-12", CARD_NAME[scrap.card])
        return
    if run.picked[0] == YES:
        s.players[scrap.owner].discard.remove(scrap.card)
        s.edit(run.scope.subject).doomed = False
        put_beneath(s, scrap.card, scrap.owner, host)
        s.emit("tucked", "MON-KUR-12", card=CARD_NAME[scrap.card])
    run.next(s, done=run.picked[0] == YES)
