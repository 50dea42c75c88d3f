"""What a bot would advise a player, with the same view: the best options, the chance each leaves, what each does."""

from __future__ import annotations

from skyshelf.bots.hint import Hint
from skyshelf.bots.thinker import thinker
from skyshelf.engine.event import Seen
from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.engine.view import View

_MOST = 3
_MOST_EVENTS = 2
# On so many possible tables a thing must happen to be told: what luck will bring is no reason.
_WORLDS = 3
# So much more an early end must promise than anything else.
_CLEARLY = 0.1


def hints(game: Game, view: View, seconds: float, seed: int, most: int = _MOST) -> list[Hint]:
    """The best options, the best one first; what costs and changes nothing only if there is nothing else."""
    rng = Rng(seed)
    found = thinker(game, rng.bits(), seconds=seconds).ranked(view)
    vain = game.in_vain(view)
    ranked = _unhurried(game, view, [each for each in found if each[0] not in vain] or found)[:most]
    worlds = [rng.bits() for _ in range(_WORLDS)]
    return [Hint(index, chance, _sure(game, view, index, worlds)) for index, chance in ranked]


def _unhurried(game: Game, view: View, ranked: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """What leaves something undone stands behind what does not, unless it is clearly better.

    A search tries what follows an option in many ways, bad ones too, so that their mean is lower than what the player
    will make of it; after an early end nothing follows that could lower it.
    """
    early = game.early_ends(view)
    going_on = [each for each in ranked if each[0] not in early]
    if not going_on or ranked[0][1] > max(chance for _, chance in going_on) + _CLEARLY:
        return ranked
    return going_on + [each for each in ranked if each[0] in early]


def _sure(game: Game, view: View, index: int, worlds: list[int]) -> tuple[Seen, ...]:
    """The first things that happen on every possible table alike, as the seat will see them.

    What only says the choice again is left out: it stands beside the choice.
    """
    common: list[Seen] | None = None
    for world in worlds:
        table: State = game.determinize(view, world)
        table.choose(index)
        seen = [event.seen_by(view.seat) for event in table.events[: _MOST_EVENTS + 1]]
        if common is None:
            common = seen
        while common and common != seen[: len(common)]:
            common.pop()
    return tuple([each for each in common or () if each.kind not in game.echoes][:_MOST_EVENTS])
