"""What is in the box, and what its symbols mean."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARDS, Side
from skyshelf.games.painters.components.dice import DICE, DICE_OF, FACE_OF, Colour
from skyshelf.games.painters.components.tiles import TILE_TEXT, TILES
from skyshelf.games.painters.rules.halo_bonus import halo_price
from skyshelf.games.painters.rules.scoring import score
from tests.rules.painters.table import Table, new_game, table

LEAF = {"S10": {"dice": ["green4", "blue4", "empty"]}}  # one white die 2 completes it


@pytest.mark.rule("PNT-CMP-01")
def test_all_players_share_one_board() -> None:
    t = table(offer=["S06", "S15", "S27"], deck=["S32", "S10"], pool=[])
    t.do("card S27", "place 1,0")
    assert t.asks() == ("ben", "main")
    assert [text for text in t.options() if text.startswith("card")] == ["card S32", "card S06", "card S15"]
    ada, ben = t.view("ada"), t.view("ben")
    assert (ada.offer, ada.tile_offer, ada.halo_row) == (ben.offer, ben.tile_offer, ben.halo_row)


@pytest.mark.rule("PNT-CMP-03")
def test_a_card_turns_from_its_grey_to_its_blue_face() -> None:
    t = table(players={"ada": {"cards": LEAF}, "ben": {}}, pool=["white2"])
    assert t.card("ada", "S10")["completed"] is False
    t.do("die white2")
    assert t.card("ada", "S10")["completed"] is True


@pytest.mark.rule("PNT-CMP-04")
def test_the_4_initial_cards_are_dealt_and_never_in_the_deck() -> None:
    t = new_game(seats=4)
    assert {CARDS[player.cards[0]].id for player in t.state.players} == {"A", "B", "C", "D"}
    duel = new_game(settings={"variant": "tension_duel"}).words()
    assert not {"A", "B", "C", "D"} & {*duel["deck"], *duel["offer"]}


@pytest.mark.rule("PNT-CMP-05")
def test_the_other_36_cards_are_all_there_is_to_draw() -> None:
    duel = new_game(settings={"variant": "tension_duel"}).words()
    assert sorted([*duel["deck"], *duel["offer"]]) == [f"S{number:02}" for number in range(1, 37)]


@pytest.mark.rule("PNT-CMP-06")
def test_there_are_30_dice_with_faces_1_to_6() -> None:
    assert sum(new_game().state.pool) == DICE == 30
    assert sorted(FACE_OF) == sorted([1, 2, 3, 4, 5, 6] * len(Colour))


@pytest.mark.rule("PNT-CMP-07")
def test_the_dice_by_colour() -> None:
    by_colour = {colour.name.lower(): DICE_OF[colour] for colour in Colour}
    rare = dict.fromkeys(["yellow", "green", "black", "orange", "red", "purple"], 2)
    assert by_colour == {"blue": 9, "white": 5, "grey": 4, **rare}


@pytest.mark.rule("PNT-CMP-08")
def test_the_38_hope_chips_worth_133_do_not_limit_the_hope_in_play() -> None:
    printed = 3 * 10 + 17 * 5 + 18 * 1
    t = table(players={"ada": {"hope": printed}, "ben": {}}, offer_hope=2).do("card S03")
    assert t.player("ada").hope == printed + 2


@pytest.mark.rule("PNT-CMP-09")
def test_the_28_spot_chips_worth_55_do_not_limit_the_spots_in_play() -> None:
    printed = 3 * 10 + 25 * 1
    t = table(players={"ada": {"spots": printed}, "ben": {}}).do("spot")
    assert t.player("ada").spots == printed + 1


@pytest.mark.rule("PNT-CMP-11")
def test_the_25_protection_squares_do_not_limit_those_in_play() -> None:
    def squares(*texts: str) -> dict[str, Any]:
        """These cards in a column, a square on every symbol but the first."""
        dice = {text: ["empty"] + ["square"] * (len(CARDS[CARD_BY_ID[text]].symbols) - 1) for text in texts}
        return {"cards": {text: {"at": [0, y], "dice": dice[text]} for y, text in enumerate(texts)}}

    players = {
        "ada": {"cards": {"S10": {"dice": ["square", "empty", "empty"]}}},
        "ben": squares("S33", "S31", "S32"),
        "cem": squares("S34", "S35", "S36"),
        "dan": squares("S08", "S07", "S09"),
    }
    t = table(players=players, pool=["blue4"])
    assert str(t.words()).count("'square'") == 25
    t.do("die blue4")  # the last die of the pool: a square takes its place
    assert str(t.words()).count("'square'") == 26


def firebird(**given: Any) -> Table:
    """Ada is about to complete the Firebird, which has the leader and a hope symbol of 2."""
    ada = {"cards": {"S27": {"dice": ["red3", "empty"]}}}
    return table(players={"ada": ada, "ben": {}, "cem": {}}, pool=["blue3"], **given).do("die blue3")


@pytest.mark.rule("PNT-CMP-14", "PNT-Q-01")
def test_there_is_one_leader_and_who_takes_it_leaves_none_to_the_other() -> None:
    t = firebird(leader="ben")
    assert t.leader() == "ada"
    assert "leader-taken-from" in t.kinds()
    assert {t.view(name).leader for name in t.names} == {0}


@pytest.mark.rule("PNT-CMP-15")
def test_the_game_is_for_2_to_4_players() -> None:
    assert [len(new_game(seats).state.players) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            new_game(seats)


@pytest.mark.rule("PNT-CMP-16")
def test_a_die_symbol_has_one_colour_and_a_number_from_1_to_6() -> None:
    symbols = [symbol for card in CARDS for symbol in card.symbols]
    assert {symbol.colour for symbol in symbols} == set(Colour) - {Colour.GREY}
    assert {symbol.number for symbol in symbols} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("PNT-CMP-17")
def test_the_colours_of_the_symbols_are_those_of_the_picture() -> None:
    bee = CARDS[CARD_BY_ID["S31"]]
    colours = [symbol.colour for symbol in bee.symbols]
    assert colours == [Colour.BLACK, Colour.YELLOW, Colour.BLUE, Colour.WHITE]
    for card in CARDS:
        painted = {symbol.colour for symbol in card.symbols}
        shows_cloud = card.cloud or Side.CLOUD in (card.left, card.right)
        assert Colour.BLUE in painted  # there is sky on every card
        assert Colour.WHITE in painted or not shows_cloud


def step_2(tile_offer: list[str], **ada: Any) -> Table:
    return table(players={"ada": ada, "ben": {}}, step="additional", tile_offer=tile_offer, pool=[])


@pytest.mark.rule("PNT-CMP-19")
def test_a_cost_names_the_spots_and_the_hope_to_pay() -> None:
    t = step_2(["none", "none", "sky_fugaz"], spots=9, hope=19)
    assert t.state.decision is not None
    option = t.state.decision.options[t.options().index("tile sky_fugaz")]
    shown = option.label().args
    t.do("tile sky_fugaz")
    assert (shown["spots"], shown["hope"]) == (3, 11)
    assert (t.player("ada").spots, t.player("ada").hope) == (9 - 3, 19 - 11)


@pytest.mark.rule("PNT-CMP-20")
def test_the_hope_symbol_carries_a_number_to_add_up() -> None:
    activated = [event for event in firebird().events if event.kind == "hope-activated"]
    assert [event.args["total"] for event in activated] == [2]


@pytest.mark.rule("PNT-CMP-21")
@pytest.mark.parametrize(("halo", "hope"), [("halo_heartbeat", 9), ("halo_faith", 0)])
def test_hope_chips_are_granted_outright_but_a_hope_symbol_waits_for_the_leader(halo: str, hope: int) -> None:
    cards = {"S30": {"dice": ["empty", "purple5", "blue5"]}, "S01": {"at": [1, 0], "completed": True}}
    t = table(players={"ada": {"cards": cards}, "ben": {}}, pool=["green2"])
    assert t.do("die green2", f"halo {halo}").player("ada").hope == hope


@pytest.mark.rule("PNT-CMP-23")
def test_a_circle_shows_its_cost_once_it_is_empty() -> None:
    full, one, two = [0, 1, 2, 3, 4], [-1, 1, 2, 3, 4], [-1, -1, 2, 3, 4]
    prices = [halo_price(row) for row in (full, one, two)]
    assert [(price.spots, price.hope) for price in prices] == [(0, 0), (0, 1), (3, 1)]


@pytest.mark.rule("PNT-CMP-24", "PNT-CMP-27")
@pytest.mark.parametrize("position", [0, 1, 2])
def test_a_tile_costs_its_own_price_and_that_of_its_position(position: int) -> None:
    offer = ["none", "none", "none"]
    offer[position] = "sky_mommy"
    t = step_2(offer, spots=6, hope=20).do("tile sky_mommy")
    paid = (6 - t.player("ada").spots, 20 - t.player("ada").hope)
    assert paid == [(2 + 4, 8 + 4), (2 + 3, 8 + 3), (2 + 2, 8 + 2)][position]


@pytest.mark.rule("PNT-CMP-28")
def test_a_permanent_effect_works_in_every_turn() -> None:
    ada = {"hope": 4, "tiles": ["sky_cotton"], "cards": {"A": {}, "S10": {"at": [1, 0]}}}
    t = table(players={"ada": ada, "ben": {}}, pool=[])
    t.do("spot", "chips A.white3", "end", "spot", "spot")
    assert t.asks() == ("ada", "additional")
    assert "chips S10.white2" in t.options()


@pytest.mark.rule("PNT-CMP-29")
def test_sky_wisdom_has_an_immediate_and_a_permanent_effect() -> None:
    players = {"ada": {"spots": 9, "hope": 9, "cards": {"S07": {}}}, "ben": {"hope": 5}}
    given: dict[str, Any] = {"offer": ["none", "none", "S06"], "deck": [], "pool": [], "step": "additional"}
    t = table(players=players, tile_offer=["none", "none", "sky_wisdom"], **given).do("tile sky_wisdom")
    assert t.player("ben").hope == 3
    t.do("spot", "card S06")  # Ben takes a spot; Ada's card may now touch half a cloud
    assert "place 1,0" in t.options()


@pytest.mark.rule("PNT-CMP-30")
def test_a_tile_with_both_gives_the_leader_and_then_activates_its_hope_symbol() -> None:
    t = step_2(["none", "none", "sky_wisdom"], spots=9, hope=7).do("tile sky_wisdom")
    assert t.leader() == "ada"
    assert t.player("ada").hope == 3 // 2


@pytest.mark.rule("PNT-CMP-31")
def test_the_points_of_a_tile_count_only_in_an_efficiency_victory() -> None:
    tiles = ["sky_cotton", "sky_dice", "sky_playful", "sky_raccoon", "sky_spots"]
    points = sum(TILES[TILE_TEXT.index(tile)].points for tile in tiles)
    t = table(players={"ada": {"tiles": tiles}, "ben": {}}, leader="ada")
    assert score(t.state, Seat(0)).tiles == points == 27
    won = table(players={"ada": {"tiles": tiles}, "ben": {}}, leader="ada", step="victory")
    assert won.ending() == "star"
    assert won.state.outcome is not None
    assert won.state.outcome.scores == ()


@pytest.mark.rule("PNT-CMP-33")
def test_star_symbols_are_victory_points() -> None:
    cards = {"S06": {"completed": True}, "S15": {"at": [1, 0], "completed": True}, "A": {"at": [0, 1]}}
    assert score(table(players={"ada": {"cards": cards}, "ben": {}}).state, Seat(0)).stars == 7 + 4
