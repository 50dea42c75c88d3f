"""Scenarios: those of the project hold, and wrong ones are answered with a line and a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.table.position import (
    HERO_WORDS,
    MINION_WORDS,
    OUTSIDER_WORDS,
    PHASES,
    SIDE_WORDS,
    STANCES,
    TABLE_WORDS,
)
from skyshelf.games.skytear.vocabulary.names import Condition
from skyshelf.rulebook import catalogue, exemptions, project_root
from skyshelf.scenarios import ScenarioError, ScenarioResult, check_file
from skyshelf.scenarios.source import DEEPEST, MOST_BYTES

ROOT = project_root()
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))
DOCS = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)
FIRST = EXAMPLES[0]


def check(tmp_path: Path, text: str | bytes) -> list[ScenarioResult]:
    file = tmp_path / "mine.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return check_file(file)


def differences(tmp_path: Path, text: str) -> list[str]:
    [result] = check(tmp_path, text)
    assert result.passed == (not result.differences)
    return [str(difference) for difference in result.differences]


def refusal(tmp_path: Path, text: str | bytes) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        check(tmp_path, text)
    return caught.value


def changed(old: str, new: str, text: str = FIRST) -> str:
    assert text.count(old) == 1, f"'{old}' is not there once"
    return text.replace(old, new)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_the_scenarios_of_the_project_hold(file: Path) -> None:
    for result in check_file(file):
        assert result.passed, f"{file.name}, {result.title}: {[str(each) for each in result.differences]}"


@pytest.mark.parametrize("seed", [2, 3, 5, 8, 13])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_they_hold_however_the_dice_fall(tmp_path: Path, file: Path, seed: int) -> None:
    text = re.sub(r"(?m)^given:$", f"given:\n  seed: {seed}", file.read_text(encoding="utf-8"))
    results = check(tmp_path, text)
    assert text.count(f"seed: {seed}") == len(results)
    assert [str(each) for result in results for each in result.differences] == []


# SKY-EX-28 is a pile, not a position: tests/rules/skytear/test_deck_building.py.
@pytest.mark.parametrize(("game", "elsewhere"), [("painters", set()), ("skytear", {"SKY-EX-28"})])
def test_every_worked_example_of_the_rulebook_is_a_scenario(game: str, elsewhere: set[str]) -> None:
    examples = {rule.id for rule in catalogue(game) if "-EX-" in rule.id} - elsewhere
    claimed = {rule for file in FILES for result in check_file(file) for rule in result.rules}
    assert examples - exemptions().keys() <= claimed


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        ("players: {milly: {spots: 4}}", "players.milly.spots is 3, expected 4"),
        (
            "players: {milly: {cards: {A: {dice: [blue6, empty]}}}}",
            "players.milly.cards.A.dice is [blue4, empty], expected [blue6, empty]",
        ),
        ("players: {milly: {cards: {S30: {}}}}", "players.milly.cards has no 'S30'; it has: A"),
        ("players: {anna: {spots: 3}}", "players has no 'anna'; it has: milly, danny"),
        ("players: 2", "players is {milly: {hope: 0, "),
        ("leader: danny", "leader is nobody, expected danny"),
        ("critical: true", "critical is false, expected true"),
        ("offer: [S03, S02, S01]", "offer is [S01, S02, S03], expected [S03, S02, S01] in this order"),
        ("asks: {player: danny}", "asks.player is milly, expected danny"),
        ("asks: {kind: main}", "asks.kind is additional, expected main"),
        ("asks: nobody", "asks is {player: milly, kind: additional}, expected nobody"),
        ("ended: {kind: star}", "ended is not yet, expected {kind: star}"),
        (
            "options: {include: [spot]}",
            "'spot' is not possible (PNT-TRN-06); milly can choose: end, buy white2.",
        ),
        ("options: {exclude: [END]}", "'END' is possible, expected that it is not"),
        ("refused: {end: PNT-TRN-06}", "'end' is possible, expected that PNT-TRN-06 forbids it"),
        ("refused: {spot: PNT-TRN-07}", "'spot' is forbidden by PNT-TRN-06, expected PNT-TRN-07"),
        ("refused: {fly: PNT-TRN-07}", "'fly' is forbidden by no rule, expected PNT-TRN-07"),
        (
            "events: [die-above, die-taken]",
            "die-taken did not happen after die-above; what happened: nothing",
        ),
        (
            "events: [{die-above: {spots: 3}}]",
            "die-above {spots: 3} did not happen; what happened: die-above {who: milly, spots: 2}",
        ),
        ("counts: {die-above: 2}", "counts.die-above is 1, expected 2"),
    ],
)
def test_a_difference_is_told_with_its_line(tmp_path: Path, then: str, expected: str) -> None:
    text = FIRST[: FIRST.index("then:")] + f"then:\n  turn: milly\n  {then}\n"
    [told] = differences(tmp_path, text)
    assert told.startswith(f"line 13: {expected}")


def test_every_difference_is_told(tmp_path: Path) -> None:
    text = (
        FIRST[: FIRST.index("then:")]
        + """then:
  players:
    milly:
      spots: 4
      hope: 0
    danny:
      clouds: 2
  leader: milly
"""
    )
    assert differences(tmp_path, text) == [
        "line 14: players.milly.spots is 3, expected 4",
        "line 17: players.danny.clouds is 0, expected 2",
        "line 18: leader is nobody, expected milly",
    ]


def test_an_impossible_choice_ends_the_scenario_with_what_is_possible(tmp_path: Path) -> None:
    text = changed("die blue6\n", "die blue5\n  - spot\n")
    [told] = differences(tmp_path, text)
    options = "cloud, card S01, card S02, card S03, die blue6, die white2, spot"
    assert told == f"line 10: 'die blue5' is not possible (PNT-DIE-01); milly can choose: {options}."


def test_a_choice_that_was_made_already_is_explained(tmp_path: Path) -> None:
    [told] = differences(tmp_path, changed("die blue6\n", "die blue6\n  - on A.blue4\n"))
    assert told.startswith("line 11: 'on A.blue4' is not possible")
    assert told.endswith("Where there was only one choice, it is made already: leave it out.")


def test_after_the_end_nothing_can_be_chosen(tmp_path: Path) -> None:
    ending = next(example for example in EXAMPLES if "ended: {kind: efficiency" in example)
    [told] = differences(tmp_path, changed("  - end\n", "  - end\n  - spot\n", ending))
    assert told == "line 15: 'spot' is not possible: the game is over."


def test_steps_go_on_and_count_their_own_events(tmp_path: Path) -> None:
    steps = """steps:
  - when: [buy white2]
    then:
      players: {milly: {spots: 1}}
      events: [die-waits]
      counts: {die-above: 0}
  - then:
      counts: {die-waits: 1}
"""
    assert differences(tmp_path, FIRST + steps) == ["line 20: counts.die-waits is 0, expected 1"]


def test_a_file_holds_several_scenarios(tmp_path: Path) -> None:
    results = check(tmp_path, "---\n".join([FIRST, changed("spots: 3", "spots: 4"), FIRST]))
    assert [(result.line, result.passed) for result in results] == [(1, True), (14, False), (27, True)]
    assert {result.title for result in results} == {"A higher die is turned down and pays the difference"}
    assert results[0].rules == ("PNT-DIE-03", "PNT-DIE-05")


def test_one_unreadable_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    """Be it YAML that is not valid, a word that is not known, a position that cannot be, or nothing at all."""
    parts = [
        FIRST,
        changed("  pool:", "\tpool:"),
        changed("given:", "givn:"),
        changed("{spots: 1}", "{spots: -1}"),
        "",
        FIRST,
    ]
    results = check(tmp_path, "---\n".join(parts))
    assert [result.unreadable for result in results] == [False, True, True, True, True, False]
    assert [result.passed for result in results] == [True, False, False, False, False, True]
    told = [str(result.differences[0]) for result in results if result.unreadable]
    assert told[0].startswith("line 18: This is not valid YAML")
    assert told[1].startswith("line 30: 'givn' is not known here")
    assert told[2] == "line 46: 'spots' is a whole number from 0; not -1."
    assert told[3].endswith("There is no scenario after the '---' above.")
    assert results[2].title == results[0].title


WRONG = [
    # the scenario
    (
        "game: painters",
        "game: paint",
        2,
        "There is no game 'paint' on the shelf; there is: painters, horde, monoliths, skytear.",
    ),
    ("game: painters\n", "", 1, "A scenario needs 'game', and this one has none."),
    ("given:", "givn:", 4, "'givn' is not known here; allowed: title, game, rules, settings, given, "),
    ("title: A higher", "title: 5 # A higher", 1, "'title' is text, like A die that fits; not 5."),
    ("[PNT-DIE-03, ", "[HRD-DIE-03, ", 3, "'HRD-DIE-03' is no rule of painters; ids look like PNT-TRN-01."),
    ("[PNT-DIE-03, PNT-DIE-05]", "PNT-DIE-03", 3, "'rules' is a list, like [PNT-TRN-01]; not PNT-DIE-03."),
    ("given:", "settings: {speed: 2}\ngiven:", 4, "painters has no setting 'speed'; it has: variant, "),
    (
        "given:",
        "settings: {halves: no}\ngiven:",
        4,
        "The setting 'halves' of painters can be strict, lenient; ",
    ),
    ("given:", "settings: {halves: [no]}\ngiven:", 4, "The setting 'halves' has one value."),
    ("given:", "settings: fast\ngiven:", 4, "'settings' is names with values, like {name: ...}; not fast."),
    (
        "when:",
        "steps: [spot]\nwhen:",
        9,
        "An entry of 'steps' is names with values, like {when: ...}; not spot.",
    ),
    ("when:", "steps: [{wen: []}]\nwhen:", 9, "'wen' is not known here; allowed: when, until, then."),
    # the position
    (
        "  players:\n    milly: {spots: 1}\n    danny: {}\n",
        "",
        4,
        "'given' needs 'players': who sits at the ",
    ),
    ("    danny: {}\n", "", 6, "painters is for 2 to 4 players; not 1."),
    ("danny: {}", "danny: {spot: 1}", 8, "'spot' is not known here; allowed: hope, spots, clouds, cards, "),
    ("danny: {}", "danny:", 8, "'danny' has no value; write one ({} if there is nothing to say), or leave "),
    ("danny: {}", "danny: 1", 8, "Expected names with values here; not 1."),
    ("{spots: 1}", "{spots: one}", 7, "'spots' is a whole number from 0; not 'one'."),
    ("{spots: 1}", "{spots: -1}", 7, "'spots' is a whole number from 0; not -1."),
    ("{spots: 1}", "{cards: {S99: {}}}", 7, "'S99' is no card; cards are A to D and S01 to S36."),
    ("{spots: 1}", "{cards: {A: {completed: yes}}}", 7, "'completed' is true or false; not 'yes'."),
    ("{spots: 1}", "{cards: {A: {dice: [[blue1], empty]}}}", 7, "'['blue1']' is no die: "),
    ("{spots: 1}", "{tiles: [sky_high]}", 7, "'sky_high' is no tile; known: sky_commander, "),
    ("{spots: 1}", "{tiles: [{a: b}]}", 7, "'{'a': 'b'}' is no tile; known: sky_commander, "),
    ("[blue6, white2]", "[blue7, white2]", 5, "'blue7' is no die: a colour and a face, like blue6; colours "),
    ("[blue6, white2]", "[blue6, [white2]]", 5, "'['white2']' is no die: "),
    (
        "given:",
        "given:\n  step: [main]",
        5,
        "'['main']' is no step; allowed: main, additional, limit, victory.",
    ),
    # the choices
    (
        "when:\n  - die blue6",
        "when: die blue6",
        9,
        "'when' is a list, like [a choice, the next one]; not die ",
    ),
    (
        "- die blue6",
        "- {die: blue6}",
        10,
        "An entry of 'when' is text, like what the player would type; not {",
    ),
    (
        "when:\n  - die blue6",
        "when: [place 0,1]",
        9,
        "1 is no choice. In [...] a comma begins the next entry",
    ),
    # the expectation
    ("then:\n  players: ", "then: {} # ", 11, "This 'then' expects nothing; say what must be so."),
    ("then:\n  players: ", "# ", 1, "This scenario expects nothing; say what must be so."),
    ("then:\n  players: ", "then: 3 # ", 11, "'then' is names with values, like {name: ...}; not 3."),
    ("then:", "then:\n  leadr: nobody", 12, "'leadr' is not known here; allowed: players, turn, leader, "),
    ("spots: 3,", "spots: ,", 12, "'spots' has no value; write one"),
    ("then:", "then:\n  asks: {seat: 1}", 12, "'seat' is not known here; allowed: player, kind."),
    (
        "then:",
        "then:\n  asks: {kind: maine}",
        12,
        "painters has no question 'maine'; docs/scenarios.md lists ",
    ),
    ("then:", "then:\n  asks: milly", 12, "'asks' is names with values, like {player: ...}; not milly."),
    ("then:", "then:\n  ended: {how: star}", 12, "'how' is not known here; allowed: kind, winners, scores."),
    (
        "then:",
        "then:\n  options: {only: [spot]}",
        12,
        "'only' is not known here; allowed: include, exclude, e",
    ),
    ("then:", "then:\n  options: {include: spot}", 12, "'include' is a list, like [a choice]; not spot."),
    (
        "then:",
        "then:\n  refused: {spot: never}",
        12,
        "'never' is no rule of painters; ids look like PNT-TRN-01.",
    ),
    ("then:", "then:\n  events: [[die-above]]", 12, "An event is its kind, or its kind with details like "),
    (
        "then:",
        "then:\n  events: [die-flies]",
        12,
        "painters has no event 'die-flies'; docs/scenarios.md lists ",
    ),
    ("then:", "then:\n  counts: {die-flies: 0}", 12, "painters has no event 'die-flies'; docs/scenarios.md "),
    (
        "then:",
        "then:\n  counts: {die-above: -1}",
        12,
        "How often 'die-above' happened is a number from 0; not -1.",
    ),
    # the YAML
    (
        "  pool:",
        "\tpool:",
        5,
        "This is not valid YAML: while scanning for the next token, found character '\\t'",
    ),
    (
        "title: A",
        "title: So: A",
        1,
        "This is not valid YAML: mapping values are not allowed here. Indent with ",
    ),
    ("danny: {}", "danny: {}\n    milly: {}", 9, "'milly' is here a second time; the first is in line 7."),
    ("danny: {}", "danny: &a {}\n    anna: *a", 9, "Scenarios have no aliases: write out what *a means."),
    ("danny: {}", "danny: &a {tiles: *a}", 8, "Scenarios have no aliases: write out what *a means."),
    ("danny: {}", "danny: !!set {}", 8, "Scenarios have no tags; leave out 'tag:yaml.org,2002:set'."),
    ("danny: {}", "[danny]: {}", 8, "A name before ':' is plain text."),
    ("danny: {}", "danny: " + "[" * DEEPEST, 8, f"This is nested deeper than {DEEPEST} levels."),
    ("title: A", "title: \x01 A", 1, "The character 0x1 cannot stand in YAML."),
    ("title: A", 'title: "\\e[31m" # ', 1, "The character 0x1b cannot stand in a scenario."),
    (
        "title: A",
        'title: "\\UFFFFFFFF" # ',
        1,
        "Here or further down is an escape or a number that YAML does ",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "problem"), WRONG, ids=[case[3][:40] for case in WRONG])
def test_a_wrong_file_is_refused_with_line_and_sentence(
    tmp_path: Path, old: str, new: str, line: int, problem: str
) -> None:
    error = refusal(tmp_path, changed(old, new))
    assert error.problem.startswith(problem)
    assert error.line == line
    assert str(error) == f"{tmp_path / 'mine.yaml'}, line {line}: {error.problem}"


@pytest.mark.parametrize(
    ("content", "line", "problem"),
    [
        (b"", None, "There is no scenario in this file."),
        (b"# only a remark", None, "There is no scenario in this file."),
        (b"hello", 1, "A scenario is names with values, like {title: ...}; not hello."),
        (
            b"[" + b"hello, " * 99 + b"]",
            1,
            "A scenario is names with values, like {title: ...}; not [hello, ",
        ),
        (b"title: Milly\nnote: \xe1\n", 2, "The file is not in UTF-8; save it with the encoding UTF-8."),
        (FIRST.encode("utf-16"), 1, "The file is not in UTF-8; save it with the encoding UTF-8."),
        (b"#" * (MOST_BYTES + 1), None, f"A scenario file has at most {MOST_BYTES} bytes; split this one."),
    ],
)
def test_a_file_without_scenarios_is_refused(
    tmp_path: Path, content: bytes, line: int | None, problem: str
) -> None:
    error = refusal(tmp_path, content)
    assert error.problem.startswith(problem)
    assert len(error.problem) < 200
    assert error.line == line


def test_a_mark_of_the_editor_at_the_beginning_does_no_harm(tmp_path: Path) -> None:
    assert check(tmp_path, FIRST.encode("utf-8-sig"))[0].passed


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.yaml: The file cannot be read: No such file"):
        check_file(tmp_path / "none.yaml")
    with pytest.raises(ScenarioError, match="The file cannot be read: "):
        check_file(tmp_path)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[0])
def test_the_examples_of_the_guide_hold(tmp_path: Path, example: str) -> None:
    assert differences(tmp_path, example) == []


def test_the_guide_quotes_what_is_really_said(tmp_path: Path) -> None:
    failed = differences(tmp_path, changed("spots: 3", "spots: 4"))
    impossible = differences(tmp_path, changed("- die blue6", "- die blue5"))
    assert f"```text\n{failed[0]}\n```" in DOCS
    assert f"```text\n{impossible[0]}\n```" in DOCS
    table = DOCS[DOCS.index("| you wrote |") :].split("\n\n")[0].splitlines()[2:]
    quoted = {row.split(" | ")[1].removesuffix(" |") for row in table}
    said = {refusal(tmp_path, changed(old, new)).problem for old, new, _, _ in WRONG}
    assert quoted <= said


@pytest.mark.parametrize(
    ("old", "new"),
    [("  pool:", "  zzz:"), ("{spots: 1}", "{zzz: 1}"), ("{spots: 1}", "{cards: {A: {zzz: 1}}}")],
    ids=["table", "player", "card"],
)
def test_the_guide_names_all_words_of_positions(tmp_path: Path, old: str, new: str) -> None:
    words = refusal(tmp_path, changed(old, new)).problem.partition("allowed: ")[2].rstrip(".").split(", ")
    assert len(words) >= 3
    for word in words:
        assert f"`{word}`" in DOCS, f"the guide does not explain '{word}'"


def test_the_guide_names_tiles_tokens_and_settings(tmp_path: Path) -> None:
    for kind in ("tiles", "halos"):
        problem = refusal(tmp_path, changed("{spots: 1}", f"{{{kind}: [zzz]}}")).problem
        for name in problem.partition("known: ")[2].rstrip(".").split(", "):
            assert f"`{name}`" in DOCS
    for setting in game_named("painters").settings:
        values = ", ".join(f"`{value}`" if isinstance(value, str) else str(value) for value in setting.values)
        assert f"| `{setting.name}` | {values} |" in DOCS


def test_the_guide_names_all_questions_and_events() -> None:
    messages = (ROOT / "src/skyshelf/locales/en/painters.ftl").read_text(encoding="utf-8")
    kinds = re.findall(r"(?m)^painters-(?:prompt|event)-([a-z-]+?)(?:-secret)? =", messages)
    assert len(kinds) > 50
    for kind in kinds:
        assert f"`{kind}`" in DOCS, f"the guide does not name '{kind}'"


SKYTEAR = next(example for example in EXAMPLES if "game: skytear" in example)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("  active:", "  activ:", 9, "'activ' is not known here; allowed: players, turn, first, phase, "),
        (
            "active: haburat",
            "active: yamy",
            9,
            "There is no hero 'yamy' in this position; there is: haburat, ",
        ),
        ("hp: 9", "hp: nine", 8, "Expected a whole number from 1 to 13 here; not 'nine'."),
        ("hp: 9", "health: 9", 8, "'health' is not known here; allowed: card, side, seat, at, hp, stance, "),
        ('at: "5,2"', 'at: "50,2"', 8, "There is no hex '50,2' on two_lanes; hexes are written like 0,-3."),
        ("side: north", "side: up", 8, "Expected one of south, north here; not 'up'."),
        ("yami: {side", "gank: {side", 8, "'gank' is no hero."),
        ("yami: {side", "yamy: {side", 8, "There is no card 'yamy'; there is, for example: yami."),
        ("{1: [gank,", "{3: [gank,", 10, "Expected a whole number from 1 to 2 here; not '3'."),
        ("[gank, safeguard]", "gank", 10, "Expected a list here, like [a, b]; not 'gank'."),
        ("[gank, safeguard]", "[yami]", 10, "'yami' is no power card."),
        (
            "  decks",
            "  minions: [{side: north}, {sid: 1}]\n  decks",
            10,
            "'sid' is not known here; allowed: side",
        ),
        ("  decks", "  values: {}\n  decks", 10, "'values' is not known here; allowed: players"),
    ],
)
def test_a_wrong_position_of_skytear_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, problem: str
) -> None:
    error = refusal(tmp_path, changed(old, new, SKYTEAR))
    assert error.problem.startswith(problem)
    assert error.line == line


def test_the_guide_names_all_words_of_skytear() -> None:
    words = (*TABLE_WORDS, *SIDE_WORDS, *HERO_WORDS, *MINION_WORDS, *OUTSIDER_WORDS)
    for word in (*words, *STANCES, *PHASES, *[one.name.lower() for one in Condition]):
        assert f"`{word}`" in DOCS, f"the guide does not explain '{word}'"


def test_a_position_of_skytear_is_read_back() -> None:
    game = game_named("skytear")
    state = game.start(3, {"format": "random"}, 5)
    while state.decision is not None and state.decision.kind != "activate":
        state.choose(0)
    words = game.describe(state)
    again = game.build({word: words[word] for word in words if word in TABLE_WORDS}, {"format": "random"})
    assert game.describe(again) == words


def test_a_digit_that_counts_nothing_is_no_number(tmp_path: Path) -> None:
    text = 'title: x\ngame: skytear\nrules: []\ngiven: {turn: "²", players: {ada: {}, ben: {}}}\nthen: {turn: 2}\n'
    assert "Expected a whole number from 1" in str(refusal(tmp_path, text))


SKYTEAR_TURN = """title: The last hero of a turn is done
game: skytear
rules: []
given:
  players: {ada: {}, ben: {}}
  heroes:
    yami: {at: "-6,0"}
    cotlic: {side: north, at: "4,-7", stance: exhausted}
  active: yami
  decks: {1: [presence, presence], 2: [presence, presence]}
  minions:
    - {side: south, number: 2}
    - {side: north, number: 2}
when: [end]
"""


@pytest.mark.parametrize(
    ("until", "then"),
    [
        ("minions", "{turn: 1, counts: {contest: 0}, heroes: {yami: {stance: exhausted}}}"),
        ("heroes", "{turn: 2, heroes: {yami: {stance: ready}, cotlic: {stance: ready}}}"),
    ],
)
def test_a_turn_of_skytear_stops_before_a_phase(tmp_path: Path, until: str, then: str) -> None:
    answers = "" if until == "minions" else ', "0"' * 4  # two lanes, two sides
    text = SKYTEAR_TURN.replace("when: [end]", f"when: [end{answers}]") + f"until: {until}\nthen: {then}\n"
    assert differences(tmp_path, text) == []


def test_without_until_the_minions_phase_of_skytear_is_played_on(tmp_path: Path) -> None:
    assert differences(tmp_path, SKYTEAR_TURN + "then: {counts: {contest: 0}}\n") != []
