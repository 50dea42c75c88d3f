"""A pair of cards of Skytear Horde on a table, played on by chance, with every law looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator

from skyshelf.effects.unit import UnitId, numbered, unit_ids
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.advice.why import WORDS
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.table.state import Horde
from skyshelf.lab.battery.horde_foreseen import unforeseen
from skyshelf.lab.battery.horde_laws import (
    Draws,
    Step,
    laws_of_citing,
    laws_of_piles,
    laws_of_places,
    laws_of_rest,
)
from skyshelf.lab.battery.horde_pairs import pair, pair_table
from skyshelf.lab.battery.horde_values import Values, differing_values, values_of
from skyshelf.lab.battery.promises import BrokenPromise

DECISIONS = 30  # a turn or two
# Where players choose among all that they can do, and what a horde player of each edition can do with a monster.
_FREE = ("alliance", "horde", "summon")
_WITH_MONSTERS: dict[str, tuple[str, ...]] = {
    "horde": ("move", "discard", "conceal", "challenge"),
    "monoliths": ("move", "discard", "conceal", "exhaust"),
}
_FORECASTS = 3  # one table in so many is foreseen, which takes as long as all the rest


def pair_course(game: HordeGame, number: int, decisions: int = DECISIONS) -> Iterator[Horde]:
    """The table of a pair at each of its decisions; a broken law is said as a broken promise."""
    _, _, state = pair_table(game, number)
    cards, rng = pair(game.name, number), Rng(number)
    advised: set[str] = set()
    draws = Draws()
    was = check_table(state)
    foretell = number % _FORECASTS == 0
    for _ in range(decisions):
        yield state
        if state.decision is None:
            return
        kind = state.decision.kind
        if kind in _FREE and kind not in advised:
            advised.add(kind)
            _say(contradictions(game, state))
            if foretell:
                _say(unforeseen(game, state, number))
        before = state.clone()
        state.choose(_choice(state, cards, rng))
        now = check_table(state)
        _say(Step(before, state, was, now).laws())
        was = now
        if not state.rules.challenge:
            _say(draws.step(before, state))


def check_table(s: Horde) -> dict[UnitId, Values]:
    """Every law of a table; what its cards have by their texts is given back."""
    values = values_of(s)
    for laws in (laws_of_places(s), laws_of_piles(s), laws_of_rest(s), laws_of_citing(s)):
        _say(laws)
    _say(differing_values(s, values))
    return values


def _say(broken: Iterator[str]) -> None:
    for what in broken:
        raise BrokenPromise(f"{what[0].upper()}{what[1:]}.")


def _choice(s: Horde, cards: tuple[Card, Card], rng: Rng) -> int:
    """By chance; what concerns the pair more often, and the end of a phase less often."""
    assert s.decision is not None
    options = s.decision.options
    places = {place_of(s, unit) for unit, one in numbered(s.units) if CARDS[one.card] in cards}
    words = places | {card.slug for card in cards}
    about = [at for at, option in enumerate(options) if words & set(option.text().split())]
    if about and rng.below(2):
        return about[rng.below(len(about))]
    return rng.below(len(options)) if rng.below(3) else _busy(s, rng)


def _busy(s: Horde, rng: Rng) -> int:
    assert s.decision is not None
    found = [at for at, option in enumerate(s.decision.options) if option.text() not in ("end", "partner")]
    return found[rng.below(len(found))] if found else 0


def contradictions(game: HordeGame, s: Horde) -> Iterator[str]:
    """What is offered has nothing against it, and what is not offered has a reason."""
    assert s.decision is not None
    view = game.view(s, s.decision.seat)
    for text in _wishes(game, s, s.decision.seat):
        offered = s.decision.index_of(text) >= 0
        reasons = game.why_not(view, text)
        if offered and reasons:
            yield f"'{text}' is offered, and {reasons[0][0]} is said to forbid it"
        if not (offered or reasons):
            yield f"'{text}' is not offered, and nobody says why"


def _wishes(game: HordeGame, s: Horde, seat: Seat) -> list[str]:
    """All that a player might like to do, possible or not."""
    places = sorted({place_of(s, unit) for unit in unit_ids(1, len(s.units)) if s.is_in_play(unit)})
    plays = [f"play {CARDS[card].slug}" for card in sorted(set(s.hand_of(seat)))]
    words: tuple[str, ...]
    if seat == s.rules.horde_seat:
        words, others = _WITH_MONSTERS[game.name], ["plan", *[f"hide {lane + 1}" for lane in ALL_LANES]]
    else:
        words = tuple(word for word in WORDS if word not in ("end", "play"))
        others = ["end", "use castle"]
    return [*others, *plays, *[f"{word} {place}" for word in words for place in places]]
