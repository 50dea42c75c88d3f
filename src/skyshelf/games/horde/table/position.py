"""Positions in the words of scenarios: tables built from plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.errors import BadPosition
from skyshelf.engine.rng import seeded
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.card import NO_CARD, Card, CardId
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.challenges.start import fresh_trial
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.deckbuilding.agree import cards_of, castle_in_play
from skyshelf.games.horde.editions.contents import Contents
from skyshelf.games.horde.modes import decks_of
from skyshelf.games.horde.phases.end import open_portal
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.rules.place import attach, enter_lane, leave_place
from skyshelf.games.horde.setup import bare_table
from skyshelf.games.horde.table.described import MINION_NAMES, TOLD
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES, Lane
from skyshelf.games.horde.table.state import (
    CASTLE,
    HORDE,
    LASTING,
    MINIONS,
    MOST_MANA,
    PORTAL,
    GivenAbility,
    Horde,
    Kept,
    OwnedCard,
    Player,
    Unit,
    Zone,
)
from skyshelf.games.horde.vocabulary.names import CardType, Side

_TABLE_WORDS = (
    "players",
    "phase",
    "turn_number",
    "castle",
    "portal",
    "minions",
    "monsters",
    "allies",
    "horde",
    "pile",
    "outsiders_left",
    "back_line",
    "late",
    "kept",
    "trial",
    "seed",
)
_PLAYER_WORDS = ("mana", "hand", "deck", "discard")
_UNIT_WORDS = (
    "card",
    "health",
    "wounds",
    "attack",
    "weaken",
    "armor",
    *TOLD,
    "copies",
    "concealed",
    "attachments",
    "beneath",
    "owner",
    "boosts",
)
_BOOST_WORDS = ("attack", "health", "armor")
_BENEATH_WORDS = ("card", "owner")
_PORTAL_WORDS = (
    "stage",
    "health",
    "wounds",
    "armor",
    "boosts",
    "turned",
    "collapsing",
    "leads",
    "attachments",
)
_HORDE_WORDS = ("deck", "discard", "hand", "mana", "foreseen", "next_tier")
_TRIAL_WORDS = ("count", "turn", "spoiled", "done", "renewals")
# Every word, by where it stands.
WORDS = {
    "table": _TABLE_WORDS,
    "player": _PLAYER_WORDS,
    "unit": _UNIT_WORDS,
    "boosts": _BOOST_WORDS,
    "beneath": _BENEATH_WORDS,
    "minion": (*_UNIT_WORDS, "lane"),
    "portal": _PORTAL_WORDS,
    "horde": _HORDE_WORDS,
    "trial": _TRIAL_WORDS,
}

# Before the first turn, when the decks are shuffled: what is left of the set-up.
SET_UP = "setup"

Path = tuple[str | int, ...]


def build_table(given: Mapping[str, Any], agree: Callable[[int], Settings], contents: Contents) -> Horde:
    """The table that `given` describes, before its first step. What is not said is filled in plainly: decks as
    they come out of the box, minions without tokens, the stage 1 portal upright, the outsider in its pile."""
    _only(given, _TABLE_WORDS, ())
    areas = _mapping(given.get("players", {"1": {}}), ("players",))
    names = list(areas)
    settings = agree(len(names))
    rules = contents.agreed_rules(len(names), settings)
    in_play = castle_in_play(settings)
    castle = given.get("castle", in_play)
    castle = {"card": castle} if isinstance(castle, str) else _mapping(castle, ("castle",))
    _only(castle, _UNIT_WORDS, ("castle",))
    definition = _card(castle.get("card", in_play), ("castle",))
    for name in names[len(rules.alliance) :]:  # what the horde player has stands under `horde`
        _only(_mapping(areas[name], ("players", name)), (), ("players", name))
    decks = decks_of(len(names), settings, contents.colours)
    players = [
        _player(areas[name], deck, contents, ("players", name))
        for name, deck in zip(names, decks, strict=False)
    ]
    s = bare_table(rules, seeded(_whole(given, "seed", 1)), definition.id, players)
    contents.lay_minions(s)
    _tokens(s, CASTLE, castle, ("castle",), names)
    s.turn = _whole(given, "turn_number", 1)
    _lay_portal(s, given.get("portal", {}), names)
    _lay_row(s, given, "monsters", Side.HORDE, names)
    _lay_row(s, given, "allies", Side.ALLIANCE, names)
    _lay_minions(s, _mapping(given.get("minions", {}), ("minions",)), names)
    _lay_back_line(s, given.get("back_line", []), names)
    _lay_horde(s, given, settings, contents)
    _lay_beside(s, given)
    _lay_trial(s, given)
    s.events = []
    s.waiting = []
    phase = given.get("phase", "alliance")
    phases = s.edition.phase_names
    if phase not in (SET_UP, *phases):
        raise BadPosition(f"'{phase}' is no phase; allowed: {', '.join((SET_UP, *phases))}.", ("phase",))
    s.push(*(contents.opening(s, []) if phase == SET_UP else [Turn(phases.index(phase))]))
    if phase in (SET_UP, phases[0]):
        s.turn -= 1
    return s


def _lay_portal(s: Horde, given: Any, names: list[str]) -> None:
    given = _mapping(given, ("portal",))
    _only(given, _PORTAL_WORDS, ("portal",))
    stage = _whole(given, "stage", 1, ("portal",))
    if not 1 <= stage <= len(s.rules.stages):
        raise BadPosition(
            f"Portals have the stages 1 to {len(s.rules.stages)}; not {stage}.", ("portal", "stage")
        )
    s.stage = stage - 1
    open_portal(s, "HRD-SET-06")
    s.turned = _whole(given, "turned", 0, ("portal",)) % 4
    s.collapsing = bool(given.get("collapsing", False))
    s.portal_leads = bool(given.get("leads", False))
    s.edit(PORTAL).stripped = s.collapsing
    rest = {name: value for name, value in given.items() if name in _UNIT_WORDS}
    _tokens(s, PORTAL, rest, ("portal",), names)


def _lay_row(s: Horde, given: Mapping[str, Any], word: str, side: Side, names: list[str]) -> None:
    for key, entry in _mapping(given.get(word, {}), (word,)).items():
        lane = int(key) - 1 if str(key).isdecimal() else NO_UNIT
        if not 0 <= lane < LANES:
            raise BadPosition(f"Lanes are 1 to {LANES}; not {key}.", (word, key))
        _lay_unit(s, entry, ALL_LANES[lane], side, (word, key), names)


def _lay_unit(s: Horde, entry: Any, lane: Lane, side: Side, path: Path, names: list[str]) -> None:
    entry = {"card": entry} if isinstance(entry, str) else _mapping(entry, path)
    _only(entry, _UNIT_WORDS, path)
    card = _card(entry.get("card"), path)
    # Among the allies a monster has changed sides; face down any horde card may lie in a lane.
    monster = card.type == CardType.MONSTER or bool(entry.get("concealed", False))
    if not (monster or (side == Side.ALLIANCE and card.type in (CardType.ALLY, CardType.TOWER))):
        raise BadPosition(f"'{card.slug}' is no card for this row.", path)
    seat = HORDE if side == Side.HORDE else _seat(entry.get("owner", names[0]), names, path)
    unit = s.add_unit(Unit(card.id, side, HORDE if monster else seat, seat, Zone.LANE))
    enter_lane(s, unit, lane)
    _tokens(s, unit, entry, path, names)
    if entry.get("concealed", False):
        one = s.edit(unit)
        one.card, one.hidden = FACE_DOWN.id, one.card
        s.changed()


def _tokens(s: Horde, unit: UnitId, entry: Mapping[str, Any], path: Path, names: list[str]) -> None:
    one = s.edit(unit)
    one.hp = _whole(entry, "health", 0, path) - _whole(entry, "wounds", 0, path)
    one.might = _whole(entry, "attack", 0, path) - _whole(entry, "weaken", 0, path)
    one.plate = _whole(entry, "armor", 0, path)
    for word in TOLD:
        setattr(one, word, bool(entry.get(word, False)))
    _copies(one, entry.get("copies", []), (*path, "copies"))
    s.changed()
    for slug in entry.get("attachments", []):
        card = _card(slug, (*path, "attachments"))
        owner = (
            HORDE if card.side == Side.HORDE else max(SEATS[0], s.units[unit].seat)
        )  # as the ally that bears it
        attached = s.add_unit(Unit(card.id, card.side, owner, owner, Zone.ATTACHED))
        attach(s, attached, unit, "HRD-ATC-01")
    one = s.edit(unit)
    for at, given in enumerate(_items(entry.get("beneath", []), (*path, "beneath"))):
        one.beneath = (*one.beneath, _beneath(given, (*path, "beneath", at), names))
    boosts = _mapping(entry.get("boosts", {}), (*path, "boosts"))
    _only(boosts, _BOOST_WORDS, (*path, "boosts"))
    one.boost_attack, one.boost_health, one.boost_armor = (
        _number(boosts, word, (*path, "boosts")) for word in _BOOST_WORDS
    )
    s.changed()


def _beneath(given: Any, path: Path, names: list[str]) -> OwnedCard:
    """A card beneath another with its owner: the horde or, if nobody is named, the first player."""
    entry = {"card": given} if isinstance(given, str) else _mapping(given, path)
    _only(entry, _BENEATH_WORDS, path)
    card = _card(entry.get("card"), path)
    owner = HORDE if card.side == Side.HORDE else SEATS[0]
    return OwnedCard(card.id, _seat(entry["owner"], names, path) if "owner" in entry else owner)


def _copies(one: Unit, given: Any, path: Path) -> None:
    """The monster whose abilities a card has copied, and what was attached to it."""
    cards = [_card(slug, path) for slug in ([given] if isinstance(given, str) else given)]
    one.model = cards[0].id if cards else NO_CARD
    for card in cards[1:]:
        one.grants = (*one.grants, *[GivenAbility(card.id, ability, LASTING) for ability in card.mirrored])


def _lay_minions(s: Horde, given: Mapping[str, Any], names: list[str]) -> None:
    for name, entry in given.items():
        path = ("minions", name)
        if name not in MINION_NAMES:
            raise BadPosition(f"'{name}' is no minion; there are: {', '.join(MINION_NAMES)}.", path)
        unit = MINIONS[MINION_NAMES.index(name)]
        if isinstance(entry, int):
            entry = {"health": entry}
        entry = dict(_mapping(entry, path))
        lane = entry.pop("lane", 0)
        _only(entry, _UNIT_WORDS, path)
        _tokens(s, unit, entry, path, names)
        if health_of(s, unit) > 0 and s.units[unit].zone == Zone.GONE:
            s.edit(unit).zone = Zone.BACK
            s.back.append(unit)
            s.back.sort()
        if lane:
            leave_place(s, unit)
            enter_lane(s, unit, Lane(int(lane) - 1))
    s.changed()


def _lay_back_line(s: Horde, given: Any, names: list[str]) -> None:
    """The monsters there that are no minions. MON-ZONE-02"""
    for at, entry in enumerate(_items(given, ("back_line",))):
        path: Path = ("back_line", at)
        entry = {"card": entry} if isinstance(entry, str) else _mapping(entry, path)
        _only(entry, _UNIT_WORDS, path)
        card = _card(entry.get("card"), path)
        if card.type != CardType.MONSTER:
            raise BadPosition(f"'{card.slug}' is no monster.", path)
        unit = s.add_unit(Unit(card.id, Side.HORDE, HORDE, HORDE, Zone.BACK))
        s.back.append(unit)
        _tokens(s, unit, entry, path, names)


def _lay_beside(s: Horde, given: Mapping[str, Any]) -> None:
    """What waits for another turn, and what is kept for an outsider in its pile. MON-SUM-03 MON-COL-01"""
    s.late = tuple(_cards(given.get("late", []), ("late",)))
    for at, entry in enumerate(_items(given.get("kept", []), ("kept",))):
        path: Path = ("kept", at)
        entry = _mapping(entry, path)
        _only(entry, _UNIT_WORDS, path)
        borne = [BY_SLUG[slug] for slug in entry.get("attachments", [])]
        s.kept.append(
            Kept(
                _card(entry.get("card"), path).id,
                _whole(entry, "health", 0, path) - _whole(entry, "wounds", 0, path),
                _whole(entry, "attack", 0, path) - _whole(entry, "weaken", 0, path),
                _whole(entry, "armor", 0, path),
                tuple(OwnedCard(card.id, HORDE if card.side == Side.HORDE else SEATS[0]) for card in borne),
            )
        )


def _lay_horde(s: Horde, given: Mapping[str, Any], settings: Settings, contents: Contents) -> None:
    horde = _mapping(given.get("horde", {}), ("horde",))
    _only(horde, _HORDE_WORDS, ("horde",))
    deck = horde.get("deck")
    s.horde_deck = contents.horde_cards(settings) if deck is None else _cards(deck, ("horde", "deck"))[::-1]
    s.horde_discard = _cards(horde.get("discard", []), ("horde", "discard"))
    s.horde_hand = sorted(_cards(horde.get("hand", []), ("horde", "hand")))
    s.horde_mana = _whole(horde, "mana", 0, ("horde",))
    s.tier_due = _whole(horde, "next_tier", s.tier_due, ("horde",))
    s.foreseen = min(len(s.horde_deck), _whole(horde, "foreseen", 0, ("horde",)))
    in_play = [CARDS[one.card].stage for one in s.units if one.zone != Zone.GONE and CARDS[one.card].outsider]
    first = 0 if in_play else 1
    if "pile" in given:
        s.pile = _cards(given["pile"], ("pile",))[::-1]
        in_play += [CARDS[card].stage for card in s.pile if CARDS[card].outsider]
    elif first and contents.outsider_waits_in_pile:
        s.pile = [s.rules.outsiders[0]]
        in_play.append(CARDS[s.rules.outsiders[0]].stage)
    reached = max(in_play, default=0)
    if "outsiders_left" in given:
        s.outsiders_left = tuple(_cards(given["outsiders_left"], ("outsiders_left",)))
    else:
        s.outsiders_left = tuple(card for card in s.rules.outsiders if CARDS[card].stage > reached)


def _player(given: Any, ready: str, contents: Contents, path: Path) -> Player:
    given = _mapping(given, path)
    _only(given, _PLAYER_WORDS, path)
    mana = _whole(given, "mana", 0, path)
    if mana > MOST_MANA:
        raise BadPosition(f"Mana is never above {MOST_MANA}; not {mana}.", (*path, "mana"))
    deck = given.get("deck")
    return Player(
        mana,
        _cards(given.get("discard", []), (*path, "discard")),
        deck=cards_of(ready, contents.ready_made) if deck is None else _cards(deck, (*path, "deck"))[::-1],
        hand=sorted(_cards(given.get("hand", []), (*path, "hand"))),
    )


def _lay_trial(s: Horde, given: Mapping[str, Any]) -> None:
    """How a challenge stands; without a word nothing was done yet."""
    fresh_trial(s)
    words = _mapping(given.get("trial", {}), ("trial",))
    _only(words, _TRIAL_WORDS, ("trial",))
    if words and s.trial is None:
        raise BadPosition("Only a game with a challenge has a trial.", ("trial",))
    if s.trial is not None:
        renewals = tuple(words.get("renewals", s.trial.renewals))
        s.trial = Trial(
            words.get("count", 0),
            words.get("turn", 0),
            bool(words.get("spoiled")),
            bool(words.get("done")),
            s.trial.cards,
            renewals,
        )


def _items(value: Any, path: Path) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"Here stands a list; not {value!r}.", path)
    return value


def _mapping(value: Any, path: Path) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"Here stand names with values; not {value!r}.", path)
    return value


def _only(given: Mapping[str, Any], allowed: tuple[str, ...], path: Path) -> None:
    for name in given:
        if name not in allowed:
            raise BadPosition(f"'{name}' means nothing here; allowed: {', '.join(allowed)}.", (*path, name))


def _whole(given: Mapping[str, Any], name: str, default: int, path: Path = ()) -> int:
    value = given.get(name, default)
    if type(value) is not int or value < 0:
        raise BadPosition(f"'{name}' is a whole number from 0; not {value!r}.", (*path, name))
    return value


def _number(given: Mapping[str, Any], name: str, path: Path) -> int:
    value = given.get(name, 0)
    if type(value) is not int:
        raise BadPosition(f"'{name}' is a whole number; not {value!r}.", (*path, name))
    return value


def _seat(name: Any, names: list[str], path: Path) -> Seat:
    if name not in names:
        raise BadPosition(f"'{name}' is no player here; there are: {', '.join(names)}.", (*path, "owner"))
    return Seat(names.index(name))


def _card(slug: Any, path: Path) -> Card:
    if not isinstance(slug, str) or slug not in BY_SLUG or slug == FACE_DOWN.slug:
        raise BadPosition(f"'{slug}' is no card; cards are named like 'troll_brute'.", path)
    return BY_SLUG[slug]


def _cards(slugs: Any, path: Path) -> list[CardId]:
    if not isinstance(slugs, list):
        raise BadPosition(f"Here stands a list of cards; not {slugs!r}.", path)
    return [_card(slug, (*path, at)).id for at, slug in enumerate(slugs)]
