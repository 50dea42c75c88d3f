"""Positions in words: what scenarios and tests say of a table. A wrong word is refused with the way to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from skyshelf.effects.unit import UnitId, unit_ids
from skyshelf.engine.errors import BadPosition
from skyshelf.engine.position import items_in, names_in, one_of, whole, within
from skyshelf.engine.public import told_fields
from skyshelf.engine.rng import seeded
from skyshelf.engine.seat import NOBODY, Seat, seated
from skyshelf.engine.settings import Settings
from skyshelf.games.skytear.actions.worship import own_pillars, pillar_cap, pillar_owners, pillar_room
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.cards.card import CardId, HeroCard, OutsiderCard, PowerCard
from skyshelf.games.skytear.cards.registry import card_named
from skyshelf.games.skytear.phases.activation import Activation, HeroesPhase
from skyshelf.games.skytear.phases.minions import begin_minions_phase
from skyshelf.games.skytear.phases.turn import Turn
from skyshelf.games.skytear.rules.lane_steps import NEXUS_HP
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS
from skyshelf.games.skytear.setup.draft import take_hero
from skyshelf.games.skytear.setup.set_table import TOWER_HP, agreed_rules, bare_table
from skyshelf.games.skytear.table.options import unit_text
from skyshelf.games.skytear.table.possible import (
    refuse_active,
    refuse_hero,
    refuse_lodger,
    refuse_lying,
    refuse_minion,
    refuse_outsider,
    refuse_taken,
    refuse_token,
)
from skyshelf.games.skytear.table.state import (
    ACTION_POINTS,
    Board,
    Deck,
    Lead,
    Outsider,
    Phase,
    Pillar,
    Skytear,
    Stance,
)
from skyshelf.games.skytear.vocabulary.names import Condition

SIDES = ("south", "north")
STANCES = ("ready", "exhausted", "defeated")
PHASES = ("heroes", "minions", "end")
COUNTED = told_fields(Board)
TABLE_WORDS = (
    "players",
    "turn",
    "first",
    "phase",
    "south",
    "north",
    "heroes",
    "minions",
    "tokens",
    "numbers",
    "hands",
    "decks",
    "discards",
    "victory",
    "flux",
    "active",
    "points",
    "outsiders",
    "seed",
)
SIDE_WORDS = ("towers", "nexus", "pillars", "pillars_of", "activated_last", *COUNTED)
HERO_WORDS = (
    "card",
    "side",
    "seat",
    "at",
    "hp",
    "stance",
    "back_on",
    "illusion",
    "conditions",
    "played",
    "leads",
)
MINION_WORDS = ("side", "at", "lane", "number")
OUTSIDER_WORDS = ("dome", "at")
# Every word, by where it stands.
WORDS = {
    "table": TABLE_WORDS,
    "side": SIDE_WORDS,
    "hero": HERO_WORDS,
    "minion": MINION_WORDS,
    "outsider": OUTSIDER_WORDS,
}


def _number(value: Any, least: int = 0, most: int = 99) -> int:
    """A whole number; names of seats and decks are numbers written as text."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
        raise BadPosition(f"Expected a whole number from {least} to {most} here; not {value!r}.")
    return int(text)


def build_table(given: Mapping[str, Any], agree: Callable[[int], Settings]) -> Skytear:
    """The position before its first step; what is not given is as in a game without heroes."""
    given = names_in(given, TABLE_WORDS)
    seats = _seats(given.get("players", 2))
    s = bare_table(agreed_rules(seats, agree(seats)), seeded(whole(given, "seed", 1)))
    with within("turn"):
        s.turn = _number(given.get("turn", 1), 1, s.field.track)
    with within("first"):
        s.first = one_of(given.get("first", "south"), SIDES)
    s.phase = Phase.HEROES
    for side, name in enumerate(SIDES):
        with within(name):
            _board(s, side, names_in(given.get(name, {}), SIDE_WORDS))
    with within("heroes"):
        for slug, about in names_in(given.get("heroes", {})).items():
            with within(slug):
                _hero(s, slug, names_in(about or {}, HERO_WORDS))
    for side, name in enumerate(SIDES):
        with within(name):
            _pillars(s, side, given.get(name, {}))
    with within("tokens"):
        for lane, at in names_in(given.get("tokens", {})).items():
            with within(lane):
                s.tokens[_lane(s, lane)] = hex_number(s, str(at))
                refuse_token(s, s.tokens[_lane(s, lane)])
    with within("minions"):
        _minions(s, items_in(given.get("minions", [])))
    if "numbers" in given:
        with within("numbers"):
            lanes = len(s.numbers)
            s.numbers = tuple(_number(number, 1, lanes) for number in items_in(given["numbers"]))
            if sorted(s.numbers) != list(range(1, lanes + 1)):  # SKY-SET-27
                raise BadPosition(f"Each lane has a number of its own, from 1 to {lanes}.")
    _cards(s, given)
    with within("victory"):
        s.victory = tuple(_victory(str(slug)) for slug in items_in(given.get("victory", ())))
        if len(set(s.victory)) < len(s.victory):
            raise BadPosition("There is one of each victory card.")
    flux = given.get("flux")
    with within("flux"):
        s.flux = NOBODY if flux is None else Seat(_number(flux, 1, seats) - 1)
    with within("outsiders"):
        for slug, about in names_in(given.get("outsiders", {})).items():
            with within(slug):
                _outsider(s, slug, names_in(about, OUTSIDER_WORDS))
    _begin(s, given)
    return s


def _seats(players: Any) -> int:
    """How many play: the number, the names, or names with nothing behind them."""
    if type(players) is int:
        return players
    return len(players if isinstance(players, list) else names_in(players, path=("players",)))


def _begin(s: Skytear, given: Mapping[str, Any]) -> None:
    """Where the turn goes on: in an activation, before one, or with the tokens."""
    with within("phase"):
        phase = PHASES[one_of(given.get("phase", "heroes"), PHASES)]
    if phase == "minions":
        s.push(begin_minions_phase(s), Turn(2))
        return
    if phase == "end":
        s.push(Turn(2))
        return
    active = given.get("active")
    if active is None:
        s.push(HeroesPhase(s.first), Turn(1))
        return
    with within("active"):
        hero = unit_named(s, str(active))
        refuse_active(s, hero)
    s.active = hero
    board = s.boards[s.heroes[hero].side]
    # From five players on it need not be who drafted it. SKY-TEAM-07
    if board.activated_last not in s.players_of(hero):
        board.activated_last = s.heroes[hero].seat
    with within("points"):
        s.points = _number(given.get("points", ACTION_POINTS), 0, ACTION_POINTS)
    s.edit(hero).began = s.heroes[hero].hex
    s.push(Activation(board.activated_last, hero), HeroesPhase(1 - s.heroes[hero].side), Turn(1))


def _lane(s: Skytear, name: str) -> int:
    names = tuple(lane.name for lane in s.field.lanes)
    if name not in names:
        raise BadPosition(f"The battlefield {s.field.name} has the lanes {', '.join(names)}; not {name}.")
    return names.index(name)


def hex_number(s: Skytear, text: str) -> HexId:
    try:
        q, r = (int(part) for part in text.split(","))
        return s.field.number[q, r]
    except (ValueError, KeyError) as error:
        raise BadPosition(
            f"There is no hex '{text}' on {s.field.name}; hexes are written like 0,-3."
        ) from error


def unit_named(s: Skytear, text: str) -> UnitId:
    for unit in unit_ids(0, len(s.heroes)):
        if unit_text(s, unit) == text:
            return unit
    names = ", ".join(unit_text(s, unit) for unit in unit_ids(0, len(s.heroes)))
    raise BadPosition(f"There is no hero '{text}' in this position; there is: {names}.")


def _victory(slug: str) -> int:
    slugs = tuple(card.slug for card in VICTORY_CARDS)
    if slug not in slugs:
        raise BadPosition(f"There is no victory card '{slug}'; there is: {', '.join(slugs)}.")
    return slugs.index(slug)


def _power(slug: Any) -> CardId:
    card = card_named(str(slug))
    if not isinstance(card, PowerCard):
        raise BadPosition(f"'{slug}' is no power card.")
    if card.slug == "skytear_flux":  # SKY-FLUX-08
        raise BadPosition("Skytear Flux is in no hand and no deck; 'flux' says who holds it.")
    return card.id


def _powers(value: Any) -> list[CardId]:
    return [_power(slug) for slug in items_in(value)]


def _board(s: Skytear, side: int, about: Mapping[str, Any]) -> None:
    board = s.boards[side]
    with within("towers"):
        for lane, hp in names_in(about.get("towers", {})).items():
            with within(lane):
                board.towers[_lane(s, lane)] = _number(hp, 0, TOWER_HP)
    board.open = "nexus" in about or 0 in board.towers  # SKY-TOW-08 SKY-TOW-10
    if board.open:
        with within("nexus"):
            board.nexus = _number(about.get("nexus", NEXUS_HP), 0, NEXUS_HP)
    if "activated_last" in about:
        with within("activated_last"):
            board.activated_last = Seat(_number(about["activated_last"], 1, s.rules.seats) - 1)
    for name in COUNTED:
        if name in about:
            with within(name):
                setattr(board, name, _number(about[name]))


def _pillars(s: Skytear, side: int, about: Mapping[str, Any]) -> None:
    """Each with its player; else it belongs to the first of the team who may have one more.

    For up to four players have a cap of their own. SKY-TAU-08 SKY-Q-92
    """
    board, team = s.boards[side], s.rules.teams[side]
    with within("pillars"):
        hexes = [hex_number(s, str(at)) for at in items_in(about.get("pillars", ()))]
    with within("pillars_of"):
        owners = [Seat(_number(one, 1, s.rules.seats) - 1) for one in items_in(about.get("pillars_of", ()))]
        if owners and len(owners) != len(hexes):
            raise BadPosition("Each pillar has one player.")
        if any(owner not in team for owner in owners):
            raise BadPosition("A pillar belongs to a player of its side.")
    for number, at in enumerate(hexes):
        room = next((one for one in team if pillar_room(s, one)), team[0])
        board.pillars += (Pillar(at, owners[number] if owners else room),)
    with within("pillars"):
        for at in hexes:
            refuse_lying(s, at)
        for seat in dict.fromkeys(pillar.seat for pillar in board.pillars):
            have, allowed = len(own_pillars(s, seat)), pillar_cap(s, seat)
            if have > allowed:
                whose = "the team's" if len(pillar_owners(s, seat)) > 1 else f"player {seat + 1}'s"
                most = f"There is at most one pillar for each of {whose} Taulot heroes"
                raise BadPosition(f"{most}: {allowed}, not {have}.")  # SKY-TAU-08 SKY-Q-92


def _hero(s: Skytear, slug: str, about: Mapping[str, Any]) -> None:
    card = card_named(str(about.get("card", slug.removesuffix("-s").removesuffix("-n"))))
    if not isinstance(card, HeroCard):
        raise BadPosition(f"'{slug}' is no hero.")
    with within("side"):
        take_hero(s, one_of(about.get("side", "south"), SIDES), card.id)
    hero = s.heroes[-1]
    if "seat" in about:
        with within("seat"):
            hero.seat = Seat(_number(about["seat"], 1, s.rules.seats) - 1)
    with within("stance"):
        hero.stance = one_of(about.get("stance", "ready"), STANCES)
    with within("hp"):
        hero.hp = _number(about.get("hp", card.hp), int(hero.stance != Stance.DEFEATED), card.hp)
    with within("back_on"):
        hero.back_on = _number(about.get("back_on", 0))
    if "at" in about:
        with within("at"):
            at = hex_number(s, str(about["at"]))
            refuse_taken(s, at)
            hero.hex = at
    if "illusion" in about:
        with within("illusion"):
            hero.illusion = hex_number(s, str(about["illusion"]))
            refuse_lying(s, hero.illusion)
    refuse_hero(s, UnitId(len(s.heroes) - 1))
    with within("conditions"):
        known = tuple(one.name.lower() for one in Condition)
        for condition in items_in(about.get("conditions", ())):
            hero.conditions |= 1 << one_of(condition, known)
    with within("played"):
        hero.played = tuple(_powers(about.get("played", ())))
    with within("leads"):
        hero.leads = tuple(Lead(card, hero.seat) for card in _powers(about.get("leads", ())))


def _minions(s: Skytear, given: list[Any]) -> None:
    """Each with its side and hex; without a hex it is in the reserve."""
    sides: list[int] = []
    hexes: list[HexId] = []
    lanes: list[int] = []
    for place, entry in enumerate(given):
        with within(place):
            about = names_in(entry, MINION_WORDS)
            for _ in range(_number(about.get("number", 1), 1)):
                side = one_of(about.get("side"), SIDES)
                at = hex_number(s, str(about["at"])) if "at" in about else OFF
                if at != OFF:
                    mates = [other for other, whose in zip(hexes, sides, strict=True) if whose == side]
                    refuse_minion(s, at, mates)
                sides.append(side)
                hexes.append(at)
                lane = about.get("lane")
                lanes.append(_nearest_lane(s, hexes[-1]) if lane is None else _lane(s, str(lane)))
    s.minion_sides = tuple(sides)
    s.minions = hexes
    s.minion_lanes = lanes


def _nearest_lane(s: Skytear, at: HexId) -> int:
    if at < 0:
        return OFF
    return min(range(len(s.tokens)), key=lambda lane: s.field.distance[at][s.tokens[lane]])


def _outsider(s: Skytear, slug: str, about: Mapping[str, Any]) -> None:
    card = card_named(slug)
    if not isinstance(card, OutsiderCard):
        raise BadPosition(f"'{slug}' is no outsider.")
    with within("dome"):
        dome = _number(about.get("dome", 0), 0, len(s.field.domes) - 1)
        refuse_lodger(s, dome)
    with within("at"):
        at = [hex_number(s, str(one)) for one in items_in(about.get("at", ()))]
        if len(at) not in (0, 2):
            raise BadPosition("An outsider stands on two hexes, or on none.")
        if at:
            refuse_outsider(s, at)
    s.outsiders.append(Outsider(card.id, dome, *(at or [OFF, OFF])))


def _cards(s: Skytear, given: Mapping[str, Any]) -> None:
    """Hands by the number of the player, decks and discard piles by that of the deck; the top card comes first."""
    shared = s.rules.seats > 4
    s.decks = [Deck() for _ in range(2 if shared else s.rules.seats)]
    for seat, player in seated(s.players):
        player.deck = s.side_of_seat(seat) if shared else seat
    for word, most in (("decks", len(s.decks)), ("discards", len(s.decks)), ("hands", s.rules.seats)):
        with within(word):
            for name, slugs in names_in(given.get(word, {})).items():
                with within(name):
                    number = _number(name, 1, most) - 1
                    cards = _powers(slugs)
                    match word:
                        case "decks":
                            s.decks[number].cards = cards[::-1]
                        case "discards":
                            s.decks[number].discard = cards
                        case _:
                            s.players[number].hand = sorted(cards)
