"""Concealed cards of a horde player: face down, changed about, revealed; and who knows what they are."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.sides import asked, horde_hand, versus
from tests.rules.horde.table import GAME, Table


def hidden_at(t: Table, seat: Seat | None, place: str) -> int:
    """What a seat sees of the card that lies face down at a place."""
    return GAME.view(t.state, seat).units[t.at(place).number].hidden


@pytest.mark.rule("HRD-VS-24")
def test_a_monster_in_play_is_turned_face_down() -> None:
    t = versus(horde_mana=1, m1="frost_giant").do("conceal m1")
    assert t.at("m1").slug == "concealed"
    assert t.state.horde_mana == 0


@pytest.mark.rule("HRD-VS-24", "HRD-VS-10")
def test_a_card_from_hand_comes_face_down_and_only_the_horde_player_knows_it() -> None:
    t = versus(["frost_giant", "troll_brute"], horde_mana=1).do("hide 4", "frost_giant")
    assert t.row("m")[3] == "concealed"
    giant = BY_SLUG["frost_giant"].id
    assert [hidden_at(t, seat, "m4") for seat in (None, *first_seats(2))] == [-1, -1, giant]
    laid = next(event for event in t.events if event.kind == "laid-face-down")
    assert "card" not in laid.args
    assert "card" in laid.seen_by(Seat(1)).args


@pytest.mark.rule("HRD-VS-25")
@pytest.mark.parametrize("card", ["snowblind", "grialthan_wallbreaker", "cave_yeti"])
def test_a_card_of_any_type_may_be_played_face_down(card: str) -> None:
    t = versus([card], horde_mana=1).do("hide 1", card)
    assert t.row("m")[0] == "concealed"


@pytest.mark.rule("HRD-Q-51")
def test_a_card_played_face_down_counts_for_the_wave_and_costs_1_mana_in_all() -> None:
    t = versus(["frost_giant", "troll_brute"], horde_mana=1).do("hide 4", "frost_giant")
    assert t.options() == ["end", "move m4", "discard m4"]


@pytest.mark.rule("HRD-VS-26", "HRD-ALL-22")
def test_when_the_alliance_phase_closes_the_horde_player_turns_all_up_in_any_order() -> None:
    t = versus(
        m1={"card": "deep_stalker", "concealed": True},
        m2={"card": "frost_giant", "concealed": True},
        a1="gulbjarn",
        ada={"hand": ["bloodlust"]},
        deck=["cave_yeti"] * 3,
    )
    t.do("end", "end")
    assert (t.asks(), asked(t), t.options()) == ("turn-up", 1, ["m1", "m2"])
    t.do("m2")
    assert t.asks() == "choose"  # what Frost Giant says
    t.do("option 2")
    assert t.castle == 20 - 3 - 2


@pytest.mark.rule("HRD-VS-27")
def test_play_and_the_mana_of_both_sides_come_when_the_card_is_revealed() -> None:
    t = versus(
        ["young_carnivores"], horde_mana=1, ada={"hand": ["bloodlust"], "mana": 3}, deck=["cave_yeti"] * 3
    )
    t.do("hide 1", "young_carnivores", "end")
    assert t.player().mana == 3
    t.do("end")
    assert t.player().mana == 4

    t = versus(["deep_stalker"], horde_mana=1, ada={"hand": ["bloodlust"]}, deck=["troll_crusher"] * 3)
    t.do("hide 1", "deep_stalker", "end")
    assert (t.castle, t.state.horde_mana) == (20, 0)
    t.do("end")
    assert (t.castle, t.state.horde_mana) == (18, 1)


@pytest.mark.rule("HRD-Q-97")
def test_a_monster_that_is_turned_up_in_front_of_an_ally_becomes_engaged_with_it() -> None:
    havocs = {"card": "shade_havocs", "concealed": True}
    ada, deck = {"hand": ["bloodlust", "bloodlust"]}, ["cave_yeti"] * 3
    assert versus(m1=havocs, a1="gulbjarn", ada=ada, deck=deck).do("end", "end").discard() == ["bloodlust"]
    assert versus(m1=havocs, a2="gulbjarn", ada=ada, deck=deck).do("end", "end").discard() == []


@pytest.mark.rule("HRD-VS-28")
def test_a_concealed_card_holds_its_lane_like_a_monster() -> None:
    t = versus(
        ["troll_brute"],
        m1={"card": "snowblind", "concealed": True},
        onikai=2,
        ada={"hand": ["shamans"], "mana": 2},
    )
    assert "lane 1" not in t.do("play troll_brute").options()
    t.do("lane 3", "end", "play shamans", "lane 2", "engage onikai")
    assert t.row("m")[:3] == ["concealed", "onikai", "troll_brute"]


@pytest.mark.rule("HRD-Q-53")
def test_a_concealed_card_is_compared_as_0_and_1() -> None:
    t = versus(m1={"card": "the_great_white", "concealed": True})
    assert (t.at("m1").attack, t.at("m1").health) == (0, 1)


@pytest.mark.rule("HRD-VS-29", "HRD-VS-30", "HRD-EX-32")
def test_a_spell_on_a_concealed_card_reveals_and_resolves_it_first() -> None:
    t = versus(
        m1={"card": "deep_howlers", "concealed": True},
        m2={"card": "young_carnivores", "concealed": True},
        ada={"hand": ["combustion"], "mana": 2},
    )
    t.do("end", "play combustion", "m2")
    assert t.row("m")[:2] == ["concealed", "young_carnivores"]
    assert t.player().mana == 1  # the mana boost of the revealed card
    assert t.at("m2").wounds == 2
    kinds = [kind for kind in t.kinds() if kind in ("turned-up", "mana", "wounded")]
    assert kinds == ["turned-up", "mana", "wounded"]


@pytest.mark.rule("HRD-VS-30")
def test_a_text_that_chose_the_weakest_monster_still_means_it_when_it_turns_out_strong() -> None:
    t = versus(
        ["the_death_dealer_1"],
        m2={"card": "the_great_white", "concealed": True},
        m3="troll_brute",
        ada={"hand": ["bloodlust"]},
    )
    t.do("play the_death_dealer_1", "lane 1", "no draw")
    assert t.horde_discard() == ["the_great_white"]
    assert t.row("m")[2] == "troll_brute"


@pytest.mark.rule("HRD-VS-30")
def test_a_spell_on_a_concealed_spell_finds_nothing_left() -> None:
    t = versus(
        m1={"card": "snowblind", "concealed": True},
        m2="frost_giant",
        ada={"hand": ["combustion"], "mana": 2},
        a1="gulbjarn",
    )
    t.do("end", "play combustion", "m1")
    assert t.row("m")[0] == "-"
    assert t.at("m2").wounds == 0
    assert t.minion("zephylite").health == 3


@pytest.mark.rule("HRD-VS-31", "HRD-ATC-04")
@pytest.mark.parametrize(
    "words", [{"health": 1}, {"wounds": 1}, {"attack": 1}, {"armor": 1}, {"attachments": ["hardened_skin"]}]
)
def test_a_monster_with_tokens_or_attachments_cannot_be_concealed(words: dict[str, object]) -> None:
    t = versus(horde_mana=1, m1={"card": "frost_giant", **words}, m2="frost_giant")
    assert [text for text in t.options() if text.startswith("conceal")] == ["conceal m2"]


@pytest.mark.rule("HRD-VS-32")
def test_concealed_cards_change_places_in_secret_if_there_are_two() -> None:
    t = versus(
        m1={"card": "frost_giant", "concealed": True}, m4={"card": "snowblind", "concealed": True}, deck=[]
    )
    before = [GAME.codec.encode(GAME.view(t.state, seat)) for seat in (None, Seat(0))]
    t.do("rearrange", "swap 1 4", "done")
    assert [GAME.codec.encode(GAME.view(t.state, seat)) for seat in (None, Seat(0))] == before
    assert hidden_at(t, Seat(1), "m1") == BY_SLUG["snowblind"].id
    assert "rearrange" not in versus(m1={"card": "frost_giant", "concealed": True}).options()


@pytest.mark.rule("HRD-VS-32", "HRD-Q-87")
def test_what_a_concealed_card_gained_in_this_turn_changes_places_with_it() -> None:
    t = versus(
        m1={"card": "frost_giant", "concealed": True}, m4={"card": "troll_brute", "concealed": True}, deck=[]
    )
    t.state.edit(t.at("m1").number).boost_attack = 2
    t.state.edit(t.at("m1").number).exhausted = True
    t.do("rearrange", "swap 1 4", "done")
    assert hidden_at(t, Seat(1), "m4") == BY_SLUG["frost_giant"].id
    assert [(t.at(place).unit.boost_attack, t.at(place).exhausted) for place in ("m1", "m4")] == [
        (0, False),
        (2, True),
    ]


@pytest.mark.rule("HRD-Q-87", "HRD-VS-34")
def test_a_concealed_monster_that_changed_places_challenges_nobody_any_more() -> None:
    t = versus(["troll_brute"], horde_mana=5, m1="deep_howlers", a1="gulbjarn", ada={"hand": ["bloodlust"]})
    t.do("challenge m1", "conceal m1", "hide 2", "troll_brute", "rearrange", "swap 1 2", "done")
    assert not any(unit.challenging for unit in t.state.units)


@pytest.mark.rule("HRD-Q-52")
def test_a_monster_that_was_in_play_before_is_resolved_again_when_it_is_revealed() -> None:
    t = versus(horde_mana=1, m1="deep_stalker", ada={"hand": ["bloodlust"]}, deck=["troll_crusher"] * 3)
    t.do("conceal m1", "end", "end")
    assert (t.castle, t.state.horde_mana) == (18, 1)


@pytest.mark.rule("HRD-Q-38")
def test_a_revealed_monster_with_taunt_keeps_the_alliance_phase_open() -> None:
    t = versus(m1={"card": "troll_brute", "concealed": True}, a3="gulbjarn", deck=["cave_yeti"] * 3).do(
        "end", "end"
    )
    assert t.asks() == "alliance"
    assert "end" not in t.options()
    t.do("move a3", "lane 1", "end")
    assert t.asks() != "alliance"


def test_a_table_with_secrets_is_described_and_built_again() -> None:
    t = versus(
        ["troll_brute"],
        horde_mana=3,
        m1={"card": "frost_giant", "concealed": True},
        m2={"card": "deep_stalker", "exhausted": True, "challenging": True},
        deck=["cave_yeti", "snowblind"],
    ).do("plan", "troll_brute")
    again = GAME.build(t.words(), {"mode": "versus"})
    assert GAME.describe(again) == t.words()
    assert t.words()["horde"]["foreseen"] == 1


def test_a_discarded_card_that_lay_face_down_lies_face_up_in_the_pile() -> None:
    t = versus(m1={"card": "frost_giant", "concealed": True}).do("discard m1")
    assert t.horde_discard() == ["frost_giant"]


@pytest.mark.rule("HRD-Q-80")
@pytest.mark.parametrize(
    "outsider", ["the_hate_bringer_1", {"card": "the_hate_bringer_1", "concealed": True}]
)
def test_an_outsider_is_not_discarded_face_up_or_face_down(outsider: object) -> None:
    t = versus(m1=outsider, m2={"card": "frost_giant", "concealed": True}, m3="skeleton", onikai={"lane": 4})
    assert [text for text in t.options() if text.startswith("discard")] == ["discard m2", "discard m3"]
    assert t.why_not("discard m1") == ["HRD-Q-80"]
    assert t.why_not("discard m4") == ["HRD-Q-80"]


def test_the_alliance_must_hold_every_unseen_card_possible() -> None:
    t = versus(
        ["troll_brute"], m1={"card": "frost_giant", "concealed": True}, deck=["cave_yeti", "snowblind"]
    )
    view = GAME.view(t.state, Seat(0))
    found = set()
    for seed in range(60):
        other = GAME.determinize(view, seed)
        assert isinstance(other, Horde)
        found.add(other.units[t.at("m1").number].hidden)
        assert GAME.codec.encode(GAME.view(other, Seat(0))) == GAME.codec.encode(view)
    assert found == {BY_SLUG[slug].id for slug in ("troll_brute", "frost_giant", "cave_yeti", "snowblind")}


def test_a_token_that_lies_face_down_never_gets_into_a_deck() -> None:
    t = versus(["troll_brute"], m1={"card": "skeleton", "concealed": True}, deck=["cave_yeti", "snowblind"])
    view = GAME.view(t.state, Seat(0))
    skeleton = BY_SLUG["skeleton"].id
    for seed in range(20):
        other = GAME.determinize(view, seed)
        assert isinstance(other, Horde)
        assert skeleton not in [*other.horde_deck, *other.horde_hand]
        assert other.units[t.at("m1").number].hidden == skeleton
    assert horde_hand(t) == ["troll_brute"]


def _against_hidden(card: str, hidden: str) -> Table:
    """Ada plays a card on what lies face down in lane 1, or into that lane."""
    t = versus(
        m1={"card": hidden, "concealed": True},
        m2="the_great_white",
        pile=[],
        outsiders_left=["the_hate_bringer_2"],
        ada={"hand": [card], "mana": 10, "deck": ["shamans"] * 10},
        deck=["cave_yeti"] * 4,
    ).do("end")
    while t.asks() != "alliance":
        t.do(t.options()[0])
    t.do(f"play {card}")
    while t.asks() != "alliance":
        t.do(next((text for text in ("m1", "lane 1") if text in t.options()), t.options()[0]))
    return t


@pytest.mark.rule("HRD-Q-86", "HRD-VS-30", "HRD-MST-04")
@pytest.mark.both_editions
@pytest.mark.parametrize("hidden", ["the_hate_bringer_1", "cave_yeti"])
@pytest.mark.parametrize(
    "card",
    ["mind_control", "dawn_defenders", "strike_terror", "outrider_phalanx", "flesh_hunter", "scarifier"],
)
def test_a_text_for_non_epic_monsters_does_nothing_to_an_epic_one_that_it_revealed(
    card: str, hidden: str
) -> None:
    t = _against_hidden(card, hidden)
    assert hidden in t.row("m")
    assert hidden not in t.row("a")
    assert hidden not in t.pile()
    epic = t.at(f"m{t.row('m').index(hidden) + 1}")
    assert (epic.wounds, epic.unit.boost_health) == (0, 0)


@pytest.mark.rule("HRD-Q-86", "HRD-VS-30")
@pytest.mark.parametrize("card", ["dawn_defenders", "strike_terror", "outrider_phalanx", "flesh_hunter"])
def test_a_text_for_non_epic_monsters_works_on_a_common_one_that_it_revealed(card: str) -> None:
    assert "deep_stalker" not in _against_hidden(card, "deep_stalker").row("m")


NIGHTMARE = {"difficulty": "hard", "horde": "nightmare"}


@pytest.mark.rule("HRD-VS-30")
def test_a_concealed_monster_is_turned_up_before_its_opponent_strikes_it_in_an_extra_fight() -> None:
    t = versus(
        ["master_of_the_air", "venom_harpy"],
        horde_mana=5,
        settings=NIGHTMARE,
        portal={"stage": 2, "turned": 0},
        a2="gulbjarn",
        pile=[],
        outsiders_left=["the_hate_bringer_1"],
    )
    t.do("hide 2", "venom_harpy", "play master_of_the_air", "lane 1", "end")
    told = [event.kind for event in t.events]
    assert told.index("turned-up") < told.index("strikes")
    assert t.row("m")[:2] == ["master_of_the_air", "-"]
    assert t.horde_discard() == ["venom_harpy"]
    assert t.row("a")[1] == "-"  # "Destroyed:" took the ally that it was engaged with


@pytest.mark.rule("HRD-VS-30", "HRD-WIN-04")
def test_the_last_outsider_that_is_struck_face_down_is_beaten_as_the_outsider() -> None:
    t = versus(
        ["master_of_the_air"],
        horde_mana=5,
        settings=NIGHTMARE,
        portal={"stage": 2, "turned": 0},
        m2="the_hate_bringer_2",
        a2={"card": "gulbjarn", "attack": 9},
        outsiders_left=[],
    )
    t.do("conceal m2", "play master_of_the_air", "lane 1", "end")
    assert "the_hate_bringer_2" in t.row("m") or t.state.vanquished


@pytest.mark.rule("HRD-VS-30")
def test_what_strikes_nobody_in_an_extra_fight_stays_face_down() -> None:
    t = versus(
        ["master_of_the_air", "venom_harpy"],
        horde_mana=5,
        settings=NIGHTMARE,
        portal={"stage": 2, "turned": 0},
        a3="gulbjarn",
        pile=[],
        outsiders_left=["the_hate_bringer_1"],
    )
    t.do("hide 2", "venom_harpy", "play master_of_the_air", "lane 1", "end")
    assert t.row("m")[:2] == ["master_of_the_air", "concealed"]
