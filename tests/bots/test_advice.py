"""Advice: the best options first, with chances, and only what surely happens is told."""

from __future__ import annotations

import pytest

from skyshelf.bots import advice
from skyshelf.bots.advice import hints
from skyshelf.engine.seat import SEATS
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.battery.promises import play
from tests.rules.horde.table import GAME, table
from tests.rules.skytear.table import GAME as SKYTEAR
from tests.rules.skytear.table import table as skytear_table


@pytest.mark.parametrize("name", NAMES)
def test_the_best_options_come_with_chances(name: str) -> None:
    game = game_named(name)
    state = next(
        state
        for count, state in enumerate(play(game, game.fewest, {}, 4))
        if count >= 20
        and state.decision is not None
        and state.decision.kind not in game.by_lot
        and len(state.decision.options) > 2
    )
    assert state.decision is not None
    found = hints(game, game.view(state, state.decision.seat), 0.2, 5)
    assert 1 <= len(found) <= 3
    assert len({hint.index for hint in found}) == len(found)
    for hint in found:
        assert 0 <= hint.index < len(state.decision.options)
        assert 0 <= hint.chance <= 1


def test_what_luck_will_bring_is_not_told() -> None:
    """What is told of an option comes true on any table that the seat holds possible."""
    game = game_named("painters")
    told = silent = 0
    for count, state in enumerate(play(game, 2, {}, 6)):
        if state.decision is None or count % 17:
            continue
        seat = state.decision.seat
        view = game.view(state, seat)
        for hint in hints(game, view, 0.02, count, most=2):
            world = game.determinize(view, 1000 + count)
            world.choose(hint.index)
            news = [event.seen_by(seat) for event in world.events if event.kind not in game.echoes]
            happened = news[: len(hint.does)]
            told += happened == list(hint.does) and bool(hint.does)
            silent += happened != list(hint.does)
    assert told > 10
    assert silent <= told // 20  # three tables may agree by chance


@pytest.mark.parametrize("name", ["painters", "skytear"])
def test_no_advice_says_its_choice_again(name: str) -> None:
    game = game_named(name)
    for count, state in enumerate(play(game, 2, {}, 6)):
        if state.decision is None or count % 29 or state.decision.kind in game.by_lot:
            continue
        for hint in hints(game, game.view(state, state.decision.seat), 0.0, count):
            assert not game.echoes & {seen.kind for seen in hint.does}


def test_what_would_change_nothing_is_not_advised() -> None:
    t = table(a1="shamans", mana=10)  # nobody has more than 10 mana
    assert t.state.decision is not None
    vain = t.state.decision.index_of("use a1")
    found = hints(GAME, t.view(SEATS[0]), 0.05, 5, most=len(t.state.decision.options))
    assert found
    assert vain not in {hint.index for hint in found}


@pytest.mark.parametrize(("points", "lead", "first"), [(3, 0.04, "move"), (3, 0.3, "end"), (0, 0.04, "end")])
def test_an_activation_is_not_ended_early_for_a_little(
    monkeypatch: pytest.MonkeyPatch, points: int, lead: float, first: str
) -> None:
    """What follows a Move is tried in bad ways too, and after an end nothing follows: that is no reason to end."""
    t = skytear_table(
        heroes={"yami": {"at": "0,3"}, "cotlic": {"side": "north", "at": "7,-4"}},
        active="yami",
        points=points,
    )
    view = t.view(SEATS[0])
    assert view.decision is not None
    texts = [option.text() for option in view.decision.options]
    ends = texts.index("end")
    ranked = [(ends, 0.5 + lead), *((at, 0.5) for at in range(len(texts)) if texts[at] != "end")]

    class Thinker:
        def ranked(self, view: object) -> list[tuple[int, float]]:
            return ranked

    monkeypatch.setattr(advice, "thinker", lambda *_, **__: Thinker())
    found = [texts[hint.index] for hint in hints(SKYTEAR, view, 0.1, 1)]
    assert found[0] == first
