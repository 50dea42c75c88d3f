"""What fight and pillage will do if nobody changes anything: lane by lane, castle, portal and decks."""

from __future__ import annotations

from collections.abc import Callable

from skyshelf.effects.unit import UnitId
from skyshelf.engine.forecast import Forecast, Foreseen, Scene
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.horde.advice.forecast_courses import courses_of
from skyshelf.games.horde.advice.forecast_watch import Course
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import portal_called
from skyshelf.games.horde.table.state import CASTLE, EDITIONS, PORTAL
from skyshelf.games.horde.table.view import HordeView

_FORESEEN = ("alliance", "treachery", "fight", "pillage")


def forecast_of(view: HordeView) -> Forecast | None:
    """From the alliance phase to the pillage phase; before them there is too much to come."""
    if view.outcome is not None or view.turn == 0:
        return None
    if EDITIONS[view.rules.edition].phase_names[view.phase] not in _FORESEEN:
        return None
    courses, complete = courses_of(view)
    teller = _Teller(view, courses)
    scenes = [teller.lane(lane) for lane in ALL_LANES]
    scenes += [
        teller.centre(),
        *[teller.player(seat) for seat in first_seats(len(view.players))],
        teller.end(),
    ]
    return Forecast(tuple(scene for scene in scenes if scene.lines), teller.doubts(complete), complete)


class _Teller:
    def __init__(self, view: HordeView, courses: list[Course]) -> None:
        self.view = view
        self.courses = courses

    def lane(self, lane: Lane) -> Scene:
        lines: list[Foreseen] = []
        comers = {card for course in self.courses for at, card in course.comers if at == lane}
        for card in sorted(comers):
            lines += self._comer(lane, card)
        for letter, row in (("m", self.view.front), ("a", self.view.guard)):
            if row[lane] >= 0:
                lines += self._card(row[lane], f"{letter}{lane + 1}")
        lines += self._count("castle", "damage", lambda course: course.to_castle[lane])
        lines += self._count("portal", "damage", lambda course: course.to_portal[lane])
        return Scene(f"lane {lane + 1}", tuple(lines))

    def centre(self) -> Scene:
        """Castle and portal with the health they will have left."""
        lines = self._left(CASTLE, "castle", CARD_NAME[self.view.units[CASTLE].card])
        if not self.view.collapsing and not CARDS[self.view.units[PORTAL].card].sturdy:
            card = portal_called(self.view.units[PORTAL].card)
            lines += self._left(PORTAL, "portal", card)
            lines += self._whether(
                "portal", "destroyed", lambda course: PORTAL in course.destroyed, card=card
            )
        return Scene("centre", tuple(lines))

    def player(self, seat: Seat) -> Scene:
        place = f"deck {seat + 1}"
        return Scene(
            place,
            (
                self._range(place, "pillaged", lambda course: course.pillaged[seat], who=WHO[seat]),
                self._range(place, "left", lambda course: course.decks[seat], who=WHO[seat]),
            ),
        )

    def end(self) -> Scene:
        """How the game may end in this turn."""
        lines = self._whether("end", "lost", lambda course: bool(course.lost))
        lines += self._whether("end", "won", lambda course: course.won and not course.lost)
        return Scene("end", tuple(lines))

    def doubts(self, complete: bool) -> tuple[Phrase, ...]:
        reasons = {
            "treachery": any(course.treachery for course in self.courses),
            "choices": any(course.chosen for course in self.courses),
            "chance": any(course.chance for course in self.courses),
            "more": not complete,
        }
        return tuple(Phrase(f"horde-forecast-doubt-{name}") for name, there in reasons.items() if there)

    def _card(self, unit: UnitId, place: str) -> list[Foreseen]:
        card = CARD_NAME[self.view.units[unit].card]
        lines = self._whether(place, "destroyed", lambda course: unit in course.destroyed, card=card)
        lines += self._whether(
            place, "leaves", lambda course: unit in course.gone - course.destroyed, card=card
        )
        return lines + self._count(place, "damage", lambda course: course.damage[unit], card=card)

    def _comer(self, lane: Lane, card: CardId) -> list[Foreseen]:
        """Whose blow it will be in a lane where nobody stands yet."""
        return self._whether(
            f"lane {lane + 1}", "comes", lambda course: (lane, card) in course.comers, card=CARD_NAME[card]
        )

    def _left(self, unit: UnitId, place: str, card: Phrase) -> list[Foreseen]:
        return [self._range(place, "left", lambda course: max(0, course.health[unit]), card=card)]

    def _whether(
        self, place: str, kind: str, happens: Callable[[Course], bool], **args: Arg
    ) -> list[Foreseen]:
        """Something that happens or not; nothing is said of what surely does not."""
        found = [happens(course) for course in self.courses]
        if not any(found):
            return []
        key = f"horde-forecast-{kind}" if all(found) else f"horde-forecast-perhaps-{kind}"
        return [Foreseen(place, kind, int(all(found)), 1, Phrase(key, args))]

    def _count(self, place: str, kind: str, number: Callable[[Course], int], **args: Arg) -> list[Foreseen]:
        """A number; nothing is said of one that stays 0."""
        line = self._range(place, kind, number, **args)
        return [line] if line.high else []

    def _range(self, place: str, kind: str, number: Callable[[Course], int], **args: Arg) -> Foreseen:
        found = [number(course) for course in self.courses]
        low, high = min(found), max(found)
        amount = (
            Phrase("horde-forecast-exactly", {"number": low})
            if low == high
            else Phrase("horde-forecast-between", {"low": low, "high": high})
        )
        about = place.rstrip("0123456789 ")
        key = f"horde-forecast-{kind}" if "card" in args else f"horde-forecast-{about}-{kind}"
        return Foreseen(place, kind, low, high, Phrase(key, {**args, "amount": amount}))
