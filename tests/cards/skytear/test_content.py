"""The data against the content file: every hero, card, skill, shape and outsider agrees with its row."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import OutsiderCard, PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES, OUTSIDERS, PILES
from skyshelf.games.skytear.cards.text import skill_phrase, text_of
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS, VictoryCard
from skyshelf.games.skytear.vocabulary import shapes
from skyshelf.text.speaker import Speaker

GAME = SkytearGame()
CONTENT = Path(__file__).parents[3] / "docs" / "content" / "skytear.md"
ENGLISH = Speaker("en", strict=True)
POLISH = Speaker("pl", strict=True)
KEY = re.compile(r"`(hero|pc|skill|vc|outsider)\.(\w+)`")
NAME = re.compile(r"\*\*(.+?)\*\*")
Row = dict[str, str]


@cache
def tables() -> dict[str, list[Row]]:
    """All tables of the file by their heading; several under one heading stand one after another."""
    found: dict[str, list[Row]] = {}
    heading = ""
    columns: list[str] = []
    for line in CONTENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading, columns = line.lstrip("# "), []
        elif not line.startswith("|"):
            columns = []
        elif not columns:
            columns = cells(line)
        elif not line.startswith("|-"):
            found.setdefault(heading, []).append(dict(zip(columns, cells(line), strict=True)))
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def rows(kind: str) -> dict[str, tuple[str, Row]]:
    """The rows that introduce something of a kind, by slug, each with its heading."""
    found: dict[str, tuple[str, Row]] = {}
    for heading, table in tables().items():
        if heading.startswith(("0", "8")):
            continue
        for row in table:
            for cell in list(row.values())[:3]:
                key = KEY.fullmatch(cell) or re.fullmatch(rf"\*\*.+\*\* {KEY.pattern}( \(\w+\))?", cell)
                if key and key[1] == kind:
                    assert key[2] not in found
                    found[key[2]] = (heading, row)
    return found


def signed(text: str) -> int:
    return 0 if text == "-" else int(text)


def test_the_file_and_the_registry_hold_the_same() -> None:
    powers = {card.slug for card in CARDS if isinstance(card, PowerCard)}
    skills = {skill.slug for hero in HEROES.values() for skill in hero.skills}
    assert set(rows("hero")) == set(HEROES)
    assert set(rows("pc")) == powers
    assert set(rows("skill")) == skills
    assert set(rows("vc")) == {card.slug for card in VICTORY_CARDS}
    assert set(rows("outsider")) == set(OUTSIDERS)
    assert (len(powers), len(skills), len(VICTORY_CARDS)) == (4 * len(HEROES) + 2, 2 * len(HEROES), 10)


@pytest.mark.parametrize("slug", HEROES)
def test_a_hero_agrees_with_its_row(slug: str) -> None:
    hero, row = HEROES[slug], rows("hero")[slug][1]
    assert ENGLISH.say(hero.name) == row["hero"].partition(" (")[0]
    assert hero.faction.name.title() == row["faction"]
    assert hero.role.name.lower() == row["class"]
    assert ", ".join(rune.name.lower() for rune in hero.runes) == row["runes"]
    assert ("ranged" if hero.ranged else "melee") == row["range"]
    assert f"{hero.attack}{'+' * hero.flips}" == row["attack"]
    assert (hero.hp, hero.armor, hero.points) == (int(row["HP"]), int(row["armor"]), int(row["points"]))


@pytest.mark.parametrize("slug", HEROES)
def test_the_skills_of_a_hero_agree_with_their_rows(slug: str) -> None:
    for skill in HEROES[slug].skills:
        row = rows("skill")[skill.slug][1]
        assert row["hero"].lower() == slug
        assert skill.icon.name.lower() == row["icon"]
        assert f"**{ENGLISH.say(skill.name)}** `skill.{skill.slug}`" == row["skill"]


@pytest.mark.parametrize("slug", rows("pc"))
def test_a_power_card_agrees_with_its_row(slug: str) -> None:
    card, (heading, row) = BY_SLUG[slug], rows("pc")[slug]
    assert isinstance(card, PowerCard)
    name = NAME.match(row["card"])
    assert name is not None
    assert ENGLISH.say(card.name) == name[1]
    assert card.copies == int(row["n"])
    assert card.cost == int(row["cost"].split()[0])
    assert card.reaction == (row["type"] == "R")
    assert card.modifier == signed(row["mod"])
    assert card.ultimate == ("(ultimate)" in row["card"])
    assert (card.aim is None) == (row["targets"] == "-")
    if card.hero:
        assert card.points == int(row["pts"])
        hero = HEROES[card.hero]
        rune = hero.runes[-1]
        assert heading == f"{card.hero.title()} ({hero.faction.name.title()}, {rune.name.lower()} runes)"
        assert set(card.runes) == {rune}


SHAPE = re.compile(r"\b[A-Z]+\d\b")


def written(*codes: str) -> tuple[set[int], set[str]]:
    """The numbers from 2 on and the shapes in the effect code of a row; `3++` are 3 and two flips."""
    code = " ".join(codes)
    plain = SHAPE.sub("", code)
    numbers = {int(number) for number in re.findall(r"\d+", plain)}
    numbers |= {len(flips) for flips in re.findall(r"\d(\++)", plain)}
    return {number for number in numbers if number > 1}, {name.lower() for name in SHAPE.findall(code)}


def built(*phrases: Phrase) -> tuple[set[int], set[str]]:
    """The same of the data, as far as it comes into the text."""
    numbers: set[int] = set()
    laid: set[str] = set()
    for phrase in phrases:
        if phrase.key.startswith("skytear-shape-"):
            laid.add(phrase.key.rpartition("-")[2])
        elif phrase.key == "skytear-always-skirmish-arc":
            laid.add(shapes.ARC3.name)
        inner = built(*[arg for arg in phrase.args.values() if isinstance(arg, Phrase)])
        numbers |= inner[0] | {abs(arg) for arg in phrase.args.values() if isinstance(arg, int)}
        laid |= inner[1]
    return {number for number in numbers if number > 1}, laid


@pytest.mark.parametrize("slug", rows("pc"))
def test_the_text_of_a_power_card_has_the_numbers_and_shapes_of_its_row(slug: str) -> None:
    row = rows("pc")[slug][1]
    assert built(*text_of(BY_SLUG[slug])) == written(row["code"], row["targets"])


@pytest.mark.parametrize("slug", HEROES)
def test_the_skills_of_a_hero_have_the_numbers_and_shapes_of_their_rows(slug: str) -> None:
    for skill in HEROES[slug].skills:
        assert built(skill_phrase(skill)) == written(rows("skill")[skill.slug][1]["code"])


@pytest.mark.parametrize("slug", PILES)
def test_a_pile_is_one_ultimate_and_seven_others(slug: str) -> None:
    assert [card.copies for card in PILES[slug]] == [1, 2, 2, 3]
    assert [card.ultimate for card in PILES[slug]] == [True, False, False, False]


def test_the_pile_profile_is_that_of_the_file() -> None:
    cards = [card for pile in PILES.values() for card in pile for _ in range(card.copies)]
    profile = {row[f"over all {len(cards)} pile cards"]: row["share"] for row in tables()["Pile profile"]}
    costs = Counter(card.cost for card in cards)
    modifiers = Counter(card.modifier for card in cards)
    reactions = Counter(int(card.reaction) for card in cards)
    mean_cost = sum(card.cost for card in cards) / len(cards)
    mean_modifier = sum(card.modifier for card in cards) / len(cards)
    assert profile == {
        "cost 1 / 2 / 3 / 4": f"{shares(costs, 1, 2, 3, 4)} (mean {mean_cost:.2f})",
        "modifier -1 / 0 / +1 / +2 / +3 / +4": (
            f"{shares(modifiers, -1, 0, 1, 2, 3, 4)} (mean +{mean_modifier:.2f})"
        ),
        "action / reaction": shares(reactions, False, True),
    }


def shares(counted: Counter[int], *keys: int) -> str:
    return " / ".join(str(counted[key]) for key in keys)


@pytest.mark.parametrize("slug", HEROES)
def test_the_points_of_a_hero_with_its_pile_are_those_of_the_file(slug: str) -> None:
    row = next(row for row in tables()["7.2 Hero points"] if row["hero"].lower() == slug)
    pile = sum(card.points * card.copies for card in PILES[slug])
    assert int(row["hero points"]) == HEROES[slug].points
    assert int(row["pile points"]) == pile
    assert int(row["hero + pile"]) == HEROES[slug].points + pile


@pytest.mark.parametrize("row", tables()["1.6 AoE shapes"], ids=lambda row: row["shape"].strip("`"))
def test_a_shape_covers_the_hexes_of_its_row(row: Row) -> None:
    shape = getattr(shapes, row["shape"].strip("`"))
    assert shape.caster == (row["laid on"] == "caster")
    listed = re.findall(r"\((-?\d+),(-?\d+)\)", row["hexes"])
    assert set(shape.hexes) == {(int(q), int(r)) for q, r in listed}


@pytest.mark.parametrize("slug", OUTSIDERS)
def test_an_outsider_agrees_with_its_row(slug: str) -> None:
    card, row = OUTSIDERS[slug], rows("outsider")[slug][1]
    assert isinstance(card, OutsiderCard)
    reach = "ranged" if card.ranged else "melee"
    assert f"{reach}, attack {card.attack}{'+' * card.flips}, Move {card.move}" == row["numbers"]
    assert [ENGLISH.say(skill.name) for skill in card.skills] == NAME.findall(row["skills"])
    name = NAME.match(row["outsider"])
    assert name is not None
    assert ENGLISH.say(card.name) == name[1]


@pytest.mark.parametrize("card", VICTORY_CARDS, ids=lambda card: card.slug)
def test_a_victory_card_has_the_name_and_the_moment_of_its_row(card: VictoryCard) -> None:
    row = rows("vc")[card.slug][1]
    assert row["card"].startswith(f"**{ENGLISH.say(card.name)}**")
    assert card.always == (not row["checked"].startswith("once"))


@pytest.mark.parametrize("row", tables()["8. Polish names"], ids=lambda row: row["key"].strip("`"))
def test_official_polish_names_are_used(row: Row) -> None:
    key = KEY.fullmatch(row["key"])
    assert key is not None
    assert POLISH.say(BY_SLUG[key[2]].name) == row["Polish"]
