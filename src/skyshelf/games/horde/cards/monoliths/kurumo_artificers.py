"""Kurumo Artificers (red): attachments that come back, armor for the wounded, and Assault from every side."""

from __future__ import annotations

from skyshelf.effects.options import NUMBERS, YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.games.horde.abilities.totals import armor_left
from skyshelf.games.horde.cards import card
from skyshelf.games.horde.cards.registry import CARD_NAME, LANGUAGE
from skyshelf.games.horde.meaning.beneath import put_beneath
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import (
    WOUNDS_DEALT,
    AssaultEngaged,
    Is,
    KeywordOf,
    Rarity,
    Subtype,
    TokensOn,
    Trait,
    Zone,
    ability,
    after,
    ally,
    an,
    armored,
    assault,
    attachment,
    bearer,
    boost,
    castle,
    cost_change,
    costs_less,
    damages,
    deal,
    discard_by_consent,
    discard_cards,
    discard_horde_card,
    draw,
    draw_among,
    either,
    either_cost,
    exchange,
    exhaust_to,
    fight,
    for_each,
    free_lane,
    front_monster,
    gains_wounds,
    has,
    health,
    health_at_most,
    heroic,
    hook,
    instead,
    it,
    keyword,
    leaves_play,
    look_at_horde_deck,
    may,
    monster,
    move,
    moves,
    of_alliance,
    only_on,
    outsider,
    pay,
    play,
    portal,
    put,
    ready,
    release_one,
    remove,
    select,
    this,
    trample,
    up_to,
    with_trait,
    within,
    without_armor,
    wound,
)

BASE, RARE, MYTHIC = Rarity.BASE, Rarity.RARE, Rarity.MYTHIC
BUSHIDO, SHADOWS = Subtype.BUSHIDO, Subtype.SHADOWS

CARDS = (
    card.ally("MON-KUR-01", "ayame_bushido", BUSHIDO, BASE, cost=4, attack=3, health=4).says(heroic(2)),
    card.spell("MON-KUR-02", "kurumos_judgement", BASE, cost=1).says(
        costs_less(1, Is(castle, health_at_most(10))),
        play(deal(1, up_to(2, front_monster))),
    ),
    card.ally("MON-KUR-03", "mantis_shadow", SHADOWS, BASE, cost=3, attack=3, health=3).says(
        play(look_at_horde_deck(), may(discard_horde_card())),
    ),
    card.attachment("MON-KUR-04", "boots_of_flash", None, BASE, cost=0).says(
        play(ready(bearer)),
        has(bearer, ability(exhaust_to(move(this, free_lane), reaction=True))),
    ),
    card.ally("MON-KUR-05", "dragonfly_shadow", SHADOWS, BASE, cost=1, attack=2, health=1).says(
        exhaust_to(assault(1), put(1, wound, this), reaction=True),
    ),
    card.attachment("MON-KUR-06", "chrysalis_sallet", None, BASE, cost=1).says(
        only_on(ally.where(without_armor)),
        has(bearer, armor=1),
    ),
    card.ally("MON-KUR-07", "master_of_the_forge", SHADOWS, RARE, cost=4, attack=3, health=5).says(
        play(may(discard_cards(1), then=draw(1))),
        exhaust_to(cost_change(-1, attachment, next_only=True)),
    ),
    card.attachment("MON-KUR-08", "punisher_blade", Subtype.WEAPON, RARE, cost=2).says(
        has(bearer, ability(fight(may(exchange(this, an(monster.where(within(1))))))), attack=2),
    ),
    card.tower("MON-KUR-09", "armored_tower", RARE, cost=0).says(
        exhaust_to(put(1, health, this), cost=(either_cost(pay(1), deal(2, castle)),)),
        exhaust_to(deal(1, up_to(2, monster)), cost=(remove(1, health, off=this),)),
    ),
    card.ally("MON-KUR-10", "stormrunner", BUSHIDO, RARE, cost=1, attack=0, health=1).says(
        exhaust_to(assault(1)),
        after(gains_wounds(either(portal, outsider)), boost(this, attack=1, armor=1)),
    ),
    card.ally("MON-KUR-11", "butterfly_shadow", SHADOWS, RARE, cost=3, attack=3, health=3).says(
        after(moves(this), boost(this, armor=1)),
        fight(hook("horde-kurumo_artificers-armor-to-attack")),
    ),
    card.ally("MON-KUR-12", "scrap_tinkerer", BUSHIDO, RARE, cost=3, attack=2, health=4).says(
        after(leaves_play(attachment.where(of_alliance)), hook("horde-kurumo_artificers-keep-scrap")),
        exhaust_to(release_one(Zone.HAND)),
    ),
    card.tower("MON-KUR-13", "shrine_of_kurumo", RARE, cost=1).says(
        play(put(2, health, this)),
        exhaust_to(draw_among(6, attachment), cost=(remove(1, health, off=this),)),
    ),
    card.attachment("MON-KUR-14", "blossoming_banner", None, RARE, cost=1).says(
        has(bearer, keyword(Trait.HEROIC)),
        play(select(an(ally)), boost(it, armor=TokensOn(wound, it))),
    ),
    card.ally("MON-KUR-15", "demon_daimyo", BUSHIDO, MYTHIC, cost=5, attack=3, health=5).says(
        heroic(TokensOn(wound, this)),
        trample,
    ),
    card.ally("MON-KUR-16", "master_of_gloom", SHADOWS, MYTHIC, cost=4, attack=4, health=2).says(
        instead(AssaultEngaged(ally), optional=True),
        exhaust_to(assault(1), reaction=True),
    ),
    card.ally("MON-KUR-17", "hordecrusher", SHADOWS, MYTHIC, cost=10, attack=8, health=8).says(
        trample,
        heroic(2),
    ),
    card.spell("MON-KUR-18", "staunch_momentum", MYTHIC, cost=3).says(
        play(for_each(ally.where(with_trait(Trait.HEROIC)), boost(it, armor=KeywordOf(Trait.HEROIC, it)))),
    ),
    card.hero("MON-KUR-19", "kichie", None, cost=1, attack=2, health=8).says(
        play(put(6, wound, this)),
        after(damages(this, monster), put(WOUNDS_DEALT, health, this)),
    ),
    card.hero("MON-KUR-20", "hogosai", None, cost=7, attack=5, health=4).says(
        armored(2),
        exhaust_to(
            deal(2, an(monster)),
            cost=(
                either_cost(
                    discard_by_consent(an(attachment.where(of_alliance))), discard_cards(1, of=attachment)
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
    """Out of the discard pile it went to; one that went elsewhere, or that another card has, is not there to take."""
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
