"""The ways to play: alone, together, or with one player as the horde; and who sits on which side. HRD-GEN-02"""

from __future__ import annotations

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.seat import NOBODY, Seat, first_seats
from skyshelf.engine.settings import Setting, Settings
from skyshelf.engine.ways import Way
from skyshelf.games.horde.deckbuilding.agree import another_colour, refuse_unknown_deck

USUAL = "usual"  # what so many players play unless they say otherwise
SOLO = "solo"  # HRD-GEN-03
COOP = "coop"  # HRD-GEN-04
VERSUS = "versus"  # HRD-GEN-05

MODE = Setting("mode", (USUAL, SOLO, COOP, VERSUS), "HRD-GEN-02")

PLAYERS: dict[str, tuple[int, ...]] = {SOLO: (1,), COOP: (2,), VERSUS: (2, 3)}  # HRD-GEN-01 HRD-VS-01
_USUALLY = {1: SOLO, 2: COOP, 3: VERSUS}  # MON-SET-22

# What the slugs of the portals call the modes. HRD-DIF-04
ON_PORTALS = {SOLO: "solo", COOP: "cooperative", VERSUS: "competitive"}


def mode_of(seats: int, settings: Settings) -> str:
    """The mode that is played."""
    mode = str(settings["mode"])
    return _USUALLY[seats] if mode == USUAL else mode


def check_mode(seats: int, settings: Settings) -> None:
    """Refuse a mode that is not for so many players."""
    mode = mode_of(seats, settings)
    if seats not in PLAYERS[mode]:
        allowed = " or ".join(one for one, players in PLAYERS.items() if seats in players)
        count = "one player" if seats == 1 else f"{seats} players"
        raise BadSetup(f"With {count} the setting 'mode' can be {allowed}; not {mode}.")


def sides_of(seats: int, mode: str) -> tuple[tuple[Seat, ...], Seat]:
    """The seats of the alliance and the seat of the horde, which is the last one or nobody's. HRD-GEN-06 HRD-VS-01"""
    if mode == VERSUS:
        everybody = first_seats(seats)
        return everybody[:-1], everybody[-1]
    return first_seats(seats), NOBODY


def ways() -> tuple[Way, ...]:
    """Each mode, with the numbers of players it is for."""
    return tuple(Way(mode, {"mode": mode}, players) for mode, players in PLAYERS.items())


def roles_of(seats: int, settings: Settings) -> tuple[str, ...]:
    """Which side each seat is on, where there are two."""
    _, horde = sides_of(seats, mode_of(seats, settings))
    return tuple(
        "" if horde == NOBODY else "horde" if seat == horde else "alliance" for seat in first_seats(seats)
    )


ANOTHER = "another"  # the first colour that the other player does not have


def second_deck(colours: tuple[str, ...]) -> Setting:
    """The deck of a second alliance player."""
    return Setting("second_deck", (ANOTHER, *colours), "HRD-SET-24", text=True, deck=True)


def decks_of(seats: int, settings: Settings, colours: tuple[str, ...]) -> tuple[str, ...]:
    """The deck settings of the alliance players, one for each seat."""
    first, second = str(settings["deck"]), str(settings["second_deck"])
    refuse_unknown_deck(first, colours)
    if second == ANOTHER:
        second = another_colour(first, colours)
    refuse_unknown_deck(second, colours)
    alliance, _ = sides_of(seats, mode_of(seats, settings))
    return (first, second)[: len(alliance)]
