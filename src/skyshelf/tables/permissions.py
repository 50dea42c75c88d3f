"""Who may do what at a table, and when: each function gives the entry to be made, or refuses with a reason."""

from __future__ import annotations

from skyshelf.engine.decision import Decision
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat, seated
from skyshelf.tables.entries import (
    Answered,
    Asked,
    Away,
    Left,
    OutOfTime,
    Renamed,
    Returned,
    Sat,
    Settled,
    Turned,
    Undone,
    Verdict,
    What,
)
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.names import proper_name
from skyshelf.tables.refusal import IllegalChoice, Reason, Refusal
from skyshelf.tables.room import How, Room
from skyshelf.tables.teaching import declined, lesson_for


def eyes(room: Room, guest: str, through: Seat | None) -> Seat | None:
    """The seat through whose eyes a person looks, or None for the public view; refuses what is not theirs."""
    own = room.seat_of(guest)
    if own is None and room.plan.watch == "nobody":
        raise Refusal(Reason.FORBIDDEN, "no-watching")
    if through is None or through == own:
        return own
    if room.status != "over" or not 0 <= through < len(room.seats):
        raise Refusal(Reason.FORBIDDEN, "not-your-eyes")
    return through


def sit(room: Room, guest: str, name: str, seat: Seat | None) -> Sat:
    if room.seat_of(guest) is not None:
        raise Refusal(Reason.STALE, "already-seated")
    free = [number for number, each in seated(room.seats) if not each.taken]
    if room.status != "waiting" or not free:
        raise Refusal(Reason.STALE, "no-free-seat")
    if seat is not None and seat not in free:
        raise Refusal(Reason.STALE, "seat-taken")
    return Sat(free[0] if seat is None else seat, proper_name(name))


def rename(room: Room, guest: str, name: str) -> Renamed:
    """A person's new name; the same one again is no news."""
    seat = own_seat(room, guest)
    before, name = room.seats[seat].name, proper_name(name)
    if room.free_name(name, seat) == before:
        raise Refusal(Reason.STALE, "named-so")
    return Renamed(seat, name, before)


def be_away(room: Room, guest: str, holidays: tuple[Holiday, ...]) -> Away:
    """Holidays count where a clock counts days; the same ones again are no news."""
    seat = own_seat(room, guest)
    if room.clock.plan.kind != "days" or room.status == "over" or room.seats[seat].holidays == holidays:
        raise Refusal(Reason.STALE, "no-holidays")
    return Away(seat, holidays)


def leave(room: Room, guest: str) -> Left:
    seat = own_seat(room, guest)
    if room.seats[seat].left:
        raise Refusal(Reason.STALE, "already-left")
    return Left(seat)


def come_back(room: Room, guest: str) -> Returned:
    seat = own_seat(room, guest)
    if room.status != "playing" or not (room.seats[seat].left or room.seats[seat].bot):
        raise Refusal(Reason.STALE, "not-away")
    if room.clock.is_up(seat) and room.clock.banks:
        raise Refusal(Reason.FORBIDDEN, "time-is-up")
    if room.clock.is_up(seat):
        raise Refusal(Reason.FORBIDDEN, "bot-chooses")
    return Returned(seat)


def turn_to(room: Room, guest: str, chapter: int) -> Turned:
    """Another chapter of the lesson, or the same one again."""
    seat = own_seat(room, guest)
    if not room.lesson:
        raise Refusal(Reason.ILLEGAL, "no-lesson")
    chapters = lesson_for(room.lesson).chapters
    if not 0 <= chapter < len(chapters):
        raise Refusal(Reason.ILLEGAL, "no-chapter", most=len(chapters) - 1)
    return Turned(seat, chapter)


def own_seat(room: Room, guest: str) -> Seat:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refusal(Reason.FORBIDDEN, "not-seated")
    return seat


def own_playing_seat(room: Room, guest: str) -> Seat:
    seat = own_seat(room, guest)
    if room.status != "playing":
        raise Refusal(Reason.STALE, "not-playing")
    if not room.seats[seat].here:
        raise Refusal(Reason.FORBIDDEN, "bot-plays")
    return seat


def choice(room: Room, match: Match, guest: str, prompt: int, wanted: int | str) -> int:
    """The index that answers the open decision, given as it is or as the text of an option."""
    seat = own_playing_seat(room, guest)
    if prompt != room.prompt:
        raise Refusal(Reason.STALE, "stale")
    if room.decider != seat:
        raise Refusal(Reason.FORBIDDEN, "not-your-turn")
    decision = match.state.decision
    assert decision is not None
    index = _wanted(match, decision, wanted)
    reason = declined(room, decision, index)
    if reason is not None:
        raise IllegalChoice("", reason)
    return index


def _wanted(match: Match, decision: Decision, wanted: int | str) -> int:
    if isinstance(wanted, int):
        if 0 <= wanted < len(decision.options):
            return wanted
        raise Refusal(
            Reason.ILLEGAL, "no-option", decision.rule, number=wanted, most=len(decision.options) - 1
        )
    index = decision.index_of(wanted)
    if index < 0:
        for rule, phrase in match.game.why_not(match.view(decision.seat), wanted):
            raise IllegalChoice(rule, phrase)
        raise IllegalChoice(decision.rule, Phrase("tables-no-choice", {"text": wanted}))
    return index


def undo(room: Room, match: Match, guest: str, prompt: int) -> Undone:
    """Back to the last barrier, for whoever chose last; in practice as far as one likes."""
    seat = own_playing_seat(room, guest)
    if prompt != room.prompt:
        raise Refusal(Reason.STALE, "stale")
    to = free_undo(room, match, seat)
    if to is None:
        raise Refusal(Reason.FORBIDDEN, "nothing-to-undo")
    return Undone(seat, to)


def free_undo(room: Room, match: Match, seat: Seat) -> int | None:
    """How many choices stand after the seat has taken its last one back without asking, if it may."""
    if room.status != "playing" or not room.seats[seat].here:
        return None
    if room.plan.mode == "practice":
        own = [number for number, move in enumerate(room.line) if move.seat == seat]
        return own[-1] if own else None
    if match.mover == seat and match.undoable:
        return len(room.line) - 1
    return None


def take_back(room: Room, match: Match, seat: Seat) -> int | None:
    """How many choices stand if the others agree to take the seat's last one back, if that reveals nothing."""
    if room.status != "playing" or room.plan.mode != "friendly" or not room.seats[seat].here:
        return None
    number = match.returnable(seat)
    return len(room.line) - number if number else None


def ask(room: Room, match: Match | None, guest: str, what: What, about: Seat, away: frozenset[Seat]) -> Asked:
    """Ask the others. Whoever is away is not waited for, but has a say in what concerns their own choices."""
    seat = own_seat(room, guest)
    if room.request is not None:
        raise Refusal(Reason.STALE, "request-open")
    if what == "rematch":
        if room.status != "over" or room.seats[seat].left:
            raise Refusal(Reason.STALE, "no-rematch-yet")
        if room.event:
            raise Refusal(Reason.FORBIDDEN, "event-game")
        return Asked(seat, what, _asked_again(room, seat, away))
    seat = own_playing_seat(room, guest)
    if what == "take-over":
        if not 0 <= about < len(room.seats) or about == seat or not room.seats[about].guest:
            raise Refusal(Reason.ILLEGAL, "no-such-person")
        if room.seats[about].bot:
            raise Refusal(Reason.STALE, "bot-plays-already")
        return Asked(seat, what, _present(room.others(seat, about), away), about=about)
    if what == "clock":
        if room.clock.plan.kind != "none":
            raise Refusal(Reason.STALE, "clock-runs")
        if about == seat or about not in room.others():
            raise Refusal(Reason.ILLEGAL, "no-such-person")
        return Asked(seat, what, _present(room.others(seat, about), away), about=about)
    assert match is not None
    to = take_back(room, match, seat)
    if to is None:
        raise Refusal(Reason.FORBIDDEN, "nothing-to-take-back")
    return Asked(seat, what, tuple(room.others(seat)), to=to)


def is_against_nobody(room: Room, sides: tuple[int, ...]) -> bool:
    """Whether a game that counts has begun, and all its people are on one side: nobody would mind if they
    did not lose it. A rated one begins with their first choice; for one of a tournament all wait from the start.
    """
    if room.status != "playing":
        return False
    people = {number for number, seat in seated(room.seats) if seat.guest}
    begun = bool(room.event) or (room.plan.rated and any(move.seat in people for move in room.line))
    return begun and len({sides[number] for number in people}) == 1


def forfeit(room: Room, guest: str, sides: tuple[int, ...]) -> Asked:
    """Whoever is the last to get up from such a game has lost it."""
    seat = own_seat(room, guest)
    last = not room.seats[seat].left and not room.others(seat)
    if not (last and is_against_nobody(room, sides)):
        raise Refusal(Reason.STALE, "not-playing")
    return Asked(seat, "resign", (), winners=foes_of(seat, sides))


def out_of_time(room: Room, seat: Seat, sides: tuple[int, ...]) -> OutOfTime | None:
    """Whoever lets the time run out where nobody else would play on has lost, as if they had got up; None where the
    game goes on without them, or counts for nobody.
    """
    if room.others(seat) or not is_against_nobody(room, sides):
        return None
    return OutOfTime(seat, foes_of(seat, sides))


def foes_of(seat: Seat, sides: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(other for other, side in seated(sides) if side != sides[seat])


def end(room: Room, guest: str, what: How, sides: tuple[int, ...], frozen: bool = False) -> Asked:
    """End the game before its rules do, with the consent of those whom it concerns; alone, at once.

    Nobody is passed over because they are away: whoever waits for them can let a bot play on.
    """
    seat = own_seat(room, guest)
    if room.request is not None:
        raise Refusal(Reason.STALE, "request-open")
    if room.status != "playing":
        raise Refusal(Reason.STALE, "not-playing")
    if room.lesson:
        raise Refusal(Reason.ILLEGAL, "lesson-has-no-end")
    others = room.others(seat)
    if what == "call-off":
        _check_calling_off(room, sides, frozen)
        return Asked(seat, what, tuple(others), winners=())
    if what == "draw":
        return _offer(room, seat, sides)
    foes = foes_of(seat, sides)
    if len(set(sides)) > 2 and any(other in foes for other in others):
        return Asked(seat, what, ())  # the others play on
    return Asked(seat, what, tuple(other for other in others if other not in foes), winners=foes)


def _check_calling_off(room: Room, sides: tuple[int, ...], frozen: bool) -> None:
    """Against bots, or what belongs to the game, every defeat could be called off; one that cannot go on may be."""
    if not frozen and is_against_nobody(room, sides):
        raise Refusal(Reason.FORBIDDEN, "counts-to-its-end")


def settle(room: Room, verdict: Verdict, winners: tuple[Seat, ...]) -> Settled:
    """Its event does not wait for the game any more."""
    if room.status == "over":
        raise Refusal(Reason.STALE, "not-playing")
    return Settled(verdict, winners)


def _offer(room: Room, seat: Seat, sides: tuple[int, ...]) -> Asked:
    """A draw is offered to everybody who plays: people, and the bots of the other sides."""
    if len(set(sides)) < 2:
        raise Refusal(Reason.ILLEGAL, "no-opponent")
    offered = room.offered.get(seat)
    if offered is not None and not any(move.seat == seat for move in room.line[offered:]):
        raise Refusal(Reason.FORBIDDEN, "offered-already")
    bots = [
        other
        for other, each in seated(room.seats)
        if not each.here and each.bot and sides[other] != sides[seat]
    ]
    return Asked(seat, "draw", tuple(sorted([*room.others(seat), *bots])), winners=())


def hint(room: Room) -> None:
    """Between people hints are for everybody, or for nobody: as they agreed when the table was made. A rated game
    has none, whoever plays it: its result is to tell how strong somebody is.
    """
    people = sum(seat.kind != "bot" for seat in room.plan.seats)
    if (people > 1 or room.plan.rated) and not room.plan.hints:
        raise Refusal(Reason.FORBIDDEN, "hints-not-agreed")


def _asked_again(room: Room, seat: Seat, away: frozenset[Seat]) -> tuple[Seat, ...]:
    """Whoever is away is not waited for, unless their time would run out in a game of which they do not know: a rated
    one would be lost, and where the clock counts days nobody needs to be there.
    """
    if not room.plan.rated and room.clock.plan.kind != "days":
        return _present(room.others(seat), away)
    return tuple(
        number for number, each in seated(room.seats) if each.guest and not each.left and number != seat
    )


def _present(seats: list[Seat], away: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat not in away)


def answer(room: Room, guest: str, request: int, yes: bool, sides: tuple[int, ...], frozen: bool) -> Answered:
    seat = own_seat(room, guest)
    pending = room.request
    if pending is None or pending.number != request:
        raise Refusal(Reason.STALE, "no-request")
    withdraws = seat == pending.asked.seat and not yes
    if not withdraws and seat not in pending.needed - pending.agreed:
        raise Refusal(Reason.FORBIDDEN, "not-asked")
    if yes and pending.asked.what == "call-off":
        _check_calling_off(room, sides, frozen)  # it may have been asked before the first choice
    return Answered(seat, yes)
