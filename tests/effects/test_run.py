"""Card text runs step by step, asks where it leaves a choice, and can be saved in between."""

from __future__ import annotations

from skyshelf.effects.abilities import Ability, Triggered
from skyshelf.effects.conditions import DONE, ThereIs, no
from skyshelf.effects.node import Word
from skyshelf.effects.numbers import Counted, CountOf
from skyshelf.effects.ops import Op, attempt, choose, each_player, may, repeat, select, when
from skyshelf.effects.run import Run
from skyshelf.effects.select import AtRandom, Ranked, Ref, an, different, each, up_to
from skyshelf.engine.codec import Codec
from tests.effects.toy import Deal, Draw, Order, counter, first, resolve, toy


class When(Word):
    NOW = 0


def text(*ops: Op) -> Ability:
    return Triggered(When.NOW, ops)


def test_steps_run_in_the_order_written() -> None:
    s = resolve(toy(3, 3), text(Deal(1, each(counter)), Draw(2)))
    assert (s.counters, s.drawn) == ([2, 2], 2)


def test_a_choice_is_asked_and_a_single_target_is_taken() -> None:
    s = resolve(toy(3, 3), text(Deal(1, an(counter))))
    assert s.options() == ["c0", "c1"]
    assert s.do("c1").counters == [3, 2]
    assert resolve(toy(3), text(Deal(1, an(counter)))).counters == [2]


def test_a_step_without_a_target_is_skipped() -> None:
    s = resolve(toy(), text(Deal(1, an(counter)), Draw(1)))
    assert s.drawn == 1


def test_several_targets_are_different_ones() -> None:
    s = resolve(toy(3, 3, 3), text(Deal(1, different(2, counter)))).do("c2")
    assert s.options() == ["c0", "c1"]
    assert s.do("c0").counters == [2, 3, 2]


def test_up_to_may_stop_early() -> None:
    s = resolve(toy(3, 3, 3), text(Deal(1, up_to(2, counter)))).do("c1", "done")
    assert s.counters == [3, 2, 3]


def test_later_steps_know_what_was_selected_before() -> None:
    s = resolve(toy(3, 3), text(select(an(counter)), Deal(2, Ref("it")))).do("c0")
    assert s.counters == [1, 3]


def test_may_with_a_target_asks_for_the_target_or_none() -> None:
    ability = text(may(Deal(1, an(counter)), then=Draw(1), otherwise=Draw(5)))
    s = resolve(toy(3), ability)
    assert s.options() == ["c0", "done"]
    assert s.do("c0").drawn == 1
    assert resolve(toy(3), ability).do("done").drawn == 5


def test_may_without_a_target_asks_yes_or_no() -> None:
    s = resolve(toy(3), text(may(Draw(1), Draw(1)), Draw(1)))
    assert s.options() == ["yes", "no"]
    assert s.do("yes").drawn == 3


def test_what_is_impossible_is_not_asked() -> None:
    s = resolve(toy(), text(may(Deal(1, an(counter)), then=Draw(1), otherwise=Draw(5))))
    assert s.drawn == 5


def test_conditions_choose_the_branch() -> None:
    ability = text(when(ThereIs(counter), Draw(1), otherwise=Draw(2)))
    assert resolve(toy(1), ability).drawn == 1
    assert resolve(toy(), ability).drawn == 2


def test_done_looks_at_the_step_before() -> None:
    ability = text(attempt(Deal(1, first), then=Draw(1)), when(no(DONE), Draw(7)))
    assert resolve(toy(1), ability).drawn == 1


def test_alternatives_run_in_the_order_chosen() -> None:
    s = resolve(toy(3), text(choose(Draw(1), Deal(1, first), Draw(10), number=2))).do("c2")
    assert s.options() == ["c0", "c1"]
    s.do("c1")
    assert (s.drawn, s.counters) == (10, [2])


def test_impossible_alternatives_are_left_out() -> None:
    s = resolve(toy(), text(choose(Deal(1, an(counter)), Draw(1))))
    assert s.drawn == 1


def test_repetition_asks_anew_each_time() -> None:
    s = resolve(toy(3, 3), text(repeat(2, Deal(1, an(counter))))).do("c0", "c1")
    assert s.counters == [2, 2]


def test_each_player_resolves_the_text() -> None:
    assert resolve(toy(), text(each_player(Draw(2)))).drawn == 4


def test_amounts_are_counted_when_they_are_needed() -> None:
    s = resolve(toy(1, 1, 5), text(Deal(1, each(counter)), Draw(CountOf(counter)), Draw(Counted("hits"))))
    assert s.drawn == 1  # two are gone; what was counted before is forgotten by the step in between


def test_ties_are_for_the_one_who_decides_ties() -> None:
    s = resolve(toy(5, 5, 1), text(Deal(1, Ranked(Order.HIGHEST, counter))))
    assert s.decision is not None
    assert (s.decision.seat, s.options()) == (1, ["c0", "c1"])
    assert resolve(toy(5, 4), text(Deal(1, Ranked(Order.HIGHEST, counter)))).counters == [4, 4]


def test_chance_is_drawn_from_the_state() -> None:
    results = {tuple(resolve(toy(9, 9, 9), text(Deal(1, AtRandom(counter)))).counters) for _ in range(3)}
    assert len(results) == 1


def test_a_text_can_be_saved_in_the_middle() -> None:
    s = resolve(toy(3, 3), text(Deal(1, an(counter)), Deal(1, Ref("it"))))
    codec = Codec("tests.effects")
    back = codec.decode(codec.encode(s), type(s)).do("c1")
    assert back.counters == [3, 1]
    assert all(isinstance(frame, Run) for frame in s.frames)
