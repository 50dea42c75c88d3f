"""Tables that lay one card of Skytear Horde beside another: every pair of an edition, in every role a card can have.

A pair is a number. What it lies in - mode, phase, tokens, attachments, face down, won over, cards beneath - is drawn
by lot from it, so the same number is the same table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.described import MINION_NAMES
from skyshelf.games.horde.table.lanes import LANES
from skyshelf.games.horde.table.state import MOST_MANA, Horde
from skyshelf.games.horde.vocabulary.names import CardType, Side
from skyshelf.lab.battery.horde_positions import HOSTS, random_numbers, random_words
from skyshelf.lab.battery.lots import Lots, any_table
from skyshelf.lab.battery.promises import tables

_TRIES = 8
_STRIDE = 7919  # shares no factor with the number of pairs
_PHASES = ("alliance", "alliance", "alliance", "fight", "fight", "horde", "horde", "treachery", "pillage")
_ATTACHED = 3  # one creature in so many bears something
_RICH = 3  # one table in so many is full of other cards
_DECKS = frozenset(
    card.deck for card in CARDS if card.type == CardType.ALLY and card.deck not in ("turned", "concealed")
)
Words = dict[str, Any]


@cache
def cards_for(name: str) -> tuple[Card, ...]:
    """All cards that can be met in an edition, the second one with those of the first; not those that are made of
    another card, or only the back of one.
    """
    found = [card for card in CARDS if card.deck not in ("turned", "concealed")]
    if name == "horde":
        found = [card for card in found if card.is_first_edition]
    return tuple(card for card in found if not card.minion)


def number_of_pairs(name: str) -> int:
    return len(cards_for(name)) ** 2


def pair(name: str, number: int) -> tuple[Card, Card]:
    """The two cards of a number; beyond the last pair they come again, in other surroundings."""
    cards = cards_for(name)
    return cards[number // len(cards) % len(cards)], cards[number % len(cards)]


def scattered(name: str, seed: int) -> int:
    """Another pair for each seed, until all have come once; then they come again, in other surroundings."""
    total = number_of_pairs(name)
    return seed // total * total + seed * _STRIDE % total


def pair_table(game: HordeGame, number: int) -> tuple[Settings, Words, Horde]:
    """The table of a pair, which can be built; where the rules leave no table for both, one for the first card."""
    first, second = pair(game.name, number)
    lots = Lots(number + 1)
    for attempt in range(_TRIES * 3):
        cards = (first, second) if attempt < _TRIES else (first,) if attempt < _TRIES * 2 else ()
        seats, settings = _agreed(game, cards, lots)
        words = _laid(game, seats, settings, cards, lots)
        try:
            state = game.build(words, settings)
        except SkyshelfError:
            continue
        assert isinstance(state, Horde)
        if state.decision is not None:
            return settings, words, state
    raise AssertionError(f"no table for {first.slug} and {second.slug}")


@cache
def _where(name: str) -> dict[str, list[tuple[int, Settings]]]:
    """For portals and outsiders the tables that have them."""
    game = MonolithsGame() if name == "monoliths" else HordeGame()
    found: dict[str, list[tuple[int, Settings]]] = {}
    for seats, settings in _kinds_of_tables(game):
        state = game.start(seats, settings, 1)
        assert isinstance(state, Horde)
        for card in (*state.rules.stages, *state.rules.outsiders):
            for slug in (CARDS[card].slug, *CARDS[card].line):
                found.setdefault(slug, []).append((seats, settings))
    return found


def _kinds_of_tables(game: HordeGame) -> Iterator[tuple[int, Settings]]:
    """Every mode with every outsider and every set of portals, each with the usual rest."""
    yield from tables(game)
    for setting in game.settings:
        if setting.name in ("difficulty", "portals"):
            for seats in range(game.fewest, game.most + 1):
                for mode in ("solo", "coop", "versus"):
                    for value in setting.values:
                        settings: Settings = {"mode": mode, setting.name: value}
                        try:
                            game.agree(seats, settings)
                        except SkyshelfError:
                            continue
                        yield seats, settings


def _agreed(game: HordeGame, cards: tuple[Card, ...], lots: Lots) -> tuple[int, Settings]:
    needed = [card for card in cards if card.slug in _where(game.name)]
    if not needed:
        return any_table(game, lots)
    return lots.one_of(_where(game.name)[lots.one_of(needed).slug])


def _laid(game: HordeGame, seats: int, settings: Settings, cards: tuple[Card, ...], lots: Lots) -> Words:
    seed = lots.below(1 << 30)
    if lots.one_in(_RICH):
        words = random_words(game, seats, settings, seed, lots)
    else:
        state = game.start(seats, settings, seed)
        assert isinstance(state, Horde)
        words = game.describe(state)
        for name in MINION_NAMES:
            words["minions"][name] = {"health": lots.up_to(3)}
        words["horde"]["foreseen"] = 0
        words["turn_number"] = 1 + lots.below(8)
    state = game.start(seats, settings, seed)
    assert isinstance(state, Horde)
    words["phase"] = lots.one_of(_PHASES)
    for seat in state.rules.alliance:
        words["players"][list(words["players"])[seat]]["mana"] = lots.one_of((MOST_MANA, 5, 2))
    layer = _Layer(game, words, state, lots)
    for card in cards:
        layer.lay(card)
    if not words["allies"]:
        layer.any_ally()
    if not words["monsters"]:
        layer.any_monster()
    return words


class _Layer:
    """Lays cards close to each other."""

    def __init__(self, game: HordeGame, words: Words, state: Horde, lots: Lots) -> None:
        self.cards = cards_for(game.name)
        self.words = words
        self.state = state
        self.lots = lots
        self.lane = 1 + lots.below(LANES)
        self.names = [list(words["players"])[seat] for seat in state.rules.alliance]
        self.versus = state.seats() > len(state.rules.alliance)
        self.used: set[tuple[str, str]] = set()

    def lay(self, card: Card) -> None:
        if card.type == CardType.CASTLE:
            self.words["castle"] = {"card": card.slug, "wounds": self.lots.up_to(9)}
        elif card.type == CardType.PORTAL:
            stages = list(self.state.rules.stages)
            if card.id in stages:
                self.words["portal"] = {"stage": stages.index(card.id) + 1, "turned": self.lots.below(4)}
        elif card.outsider:
            self._lay_outsider(card)
        elif card.side == Side.HORDE:
            self._lay_horde(card)
        else:
            self._lay_alliance(card)

    def any_ally(self) -> None:
        self._in_lane("allies", self._one(CardType.ALLY, Side.ALLIANCE))

    def any_monster(self) -> None:
        self._in_lane("monsters", self._one(CardType.MONSTER, Side.HORDE))

    def _one(self, type_: CardType, side: Side) -> Card:
        return self.lots.one_of(
            [
                card
                for card in self.cards
                if card.type == type_
                and card.side == side
                and not (card.outsider or card.part_of or card.token)
            ]
        )

    def _lane(self, row: str) -> str:
        """Where the two meet: the same lane, a neighboring one, seldom any."""
        near = [self.lane, self.lane, self.lane - 1, self.lane + 1]
        lane = self.lots.one_of(near) if not self.lots.one_in(6) else 1 + self.lots.below(LANES)
        lane = min(LANES, max(1, lane))
        while (row, str(lane)) in self.used:
            lane = lane % LANES + 1
        self.used.add((row, str(lane)))
        return str(lane)

    def _in_lane(self, row: str, card: Card, **more: Any) -> Words:
        lane = self._lane(row)
        entry: Words = {"card": card.slug, **more}
        if not entry.get("concealed"):
            entry |= self._numbers(card)
            if card.type != CardType.TOWER and self.lots.one_in(_ATTACHED):
                side = self.lots.one_of(tuple(Side)) if row == "allies" else Side.HORDE
                self._attach(entry, self._one(CardType.ATTACHMENT, side))
        if row == "allies":
            entry["owner"] = self.lots.one_of(self.names)
        if row == "monsters":
            for about in self.words["minions"].values():
                if about.get("lane") == int(lane):
                    del about["lane"]
        self.words[row][lane] = entry
        return entry

    def _numbers(self, card: Card) -> Words:
        if card.type == CardType.TOWER:
            return {"health": self.lots.up_to(3) + (card.health == 0)}
        return random_numbers(card, self.lots)

    def _attach(self, entry: Words, card: Card) -> None:
        entry.setdefault("attachments", []).append(card.slug)

    def _some_entry(self, rows: tuple[str, ...]) -> Words:
        """A creature to bear something: one of the two, or another."""
        row = self.lots.one_of(rows)
        near = [
            self.words[row][lane] for which, lane in self.used if which == row and lane in self.words[row]
        ]
        near = [
            entry
            for entry in near
            if not entry.get("concealed") and BY_SLUG[entry["card"]].type != CardType.TOWER
        ]
        if near:
            return self.lots.one_of(near)
        kind = (CardType.ALLY, Side.ALLIANCE) if row == "allies" else (CardType.MONSTER, Side.HORDE)
        return self._in_lane(row, self._one(*kind))

    def _lay_outsider(self, card: Card) -> None:
        """In a lane with all its parts, or next in the outsider pile."""
        if card.id not in self.state.rules.outsiders:
            return
        at = self.state.rules.outsiders.index(card.id)
        self.words["pile"] = [slug for slug in self.words["pile"] if not BY_SLUG[slug].outsider]
        for lane, entry in list(self.words["monsters"].items()):
            if BY_SLUG[entry["card"]].outsider or BY_SLUG[entry["card"]].part_of:
                del self.words["monsters"][lane]
        self.words["outsiders_left"] = [CARDS[one].slug for one in self.state.rules.outsiders[at + 1 :]]
        if card.type != CardType.MONSTER or self.lots.one_in(4):
            self.words["pile"].append(card.slug)
        elif card.line:
            first = 1 + self.lots.below(LANES + 1 - len(card.line))
            for about in self.words["minions"].values():
                about.pop("lane", None)
            for lane, slug in enumerate(card.line, start=first):
                self.used.add(("monsters", str(lane)))
                self.words["monsters"][str(lane)] = {"card": slug, **self._numbers(BY_SLUG[slug])}
        else:
            self._in_lane("monsters", card)

    def _lay_horde(self, card: Card) -> None:
        horde = self.words["horde"]
        lots = self.lots
        if card.part_of:
            outsider = next(one for one in CARDS if one.line and card.slug in one.line)
            self._lay_outsider(outsider)
            return
        if card.type == CardType.MONSTER:
            role = lots.one_of(
                ("lane", "lane", "lane", "lane", "won", "deck", "down", "pile", "back", "discard")
            )
        elif card.type == CardType.ATTACHMENT:
            role = lots.one_of(("ally", "ally", "monster", "monster", "deck", "deck", "down", "pile"))
        else:
            role = lots.one_of(("deck", "deck", "deck", "down", "pile"))
        if card.token and role not in ("won", "pile"):
            role = "lane"
        match role:
            case "lane":
                self._in_lane("monsters", card)
            case "won":
                self._in_lane("allies", card)
            case "down" if self.versus or self.state.edition.prefix == "MON":
                self._in_lane("monsters", card, concealed=True)
            case "back" if self.state.edition.prefix == "MON":
                self.words.setdefault("back_line", []).append({"card": card.slug, **self._numbers(card)})
            case "pile":
                self.words["pile"].insert(0, card.slug)
            case "discard":
                horde["discard"].append(card.slug)
            case "ally" | "monster":
                self._attach(self._some_entry((("allies", "monsters")[role == "monster"],)), card)
            case _ if self.versus and lots.one_in(2):
                horde["hand"].append(card.slug)
                horde["mana"] = MOST_MANA
            case _:
                horde["deck"].insert(0, card.slug)

    def _lay_alliance(self, card: Card) -> None:
        area = self.words["players"][self.lots.one_of(self.names)]
        creature = card.type in (CardType.ALLY, CardType.TOWER)
        if creature:
            role = self.lots.one_of(
                ("lane", "lane", "lane", "lane", "hand", "hand", "beneath", "discard", "deck")
            )
        elif card.type == CardType.ATTACHMENT:
            role = self.lots.one_of(("attached", "attached", "hand", "discard"))
        else:
            role = self.lots.one_of(("hand", "hand", "hand", "discard"))
        if card.token:
            role = "lane"
        match role:
            case "lane":
                self._cover(self._in_lane("allies", card))
            case "beneath":
                self._lay_beneath(card)
            case "attached":
                self._attach(self._some_entry(("allies",)), card)
            case "hand":
                area["hand"].append(card.slug)
            case "deck":
                area["deck"].insert(0, card.slug)
            case _:
                area["discard"].append(card.slug)

    def _cover(self, entry: Words) -> None:
        """Something beneath a card that takes cards."""
        fits, _ = HOSTS.get(entry["card"], (None, 0))
        if fits is not None and self.lots.one_in(2):
            deck = [
                card
                for card in self.cards
                if card.side == Side.ALLIANCE and card.deck in _DECKS and not card.token and fits(card)
            ]
            if deck:
                entry["beneath"] = [{"card": self.lots.one_of(deck).slug, "owner": entry["owner"]}]

    def _lay_beneath(self, card: Card) -> None:
        """Beneath an ally or tower that takes such cards, or swallowed by a monster. MON-SLI-02"""
        slugs = [slug for slug, (fits, _) in HOSTS.items() if fits(card) and BY_SLUG[slug] in self.cards]
        swallowers = [
            one.slug for one in self.cards if one.name == "pit_mouth" and card.type == CardType.ALLY
        ]
        if not (slugs or swallowers):
            self._in_lane("allies", card)
            return
        slug = self.lots.one_of(slugs + swallowers)
        entry = self._in_lane("monsters" if slug in swallowers else "allies", BY_SLUG[slug])
        entry["beneath"] = [{"card": card.slug, "owner": self.lots.one_of(self.names)}]
