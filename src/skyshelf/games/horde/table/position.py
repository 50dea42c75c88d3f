"""Positions in the words of scenarios: tables built from plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from skyshelf.effects.unit import UnitId
from skyshelf.engine.errors import BadPosition
from skyshelf.engine.position import Path, items_in, names_in, player_called, whole, yes
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
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES, NO_LANE, Lane
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
    "own",
    "boosts",
)
_MINION_WORDS = (*_UNIT_WORDS, "lane")
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
    "minion": _MINION_WORDS,
    "portal": _PORTAL_WORDS,
    "horde": _HORDE_WORDS,
    "trial": _TRIAL_WORDS,
}

_LANE_NUMBERS = {str(lane + 1): lane for lane in ALL_LANES}

# Before the first turn, when the decks are shuffled: what is left of the set-up.
SET_UP = "setup"


def build_table(given: Mapping[str, Any], agree: Callable[[int], Settings], contents: Contents) -> Horde:
    """The table that `given` describes, before its first step. What is not said is filled in plainly: decks as
    they come out of the box, minions without tokens, the stage 1 portal upright, the outsider in its pile."""
    given = names_in(given, _TABLE_WORDS)
    areas = names_in(given.get("players", {"1": {}}), path=("players",))
    names = list(areas)
    settings = agree(len(names))
    rules = contents.agreed_rules(len(names), settings)
    in_play = castle_in_play(settings)
    castle = _about_card(given.get("castle", in_play), _UNIT_WORDS, ("castle",))
    definition = _card(castle.get("card", in_play), ("castle",))
    if definition.type != CardType.CASTLE:
        raise BadPosition(f"'{definition.slug}' is no castle.", ("castle",))
    for name in names[len(rules.alliance) :]:  # what the horde player has stands under `horde`
        names_in(areas[name], (), ("players", name))
    decks = decks_of(len(names), settings, contents.colours)
    players = [
        _player(areas[name], deck, contents, ("players", name))
        for name, deck in zip(names, decks, strict=False)
    ]
    s = bare_table(rules, seeded(whole(given, "seed", 1)), definition.id, players)
    contents.lay_minions(s)
    _tokens(s, CASTLE, castle, ("castle",), names)
    if health_of(s, CASTLE) <= 0:
        raise BadPosition("The castle has no health left: the game is over.", ("castle",))
    s.turn = whole(given, "turn_number", 1)
    _lay_portal(s, given.get("portal", {}), names)
    _lay_row(s, given, "monsters", Side.HORDE, names)
    _lay_row(s, given, "allies", Side.ALLIANCE, names)
    _lay_minions(s, names_in(given.get("minions", {}), path=("minions",)), names)
    _lay_back_line(s, given.get("back_line", []), names)
    _lay_horde(s, given, settings, contents)
    _lay_beside(s, given, names)
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
    given = names_in(given, _PORTAL_WORDS, ("portal",))
    s.stage = whole(given, "stage", 1, ("portal",), least=1, most=len(s.rules.stages)) - 1
    open_portal(s, "HRD-SET-06")
    s.turned = whole(given, "turned", 0, ("portal",)) % 4
    s.collapsing = yes(given, "collapsing", ("portal",))
    s.portal_leads = yes(given, "leads", ("portal",))
    s.edit(PORTAL).stripped = s.collapsing
    rest = {name: value for name, value in given.items() if name in _UNIT_WORDS}
    _tokens(s, PORTAL, rest, ("portal",), names)


def _lay_row(s: Horde, given: Mapping[str, Any], word: str, side: Side, names: list[str]) -> None:
    for key, entry in names_in(given.get(word, {}), path=(word,)).items():
        _lay_unit(s, entry, _lane(key, (word, key)), side, (word, key), names)


def _lane(number: Any, path: Path) -> Lane:
    if str(number) not in _LANE_NUMBERS:
        raise BadPosition(f"Lanes are 1 to {LANES}; not {number}.", path)
    return _LANE_NUMBERS[str(number)]


def _lay_unit(s: Horde, entry: Any, lane: Lane, side: Side, path: Path, names: list[str]) -> None:
    entry = _about_card(entry, _UNIT_WORDS, path)
    card = _card(entry.get("card"), path)
    concealed = yes(entry, "concealed", path)
    if card.minion:
        raise BadPosition(f"'{card.slug}' is a minion: those are named under 'minions'.", path)
    # Among the allies a monster has changed sides; face down any horde card may lie in a lane.
    monster = card.type == CardType.MONSTER or concealed
    if not (monster or (side == Side.ALLIANCE and card.type in (CardType.ALLY, CardType.TOWER))):
        raise BadPosition(f"'{card.slug}' is no card for this row.", path)
    seat = HORDE if side == Side.HORDE else _owner(entry.get("owner", names[0]), names, path)
    # A token among the allies was won over, unless an alliance card has made it. MON-NUP-09
    of_horde = monster and not (card.token and yes(entry, "own", path))
    unit = s.add_unit(Unit(card.id, side, HORDE if of_horde else seat, seat, Zone.LANE))
    enter_lane(s, unit, lane)
    _tokens(s, unit, entry, path, names)
    if concealed:
        one = s.edit(unit)
        one.card, one.hidden = FACE_DOWN.id, one.card
        s.changed()


def _tokens(s: Horde, unit: UnitId, entry: Mapping[str, Any], path: Path, names: list[str]) -> None:
    one = s.edit(unit)
    one.hp = whole(entry, "health", 0, path) - whole(entry, "wounds", 0, path)
    one.might = whole(entry, "attack", 0, path) - whole(entry, "weaken", 0, path)
    one.plate = whole(entry, "armor", 0, path)
    for word in TOLD:
        setattr(one, word, yes(entry, word, path))
    _copies(one, entry.get("copies", []), (*path, "copies"))
    s.changed()
    for card, owner in _attachments(entry, path, names, max(SEATS[0], s.units[unit].seat)):
        attached = s.add_unit(Unit(card, CARDS[card].side, owner, owner, Zone.ATTACHED))
        attach(s, attached, unit, "HRD-ATC-01")
    one = s.edit(unit)
    for at, given in enumerate(items_in(entry.get("beneath", []), (*path, "beneath"))):
        one.beneath = (*one.beneath, _owned(given, (*path, "beneath", at), names))
    boosts = names_in(entry.get("boosts", {}), _BOOST_WORDS, (*path, "boosts"))
    one.boost_attack, one.boost_health, one.boost_armor = (
        whole(boosts, word, 0, (*path, "boosts"), least=None) for word in _BOOST_WORDS
    )
    s.changed()


def _owned(given: Any, path: Path, names: list[str], usual: Seat = SEATS[0]) -> OwnedCard:
    """A card on or beneath another with its owner: the horde or, if nobody is named, the usual one."""
    entry = _about_card(given, _BENEATH_WORDS, path)
    card = _card(entry.get("card"), path)
    owner = HORDE if card.side == Side.HORDE else usual
    return OwnedCard(card.id, _owner(entry["owner"], names, path) if "owner" in entry else owner)


def _copies(one: Unit, given: Any, path: Path) -> None:
    """The monster whose abilities a card has copied, and what was attached to it."""
    cards = [_card(slug, path) for slug in ([given] if isinstance(given, str) else items_in(given, path))]
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
        entry = names_in(entry, _MINION_WORDS, path)
        lane = _lane(entry["lane"], (*path, "lane")) if entry.get("lane") else NO_LANE
        _tokens(s, unit, entry, path, names)
        if health_of(s, unit) > 0 and s.units[unit].zone == Zone.GONE:
            s.edit(unit).zone = Zone.BACK
            s.back.append(unit)
            s.back.sort()
        if lane != NO_LANE:
            leave_place(s, unit)
            enter_lane(s, unit, lane)
    s.changed()


def _lay_back_line(s: Horde, given: Any, names: list[str]) -> None:
    """The monsters there that are no minions. MON-ZONE-02"""
    for at, entry in enumerate(items_in(given, ("back_line",))):
        path: Path = ("back_line", at)
        entry = _about_card(entry, _UNIT_WORDS, path)
        card = _card(entry.get("card"), path)
        if card.type != CardType.MONSTER:
            raise BadPosition(f"'{card.slug}' is no monster.", path)
        unit = s.add_unit(Unit(card.id, Side.HORDE, HORDE, HORDE, Zone.BACK))
        s.back.append(unit)
        _tokens(s, unit, entry, path, names)


def _lay_beside(s: Horde, given: Mapping[str, Any], names: list[str]) -> None:
    """What waits for another turn, and what is kept for an outsider in its pile. MON-SUM-03 MON-COL-01"""
    s.late = tuple(_cards(given.get("late", []), ("late",), _HORDE))
    for at, entry in enumerate(items_in(given.get("kept", []), ("kept",))):
        path: Path = ("kept", at)
        entry = names_in(entry, _UNIT_WORDS, path)
        s.kept.append(
            Kept(
                _card(entry.get("card"), path).id,
                whole(entry, "health", 0, path) - whole(entry, "wounds", 0, path),
                whole(entry, "attack", 0, path) - whole(entry, "weaken", 0, path),
                whole(entry, "armor", 0, path),
                tuple(_attachments(entry, path, names)),
            )
        )


def _lay_horde(s: Horde, given: Mapping[str, Any], settings: Settings, contents: Contents) -> None:
    horde = names_in(given.get("horde", {}), _HORDE_WORDS, ("horde",))
    deck = horde.get("deck")
    s.horde_deck = (
        contents.horde_cards(settings) if deck is None else _cards(deck, ("horde", "deck"), _HORDE)[::-1]
    )
    s.horde_discard = _cards(horde.get("discard", []), ("horde", "discard"), _HORDE)
    s.horde_hand = sorted(_cards(horde.get("hand", []), ("horde", "hand"), _HORDE))
    s.horde_mana = _mana(horde, ("horde",))
    s.tier_due = whole(horde, "next_tier", s.tier_due, ("horde",))
    s.foreseen = min(len(s.horde_deck), whole(horde, "foreseen", 0, ("horde",)))
    in_play = [CARDS[one.card].stage for one in s.units if one.zone != Zone.GONE and CARDS[one.card].outsider]
    first = 0 if in_play else 1
    if "pile" in given:
        s.pile = _cards(given["pile"], ("pile",), _HORDE)[::-1]
        in_play += [CARDS[card].stage for card in s.pile if CARDS[card].outsider]
    elif first and contents.outsider_waits_in_pile:
        s.pile = [s.rules.outsiders[0]]
        in_play.append(CARDS[s.rules.outsiders[0]].stage)
    reached = max(in_play, default=0)
    if "outsiders_left" in given:
        s.outsiders_left = tuple(_cards(given["outsiders_left"], ("outsiders_left",), _HORDE))
    else:
        s.outsiders_left = tuple(card for card in s.rules.outsiders if CARDS[card].stage > reached)


def _player(given: Any, ready: str, contents: Contents, path: Path) -> Player:
    given = names_in(given, _PLAYER_WORDS, path)
    deck = given.get("deck")
    deck_path = (*path, "deck")
    return Player(
        _mana(given, path),
        _cards(given.get("discard", []), (*path, "discard"), _ALLIANCE),
        deck=cards_of(ready, contents.ready_made)
        if deck is None
        else _cards(deck, deck_path, _ALLIANCE)[::-1],
        hand=sorted(_cards(given.get("hand", []), (*path, "hand"), _ALLIANCE)),
    )


def _mana(given: Mapping[str, Any], path: Path) -> int:
    """Of a player of either side. HRD-MANA-04"""
    mana = whole(given, "mana", 0, path)
    if mana > MOST_MANA:
        raise BadPosition(f"Mana is never above {MOST_MANA}; not {mana}.", (*path, "mana"))
    return mana


def _lay_trial(s: Horde, given: Mapping[str, Any]) -> None:
    """How a challenge stands; without a word nothing was done yet."""
    fresh_trial(s)
    words = names_in(given.get("trial", {}), _TRIAL_WORDS, ("trial",))
    if words and s.trial is None:
        raise BadPosition("Only a game with a challenge has a trial.", ("trial",))
    if s.trial is not None:
        renewals = tuple(items_in(words.get("renewals", s.trial.renewals), ("trial", "renewals")))
        s.trial = Trial(
            whole(words, "count", 0, ("trial",), least=None),
            whole(words, "turn", 0, ("trial",)),
            yes(words, "spoiled", ("trial",)),
            yes(words, "done", ("trial",)),
            s.trial.cards,
            renewals,
        )


def _about_card(given: Any, words: tuple[str, ...], path: Path) -> dict[str, Any]:
    """A card by its name alone, or with more to say of it."""
    return {"card": given} if isinstance(given, str) else names_in(given, words, path)


def _owner(name: Any, names: list[str], path: Path) -> Seat:
    return player_called(name, names, (*path, "owner"))


def _attachments(
    entry: Mapping[str, Any], path: Path, names: list[str], usual: Seat = SEATS[0]
) -> list[OwnedCard]:
    """What a card bears, with its owners: the horde or, if nobody is named, whose the bearer is."""
    path = (*path, "attachments")
    given = items_in(entry.get("attachments", []), path)
    return [_owned(one, (*path, at), names, usual) for at, one in enumerate(given)]


def _card(slug: Any, path: Path) -> Card:
    if not isinstance(slug, str) or slug not in BY_SLUG or slug == FACE_DOWN.slug:
        raise BadPosition(f"'{slug}' is no card; cards are named like 'troll_brute'.", path)
    return BY_SLUG[slug]


def _of_alliance(card: Card) -> bool:
    return card.side == Side.ALLIANCE and card.type in _PLAYED and not (card.token or card.outsider)


def _of_horde(card: Card) -> bool:
    """Outsiders and token monsters as well: they wait in the pile, and a short way to summon one is the deck."""
    monster = card.side == Side.HORDE and card.type != CardType.PORTAL and not card.minion
    return monster or bool(card.outsider)


_PLAYED = (CardType.ALLY, CardType.TOWER, CardType.SPELL, CardType.ATTACHMENT)
# Which cards may lie in decks, hands and piles of a side, and what is said of one that may not.
_ALLIANCE = (_of_alliance, "is no card of an alliance deck")
_HORDE = (_of_horde, "is no card of the horde")


def _cards(slugs: Any, path: Path, kind: tuple[Callable[[Card], bool], str]) -> list[CardId]:
    found: list[CardId] = []
    fits, otherwise = kind
    for at, slug in enumerate(items_in(slugs, path)):
        card = _card(slug, (*path, at))
        if not fits(card):
            raise BadPosition(f"'{card.slug}' {otherwise}.", (*path, at))
        found.append(card.id)
    return found
