"""Positions in words: what scenarios and tests say of a table, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.rng import seeded
from skyshelf.engine.settings import Settings
from skyshelf.games.skytear.activation import Activation, HeroesPhase
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import CARDS, card_named, hero_card
from skyshelf.games.skytear.draft import take_hero
from skyshelf.games.skytear.minions_phase import begin_minions_phase
from skyshelf.games.skytear.options import hex_text, unit_text
from skyshelf.games.skytear.setup import agreed_rules, bare_table
from skyshelf.games.skytear.state import ACTION_POINTS, NOBODY, Deck, Outsider, Phase, Skytear, Stance
from skyshelf.games.skytear.turn import Turn
from skyshelf.games.skytear.victory import VICTORY_CARDS
from skyshelf.games.skytear.words.names import Condition

SIDES = ("south", "north")
STANCES = ("ready", "exhausted", "defeated")
KNOWN = frozenset(
    {
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
    }
)


def build_table(given: Mapping[str, Any], agree: Callable[[int], Settings]) -> Skytear:
    """The position, run to its first decision; what is not given is as in a game without heroes."""
    for word in given:
        if word not in KNOWN:
            raise BadSetup(f"A position of skytear has no '{word}'; it has: {', '.join(sorted(KNOWN))}.")
    players = given.get("players", 2)
    seats = players if isinstance(players, int) else len(players)
    s = bare_table(agreed_rules(seats, agree(seats)), seeded(int(given.get("seed", 1))))
    s.turn = int(given.get("turn", 1))
    s.first = _side(given.get("first", "south"))
    s.phase = Phase.HEROES
    for side, name in enumerate(SIDES):
        _board(s, side, given.get(name, {}))
    for slug, about in given.get("heroes", {}).items():
        _hero(s, str(slug), about or {})
    _minions(s, given.get("minions", []))
    for lane, at in given.get("tokens", {}).items():
        s.tokens[_lane(s, str(lane))] = hex_number(s, str(at))
    if "numbers" in given:
        s.numbers = tuple(int(number) for number in given["numbers"])
    _cards(s, given)
    s.victory = tuple(_victory(str(slug)) for slug in given.get("victory", ()))
    flux = given.get("flux")
    s.flux = NOBODY if flux is None else int(flux) - 1
    for slug, about in given.get("outsiders", {}).items():
        at = [hex_number(s, str(one)) for one in about.get("at", ())]
        card = card_named(str(slug)).id
        s.outsiders.append(Outsider(card, int(about.get("dome", 0)), *(at or [OFF, OFF])))
    _begin(s, given)
    s.run()
    return s


def _begin(s: Skytear, given: Mapping[str, Any]) -> None:
    """Where the turn goes on: in an activation, before one, or with the tokens."""
    phase = str(given.get("phase", "heroes"))
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
    hero = unit_named(s, str(active))
    s.active = hero
    s.points = int(given.get("points", ACTION_POINTS))
    s.edit(hero).began = s.heroes[hero].hex
    s.push(Activation(s.heroes[hero].seat, hero), HeroesPhase(1 - s.heroes[hero].side), Turn(1))


def _side(name: Any) -> int:
    if name not in SIDES:
        raise BadSetup(f"A side is south or north; not {name}.")
    return SIDES.index(name)


def _lane(s: Skytear, name: str) -> int:
    names = [lane.name for lane in s.field.lanes]
    if name not in names:
        raise BadSetup(f"The battlefield {s.field.name} has the lanes {', '.join(names)}; not {name}.")
    return names.index(name)


def hex_number(s: Skytear, text: str) -> int:
    try:
        q, r = (int(part) for part in text.split(","))
        return s.field.number[q, r]
    except (ValueError, KeyError) as error:
        raise BadSetup(f"There is no hex '{text}' on {s.field.name}; hexes are written like 0,-3.") from error


def unit_named(s: Skytear, text: str) -> int:
    for unit in range(len(s.heroes)):
        if unit_text(s, unit) == text:
            return unit
    names = ", ".join(unit_text(s, unit) for unit in range(len(s.heroes)))
    raise BadSetup(f"There is no hero '{text}' in this position; there is: {names}.")


def _victory(slug: str) -> int:
    slugs = [card.slug for card in VICTORY_CARDS]
    if slug not in slugs:
        raise BadSetup(f"There is no victory card '{slug}'; there is: {', '.join(slugs)}.")
    return slugs.index(slug)


def _board(s: Skytear, side: int, about: Mapping[str, Any]) -> None:
    board = s.boards[side]
    for lane, hp in about.get("towers", {}).items():
        board.towers[_lane(s, str(lane))] = int(hp)
    if "nexus" in about:
        board.open = True
        board.nexus = int(about["nexus"])
    seat = s.captain(side)
    board.pillars = tuple((hex_number(s, str(at)), seat) for at in about.get("pillars", ()))
    for name in ("tokens_won", "domes_won", "won_now", "heroes_defeated", "heroes_now", "minions_defeated"):
        if name in about:
            setattr(board, name, int(about[name]))


def _hero(s: Skytear, slug: str, about: Mapping[str, Any]) -> None:
    card = card_named(str(about.get("card", slug.removesuffix("-s").removesuffix("-n"))))
    side = _side(about.get("side", "south"))
    take_hero(s, side, card.id)
    hero = s.heroes[-1]
    if "seat" in about:
        hero.seat = int(about["seat"]) - 1
    hero.hp = int(about.get("hp", hero_card(card.id).hp))
    hero.stance = STANCES.index(str(about.get("stance", "ready")))
    hero.back_on = int(about.get("back_on", 0))
    if "at" in about:
        hero.hex = hex_number(s, str(about["at"]))
    if "illusion" in about:
        hero.illusion = hex_number(s, str(about["illusion"]))
    for condition in about.get("conditions", ()):
        hero.conditions |= 1 << Condition[str(condition).upper()]
    hero.played = tuple(card_named(str(one)).id for one in about.get("played", ()))
    hero.leads = tuple((card_named(str(one)).id, hero.seat) for one in about.get("leads", ()))


def _minions(s: Skytear, given: Sequence[Mapping[str, Any]]) -> None:
    """Each with its side and hex; without a hex it is in the reserve."""
    sides, hexes, lanes = [], [], []
    for about in given:
        for _ in range(int(about.get("number", 1))):
            sides.append(_side(about["side"]))
            hexes.append(hex_number(s, str(about["at"])) if "at" in about else OFF)
            lane = about.get("lane")
            lanes.append(_nearest_lane(s, hexes[-1]) if lane is None else _lane(s, str(lane)))
    s.minion_sides = tuple(sides)
    s.minions = hexes
    s.minion_lanes = lanes


def _nearest_lane(s: Skytear, at: int) -> int:
    if at < 0:
        return OFF
    return min(range(len(s.tokens)), key=lambda lane: s.field.distance[at][s.tokens[lane]])


def _cards(s: Skytear, given: Mapping[str, Any]) -> None:
    shared = s.rules.seats > 4
    s.decks = [Deck([], []) for _ in range(2 if shared else s.rules.seats)]
    for seat, player in enumerate(s.players):
        player.deck = s.side_of_seat(seat) if shared else seat
    for number, cards in given.get("decks", {}).items():
        # The topmost card is named first.
        s.decks[int(number) - 1].cards = [card_named(str(card)).id for card in reversed(cards)]
    for number, cards in given.get("discards", {}).items():
        s.decks[int(number) - 1].discard = [card_named(str(card)).id for card in cards]
    for number, cards in given.get("hands", {}).items():
        s.players[int(number) - 1].hand = sorted(card_named(str(card)).id for card in cards)


def describe_table(s: Skytear, names: Sequence[str] = ()) -> dict[str, Any]:
    """The position in the same words; `build_table` reads them back."""
    described: dict[str, Any] = {
        "players": list(names) or s.rules.seats,
        "turn": s.turn,
        "first": SIDES[s.first],
    }
    for side, name in enumerate(SIDES):
        described[name] = _described_board(s, side)
    described["heroes"] = {unit_text(s, unit): _described_hero(s, unit) for unit in range(len(s.heroes))}
    described["minions"] = [
        {"side": SIDES[s.minion_sides[n]]}
        | ({"at": hex_text(s, at), "lane": s.field.lanes[s.minion_lanes[n]].name} if at >= 0 else {})
        for n, at in enumerate(s.minions)
    ]
    described["tokens"] = {
        lane.name: hex_text(s, s.tokens[number]) for number, lane in enumerate(s.field.lanes)
    }
    described["numbers"] = list(s.numbers)
    described["hands"] = {
        seat + 1: [CARDS[card].slug for card in player.hand] for seat, player in enumerate(s.players)
    }
    described["decks"] = {
        number + 1: [CARDS[card].slug for card in reversed(deck.cards)] for number, deck in enumerate(s.decks)
    }
    described["discards"] = {
        number + 1: [CARDS[card].slug for card in deck.discard] for number, deck in enumerate(s.decks)
    }
    described["victory"] = [VICTORY_CARDS[number].slug for number in s.victory]
    if s.flux != NOBODY:
        described["flux"] = s.flux + 1
    described["outsiders"] = {
        CARDS[one.card].slug: {"dome": one.dome}
        | ({"at": [hex_text(s, one.front), hex_text(s, one.rear)]} if one.front >= 0 else {})
        for one in s.outsiders
    }
    if s.active != NOBODY:
        described["active"] = unit_text(s, s.active)
        described["points"] = s.points
    return described


def _described_board(s: Skytear, side: int) -> dict[str, Any]:
    board = s.boards[side]
    found: dict[str, Any] = {
        "towers": {lane.name: board.towers[number] for number, lane in enumerate(s.field.lanes)}
    }
    if board.open:
        found["nexus"] = board.nexus
    if board.pillars:
        found["pillars"] = [hex_text(s, at) for at, _ in board.pillars]
    for name in ("tokens_won", "domes_won", "won_now", "heroes_defeated", "heroes_now", "minions_defeated"):
        if getattr(board, name):
            found[name] = getattr(board, name)
    return found


def _described_hero(s: Skytear, unit: int) -> dict[str, Any]:
    hero = s.heroes[unit]
    found: dict[str, Any] = {"side": SIDES[hero.side], "seat": hero.seat + 1, "hp": hero.hp}
    if hero.hex >= 0:
        found["at"] = hex_text(s, hero.hex)
    if hero.stance != Stance.READY:
        found["stance"] = STANCES[hero.stance]
    if hero.back_on:
        found["back_on"] = hero.back_on
    if hero.illusion >= 0:
        found["illusion"] = hex_text(s, hero.illusion)
    conditions = [one.name.lower() for one in Condition if hero.conditions >> one & 1]
    if conditions:
        found["conditions"] = conditions
    if hero.played:
        found["played"] = [CARDS[card].slug for card in hero.played]
    if hero.leads:
        found["leads"] = [CARDS[card].slug for card, _ in hero.leads]
    return found
