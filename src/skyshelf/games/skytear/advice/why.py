"""Why something cannot be done now: the rule and a sentence for each thing that stands against it."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered, unit_ids
from skyshelf.engine.phrase import Arg, Phrase, typed
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import can_declare, unused_actions
from skyshelf.games.skytear.advice.draft_board import against_hero
from skyshelf.games.skytear.advice.why_deck import against_exchange
from skyshelf.games.skytear.advice.why_hex import against_hex, against_place, against_taking
from skyshelf.games.skytear.advice.why_lane import against_lane_damage
from skyshelf.games.skytear.advice.why_outsider import against_outsider
from skyshelf.games.skytear.advice.why_target import (
    Reasons,
    against_meaning,
    against_target,
    aimer_of_action,
    aimer_of_question,
    reach_of,
    reason,
    unit_called,
)
from skyshelf.games.skytear.battlefields.battlefield import SIGHT
from skyshelf.games.skytear.cards.card import HeroCard, PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, hero_card
from skyshelf.games.skytear.rules.aim import can_aim, stack_targets
from skyshelf.games.skytear.rules.lane_steps import SpawnMinions, reserve
from skyshelf.games.skytear.rules.play_card import has_runes
from skyshelf.games.skytear.setup.draft import HeroDraft
from skyshelf.games.skytear.table.options import unit_name, unit_text
from skyshelf.games.skytear.table.state import Phase, Skytear, Stance
from skyshelf.games.skytear.table.view import SkytearView, possible_table
from skyshelf.games.skytear.vocabulary.names import Action, Faction

PLACING = (  # questions for a hex to go to
    "move",
    "skirmish",
    "pillar",
    "illusion",
    "place-hero",
    "place-minion",
    "return",
)
LANE = ("lane-damage", "structure")  # questions what the damage of a lane hits
NAMING = ("attack", "mark", "target", "skirmish")  # questions for a unit
ACTIONS = {action.name.lower(): action for action in Action}


def reasons_against(view: SkytearView, text: str) -> Reasons:
    """What keeps the deciding seat from an action written like an option; empty if it is possible or unknown."""
    words = " ".join(text.lower().split())
    word, _, rest = words.partition(" ")
    decision = view.decision
    if decision is None or decision.index_of(words) >= 0:
        return []
    if word == "play" and view.phase == Phase.MINIONS:
        return [reason("SKY-OUTA-08" if decision.kind == "outsider" else "SKY-CARD-17", "no-cards")]
    if decision.kind == "outsider":
        offered = decision.index_of(f"skill {words}") >= 0
        return [] if offered else against_outsider(possible_table(view, 0), words)
    if decision.kind == "hero":
        return _against_drafting(possible_table(view, 0), decision.seat, words)
    if decision.kind in ("deck-out", "deck-in"):
        return against_exchange(possible_table(view, 0), words)
    if decision.kind in PLACING and (against := against_hex(possible_table(view, 0), words)):
        return against
    if decision.kind in LANE and (
        against := against_lane_damage(possible_table(view, 0), decision.seat, words)
    ):
        return against
    if decision.kind == "take-pillar" and (
        against := against_taking(possible_table(view, 0), decision.seat, words)
    ):
        return against
    if decision.kind == "activate" and word == "activate":
        return _against_activating(possible_table(view, 0), decision.seat, rest)
    if decision.kind == "lead" and (against := _against_leading(rest if word == "lead" else words)):
        return [] if decision.index_of(rest) >= 0 else against
    if decision.kind == "spawn" and words.isdecimal():
        return _against_spawning(possible_table(view, 0), int(words))
    if decision.kind in NAMING:
        s = possible_table(view, 0)
        aimer = aimer_of_question(s)
        against = against_target(s, aimer, rest if word in ACTIONS else words) if aimer else []
        if against:
            return against
    if word not in ACTIONS and word not in ("play", "activate"):
        s = possible_table(view, 0)
        return against_place(s, decision, words) or against_meaning(s, decision, words)
    if decision.kind == "activate":
        return [reason("SKY-Q-72" if word == "play" else "SKY-STK-14", "activate-first")]
    if word == "activate" and decision.kind in ("act", "respond"):
        return [reason("SKY-ACT-01", "finish-first")]
    if decision.kind not in ("act", "respond"):
        # A question that a card's text asks cites the card; what stands against anything else is that it resolves.
        rule = decision.rule if decision.rule.startswith("SKY-") else "SKY-EFX-01"
        return [reason(rule, "finish-first")]
    s = possible_table(view, 0)
    if word == "play":
        return _against_playing(s, decision.seat, decision.kind, rest)
    if decision.kind == "respond":
        return [reason("SKY-STK-14", "stack-not-empty")]
    return _against_action(s, decision.seat, ACTIONS[word], rest)


def _against_activating(s: Skytear, seat: Seat, name: str) -> Reasons:
    for number, hero in numbered(s.heroes):
        if seat in s.players_of(number) and name in (unit_text(s, number), _slug(s, number)):
            if hero.stance == Stance.EXHAUSTED:
                return [reason("SKY-STATE-05", "exhausted", hero=unit_name(s, number))]
            if hero.stance == Stance.DEFEATED:
                return [reason("SKY-STATE-03", "defeated", hero=hero_card(hero.card).name)]
    for number, hero in numbered(s.heroes):
        if name in (unit_text(s, number), _slug(s, number)):
            rule = "SKY-TEAM-06" if hero.side == s.side_of_seat(seat) else "SKY-ACT-01"
            return [reason(rule, "not-yours", hero=unit_name(s, number))]
    return []


def _against_drafting(s: Skytear, seat: Seat, name: str) -> Reasons:
    frame, hero = s.frames[-1], BY_SLUG.get(name)
    if not isinstance(frame, HeroDraft) or not isinstance(hero, HeroCard):
        return []
    against = against_hero(s, frame, s.side_of_seat(seat), hero.id)
    return [] if against is None else [against]


def _against_leading(name: str) -> Reasons:
    """Any card of the own hand may be led, and no other."""
    card = BY_SLUG.get(name.replace(" ", "_"))
    return [reason("SKY-LEAD-03", "not-in-hand", what=card.name)] if isinstance(card, PowerCard) else []


def _against_spawning(s: Skytear, number: int) -> Reasons:
    """Up to so many, and no more than wait in the reserve."""
    frame = s.frames[-1]
    assert isinstance(frame, SpawnMinions)
    left = len(reserve(s, frame.side))
    if number > frame.most:
        return [reason("SKY-SPN-01", "spawn-most", most=frame.most)]
    return [reason("SKY-SPN-07", "reserve", left=left)] if number > left else []


def _against_action(s: Skytear, seat: Seat, action: Action, target: str) -> Reasons:
    """What stands against it, and against naming that target if one is said."""
    if action == Action.WORSHIP and not s.mode.has_worship:
        return [reason("SKY-SIMPLE-04", "no-worship")]
    if s.points == 0:
        return [reason("SKY-ACT-07", "no-points")]
    if action not in unused_actions(s):
        return [reason("SKY-ACT-10", "once", action=action.phrase())]
    aimer = aimer_of_action(s, s.active, seat, action) if target and _names_units(s, action) else None
    against = [] if aimer is None else against_target(s, aimer, target)
    if against:
        return against
    if not can_declare(s, s.active, seat, action):
        return [reason("SKY-TGT-05", "no-target", action=action.phrase())]
    unit = NO_UNIT if aimer is None else unit_called(s, aimer, target)
    if unit == NO_UNIT:
        return []
    return [reason("SKY-TGT-01", "action-first", target=unit_name(s, unit), action=action.phrase())]


def _names_units(s: Skytear, action: Action) -> bool:
    """A Skirmish names its enemy when it resolves, in Polish a Worship too: SKY-SKIR-07 SKY-Q-171"""
    if action == Action.WORSHIP and not s.edition.worship_chooses_on_resolution:
        return hero_card(s.heroes[s.active].card).faction == Faction.KURUMO
    return action == Action.ATTACK


def _against_playing(s: Skytear, seat: Seat, kind: str, rest: str) -> Reasons:
    if not rest:
        return []  # which one is not said
    slug, _, name = rest.partition(" by ")
    slug = slug.replace(" ", "_")
    card = BY_SLUG.get(slug)
    if not isinstance(card, PowerCard) or (card.id not in s.players[seat].hand and slug != "skytear_flux"):
        return [reason("SKY-TEAM-11", "not-in-hand", what=typed(slug) if card is None else card.name)]
    if slug == "skytear_flux" and s.flux != seat:
        return [reason("SKY-FLUX-07", "no-flux")]
    if not card.reaction and kind == "respond":
        return [reason("SKY-CARD-14", "no-reaction", card=card.name)]
    heroes = [
        hero
        for hero in unit_ids(0, len(s.heroes))
        if seat in s.players_of(hero) and name in ("", unit_text(s, hero), _slug(s, hero))
    ]
    against = [_against_hero(s, seat, hero, card) for hero in heroes]
    if not against:
        others = [hero for hero in unit_ids(0, len(s.heroes)) if name in (unit_text(s, hero), _slug(s, hero))]
        if others:
            return [reason("SKY-CARD-16", "not-yours", hero=unit_name(s, others[0]))]
        return [reason("SKY-CARD-06", "nobody-there")]
    if not all(against):  # one of them can play it
        return []
    found: Reasons = []
    for reasons in against:  # what has nothing to do with a hero is said once
        found += [one for one in reasons if one not in found]
    return found


def _against_hero(s: Skytear, seat: Seat, hero: UnitId, card: PowerCard) -> Reasons:
    who: Arg = Phrase(f"skytear-card-{BY_SLUG[_slug(s, hero)].slug}")
    if s.heroes[hero].hex < 0:
        return [reason("SKY-STATE-20", "defeated", hero=who)]
    if not card.reaction and hero != s.active:
        return [reason("SKY-CARD-13", "not-active", hero=who)]
    if card.ultimate and BY_SLUG[card.hero].id != s.heroes[hero].card:
        return [reason("SKY-ULT-02", "not-its-ultimate", hero=who, card=card.name)]
    if card.cost > s.mana_left(hero):
        return [reason("SKY-CARD-04", "mana", hero=who, cost=card.cost, mana=s.mana_left(hero))]
    if not has_runes(s, hero, card):
        return [reason("SKY-CARD-05", "runes", hero=who, card=card.name)]
    if card.aim is not None and card.aim.stack and not stack_targets(s, card.aim, seat):
        return [reason("SKY-TGT-06", "nothing-to-answer", card=card.name, kind=card.aim.stack)]
    if not can_aim(s, card.aim, card.id, hero, seat):
        hexes = SIGHT if card.aim is None else reach_of(card.aim)
        return [reason("SKY-TGT-06", "nothing-to-aim-at", hero=who, card=card.name, hexes=hexes)]
    return []


def _slug(s: Skytear, hero: UnitId) -> str:
    return unit_text(s, hero).removesuffix("-s").removesuffix("-n")
