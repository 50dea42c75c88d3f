"""The twelve achievements as challenges: what they change at the table, what spoils them, what they earn."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadPosition, RefusedSetup
from skyshelf.engine.settings import Value
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.challenges.all import CHALLENGES
from skyshelf.games.horde.challenges.medals import medals
from skyshelf.games.horde.challenges.start import CHALLENGE
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.setup import ready_made
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import FILLER, GAME, MINIONS, Table, new_game, table

ENGLISH = Speaker("en", strict=True)
LAST = "the_hate_bringer_2"


def challenge(name: str, settings: dict[str, Value] | None = None, **given: Any) -> Table:
    return table({"challenge": name, **(settings or {})}, **given)


def trial(t: Table) -> Trial:
    assert t.state.trial is not None
    return t.state.trial


def won(name: str, settings: dict[str, Value] | None = None, **given: Any) -> Table:
    """A table where the last outsider falls in the fight phase that begins."""
    given = {"m1": {"card": LAST, "wounds": 3}, "a1": "gulbjarn", "pile": [], **given}
    t = challenge(name, settings, phase="fight", **given)
    return t.do("draw 1")


@pytest.mark.rule("HRD-ACH-04")
def test_there_are_twelve() -> None:
    assert list(CHALLENGES) == list(CHALLENGE.values[1:])
    assert len(CHALLENGES) == 12


@pytest.mark.rule("HRD-ACH-01", "HRD-ACH-02")
@pytest.mark.parametrize(("difficulty", "earned"), [("normal", 1), ("hard", 2), ("painful", 3)])
def test_medals_follow_the_difficulty(difficulty: str, earned: int) -> None:
    t = won("mentalist", {"difficulty": difficulty})
    assert t.outcome() == "outsider-destroyed"
    assert "challenge-achieved" in t.kinds()
    assert medals(t.state) == earned


@pytest.mark.rule("HRD-ACH-03")
def test_a_lost_game_earns_nothing() -> None:
    t = challenge("mentalist", m1="troll_brute", castle={"wounds": 19}, phase="fight")
    assert t.outcome() == "castle-destroyed"
    assert medals(t.state) == 0


@pytest.mark.rule("HRD-ACH-03")
def test_a_game_without_a_challenge_earns_nothing() -> None:
    t = table(phase="fight", m1={"card": LAST, "wounds": 3}, a1="gulbjarn", pile=[]).do("draw 1")
    assert t.outcome() == "outsider-destroyed"
    assert medals(t.state) == 0


@pytest.mark.rule("HRD-ACH-05", "HRD-Q-61")
def test_mentalist_is_spoiled_by_an_ally_that_is_no_hero() -> None:
    hero = challenge("mentalist", hand=["corjof", "bloodlust"], mana=10).do("play corjof", "lane 1")
    assert not trial(hero).spoiled
    other = challenge("mentalist", hand=["shamans", "bloodlust"], mana=10).do("play shamans", "lane 1")
    assert trial(other).spoiled
    assert "challenge-spoiled" in other.kinds()


@pytest.mark.rule("HRD-ACH-05", "HRD-Q-61")
def test_mentalist_may_have_allies_put_into_play_that_were_not_played() -> None:
    assert medals(won("mentalist", a1="gulbjarn", a2="shamans").state) == 1


def thirty(slug: str = "overwhelm") -> str:
    return f"castle: the_gaping_maw\n30x {slug}"


@pytest.mark.rule("HRD-ACH-06", "HRD-ACH-33")
def test_cheater_has_a_deck_of_30_cards_without_limits() -> None:
    t = new_game(challenge="cheater", deck=thirty())
    assert len(t.deck()) + len(t.hand()) == 30
    assert set(t.deck()) == {"overwhelm"}


@pytest.mark.rule("HRD-ACH-06")
@pytest.mark.parametrize("deck", ["liothan_shapeshifters", "29x overwhelm", "31x overwhelm"])
def test_cheater_refuses_decks_of_another_size(deck: str) -> None:
    with pytest.raises(RefusedSetup) as refused:
        new_game(challenge="cheater", deck=deck)
    (phrase,) = refused.value.phrases
    assert "for a deck of your own with 30 cards" in ENGLISH.say(phrase)


@pytest.mark.rule("HRD-ACH-07", "HRD-Q-09")
def test_cheater_starts_with_10_wounds_on_the_castle() -> None:
    assert new_game(challenge="cheater", deck=thirty()).castle == 10


@pytest.mark.rule("HRD-ACH-08")
def test_cheater_asks_for_nothing_but_the_victory() -> None:
    assert medals(won("cheater", {"deck": thirty()}).state) == 1


@pytest.mark.rule("HRD-ACH-12", "HRD-ACH-14", "HRD-ACH-26")
@pytest.mark.parametrize("name", ["upside_down", "cheated", "unstoppable_army"])
def test_some_ask_for_nothing_but_the_victory(name: str) -> None:
    assert medals(won(name, {}).state) == 1


@pytest.mark.rule("HRD-ACH-09", "HRD-Q-10")
def test_upside_down_gives_each_minion_a_health_token_more() -> None:
    t = new_game(challenge="upside_down")
    assert [t.minion(name).health for name in MINIONS] == [2, 2, 2, 1]


@pytest.mark.rule("HRD-ACH-10", "HRD-Q-10")
def test_upside_down_monsters_in_lanes_pillage_for_their_attack() -> None:
    t = challenge("upside_down", m1="troll_brute", phase="fight", hand=["bloodlust"])
    attack = CARDS[BY_SLUG["troll_brute"].id].attack
    assert t.castle == 20
    assert len(t.discard()) == attack > 0


@pytest.mark.rule("HRD-ACH-10")
def test_upside_down_a_monster_that_strikes_the_castle_by_a_text_pillages_as_well() -> None:
    t = table(
        {"challenge": "upside_down"},
        phase="horde",
        portal={"stage": 2, "turned": 2},
        pile=["the_hate_bringer_1"],
        deck=["shamans"] * 20,
    )
    assert t.castle == 20
    assert len(t.discard()) == 4


@pytest.mark.rule("HRD-ACH-10", "HRD-Q-85")
def test_upside_down_a_minion_in_a_lane_that_cannot_pillage_does_nothing_to_the_deck() -> None:
    given: dict[str, Any] = {"m2": "lady_of_the_lake", "a2": FILLER, "onikai": 2, "hand": ["bloodlust"]}
    given["phase"] = "fight"
    t = challenge("upside_down", m1="deep_howlers", a1=FILLER, **given)
    assert "HRD-ACH-10" in t.rules()  # brought to lane 3, it takes cards
    t = challenge("upside_down", m1="deep_howlers", a1="wind_riders", **given).do("onikai")
    assert "cannot-pillage" in t.kinds()
    assert t.discard() == []


@pytest.mark.rule("HRD-Q-10")
def test_upside_down_what_tramples_over_an_ally_is_no_strike_at_the_castle() -> None:
    t = challenge("upside_down", m1="the_great_white", a1=FILLER, phase="fight", hand=["bloodlust"])
    assert (t.castle, t.discard()) == (20 - 1, [FILLER])


@pytest.mark.rule("HRD-ACH-11")
def test_upside_down_minions_without_attack_strike_nothing() -> None:
    t = challenge("upside_down", onikai=2, phase="pillage", hand=["bloodlust"])
    strikers = [str(event.args["card"]) for event in t.events if event.kind == "strikes"]
    assert len(strikers) == 1
    assert "onikai" in strikers[0]


@pytest.mark.rule("HRD-ACH-11", "HRD-Q-10", "HRD-MIN-10")
def test_upside_down_a_destroyed_minion_strikes_nothing_with_what_treachery_gave_it() -> None:
    t = challenge(
        "upside_down",
        onikai={"health": 1, "lane": 1},
        a1="gulbjarn",
        treachery="lady_of_the_lake",
        hand=["bloodlust"],
        mana=1,
    ).do("end", "end", "no draw")
    assert (t.state.turn, t.castle) == (2, 20)


@pytest.mark.rule("HRD-ACH-10")
def test_upside_down_engaged_monsters_strike_their_ally_as_always() -> None:
    t = challenge("upside_down", m1="troll_brute", a1="gulbjarn", phase="fight", hand=["bloodlust"])
    assert t.discard() == []


@pytest.mark.rule("HRD-ACH-11", "HRD-Q-10")
def test_upside_down_minions_of_the_back_line_strike_the_castle() -> None:
    t = challenge("upside_down", onikai=2, yetnar=1, phase="pillage", hand=["bloodlust"])
    assert t.castle == 17
    assert t.discard() == []


@pytest.mark.rule("HRD-ACH-13", "HRD-Q-11")
@pytest.mark.parametrize("horde", ["renegade", "undead", "predator", "nightmare"])
def test_cheated_has_30_horde_cards_without_mana(horde: str) -> None:
    deck = new_game(challenge="cheated", horde=horde).state.horde_deck
    assert len(deck) == 30
    assert not any(CARDS[card].mana for card in deck)
    assert {CARDS[card].id for card in deck} >= {
        card.id for card in CARDS if card.deck == horde and not card.mana and not card.token
    }


@pytest.mark.rule("HRD-ACH-15", "HRD-ACH-17", "HRD-ACH-19")
@pytest.mark.parametrize(
    ("name", "hero", "deck"),
    [
        ("reanimator", "tlakali", "taulot_followers"),
        ("one_bear_army", "gulbjarn", "liothan_shapeshifters"),
        ("heroes_never_die", "yami", "kurumo_warriors"),
    ],
)
def test_a_hero_starts_in_the_hand(name: str, hero: str, deck: str) -> None:
    t = new_game(challenge=name, deck=deck)
    assert hero in t.hand()
    assert len(t.hand()) == 5
    assert hero not in t.deck()
    assert len(t.deck()) == 35


@pytest.mark.rule("HRD-ACH-15", "HRD-ACH-17", "HRD-Q-61")
@pytest.mark.parametrize(
    ("name", "hero", "deck"),
    [
        ("reanimator", "tlakali", "taulot_followers"),
        ("one_bear_army", "gulbjarn", "liothan_shapeshifters"),
    ],
)
def test_a_hero_that_starts_in_the_hand_takes_no_part_in_the_mulligan(
    name: str, hero: str, deck: str
) -> None:
    t = new_game(challenge=name, deck=deck)
    others = [card for card in t.hand() if card != hero]
    assert t.options() == ["done", *dict.fromkeys(others)]
    assert (t.why_not(hero), t.why_not(others[0])) == (["HRD-Q-61"], [])
    t.do(*others)  # nothing else is left to put back
    assert t.asks() != "mulligan"
    assert hero in t.hand()


@pytest.mark.rule("HRD-ACH-15", "HRD-ACH-24")
@pytest.mark.parametrize(("name", "hero"), [("reanimator", "Tlakali"), ("shining_star", "Akhuti")])
def test_a_deck_without_the_hero_is_refused(name: str, hero: str) -> None:
    with pytest.raises(RefusedSetup) as refused:
        new_game(challenge=name, deck="liothan_shapeshifters")
    assert ENGLISH.say(refused.value.phrases[0]).endswith(f"needs a deck with {hero}.")


TAULOT: dict[str, Value] = {"deck": "taulot_followers"}


@pytest.mark.rule("HRD-ACH-16")
def test_reanimator_counts_allies_that_tlakali_brings_back() -> None:
    t = challenge("reanimator", TAULOT, a1="tlakali", discard=["stalker_pack"], hand=["sacrifice"])
    t.do("use a1")
    assert "stalker_pack" in t.hand()
    assert trial(t).count == 1
    assert not trial(t).done


@pytest.mark.rule("HRD-ACH-16", "HRD-Q-61")
def test_the_same_ally_counts_each_time_also_if_she_falls_by_it() -> None:
    weak = {"card": "tlakali", "wounds": 2}
    t = challenge(
        "reanimator", TAULOT, trial={"count": 2}, a1=weak, discard=["stalker_pack"], hand=["sacrifice"]
    )
    t.do("use a1")
    assert t.row("a")[0] == "-"
    assert (t.hand()[0], trial(t).count) == ("stalker_pack", 3)


@pytest.mark.rule("HRD-ACH-16")
def test_reanimator_does_not_count_what_others_bring_back() -> None:
    t = challenge("reanimator", TAULOT, a1="scarifier", discard=["stalker_pack"], hand=["sacrifice"])
    t.do("use a1")
    assert "stalker_pack" in t.hand()
    assert trial(t).count == 0


@pytest.mark.rule("HRD-ACH-16", "HRD-ACH-03")
def test_reanimator_needs_five_of_them_and_the_victory() -> None:
    given: dict[str, Any] = {"a2": "tlakali", "discard": ["stalker_pack"], "hand": ["sacrifice"]}
    t = challenge("reanimator", TAULOT, trial={"count": 4}, **given).do("use a2")
    assert trial(t).done
    assert "challenge-fulfilled" in t.kinds()
    assert medals(won("reanimator", TAULOT).state) == 0


@pytest.mark.rule("HRD-ACH-18", "HRD-Q-61")
def test_one_bear_army_is_one_strike_against_the_outsider_and_both_neighbors() -> None:
    t = challenge(
        "one_bear_army",
        m1="skeleton",
        m2={"card": LAST, "wounds": 3},
        m3="skeleton",
        hand=["gulbjarn", "bloodlust", "bloodlust"],
        mana=10,
        pile=[],
    )
    t.do("play gulbjarn", "lane 2", "play bloodlust", "end")
    t.do("end", "1", "5")
    assert trial(t).done


@pytest.mark.rule("HRD-ACH-18")
def test_one_bear_army_is_not_done_while_a_stage_is_left() -> None:
    t = challenge(
        "one_bear_army",
        m1="skeleton",
        m2={"card": "the_hate_bringer_1", "wounds": 2},
        m3="skeleton",
        hand=["gulbjarn", "bloodlust", "bloodlust"],
        mana=10,
    )
    t.do("play gulbjarn", "lane 2", "play bloodlust", "end", "end", "1", "5")
    assert trial(t).cards != ()
    assert not trial(t).done


KURUMO: dict[str, Value] = {"deck": "kurumo_warriors"}


@pytest.mark.rule("HRD-ACH-20", "HRD-Q-61")
def test_heroes_never_die_is_two_epic_monsters_by_yami_in_one_turn() -> None:
    t = challenge(
        "heroes_never_die", KURUMO, onikai={"health": 1, "lane": 1}, a1="yami", phase="fight", mana=0
    )
    assert t.asks() == "draw"
    assert trial(t).count == 1
    assert not trial(t.do("draw 1")).done


def yami_meets_the_outsider(**yami: int) -> Table:
    """One epic monster was destroyed by Yami in this turn; the last outsider is the next."""
    t = challenge(
        "heroes_never_die",
        KURUMO,
        m1={"card": LAST, "wounds": 3},
        a1={"card": "yami", "attack": 5, **yami},
        hand=["bloodlust"],
        pile=[],
        trial={"count": 1, "turn": 1},
    )
    return to_the_end(t)


def to_the_end(t: Table) -> Table:
    """End phases, draw, and take no other decision but the first that is offered."""
    while t.outcome() == "":
        t.do("end" if "end" in t.options() else t.options()[0])
    return t


@pytest.mark.rule("HRD-ACH-20", "HRD-Q-61")
def test_heroes_never_die_counts_an_outsider_too_and_the_last_turn() -> None:
    assert medals(yami_meets_the_outsider(health=9).state) == 1


@pytest.mark.rule("HRD-ACH-20")
def test_heroes_never_die_counts_each_turn_anew() -> None:
    t = challenge("heroes_never_die", KURUMO, phase="end", hand=["bloodlust"], trial={"count": 1, "turn": 1})
    assert trial(t).count == 0
    t = challenge("heroes_never_die", KURUMO, phase="end", hand=["bloodlust"], trial={"count": 2, "turn": 1})
    assert trial(t).done


@pytest.mark.rule("HRD-ACH-20")
def test_heroes_never_die_fails_in_a_turn_in_which_yami_falls() -> None:
    t = yami_meets_the_outsider(wounds=3)
    assert t.outcome() == "outsider-destroyed"
    assert medals(t.state) == 0


NUPTEN: dict[str, Value] = {"deck": "nupten_illusionists"}


@pytest.mark.rule("HRD-ACH-21", "HRD-ACH-22", "HRD-Q-12")
def test_shining_star_starts_in_a_lane_with_2_wounds_and_without_mana() -> None:
    t = new_game(challenge="shining_star", deck="nupten_illusionists")
    assert t.asks() == "lane"
    t.do("lane 4", "done")
    assert t.at("a4").slug == "akhuti"
    assert t.at("a4").wounds == 2
    assert BY_SLUG["akhuti"].id not in [*t.state.players[0].deck, *t.state.players[0].hand]
    assert t.state.turn == 1
    assert t.player().mana == 0


@pytest.mark.rule("HRD-ACH-23")
def test_shining_star_must_stay_in_play() -> None:
    stayed = won("shining_star", NUPTEN, a2="akhuti")
    assert medals(stayed.state) == 1
    fell = to_the_end(won("shining_star", NUPTEN, a2={"card": "akhuti", "wounds": 2}, m2="troll_brute"))
    assert fell.outcome() == "outsider-destroyed"
    assert medals(fell.state) == 0


@pytest.mark.rule("HRD-ACH-25", "HRD-Q-13")
def test_unstoppable_army_minions_cannot_be_hurt() -> None:
    minion = {"health": 2, "lane": 1}
    t = challenge("unstoppable_army", onikai=minion, a1="gulbjarn", phase="fight", hand=["bloodlust"], mana=1)
    assert t.minion("onikai").health == 2
    assert "destroyed" not in t.kinds()


@pytest.mark.rule("HRD-ACH-25", "HRD-Q-13")
def test_unstoppable_army_minions_gain_neither_wounds_nor_weaken_tokens() -> None:
    minion = {"health": 2, "lane": 1}
    t = challenge(
        "unstoppable_army", onikai=minion, a2={"card": "stone_pillar", "health": 2}, hand=["bloodlust"]
    )
    t.do("use a2")
    assert (t.minion("onikai").health, t.minion("onikai").attack) == (2, 2)


@pytest.mark.rule("HRD-ACH-25")
def test_unstoppable_army_nothing_tramples_over_a_minion() -> None:
    given: dict[str, Any] = {
        "onikai": {"health": 1, "lane": 1},
        "a1": "tusken_warriors",
        "hand": ["bloodlust"],
    }
    before = table(hand=["bloodlust"]).portal
    assert challenge("unstoppable_army", phase="fight", **given).portal == before
    assert table(phase="fight", **given).portal < before


@pytest.mark.rule("HRD-ACH-25")
def test_unstoppable_army_minions_cannot_be_destroyed() -> None:
    """Minus health is no damage; it destroys a minion otherwise."""
    minion = {"health": 1, "lane": 1}
    given: dict[str, Any] = {"onikai": minion, "hand": ["death_grasp", "bloodlust"], "mana": 5}
    assert "destroyed" in table(**given).do("play death_grasp").kinds()
    assert "destroyed" not in challenge("unstoppable_army", **given).do("play death_grasp").kinds()


@pytest.mark.rule("HRD-ACH-27", "HRD-Q-13")
def test_survivalist_outsiders_cannot_be_hurt() -> None:
    t = challenge(
        "survivalist", m1={"card": LAST}, a1={"card": "gulbjarn", "attack": 9}, phase="fight", pile=[]
    )
    assert t.at("m1").wounds == 0


@pytest.mark.rule("HRD-ACH-28", "HRD-Q-61")
def test_survivalist_may_shuffle_the_discards_into_the_deck_twice() -> None:
    t = challenge("survivalist", discard=["shamans", "bloodlust"], deck=["shamans"] * 3, hand=["bloodlust"])
    t.do("renew deck")
    assert (len(t.deck()), t.discard()) == (5, [])
    assert trial(t).renewals == (1,)
    assert "renew deck" not in t.options()  # there is nothing to shuffle


@pytest.mark.rule("HRD-ACH-28")
def test_survivalist_has_no_third_time() -> None:
    left = challenge("survivalist", discard=["shamans"], hand=["bloodlust"], trial={"renewals": [1]})
    assert "renew deck" in left.options()
    none_left = challenge("survivalist", discard=["shamans"], hand=["bloodlust"], trial={"renewals": [0]})
    assert "renew deck" not in none_left.options()


@pytest.mark.rule("HRD-ACH-28", "HRD-Q-61")
def test_survivalist_shuffles_instead_of_losing_when_the_deck_has_run_out() -> None:
    given: dict[str, Any] = {
        "onikai": 2,
        "deck": ["shamans", "shamans"],
        "phase": "pillage",
        "hand": ["bloodlust"],
    }
    t = challenge("survivalist", **given)
    assert t.outcome() == ""
    assert len(t.deck()) == 2
    assert table(**given).outcome() == "deck-empty"


@pytest.mark.rule("HRD-ACH-28", "HRD-PIL-02")
def test_survivalist_is_pillaged_on_from_the_renewed_deck() -> None:
    given: dict[str, Any] = {
        "deck": ["shamans"] * 3,
        "discard": ["bloodlust"] * 10,
        "hand": ["bloodlust"],
        "mana": 1,
    }
    t = challenge("survivalist", onikai=5, phase="fight", **given)
    assert (len(t.deck()), len(t.discard())) == (11, 2)


@pytest.mark.rule("HRD-ACH-29")
def test_survivalist_is_won_at_the_end_of_turn_20() -> None:
    before = challenge("survivalist", turn_number=19, phase="end", hand=["bloodlust"])
    assert before.outcome() == ""
    t = challenge("survivalist", turn_number=20, phase="end")
    assert t.outcome() == "survived"
    assert medals(t.state) == 1


@pytest.mark.rule("HRD-ACH-30", "HRD-Q-61")
def test_sort_of_pacifist_is_spoiled_by_any_monster_but_the_outsider() -> None:
    assert medals(won("sort_of_pacifist").state) == 1
    t = challenge("sort_of_pacifist", onikai={"health": 1, "lane": 1}, a1="gulbjarn", phase="fight")
    assert trial(t).spoiled
    t = challenge("sort_of_pacifist", m1="skeleton", a1="gulbjarn", phase="fight", hand=["bloodlust"])
    assert trial(t).spoiled


@pytest.mark.rule("HRD-ACH-31", "HRD-Q-61")
def test_master_of_the_horde_meets_another_first_stage_of_the_players_choice() -> None:
    t = challenge(
        "master_of_the_horde", m1={"card": "the_hate_bringer_1", "wounds": 2}, a1="gulbjarn", phase="fight"
    )
    while t.asks() == "draw":
        t.do("draw 1")
    assert t.asks() == "outsider"
    assert "the_hate_bringer_1" not in t.options()
    assert all(option.endswith("_1") for option in t.options())
    t.do("the_beast_lord_1")
    assert t.pile() == ["the_beast_lord_1"]
    assert trial(t).count == 1


@pytest.mark.rule("HRD-ACH-32")
def test_master_of_the_horde_is_won_with_the_third() -> None:
    third = {"card": "the_beast_lord_1", "wounds": 2}
    given: dict[str, Any] = {"m1": third, "a1": "gulbjarn", "hand": ["bloodlust"], "pile": []}
    t = challenge("master_of_the_horde", trial={"count": 2}, **given)
    assert to_the_end(t).outcome() == "outsider-destroyed"
    assert medals(t.state) == 1


@pytest.mark.rule("HRD-ACH-33")
def test_a_challenge_can_be_played_with_a_custom_deck() -> None:
    cards = ready_made("liothan_shapeshifters")
    text = "\n".join(f"{cards.count(card)}x {CARDS[card].slug}" for card in dict.fromkeys(cards))
    assert new_game(challenge="mentalist", deck=text).state.rules.challenge == "mentalist"


@pytest.mark.rule("HRD-Q-60")
def test_challenges_are_for_every_mode() -> None:
    for mode, seats in (("solo", 1), ("coop", 2), ("versus", 2)):
        assert GAME.agree(seats, {"challenge": "mentalist", "mode": mode})["challenge"] == "mentalist"


def test_a_position_tells_how_a_challenge_stands() -> None:
    t = challenge(
        "survivalist", trial={"count": 2, "turn": 1, "spoiled": True, "renewals": [1]}, hand=["bloodlust"]
    )
    words = t.words()
    again = GAME.build(words, {"challenge": "survivalist"})
    assert again.trial == t.state.trial
    assert table(hand=["bloodlust"]).words().get("trial") is None
    with pytest.raises(BadPosition, match="Only a game with a challenge"):
        table(trial={"count": 1})
