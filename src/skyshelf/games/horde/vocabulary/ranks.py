"""Which card comes first: the strongest, the weakest, the most wounded."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards, Ranked
from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.abilities.totals import rank_of
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Rank


def strongest(what: Cards) -> Ranked:
    return Ranked(Rank.STRONGEST, what)


def the_two_strongest(what: Cards) -> Ranked:
    return Ranked(Rank.STRONGEST, what, 2)


def weakest(what: Cards) -> Ranked:
    return Ranked(Rank.WEAKEST, what)


def most_wounded(what: Cards) -> Ranked:
    return Ranked(Rank.MOST_WOUNDED, what)


def with_most_health_tokens(what: Cards) -> Ranked:
    return Ranked(Rank.MOST_HEALTH_TOKENS, what, behind=True)


def _weakness(s: Horde, unit: UnitId) -> tuple[int, ...] | None:
    """A minion without health is no opponent to anybody. HRD-OSD-03 MON-Q-73"""
    attack, health = rank_of(s, unit)
    return (-attack, -health) if health > 0 else None


def _closeness(s: Horde, run: Run, unit: UnitId) -> tuple[int, ...] | None:
    here, there = s.units[run.scope.source].lane, s.units[unit].lane
    return None if here == NO_LANE or there < 0 else (-abs(here - there),)


# The higher key comes first.
LANGUAGE.ranks.update(
    {
        Rank.STRONGEST: lambda s, run, unit: rank_of(s, unit),
        Rank.WEAKEST: lambda s, run, unit: _weakness(s, unit),
        # Who has no wounds is never the most wounded. HRD-KEY-48 HRD-KEY-49
        Rank.MOST_WOUNDED: lambda s, run, unit: (-s.units[unit].hp,) if s.units[unit].hp < 0 else None,
        Rank.FEWEST_HEALTH_TOKENS: lambda s, run, unit: (-max(0, s.units[unit].hp),),
        Rank.MOST_HEALTH_TOKENS: lambda s, run, unit: (s.units[unit].hp,) if s.units[unit].hp > 0 else None,
        Rank.CLOSEST: _closeness,
    }
)
