"""Ratings: a fold over results, for two sides, for many, for teams, for bots and for hordes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from skyshelf.ratings.fold import KeptResult, Ladder, Rated, Rating, Ratings
from skyshelf.tables.results import GameResult, Sitter

ADA, BEN, CLEO = (Rated("person", each) for each in ("ada", "ben", "cleo"))


def played(
    *names: str, ranks: tuple[int, ...], at: float = 1.0, sides: tuple[int, ...] = (), rival: str = ""
) -> KeptResult:
    """A game of people, or of bots with a star before their level."""
    of = sides or tuple(range(len(names)))
    sitters = tuple(
        Sitter(name, bot=name[1:], side=side) if name.startswith("*") else Sitter(name, guest=name, side=side)
        for name, side in zip(names, of, strict=True)
    )
    result = GameResult("painters", "table", sitters, ranks, rated=True, rival=rival)
    return KeptResult(at, f"table{at}", 1, result)


def rating(ratings: Ratings, who: Rated, seats: int = 2) -> Rating:
    return ratings.ladders[Ladder("painters", "table", seats)][who]


def test_whoever_wins_rises_and_the_other_falls() -> None:
    after = Ratings.of([played("ada", "ben", ranks=(1, 2))])
    assert rating(after, ADA).shown > Rating("").shown > rating(after, BEN).shown - 100
    assert rating(after, ADA).mu > 25 > rating(after, BEN).mu


def test_a_draw_between_equals_moves_nobody() -> None:
    after = Ratings.of([played("ada", "ben", ranks=(1, 1))])
    assert abs(rating(after, ADA).mu - rating(after, BEN).mu) < 1e-9


def test_a_table_of_three_is_ordered_by_its_ranks() -> None:
    after = Ratings.of([played("ada", "ben", "cleo", ranks=(2, 1, 3))])
    assert rating(after, BEN, 3).mu > rating(after, ADA, 3).mu > rating(after, CLEO, 3).mu


def test_people_of_a_team_rise_together() -> None:
    result = played("ada", "ben", "cleo", "dan", ranks=(1, 2), sides=(0, 0, 1, 1))
    after = Ratings.of([result])
    assert rating(after, ADA, 4).mu == rating(after, BEN, 4).mu > rating(after, CLEO, 4).mu


def test_a_number_of_seats_is_rated_for_itself() -> None:
    after = Ratings.of(
        [played("ada", "ben", ranks=(1, 2)), played("ada", "ben", "cleo", ranks=(3, 2, 1), at=2.0)]
    )
    assert rating(after, ADA, 2).games == rating(after, ADA, 3).games == 1


def test_a_rating_is_provisional_until_enough_games_are_played() -> None:
    games = [
        played("ada", "ben", ranks=(1, 2) if number % 2 else (2, 1), at=float(number)) for number in range(30)
    ]
    assert rating(Ratings.of(games[:2]), ADA).provisional
    assert not rating(Ratings.of(games), ADA).provisional


def test_a_bot_is_rated_and_stays_movable() -> None:
    games = [
        played("ada", "*greedy", ranks=(1, 2) if number % 2 else (2, 1), at=float(number))
        for number in range(200)
    ]
    after = Ratings.of(games)
    assert rating(after, Rated("bot", "greedy")).sigma == 2.0
    assert rating(after, ADA).sigma < 2.0


def test_alone_one_plays_against_the_horde_that_was_chosen() -> None:
    after = Ratings.of([played("ada", ranks=(2, 1), rival="horde=undead,difficulty=hard")])
    assert rating(after, Rated("rival", "horde=undead,difficulty=hard"), 1).mu > rating(after, ADA, 1).mu


def test_the_same_bot_in_two_seats_does_not_play_against_itself() -> None:
    after = Ratings.of([played("ada", "*easy", "*easy", ranks=(2, 1, 3))])
    assert rating(after, Rated("bot", "easy"), 3).games == 1


def test_what_is_not_rated_moves_nobody() -> None:
    kept = played("ada", "ben", ranks=(1, 2))
    unrated = kept._replace(result=GameResult("painters", "table", kept.result.sitters, (1, 2)))
    assert Ratings.of([unrated]).ladders == {}


@given(
    st.lists(st.tuples(st.permutations(["ada", "ben", "cleo"]), st.integers(1, 3)), max_size=12), st.randoms()
)
def test_the_order_in_which_results_are_read_does_not_matter(
    games: list[tuple[list[str], int]], random: object
) -> None:
    results = [
        played(*names, ranks=tuple(range(1, 4)), at=float(number * 10 + jitter))
        for number, (names, jitter) in enumerate(games)
    ]
    shuffled = list(results)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert Ratings.of(shuffled).ladders == Ratings.of(results).ladders
