"""Setting the table: what lies where before the first turn, and what was agreed on."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import SEATS
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.setup import portal_set
from skyshelf.games.horde.vocabulary.names import CardType
from tests.rules.horde.table import GAME, MINIONS, new_game, summon, table

LEVELS = ("normal", "hard", "painful")
SEEDS = range(1, 13)


@pytest.mark.rule("HRD-SET-01")
@pytest.mark.both_editions
def test_there_are_six_lanes_in_order() -> None:
    t = table(hand=["shamans"], mana=2).do("play shamans")
    assert t.options() == [f"lane {number}" for number in range(1, 7)]


@pytest.mark.rule("HRD-SET-02")
@pytest.mark.both_editions
def test_monsters_stand_above_and_alliance_cards_below() -> None:
    t = summon("troll_brute", hand=["shamans", "frostbite_outpost"], mana=3)
    t.do("play shamans", "lane 1", "play frostbite_outpost", "lane 2")
    assert t.row("m")[:2] == ["troll_brute", "-"]
    assert t.row("a")[:2] == ["shamans", "frostbite_outpost"]


@pytest.mark.rule("HRD-SET-05", "HRD-SET-06", "HRD-DIF-02")
@pytest.mark.parametrize("level", LEVELS)
def test_the_portals_of_mode_and_difficulty_are_piled_by_stage(level: str) -> None:
    t = new_game(difficulty=level)
    pile = [CARDS[card].slug for card in t.state.rules.stages]
    assert pile == [f"solo_{level}_1", f"solo_{level}_2", "solo_3"]
    assert t.at("portal").slug == pile[0]


@pytest.mark.rule("HRD-SET-07")
@pytest.mark.both_editions
def test_the_first_portal_starts_upright() -> None:
    assert new_game().words()["portal"]["turned"] == 0


@pytest.mark.rule("HRD-SET-11")
def test_a_health_token_raises_the_attack_of_a_minion_as_well() -> None:
    t = new_game(difficulty="painful")
    assert [t.minion(name).health for name in MINIONS] == [2, 1, 1, 2]
    assert [t.minion(name).attack for name in MINIONS] == [2, 1, 1, 2]


@pytest.mark.rule("HRD-SET-13", "HRD-SET-18")
def test_the_first_game_is_against_the_renegades_and_the_hate_bringer() -> None:
    agreed = GAME.agree(1, {})
    assert (agreed["horde"], agreed["outsider"]) == ("renegade", "the_hate_bringer")


@pytest.mark.rule("HRD-SET-21", "HRD-SET-23")
def test_the_first_game_has_the_gaping_maw_and_not_the_green_deck() -> None:
    agreed = GAME.agree(1, {})
    assert agreed["castle"] == "the_gaping_maw"
    assert agreed["deck"] == "liothan_shapeshifters"


@pytest.mark.rule("HRD-SET-14", "HRD-HDK-01")
@pytest.mark.both_editions
def test_nobody_sees_the_order_of_the_horde_deck() -> None:
    t = new_game()
    before = [GAME.codec.encode(t.view(seat)) for seat in (None, SEATS[0])]
    t.state.horde_deck.reverse()
    assert [GAME.codec.encode(t.view(seat)) for seat in (None, SEATS[0])] == before


@pytest.mark.rule("HRD-SET-19")
def test_any_outsider_may_lead_any_horde() -> None:
    t = new_game(horde="undead", outsider="the_beast_lord")
    assert t.pile() == ["the_beast_lord_1"]
    assert {CARDS[card].deck for card in t.state.horde_deck} == {"common", "undead"}


@pytest.mark.rule("HRD-SET-20", "HRD-CST-01")
@pytest.mark.both_editions
def test_exactly_one_castle_is_in_play() -> None:
    t = new_game(castle="the_wind_burner")
    castles = [CARDS[unit.card].slug for unit in t.state.units if CARDS[unit.card].type == CardType.CASTLE]
    assert castles == ["the_wind_burner"]


@pytest.mark.rule("HRD-SET-28", "HRD-EX-29")
@pytest.mark.parametrize("seed", SEEDS)
def test_replacements_are_drawn_before_the_old_cards_go_back(seed: int) -> None:
    t = new_game(seed)
    hand, top = t.hand(), t.deck()[:3]
    t.do(*hand[:3], "done")
    drawn = [event for event in t.events if event.kind == "drew" and event.rule == "HRD-SET-27"]
    assert len(drawn) == 3
    assert sorted(t.hand()) == sorted([*hand[3:], *top])


@pytest.mark.rule("HRD-SET-27")
@pytest.mark.both_editions
def test_a_mulligan_may_be_none_or_all_of_the_hand() -> None:
    t = new_game()
    hand = t.hand()
    assert t.do("done").hand() == hand
    t = new_game()
    top = t.deck()[:5]
    t.do(*hand)  # with an empty hand there is nothing left to choose
    assert sorted(t.hand()) == sorted(top)


@pytest.mark.rule("HRD-SET-27")
@pytest.mark.both_editions
def test_only_cards_of_the_hand_are_put_back_in_a_mulligan() -> None:
    t = new_game()
    elsewhere = next(card for card in t.deck() if card not in t.hand())
    assert t.why_not(elsewhere) == [t.state.cited("HRD-SET-27")]
    assert t.why_not("nothing of the kind") == []


@pytest.mark.rule("HRD-SET-29")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.both_editions
def test_there_is_one_mulligan(seed: int) -> None:
    t = new_game(seed)
    assert t.asks() == "mulligan"
    assert t.do(t.hand()[0], "done").asks() != "mulligan"


@pytest.mark.rule("HRD-SET-31", "HRD-REF-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_turn_begins_with_the_mana_of_the_portal(seed: int) -> None:
    t = new_game(seed).do("done")
    assert t.state.turn == 1
    assert t.rules()[:3] == ["HRD-TURN-01", "HRD-REF-01", "HRD-HOR-01"]
    assert t.events[1].args["mana"] == 4


@pytest.mark.rule("HRD-DIF-01", "HRD-DIF-08")
def test_difficulty_is_one_of_three_words() -> None:
    found = {one.name: one.values for one in GAME.settings if "difficulty" in one.name}
    assert found == {"difficulty": LEVELS}


@pytest.mark.rule("HRD-DIF-02")
@pytest.mark.parametrize("level", ["hard", "painful"])
def test_difficulty_changes_the_portals_and_what_they_say_and_nothing_else(level: str) -> None:
    easy, other = new_game().words(), new_game(difficulty=level).words()
    assert {word for word in easy if easy[word] != other[word]} == {"minions"}  # by "Setup:"
    assert new_game().state.rules.stages != new_game(difficulty=level).state.rules.stages


@pytest.mark.rule("HRD-DIF-03", "HRD-DIF-04")
@pytest.mark.parametrize("mode", ["solo", "cooperative", "competitive"])
def test_every_mode_has_portals_of_three_levels(mode: str) -> None:
    firsts = [CARDS[portal_set(mode, level)[0]] for level in LEVELS]
    assert [card.slug for card in firsts] == [f"{mode}_{level}_1" for level in LEVELS]
    assert len({(card.waves, card.health, card.abilities) for card in firsts}) == 3
