"""The log tells all that changes on the map: whoever keeps a second map by it has the same one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.engine.settings import Value
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.rules.lane_steps import PlaceMinions, Reposition, minion_places
from skyshelf.games.skytear.table.options import unit_name
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Condition
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, new_game, table

GAMES: list[tuple[int, int, dict[str, Value]]] = [
    (2, 11, {"format": "random", "battlefield": "three_lanes", "outsiders": "random"}),
    (2, 12, {"format": "random"}),
    (4, 13, {"format": "random", "edition": "polish"}),
]


def at(arg: Arg) -> int:
    """The hex that a place names."""
    assert isinstance(arg, Phrase)
    number = arg.args["at"]
    assert isinstance(number, int)
    return number


def all_at(arg: Arg) -> set[int]:
    """The hexes of a list of places."""
    assert isinstance(arg, Phrase)
    if "at" in arg.args:
        return {at(arg)}
    return all_at(arg.args["first"]) | all_at(arg.args["rest"])


@dataclass
class Map:
    """What stands and lies where; units by the names that events have for them."""

    heroes: dict[str, int] = field(default_factory=dict)
    conditions: dict[str, set[str]] = field(default_factory=dict)
    illusions: dict[str, int] = field(default_factory=dict)
    outsiders: dict[str, set[int]] = field(default_factory=dict)
    pillars: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    minions: dict[tuple[str, int], str] = field(default_factory=dict)  # side and hex, with the lane

    @classmethod
    def of(cls, s: Skytear) -> Map:
        found = cls()
        for unit, hero in enumerate(s.heroes):
            name = repr(unit_name(s, UnitId(unit)))
            if hero.hex >= 0:
                found.heroes[name] = hero.hex
            if hero.illusion >= 0:
                found.illusions[name] = hero.illusion
            found.conditions[name] = {repr(one.phrase()) for one in Condition if hero.conditions >> one & 1}
        for unit in s.outsider_units():
            one = s.outsider(unit)
            if one.front >= 0:
                found.outsiders[repr(unit_name(s, unit))] = {one.front, one.rear}
        found.pillars = {where for board in s.boards for where, _ in board.pillars}
        found.closed = set(s.blocked)
        for number, where in enumerate(s.minions):
            if where >= 0:
                lane = s.field.lanes[s.minion_lanes[number]].name
                found.minions[SIDES[s.minion_sides[number]], where] = f"skytear-lane-{lane}"
        return found

    def hears(self, event: Event) -> None:
        args = event.args
        name = repr(args.get("unit"))
        match event.kind:
            case "moved" | "returned":
                unit = args["unit"]
                assert isinstance(unit, Phrase)
                if unit.key == "skytear-minion-at":
                    side = str(unit.args["side"])
                    self.minions[side, at(args["hex"])] = self.minions.pop((side, at(unit.args["hex"])))
                else:
                    self.heroes[name] = at(args["hex"])
            case "outsider-called" | "outsider-moved":
                self.outsiders[name] = {at(args["hex"]), at(args["other"])}
            case "hero-defeated":
                del self.heroes[name]
                self.conditions[name] = set()
            case "exhausted":
                self.conditions[name] = set()
            case "condition":
                self.conditions[name].add(repr(args["condition"]))
            case "condition-lost":
                self.conditions[name].remove(repr(args["condition"]))
            case "illusion":
                self.illusions[name] = at(args["hex"])
            case "illusion-gone":
                del self.illusions[name]
            case "pillar":
                self.pillars.add(at(args["hex"]))
            case "pillar-taken" | "pillar-removed":
                self.pillars.remove(at(args["hex"]))
            case "hexes-closed":
                self.closed |= all_at(args["hexes"])
            case "hero-cards-cleared":
                self.closed = set()
            case "minion-defeated":
                unit = args["unit"]
                assert isinstance(unit, Phrase)
                del self.minions[str(unit.args["side"]), at(unit.args["hex"])]
            case "minions-placed":
                self._place(str(args["side"]), args["lane"], all_at(args["hexes"]))
            case "minions-withdrawn":
                self._place(str(args["side"]), args["lane"], set())

    def _place(self, side: str, lane: Arg, hexes: set[int]) -> None:
        assert isinstance(lane, Phrase)
        self.minions = {
            one: where for one, where in self.minions.items() if (one[0], where) != (side, lane.key)
        }
        self.minions |= {(side, where): lane.key for where in hexes}


@pytest.mark.parametrize(("seats", "seed", "settings"), GAMES)
def test_a_map_kept_by_the_log_alone_is_the_map(seats: int, seed: int, settings: dict[str, Value]) -> None:
    s = new_game(seats, seed, **settings).state
    rng = Rng(seed)
    while s.turn == 0 or (s.decision is not None and s.decision.kind in ("place-hero", "mulligan")):
        assert s.decision is not None
        s.choose(rng.below(len(s.decision.options)))
    kept = Map.of(s)
    while s.decision is not None:
        s.choose(rng.below(len(s.decision.options)))
        for event in s.events:
            kept.hears(event)
        if any(isinstance(frame, PlaceMinions) for frame in s.frames):
            continue  # what is being placed is told when the last one stands
        assert kept == Map.of(s)


def told(t: Table) -> list[str]:
    return [event.kind for event in t.events]


def with_minions(*hexes: str) -> Table:
    t = table(
        turn=3,
        heroes={"yami": {"at": "4,1"}, "akhuti": {"side": "north", "at": "4,-7"}},
        minions=[{"side": "south", "at": one, "lane": "east"} for one in hexes],
        active="yami",
    )
    t.state.events = []
    return t


def placed_anew(t: Table) -> list[Event]:
    s = t.state
    lane = [one.name for one in s.field.lanes].index("east")
    s.frames.append(Reposition(lane, 0))
    while isinstance(frame := s.frames[-1], Reposition | PlaceMinions):
        if isinstance(frame, PlaceMinions):
            frame.auto = True
        frame.step(s)
    return s.events


def test_the_log_tells_where_minions_are_placed_and_who_goes_to_the_reserve() -> None:
    t = with_minions("4,3", "3,4")
    lane = [one.name for one in t.state.field.lanes].index("east")
    free = minion_places(t.state, 0, lane)[0]
    t.state.blocked = tuple(one for one in bits(t.state.field.sight[t.state.tokens[lane]]) if one != free)
    withdrawn, placed = placed_anew(t)
    assert (withdrawn.kind, withdrawn.args["number"]) == ("minions-withdrawn", 1)
    assert (placed.kind, all_at(placed.args["hexes"])) == ("minions-placed", {free})


def test_minions_that_are_placed_where_they_stood_are_not_told_again() -> None:
    t = with_minions("4,3", "3,4")
    assert [event.kind for event in placed_anew(t)] == ["minions-placed"]
    t.state.events = []
    assert placed_anew(t) == []


def test_the_log_tells_which_conditions_end() -> None:
    t = table(
        turn=3,
        heroes={
            "yami": {"at": "4,1", "hp": 10, "conditions": ["slow", "shapeshifted", "marked"]},
            "akhuti": {"side": "north", "at": "4,-7"},
        },
        active="yami",
        hands={1: ["clear_mind"]},
    )
    t.do("play clear_mind by yami").passes()
    lost = [repr(event.args["condition"]) for event in t.events if event.kind == "condition-lost"]
    assert lost == [repr(Condition.SLOW.phrase()), repr(Condition.MARKED.phrase())]


def test_the_log_tells_where_an_illusion_is_after_mirage() -> None:
    t = table(
        turn=3,
        heroes={"khepiax": {"at": "4,1", "illusion": "3,2"}, "akhuti": {"side": "north", "at": "4,-7"}},
        active="khepiax",
        hands={1: ["mirage"]},
    )
    before = t.hero("khepiax").hex
    t.do("play mirage by khepiax").passes()
    assert [at(event.args["hex"]) for event in t.events if event.kind == "illusion"] == [before]


def test_the_log_tells_that_the_illusion_of_a_defeated_hero_vanishes() -> None:
    t = table(
        turn=3,
        heroes={
            "yami": {"at": "4,1"},
            "akhuti": {"side": "north", "at": "5,1", "hp": 1, "illusion": "6,1"},
        },
        active="yami",
    )
    t.do("attack").passes()
    assert told(t).count("illusion-gone") == 1


@pytest.mark.rule("SKY-TAU-12", "SKY-NUP-14")
def test_the_log_tells_a_pillar_from_an_illusion_that_an_attack_removes_and_whose_it_was() -> None:
    heroes = {
        "sakoshi": {"at": "4,1"},
        "cotlic": {"side": "north", "at": "4,-7"},
        "akhuti": {"side": "north", "at": "3,-7", "illusion": "5,1"},
    }
    for target, offered, kind, rule, told in (
        ("token 5,1", "Illusion of Akhuti on", "illusion-gone", "SKY-NUP-14", "The illusion of Akhuti"),
        ("token 5,2", "Pillar ", "pillar-removed", "SKY-TAU-12", "The pillar of North"),
    ):
        t = table(heroes=heroes, north={"pillars": ["5,2"]}, active="sakoshi")
        t.do("attack")
        assert t.state.decision is not None
        option = t.state.decision.options[t.options().index(target)]
        assert Speaker("en").say(option.label()).startswith(offered)
        t.do(target).passes()
        gone = next(event for event in t.events if event.kind == kind)
        assert gone.rule == rule
        assert Speaker("en", ["Ada", "Ben"]).tell(gone.seen_by(Seat(0)), "skytear").startswith(told)


def test_the_log_tells_whose_pillar_rises_and_whose_lead_card_counts() -> None:
    far = {"cotlic": {"side": "north", "at": "4,-7"}}
    t = table(heroes={"tlakali": {"at": "4,1"}, **far}, active="tlakali").do("worship", "5,1").passes()
    assert any(line.startswith("A pillar of South rises") for line in lines(t))
    t = table(phase="minions", heroes={"tlakali": {"at": "-5,1", "leads": ["gank"]}, **far})
    t.do("lead gank 0")
    assert "Gank counts for South: +2 Control." in lines(t)


def test_the_log_tells_whose_deck_is_renewed() -> None:
    heroes = {"sakoshi": {"at": "4,1"}, "cotlic": {"side": "north", "at": "5,1"}}
    for names, told in (
        (["Ada", "Ben"], "The discard pile of Ada becomes a deck of 3 cards."),
        (["Ada", "Ben", "Cyd", "Dan", "Eve"], "The discard pile of South becomes a deck of 3 cards."),
    ):
        t = table(
            players=len(names),
            heroes=heroes,
            active="sakoshi",
            decks={1: []},
            discards={1: ["gank", "gank", "combustion"]},
        )
        t.do("attack").passes()
        assert told in lines(t, names)


def lines(t: Table, names: Sequence[str] = ("Ada", "Ben")) -> list[str]:
    """What the log says since the last `do`."""
    speaker = Speaker("en", names, strict=True)
    return [speaker.tell(event.seen_by(Seat(0)), "skytear") for event in t.events]


def test_the_log_tells_which_hexes_a_card_closes() -> None:
    t = table(
        turn=3,
        heroes={"corjof": {"at": "4,1"}, "akhuti": {"side": "north", "at": "4,-7"}},
        active="corjof",
        hands={1: ["icewall"]},
    )
    t.do("play icewall by corjof")
    t.do(t.options()[3]).passes()
    t.do(t.options()[0])
    closed = [all_at(event.args["hexes"]) for event in t.events if event.kind == "hexes-closed"]
    assert closed == [set(t.state.blocked)]


def test_who_predicts_without_any_card_is_told_so() -> None:
    t = table(
        turn=3,
        heroes={"gulbjarn": {"at": "4,1"}, "yami": {"side": "north", "at": "5,-7"}},
        active="gulbjarn",
        hands={1: ["presence"]},
        decks={1: []},
    )
    t.do("play presence by gulbjarn").passes()
    (looks,) = (event for event in t.events if event.kind == "predicts")
    assert (
        Speaker("en", ["Ada", "Ben"]).tell(looks.seen_by(Seat(0)), "skytear")
        == "Ada has no card left to look at."
    )


def test_who_may_lose_hp_for_another_is_asked_by_name() -> None:
    t = table(
        turn=3,
        heroes={
            "yami": {"at": "4,2"},
            "tlakali": {"side": "north", "at": "4,3", "hp": 7},
            "cotlic": {"side": "north", "at": "4,1"},
        },
        active="yami",
        north={"pillars": ["3,3"]},
    )
    t.do("attack").do("cotlic").passes()
    assert t.state.decision is not None
    asked = Speaker("en", ["Ada", "Ben"]).ask(t.state.decision, "skytear")
    assert asked == "How many HP does Tlakali (7 left) lose to spare Cotlic?"


@pytest.mark.rule("SKY-Q-69", "SKY-LEAD-12")
def test_who_has_predicted_the_lead_card_of_a_teammate_reads_whose_it_is() -> None:
    t = table(
        players=6,
        turn=2,
        heroes={
            "corjof": {"at": "4,2", "seat": 1},
            "yami": {"at": "3,3", "seat": 3},
            "cotlic": {"side": "north", "at": "4,-7"},
        },
        active="corjof",
        hands={1: ["presence"]},
        decks={1: ["gank", "safeguard", "presence"]},
    )
    t.do("play presence by corjof").passes().do("done", "gank", "end")
    t.do("activate cotlic", "end", "activate yami", "lead").passes().do("deck")
    speaker = Speaker("en", ["Ada", "Ben", "Cy", "Dee", "Eve", "Fay"], strict=True)
    (led,) = [event for event in t.events if event.kind == "led"]
    told = {seat: speaker.tell(led.seen_by(seat), GAME.speech) for seat in first_seats(6)}
    assert told[Seat(0)] == "Cy puts Safeguard under Yami, from the deck; you have seen it there."
    assert {told[seat] for seat in first_seats(6)[1:]} == {"Cy puts a Lead card under Yami, from the deck."}


@pytest.mark.parametrize(
    ("language", "attacked", "pushed"),
    [
        ("en", "Akhuti attacks the minion of North ", "Moved: the minion of North "),
        ("es", "Akhuti ataca con ", "El esbirro del Norte "),
        ("it", "Akhuti attacca per ", "Il servitore del Nord "),
        ("pl", "Akhuti atakuje za ", "Żołnierz Północy "),
    ],
)
def test_the_log_calls_a_minion_with_an_article_and_begins_no_sentence_small(
    language: str, attacked: str, pushed: str
) -> None:
    def logged(*texts: str) -> list[str]:
        t = table(
            heroes={"akhuti": {"at": "4,1"}, "cotlic": {"side": "north", "at": "4,-7"}},
            minions=[{"side": "north", "at": "5,1"}],
            active="akhuti",
            hands={1: ["hurricane_strike"]},
            decks={1: ["shuriken_storm"]},  # modifier -1: the card deals nothing, and pushes
        )
        t.do(*texts).passes()
        say = Speaker(language, ["Ada", "Ben"])
        return [say.tell(event.seen_by(Seat(0)), "skytear") for event in t.events]

    assert any(line.startswith(attacked) for line in logged("attack"))
    assert any(line.startswith(pushed) for line in logged("play hurricane_strike by akhuti", "6,1"))
