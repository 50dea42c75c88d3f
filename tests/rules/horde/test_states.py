"""States of the game: saved, copied, seen, imagined and described."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadPosition
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.sides import coop
from tests.rules.horde.table import GAME, new_game, table


def played(seed: int, choices: int) -> Horde:
    """A game after some random choices, or at its end."""
    s = new_game(seed).state
    rng = Rng(seed)
    for _ in range(choices):
        if s.decision is None:
            break
        s.choose(rng.below(len(s.decision.options)))
    return s


@pytest.mark.parametrize("seed", range(12))
def test_the_same_seed_gives_the_same_game(seed: int) -> None:
    assert GAME.codec.digest(played(seed, 1000)) == GAME.codec.digest(played(seed, 1000))


@pytest.mark.parametrize("seed", range(12))
def test_a_saved_state_goes_on_like_the_original(seed: int) -> None:
    s = played(seed, 12)
    back = GAME.codec.decode(GAME.codec.encode(s), Horde)
    rng, other = Rng(seed), Rng(seed)
    while s.decision is not None:
        assert back.decision is not None
        s.choose(rng.below(len(s.decision.options)))
        back.choose(other.below(len(back.decision.options)))
        assert GAME.codec.digest(back) == GAME.codec.digest(s)


@pytest.mark.parametrize("seed", range(12))
def test_a_copy_that_plays_on_leaves_the_original_alone(seed: int) -> None:
    s = played(seed, 15)
    before = GAME.codec.encode(s)
    copy = s.clone()
    rng = Rng(seed)
    while copy.decision is not None:
        copy.choose(rng.below(len(copy.decision.options)))
    assert GAME.codec.encode(s) == before


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_table_looks_the_same_to_its_seat(seed: int) -> None:
    s = played(seed, 9)
    for seat in (None, Seat(0)):
        view = GAME.view(s, seat)
        other = GAME.determinize(view, seed + 1)
        assert GAME.codec.encode(GAME.view(other, seat)) == GAME.codec.encode(view)


def test_rebuilt_cards_are_known_at_the_bottom_of_the_deck() -> None:
    t = table({"castle": "the_cloud_gate"}, mana=1, a1="shamans", discard=["bloodlust", "shamans"])
    t.do("use castle", "option 2", "bloodlust", "shamans")
    other = GAME.determinize(t.view(), 7)
    assert other.players[0].deck[:2] == t.player().deck[:2]


def test_a_position_is_read_back_from_its_words() -> None:
    t = table(
        m1={"card": "deep_howlers", "wounds": 2},
        a1={"card": "gulbjarn", "attack": 1, "exhausted": True},
        yetnar={"health": 2, "attachments": ["grialthan_wallbreaker"]},
        a2="shamans",
        mana=3,
        hand=["bloodlust"],
        castle={"wounds": 4},
        portal={"stage": 2, "wounds": 1},
    )
    words = t.words()
    again = GAME.build(words, {})
    assert GAME.describe(again) == words


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"monsters": {"7": "troll_brute"}}, "Lanes are 1 to 6"),
        ({"monsters": {"1": "shamans"}}, "no card for this row"),
        ({"allies": {"1": "nobody"}}, "is no card"),
        ({"phase": "lunch"}, "is no phase"),
        ({"minions": {"bob": 1}}, "is no minion"),
        ({"sky": 1}, "is not known here"),
        ({"monsters": {"1": {"card": "troll_brute", "attachments": 3}}}, "Expected a list here"),
        ({"monsters": {"1": {"card": "troll_brute", "copies": 4}}}, "Expected a list here"),
        ({"allies": {"1": {"card": "shamans", "exhausted": "maybe"}}}, "'exhausted' is true or false"),
        ({"kept": [{"card": "troll_brute", "attachments": ["nothing"]}]}, "is no card"),
        ({"minions": {"onikai": {"lane": 9}}}, "Lanes are 1 to 6"),
        ({"minions": {"onikai": {"lane": "near"}}}, "Lanes are 1 to 6"),
        ({"players": {"ada": {"mana": 11}}}, "never above 10"),
        ({"horde": {"mana": 11}}, "never above 10"),
        ({"castle": "shamans"}, "is no castle"),
        ({"castle": {"wounds": 20}}, "no health left"),
        ({"monsters": {"1": "onikai"}}, "named under 'minions'"),
        ({"players": {"ada": {"hand": ["troll_brute"]}}}, "no card of an alliance deck"),
        ({"players": {"ada": {"deck": ["the_gaping_maw"]}}}, "no card of an alliance deck"),
        ({"players": {"ada": {"discard": ["troop"]}}}, "no card of an alliance deck"),
        ({"horde": {"deck": ["shamans"]}}, "no card of the horde"),
        ({"horde": {"hand": ["onikai"]}}, "no card of the horde"),
        ({"pile": ["shamans"]}, "no card of the horde"),
    ],
)
def test_a_wrong_position_is_refused_with_a_sentence(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        GAME.build(given, {})


def test_a_described_table_says_whose_attachment_is_not_that_of_its_bearer() -> None:
    naginata = {"card": "lightning_naginata", "owner": "bea"}
    t = coop(a2={"card": "bushido_of_the_rose", "attachments": [naginata, "scepter_of_kamnu"]})
    words = GAME.describe(t.state, ("ada", "bea"))
    assert words["allies"]["2"]["attachments"] == [naginata, "scepter_of_kamnu"]
    again = GAME.build(words, {"mode": "coop"})
    assert [again.units[one].owner for one in again.units[again.guard[1]].attachments] == [1, 0]
