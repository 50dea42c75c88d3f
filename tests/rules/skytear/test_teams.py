"""Three to eight players in two teams."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.vocabulary.names import Stat
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"


def ready(seats: int, seed: int = 1, **settings: Any) -> Table:
    """A game of random teams, up to its first activation."""
    t = new_game(seats, seed, **{"format": "random", **settings})
    while t.asks() != "activate":
        t.do(next((text for text in ("auto", "done") if text in t.options()), t.options()[0]))
    return t


@pytest.mark.rule("SKY-TEAM-01")
@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_is_in_one_of_two_teams(seats: int) -> None:
    south, north = ready(seats).state.rules.teams
    assert sorted(south + north) == list(range(seats))
    assert abs(len(south) - len(north)) <= 1


@pytest.mark.rule("SKY-TEAM-02", "SKY-TEAM-03", "SKY-TEAM-04")
@pytest.mark.parametrize(("field", "heroes"), [("two_lanes", 4), ("three_lanes", 6)])
def test_both_teams_have_as_many_heroes_as_the_battlefield_says(field: str, heroes: int) -> None:
    for seats in range(3, 9):
        found = ready(seats, battlefield=field).state.heroes
        assert [sum(hero.side == side for hero in found) for side in (0, 1)] == [heroes, heroes]
    alone = ready(3, battlefield=field).state
    assert sum(hero.seat == 1 for hero in alone.heroes) == heroes  # one against two has all of the team's


@pytest.mark.rule("SKY-TEAM-05")
def test_heroes_of_teammates_are_friends() -> None:
    t = table(
        players=4,
        heroes={
            "gulbjarn": {"at": OPEN, "conditions": ["shapeshifted"]},
            "corjof": {"at": "4,3", "seat": 3, "conditions": ["shapeshifted"]},
            "cotlic": {"side": "north", "at": "4,-7"},
        },
    )
    assert t.stat("gulbjarn", Stat.SKIRMISH) == 2


TWO = {"yami": {"at": OPEN}, "sakoshi": {"at": "4,4", "seat": 3}, "cotlic": {"side": "north", "at": "4,-7"}}


@pytest.mark.rule("SKY-TEAM-06", "SKY-TEAM-08")
def test_with_four_players_each_activates_their_own_heroes_in_any_order() -> None:
    t = table(players=4, heroes=TWO)
    assert (t.asked(), t.options()) == (1, ["activate yami", "leave it"])
    t.do("leave it")
    assert t.state.active == t.unit("sakoshi")
    assert t.asked() == 3


@pytest.mark.rule("SKY-TEAM-07", "SKY-Q-127")
def test_with_five_players_everybody_activates_and_plays_for_any_hero_of_the_team() -> None:
    t = table(players=6, turn=2, heroes=TWO, hands={5: ["clear_mind"]})
    assert set(t.options()) == {"activate yami", "activate sakoshi", "leave it"}
    t.do("leave it", "leave it")
    assert t.asked() == 5
    t.do("activate sakoshi")
    assert "play clear_mind by yami" in t.options()
    t = table(players=4, turn=2, heroes=TWO, hands={1: ["clear_mind"]})
    t.do("activate yami")
    plays = [text for text in t.options() if text.startswith("play")]
    assert plays == ["play clear_mind by yami"]  # not with the teammate's hero


@pytest.mark.rule("SKY-TEAM-09")
def test_the_teams_take_turns() -> None:
    t = table(players=4, heroes={**TWO, "tlakali": {"side": "north", "at": "3,-7", "seat": 4}})
    t.do("activate yami", "end")
    assert t.asked() in (2, 4)


@pytest.mark.rule("SKY-TEAM-10")
def test_a_team_names_who_acts_with_the_outsider() -> None:
    t = table(
        players=4,
        phase="minions",
        heroes={"yami": {"at": "1,0"}, "cotlic": {"side": "north", "at": "-1,5"}},
        outsiders={"riftmaw": {}},
    )
    while t.asks() != "who-calls":
        t.do(t.options()[0])
    assert t.options() == ["player 1", "player 3"]
    t.do("player 3")
    assert (t.asks(), t.asked()) == ("call-outsider", 3)


@pytest.mark.rule("SKY-TEAM-11", "SKY-TEAM-12")
def test_every_player_has_a_hand_that_teammates_do_not_see() -> None:
    t = table(players=4, heroes=TWO, hands={1: ["gank"], 3: ["combustion", "presence"]})
    seen = t.view(Seat(0)).hands
    assert seen[0].cards is not None
    assert seen[2].cards is None
    assert seen[2].number == 2


def hands_of_teams(seats: int) -> list[list[int]]:
    """How many cards each player of each team starts with."""
    t = ready(seats)
    return [[len(t.hand(seat + 1)) for seat in team] for team in t.state.rules.teams]


@pytest.mark.rule("SKY-TEAM-13", "SKY-TEAM-14", "SKY-TEAM-15")
@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 6), (5, 9), (6, 9), (7, 12), (8, 12)])
def test_the_starting_cards_of_a_team(seats: int, cards: int) -> None:
    assert [sum(hands) for hands in hands_of_teams(seats)] == [cards, cards]


@pytest.mark.rule("SKY-TEAM-19", "SKY-Q-123")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_starting_cards_of_a_team_are_split_evenly(seats: int) -> None:
    south, north = hands_of_teams(seats)
    assert sum(south) == sum(north)  # no team has a card more for going first
    for hands in (south, north):
        assert max(hands) - min(hands) <= 1


@pytest.mark.rule("SKY-Q-124")
@pytest.mark.parametrize(("seats", "cards"), [(5, [4, 5]), (7, [4, 4, 4])])
def test_a_team_names_who_starts_with_the_card_that_is_left_over(seats: int, cards: list[int]) -> None:
    t = new_game(seats, 1, format="random")
    asked = []
    while t.asks() != "mulligan":
        if t.asks() == "who-draws":
            asked.append((t.asked(), t.options()))
        t.do("auto" if "auto" in t.options() else t.options()[-1])
    team = min(t.state.rules.teams, key=len)
    names = [f"player {seat + 1}" for seat in team]
    assert asked == ([(team[0] + 1, names)] if cards[0] != cards[-1] else [])
    assert [len(t.hand(seat + 1)) for seat in team] == cards


@pytest.mark.rule("SKY-Q-124")
@pytest.mark.parametrize("seats", [5, 7])
def test_a_team_names_who_draws_the_card_of_the_turn_that_is_left_over(seats: int) -> None:
    t = table(players=seats, phase="end", heroes=TWO)
    team = min(t.state.rules.teams, key=len)
    assert (t.asks(), t.asked()) == ("who-draws", team[0] + 1)
    assert t.options() == [f"player {seat + 1}" for seat in team]
    t.do(t.options()[-1])
    assert [len(t.hand(seat + 1)) for seat in team] == [1] * (len(team) - 1) + [2]


@pytest.mark.rule("SKY-TEAM-16", "SKY-TEAM-17", "SKY-TEAM-18")
def test_the_cards_of_a_turn_are_for_the_whole_team() -> None:
    for seats, cards in ((3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)):
        t = table(players=seats, phase="end", heroes=TWO)
        while t.asks() == "who-draws":
            t.do(t.options()[0])
        for team in t.state.rules.teams:
            hands = [len(t.hand(seat + 1)) for seat in team]
            assert sum(hands) == cards
            assert max(hands) - min(hands) <= 1


def defeats(players: int) -> Table:
    t = table(
        players=players,
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2", "hp": 1}},
        active="yami",
    )
    return t.do("attack").passes()


@pytest.mark.rule("SKY-TEAM-20", "SKY-TEAM-21")
def test_who_defeats_a_hero_draws_one_card_and_names_a_teammate_for_the_other() -> None:
    t = defeats(6)
    assert (t.asks(), t.asked(), t.options()) == ("who-draws", 1, ["player 3", "player 5"])
    t.do("player 5")
    assert [len(t.hand(player)) for player in (1, 3, 5)] == [1, 0, 1]


@pytest.mark.rule("SKY-Q-125")
def test_a_team_of_one_draws_both_cards() -> None:
    t = table(
        players=3,
        first="north",
        heroes={"cotlic": {"side": "north", "at": OPEN}, "yami": {"at": "5,2", "hp": 1}},
        active="cotlic",
    )
    t.do("attack").passes()
    assert len(t.hand(2)) == 2


@pytest.mark.rule("SKY-TEAM-22", "SKY-Q-185")
def test_the_team_names_who_draws_for_a_damaged_structure() -> None:
    t = table(
        players=4,
        phase="minions",
        tokens={"west": "-1,-6"},
        heroes={"yami": {"at": "-1,-5"}, "cotlic": {"side": "north", "at": "-1,5"}},
    )
    while t.asks() != "who-draws":
        t.do(t.options()[0])
    assert t.options() == ["player 1", "player 3"]
    t.do("player 3")
    assert (len(t.hand(1)), len(t.hand(3))) == (1, 1 + 1)  # and one for each at the end of the turn


@pytest.mark.rule("SKY-TEAM-23")
def test_priority_goes_clockwise_round_the_table() -> None:
    heroes = {
        "yami": {"at": OPEN},
        "cotlic": {"side": "north", "at": "5,2"},
        "sakoshi": {"at": "4,4", "seat": 3},
        "tlakali": {"side": "north", "at": "6,1", "seat": 4},
    }
    t = table(players=4, turn=2, heroes=heroes, active="yami", hands={n: ["presence"] for n in range(1, 5)})
    for player in t.state.players:
        player.stops = 1
    t.do("attack")
    asked = []
    while t.asks() == "respond":
        asked.append(t.asked())
        t.do("pass")
    assert asked == [1, 2, 3, 4]


@pytest.mark.rule("SKY-TEAM-24", "SKY-Q-130")
def test_up_to_four_players_have_their_own_decks_more_share_one_with_its_discard_pile() -> None:
    assert [len(ready(seats).state.decks) for seats in range(3, 9)] == [3, 4, 2, 2, 2, 2]
    t = table(players=6, phase="end", heroes=TWO, hands={1: ["gank"] * 7, 3: ["combustion"] * 7})
    while t.asks() == "hand-limit":
        t.do(t.options()[0])
    assert {"gank", "combustion"} <= set(t.discard(1))


@pytest.mark.rule("SKY-TEAM-25")
def test_the_hand_limit_holds_for_each_player() -> None:
    t = table(players=4, phase="end", heroes=TWO, hands={1: ["gank"] * 6, 3: ["gank"] * 6})
    while t.asks() == "hand-limit":
        t.do("gank")
    assert [len(t.hand(player)) for player in (1, 3)] == [6, 6]


@pytest.mark.rule("SKY-Q-128")
@pytest.mark.parametrize("seats", [3, 5, 7, 8])
def test_the_first_team_names_who_holds_the_flux_and_goes_first(seats: int) -> None:
    for seed in range(4):
        t = new_game(seats, seed, format="random")
        while t.asks() not in ("hold-flux", "mulligan"):
            t.do("auto")
        team = t.state.rules.teams[t.state.first]
        assert (t.asks() == "hold-flux") == (len(team) > 1)
        if t.asks() == "hold-flux":
            assert t.options() == [f"player {seat + 1}" for seat in team]
            t.do(t.options()[-1])
        assert t.state.flux == team[-1]
        while t.asks() in ("who-draws", "mulligan"):
            t.do("done" if t.asks() == "mulligan" else t.options()[0])
        assert t.asked() - 1 in team


@pytest.mark.rule("SKY-TEAM-22", "SKY-Q-185")
@pytest.mark.parametrize(("order", "asked"), [(("yami", "sakoshi"), 3), (("sakoshi", "yami"), 1)])
def test_whoever_of_the_team_activated_last_speaks_for_it(order: tuple[str, str], asked: int) -> None:
    t = table(
        players=4,
        tokens={"west": "-1,-6"},
        heroes={
            "yami": {"at": "-1,-5", "seat": 1},
            "sakoshi": {"at": "-2,-5", "seat": 3},
            "cotlic": {"side": "north", "at": "-1,5"},
        },
    )
    activations = [f"activate {name}" for name in order]
    while t.asks() != "who-draws":
        wanted = [one for one in activations if one in t.options()]
        if t.asks() == "activate" and t.options()[0] not in (activations[0], "activate cotlic"):
            wanted = ["leave it"]
        t.do(next(iter([*wanted, *({"end", "pass"} & {*t.options()})]), t.options()[0]))
        if wanted and wanted[0] in activations:
            activations.remove(wanted[0])
    assert t.asked() == asked


@pytest.mark.rule("SKY-TEAM-10")
def test_whoever_of_the_team_activated_last_names_who_acts_with_the_outsider() -> None:
    t = table(
        players=4,
        phase="minions",
        south={"activated_last": 3},
        heroes={"yami": {"at": "1,0"}, "cotlic": {"side": "north", "at": "-1,5"}},
        outsiders={"riftmaw": {}},
    )
    while t.asks() != "who-calls":
        t.do(t.options()[0])
    assert t.asked() == 3


@pytest.mark.rule("SKY-EFX-25", "SKY-TEAM-10")
@pytest.mark.parametrize("player", [1, 3])
def test_whoever_acts_with_the_outsider_decides_about_the_minions_that_it_spawns(player: int) -> None:
    t = table(
        players=4,
        turn=3,
        phase="minions",
        south={"activated_last": 4 - player},
        heroes={
            "cotlic": {"at": "0,1", "stance": "exhausted"},
            "gulbjarn": {"side": "north", "at": "4,-7", "stance": "exhausted"},
        },
        minions=[{"side": "south", "number": 6}],
        outsiders={"rootbound": {"dome": 0}},
    )
    while t.asks() != "who-calls":
        t.do("0" if t.asks() == "spawn" else t.options()[0])
    t.do(f"player {player}")
    t.do(t.options()[1], "skill seedfall")
    assert (t.asks(), t.asked()) == ("spawn", player)
    t.do("1")
    assert (t.asks(), t.asked()) == ("place-minion", player)


@pytest.mark.rule("SKY-TRG-03", "SKY-Q-202")
def test_the_skills_of_the_activated_hero_are_those_of_the_player_who_activated_it() -> None:
    """From 5 players on that need not be the player who drafted it."""
    t = table(
        players=6,
        turn=3,
        heroes={
            "akhuti": {"at": "4,1", "seat": 1, "hp": 1},
            "hogosai": {"side": "north", "at": "5,1", "seat": 2},
            "gulbjarn": {"side": "north", "at": "5,0", "seat": 2, "hp": 1},
            "cotlic": {"side": "north", "at": "6,0", "seat": 2},
        },
        hands={4: ["tempered_plates"]},
        decks={1: ["clear_mind"] * 9},
    )
    t.do("leave it", "activate akhuti")
    assert t.asked() == 3
    t.do("attack", "hogosai", "play tempered_plates by hogosai").passes()
    # The enemy's trigger lies on top and resolves first: Akhuti falls before she can strike back.
    assert t.hero("akhuti").hex < 0
    assert t.hero("gulbjarn").hp == 1


@pytest.mark.rule("SKY-Q-204")
def test_what_a_card_grants_to_the_hero_of_a_teammate_is_done_by_the_player_of_the_card() -> None:
    heroes = {
        "freyhel": {"at": OPEN, "seat": 1},
        "yami": {"at": "4,3", "seat": 3},
        "cotlic": {"side": "north", "at": "5,3", "seat": 2},
    }
    t = table(turn=2, players=4, heroes=heroes, active="freyhel", hands={1: ["royal_decree"]})
    before = [len(deck.cards) for deck in t.state.decks]
    t.do("play royal_decree by freyhel").passes()
    assert (t.asks(), t.asked()) == ("move", 1)
    t.do("4,3")
    assert (t.asks(), t.asked()) == ("skirmish", 1)
    t.do("cotlic")
    assert [was - len(deck.cards) for was, deck in zip(before, t.state.decks, strict=True)] == [1, 0, 0, 0]
