"""What the rulebooks and the words of cards demand of any table of Skytear Horde and of any step, read a second time.

Each law looks at a table, or at what one choice has made of it: the table before, the events, the table after. They
are written from the printed rules, and ask the engine for nothing but what lies where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Phrase, Who
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.options import place_of, unit_name
from skyshelf.games.horde.table.state import CASTLE, HORDE, MINIONS, MOST_MANA, PORTAL, Horde, Zone
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side, Trait
from skyshelf.lab.battery.horde_blows import prices_paid, strikes_told
from skyshelf.lab.battery.horde_values import Read, Values

MOST_OF_A_TOKEN = 6

# What an event does to the tokens of its card: health or wounds, attack or weaken, armor.
_TOKENS = {
    "wounded": (-1, 0, 0),
    "healed": (1, 0, 0),
    "health-put": (1, 0, 0),
    "health-removed": (-1, 0, 0),
    "attack-put": (0, 1, 0),
    "attack-removed": (0, -1, 0),
    "weaken-put": (0, -1, 0),
    "weaken-removed": (0, 1, 0),
    "armor-put": (0, 0, 1),
    "armor-removed": (0, 0, -1),
}
# The events that a card does not have which cannot do this.
_FORBIDDEN = {
    Ban.BE_DAMAGED: ("wounded", "card"),
    Ban.GAIN_WOUNDS: ("wounded", "card"),
    Ban.LOSE_WOUNDS: ("healed", "card"),
    Ban.GAIN_HEALTH: ("health-put", "card"),
    Ban.STRIKE: ("strikes", "card"),
    Ban.BE_EXHAUSTED: ("exhausted", "card"),
    Ban.PILLAGE: ("pillages", "card"),
}
_DAMAGE = ("HRD-DMG-01", "MON-DMG-02")
_CODES = {card.code for card in CARDS}


def laws_of_places(s: Horde) -> Iterator[str]:
    """Every card in play lies in one place, and both ends of what holds two cards together know of each other."""
    for row, side, name in ((s.front, Side.HORDE, "front"), (s.guard, Side.ALLIANCE, "guard")):
        for lane, unit in enumerate(row):
            if unit == NO_UNIT:
                continue
            one = s.units[unit]
            if (one.zone, one.lane, one.side) != (Zone.LANE, lane, side):
                yield f"{_slug(s, unit)} lies in {name} {lane + 1} and does not know it"
    for unit in s.back:
        if s.units[unit].zone != Zone.BACK:
            yield f"{_slug(s, unit)} lies in the back line and does not know it"
    for unit, one in numbered(s.units):
        if one.zone == Zone.GONE:
            continue
        there = {
            Zone.LANE: unit in (s.front if one.side == Side.HORDE else s.guard),
            Zone.BACK: unit in s.back,
            Zone.ATTACHED: one.bearer != NO_UNIT and unit in s.units[one.bearer].attachments,
        }
        if not there.get(Zone(one.zone), True):
            yield f"{_slug(s, unit)} is in play and lies nowhere"
        if one.zone == Zone.ATTACHED and not s.is_in_play(one.bearer):
            yield f"{_slug(s, unit)} is attached to a card that is gone"
        for other in one.attachments:
            if s.units[other].bearer != unit or s.units[other].zone != Zone.ATTACHED:
                yield f"{_slug(s, unit)} bears {_slug(s, other)}, which does not know it"
        if (one.side == Side.ALLIANCE) != (one.seat in s.rules.alliance) and unit != CASTLE:
            yield f"{_slug(s, unit)} is of one side and used by the other"
        if (one.hidden != NO_CARD) != (one.card == FACE_DOWN.id):
            yield f"{_slug(s, unit)} is half turned up"
        creature = CARDS[one.card].type in (CardType.ALLY, CardType.MONSTER)
        opponent = s.engaged_with(unit) if creature or CARDS[one.card].tower else NO_UNIT
        if opponent != NO_UNIT and s.engaged_with(opponent) != unit:
            yield f"{_slug(s, unit)} is engaged with {_slug(s, opponent)}, which is not engaged with it"


def laws_of_piles(s: Horde) -> Iterator[str]:
    """Who owns what: tokens and outsiders go to no deck, hand or discard pile, and no side has cards of the other."""
    horde = (("deck", s.horde_deck), ("discard pile", s.horde_discard), ("hand", s.horde_hand))
    for name, pile in horde:
        for card in pile:
            if (
                CARDS[card].side != Side.HORDE
                or CARDS[card].token
                or CARDS[card].outsider
                or CARDS[card].minion
            ):
                yield f"{CARDS[card].slug} lies in the horde's {name}"
    for player in s.players:
        for card in (*player.deck, *player.discard, *player.hand):
            if CARDS[card].side != Side.ALLIANCE or CARDS[card].token or CARDS[card].type == CardType.CASTLE:
                yield f"{CARDS[card].slug} is among the cards of a player"
        if not 0 <= player.mana <= MOST_MANA:
            yield f"a player has {player.mana} mana"
    tokens: Counter[CardId] = Counter(card for card in s.pile if CARDS[card].token)
    for one in s.units:
        card = one.card if one.hidden == NO_CARD else one.hidden
        if one.zone != Zone.GONE and CARDS[card].token and one.owner == HORDE:
            tokens[card] += 1
        for beneath, _ in one.beneath:
            if CARDS[beneath].token:
                yield f"{CARDS[beneath].slug}, a token, lies beneath a card"
    for card, number in tokens.items():
        if number > MOST_OF_A_TOKEN:
            yield f"there are {number} of {CARDS[card].slug}"


def laws_of_rest(s: Horde) -> Iterator[str]:
    """Where a player is free to act, nothing is left to happen: no card without health is still there."""
    if s.decision is None or s.decision.kind != "alliance":
        return
    for unit in (*s.front, *s.guard, *s.back):
        if unit == NO_UNIT or unit in MINIONS or CARDS[s.units[unit].card].type == CardType.TOWER:
            continue
        one = s.units[unit]
        card = CARDS[one.card]
        if card.type in (CardType.ALLY, CardType.MONSTER) and card.health + one.hp + one.boost_health <= 0:
            yield f"{card.slug} has no health and is still in play"
    if s.waiting or s.hurt or s.arrivals:
        yield "something waits to be resolved while a player acts"


def laws_of_citing(s: Horde) -> Iterator[str]:
    """A table tells by which rules it goes: those of its own edition, or of cards."""
    asked = () if s.decision is None else ((s.decision.kind, s.decision.rule),)
    for kind, rule in (*asked, *[(event.kind, event.rule) for event in s.events]):
        if not rule.startswith(s.edition.prefix) and rule not in _CODES:
            yield f"'{kind}' goes by {rule}, which is none of this edition"


def _slug(s: Horde, unit: UnitId) -> str:
    return CARDS[s.units[unit].card].slug


def _place(s: Horde, unit: UnitId) -> tuple[CardId, str]:
    """What events know a card by."""
    return s.units[unit].card, place_of(s, unit)


class Step:
    """One choice: the table before it, what happened, the table after it."""

    def __init__(
        self, before: Horde, after: Horde, was: dict[UnitId, Values], now: dict[UnitId, Values]
    ) -> None:
        self.before = before
        self.after = after
        self.was = was
        self.now = now
        self.events = list(after.events)
        self.stayed = self._stayed()

    def _stayed(self) -> dict[UnitId, Phrase]:
        """The cards that are what and where they were, with the name that events give them."""
        found: dict[UnitId, Phrase] = {}
        for unit, one in numbered(self.before.units):
            if not (self.before.is_in_play(unit) and unit < len(self.after.units)):
                continue
            there = self.after.units[unit]
            kept = ("card", "zone", "lane", "side", "owner", "bearer", "hidden", "model")
            if one.doomed or there.doomed or any(getattr(one, name) != getattr(there, name) for name in kept):
                continue
            name = unit_name(self.before, unit)
            if unit_name(self.after, unit) == name:  # else somebody before it has left the back line
                found[unit] = name
        names = self._names(self.before) | self._names(self.after)
        passing = [
            value
            for event in self.events
            if event.kind in _COMINGS_AND_GOINGS
            for value in event.args.values()
        ]
        return {
            unit: name
            for unit, name in found.items()
            if names[_place(self.before, unit)] == 1
            and name not in passing
            and CARD_NAME[self.before.units[unit].card] not in passing
        }

    @staticmethod
    def _names(s: Horde) -> Counter[tuple[CardId, str]]:
        return Counter(_place(s, unit) for unit, one in numbered(s.units) if one.zone != Zone.GONE)

    def of(self, name: Phrase, kind: str = "", word: str = "card") -> list[Event]:
        return [
            event
            for event in self.events
            if event.args.get(word) == name and (not kind or event.kind == kind)
        ]

    @property
    def same_moment(self) -> bool:
        return (self.before.turn, self.before.phase) == (self.after.turn, self.after.phase)

    def laws(self) -> Iterator[str]:
        yield from self._tokens()
        yield from self._prohibitions()
        yield from self._protection()
        yield from self._mana()
        yield from self._destroyed()
        yield from self._readiness()
        yield from self._asked()
        yield from strikes_told(self.before, self.events, self.was)
        yield from prices_paid(self.before, self.events)

    def _asked(self) -> Iterator[str]:
        """What the card of one alliance player leaves open, no other alliance player is asked. HRD-Q-71"""
        decision, alliance = self.after.decision, self.after.rules.alliance
        if decision is None or len(alliance) < 2 or decision.kind in _ASKED_OF_OTHERS:
            return
        cards = {
            card.id
            for card in CARDS
            if card.code == decision.rule and card.side == Side.ALLIANCE and card.slug != _FOR_THE_ALLIANCE
        }
        if any(CARDS[card].type == CardType.CASTLE for card in cards):
            return
        users = set()
        for s in (self.before, self.after):
            for one in s.units:
                given = {grant.card for grant in one.grants}  # what a spell gave to a card is that card's
                if one.card in cards or one.model in cards or given & cards:  # a bearer has what is attached
                    users |= {one.seat, s.units[one.bearer].seat if one.bearer != NO_UNIT else one.seat}
        users |= {seat for seat in alliance if cards & {*self.after.players[seat].discard}}
        if users and decision.seat not in users:
            yield f"seat {decision.seat} is asked what {decision.rule} of seats {sorted(users)} leaves open"

    def _readiness(self) -> Iterator[str]:
        """A card is exhausted or readied by something that is told."""
        for unit in self.stayed if self.same_moment and self.after.phase_name not in _READY_PHASES else ():
            one, there = self.before.units[unit], self.after.units[unit]
            if one.exhausted == there.exhausted:
                continue
            kinds = _EXHAUSTING if there.exhausted else _READYING
            if not any(event.kind in kinds for event in self.events):
                became = "exhausted" if there.exhausted else "ready"
                yield f"{_slug(self.before, unit)} is {became}, and nothing is told of it"

    def _tokens(self) -> Iterator[str]:
        """Each event of tokens is the change of the tokens, and no token changes without one."""
        if self.before.turn != self.after.turn:
            return  # damage of minions and boosts end with it
        for unit, name in self.stayed.items():
            one, there = self.before.units[unit], self.after.units[unit]
            if self.of(name, "armor-turned"):
                continue  # tokens of this turn are turned as well
            told = [0, 0, 0]
            for event in self.of(name):
                if event.kind in _TOKENS:
                    told = [
                        sum_ + sign * _number(event)
                        for sum_, sign in zip(told, _TOKENS[event.kind], strict=True)
                    ]
            changed = [there.hp - one.hp, there.might - one.might, there.plate - one.plate]
            if told != changed:
                yield f"the tokens of {_slug(self.before, unit)} changed by {changed}, the log says {told}"

    def _prohibitions(self) -> Iterator[str]:
        """What cannot happen to a card does not."""
        if not self.same_moment:
            return
        for unit, name in self.stayed.items():
            for ban in self.was[unit].cannot & self.now[unit].cannot:
                kind, word = _FORBIDDEN.get(Ban(ban), ("", ""))
                if kind and self.of(name, kind, word):
                    yield f"{_slug(self.before, unit)} cannot {Ban(ban).name.lower()}, and there is '{kind}'"
        pushed = any(event.kind == "pushed-together" for event in self.events)  # MON-OUT-11
        for unit in () if pushed else self.was.keys() & self.now.keys():
            one, there = self.before.units[unit], self.after.units[unit]
            fixed = Ban.BE_MOVED in self.was[unit].cannot & self.now[unit].cannot
            if fixed and one.card == there.card and one.zone == there.zone and one.lane != there.lane:
                yield f"{_slug(self.before, unit)} cannot be moved, and changed its lane"

    def _protection(self) -> Iterator[str]:
        """Armor goes before wounds, and a Barrier lets 1 through."""
        if not self.same_moment:
            return
        for unit, name in self.stayed.items():
            events = [event for event in self.of(name) if event.kind in (*_TOKENS, "armor-used")]
            if not events or events[0].kind != "wounded" or events[0].rule not in _DAMAGE:
                continue
            one, was, now = self.before.units[unit], self.was[unit], self.now[unit]
            if min(was.armor, now.armor) > one.armor_used:
                yield f"damage passed the armor of {_slug(self.before, unit)}"
            barrier = was.keywords.get(Trait.BARRIER) and now.keywords.get(Trait.BARRIER)
            if barrier and one.hp >= 0 and _number(events[0]) != 1:
                yield f"{_number(events[0])} wounds passed the Barrier of {_slug(self.before, unit)}"

    def _mana(self) -> Iterator[str]:
        """What the log tells of a player's mana is what becomes of it."""
        if self.before.turn != self.after.turn:
            return
        purses = self.before.rules.purses
        told = {purse: self.before.players[purse].mana for purse in purses}
        for event in self.events:
            who, mana = event.args.get("who"), event.args.get("mana")
            if not isinstance(who, Who) or not isinstance(mana, int) or who.seat >= len(purses):
                continue
            if event.kind == "played":
                told[purses[who.seat]] -= mana
            elif event.kind in ("mana", "mana-lost", "mana-spent"):
                told[purses[who.seat]] = mana
        for purse, mana in told.items():
            if self.after.players[purse].mana != mana:
                yield f"a player has {self.after.players[purse].mana} mana, the log says {mana}"

    def _destroyed(self) -> Iterator[str]:
        """A destroyed card leaves play, and lies in the discard pile of its owner if nothing else is told of it."""
        for unit, one in numbered(self.before.units):
            name = unit_name(self.before, unit)
            if one.zone in (Zone.GONE, Zone.ATTACHED) or unit in (CASTLE, PORTAL, *MINIONS):
                continue
            events = self.of(name, "destroyed")
            if not events or one.hidden != NO_CARD:
                continue
            if len(events) > 1:
                continue  # another of that name came to its place
            if self._shuffled() or self._told_more(name, one.card, events[0]):
                continue
            card = CARDS[one.card]
            if card.token or card.outsider or card.part_of or card.slug.endswith("_turned"):
                continue
            piles = [
                s.horde_discard if one.owner == HORDE else s.players[one.owner].discard
                for s in (self.before, self.after)
            ]
            if piles[1].count(one.card) <= piles[0].count(one.card):
                yield f"{card.slug} was destroyed and is not in the discard pile of its owner"

    def _told_more(self, name: Phrase, card: CardId, end: Event) -> bool:
        """Whether anything is said of the card after its end, or of another of its name."""
        later = self.events[self.events.index(end) + 1 :]
        return any(name in event.args.values() for event in later if event.kind != "destroyed") or any(
            CARD_NAME[card] in event.args.values() for event in self.events
        )

    def _shuffled(self) -> bool:
        """Whether discard piles became decks."""
        kinds = ("deck-renewed", "horde-deck-renewed", "shuffled", "shuffled-in", "looked-through")
        return any(event.kind in kinds for event in self.events)


_ASKED_OF_OTHERS = ("consent", "consent-to-discard", "consent-to-pay")
_FOR_THE_ALLIANCE = "doll_of_zuunan"  # its text says that the alliance chooses
_EXHAUSTING = (
    "exhausted",
    "used",
    "used-portal",
    "engaged",
    "moved",
    "castle-draw",
    "exhausts-foe",
    "challenges",
    "turned-up",
)
_READY_PHASES = ("refresh", "end")  # in which all become ready
_READYING = ("readied", "used", "not-paid")
_COMINGS_AND_GOINGS = (
    "entered",
    "summoned",
    "moved",
    "swapped",
    "destroyed",
    "returned",
    "discarded-from-play",
    "left-play",
    "turned-up",
    "changed-sides",
    "engaged",
    "to-back-line",
    "minion-returns",
    "given-back",
    "attached",
    "lanes-shuffled",
    "pushed-together",
    "portal-opened",
)


class Draws:
    """One draw is offered for each monster that is destroyed, whatever did it; for a token none.

    In the second edition a monster without abilities has lost this one too, and one that leaves play otherwise has it
    all the same: there are at least as many offers as monsters that had it to the end.
    """

    def __init__(self) -> None:
        self.due = 0
        self.offered = 0
        self.counts = False  # from the first time on at which a player acts and nothing is due

    def step(self, before: Horde, after: Horde) -> Iterator[str]:
        second = after.edition.prefix == "MON"
        for event in after.events:
            name = event.args.get("card")
            if event.kind == "destroyed" and isinstance(name, Phrase) and _is_worth_a_draw(name):
                self.due += not second or name in _able(before)
        decision = after.decision
        if decision is None:
            return
        self.offered += decision.kind == "draw"
        if decision.kind == "alliance":
            if self.counts and (self.offered < self.due or (self.offered > self.due and not second)):
                yield f"{self.due} destroyed monsters are worth a draw, and {self.offered} were offered"
            self.due, self.offered, self.counts = 0, 0, True


def _able(s: Horde) -> list[Phrase]:
    """The names of the cards that have their abilities."""
    frozen = Read(s).frozen()
    units = [unit for unit, one in numbered(s.units) if one.zone != Zone.GONE and not one.stripped]
    return [unit_name(s, unit) for unit in units if unit not in frozen]


_BY_NAME = {name.key: CARDS[number] for number, name in enumerate(CARD_NAME)}


def _is_worth_a_draw(name: Phrase) -> bool:
    """By the name in the log: a monster of the horde that is no token."""
    card = name.args.get("card", name)
    place = name.args.get("place")
    assert isinstance(card, Phrase)
    won_over = isinstance(place, Phrase) and place.args.get("side") == "a"
    found = _BY_NAME.get(card.key)
    return found is not None and found.type == CardType.MONSTER and not found.token and not won_over


def _number(event: Event) -> int:
    number = event.args["number"]
    assert isinstance(number, int)
    return number
