"""Setting the table of the first edition, step by step. HRD-SET-01 to HRD-SET-31"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.run import NOBODY
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.horde2022.common import BOX
from skyshelf.games.horde.cards.registry import CARDS, DECKS, card_named
from skyshelf.games.horde.end_phase import open_portal
from skyshelf.games.horde.options import PickCard, card_pick
from skyshelf.games.horde.resolve import resolve
from skyshelf.games.horde.state import (
    EMPTY,
    HORDE,
    LANES,
    PORTAL,
    VACANT,
    Horde,
    Player,
    Rules,
    Unit,
    Zone,
)
from skyshelf.games.horde.supply import draw_card
from skyshelf.games.horde.turn import Turn
from skyshelf.games.horde.words.names import Moment, Side

OPENING_HAND = 5  # HRD-SET-26
MINION_SLUGS = ("onikai", "yetnar", "zephylite", "ratamil")


def agreed_rules(seats: int, settings: Settings) -> Rules:
    """The settings as they count in the game; alone nobody plays the horde. HRD-GEN-03 HRD-SET-19"""
    mode = "solo"
    difficulty = str(settings["difficulty"])
    outsider = str(settings["outsider"])
    return Rules(
        edition=0,
        mode=mode,
        difficulty=difficulty,
        alliance=tuple(range(seats)),
        horde_seat=NOBODY,
        outsider=outsider,
        stages=portal_set(mode, difficulty),
        outsiders=outsider_stages(outsider),
    )


def portal_set(mode: str, difficulty: str) -> tuple[int, ...]:
    """Stages 1 and 2 by mode and difficulty, stage 3 by mode. HRD-SET-05 HRD-CARD-09 HRD-Q-15

    Difficulty is nothing else, and each mode has its three levels. HRD-DIF-02 HRD-DIF-03 HRD-DIF-04
    """
    slugs = (f"{mode}_{difficulty}_1", f"{mode}_{difficulty}_2", f"{mode}_3")
    return tuple(card_named(slug).id for slug in slugs)


def outsider_stages(outsider: str) -> tuple[int, ...]:
    stages = [card for card in CARDS if card.outsider == outsider]
    return tuple(card.id for card in sorted(stages, key=lambda card: card.stage))


def copies(cards: list[Card]) -> list[int]:
    return [card.id for card in cards for _ in range(card.copies)]


def ready_made(deck: str) -> list[int]:
    """The 40 cards of a colour: all but the hero of the expansion, number 21. HRD-SET-22 HRD-COMP-02 HRD-COMP-16"""
    return copies([card for card in DECKS[deck] if not card.code.endswith("-21")])


def horde_cards(horde: str) -> list[int]:
    """The Common set and one other. HRD-SET-12 HRD-COMP-03"""
    return copies([*BOX, *DECKS[horde]])


def bare_table(rules: Rules, rng: int, castle: int, players: list[Player]) -> Horde:
    """Castle, portal and minions, and nothing else in play. HRD-CST-01 HRD-PRT-01"""
    lead = rules.alliance[0]
    s = Horde(
        rng=rng,
        turn=0,
        frames=[],
        decision=None,
        events=[],
        outcome=None,
        asked=0,
        forced=0,
        rules=rules,
        phase=0,
        units=[Unit(castle, Side.ALLIANCE, lead, lead, Zone.CENTRE), VACANT],
        front=[EMPTY] * LANES,
        guard=[EMPTY] * LANES,
        back=[],
        players=players,
        horde_deck=[],
        horde_discard=[],
        horde_hand=[],
        horde_mana=0,
        pile=[],
        stage=0,
        turned=0,
        collapsing=False,
        outsiders_left=rules.outsiders,
        vanquished=False,
        arrivals=[],
        waiting=[],
        hurt=[],
        boosted=NOBODY,
        lane_now=EMPTY,
        until_turn_ends=(),
        cost_changes=(),
        lost="",
    )
    for slug in MINION_SLUGS:  # HRD-SET-08 HRD-ZONE-01
        s.back.append(len(s.units))
        s.units.append(Unit(card_named(slug).id, Side.HORDE, HORDE, HORDE, Zone.BACK))
    open_portal(s, "HRD-SET-06")
    return s


def set_table(rules: Rules, settings: Settings, rng: int) -> Horde:
    s = bare_table(rules, rng, card_named(str(settings["castle"])).id, [])
    s.horde_deck = sorted(horde_cards(str(settings["horde"])))
    s.shuffle(s.horde_deck)  # HRD-SET-14
    s.pile = [s.outsiders_left[0]]  # HRD-SET-16 HRD-SET-17 HRD-OPL-02 HRD-OUT-01
    s.outsiders_left = s.outsiders_left[1:]
    for _ in rules.alliance:
        deck = sorted(ready_made(str(settings["deck"])))
        s.shuffle(deck)
        s.players.append(Player(0, deck, [], []))  # HRD-SET-03
    s.push(OpenTable(), *[Mulligan(seat) for seat in rules.alliance], Turn(0))
    return s


@dataclass(slots=True)
class OpenTable(Frame):
    """The portal's "Setup:" text, then opening hands. HRD-SET-09 HRD-SET-10 HRD-SET-26"""

    def step(self, s: Horde) -> None:
        s.frames.pop()
        for seat in s.rules.alliance:
            for _ in range(OPENING_HAND):
                draw_card(s, seat, "HRD-SET-26")
        resolve(s, PORTAL, Moment.SETUP)


@dataclass(slots=True)
class Mulligan(Frame):
    """Any number of cards are put back after their replacements were drawn, once. HRD-SET-27 HRD-SET-28 HRD-SET-29"""

    seat: int
    thrown: tuple[int, ...] = ()

    def step(self, s: Horde) -> None:
        hand = s.players[self.seat].hand
        options: list[Option] = [DONE, *[card_pick(card) for card in dict.fromkeys(hand)]]
        s.ask(self.seat, "mulligan", options, "HRD-SET-27")

    def answer(self, s: Horde, option: Option) -> None:
        player = s.players[self.seat]
        if not isinstance(option, Stop):
            assert isinstance(option, PickCard)
            player.hand.remove(option.pick)
            s.frames[-1] = Mulligan(self.seat, (*self.thrown, option.pick))
            return
        s.frames.pop()
        if not self.thrown:
            return
        s.emit("mulligan", "HRD-SET-27", who=WHO[self.seat], number=len(self.thrown))
        for _ in self.thrown:
            draw_card(s, self.seat, "HRD-SET-27")
        player.deck = sorted((*player.deck, *self.thrown))
        s.shuffle(player.deck)

    def seen_by(self, s: object, seat: int | None) -> Frame:
        """Others see only how many cards go back."""
        return self if seat == self.seat else Mulligan(self.seat, (NOBODY,) * len(self.thrown))
