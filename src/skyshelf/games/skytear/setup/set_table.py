"""Setting the table, step by step; the modes change nothing of it. SKY-Q-141"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, PickSeat, Stop
from skyshelf.effects.unit import UnitId, numbered, unit_ids
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import SEATS, Seat, seated
from skyshelf.engine.settings import Settings, Value
from skyshelf.engine.workshop import Fault
from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import OUTSIDERS, hero_card
from skyshelf.games.skytear.deckbuilding.decklist import read_pool
from skyshelf.games.skytear.deckbuilding.legality import Pool, budget_for, pool_faults
from skyshelf.games.skytear.phases.end_of_turn import team_cards
from skyshelf.games.skytear.phases.turn import Turn
from skyshelf.games.skytear.rules.ground import hero_mask
from skyshelf.games.skytear.rules.supply import draw_cards, share_out
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS
from skyshelf.games.skytear.setup.form_decks import form_decks
from skyshelf.games.skytear.setup.formats import FORMATS
from skyshelf.games.skytear.table.options import (
    STOP_NAMES,
    PickCard,
    PickHex,
    PickWord,
    card_pick,
    hex_pick,
    unit_name,
)
from skyshelf.games.skytear.table.state import (
    Board,
    Outsider,
    Player,
    Rules,
    Skytear,
)

TOWER_HP = 5  # SKY-TOW-06 SKY-SET-24 SKY-SET-25 SKY-LANE3-07 SKY-LANE3-08 SKY-LANE3-09
MINIONS_PER_FACTION = 4  # SKY-CMP-02 SKY-Q-140
FIRST_HAND, SECOND_HAND = 6, 5  # SKY-SET-18 SKY-SET-19 SKY-DRAW-01 SKY-DRAW-02
STARTER_OUTSIDER = "riftmaw"  # SKY-CMP-03 SKY-CMP-07
ALL_HEROES = "all"  # instead of a pool: the side chooses one at the table
AUTO = PickWord(0, "auto")


def agreed_rules(seats: int, settings: Settings) -> Rules:
    """Players sit alternately: even seats are south, odd ones north. SKY-TEAM-01 SKY-WIN-13"""
    return Rules(
        field=NAMES.index(str(settings["battlefield"])),
        mode=str(settings["mode"]),
        format=str(settings["format"]),
        edition=str(settings["edition"]),
        seats=seats,
        teams=(SEATS[0:seats:2], SEATS[1:seats:2]),
        pools=(agreed_pool(settings["south_pool"]), agreed_pool(settings["north_pool"])),
        building=settings["decks"] == "built",
        budget=settings["points"] == "budget",
    )


def agreed_pool(value: Value) -> Pool:
    """What a side brings; nothing if it chooses its pool at the table."""
    return () if value == ALL_HEROES else read_pool(str(value))


def refuse_faulty_pools(rules: Rules) -> None:
    """Every fault of what the sides bring, in a sentence each. SKY-COMP-09 SKY-META-11"""
    faults: list[Fault] = []
    heroes = battlefield(rules.field).heroes
    way = FORMATS[rules.format]
    for pool in rules.pools:
        if pool:
            judge = pool_faults if way.brought is None else way.brought.faults
            faults += judge(pool, heroes, budget_for(heroes) if rules.budget else 0)
    if way.brought is None and any(rules.pools):
        faults.append(Fault("SKY-COMP-03", Phrase("skytear-decks-pool-format")))
    if rules.building and not way.builds_decks:
        faults.append(Fault("SKY-COMP-05", Phrase("skytear-decks-built-format")))
    if rules.budget and not way.counts_points:
        faults.append(Fault("SKY-Q-136", Phrase("skytear-decks-points-format")))
    if faults:
        raise RefusedSetup([fault.phrase for fault in faults], [fault.rule for fault in faults])


def bare_table(rules: Rules, rng: int) -> Skytear:
    """A battlefield without heroes, before anything is drawn."""
    players = [Player() for _ in range(rules.seats)]
    s = Skytear(rules, rng=rng, turn=1, players=players)  # SKY-MANA-06 SKY-SET-04
    lanes = s.field.lanes
    s.boards = [Board([TOWER_HP] * len(lanes)) for _ in range(2)]
    s.tokens = [lane.control for lane in lanes]
    s.numbers = tuple(range(1, len(lanes) + 1))
    return s


def set_table(rules: Rules, settings: Settings, rng: int) -> Skytear:
    s = bare_table(rules, rng)
    for player in s.players:
        player.stops = STOP_NAMES.index(str(settings["stops"]))
    victory = list(range(len(VICTORY_CARDS)))
    s.shuffle(victory)
    s.victory = tuple(sorted(victory[: s.field.victory_cards]))  # SKY-SET-01 SKY-WIN-04
    s.first = s.draw(2)  # SKY-SET-02 SKY-LANE3-04 SKY-CMP-17
    s.flux = s.captain(s.first)  # SKY-SET-03 SKY-FLUX-02 SKY-LANE3-05
    numbers = list(s.numbers)
    s.shuffle(numbers)
    s.numbers = tuple(numbers)  # SKY-SET-27 SKY-LANE3-10
    deal_outsiders(s, str(settings["outsiders"]))
    frames = FORMATS[rules.format].begin(s)
    s.push(*frames, Prepare(), Turn())
    return s


def deal_outsiders(s: Skytear, wanted: str) -> None:
    """The starter's on two lanes; on three lanes up to two, drawn."""
    slugs = sorted(OUTSIDERS)
    cards = [OUTSIDERS[slug].id for slug in slugs]  # SKY-LANE3-17
    s.shuffle(cards)
    domes = len(s.field.domes)
    if wanted == "starter":
        cards = [OUTSIDERS[STARTER_OUTSIDER].id]  # SKY-SET-32
    # One is enough for two domes. SKY-LANE3-15 SKY-Q-139
    s.outsiders = [Outsider(card, dome) for dome, card in zip(range(domes), cards, strict=False)]


@dataclass(slots=True)
class Prepare(Frame):
    """After the draft: decks, hands, minions, heroes on the map. SKY-DRAFT-10 SKY-COMP-11 SKY-SET-10 SKY-SET-17"""

    at: int = 0

    def step(self, s: Skytear) -> None:
        s.frames[-1] = Prepare(self.at + 1)
        match self.at:
            case 0:
                if not s.decks:
                    form_decks(s)
                for deck in s.decks:
                    s.shuffle(deck.cards)
                place_minions(s)
                order = list(unit_ids(0, len(s.heroes)))
                if not FORMATS[s.rules.format].drafts:  # SKY-Q-51
                    order.sort(key=lambda hero: s.heroes[hero].side != s.first)
                s.push(*[PlaceHero(hero) for hero in order])
            case 1:
                if len(s.rules.teams[s.first]) > 1:
                    s.push(HoldFlux())
            case 2:
                s.push(Mulligan(SEATS[0], ()))
                deal_hands(s)
            case _:
                s.frames.pop()
                s.emit("turn", "SKY-SET-04", turn=s.turn)


def place_minions(s: Skytear) -> None:
    """Four for each faction of the side; some start on the lanes, the others on the nexus."""
    sides: list[int] = []
    for side in (0, 1):
        # Of the own factions, otherwise alike. SKY-SET-29 SKY-MIN-12
        factions = {hero_card(hero.card).faction for hero in s.heroes if hero.side == side}
        groups = len(factions) if s.field.minions_of_each_faction else 1
        sides += [side] * (MINIONS_PER_FACTION * groups)  # SKY-SET-31
    s.minion_sides = tuple(sides)
    s.minions = [OFF] * len(sides)  # SKY-SET-30
    s.minion_lanes = [OFF] * len(sides)
    for lane, data in enumerate(s.field.lanes):
        for side in (0, 1):
            for at in data.minions[side]:  # SKY-SET-28 SKY-LANE3-11 SKY-LANE3-12
                number = next(one for one, owner in enumerate(sides) if owner == side and s.minions[one] < 0)
                s.minions[number] = at
                s.minion_lanes[number] = lane


def deal_hands(s: Skytear) -> None:
    """The first player has one more, teams share theirs. SKY-Q-123 SKY-Q-138"""
    for side in (s.first, 1 - s.first):
        if s.rules.seats == 2:
            number = FIRST_HAND if side == s.first else SECOND_HAND  # SKY-SET-19
        else:
            number = team_cards(s.rules.seats, 6, 9, 12)  # SKY-TEAM-13 SKY-TEAM-14 SKY-TEAM-15
        share_out(s, number, side, "SKY-SET-18")


def formation(s: Skytear, seat: Seat) -> dict[UnitId, HexId]:
    """Where the heroes of a player who are not on the map yet would start: the hexes toward the field first."""
    taken = hero_mask(s)
    found: dict[UnitId, HexId] = {}
    for number, hero in numbered(s.heroes):
        if hero.seat == seat and hero.hex < 0:
            side, enemy = hero.side, s.field.distance[s.field.nexus[1 - hero.side]]
            free = [at for at in s.field.hero_starts[side] if not taken >> at & 1]
            found[number] = min(free, key=lambda at: (enemy[at], -at if side else at))
            taken |= 1 << found[number]
    return found


@dataclass(slots=True)
class PlaceHero(Frame):
    """On a free hex next to its own nexus, Ready and without tokens. SKY-SET-14 SKY-SET-33 SKY-SET-34"""

    hero: UnitId

    def step(self, s: Skytear) -> None:
        hero = s.heroes[self.hero]
        taken = hero_mask(s)
        free = [at for at in s.field.hero_starts[hero.side] if not taken >> at & 1]
        options: list[Option] = [AUTO, *[hex_pick(s, at) for at in free]]
        s.ask(hero.seat, "place-hero", options, "SKY-SET-14", unit_name(s, self.hero))

    def answer(self, s: Skytear, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, PickHex):
            s.edit(self.hero).hex = option.pick
            return
        # The table places this hero and all others of the player: the hexes toward the field first.
        for number, at in formation(s, s.heroes[self.hero].seat).items():
            s.edit(number).hex = at
        s.frames = [
            frame
            for frame in s.frames
            if not (isinstance(frame, PlaceHero) and s.heroes[frame.hero].hex >= 0)
        ]


@dataclass(slots=True)
class HoldFlux(Frame):
    """The first team names the player who holds Skytear Flux. SKY-Q-128"""

    def step(self, s: Skytear) -> None:
        team = [PickSeat(seat) for seat in s.rules.teams[s.first]]
        s.ask(s.captain(s.first), "hold-flux", team, "SKY-SET-03")

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickSeat)
        s.frames.pop()
        s.flux = option.pick
        s.emit("holds-flux", "SKY-SET-03", who=WHO[option.pick])


@dataclass(slots=True)
class Mulligan(Frame):
    """Any number of cards are discarded and as many drawn, once, all players at the same time."""

    seat: Seat
    thrown: tuple[tuple[CardId, ...], ...]

    def step(self, s: Skytear) -> None:
        if self.seat == s.rules.seats:
            s.frames.pop()
            self._exchange(s)
            return
        if len(self.thrown) == self.seat:
            s.frames[-1] = Mulligan(self.seat, (*self.thrown, ()))
            return
        hand = s.players[self.seat].hand
        options: list[Option] = [DONE, *[card_pick(card) for card in dict.fromkeys(hand)]]  # SKY-SET-21
        s.ask(self.seat, "mulligan", options, "SKY-SET-20", None, True)

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, Stop):
            s.frames[-1] = Mulligan(Seat(self.seat + 1), self.thrown)
            return
        assert isinstance(option, PickCard)
        s.players[self.seat].hand.remove(option.pick)
        mine = (*self.thrown[self.seat], option.pick)
        s.frames[-1] = Mulligan(self.seat, (*self.thrown[: self.seat], mine))

    def _exchange(self, s: Skytear) -> None:
        for seat, cards in seated(self.thrown):
            s.deck_of(seat).discard += cards  # SKY-SET-22
            if cards:
                s.emit("mulligan", "SKY-SET-20", who=WHO[seat], number=len(cards))
        for seat, cards in seated(self.thrown):  # SKY-SET-23 SKY-Q-57
            draw_cards(s, seat, len(cards), "SKY-SET-20")

    def seen_by(self, s: object, seat: Seat | None) -> Frame:
        """How many each has put away is no secret, which ones is until all are done."""
        return Mulligan(
            self.seat,
            tuple(
                cards if number == seat else (NO_CARD,) * len(cards)
                for number, cards in enumerate(self.thrown)
            ),
        )
