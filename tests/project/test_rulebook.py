"""`skyshelf rules` counts what the catalogues define, the sources cite and the tests claim."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.engine.errors import UnknownGame
from skyshelf.games import shelf
from skyshelf.lab.rulebook_report import by_area, render
from skyshelf.rulebook import (
    GAMES,
    Coverage,
    Place,
    Rule,
    RulebookError,
    Unknown,
    catalogue,
    citations,
    claims,
    coverage,
    coverages,
    exemptions,
    project_root,
)

PAINTERS = """# A catalogue

- An item looks like `PNT-AREA-NN` (page) statement.

- `PNT-DIE-01` (p.4) Take a die.
- `PNT-DIE-02` (p.4, derived) Put it down (gently).

| `PNT-EX-01` | a table refers, it does not define |

- `PNT-EX-01` (p.9) Given a die. When taken. Then it is gone.
- `PNT-Q-01` Which die? Ruling: any.
"""
COMPONENTS = "- `PNT-DES-01` 40 cards. (rulebook)\n"


def write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with five painters rules, and empty catalogues for the other games."""
    for game in GAMES.values():
        for folder, names in (("rules", game.rule_files), ("content", game.card_files)):
            for name in names:
                write(tmp_path, f"docs/{folder}/{name}", "")
    write(tmp_path, "docs/rules/painters.md", PAINTERS)
    write(tmp_path, "docs/rules/painters_components.md", COMPONENTS)
    write(tmp_path, "docs/rules/not_applicable.yaml", "# nothing yet\n")
    return tmp_path


def printed(*counted: Coverage) -> str:
    console = Console(file=io.StringIO(), width=120)
    with console.capture() as capture:
        console.print(render(counted))
    return capture.get()


def test_rules_come_in_order_with_page_text_and_place(root: Path) -> None:
    assert catalogue("painters", root) == [
        Rule("PNT-DIE-01", "p.4", "Take a die.", "docs/rules/painters.md", 5),
        Rule("PNT-DIE-02", "p.4, derived", "Put it down (gently).", "docs/rules/painters.md", 6),
        Rule("PNT-EX-01", "p.9", "Given a die. When taken. Then it is gone.", "docs/rules/painters.md", 10),
        Rule("PNT-Q-01", "", "Which die? Ruling: any.", "docs/rules/painters.md", 11),
        Rule("PNT-DES-01", "", "40 cards. (rulebook)", "docs/rules/painters_components.md", 1),
    ]


def test_indented_lines_belong_to_the_rule_above(root: Path) -> None:
    write(
        root,
        "docs/rules/skytear.md",
        "- `SKY-LANE3-01` (p.2) **Lanes.**\n  - Ruling: three.\n- Other text.\n",
    )
    assert [(rule.id, rule.text) for rule in catalogue("skytear", root)] == [
        ("SKY-LANE3-01", "**Lanes.** - Ruling: three.")
    ]


def test_a_rule_knows_its_chapter_and_what_it_says_of_another_edition(root: Path) -> None:
    lines = (
        "## 1. The game (GEN)",
        "- `MON-GEN-01` (p.1) Play. new",
        "## 2. The phases",
        "### 2.1 Fight phase (FIGHT)",
        "- `MON-FIGHT-01` (p.2) Fight. = HRD-FIGHT-01",
        "- `MON-FIGHT-02` (p.2) Stop. changes HRD-FIGHT-02 (order)",
    )
    write(root, "docs/rules/monoliths.md", "\n".join(lines))
    play, fight, stop = catalogue("monoliths", root)
    assert (play.chapter, play.section, play.plain) == ("The game", "", "Play.")
    assert (fight.chapter, fight.section, fight.plain) == ("The phases", "Fight phase", "Fight.")
    assert fight.same_as == ("HRD-FIGHT-01",)
    assert (stop.plain, stop.changes) == ("Stop.", ("HRD-FIGHT-02",))


@pytest.mark.parametrize("game", ["horde", "monoliths", "skytear"])
def test_every_phase_has_a_chapter_or_a_section(game: str) -> None:
    titles = {
        re.sub("[^a-z]", "", title.lower())
        for rule in catalogue(game)
        for title in (rule.chapter, rule.section)
    }
    for phase in shelf.game_named(game).catalogue()["phases"]:
        assert any(title.startswith(phase) for title in titles), phase


def test_a_rule_defined_twice_is_an_error(root: Path) -> None:
    write(root, "docs/rules/painters_components.md", "- `PNT-DIE-01` (p.4) Again.\n")
    with pytest.raises(
        RulebookError, match=r"PNT-DIE-01 is defined twice: .*painters.md:5 and .*components.md:1"
    ):
        catalogue("painters", root)


def test_a_rule_of_another_game_is_an_error(root: Path) -> None:
    write(root, "docs/rules/horde.md", "- `HDR-GEN-01` (p.2) A mistyped prefix.\n")
    with pytest.raises(
        RulebookError, match=r"horde.md:1 defines HDR-GEN-01, but the rules of horde start with HRD"
    ):
        catalogue("horde", root)


def test_an_unknown_game_is_named_with_the_games_there_are(root: Path) -> None:
    with pytest.raises(UnknownGame, match="no game 'chess' on the shelf; there is: painters, horde,"):
        catalogue("chess", root)


def test_a_missing_catalogue_is_named(root: Path) -> None:
    (root / "docs/rules/horde.md").unlink()
    with pytest.raises(RulebookError, match=r"docs/rules/horde.md is missing"):
        catalogue("horde", root)


def test_sources_cite_in_comments_and_strings(root: Path) -> None:
    write(root, "src/skyshelf/dice.py", '# PNT-DIE-01, PNT-DIE-02\nRULE = "PNT-DIE-01"  # as HRD-GEN-01\n')
    here = "src/skyshelf/dice.py"
    assert citations("PNT", root) == {
        "PNT-DIE-01": [Place(here, 1), Place(here, 2)],
        "PNT-DIE-02": [Place(here, 1)],
    }
    assert "HRD-GEN-01" in citations(root=root)


@pytest.mark.parametrize("text", ["PNT-DIE", "PNT-DIE-", "XPNT-DIE-01", "UTF-EIGHT-01", "PNT-DIE-01_old"])
def test_only_full_ids_are_citations(root: Path, text: str) -> None:
    write(root, "src/skyshelf/dice.py", f"# {text}\n")
    assert citations(root=root) == {}


BY_DECORATOR = """
import pytest
@pytest.mark.rule("PNT-DIE-01", "PNT-DIE-02")
def test_die(): ...
"""
BY_DECORATOR_ON_A_CLASS = """
from pytest import mark
@mark.rule("PNT-DIE-01")
class TestDie:
    @mark.rule("PNT-DIE-02")
    def test_die(self): ...
"""
BY_PYTESTMARK = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("PNT-DIE-01", "PNT-DIE-02")]
"""
BY_PARAM = """
import pytest
@pytest.mark.parametrize("die", [
    pytest.param(1, marks=pytest.mark.rule("PNT-DIE-01")),
    pytest.param(2, marks=[pytest.mark.rule("PNT-DIE-02")]),
])
def test_die(die): ...
"""


@pytest.mark.parametrize("source", [BY_DECORATOR, BY_DECORATOR_ON_A_CLASS, BY_PYTESTMARK, BY_PARAM])
def test_tests_claim_with_the_rule_marker(root: Path, source: str) -> None:
    write(root, "tests/rules/test_die.py", source)
    assert claims("PNT", root).keys() == {"PNT-DIE-01", "PNT-DIE-02"}


def test_a_claim_knows_its_line(root: Path) -> None:
    write(root, "tests/rules/test_die.py", BY_DECORATOR)
    assert claims("PNT", root)["PNT-DIE-02"] == [Place("tests/rules/test_die.py", 3)]


def test_text_that_only_looks_like_a_marker_claims_nothing(root: Path) -> None:
    write(
        root,
        "tests/test_die.py",
        '# @pytest.mark.rule("PNT-DIE-01")\nTEXT = \'pytest.mark.rule("PNT-DIE-02")\'\n',
    )
    assert claims(root=root) == {}


def test_a_marker_must_spell_its_ids_out(root: Path) -> None:
    write(root, "tests/test_die.py", "import pytest\npytestmark = pytest.mark.rule(*IDS)\n")
    with pytest.raises(RulebookError, match=r"tests/test_die.py:2: the rule marker takes ids written out"):
        claims(root=root)


def test_a_claim_with_a_mistyped_prefix_is_an_error(root: Path) -> None:
    write(root, "tests/test_die.py", 'import pytest\npytestmark = pytest.mark.rule("PTN-DIE-01")\n')
    with pytest.raises(RulebookError, match=r"tests/test_die.py:2 claims 'PTN-DIE-01'"):
        claims("PNT", root)


def test_scenarios_claim_in_every_document(root: Path) -> None:
    scenario = "rules: [PNT-DIE-01]\ngiven: {rules: [PNT-EX-01]}\n---\ngiven: x\nrules:\n- PNT-DIE-02\n---\n"
    write(root, "tests/scenarios/painters/die.yaml", scenario)
    here = "tests/scenarios/painters/die.yaml"
    assert claims("PNT", root) == {"PNT-DIE-01": [Place(here, 1)], "PNT-DIE-02": [Place(here, 6)]}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rules: PNT-DIE-01\n", "die.yaml:1: 'rules' must be a list"),
        ("rules: [\n", "die.yaml is not valid YAML"),
    ],
)
def test_a_broken_scenario_is_named(root: Path, text: str, sentence: str) -> None:
    write(root, "tests/scenarios/die.yaml", text)
    with pytest.raises(RulebookError, match=sentence):
        claims(root=root)


def test_a_broken_test_file_is_named(root: Path) -> None:
    write(root, "tests/test_die.py", "def (\n")
    with pytest.raises(RulebookError, match=r"tests/test_die.py:1 is not valid Python"):
        claims(root=root)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("PNT-DIE-01:\n", "PNT-DIE-01 needs a reason"),
        ("PNT-DIE-01: a\nPNT-DIE-01: b\n", "yaml:2: PNT-DIE-01 is listed twice"),
        ("- PNT-DIE-01\n", "must be a mapping"),
        ("PNT-DIE-01: [\n", "not valid YAML"),
    ],
)
def test_every_exemption_has_one_reason(root: Path, text: str, sentence: str) -> None:
    write(root, "docs/rules/not_applicable.yaml", text)
    with pytest.raises(RulebookError, match=sentence):
        exemptions(root=root)


@pytest.fixture
def worked(root: Path) -> Path:
    """Two rules tested, one of them cited; one exempt; two left."""
    write(root, "src/skyshelf/dice.py", "# PNT-DIE-01\n# PNT-Q-01\n# PNT-DIE-99\n")
    write(root, "tests/test_die.py", BY_DECORATOR)
    write(root, "tests/scenarios/die.yaml", "rules: [PNT-DIE-77]\n")
    write(root, "docs/rules/not_applicable.yaml", "PNT-EX-01: Nobody sees it.\nPNT-EX-55: Nor this.\n")
    return root


def test_json_has_counts_and_the_missing_ids(worked: Path) -> None:
    assert coverage("painters", worked).as_json() == {
        "game": "painters",
        "ids": 5,
        "cited": 2,
        "tested": 2,
        "not_applicable": 1,
        "missing": ["PNT-DES-01", "PNT-Q-01"],
    }


def test_tested_rules_that_no_source_cites_are_told(worked: Path) -> None:
    assert coverage("painters", worked).uncited == ("PNT-DIE-02",)


def test_ids_that_no_catalogue_defines_are_told_with_their_place(worked: Path) -> None:
    assert coverage("painters", worked).unknown == (
        Unknown("PNT-DIE-77", Place("tests/scenarios/die.yaml", 1)),
        Unknown("PNT-DIE-99", Place("src/skyshelf/dice.py", 3)),
        Unknown("PNT-EX-55", Place("docs/rules/not_applicable.yaml", 2)),
    )


def test_an_exemption_for_a_tested_rule_is_needless(worked: Path) -> None:
    write(worked, "docs/rules/not_applicable.yaml", "PNT-DIE-02: Not so.\n")
    counted = coverage("painters", worked)
    assert counted.needless == ("PNT-DIE-02",)
    assert counted.uncited == ()


def test_a_card_named_in_the_code_is_no_unknown_rule(root: Path) -> None:
    write(root, "docs/content/monoliths.md", "| MON-LIO-01 | Watch |\n| MON-SLI-07-2 | Fungus |\n")
    write(root, "src/skyshelf/cards.py", "# MON-LIO-01\n# MON-SLI-07-2\n# MON-LIO-02\n")
    assert [unknown.id for unknown in coverage("monoliths", root).unknown] == ["MON-LIO-02"]


def test_one_game_does_not_count_for_another(worked: Path) -> None:
    horde = coverage("horde", worked)
    assert horde.as_json() == {
        "game": "horde",
        "ids": 0,
        "cited": 0,
        "tested": 0,
        "not_applicable": 0,
        "missing": [],
    }
    assert horde.unknown == ()


def test_a_project_without_sources_or_tests_misses_everything(root: Path) -> None:
    counted = coverage("painters", root)
    assert counted.missing == counted.ids


def test_the_report_names_what_is_left(worked: Path) -> None:
    write(worked, "docs/rules/not_applicable.yaml", "PNT-DIE-01: Not so.\n")
    text = printed(*coverages(["painters", "horde"], worked))
    for part in (
        "painters: neither tested nor declared not applicable\n  PNT-DES 01\n  PNT-EX 01\n  PNT-Q 01\n",
        "painters: tested, but not cited in src\n  PNT-DIE 02\n",
        "painters: declared not applicable, but tested\n  PNT-DIE 01\n",
        "PNT-DIE-99 at src/skyshelf/dice.py:3\n",
    ):
        assert part in text
    assert "horde:" not in text


def test_numbers_of_an_area_are_joined_to_ranges() -> None:
    ids = ["SKY-Q-100", "SKY-Q-98", "SKY-Q-99", "SKY-Q-03", "SKY-CMP-01", "SKY-CMP-01a", "SKY-CMP-02"]
    assert by_area(ids) == ["SKY-CMP 01-02, 01a", "SKY-Q 03, 98-100"]


def test_coverage_outside_a_source_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="needs a source checkout"):
        project_root(tmp_path / "site-packages" / "skyshelf" / "lab" / "rulebook" / "project.py")


def test_the_source_checkout_is_found_from_the_package() -> None:
    assert (project_root() / "docs" / "rules" / "painters.md").is_file()


@pytest.mark.parametrize(
    ("game", "least"), [("painters", 519), ("horde", 674), ("monoliths", 844), ("skytear", 948)]
)
def test_catalogues_define_every_id_once_and_lose_none(game: str, least: int) -> None:
    # Ids are never reused and new ones are appended, so the number can only grow.
    assert len(catalogue(game)) >= least


def test_exemptions_are_for_rules_that_exist_and_say_why() -> None:
    defined = {rule.id for game in GAMES for rule in catalogue(game)}
    listed = exemptions()
    assert listed.keys() <= defined
    assert all(exemption.reason.endswith(".") for exemption in listed.values())


def test_files_named_in_the_catalogues_exist() -> None:
    docs = project_root() / "docs"
    for page in sorted(docs.glob("rules/*.md")) + sorted(docs.glob("content/*.md")):
        for named in re.findall(r"`([\w/]+\.md)`", page.read_text(encoding="utf-8")):
            base = docs.parent if "/" in named else page.parent
            assert (base / named).is_file(), f"{page.name} names {named}"


def test_a_rule_that_repeats_another_is_cited_and_proved_with_it(root: Path) -> None:
    write(root, "docs/rules/horde.md", "- `HRD-ALL-01` (p.1) Act.\n- `HRD-ALL-02` (p.1) Stop.\n")
    same = "- `MON-ALL-01` (p.1) Act. = HRD-ALL-01\n- `MON-ALL-02` (p.1) Stop. = HRD-ALL-02\n"
    write(root, "docs/rules/monoliths.md", f"{same}- `MON-ALL-03` (p.1) Wait. changes HRD-ALL-02\n")
    write(root, "src/game.py", "# HRD-ALL-01 HRD-ALL-02\n")
    both = '@pytest.mark.rule("HRD-ALL-01")\n@pytest.mark.both_editions\ndef test_act(): ...\n'
    write(root, "tests/test_game.py", f'{both}@pytest.mark.rule("HRD-ALL-02")\ndef test_stop(): ...\n')
    found = coverage("monoliths", root)
    assert found.cited == ("MON-ALL-01", "MON-ALL-02")
    assert found.tested == ("MON-ALL-01",)
    assert found.missing == ("MON-ALL-02", "MON-ALL-03")
