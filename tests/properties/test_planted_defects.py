"""Each promise of the battery notices a defect of its kind that is planted for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.engine.event import Event
from skyshelf.engine.game import Game
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.totals import keeps_apart, totals
from skyshelf.games.horde.cards.registry import BY_SLUG, card_named
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.phases.fight import FightPhase
from skyshelf.games.horde.rules import place
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES
from skyshelf.games.horde.table.state import Horde, Unit, Zone
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.horde.vocabulary import looking
from skyshelf.games.horde.vocabulary.names import Ban, Side
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.painters.table.view import PaintersView
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.rules import stack
from skyshelf.games.skytear.rules.values import kept_givers
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.table.view import SkytearView
from skyshelf.lab.battery import promises
from skyshelf.lab.battery.horde_positions import random_words
from skyshelf.lab.battery.lots import Lots
from skyshelf.lab.battery.promises import (
    SHARED,
    BrokenPromise,
    Watch,
    check_clone,
    check_memory,
    check_new_knowledge,
    check_options,
    check_secret_steps,
    check_secrets,
    play,
    shared_parts,
    tables,
)
from skyshelf.lab.battery.series import random_course

# Every way in which people sit down to a game: alone, together, against each other.
MODES = [
    (name, seats, settings)
    for name in NAMES
    for seats, settings in tables(game_named(name))
    if set(settings) <= {"mode"}
]


def _started(game: Game, choices: int = 0) -> State:
    """A game in which everything lies on the table."""
    state: State = game.start(game.fewest, {}, 1)
    rng = Rng(1)
    while state.decision is not None and (choices > 0 or not game.audit.components(state)):
        choices -= 1
        state.choose(rng.below(len(state.decision.options)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_started_game_breaks_no_promise(name: str) -> None:
    game = game_named(name)
    state = _started(game, 12)
    watch = Watch(game, 1)
    for _ in range(3):
        watch.look(state)
        state.choose(0)


# Components.


def _lose_a_die(s: Painters) -> None:
    s.pool[next(die for die, number in enumerate(s.pool) if number)] -= 1


def _double_a_tile(s: Painters) -> None:
    s.players[0].tiles.append(s.pile[0])


def _lose_a_card_of_the_deck(s: Painters) -> None:
    s.deck.pop()


def _invent_a_cloud(s: Painters) -> None:
    s.players[0].clouds = 9


def _lose_a_hand_card(s: Horde) -> None:
    while not s.players[0].hand:  # Monoliths asks before the first hands are drawn
        s.choose(0)
    s.players[0].hand.pop()


def _double_a_horde_card(s: Horde) -> None:
    s.horde_discard.append(s.horde_deck[0])


def _lose_the_outsider(s: Horde) -> None:
    s.pile.clear()
    s.outsiders_left = ()


def _lose_what_is_attached(s: Horde) -> None:
    card = s.horde_deck.pop()
    s.add_unit(Unit(card, Side.HORDE, NOBODY, NOBODY, Zone.GONE))


def _make_a_seventh_token(s: Horde) -> None:
    for _ in range(7):
        s.add_unit(Unit(card_named("skeleton").id, Side.HORDE, NOBODY, NOBODY, Zone.BACK))


def _lose_a_power_card(s: Skytear) -> None:
    s.decks[0].cards.pop()


def _mix_up_two_decks(s: Skytear) -> None:
    s.decks[0].discard.append(s.decks[1].cards.pop())


def _lose_a_minion(s: Skytear) -> None:
    s.minion_sides = s.minion_sides[1:]


@pytest.mark.parametrize(
    ("name", "plant"),
    [
        ("painters", _lose_a_die),
        ("painters", _double_a_tile),
        ("painters", _lose_a_card_of_the_deck),
        ("painters", _invent_a_cloud),
        ("horde", _lose_a_hand_card),
        ("horde", _double_a_horde_card),
        ("horde", _lose_the_outsider),
        ("horde", _lose_what_is_attached),
        ("horde", _make_a_seventh_token),
        ("monoliths", _lose_a_hand_card),
        ("monoliths", _double_a_horde_card),
        ("skytear", _lose_a_power_card),
        ("skytear", _mix_up_two_decks),
        ("skytear", _lose_a_minion),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__.strip("_"),
)
def test_the_battery_notices_components_that_are_lost_or_doubled(
    name: str, plant: Callable[[State], None]
) -> None:
    game = game_named(name)
    state = _started(game)
    watch = Watch(game, 1)
    watch.check_components(state)
    watch.check_components(state)
    plant(state)
    with pytest.raises(BrokenPromise, match="The components changed"):
        watch.check_components(state)


def _count_all(name: str, seed: int) -> None:
    """The components at every decision of a random game."""
    watch = Watch(game_named(name), 1)
    for state in random_course(game_named(name), seed):
        watch.check_components(state)


@pytest.mark.parametrize(("name", "seed"), [("horde", 204), ("monoliths", 10), ("monoliths", 57)])
def test_the_battery_notices_a_concealed_card_that_is_destroyed_face_down(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would lie in no pile: the real card is gone."""

    _count_all(name, seed)
    monkeypatch.setattr(FightPhase, "_turns_up", lambda self, s, lane, at: False)
    with pytest.raises(BrokenPromise, match="The components changed"):
        _count_all(name, seed)


@pytest.mark.parametrize(("name", "seed"), [("horde", 2), ("monoliths", 10), ("monoliths", 12)])
def test_the_battery_notices_a_card_that_is_lost_from_beneath_another(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the card above takes out of play with it would lie in no pile."""

    def forget(s: Horde, unit: int) -> None:
        s.edit(UnitId(unit)).beneath = ()

    _count_all(name, seed)
    monkeypatch.setattr(place, "discard_beneath", forget)
    with pytest.raises(BrokenPromise, match="The components changed"):
        _count_all(name, seed)


@pytest.mark.parametrize("outsider", ["abyssal_terror", "rider_of_death", "the_lost_city"])
def test_positions_hold_colossal_outsiders_beside_their_parts(outsider: str) -> None:
    game = MonolithsGame()
    found = []
    for seed in range(6):
        words = random_words(game, 1, {"outsider": outsider}, seed, Lots(seed))
        row = [words["monsters"].get(str(lane), {}).get("card") for lane in range(1, LANES + 1)]
        if outsider in row:
            found.append([slug for slug in row if slug and BY_SLUG[slug].part_of])
            game.build(words, {"outsider": outsider})
    assert len(found) > 1
    assert any(found)


class _ForgetfulPainters(PaintersGame):
    """Deals a card of the offer a second time."""

    def determinize(self, view: PaintersView, rng: int) -> Painters:
        table = super().determinize(view, rng)
        table.deck[0] = table.offer[0]
        return table


class _ForgetfulHorde(HordeGame):
    """Deals one card of the unknown deck too few."""

    def determinize(self, view: HordeView, rng: int) -> Horde:
        table = super().determinize(view, rng)
        table.horde_deck[0] = table.horde_deck[1]
        return table


class _ForgetfulSkytear(SkytearGame):
    """Forgets a card of a hand that nobody sees."""

    def determinize(self, view: SkytearView, rng: int) -> Skytear:
        table = super().determinize(view, rng)
        for deck in table.decks:
            deck.cards[:1] = deck.cards[1:2]
        return table


@pytest.mark.parametrize("game", [_ForgetfulPainters(), _ForgetfulHorde(), _ForgetfulSkytear()])
def test_the_battery_notices_possible_tables_with_other_components(game: Game) -> None:
    state = _started(game)

    def look() -> None:
        for seed in range(40):  # the two cards may be alike
            check_secrets(game, state, seed)

    with pytest.raises(BrokenPromise, match="is no such table"):
        look()


# What is remembered.


def test_the_battery_notices_free_places_that_are_not_free() -> None:
    state = _started(PaintersGame())
    assert isinstance(state, Painters)
    state.players[0].frontier.popitem()
    with pytest.raises(BrokenPromise, match="free places of seat 0"):
        check_memory(PaintersGame(), state)


@pytest.mark.parametrize("game", [HordeGame(), MonolithsGame()], ids=lambda game: game.name)
def test_the_battery_notices_an_index_that_was_not_built_anew(game: HordeGame) -> None:
    state = _started(game)
    assert isinstance(state, Horde)
    index_of(state)
    tower = card_named("guard_pillar")
    kept = state.ability_index
    state.guard[0] = state.add_unit(
        Unit(tower.id, Side.ALLIANCE, Seat(0), Seat(0), Zone.LANE, lane=ALL_LANES[0])
    )
    check_memory(game, state)
    state.ability_index = kept
    with pytest.raises(BrokenPromise, match="index"):
        check_memory(game, state)


def test_the_battery_notices_totals_that_were_not_counted_anew() -> None:
    state = _started(HordeGame())
    assert isinstance(state, Horde)
    unit = state.add_unit(
        Unit(card_named("clan_of_the_oak").id, Side.ALLIANCE, Seat(0), Seat(0), Zone.LANE, lane=ALL_LANES[0])
    )
    state.guard[0] = unit
    totals(state, unit)
    check_memory(HordeGame(), state)
    state.units[unit] = replace(state.units[unit], plate=2)  # not by `edit`, which would forget the totals
    with pytest.raises(BrokenPromise, match=f"totals of unit {unit}"):
        check_memory(HordeGame(), state)


def test_the_battery_notices_that_creatures_were_kept_apart_and_are_no_more() -> None:
    state = _started(MonolithsGame())
    assert isinstance(state, Horde)
    state.edit(state.back[0]).bans |= 1 << Ban.BE_ENGAGED
    assert keeps_apart(state)
    check_memory(MonolithsGame(), state)
    state.units[state.back[0]].bans = 0  # not by `edit`, which would forget it
    with pytest.raises(BrokenPromise, match="whether pairs are kept apart"):
        check_memory(MonolithsGame(), state)


def test_the_battery_notices_heroes_and_offers_that_are_those_of_before() -> None:
    state = _started(SkytearGame())
    rng = Rng(1)
    while state.decision is not None and state.decision.kind != "act":
        state.choose(rng.below(len(state.decision.options)))
    assert isinstance(state, Skytear)
    check_memory(SkytearGame(), state)
    state.points = 0  # so that no action can be declared
    with pytest.raises(BrokenPromise, match="offered"):
        check_memory(SkytearGame(), state)
    state.offered = ()
    state.lined_up = state.lined_up[::-1]
    with pytest.raises(BrokenPromise, match="line-up"):
        check_memory(SkytearGame(), state)


def test_the_battery_notices_skills_that_are_not_on_the_cards() -> None:
    state = _started(SkytearGame())
    assert isinstance(state, Skytear)
    check_memory(SkytearGame(), state)
    kept = kept_givers(tuple(hero.card for hero in state.heroes))
    word, givers = next(iter(kept.items()))
    kept[word] = givers[1:]
    try:
        with pytest.raises(BrokenPromise, match="values"):
            check_memory(SkytearGame(), state)
    finally:
        kept[word] = givers


# Secrets, copies, options.


class _LeakyGame(PaintersGame):
    """Shows the whole deck where only its size may be seen."""

    def view(self, state: Painters, seat: Seat | None) -> PaintersView:
        view = super().view(state, seat)
        view.progress = bool(state.deck and state.deck[0] % 2)
        return view


def test_the_battery_notices_a_planted_leak() -> None:
    game = _LeakyGame()

    def look() -> None:
        for state in play(game, 2, {}, 1):
            check_secrets(game, state, 9)

    with pytest.raises(BrokenPromise, match="could see"):
        look()


def test_the_battery_notices_a_shared_list() -> None:
    game = PaintersGame()
    state = game.start(2, {}, 1)
    assert isinstance(state, Painters)
    copy = state.clone()
    assert shared_parts(state, copy, SHARED) == []
    copy.pool = state.pool
    assert shared_parts(state, copy, SHARED) == ["state.pool"]


@pytest.mark.parametrize(
    ("spoil", "says"), [("pool", "A copy shares state.pool"), ("turn", "A copy differs")]
)
def test_the_battery_notices_a_copy_that_is_none(
    spoil: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = PaintersGame()
    state = game.start(2, {}, 1)
    true_clone = Painters.clone

    def clone(table: Painters) -> Painters:
        copy = true_clone(table)
        if spoil == "pool":
            copy.pool = table.pool
        else:
            copy.turn += 1
        return copy

    monkeypatch.setattr(Painters, "clone", clone)
    with pytest.raises(BrokenPromise, match=says):
        check_clone(game, state)


def test_the_battery_notices_an_option_that_is_offered_twice() -> None:
    decision = PaintersGame().start(2, {}, 1).decision
    assert decision is not None
    check_options(decision)
    with pytest.raises(BrokenPromise, match="something twice"):
        check_options(replace(decision, options=[*decision.options, decision.options[0]]))


def test_what_takes_long_is_looked_at_in_different_places_of_short_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_named("painters")
    state = _started(game)
    looks: list[str] = []
    monkeypatch.setattr(promises, "check_clone", lambda game, state: looks.append("clone"))
    first = []
    for seed in range(4):
        watch = Watch(game, seed, every=4)
        looks.clear()
        while not looks:
            watch.look(state)
        first.append(watch.looked - seed)
    assert first == [4, 3, 2, 1]


# New knowledge.


@pytest.mark.parametrize(("name", "seats", "settings"), MODES, ids=str)
def test_a_choice_that_shows_something_and_can_be_taken_back_is_noticed(
    name: str, seats: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every barrier is taken away; chance, which bars by itself, is let speak without being noticed."""
    game = game_named(name)

    def without_barrier(self: State, kind: str, rule: str, **args: object) -> None:
        self.emit(kind, rule, **args)  # type: ignore[arg-type]

    for owner in (State, Horde):
        monkeypatch.setattr(owner, "reveal", without_barrier)
    found = 0
    for seed in range(1, 4):
        for state in play(game, seats, settings, seed):
            if state.decision is None or found:
                break
            for index in range(len(state.decision.options)):
                found += _is_noticed(game, state, index, seed)
    assert found


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    # Painters have no hands, and in Skytear it is public who is asked for a response (see below).
    # Monoliths for two against each other leaves nobody with one answer only.
    [
        each
        for each in MODES
        if each[0] in ("horde", "monoliths") and each[1] > 1 and each != ("monoliths", 2, {"mode": "versus"})
    ],
    ids=str,
)
def test_a_question_that_is_left_out_where_a_hand_has_nothing_is_noticed(
    name: str, seats: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only one answer is left it is given unasked: who looks on knows what the hand lacks."""
    game = game_named(name)
    for owner in (State, Horde):
        true_ask = owner.ask

        def unasked(
            self: State,
            seat: Seat,
            kind: str,
            options: list[Option],
            rule: str,
            source: Phrase | None = None,
            always_ask: bool = False,
            ask: Callable[..., None] = true_ask,
        ) -> None:
            ask(self, seat, kind, options, rule, source)

        monkeypatch.setattr(owner, "ask", unasked)

    with pytest.raises(BrokenPromise, match=r"Who is asked tells|hears of what|sees what"):
        _look_for_tells(game, seats, settings)


# Those in which somebody holds cards that others do not see.
HANDS = [each for each in MODES if each[0] != "painters" and each[1] > 1]


@pytest.mark.parametrize(("name", "seats", "settings"), HANDS, ids=str)
def test_a_word_that_depends_on_a_hand_is_noticed(
    name: str, seats: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody hears how many answers the next one has: what they hold follows from it."""
    true_choose = State.choose

    def talkative(self: State, index: int) -> None:
        true_choose(self, index)
        if self.decision is not None:
            self.emit("tells", "", number=len(self.decision.options))

    monkeypatch.setattr(State, "choose", talkative)
    with pytest.raises(BrokenPromise, match="hears of what it cannot know"):
        _look_for_tells(game_named(name), seats, settings)


@pytest.mark.parametrize(
    ("seats", "settings"), [(seats, settings) for name, seats, settings in HANDS if name == "skytear"]
)
def test_who_is_asked_for_a_response_by_what_they_hold_is_noticed(
    seats: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Skytear it is public who is asked; here it depends on the number of a card in the hand."""
    true_wish = stack.wants_to_respond

    def by_hand(s: Skytear, seat: Seat) -> bool:
        return true_wish(s, seat) and sum(s.players[seat].hand) % 2 == 0

    monkeypatch.setattr(stack, "wants_to_respond", by_hand)
    with pytest.raises(BrokenPromise, match=r"Who is asked tells|hears of what|sees what"):
        _look_for_tells(game_named("skytear"), seats, settings)


def _look_for_tells(game: Game, seats: int, settings: Settings) -> None:
    for seed in range(1, 9):
        for state in play(game, seats, settings, seed):
            for index in range(0 if state.decision is None else min(3, len(state.decision.options))):
                check_secret_steps(game, state, index, seed)


def _is_noticed(game: Game, state: State, index: int, seed: int) -> bool:
    try:
        check_new_knowledge(game, state, index, seed)
    except BrokenPromise as error:
        return "can take it back" in str(error)
    return False


def test_a_look_at_the_own_deck_without_a_barrier_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("monoliths")
    state, index = _before_a_look()
    check_new_knowledge(game, state, index, 1)
    match = Match(game, Journal("monoliths", 0, 1, {}, 0, ["Ada"], [""], []), state.clone())
    match.choose(index)
    assert match.undoable == 0
    monkeypatch.setattr(
        looking, "Happened", lambda kind, rule, args, secrets, _: Event(kind, rule, args, secrets)
    )
    with pytest.raises(BrokenPromise, match="MON-ALL-01"):
        check_new_knowledge(game, state, index, 1)


def _before_a_look() -> tuple[State, int]:
    """A game in which somebody may look at the top cards of the own deck now: MON-KUR-13."""
    game = game_named("monoliths")
    for state in play(game, 1, {"deck": "kurumo_artificers"}, 2):
        for index in range(0 if state.decision is None else len(state.decision.options)):
            after = state.clone()
            after.choose(index)
            if after.decision is not None and after.decision.kind == "fetch":
                return state.clone(), index
    raise AssertionError("nobody could look")
