"""The forecast: what fight and pillage do if nobody changes anything, checked against what they really do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.engine.forecast import Forecast, Foreseen
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.options import EndActions, NoDraw
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone
from skyshelf.games.shelf import game_named
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked, versus
from tests.rules.horde.table import GAME, Table, lay, new_game, table

SPEAKER = Speaker("en", ["Ada", "Ben", "Cleo"], strict=True)


def foresee(t: Table, seat: Seat | None = SEATS[0]) -> Forecast:
    found = GAME.forecast(t.view(seat))
    assert found is not None
    return found


def line(forecast: Forecast, scene: str, place: str, kind: str) -> Foreseen | None:
    found = [one for one in forecast.lines(scene) if (one.place, one.kind) == (place, kind)]
    return found[0] if found else None


def bounds(forecast: Forecast, scene: str, place: str, kind: str) -> tuple[int, int]:
    """At least and at most; what is not told does not happen."""
    found = line(forecast, scene, place, kind)
    return (found.low, found.high) if found else (0, 0)


def told(forecast: Forecast) -> list[str]:
    return [SPEAKER.say(one.phrase) for scene in forecast.scenes for one in scene.lines]


def doubts(forecast: Forecast) -> list[str]:
    return [phrase.key.removeprefix("horde-forecast-doubt-") for phrase in forecast.doubts]


def test_a_monster_that_nobody_faces_hurts_the_castle() -> None:
    forecast = foresee(table(m2="troll_brute", castle={"wounds": 3}))
    attack = table(m2="troll_brute").at("m2").attack
    assert bounds(forecast, "lane 2", "castle", "damage") == (attack, attack)
    assert bounds(forecast, "centre", "castle", "left") == (17 - attack, 17 - attack)
    assert forecast.complete
    assert doubts(forecast) == []


def test_an_ally_that_faces_nobody_hurts_the_portal() -> None:
    t = table(a4="clan_of_the_oak")
    attack, portal = t.at("a4").attack, t.portal
    forecast = foresee(t)
    assert bounds(forecast, "lane 4", "portal", "damage") == (attack, attack)
    assert bounds(forecast, "centre", "portal", "left") == (portal - attack, portal - attack)
    assert told(forecast)[0] == f"Damage to the portal: {attack}."
    assert f"Portal 1 will have health: {portal - attack}." in told(forecast), "as the log calls it"


def test_both_sides_of_a_duel_are_told() -> None:
    t = table(m1="troll_brute", a1="shamans")
    forecast = foresee(t)
    assert t.at("m1").attack >= 1 < t.at("m1").health
    assert bounds(forecast, "lane 1", "a1", "destroyed") == (1, 1)
    assert bounds(forecast, "lane 1", "m1", "destroyed") == (0, 0)
    assert bounds(forecast, "lane 1", "m1", "damage") == (1, 1)
    assert bounds(forecast, "lane 1", "castle", "damage") == (0, 0)


def test_minions_of_the_back_line_take_cards() -> None:
    forecast = foresee(table(onikai=2, yetnar=1))
    assert bounds(forecast, "deck 1", "deck 1", "pillaged") == (3, 3)
    assert bounds(forecast, "deck 1", "deck 1", "left") == (17, 17)
    assert "Cards of Ada that are pillaged: 3." in told(forecast)


def test_a_hidden_treachery_card_makes_a_range() -> None:
    t = table(m1="forest_yeti", m3="troll_brute", horde=["troll_brute", "forest_yeti"])
    low, high = bounds(foresee(t), "centre", "castle", "left")
    assert low < high
    assert doubts(foresee(t)) == ["treachery"]


def test_a_treachery_card_that_is_out_is_certain() -> None:
    t = table(m1="forest_yeti", horde=["troll_brute", "troll_brute"], hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "reactions"
    low, high = bounds(foresee(t), "centre", "castle", "left")
    assert low == high
    assert doubts(foresee(t)) == []


@pytest.mark.rule("HRD-VAR-02")
def test_of_two_horde_decks_the_treachery_card_comes_from_the_one_that_is_due() -> None:
    """Troll Brute, tier two, and Troll Trackers, tier one, boost by 1; The Great White, tier one, by 3."""
    deck = ["the_great_white", *["troll_trackers"] * 15, *["forest_yeti"] * 15, "troll_brute"]
    t = table({"tier_decks": True}, m3="troll_crusher", horde={"deck": deck, "next_tier": 2})
    low, high = bounds(foresee(t), "lane 3", "castle", "damage")
    attack = t.at("m3").attack
    assert (low - attack, high - attack) == (0, 1)


def test_a_horde_player_who_may_still_plan_leaves_the_treachery_card_hidden() -> None:
    deck = ["troll_brute", "forest_yeti", "snowblind"]
    t = versus(
        ["frost_giant"], horde_mana=1, deck=deck, m1="deep_stalker", m3="troll_brute", phase="alliance"
    )
    t.do("end")
    assert (t.asks(), asked(t)) == ("last-plans", 1)
    for seat in (Seat(0), Seat(1), None):
        assert bounds(foresee(t, seat), "lane 1", "castle", "damage") == (2, 3)
        assert "treachery" in doubts(foresee(t, seat))


def test_a_horde_player_knows_the_treachery_card_that_they_have_put_on_top() -> None:
    deck = ["forest_yeti", "snowblind"]
    t = versus(["troll_brute"], horde_mana=2, deck=deck, m1="deep_stalker", phase="alliance")
    t.do("end", "plan", "troll_brute")
    assert t.asks() == "last-plans"
    assert bounds(foresee(t, Seat(1)), "lane 1", "castle", "damage") == (3, 3)
    assert doubts(foresee(t, Seat(1))) == []
    assert bounds(foresee(t, Seat(0)), "lane 1", "castle", "damage") == (2, 3)


def test_of_two_treachery_cards_each_pair_is_foreseen() -> None:
    """Rider of Dreams, MON-ENC-09: what both may do together is told as well."""
    cards = ["unburied_monolith_1", "release_and_invade_1", "firebreather_1", "frost_trench_1"]
    cards += ["gale_strike_1", "tower_crawler_1", "flood_tide_1"]
    t = lay("monoliths", {"outsider": "rider_of_dreams"}, {"m1": "howling_monolith_1", "horde": cards})
    forecast = foresee(t)
    assert forecast.complete
    assert bounds(forecast, "centre", "castle", "left") == (18, 20)
    assert bounds(forecast, "deck 1", "deck 1", "pillaged") == (1, 5)


def test_without_a_treachery_card_nothing_is_hidden() -> None:
    """The Scaruspex, MON-TAU-06, keeps it away."""
    given = {"m1": "howling_monolith_1", "horde": ["stone_bombs_1"] * 2, "hand": ["the_scaruspex"], "mana": 4}
    t = lay("monoliths", {}, given)
    assert doubts(foresee(t)) == ["treachery"]
    t.do("play the_scaruspex", "lane 6")
    assert doubts(foresee(t)) == []


def test_a_horde_deck_that_is_made_anew_is_no_doubt() -> None:
    forecast = foresee(table(m2="troll_brute", a2="gulbjarn"))  # which has no cards left
    assert bounds(forecast, "lane 2", "m2", "destroyed") == (1, 1)
    assert (doubts(forecast), forecast.complete) == ([], True)


def test_defeat_that_is_sure_and_defeat_that_is_possible_are_told_apart() -> None:
    sure = foresee(table(m1="troll_brute", castle={"wounds": 19}))
    assert bounds(sure, "end", "end", "lost") == (1, 1)
    assert "The alliance loses." in told(sure)
    attack = table(m1="troll_brute").at("m1").attack
    close = table(m1="troll_brute", castle={"wounds": 19 - attack}, horde=["forest_yeti", "troll_brute"])
    assert bounds(foresee(close), "end", "end", "lost") == (0, 1)
    assert "The alliance may lose." in told(foresee(close))


def test_a_table_in_the_making_has_no_forecast() -> None:
    assert GAME.forecast(new_game(3).view()) is None


def test_watchers_see_the_same_forecast() -> None:
    t = table(m1="troll_brute", a2="clan_of_the_oak", onikai=1, horde=["frost_giant"], hand=["bloodlust"])
    assert GAME.codec.encode(foresee(t, None)) == GAME.codec.encode(foresee(t, Seat(0)))


def test_looking_ahead_changes_nothing() -> None:
    t = table(m1="troll_brute", a2="clan_of_the_oak", onikai=1, horde=["frost_giant"], hand=["bloodlust"])
    view = t.view()
    before = GAME.codec.encode(view), GAME.codec.digest(t.state)
    foresee(t)
    assert (GAME.codec.encode(view), GAME.codec.digest(t.state)) == before


TABLES = [
    ("horde", horde, deck)
    for horde in ("renegade", "undead", "predator", "nightmare")
    for deck in ("liothan_shapeshifters", "kurumo_warriors", "nupten_illusionists", "taulot_followers")
] + [
    ("monoliths", "brood", "liothan_enforcers"),
    ("monoliths", "sinklings", "taulot_custodians"),
    ("monoliths", "slitherers", "kurumo_artificers"),
    ("monoliths", "monoliths", "nupten_diviners"),
]
EACH_TABLE = pytest.mark.parametrize(("name", "horde", "deck"), TABLES)


def ends_of_alliance_phases(name: str, horde: str, deck: str, seed: int) -> Iterator[Horde]:
    """Positions of random games in which the alliance phase could end as it is."""
    state = game_named(name).start(1, {"horde": horde, "deck": deck}, seed)
    assert isinstance(state, Horde)
    rng = Rng(seed)
    while state.decision is not None:
        if state.decision.kind == "alliance" and state.decision.index_of("end") >= 0:
            yield state
        options = state.decision.options
        # Random hands end the phase too soon to fill the lanes.
        rest = [index for index, option in enumerate(options) if option.text().startswith(("play", "engage"))]
        found = rest if rest and rng.below(4) else list(range(len(options)))
        state.choose(found[rng.below(len(found))])


def play_out(state: Horde, rng: Rng) -> Horde:
    """End the alliance phase and go to the end phase, without reactions and draws, all else by chance."""
    s = state.clone()
    while s.phase_name != "end" and s.outcome is None:
        if s.decision is None:
            s.frames[-1].step(s)
            continue
        options = s.decision.options
        quiet = [option for option in options if isinstance(option, EndActions | NoDraw)]
        option = quiet[0] if quiet else options[rng.below(len(options))]
        s.decision = None
        s.frames[-1].answer(s, option)
    return s


def check(forecast: Forecast, before: Horde, after: Horde) -> None:
    """What really came of a position lies within the forecast."""

    def within(actual: int, scene: str, place: str, kind: str) -> None:
        low, high = bounds(forecast, scene, place, kind)
        assert low <= actual <= high, (scene, place, kind, low, actual, high)

    within(max(0, health_of(after, CASTLE)), "centre", "castle", "left")
    same = before.units[PORTAL].card == after.units[PORTAL].card and not after.collapsing
    if same and line(forecast, "centre", "portal", "left"):
        within(health_of(after, PORTAL), "centre", "portal", "left")
    within(int(bool(after.lost)), "end", "end", "lost")
    within(len(after.players[0].deck), "deck 1", "deck 1", "left")
    for letter, row in (("m", before.front), ("a", before.guard)):
        for lane, unit in enumerate(row):
            if unit < 0 or after.lost:
                continue
            place = f"{letter}{lane + 1}"
            one = after.units[unit]
            fell = CARDS[one.card].minion and one.zone == Zone.BACK and one.hp <= 0
            left = one.zone == Zone.GONE or fell
            out = [bounds(forecast, f"lane {lane + 1}", place, kind) for kind in ("destroyed", "leaves")]
            assert int(left) <= max(high for _, high in out), (place, out)
            # A minion of the back line may have fallen and come back since.
            if not (CARDS[one.card].minion and one.zone == Zone.BACK):
                assert max(low for low, _ in out) <= int(left), (place, out)


@pytest.mark.whole_games
@EACH_TABLE
def test_without_treachery_and_choices_the_forecast_is_exact(name: str, horde: str, deck: str) -> None:
    exact = 0
    game = game_named(name)
    for state in ends_of_alliance_phases(name, horde, deck, 11):
        bare = state.clone()
        bare.horde_deck, bare.horde_discard = [], []
        forecast = game.forecast(game.view(bare, Seat(0)))
        assert forecast is not None
        if forecast.complete:
            check(forecast, bare, play_out(bare, Rng(state.turn)))
        if not forecast.doubts:
            exact += 1
            assert all(one.low == one.high for scene in forecast.scenes for one in scene.lines)
    assert exact >= 3


@pytest.mark.whole_games
@EACH_TABLE
def test_with_treachery_what_happens_lies_within_the_forecast(name: str, horde: str, deck: str) -> None:
    checked = 0
    game = game_named(name)
    for state in ends_of_alliance_phases(name, horde, deck, 12):
        view = game.view(state, Seat(0))
        forecast = game.forecast(view)
        assert forecast is not None
        told(forecast)
        if not forecast.complete:
            continue
        for seed in range(3):
            world = game.determinize(view, seed)
            assert isinstance(world, Horde)
            check(forecast, state, play_out(world, Rng(seed)))
            checked += 1
    assert checked >= 9


@pytest.mark.parametrize(("turn", "won"), [(19, (0, 0)), (20, (1, 1))])
def test_the_end_of_the_last_turn_of_survivalist_is_foreseen_as_a_victory(
    turn: int, won: tuple[int, int]
) -> None:
    t = table({"challenge": "survivalist"}, turn_number=turn, hand=["bloodlust"], mana=1)
    assert bounds(foresee(t), "end", "end", "won") == won
