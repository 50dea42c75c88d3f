"""What a net reads of a view of Skytear: who stands where and how well, the cards, and what each token would bring.

The seat that looks is always south: for the north the map is turned, and its lanes with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from skyshelf.effects.pieces import pieces_of
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.portrait import Doings, Ledger, Portrait
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.cards.card import NO_CARD, HeroCard, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, hero_card
from skyshelf.games.skytear.play.evaluate import standing
from skyshelf.games.skytear.rules.control import lead_value
from skyshelf.games.skytear.rules.lane_steps import TOWER_REACH
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS, steps_toward
from skyshelf.games.skytear.table.state import Hero, Skytear, Stance
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.games.skytear.vocabulary.names import Action, Condition, Stat

_LANES = 3
_DOMES = 2
_HEROES = 6
_MOST_HP = 13
_TURNS = 12
_FAR = 8  # hexes; farther is as good as gone
_STANDING = 10.0  # points of the game's own guess
_UNKNOWN = 1.6  # what a face-down card adds on average
_FORMATS = ("first", "casual", "competitive", "random", "teams")
_SIDES = ("own", "enemy")
_BOARD = (
    "nexus",
    "open",
    "tokens won",
    "domes won",
    "tokens now",
    "heroes defeated",
    "heroes now",
    "minions defeated",
    "health",
    "share of health",
    "heroes",
    "ready",
    "exhausted",
    "mana",
    "minions",
    "hand",
    "deck",
    "away",
)
_LANE = ("steps", "control", "lead", "tower", "near")
_CONTEST = ("margin", "ahead", "behind", "threat", "threatened")
_HERO = ("hp", "mana", "ready", "token away", "enemy away", "in reach")


def _words(number: int) -> Iterator[str]:
    card = CARDS[number]
    yield type(card).__name__
    yield from pieces_of(card.parts)
    if isinstance(card, HeroCard):
        yield f"role {card.role}"
        yield f"faction {card.faction}"
        for name in ("attack", "flips", "hp", "armor", "ranged"):
            yield f"{name} {getattr(card, name)}"
    elif isinstance(card, PowerCard):
        yield from pieces_of(card.aim)
        yield f"cost {card.cost}"
        yield f"modifier {card.modifier}"
        yield f"faction {card.faction}"
        for rune in card.runes:
            yield f"rune {rune}"
        for name in ("reaction", "ultimate"):
            if getattr(card, name):
                yield name


@cache
def _turned(field: int, side: int) -> tuple[int, ...]:
    """For each hex the one that a player of the side calls so."""
    ground = battlefield(field)
    hexes = range(len(ground.at))
    if side == 0:
        return tuple(hexes)
    (q, r), (other_q, other_r) = (ground.at[nexus] for nexus in ground.nexus)
    return tuple(
        ground.number[q + other_q - ground.at[one][0], r + other_r - ground.at[one][1]] for one in hexes
    )


class Pages:
    """Where each thing stands in the ledger."""

    def __init__(self) -> None:
        cards = len(CARDS)
        book = self.ledger = Ledger(card.slug for card in CARDS)
        self.numbers_of_heroes = {card.id: number for number, card in enumerate(HEROES.values())}
        self.hexes: list[int] = []
        size = 0
        for number in range(len(NAMES)):
            self.hexes.append(size)
            size += len(battlefield(number).at)

        def both(name: str, room: int, described: bool = False) -> list[int]:
            return [book.row(f"{who} {name}", room, _words if described else None) for who in _SIDES]

        self.hero = both("hero", cards, True)
        self.played = both("played card", cards, True)
        self.lead = both("known lead card", cards, True)
        self.leads = both("unknown lead cards", 8)
        self.unseen = both("unseen card", cards, True)
        self.discard = both("discarded card", cards, True)
        self.stack = both("card on the stack", cards, True)
        self.action = both("action on the stack", len(Action) + 1)
        self.active = both("active hero", cards, True)
        self.hand = book.row("own hand", cards, _words)
        self.outsider = book.row("outsider", cards)
        self.at = both("hero at", size)
        self.minion = both("minion at", size)
        self.token = book.row("token at", size)
        self.health = both("hero with hp", len(HEROES) * _MOST_HP)
        self.stance = both("hero in stance", len(HEROES) * 4)
        self.condition = both("hero with condition", len(HEROES) * len(Condition))
        self.victory = book.row("victory card", len(VICTORY_CARDS))
        self.flux = book.row("flux", 3)
        self.phase = book.row("phase", 4)
        self.turn = book.row("turn", _TURNS)
        self.first = book.row("goes first", 2)
        self.points = book.row("action points", 6)
        self.taken = book.row("action taken", len(Action))
        self.field = book.row("battlefield", len(NAMES))
        self.format = book.row("format", len(_FORMATS))
        self.seats = book.row("seats", 9)
        self.doings = Doings(book)
        for who in _SIDES:
            book.number(*[f"{who} {name}" for name in _BOARD])
            book.number(*[f"{who} {card.slug}" for card in VICTORY_CARDS[:7]])
            for hero in range(_HEROES):
                book.number(*[f"{who} hero {hero + 1} {name}" for name in _HERO])
        for lane in range(_LANES):
            for who in _SIDES:
                book.number(*[f"{who} lane {lane + 1} {name}" for name in _LANE])
            book.number(*[f"lane {lane + 1} {name}" for name in _CONTEST])
        for dome in range(_DOMES):
            book.number(*[f"dome {dome + 1} {name}" for name in (*_SIDES, "margin")])
        book.number(
            "turns left", "action points", "on the stack", "own standing", "enemy standing", "standing"
        )


@cache
def pages() -> Pages:
    return Pages()


def portrait_of(view: SkytearView) -> Portrait:
    seat = view.seat
    assert seat is not None, "only a seat has a portrait"
    side = 0 if seat in view.rules.teams[0] else 1
    return Portrait(_ids(view, seat, side, pages()), tuple(_numbers(view, side)))


def _ids(view: SkytearView, seat: Seat, side: int, book: Pages) -> list[int]:
    ids: list[int] = []
    turned, start = _turned(view.rules.field, side), book.hexes[view.rules.field]
    for hero in view.heroes:
        _hero_ids(hero, side, book, turned, start, ids)
    for number, at in enumerate(view.minions):
        if at >= 0:
            ids.append(book.minion[view.minion_sides[number] != side] + start + turned[at])
    ids += [book.token + start + turned[at] for at in view.tokens]
    for number, hand in enumerate(view.hands):
        if number == seat:
            ids += [book.hand + card for card in hand.cards or ()]
    for number, deck in enumerate(view.decks):
        owner = next((one for one, hand in enumerate(view.hands) if hand.deck == number), seat)
        foe = owner not in view.rules.teams[side]
        ids += [book.unseen[foe] + card for card in deck.unseen]
        ids += [book.discard[foe] + card for card in deck.discard]
    for effect in view.stack:
        foe = effect.seat not in view.rules.teams[side]
        if effect.card != NO_CARD:
            ids.append(book.stack[foe] + effect.card)
        ids.append(book.action[foe] + 1 + max(-1, min(effect.action, len(Action) - 1)))
    if 0 <= view.active < len(view.heroes):
        active = view.heroes[view.active]
        ids.append(book.active[active.side != side] + active.card)
        ids.append(book.points + min(max(0, view.points), 5))
        ids += [book.taken + action for action in range(len(Action)) if view.taken >> action & 1]
    ids += [book.outsider + outsider.card for outsider in view.outsiders if outsider.front >= 0]
    ids += [book.victory + number for number in view.victory]
    ids.append(book.flux + (0 if view.flux == NOBODY else 1 if view.flux in view.rules.teams[side] else 2))
    ids.append(book.phase + min(view.phase, 3))
    ids.append(book.turn + min(view.turn, _TURNS - 1))
    ids.append(book.first + (view.first != side))
    ids.append(book.field + view.rules.field)
    ids.append(book.format + _FORMATS.index(view.rules.format))
    ids.append(book.seats + view.rules.seats)
    ids += book.doings.ids(seat, view.rules.seats, view.decider, view.decision, view.frames)
    return ids


def _hero_ids(
    hero: Hero, side: int, book: Pages, turned: tuple[int, ...], start: int, ids: list[int]
) -> None:
    foe = hero.side != side
    number = book.numbers_of_heroes[hero.card]
    ids.append(book.hero[foe] + hero.card)
    ids.append(book.health[foe] + number * _MOST_HP + max(0, min(hero.hp, _MOST_HP - 1)))
    ids.append(book.stance[foe] + number * 4 + hero.stance)
    if hero.hex >= 0:
        ids.append(book.at[foe] + start + turned[hero.hex])
    for condition in range(len(Condition)):
        if hero.conditions >> condition & 1:
            ids.append(book.condition[foe] + number * len(Condition) + condition)
    ids += [book.played[foe] + card for card in hero.played]
    unknown = 0
    for card, _ in hero.leads:
        if card == NO_CARD:
            unknown += 1
        else:
            ids.append(book.lead[foe] + card)
    if unknown:
        ids.append(book.leads[foe] + min(unknown, 7))


class _Ground:
    """Who sees which token, worked out once for both sides: values of heroes are dear to ask for."""

    def __init__(self, s: Skytear) -> None:
        self.s = s
        self.field = s.field
        self.sight = self.field.sight
        self.heroes: list[list[UnitId]] = [[], []]
        self.control: list[int] = []
        for number, hero in numbered(s.heroes):
            self.heroes[hero.side].append(number)
            self.control.append(value(s, number, Stat.CONTROL) if hero.hex >= 0 else 0)
        self.minions: list[list[int]] = [[], []]
        for at, side in zip(s.minions, s.minion_sides, strict=True):
            if at >= 0:
                self.minions[side].append(at)

    def strength(self, side: int, token: int) -> tuple[int, float]:
        """Control of a token by a side, and what its best Lead card would add."""
        seen, s = self.sight[token], self.s
        total, best = 0, 0.0
        for number in self.heroes[side]:
            hero = s.heroes[number]
            if hero.hex >= 0 and seen >> hero.hex & 1:
                total += self.control[number]
                for card, _ in hero.leads:
                    best = max(best, _UNKNOWN if card == NO_CARD else float(lead_value(s, number, card)))
        for at in self.minions[side]:
            total += seen >> at & 1
        return total, best


def _numbers(view: SkytearView, side: int) -> list[float]:
    s = known_table(view)
    ground = _Ground(s)
    found: list[float] = []
    for one in (side, 1 - side):
        found += _board(s, ground, one)
        found += _goals(s, one)
        found += _heroes(s, ground, one)
    found += _places(s, ground, side)
    found += ((ground.field.track - s.turn) / 3, s.points / 2, len(s.stack))
    own, theirs = standing(s, side), standing(s, 1 - side)
    found += (own / _STANDING, theirs / _STANDING, (own - theirs) / _STANDING)
    return found


def _board(s: Skytear, ground: _Ground, side: int) -> tuple[float, ...]:
    board = s.boards[side]
    heroes = [s.heroes[number] for number in ground.heroes[side]]
    alive = [hero for hero in heroes if hero.hex >= 0]
    team = s.rules.teams[side]
    decks = {s.players[seat].deck for seat in team} if s.decks else ()
    return (
        board.nexus / 3,
        board.open,
        board.tokens_won / 3,
        board.domes_won,
        board.won_now,
        board.heroes_defeated,
        board.heroes_now,
        board.minions_defeated / 8,
        sum(hero.hp for hero in alive) / 8,
        sum(hero.hp / hero_card(hero.card).hp for hero in alive),
        len(alive) / 2,
        sum(hero.stance == Stance.READY for hero in heroes),
        sum(hero.stance == Stance.EXHAUSTED for hero in heroes),
        sum(s.mana_left(number) for number in ground.heroes[side] if s.heroes[number].hex >= 0) / 4,
        len(ground.minions[side]) / 3,
        sum(len(s.players[seat].hand) for seat in team) / 3,
        sum(len(s.decks[number].cards) for number in decks) / 10,
        sum(hero.back_on - s.turn for hero in heroes if hero.stance == Stance.DEFEATED) / 2,
    )


def _goals(s: Skytear, side: int) -> list[float]:
    """How far the victory cards in play have come."""
    board, towers = s.boards[side], s.boards[1 - side].towers
    left = s.field.left_lane
    most = 5
    progress = (
        (most - towers[left[side]]) / most if left[side] >= 0 else 0.0,
        (most - towers[left[1 - side]]) / most if left[side] >= 0 else 0.0,
        board.tokens_won / 6,
        board.heroes_defeated / 3,
        board.heroes_now / 2,
        board.domes_won / 3,
        board.minions_defeated / 16,
    )
    return [2 * done if number in s.victory else 0.0 for number, done in enumerate(progress)]


def _places(s: Skytear, ground: _Ground, side: int) -> list[float]:
    """Lanes and domes, in the order in which the seat that looks counts them."""
    field = ground.field
    lanes = list(range(len(s.tokens)))
    domes = list(range(len(field.domes)))
    if side:
        lanes.reverse()
        domes.reverse()
    found: list[float] = []
    for place in range(_LANES):
        if place >= len(lanes):
            found += (0.0,) * (len(_LANE) * 2 + len(_CONTEST))
            continue
        lane = lanes[place]
        token = s.tokens[lane]
        strengths = []
        near = []
        for one in (side, 1 - side):
            control, lead = ground.strength(one, token)
            strengths.append(control + lead)
            near.append(field.distance[token][field.lanes[lane].towers[one]] <= TOWER_REACH + 1)
            tower = s.boards[one].towers[lane]
            found += (steps_toward(s, lane, 1 - one), control / 2, lead / 2, tower / 2, near[-1])
        margin = max(-5.0, min(5.0, strengths[0] - strengths[1]))
        found += (margin / 2, margin > 0, margin < 0, margin / 2 * near[1], margin / 2 * near[0])
    for place in range(_DOMES):
        if place < len(domes):
            at = field.domes[domes[place]].control
            own, theirs = (sum(ground.strength(one, at)) for one in (side, 1 - side))
            found += (own / 2, theirs / 2, (own - theirs) / 2)
        else:
            found += (0.0, 0.0, 0.0)
    return found


def _heroes(s: Skytear, ground: _Ground, side: int) -> list[float]:
    """Each hero of a side, the one with most health first."""
    distance = ground.field.distance
    foes = [s.heroes[number].hex for number in ground.heroes[1 - side] if s.heroes[number].hex >= 0]
    wanted = (*s.tokens, *[dome.control for dome in ground.field.domes])
    order = sorted(ground.heroes[side], key=lambda number: -s.heroes[number].hp)
    found: list[float] = []
    for number in order[:_HEROES]:
        hero = s.heroes[number]
        if hero.hex < 0:
            found += (0.0, 0.0, 0.0, 0.0, 0.0, -1.0)
            continue
        away = distance[hero.hex]
        reach = hero_card(hero.card).reach + 2
        gaps = [away[foe] for foe in foes]
        found += (
            hero.hp / 4,
            s.mana_left(number) / 2,
            hero.stance == Stance.READY,
            min(_FAR, *[away[token] for token in wanted]) / 4,
            min(_FAR, *gaps) / 4 if gaps else _FAR / 4,
            sum(gap <= reach for gap in gaps) / 2,
        )
    found += (0.0,) * (len(_HERO) * _HEROES - len(found))
    return found
