"""Random positions of Skytear: heroes all over the map, tokens, conditions, cards on heroes and beneath them."""

from __future__ import annotations

from typing import Any

from skyshelf.effects.unit import numbered
from skyshelf.engine.seat import seated
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.rules.ground import structure_mask
from skyshelf.games.skytear.table.options import hex_text, unit_text
from skyshelf.games.skytear.table.position import PHASES, SIDES
from skyshelf.games.skytear.table.state import ACTION_POINTS, HAND_LIMIT, Phase, Skytear
from skyshelf.games.skytear.vocabulary.names import Condition, Faction
from skyshelf.lab.battery.lots import Lots


def random_words(game: SkytearGame, seats: int, settings: Settings, seed: int, lots: Lots) -> dict[str, Any]:
    """The table of a game whose heroes stand on the map, with everything moved about."""
    state: State = game.start(seats, settings, seed)
    assert isinstance(state, Skytear)
    while state.phase == Phase.SETUP:
        assert state.decision is not None
        state.choose(lots.below(len(state.decision.options)))
    words = game.describe(state)
    words = {
        word: about for word, about in words.items() if word not in ("values", "stack", "active", "points")
    }
    s = state
    words["turn"] = 1 + lots.below(s.field.track)
    words["first"] = lots.one_of(SIDES)
    words["phase"] = lots.one_of(("heroes", *PHASES))
    every = (1 << len(s.field.distance)) - 1
    open_ground = every & ~structure_mask(s) & ~s.field.inside_domes
    free = [at for at in bits(open_ground) if at not in s.tokens]
    lots.shuffle(free)
    for unit, hero in numbered(s.heroes):
        about = words["heroes"][unit_text(s, unit)]
        card = hero_card(hero.card)
        if lots.one_in(6) and words["turn"] > 1:
            about |= {
                "stance": "defeated",
                "hp": 0,
                "conditions": [],
                "back_on": words["turn"] + lots.below(2),
            }
            about.pop("at", None)
            continue
        about["at"] = hex_text(s, free.pop())
        about["hp"] = 1 + lots.below(card.hp)
        about["stance"] = lots.one_of(("ready", "ready", "exhausted"))
        about["conditions"] = [
            one.name.lower()
            for one in Condition
            if lots.one_in(5) and (one != Condition.SHAPESHIFTED or card.faction == Faction.LIOTHAN)
        ]
        if card.faction == Faction.NUPTEN and lots.one_in(2):
            about["illusion"] = hex_text(s, free.pop())
    for side, name in enumerate(SIDES):
        board = words[name]
        for lane in board["towers"]:
            board["towers"][lane] = lots.up_to(5) if lots.one_in(2) else board["towers"][lane]
        if not all(board["towers"].values()):
            board["nexus"] = lots.up_to(4)
        own = [hero_card(hero.card) for hero in s.heroes if hero.side == side]
        most = sum(card.faction == Faction.TAULOT for card in own)
        if most:
            board["pillars"] = [hex_text(s, free.pop()) for _ in range(lots.up_to(min(2, most)))]
    _move_minions(words, s, free, lots)
    _spread_cards(words, s, lots)
    ready = [name for name, about in words["heroes"].items() if about["stance"] == "ready"]
    if words["phase"] == "heroes" and ready and lots.one_in(2):
        words["active"] = lots.one_of(ready)
        words["points"] = 1 + lots.below(ACTION_POINTS)
    words["seed"] = lots.below(1 << 30)
    return words


def _move_minions(words: dict[str, Any], s: Skytear, free: list[HexId], lots: Lots) -> None:
    """Some in the reserve, the others anywhere."""
    for about in words["minions"]:
        about.pop("at", None)
        about.pop("lane", None)
        if lots.one_in(2) and len(free) > 4:
            about["at"] = hex_text(s, free.pop())


def _spread_cards(words: dict[str, Any], s: Skytear, lots: Lots) -> None:
    """From the decks to hands and discard piles, and onto and beneath the heroes; often few are left to draw."""
    for number, deck in words["decks"].items():
        seats = [seat for seat, player in seated(s.players) if str(player.deck + 1) == number]
        names = [
            unit_text(s, unit)
            for unit, hero in numbered(s.heroes)
            if hero.seat in seats and words["heroes"][unit_text(s, unit)]["stance"] != "defeated"
        ]
        for _ in range(lots.up_to(len(deck))):
            card = deck.pop(0)
            match lots.below(5):
                case 0 if names:
                    words["heroes"][lots.one_of(names)].setdefault("played", []).append(card)
                case 1 if names:
                    words["heroes"][lots.one_of(names)].setdefault("leads", []).append(card)
                case 2:
                    hand = words["hands"][str(lots.one_of(seats) + 1)]
                    (hand if len(hand) < HAND_LIMIT else words["discards"][number]).append(card)
                case _:
                    words["discards"][number].append(card)
