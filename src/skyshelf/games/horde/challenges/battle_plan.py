"""The battle plan of Monoliths: one alliance deck against all hordes, one after another. MON-BP-02"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from skyshelf.engine.campaign import Campaign, Stage, Standing
from skyshelf.engine.errors import BadSetup, RefusedSetup
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng, mix
from skyshelf.engine.settings import Setting, Settings
from skyshelf.games.horde import shown
from skyshelf.games.horde.deckbuilding.agree import castle_for, deck_name, is_custom
from skyshelf.games.horde.variants import FIRST_EDITION_HORDES

# By rising difficulty, those of the first edition first, MON-BP-05 MON-BP-06; each with the outsider
# pictured beside it, MON-BP-08 MON-Q-68.
SUGGESTED_OUTSIDER = {
    "renegade": "the_hate_bringer",
    "undead": "the_death_dealer",
    "predator": "the_beast_lord",
    "nightmare": "the_dreaming_matriarch",
    "monoliths": "purple_circle",
    "sinklings": "damsel_of_silence",
    "slitherers": "doom_vines",
    "brood": "genesis_monolith",
}
HORDES = tuple(SUGGESTED_OUTSIDER)  # with the alliances below 64 combinations: MON-BP-01
# For those who do not want to choose. MON-BP-03 MON-BP-07
ALLIANCES = (
    "liothan_shapeshifters",
    "taulot_followers",
    "kurumo_warriors",
    "nupten_illusionists",
    "liothan_enforcers",
    "taulot_custodians",
    "kurumo_artificers",
    "nupten_diviners",
)
WINS_BEFORE_CHANCE = 4  # MON-BP-09
# Hordes of the first edition have no levels: their difficulty is in the portals. MON-MIX-03
_PORTALS = {1: "normal", 2: "normal", 3: "hard", 4: "painful", 5: "painful"}


def wins_needed(hordes: int) -> int:
    """Three quarters, rounded up: 6 of 8. MON-BP-04 MON-Q-57"""
    return -(-3 * hordes // 4)


@dataclass(slots=True)
class BattlePlan(Record):
    """A deck, a level for the whole plan, and how the fights went so far. MON-Q-58"""

    deck: str
    level: int
    seed: int
    results: list[bool] = field(default_factory=list)

    @property
    def wins(self) -> int:
        return sum(self.results)

    @property
    def over(self) -> bool:
        return len(self.results) == len(HORDES)

    @property
    def victory(self) -> bool:
        return self.wins >= wins_needed(len(HORDES))

    @property
    def out_of_reach(self) -> bool:
        """Whether too few hordes are left to win it."""
        return self.wins + len(HORDES) - len(self.results) < wins_needed(len(HORDES))

    @property
    def horde(self) -> str:
        """The next horde."""
        return HORDES[len(self.results)]

    def outsider(self, collection: tuple[str, ...]) -> str:
        """The suggested one, or after enough wins another one of the collection at random. MON-BP-08 MON-BP-09"""
        suggested = SUGGESTED_OUTSIDER[self.horde]
        if self.wins < WINS_BEFORE_CHANCE:
            return suggested
        others = [one for one in collection if one != suggested]
        return others[Rng(mix(self.seed + len(self.results))).below(len(others))]

    def fight(self, collection: tuple[str, ...]) -> Settings:
        """The settings of the next fight, which is a normal game. MON-BP-02"""
        settings: Settings = {
            "deck": self.deck,
            "castle": castle_for(self.deck),
            "horde": self.horde,
            "outsider": self.outsider(collection),
            "level": self.level,
        }
        if self.horde in FIRST_EDITION_HORDES:
            settings["portals"] = _PORTALS[self.level]
        return settings


class BattlePlans(Campaign):
    """One deck against all hordes, with the outsiders of a collection. MON-BP-02"""

    levels = tuple(_PORTALS)
    usual_level = 2
    deck_setting = "deck"

    def __init__(self, collection: tuple[str, ...]) -> None:
        self._collection = collection

    def next_deck(self, earlier: int) -> str:
        return next_alliance(earlier)

    def standing(self, deck: str, level: int, seed: int, results: Sequence[bool]) -> Standing:
        plan = self._plan(deck, level, seed, results)
        return Standing(
            _deck_name(deck),
            [Stage(_horde_name(horde), _won(results, number)) for number, horde in enumerate(HORDES)],
            plan_standing(plan, self._collection),
            None if plan.over else plan.fight(self._collection),
        )

    def page(self, deck: str, level: int, seed: int, results: Sequence[bool]) -> shown.Campaign:
        plan, standing = self._plan(deck, level, seed, results), self.standing(deck, level, seed, results)
        return {
            "deck": standing.deck,
            "level": level,
            "hordes": [
                {
                    "id": horde,
                    "name": stage.name,
                    "outsider": outsider_name(SUGGESTED_OUTSIDER[horde]),
                    "won": stage.won,
                }
                for horde, stage in zip(HORDES, standing.stages, strict=True)
            ],
            "wins": plan.wins,
            "needed": wins_needed(len(HORDES)),
            "over": plan.over,
            "victory": plan.victory,
            "outsider": None if plan.over else outsider_name(plan.outsider(self._collection)),
            "told": standing.told,
            "fight": standing.fight,
            "alliances": [{"id": each, "name": deck_name(each)} for each in ALLIANCES],
        }

    def _plan(self, deck: str, level: int, seed: int, results: Sequence[bool]) -> BattlePlan:
        if level not in self.levels:
            raise BadSetup(f"A battle plan has a level from 1 to {len(self.levels)}; not {level}.")
        if len(results) > len(HORDES):
            raise BadSetup(f"A battle plan has {len(HORDES)} fights; not {len(results)}.")
        if not castle_for(deck):
            raise RefusedSetup([Phrase("decks-no-castle")])
        return BattlePlan(deck, level, seed, list(results))


def _won(results: Sequence[bool], number: int) -> bool | None:
    return results[number] if number < len(results) else None


def _deck_name(deck: str) -> Phrase:
    return Phrase("decks-plan-own-deck") if is_custom(deck) else deck_name(deck)


def _horde_name(horde: str) -> Phrase:
    return Phrase(f"horde-setting-horde-{horde}")


def plan_standing(plan: BattlePlan, collection: tuple[str, ...]) -> Phrase:
    """In a sentence: how it ended, or what is still needed and who comes next; enough wins are a victory before the
    end, and whoever likes fights on. MON-BP-04
    """
    needed = wins_needed(len(HORDES))
    if plan.over:
        end = "victory" if plan.victory else "defeat"
        return Phrase(f"decks-plan-{end}", {"wins": plan.wins, "hordes": len(HORDES), "needed": needed})
    horde, outsider = _horde_name(plan.horde), outsider_name(plan.outsider(collection))
    stands = "won-already" if plan.victory else "out-of-reach" if plan.out_of_reach else "standing"
    return Phrase(
        f"decks-plan-{stands}", {"wins": plan.wins, "needed": needed, "horde": horde, "outsider": outsider}
    )


def outsider_name(outsider: str) -> Phrase:
    return Phrase(f"horde-setting-outsider-{outsider}")


def next_alliance(decks_played: int) -> str:
    """The deck of the list for the next plan. MON-BP-03 MON-BP-04"""
    return ALLIANCES[decks_played % len(ALLIANCES)]


def at_random(settings: tuple[Setting, ...], seed: int) -> Settings:
    """All choices made by chance: deck with its castle, horde, outsider and difficulty. MON-BP-10"""
    rng = Rng(seed)
    chosen: Settings = {}
    for setting in settings:
        if setting.name in ("deck", "horde", "outsider", "level", "difficulty"):
            chosen[setting.name] = setting.values[rng.below(len(setting.values))]
    chosen["castle"] = castle_for(str(chosen["deck"]))
    return chosen
