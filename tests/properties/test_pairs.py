"""Every card beside every other: a sample of the pairs, and each law notices a defect of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.totals import strength_of
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.editions.first import HORDE_2022
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.rules import damage, destroy, strike, tokens
from skyshelf.games.horde.table.options import LANE
from skyshelf.games.horde.table.state import EDITIONS as EDITIONS_AT_TABLES
from skyshelf.games.horde.table.view import HordeView
from skyshelf.lab.battery import horde_course
from skyshelf.lab.battery.horde_course import check_table, contradictions
from skyshelf.lab.battery.horde_foreseen import unforeseen
from skyshelf.lab.battery.horde_laws import (
    Draws,
    Step,
    laws_of_citing,
    laws_of_piles,
    laws_of_places,
    laws_of_rest,
)
from skyshelf.lab.battery.horde_pairs import cards_for, number_of_pairs, pair, scattered
from skyshelf.lab.battery.horde_values import differing_values, values_of
from skyshelf.lab.battery.pairs import all_pairs
from skyshelf.lab.battery.promises import BrokenPromise
from skyshelf.lab.battery.series import run_seed
from tests.rules.horde.sides import versus
from tests.rules.horde.table import GAME, Table, table
from tests.rules.monoliths.sides import versus as versus_2024
from tests.rules.monoliths.table import table as second

EDITIONS = ("horde", "monoliths")
SAMPLE = 40  # pairs of each edition; `skyshelf battery horde --pairs -1` lays them all


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("first", range(0, SAMPLE, 10))
def test_what_follows_from_pairs_of_cards_keeps_the_laws(name: str, first: int) -> None:
    for seed in range(first, first + 10):
        assert run_seed(name, "pair", seed, every=30).found == []


@pytest.mark.parametrize("seed", [107391310, 186813661])
def test_neither_asking_for_consent_nor_a_shorter_back_line_breaks_a_law(seed: int) -> None:
    assert run_seed("monoliths", "pair", seed, every=30).found == []


@pytest.mark.parametrize("name", EDITIONS)
def test_seeds_in_a_row_are_every_pair_once(name: str) -> None:
    total = number_of_pairs(name)
    assert len({scattered(name, seed) for seed in range(total)}) == total
    assert scattered(name, total + 3) == total + scattered(name, 3)
    assert {card for number in range(0, total, len(cards_for(name))) for card in pair(name, number)} == set(
        cards_for(name)
    )


def test_other_games_have_no_pairs() -> None:
    assert all_pairs("painters") == 0
    (found,) = run_seed("painters", "pair", 1).found
    assert "Pairs of cards are not laid" in found.error


# Defects, planted one by one.


def unit_at(t: Table, place: str) -> UnitId:
    row = t.state.front if place[0] == "m" else t.state.guard
    return row[int(place[1]) - 1]


def broken(laws: Iterator[str]) -> str:
    return "; ".join(laws)


def test_a_card_that_does_not_know_its_lane_is_noticed() -> None:
    t = table(m2="troll_brute", a2="gulbjarn")
    assert not broken(laws_of_places(t.state))
    t.state.edit(unit_at(t, "m2")).lane = LANE[4].pick
    assert "troll_brute lies in front 2" in broken(laws_of_places(t.state))


def test_an_attachment_that_its_bearer_forgot_is_noticed() -> None:
    t = table(a1={"card": "gulbjarn", "attachments": ["lightning_naginata"]})
    t.state.edit(unit_at(t, "a1")).attachments = ()
    assert "lightning_naginata is in play and lies nowhere" in broken(laws_of_places(t.state))


def test_a_token_in_a_discard_pile_is_noticed() -> None:
    t = table()
    t.state.horde_discard.append(BY_SLUG["skeleton"].id)
    assert "skeleton lies in the horde's discard pile" in broken(laws_of_piles(t.state))


def test_a_seventh_skeleton_is_noticed() -> None:
    six: dict[str, Any] = {f"m{lane}": "skeleton" for lane in range(1, 7)}
    t = table(**six)
    assert not broken(laws_of_piles(t.state))
    t.state.pile.append(BY_SLUG["skeleton"].id)
    assert "there are 7 of skeleton" in broken(laws_of_piles(t.state))


def test_a_card_that_should_have_been_destroyed_is_noticed() -> None:
    t = table(m1="troll_brute")
    t.state.edit(unit_at(t, "m1")).hp = -9
    assert "troll_brute has no health" in broken(laws_of_rest(t.state))


@pytest.mark.parametrize("slug", ["cave_yeti", "stone_titan", "the_old_forgotten", "oni_horde", "onikai"])
def test_a_text_that_is_not_counted_is_noticed(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {"m1": "troll_brute", "m2": slug} if slug != "onikai" else {"onikai": 3}
    t = table(**given)
    assert not broken(differing_values(t.state, values_of(t.state)))
    monkeypatch.setattr("skyshelf.games.horde.abilities.index.applies", lambda s, rule, unit: False)
    monkeypatch.setattr("skyshelf.games.horde.abilities.totals.applies", lambda s, rule, unit: False)
    monkeypatch.setattr("skyshelf.games.horde.abilities.totals.amount", lambda s, run, number: 0)
    t.state.changed()
    assert "the texts say" in broken(differing_values(t.state, values_of(t.state)))


def step(t: Table, *choices: str) -> Step:
    """The last of some choices."""
    t.do(*choices[:-1])
    before = t.state.clone()
    t.do(choices[-1])
    return Step(before, t.state, values_of(before), values_of(t.state))


def test_wounds_that_the_log_does_not_tell_are_noticed() -> None:
    found = step(table(m1="frost_giant", a2="gulbjarn", hand=["bloodlust"], mana=3), "move a2")
    assert not broken(found.laws())
    found.after.edit(UnitId(found.after.front[0])).hp -= 1
    assert "the tokens of frost_giant changed by [-1, 0, 0], the log says [0, 0, 0]" in broken(found.laws())


def burn(t: Table) -> Step:
    """Combustion deals 2 damage to the only monster in a lane."""
    return step(t, "play combustion")


@pytest.mark.parametrize("planted", [False, True])
def test_damage_that_cannot_be_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr(tokens, "is_banned", lambda s, unit, ban: False)
    damsel = {"card": "damsel_of_silence", "health": 5}
    found = burn(second({"outsider": "damsel_of_silence"}, m1=damsel, hand=["combustion"], mana=9))
    assert ("damsel_of_silence cannot gain_wounds" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_damage_past_armor_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr(damage, "armor_left", lambda s, unit: 0)
    found = burn(table(m1={"card": "frost_giant", "armor": 1, "health": 9}, hand=["combustion"], mana=9))
    assert ("damage passed the armor of frost_giant" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_damage_past_a_barrier_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr(damage, "has_barrier", lambda s, unit: False)
    found = burn(table(m1={"card": "shade_hunter", "health": 9}, hand=["combustion"], mana=9))
    assert ("passed the Barrier" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_a_card_that_is_moved_and_cannot_be_is_noticed(planted: bool) -> None:
    """Troll Trackers keep the engaged ally where it is."""
    t = table(m2="troll_trackers", a2="gulbjarn", a5="shamans", hand=["bloodlust"], mana=3)
    found = step(t, "discard a5")
    if planted:
        ally = unit_at(t, "a2")
        t.state.guard[1], t.state.guard[2] = t.state.guard[2], ally
        t.state.front[1], t.state.front[2] = t.state.front[2], t.state.front[1]
        for unit in (ally, t.state.front[2]):
            t.state.edit(unit).lane = LANE[2].pick
        t.state.changed()
        found = Step(found.before, t.state, found.was, values_of(t.state))
    assert ("gulbjarn cannot be moved, and changed its lane" in broken(found.laws())) == planted


def test_a_rule_of_the_other_edition_is_noticed() -> None:
    t = second(a1="gulbjarn")
    assert not broken(laws_of_citing(t.state))
    t.do("move a1")
    assert t.state.decision is not None
    t.state.decision.rule = "HRD-ALL-12"
    assert "'move-lane' goes by HRD-ALL-12" in broken(laws_of_citing(t.state))


def test_a_card_that_is_exhausted_in_silence_is_noticed() -> None:
    found = step(table(a2="gulbjarn", a5="shamans"), "discard a5")
    assert not broken(found.laws())
    found.after.edit(found.after.guard[1]).exhausted = True
    assert "gulbjarn is exhausted, and nothing is told of it" in broken(found.laws())


@pytest.mark.parametrize("planted", [False, True])
def test_trample_outside_the_fight_phase_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        edition = replace(HORDE_2022, trample_anywhere=True)
        monkeypatch.setitem(EDITIONS_AT_TABLES, "horde", edition)
    others: dict[str, Any] = {
        "m3": "frost_giant",
        "a3": "shamans",
    }  # so that the ally is chosen in a step of its own
    t = table(m1="troll_brute", a1="clan_of_the_maple", a2="corjof", mana=1, **others).do("use a2")
    found = step(t, "a1")
    assert found.events[0].kind == "strikes"
    assert ("a strike should give troll_brute 4 wounds" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_a_strike_that_is_not_as_hard_as_its_attack_is_noticed(
    planted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if planted:
        monkeypatch.setattr(strike, "strength_of", lambda s, unit: strength_of(s, unit) + 1)
    pair_of_foes: dict[str, Any] = {
        "m1": {"card": "frost_giant", "health": 9},
        "a1": {"card": "shamans", "health": 9},
    }
    t = table(horde=["troll_brute", "troll_brute"], hand=["bloodlust"], mana=1, **pair_of_foes)
    found = step(t, "end", "end")  # of the actions, of the reactions
    assert found.events[0].kind == "strikes"
    assert ("a strike should give" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_a_wrong_price_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr("skyshelf.games.horde.rules.play_card.cost_of", lambda s, seat, card: 1)
    found = burn(table(m1={"card": "frost_giant", "health": 9}, hand=["combustion"], mana=9))
    assert ("combustion was played for 1" in broken(found.laws())) == planted


def test_mana_that_the_log_does_not_tell_is_noticed() -> None:
    found = burn(table(m1={"card": "frost_giant", "health": 9}, hand=["combustion"], mana=9))
    found.after.players[0].mana += 1
    assert "mana, the log says" in broken(found.laws())


@pytest.mark.parametrize("planted", [False, True])
def test_a_destroyed_card_that_vanishes_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr(destroy, "to_pile_of", lambda s, card, owner: None)
    t = table(m1={"card": "frost_giant", "wounds": 2}, hand=["combustion"], mana=9)
    found = burn(t)
    assert ("frost_giant was destroyed and is not in the discard pile" in broken(found.laws())) == planted


@pytest.mark.parametrize("planted", [False, True])
def test_a_draw_that_is_not_offered_is_noticed(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if planted:
        monkeypatch.setattr(destroy, "_reward", lambda s, unit, rule: None)
    t = table(m1={"card": "frost_giant", "wounds": 2}, a2="gulbjarn", hand=["combustion"], mana=9)
    draws, found = Draws(), ""
    for choice in ("move a2", "lane 1", "play combustion", "no draw"):
        if choice in t.options():
            before = t.state.clone()
            t.do(choice)
            found += broken(draws.step(before, t.state))
    assert ("worth a draw" in found) == planted


class Silent(HordeGame):
    """A game that has no reasons."""

    def why_not(self, view: HordeView, text: str) -> list[tuple[str, Phrase]]:
        return []


class Stern(HordeGame):
    """A game that is against everything."""

    def why_not(self, view: HordeView, text: str) -> list[tuple[str, Phrase]]:
        return [("HRD-ALL-03", Phrase("horde-why-taunt", {}))]


class Blind(HordeGame):
    """A game that foresees a castle without a scratch."""

    def forecast(self, view: HordeView) -> Forecast | None:
        found = super().forecast(view)
        assert found is not None
        lines = tuple(
            Foreseen(line.place, line.kind, 20, 20, line.phrase) if line.place == "castle" else line
            for scene in found.scenes
            for line in scene.lines
        )
        return Forecast((Scene("centre", lines),), found.doubts, True)


def test_a_refusal_without_a_reason_and_a_reason_against_an_offer_are_noticed() -> None:
    t = table(m1="troll_brute", a2="gulbjarn", hand=["bloodlust"], mana=0)
    assert not broken(contradictions(GAME, t.state))
    assert "nobody says why" in broken(contradictions(Silent(), t.state))
    assert "is offered, and HRD-ALL-03 is said to forbid it" in broken(contradictions(Stern(), t.state))


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"settings": {"mode": "coop"}, "players": {"ada": {}, "bea": {}}},
        {"settings": {"mode": "versus"}, "players": {"ada": {}, "bea": {}, "hal": {}}},
    ],
)
def test_a_forecast_that_does_not_come_true_is_noticed(given: dict[str, Any]) -> None:
    t = table(m1="frost_giant", castle={"wounds": 3}, **given)
    assert not broken(unforeseen(GAME, t.state, 1))
    assert "for 'left' of castle" in broken(unforeseen(Blind(), t.state, 1))


def test_who_owes_a_partner_an_ally_for_taunt_does_nothing_for_the_forecast() -> None:
    players = {"ada": {"hand": []}, "bea": {"hand": ["shamans"], "mana": 5}}
    t = table({"mode": "coop"}, m1="troll_brute", players=players)
    assert not broken(unforeseen(GAME, t.state, 1))


@pytest.mark.parametrize("edition", [versus, versus_2024])
def test_a_refusal_without_a_reason_is_noticed_for_the_horde_player_as_well(
    edition: Callable[..., Table],
) -> None:
    t = edition(hand=["troll_brute"], m1="frost_giant", a1="gulbjarn")
    assert not broken(contradictions(t.game, t.state))
    assert "'plan' is not offered, and nobody says why" in broken(contradictions(Silent(), t.state))


def test_a_broken_law_ends_the_course_of_a_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(horde_course, "laws_of_rest", lambda s: iter(["it rains"]))
    with pytest.raises(BrokenPromise, match=r"It rains\."):
        check_table(table().state)
    (found,) = run_seed("horde", "pair", 1).found
    assert found.error == "It rains."
