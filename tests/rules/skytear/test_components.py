"""What is in the box, and the four factions."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, PILES, hero_card, pile_of
from skyshelf.games.skytear.rules.victory import VICTORY_CARDS
from skyshelf.games.skytear.setup.draft import STARTERS
from skyshelf.games.skytear.vocabulary.names import Faction, Rune, Stat
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def first_game(seed: int = 1) -> Table:
    """The game of the Starter Box, drafted and ready for the first turn."""
    t = new_game(seed=seed)
    while t.state.turn == 1 and t.asks() in ("faction", "place-hero", "mulligan"):
        quiet = [text for text in t.options() if text in ("auto", "done")]
        t.do((quiet or t.options())[0])
    return t


@pytest.mark.rule("SKY-CMP-01", "SKY-CMP-06", "SKY-FAC-07")
def test_the_box_has_two_heroes_of_each_faction() -> None:
    t = first_game()
    heroes = sorted((hero_card(hero.card).faction.name, CARDS[hero.card].slug) for hero in t.state.heroes)
    assert heroes == [
        ("KURUMO", "sakoshi"),
        ("KURUMO", "yami"),
        ("LIOTHAN", "corjof"),
        ("LIOTHAN", "gulbjarn"),
        ("NUPTEN", "akhuti"),
        ("NUPTEN", "haburat"),
        ("TAULOT", "cotlic"),
        ("TAULOT", "tlakali"),
    ]


@pytest.mark.rule("SKY-CMP-02", "SKY-MIN-12")
def test_a_side_has_four_minions_for_each_of_its_factions() -> None:
    assert first_game().state.minion_sides == (0,) * 8 + (1,) * 8


@pytest.mark.rule("SKY-CMP-03", "SKY-CMP-07")
def test_the_box_has_one_outsider_with_its_card() -> None:
    assert [CARDS[one.card].slug for one in first_game().state.outsiders] == ["riftmaw"]


@pytest.mark.rule("SKY-OUT-01", "SKY-OUT-11", "SKY-HEX-04")
def test_the_outsider_belongs_to_a_dome_and_waits_on_its_card() -> None:
    (outsider,) = first_game().state.outsiders
    assert outsider.dome == 0
    assert (outsider.front, outsider.rear) == (OFF, OFF)


@pytest.mark.rule("SKY-CMP-04", "SKY-CMP-05")
def test_eight_piles_of_eight_and_flux_are_the_power_cards() -> None:
    piles = [pile_of(hero) for hero in STARTERS]
    assert [len(pile) for pile in piles] == [8] * 8
    t = first_game()
    assert sum(len(deck.cards) for deck in t.state.decks) + sum(len(t.hand(p)) for p in (1, 2)) == 64
    assert t.state.flux != -1


@pytest.mark.rule("SKY-CMP-08")
def test_there_are_ten_victory_cards() -> None:
    assert len({card.slug for card in VICTORY_CARDS}) == 10


@pytest.mark.rule("SKY-CMP-15")
@pytest.mark.parametrize("number", range(len(NAMES)))
def test_control_tokens_carry_numbers(number: int) -> None:
    t = new_game(battlefield=NAMES[number])
    assert sorted(t.state.numbers) == list(range(1, len(t.state.tokens) + 1))
    assert len(t.state.tokens) <= 4


@pytest.mark.rule("SKY-CMP-17")
def test_the_skytear_token_finds_the_first_player_and_marks_the_turn() -> None:
    assert {new_game(seed=seed).state.first for seed in range(12)} == {0, 1}
    assert new_game().state.turn == 1


def areas(name: str) -> tuple[int, int, int, int]:
    """Lanes, domes, nexuses and towers of a battlefield."""
    field = battlefield(NAMES.index(name))
    towers = {tower for lane in field.lanes for tower in lane.towers}
    return len(field.lanes), len(field.domes), len(set(field.nexus)), len(towers)


@pytest.mark.rule("SKY-HEX-01", "SKY-HEX-05")
def test_two_lanes_have_one_dome_and_two_towers_for_each_side() -> None:
    assert areas("two_lanes") == (2, 1, 2, 4)


@pytest.mark.rule("SKY-CMP-19", "SKY-CMP-20", "SKY-HEX-06")
def test_the_other_side_of_the_board_has_three_lanes() -> None:
    assert areas("three_lanes") == (3, 2, 2, 6)


@pytest.mark.rule("SKY-CMP-21", "SKY-HERO-09")
def test_everybody_sees_hp_turn_victory_cards_and_the_outsider() -> None:
    view = first_game().view(None)
    assert [hero.hp for hero in view.heroes] == [hero_card(hero.card).hp for hero in view.heroes]
    assert (view.turn, len(view.victory), len(view.outsiders)) == (1, 3, 1)


@pytest.mark.rule("SKY-CMP-22")
def test_the_back_of_a_hero_card_has_no_skills() -> None:
    heroes = {"corjof": {"at": OPEN}}
    assert table(heroes=heroes).stat("corjof", Stat.NO_COVER) == 1
    assert table({"mode": "simplified"}, heroes=heroes).stat("corjof", Stat.NO_COVER) == 0


@pytest.mark.rule("SKY-FAC-01")
def test_there_are_four_factions() -> None:
    assert [faction.name for faction in Faction] == ["KURUMO", "LIOTHAN", "TAULOT", "NUPTEN"]
    assert {card.faction for card in HEROES.values()} == set(Faction)


@pytest.mark.parametrize(
    ("faction", "rune"),
    [
        pytest.param(Faction.KURUMO, Rune.FIRE, marks=pytest.mark.rule("SKY-FAC-02")),
        pytest.param(Faction.LIOTHAN, Rune.ICE, marks=pytest.mark.rule("SKY-FAC-03")),
        pytest.param(Faction.TAULOT, Rune.EARTH, marks=pytest.mark.rule("SKY-FAC-04")),
        pytest.param(Faction.NUPTEN, Rune.AIR, marks=pytest.mark.rule("SKY-FAC-05")),
    ],
)
@pytest.mark.rule("SKY-HERO-13")
def test_each_faction_has_its_rune(faction: Faction, rune: Rune) -> None:
    heroes = [card for card in HEROES.values() if card.faction == faction]
    assert {hero.runes[-1] for hero in heroes} == {rune}
    assert {one for hero in heroes for card in PILES[hero.slug] for one in card.runes} == {rune}


def worship(hero: str) -> Table:
    near = {"side": "north", "at": "6,1"}
    t = table(heroes={hero: {"at": OPEN}, "brylvar": near, "hogosai": FAR}, active=hero)
    t.do("worship")
    return t


@pytest.mark.rule("SKY-FAC-06", "SKY-FAC-08")
def test_each_faction_worships_in_its_own_way() -> None:
    fire = worship("sakoshi")
    assert fire.conditions("brylvar") == {"marked"}
    ice = worship("corjof")
    assert ice.asks() == "exhaust-first"
    earth = worship("cotlic")
    assert earth.asks() == "pillar"
    earth.do("5,2")
    assert earth.pillars("south") == ["5,2"]
    air = worship("akhuti")
    assert air.asks() == "illusion"
    air.do("5,2")
    assert air.illusion("akhuti") == "5,2"
    for t, hero in ((fire, "sakoshi"), (ice.do("no"), "corjof")):
        assert t.pillars("south") == []
        assert t.illusion(hero) == "-"


@pytest.mark.rule("SKY-FAC-09")
def test_a_team_may_mix_factions() -> None:
    t = first_game()
    for side in (0, 1):
        assert len({hero_card(hero.card).faction for hero in t.state.heroes if hero.side == side}) == 2


@pytest.mark.rule("SKY-Q-71")
def test_there_are_always_enough_condition_tokens() -> None:
    full = {"conditions": ["slow", "fast", "frenzy", "disarm", "shapeshifted"]}
    others = ("sakoshi", "corjof", "gulbjarn", "tlakali", "haburat")
    places = ("-3,8", "-3,7", "-4,7", "-5,8", "-5,9")
    t = table(
        heroes={
            "yami": {"at": OPEN, **full},
            "cotlic": {"side": "north", "at": "6,1", **full},
            **{hero: {"at": at, **full} for hero, at in zip(others, places, strict=True)},
        },
        active="yami",
    )
    t.do("worship")
    assert "marked" in t.conditions("cotlic")  # the 36th
