"""The forecast of Skytear Horde beside what then happens, if nobody does anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from skyshelf.effects.unit import UnitId
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import seated
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.options import EndActions, NoDraw
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Zone

_MOST_STEPS = 3_000
# Of a kind of line for a place of a scene, at least and at most.
Bounds: TypeAlias = Callable[[str, str, str], tuple[int, int]]


def unforeseen(game: HordeGame, s: Horde, seed: int) -> Iterator[str]:
    """Where a player of the alliance can end the phase now: end it for all, do nothing, and compare."""
    assert s.decision is not None
    if s.decision.index_of("end") < 0 or s.decision.seat == s.rules.horde_seat:
        return
    view = game.view(s, s.decision.seat)
    forecast = game.forecast(view)
    if forecast is None or not forecast.complete:
        return
    if not forecast.doubts:
        for scene in forecast.scenes:
            for line in scene.lines:
                if line.low != line.high:
                    yield f"the forecast knows no doubt, and says {line.low} to {line.high} of {line.place}"
    world = game.determinize(view, seed)
    assert isinstance(world, Horde)
    yield from _differences(forecast, s, play_out(world, Rng(seed)))


def play_out(state: Horde, rng: Rng) -> Horde:
    """End the alliance phase and go to the end phase, without reactions and draws, all else by chance."""
    s = state.clone()
    for _ in range(_MOST_STEPS):
        if s.phase_name == "end" or s.outcome is not None:
            break
        if s.decision is None:
            s.frames[-1].step(s)
            continue
        if s.decision.kind == "alliance" and s.decision.index_of("end") < 0:
            s.decision = (
                None  # a partner owes a monster with Taunt an ally: nobody does anything, nobody comes
            )
            s.frames.pop()
            continue
        options = s.decision.options
        quiet = [option for option in options if isinstance(option, EndActions | NoDraw)]
        option = quiet[0] if quiet else options[rng.below(len(options))]
        s.decision = None
        s.frames[-1].answer(s, option)
    return s


def _differences(forecast: Forecast, before: Horde, after: Horde) -> Iterator[str]:
    def bounds(scene: str, place: str, kind: str) -> tuple[int, int]:
        """At least and at most; what is not told does not happen."""
        found = [line for line in forecast.lines(scene) if (line.place, line.kind) == (place, kind)]
        return (found[0].low, found[0].high) if found else (0, 0)

    def outside(actual: int, scene: str, place: str, kind: str) -> Iterator[str]:
        low, high = bounds(scene, place, kind)
        if not low <= actual <= high:
            yield f"the forecast says {low} to {high} for '{kind}' of {place}, and it is {actual}"

    yield from outside(max(0, health_of(after, CASTLE)), "centre", "castle", "left")
    same = before.units[PORTAL].card == after.units[PORTAL].card and not after.collapsing
    if same and bounds("centre", "portal", "left") != (0, 0):
        yield from outside(max(0, health_of(after, PORTAL)), "centre", "portal", "left")
    yield from outside(int(bool(after.lost)), "end", "end", "lost")
    if after.lost:
        return
    for seat, player in seated(after.players):
        yield from outside(len(player.deck), f"deck {seat + 1}", f"deck {seat + 1}", "left")
    for letter, row in (("m", before.front), ("a", before.guard)):
        for lane, unit in enumerate(row):
            if unit >= 0:
                yield from _leaving(bounds, f"lane {lane + 1}", f"{letter}{lane + 1}", after, unit)


def _leaving(bounds: Bounds, scene: str, place: str, after: Horde, unit: UnitId) -> Iterator[str]:
    """Who is gone was to go perhaps, and who was to go surely is gone."""
    one = after.units[unit]
    minion = CARDS[one.card].minion
    # Some are destroyed and go on as attachments: MON-SLI-01
    gone = one.zone in (Zone.GONE, Zone.ATTACHED) or (minion and one.zone == Zone.BACK and one.hp <= 0)
    told = [bounds(scene, place, kind) for kind in ("destroyed", "leaves")]
    if int(gone) > max(high for _, high in told):
        yield f"the forecast does not know that {place} goes"
    if not (minion and one.zone == Zone.BACK) and max(low for low, _ in told) > int(gone):
        yield f"the forecast says that {place} goes, and it stays"
