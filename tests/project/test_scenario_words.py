"""The words of scenarios that look closer: prices, values, fixed rolls, exact options, a phase to stop at."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyshelf.engine.errors import BrokenGame
from skyshelf.engine.match import Match
from skyshelf.engine.option import Option
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.painters.rules.turn import Turn
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.rulebook.project import project_root
from skyshelf.scenarios import check_file
from skyshelf.scenarios.choices import form_of
from skyshelf.scenarios.document import ScenarioError
from skyshelf.scenarios.guide import guide, written


def told(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(difference) for difference in check_file(file)[0].differences]


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        told(tmp_path, text)
    return caught.value.problem


PAINTERS = """title: A test
game: painters
given:
  pool: [blue6, white2]
  tile_offer: [sky_levitt_alpha, sky_fugaz, none]
  players: {milly: {spots: 1}, danny: {}}
"""


def horde(given: str = "", rest: str = "", game: str = "horde") -> str:
    cards = "  castle: {card: the_gaping_maw, wounds: 3}\n  horde: {deck: [troll_brute, troll_brute]}\n"
    players = "  players: {ada: {mana: 5}}\n"
    return f"title: A test\ngame: {game}\ngiven:\n  phase: alliance\n{players}{cards}{given}{rest}"


def test_exactly_these_options(tmp_path: Path) -> None:
    exactly = (
        "then:\n  options: {exactly: [cloud, spot, card S01, card S02, card S03, die blue6, Die  White2]}\n"
    )
    assert told(tmp_path, PAINTERS + exactly) == []
    fewer = exactly.replace("cloud, ", "").replace("card S02, ", "")
    assert told(tmp_path, PAINTERS + fewer) == ["line 8: also possible: cloud, card S02"]
    more = exactly.replace("cloud, ", "cloud, die blue1, ")
    [line] = told(tmp_path, PAINTERS + more)
    assert line.startswith("line 8: 'die blue1' is not possible (PNT-DIE-01)")


def test_dice_in_the_pool_and_prices(tmp_path: Path) -> None:
    then = "then:\n  dice_in_pool: 2\n  prices: {top: {spots: 3, hope: 3}, sky_fugaz: {spots: 2}}\n"
    [line] = told(tmp_path, PAINTERS + then.replace("spots: 2}", "spots: 99}"))
    assert line.startswith("line 9: prices.sky_fugaz.spots is ")
    price = line.split(" is ")[1].split(",")[0]
    assert told(tmp_path, PAINTERS + then.replace("spots: 2}", f"spots: {price}}}")) == []
    assert told(tmp_path, PAINTERS + "then:\n  dice_in_pool: 3\n") == [
        "line 8: dice_in_pool is 2, expected 3"
    ]


@pytest.mark.parametrize("rolls", ["[6, 1]", "[1, 1]", "[3, 4]"])
def test_dice_fall_as_the_scenario_says(tmp_path: Path, rolls: str) -> None:
    """Card A is completed, and its two dice are rolled back into the pool."""
    blue, white = rolls.strip("[]").split(", ")
    text = f"""title: A test
game: painters
given:
  pool: [white3]
  rolls: {rolls}
  players: {{milly: {{cards: {{A: {{dice: [blue4, empty]}}}}}}, danny: {{}}}}
when:
  - die white3
until: additional
then:
  pool: [blue{blue}, white{white}]
"""
    assert told(tmp_path, text) == []


def test_a_roll_that_no_die_shows_is_refused(tmp_path: Path) -> None:
    text = PAINTERS.replace("given:\n", "given:\n  rolls: [7]\n") + "then: {leader: nobody}\n"
    assert refusal(tmp_path, text) == "A die shows 1 to 6; not 7."
    text = (
        PAINTERS.replace("given:\n", "given:\n  rolls: [1, 1, 1, 1, 1, 1, 1]\n") + "then: {leader: nobody}\n"
    )
    assert refusal(tmp_path, text) == "'rolls' names at most 6 faces; not 7."


def test_an_empty_lane_and_zero_tokens_can_be_expected(tmp_path: Path) -> None:
    given = "  monsters: {2: {card: troll_brute, wounds: 1}}\n  allies: {2: {card: tribe_warriors}}\n"
    then = """then:
  monsters: {1: none, 2: {wounds: 1, attack: 0, exhausted: false, attachments: []}}
  allies: {2: {wounds: 0}, 6: none}
"""
    assert told(tmp_path, horde(given, then)) == []
    wrong = "then:\n  monsters: {2: {wounds: 0}, 7: {card: troll_brute}}\n  allies: {2: none, 3: {}}\n"
    assert told(tmp_path, horde(given, wrong)) == [
        "line 11: monsters.2.wounds is 1, expected 0",
        "line 11: monsters has no '7'; it has: 2",
        "line 12: allies.2 is {card: tribe_warriors}, expected none",
        "line 12: allies has no '3'; it has: 2",
    ]


def test_a_misspelt_word_is_not_taken_for_zero(tmp_path: Path) -> None:
    given = "  monsters: {2: {card: troll_brute}}\n"
    [line] = told(tmp_path, horde(given, "then:\n  monsters: {2: {woundz: 0}}\n"))
    assert line.startswith("line 10: monsters.2 has no 'woundz'")


@pytest.mark.parametrize("game", ["horde", "monoliths"])
def test_values_are_the_numbers_as_they_are_now(tmp_path: Path, game: str) -> None:
    given = """  monsters: {2: {card: troll_brute, attack: 1, wounds: 1, boosts: {attack: 2, health: 1, armor: 3}}}
"""
    card = BY_SLUG["troll_brute"]
    attack, health = card.attack, card.health
    then = f"""then:
  values: {{monsters: {{2: {{attack: {attack + 3}, health: {health}, armor: 3}}}}, castle: {{health: 17}}}}
  monsters: {{2: {{boosts: {{attack: 2, health: 1, armor: 3}}}}}}
"""
    assert told(tmp_path, horde(given, then, game)) == []


def test_prices_of_a_hand(tmp_path: Path) -> None:
    text = horde(rest="then:\n  prices: {ada: {tribe_warriors: 99}}\n").replace(
        "{mana: 5}", "{mana: 5, hand: [tribe_warriors]}"
    )
    [line] = told(tmp_path, text)
    printed = BY_SLUG["tribe_warriors"].cost
    assert line == f"line 9: prices.ada.tribe_warriors is {printed}, expected 99"


def test_owners_of_cards_beneath(tmp_path: Path) -> None:
    given = """  monsters: {2: {card: troll_brute, beneath: [tribe_warriors, {card: tribe_warriors, owner: ben}]}}
"""
    text = horde(
        given, "then:\n  monsters: {2: {beneath: [tribe_warriors, {card: tribe_warriors, owner: ben}]}}\n"
    )
    text = text.replace("{ada: {mana: 5}}", "{ada: {mana: 5}, ben: {}}").replace(
        "game: horde\n", "game: horde\nsettings: {mode: coop}\n"
    )
    assert told(tmp_path, text) == []
    problem = refusal(tmp_path, text.replace("owner: ben}]}}\nthen", "owner: zoe}]}}\nthen"))
    assert problem == "'zoe' is no player here; there are: ada, ben."


def test_a_scenario_can_stop_where_a_phase_begins(tmp_path: Path) -> None:
    """The monster strikes the castle in the fight phase; before it the castle has its 3 wounds."""
    given = "  monsters: {2: troll_brute}\n"
    before = "when: [end]\nuntil: fight\nthen:\n  castle: {wounds: 3}\n  asks: nobody\n"
    after = "steps:\n  - when: [end]\n    until: pillage\n    then:\n      castle: {wounds: 3}\n"
    assert told(tmp_path, horde(given, before)) == []
    text = horde(given, "when: [end]\nuntil: pillage\nthen:\n  castle: {wounds: 3}\n")
    [line] = told(tmp_path, text)
    assert line.startswith("line 12: castle.wounds is ")
    # From there the game goes on to the next question.
    [line] = told(tmp_path, horde(given, before + after))
    assert line.startswith("line 18: castle.wounds is ")


def test_a_scenario_without_choices_can_stop_there_too(tmp_path: Path) -> None:
    given = "  monsters: {2: {card: troll_brute, weaken: 1}}\n"
    text = horde(given, "until: pillage\nthen:\n  castle: {wounds: 5}\n").replace(
        "phase: alliance", "phase: fight"
    )
    assert told(tmp_path, text) == []
    too_late = text.replace("wounds: 3}", "wounds: 19}")
    assert refusal(tmp_path, too_late) == "The game is over before the phase 'pillage' begins."


def test_a_phase_that_is_not_reached_is_said(tmp_path: Path) -> None:
    text = horde("  monsters: {2: troll_brute}\n", "when: [end]\nuntil: dinner\nthen:\n  turn_number: 1\n")
    assert refusal(tmp_path, text).startswith("'dinner' is no phase of horde; phases: refresh, horde, ")
    text = horde("", "then:\n  turn_number: 1\nsteps: [{until: fight, then: {turn_number: 1}}]\n")
    assert refusal(tmp_path, text) == "'until' in a step follows a choice; there is none in this 'when'."
    asked = PAINTERS + "when: [spot]\nuntil: victory\nthen: {leader: nobody}\n"
    assert "is asked (additional) before the phase 'victory' begins." in told(tmp_path, asked)[0]


def test_an_answer_is_refused_with_the_rule_of_its_question(tmp_path: Path) -> None:
    text = """title: A test
game: painters
given:
  pool: [blue1]
  players: {milly: {clouds: 1}, danny: {}}
when:
  - die blue1
then:
  refused: {on S30.green2: %s}
"""
    [line] = told(tmp_path, text % "PNT-TRN-01")
    rule = line.split("forbidden by ")[1].split(",")[0]
    assert rule.startswith("PNT-DIE-")
    assert told(tmp_path, text % rule) == []
    # What is no choice of the game at all is forbidden by no rule.
    [line] = told(tmp_path, text.replace("on S30.green2", "onto S30.green2") % rule)
    assert "is forbidden by no rule" in line


def test_more_than_three_grey_cards_are_answered(tmp_path: Path) -> None:
    cards = "{A: {}, S01: {at: [0, 1]}, S02: {at: [0, 2]}, S03: {at: [0, 3]}}"
    text = PAINTERS.replace("{spots: 1}", f"{{cards: {cards}}}") + "then: {leader: nobody}\n"
    assert refusal(tmp_path, text) == "Nobody has more than 3 grey cards; here are A, S01, S02, S03."
    three = text.replace("A: {}", "A: {completed: true}")
    assert told(tmp_path, three) == []


def test_each_place_that_no_card_can_have_has_its_own_sentence(tmp_path: Path) -> None:
    def said(cards: str) -> str:
        return refusal(
            tmp_path, PAINTERS.replace("{spots: 1}", f"{{cards: {cards}}}") + "then: {leader: nobody}\n"
        )

    assert said("{A: {}, S01: {at: [0, 0]}}") == "S01 cannot lie at [0, 0]: A lies there."
    assert said("{A: {}, S01: {at: [5, 5]}}") == "S01 cannot lie at [5, 5]: it would touch none of A."


def test_a_game_that_cannot_go_on_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a pool that is too short for anything to happen."""

    def stuck(self: Turn, s: State, option: Option | None = None) -> None:
        raise BrokenGame("No decision after 20000 steps.")

    text = PAINTERS + "when: [spot]\nthen: {dice_in_pool: 2}\n"
    assert told(tmp_path, text) == []
    monkeypatch.setattr(Turn, "answer", stuck)
    few = "Perhaps the position has too few parts: what a list leaves out is not in the game."
    assert told(tmp_path, text) == [f"line 7: No decision after 20000 steps. {few}"]
    monkeypatch.setattr(Turn, "step", stuck)
    assert refusal(tmp_path, text) == f"No decision after 20000 steps. {few}"


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_has_a_form_in_the_guide(name: str) -> None:
    game = game_named(name)
    for seed in range(3):
        match, rng = Match.start(game, game.fewest, {}, seed), Rng(seed)
        while match.state.decision is not None and len(match.journal.choices) < 150:
            for option in match.state.decision.options:
                assert form_of(game, option.text()), option.text()
            match.choose(rng.below(len(match.state.decision.options)))


def test_the_lists_of_the_guide_are_true() -> None:
    text = guide(project_root()).read_text(encoding="utf-8")
    assert text == written(project_root()), "python -m skyshelf.scenarios.guide writes them anew"


def test_a_position_before_the_first_turn(tmp_path: Path) -> None:
    deck = "[shamans, shamans, bloodlust, overwhelm, gulbjarn, corjof, wind_riders]"
    given = f"title: A test\ngame: horde\ngiven:\n  phase: setup\n  players: {{ada: {{deck: {deck}}}}}\n"
    then = "when:\n  - gulbjarn\n  - done\nthen:\n  turn_number: 1\n  events: [mulligan, drew, turn-begins]\n"
    hand = "  players: {ada: {hand: [shamans, shamans, bloodlust, overwhelm, corjof]}}\n"
    assert told(tmp_path, given + then + hand) == []
    [line] = told(tmp_path, given + then + hand.replace("corjof", "gulbjarn"))
    assert "corjof" in line
    assert "allowed: setup, refresh, horde" in refusal(tmp_path, given.replace("setup", "set-up") + then)


def test_how_hard_a_game_is(tmp_path: Path) -> None:
    first = "settings: {difficulty: painful}\n" + horde(rest="then:\n  difficulty: hard\n")
    assert told(tmp_path, first) == ["line 10: difficulty is painful, expected hard"]
    half = "settings: {level: 2, horde: sinklings}\n"
    second = half + horde(rest="then:\n  difficulty: 3\n", game="monoliths")
    assert told(tmp_path, second) == ["line 10: difficulty is 2.5, expected 3"]


def test_settings_with_which_no_game_begins(tmp_path: Path) -> None:
    """The position is laid all the same: what is wrong with a deck is what such a scenario is about."""
    settings = 'settings: {deck: "castle: the_gaping_maw; 4 shamans"}\n'
    [line] = told(tmp_path, settings + horde(rest="then:\n  unfit: []\n"))
    assert line == "line 10: unfit is [HRD-DBK-10, HRD-DBK-10, HRD-DBK-06], expected []"
    [line] = told(tmp_path, settings + horde(rest="then:\n  unfit: []\n", game="monoliths"))
    assert line == "line 10: unfit is [MON-DBK-13, MON-DBK-13, MON-DBK-09], expected []"
    assert told(tmp_path, horde(rest="then:\n  unfit: []\n")) == []
