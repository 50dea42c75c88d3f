"""Setting the table."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import NOBODY
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARDS
from skyshelf.games.painters.components.dice import DICE_OF, DIE_TEXT
from skyshelf.games.painters.components.halos import HALO_TEXT
from skyshelf.games.painters.components.tiles import TILE_BY_TEXT, TILE_TEXT
from skyshelf.games.painters.rules.goods import clouds_in_reserve
from tests.rules.painters.table import GAME, Table, new_game

SEATS = [2, 3, 4]
SEEDS = range(60)


def letters(t: Table) -> list[str]:
    return [CARDS[player.cards[0]].id for player in t.state.players]


def second_starts() -> Table:
    """A game of four in which the second seat begins."""
    return next(t for t in (new_game(4, seed) for seed in SEEDS) if t.state.first == 1)


@pytest.mark.rule("PNT-SET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_an_initial_card_at_random(seats: int) -> None:
    dealt = [letters(new_game(seats, seed)) for seed in SEEDS]
    assert all(len(set(hand)) == seats for hand in dealt)
    assert all({hand[seat] for hand in dealt} == set("ABCD") for seat in range(seats))


@pytest.mark.rule("PNT-SET-03")
def test_the_initial_card_lies_grey_face_up() -> None:
    t = new_game()
    for name, letter in zip(t.names, letters(t), strict=True):
        assert t.card(name, letter) == {"at": [0, 0], "completed": False, "dice": ["empty", "empty"]}


@pytest.mark.rule("PNT-SET-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_letter_nearest_to_a_starts(seats: int) -> None:
    for seed in SEEDS:
        t = new_game(seats, seed)
        hand = letters(t)
        assert t.asks() == (str(hand.index(min(hand)) + 1), "main")


@pytest.mark.rule("PNT-SET-05")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    t = second_starts()
    order = []
    for _ in range(5):
        order.append(t.asks()[0])
        t.do("spot")
        if t.asks()[1] == "additional":
            t.do("end")
    assert order == ["2", "3", "4", "1", "2"]


@pytest.mark.rule("PNT-SET-06", "PNT-CMP-05")
def test_the_36_cards_without_a_letter_are_shuffled() -> None:
    offered = {text for seed in SEEDS for text in new_game(4, seed).words()["offer"]}
    assert offered == {f"S{number:02}" for number in range(1, 37)}
    assert new_game(4, 1).words()["deck"] != new_game(4, 2).words()["deck"]


@pytest.mark.rule("PNT-SET-07", "PNT-SET-08", "PNT-SET-09")
@pytest.mark.parametrize(("seats", "cards"), [(2, 20), (3, 25), (4, 33)])
def test_so_many_cards_are_in_use(seats: int, cards: int) -> None:
    words = new_game(seats).words()
    assert len({*words["deck"], *words["offer"]}) == cards


@pytest.mark.rule("PNT-SET-10", "PNT-SET-13", "PNT-Q-06")
def test_everybody_sees_the_top_card_of_the_deck() -> None:
    t = new_game()
    top = CARD_BY_ID[t.words()["deck"][0]]
    assert t.view("1").deck_top == t.view("2").deck_top == t.view(None).deck_top == top


@pytest.mark.rule("PNT-Q-06")
def test_nobody_sees_the_cards_below_the_top() -> None:
    t = new_game()
    before = [GAME.codec.encode(t.view(name)) for name in ("1", "2", None)]
    t.state.deck[:-1] = t.state.deck[-2::-1]
    assert [GAME.codec.encode(t.view(name)) for name in ("1", "2", None)] == before


# The same seed shuffles the same way, so the whole deck of a Tension Duel shows in which order the shorter
# deck of the standard game comes off: 36 - 3 - 20 = 13 cards and 20 - 3 - 8 = 9 tiles lie above it.
@pytest.mark.rule("PNT-SET-11")
def test_the_first_card_of_the_deck_goes_right_the_third_left() -> None:
    whole = new_game(settings={"variant": "tension_duel"}).words()["deck"]
    words = new_game().words()
    right, centre, left, *deck = whole[13:]
    assert words["offer"] == [left, centre, right]
    assert words["deck"] == deck


@pytest.mark.rule("PNT-SET-19")
def test_the_first_tile_of_the_pile_goes_right_the_third_left() -> None:
    whole = new_game(settings={"variant": "tension_duel"}).words()["pile"]
    words = new_game().words()
    right, centre, left, *pile = whole[9:]
    assert words["tile_offer"] == [left, centre, right]
    assert words["pile"] == pile


@pytest.mark.rule("PNT-SET-12", "PNT-SET-20", "PNT-Q-02")
@pytest.mark.parametrize(("seats", "deck", "pile"), [(2, 17, 5), (3, 22, 8), (4, 30, 12)])
def test_the_offers_are_part_of_the_cards_and_tiles_in_use(seats: int, deck: int, pile: int) -> None:
    words = new_game(seats).words()
    assert (len(words["deck"]), len(words["pile"])) == (deck, pile)


@pytest.mark.rule("PNT-SET-14")
def test_the_tiles_are_shuffled() -> None:
    seen = {text for seed in SEEDS for text in new_game(2, seed).words()["tile_offer"]}
    assert seen == set(TILE_TEXT)


@pytest.mark.rule("PNT-SET-15", "PNT-SET-16", "PNT-SET-17")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 8), (3, 11), (4, 15)])
def test_so_many_tiles_are_in_use(seats: int, tiles: int) -> None:
    words = new_game(seats).words()
    assert len({*words["pile"], *words["tile_offer"]}) == tiles


@pytest.mark.rule("PNT-SET-18")
def test_everybody_sees_the_top_tile_of_the_pile() -> None:
    t = new_game()
    top = TILE_BY_TEXT[t.words()["pile"][0]]
    assert t.view("1").pile_top == t.view("2").pile_top == t.view(None).pile_top == top


@pytest.mark.rule("PNT-SET-21", "PNT-SET-22", "PNT-CMP-22")
def test_5_of_the_8_halo_tokens_lie_at_random_on_the_5_circles() -> None:
    rows = [new_game(2, seed).words()["halo_row"] for seed in SEEDS]
    assert all(len(row) == len(set(row)) == 5 for row in rows)
    assert all({row[space] for row in rows} == set(HALO_TEXT) for space in range(5))


@pytest.mark.rule("PNT-SET-32")
def test_the_other_3_halo_tokens_are_in_the_box() -> None:
    words = new_game().words()
    assert len(words["halo_box"]) == 3
    assert {*words["halo_box"], *words["halo_row"]} == set(HALO_TEXT)


@pytest.mark.rule("PNT-SET-23", "PNT-SET-24")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_has_the_leader_or_a_protection_square(seats: int) -> None:
    t = new_game(seats)
    assert t.state.leader == NOBODY
    areas = t.words()["players"].values()
    assert all(card["dice"] == ["empty", "empty"] for area in areas for card in area["cards"].values())


@pytest.mark.rule("PNT-SET-25", "PNT-SET-33")
@pytest.mark.parametrize(("seats", "clouds"), [(2, 7), (3, 6), (4, 5)])
def test_the_cloud_tokens_that_nobody_holds_are_the_reserve(seats: int, clouds: int) -> None:
    t = new_game(seats)
    assert clouds_in_reserve(t.state) == clouds
    t.do("cloud")  # the first player has none
    assert clouds_in_reserve(t.state) == clouds - 1


@pytest.mark.rule("PNT-SET-25")
def test_chips_come_from_a_reserve_and_not_from_a_player() -> None:
    t = new_game()
    chips = sum(player.spots for player in t.state.players)
    t.do("spot")
    assert sum(player.spots for player in t.state.players) == chips + 1


def goods_by_place() -> list[tuple[int, int, int]]:
    """Hope, spots and clouds, from the starting player on."""
    t = second_starts()
    players = [t.player(name) for name in ("2", "3", "4", "1")]
    assert all(not player.tiles and not player.halos for player in players)
    return [(player.hope, player.spots, player.clouds) for player in players]


@pytest.mark.rule("PNT-SET-26", "PNT-SET-27", "PNT-SET-28")
def test_the_starting_goods_follow_the_order_of_play() -> None:
    assert goods_by_place()[:3] == [(1, 0, 0), (0, 1, 1), (1, 1, 1)]


@pytest.mark.rule("PNT-SET-29", "PNT-Q-05")
def test_the_fourth_player_starts_with_two_spots() -> None:
    assert goods_by_place()[3] == (1, 2, 1)


@pytest.mark.rule("PNT-Q-04")
def test_the_letters_decide_only_who_starts() -> None:
    second_letters = set()
    for t in (new_game(4, seed) for seed in SEEDS):
        second = t.state.players[(t.state.first + 1) % 4]
        assert (second.hope, second.spots, second.clouds) == (0, 1, 1)
        second_letters.add(CARDS[second.cards[0]].id)
    assert second_letters == {"B", "C", "D"}


@pytest.mark.rule("PNT-SET-30")
def test_all_30_dice_are_rolled_into_the_pool() -> None:
    pools = [new_game(2, seed).words()["pool"] for seed in SEEDS]
    assert all(len(pool) == 30 for pool in pools)
    assert {die for pool in pools for die in pool} == set(DIE_TEXT)


@pytest.mark.rule("PNT-SET-30")
def test_the_dice_keep_the_value_rolled() -> None:
    t = new_game()
    pool = t.state.pool[:]
    t.do("spot")
    assert t.state.pool == pool
    assert [sum(pool[colour * 6 : colour * 6 + 6]) for colour in range(9)] == list(DICE_OF)


@pytest.mark.rule("PNT-SET-31")
def test_nobody_knows_which_cards_and_tiles_went_back_to_the_box() -> None:
    t = new_game()
    before = [GAME.codec.encode(t.view(name)) for name in ("1", "2", None)]
    used_cards = {*t.state.deck, *t.state.offer}
    used_tiles = {*t.state.pile, *t.state.tile_offer}
    t.state.deck[0] = next(card for card in range(4, 40) if card not in used_cards)
    t.state.pile[0] = next(tile for tile in range(20) if tile not in used_tiles)
    assert [GAME.codec.encode(t.view(name)) for name in ("1", "2", None)] == before


@pytest.mark.rule("PNT-Q-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_any_of_the_four_letters_may_be_missing(seats: int) -> None:
    dealt = [set(letters(new_game(seats, seed))) for seed in SEEDS]
    assert all(any(letter not in hand for hand in dealt) for letter in "ABCD")
