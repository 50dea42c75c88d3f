"""Positions in the words of scenarios: built from plain data, and described as such."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from skyshelf.engine.errors import BadPosition
from skyshelf.engine.public import told_fields
from skyshelf.engine.rng import below, following, seeded
from skyshelf.engine.seat import NOBODY, Seat, first_seats, seated
from skyshelf.games.painters.components.board import CLOUD_TOKENS, HALO_SPACE, OFFER
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARDS, INITIAL, LIMITS
from skyshelf.games.painters.components.dice import (
    COLOUR_OF,
    COLOURS,
    DICE_OF,
    DIE_TEXT,
    FACE_OF,
    FACES,
    KINDS,
    die_of,
)
from skyshelf.games.painters.components.halos import HALO_BY_TEXT, HALO_TEXT
from skyshelf.games.painters.components.tiles import TILE_BY_TEXT, TILE_TEXT
from skyshelf.games.painters.rules.complete import is_done
from skyshelf.games.painters.rules.placement import (
    BLOCKED,
    DOWN,
    TO_LEFT,
    TO_RIGHT,
    UP,
    neighbour,
    place_at,
    put_card,
    side_of,
    x_of,
    y_of,
)
from skyshelf.games.painters.rules.take_card import MOST_UNFINISHED, top_price
from skyshelf.games.painters.rules.tile_effects import tile_price
from skyshelf.games.painters.rules.turn import Turn, TurnStep
from skyshelf.games.painters.setup import cards_in_use, tiles_in_use
from skyshelf.games.painters.table.state import (
    CHIPS,
    EMPTY,
    NOTHING,
    SQUARE,
    Painters,
    Player,
    PublicPainters,
    Rules,
    slot_of,
)

_DIE_BY_TEXT = {text: die for die, text in enumerate(DIE_TEXT)}
_ON_SYMBOL = {"empty": EMPTY, "square": SQUARE, "chips": CHIPS}
_ON_SYMBOL_TEXT = {value: text for text, value in _ON_SYMBOL.items()}
STEPS = {
    "main": TurnStep.MAIN,
    "additional": TurnStep.ADDITIONAL,
    "limit": TurnStep.LIMIT,
    "victory": TurnStep.VICTORY,
}


@dataclass(frozen=True, slots=True)
class _Zones:
    """Where the components of a kind lie beside the play areas: in a row, and the rest in a pile or in the box."""

    row: str
    rest: str
    what: str
    texts: tuple[str, ...]
    length: int  # of the row
    from_top: bool  # the rest is a pile and told from its top

    def told(self, s: Painters) -> dict[str, Any]:
        row = ["none" if number == NOTHING else self.texts[number] for number in getattr(s, self.row)]
        rest = [self.texts[number] for number in getattr(s, self.rest)]
        return {self.row: row, self.rest: rest[::-1] if self.from_top else rest}


_CARDS = _Zones("offer", "deck", "card", tuple(card.id for card in CARDS), OFFER, from_top=True)
_TILES = _Zones("tile_offer", "pile", "tile", TILE_TEXT, OFFER, from_top=True)
_HALOS = _Zones("halo_row", "halo_box", "halo token", HALO_TEXT, len(HALO_SPACE), from_top=False)
_ZONES = (_CARDS, _TILES, _HALOS)

_TOLD = told_fields(PublicPainters)
_TOLD_OF_PLAYERS = told_fields(Player)
_TABLE_WORDS = (
    "players",
    "turn",
    "step",
    "leader",
    "pool",
    *[word for zones in _ZONES for word in (zones.row, zones.rest)],
    *_TOLD,
    "turn_number",
    "rolls",
    "seed",
)
_PLAYER_WORDS = (*_TOLD_OF_PLAYERS, "cards", "tiles", "halos")
_CARD_WORDS = ("at", "completed", "dice")
# Every word, by where it stands.
WORDS = {"table": _TABLE_WORDS, "player": _PLAYER_WORDS, "card": _CARD_WORDS}

# More take too long to be found.
MOST_ROLLS = 6

Path = tuple[str | int, ...]


def build_table(given: Mapping[str, Any], rules_for: Callable[[int], Rules]) -> Painters:
    """The table that `given` describes, before its first step. What is not said is filled in plainly:
    goods 0, one grey initial card each, unused cards in their order, and every other die in the pool showing 1."""
    _only(given, _TABLE_WORDS, ())
    areas = _mapping(given.get("players", {}), ("players",))
    names = list(areas)
    rules = rules_for(len(names))
    spare = _unused_letters(areas)
    players = [_player(areas[name], spare, ("players", name)) for name in names]
    if sum(player.clouds for player in players) > CLOUD_TOKENS:  # PNT-CLD-06
        raise BadPosition(f"There are only {CLOUD_TOKENS} cloud tokens; here are more.", ("players",))
    s = Painters(rules, players, rng=_rolling(seeded(_whole(given, "seed", 1)), given))
    s.turn = _whole(given, "turn_number", 1)
    s.player = s.first = _seat(given, "turn", names, 0)
    s.leader = _seat(given, "leader", [*names, "nobody"], len(names))
    if s.leader == len(names):
        s.leader = NOBODY
    _read_told(s, _TOLD, given)
    cards = [card for player in s.players for card in player.cards]
    drawn = sum(card >= INITIAL for card in cards)
    _lay(s, given, _CARDS, cards, range(INITIAL, len(CARDS)), cards_in_use(rules) - drawn)
    if "critical" not in given:  # PNT-CRI-02 PNT-VAR-12
        s.critical = not s.deck and not rules.tension_duel
    tiles = [tile for player in s.players for tile in player.tiles]
    _lay(s, given, _TILES, tiles, range(len(TILE_TEXT)), tiles_in_use(rules) - len(tiles))
    halos = [halo for player in s.players for halo in player.halos]
    _lay(s, given, _HALOS, halos, range(len(HALO_TEXT)), len(HALO_TEXT))
    _lay_dice(s, given)
    step = given.get("step", "main")
    if not isinstance(step, str) or step not in STEPS:
        raise BadPosition(f"'{step}' is no step; allowed: {', '.join(STEPS)}.", ("step",))
    s.push(Turn(STEPS[step]))
    return s


def _rolling(rng: int, given: Mapping[str, Any]) -> int:
    """Chance that begins with the faces that `rolls` asks for."""
    faces = _listed(given.get("rolls", []), ("rolls",))
    for index, face in enumerate(faces):
        if type(face) is not int or not 1 <= face <= FACES:
            raise BadPosition(f"A die shows 1 to {FACES}; not {face!r}.", ("rolls", index))
    if len(faces) > MOST_ROLLS:
        raise BadPosition(f"'rolls' names at most {MOST_ROLLS} faces; not {len(faces)}.", ("rolls",))
    while not _falls(rng, faces):
        rng = following(rng)
    return rng


def _falls(rng: int, faces: Sequence[int]) -> bool:
    for face in faces:
        if below(rng, FACES) + 1 != face:
            return False
        rng = following(rng)
    return True


def told_of(s: Painters) -> dict[str, Any]:
    """What follows from a position: how many dice the pool has, and what things cost whose turn it is."""
    prices = {"top": top_price(s, s.player)}
    for position, tile in enumerate(s.tile_offer):
        if tile != NOTHING:
            prices[TILE_TEXT[tile]] = tile_price(s, s.player, position)
    return {
        "dice_in_pool": sum(s.pool),
        "prices": {what: {"spots": price.spots, "hope": price.hope} for what, price in prices.items()},
    }


def describe_table(s: Painters, names: Sequence[str] = ()) -> dict[str, Any]:
    """The same words for a given table; players are called by `names`, or `1`, `2`, ..."""
    called = [names[seat] if seat < len(names) else str(seat + 1) for seat in first_seats(s.rules.seats)]
    return {
        "players": {called[seat]: _describe_player(player) for seat, player in seated(s.players)},
        "turn": called[s.player],
        "leader": "nobody" if s.leader == NOBODY else called[s.leader],
        "pool": [DIE_TEXT[die] for die in range(KINDS) for _ in range(s.pool[die])],
        **_CARDS.told(s),
        **_TILES.told(s),
        **_HALOS.told(s),
        **{word: getattr(s, word) for word in _TOLD},
        "turn_number": s.turn,
    }


def _describe_player(player: Player) -> dict[str, Any]:
    cards: dict[str, Any] = {}
    for number, card in enumerate(player.cards):
        place = player.places[number]
        entry: dict[str, Any] = {"at": [x_of(place), y_of(place)], "completed": player.is_completed(number)}
        if number in player.unfinished:
            on = [player.slots[slot_of(number, index)] for index in range(len(CARDS[card].symbols))]
            entry["dice"] = [
                _ON_SYMBOL_TEXT[what] if what in _ON_SYMBOL_TEXT else DIE_TEXT[what] for what in on
            ]
        cards[CARDS[card].id] = entry
    return {
        **{word: getattr(player, word) for word in _TOLD_OF_PLAYERS},
        "cards": cards,
        "tiles": [TILE_TEXT[tile] for tile in player.tiles],
        "halos": [HALO_TEXT[halo] for halo in player.halos],
    }


def _unused_letters(areas: Mapping[str, Any]) -> list[str]:
    """The initial cards that no play area names, for the players whose cards are not given."""
    named = {
        str(card) for area in areas.values() if isinstance(area, Mapping) for card in area.get("cards") or ()
    }
    return [card.id for card in CARDS[:INITIAL] if card.id not in named]


def _player(area: Any, spare: list[str], path: Path) -> Player:
    area = _mapping(area, path)
    _only(area, _PLAYER_WORDS, path)
    player = Player(
        tiles=_known(area.get("tiles", []), TILE_BY_TEXT, "tile", (*path, "tiles")),
        halos=_known(area.get("halos", []), HALO_BY_TEXT, "halo token", (*path, "halos")),
    )
    _read_told(player, _TOLD_OF_PLAYERS, area, path)
    player.halo_cards = [NOTHING] * len(player.halos)
    cards = _mapping(area["cards"] if "cards" in area else {spare.pop(0): {}}, (*path, "cards"))
    for text, entry in cards.items():
        _lay_card(player, str(text), entry, (*path, "cards", text))
    if len(player.unfinished) > MOST_UNFINISHED:  # PNT-CRD-13
        grey = ", ".join(CARDS[player.cards[number]].id for number in player.unfinished)
        raise BadPosition(
            f"Nobody has more than {MOST_UNFINISHED} grey cards; here are {grey}.", (*path, "cards")
        )
    return player


def _lay_card(player: Player, text: str, entry: Any, path: Path) -> None:
    if text not in CARD_BY_ID:
        raise BadPosition(f"'{text}' is no card; cards are A to D and S01 to S36.", path)
    card = CARD_BY_ID[text]
    entry = _mapping({} if entry is None else entry, path)
    _only(entry, _CARD_WORDS, path)
    at = entry.get("at", [0, 0])
    if not (isinstance(at, list) and len(at) == 2 and all(type(n) is int and abs(n) < 40 for n in at)):
        raise BadPosition(f"'at' is a place like [0, 1]; not {at!r}.", (*path, "at"))
    place = place_at(at[0], at[1])
    _check_place(player, card, place, (*path, "at"))
    number = put_card(player, card, place)
    if _yes(entry, "completed", path):
        if "dice" in entry:  # PNT-CMT-05
            raise BadPosition(f"{text} is completed and bears no dice; leave 'dice' out.", (*path, "dice"))
        return
    player.unfinished.append(number)
    symbols = CARDS[card].symbols
    dice = entry.get("dice", ["empty"] * len(symbols))
    if not isinstance(dice, list) or len(dice) != len(symbols):
        signs = ", ".join(f"{symbol.colour.name.lower()} {symbol.number}" for symbol in symbols)
        raise BadPosition(
            f"{text} has {len(symbols)} symbols ({signs}): 'dice' lists as many.", (*path, "dice")
        )
    for index, what in enumerate(dice):
        player.slots[slot_of(number, index)] = _on_symbol(what, symbols[index].number, (*path, "dice", index))
    if is_done(player, number):  # PNT-CMT-01
        raise BadPosition(f"All symbols of {text} are completed; write 'completed: true'.", (*path, "dice"))


def _check_place(player: Player, card: int, place: int, path: Path) -> None:
    """Refuse a place where no card can have come to lie; halves may have been ignored, limits never are."""
    text = CARDS[card].id
    at = f"[{x_of(place)}, {y_of(place)}]"
    if place in player.places:
        other = CARDS[player.cards[player.places.index(place)]].id
        raise BadPosition(f"{text} cannot lie at {at}: {other} lies there.", path)
    if player.cards and place not in player.frontier:  # PNT-PLC-01
        near = ", ".join(CARDS[card].id for card in player.cards)
        raise BadPosition(f"{text} cannot lie at {at}: it would touch none of {near}.", path)
    if player.cards and player.frontier[place] == BLOCKED:  # PNT-PLC-09
        raise BadPosition(f"{text} cannot lie at {at}: a card beside it has a limit there.", path)
    for step in (TO_LEFT, TO_RIGHT, UP, DOWN):  # PNT-PLC-12
        number = neighbour(player, place + step)
        if number >= 0 and side_of(card, step) in LIMITS:
            beside = CARDS[player.cards[number]].id
            raise BadPosition(f"{text} cannot lie at {at}: its limit is on the side of {beside}.", path)


def _on_symbol(what: Any, number: int, path: Path) -> int:
    if isinstance(what, str) and what in _ON_SYMBOL:
        return _ON_SYMBOL[what]
    die = _die(what, path)
    if FACE_OF[die] > number:  # PNT-DIE-04
        raise BadPosition(f"A die on a symbol {number} shows {number} at the most; not {what}.", path)
    return die


def _lay(
    s: Painters, given: Mapping[str, Any], zones: _Zones, used: list[int], among: Sequence[int], in_use: int
) -> None:
    """Row and rest; what is not given is filled with unused components of `among`, `in_use` of them at the most."""
    known = {text: number for number, text in enumerate(zones.texts)}
    row = _row(given, zones.row, known, zones.what, zones.length)
    rest = _known(given.get(zones.rest, []), known, zones.what, (zones.rest,))
    _each_once([*used, *row, *rest], zones.texts, (zones.rest if rest else zones.row,))
    spare = [number for number in among if number not in {*used, *row, *rest}]
    if zones.row not in given:
        row, spare = spare[: zones.length], spare[zones.length :]
    row += [NOTHING] * (zones.length - len(row))
    if zones.rest not in given:
        rest = spare[: max(0, in_use - zones.length)]
    setattr(s, zones.row, row)
    setattr(s, zones.rest, rest[::-1] if zones.from_top else sorted(rest))


def _lay_dice(s: Painters, given: Mapping[str, Any]) -> None:
    left = list(DICE_OF)
    for player in s.players:
        for on in player.slots:
            if 0 <= on < KINDS:
                left[COLOUR_OF[on]] -= 1
    if "pool" in given:
        for index, text in enumerate(_listed(given["pool"], ("pool",))):
            die = _die(text, ("pool", index))
            s.pool[die] += 1
            left[COLOUR_OF[die]] -= 1
    else:
        for colour in COLOURS:
            s.pool[die_of(colour, 1)] = max(0, left[colour])
            left[colour] = min(0, left[colour])
    for colour in COLOURS:
        if left[colour] < 0:
            word = colour.name.lower()
            raise BadPosition(f"There are only {DICE_OF[colour]} {word} dice; here are more.", ("pool",))


def _only(given: Mapping[str, Any], words: tuple[str, ...], path: Path) -> None:
    for word in given:
        if word not in words:
            raise BadPosition(f"'{word}' is not known here; allowed: {', '.join(words)}.", (*path, word))


def _mapping(value: Any, path: Path) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"Expected names with values here; not {value!r}.", path)
    return value


def _listed(value: Any, path: Path) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"Expected a list here, like [a, b]; not {value!r}.", path)
    return value


def _read_told(
    record: Painters | Player, words: Sequence[str], given: Mapping[str, Any], path: Path = ()
) -> None:
    """The fields that are told under their own names; what is not given stays as it is."""
    for word in words:
        now = getattr(record, word)
        read = _yes(given, word, path) if isinstance(now, bool) else _whole(given, word, now, path)
        setattr(record, word, read)


def _whole(given: Mapping[str, Any], word: str, default: int, path: Path = ()) -> int:
    value = given.get(word, default)
    if type(value) is not int or value < 0:
        raise BadPosition(f"'{word}' is a whole number from 0; not {value!r}.", (*path, word))
    return value


def _yes(given: Mapping[str, Any], word: str, path: Path = ()) -> bool:
    value = given.get(word, False)
    if not isinstance(value, bool):
        raise BadPosition(f"'{word}' is true or false; not {value!r}.", (*path, word))
    return value


def _seat(given: Mapping[str, Any], word: str, names: list[str], default: int) -> Seat:
    value = given.get(word, names[default] if names else "")
    if value not in names:
        raise BadPosition(f"'{word}' is one of {', '.join(names)}; not {value!r}.", (word,))
    return Seat(names.index(value))


def _known(value: Any, known: Mapping[str, int], what: str, path: Path) -> list[int]:
    found: list[int] = []
    for index, text in enumerate(_listed(value, path)):
        if not isinstance(text, str) or text not in known:
            raise BadPosition(f"'{text}' is no {what}; known: {', '.join(known)}.", (*path, index))
        found.append(int(known[text]))
    return found


def _row(given: Mapping[str, Any], word: str, known: Mapping[str, int], what: str, length: int) -> list[int]:
    """A row of positions from left to right; `none` is an empty one."""
    texts = _listed(given.get(word, []), (word,))
    if word in given and len(texts) != length:
        raise BadPosition(
            f"'{word}' has {length} positions, 'none' for an empty one; not {len(texts)}.", (word,)
        )
    return _known(texts, {**known, "none": NOTHING}, what, (word,))


def _each_once(used: list[int], names: Sequence[str], path: Path) -> None:
    seen: set[int] = set()
    for item in used:
        if item in seen and item != NOTHING:
            raise BadPosition(f"{names[item]} can only be in one place.", path)
        seen.add(item)


def _die(text: Any, path: Path) -> int:
    if not isinstance(text, str) or text not in _DIE_BY_TEXT:
        colours = ", ".join(colour.name.lower() for colour in COLOURS)
        hint = "" if re.fullmatch(r"[a-z]+[1-6]", str(text)) else "a colour and a face, like blue6; "
        raise BadPosition(f"'{text}' is no die: {hint}colours are {colours}.", path)
    return _DIE_BY_TEXT[text]
