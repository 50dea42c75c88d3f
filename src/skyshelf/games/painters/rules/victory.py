"""Step 4: star and firmament victory, the critical phase, and the end by points. PNT-OBJ-02"""

from __future__ import annotations

from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import first_seats, seated
from skyshelf.games.painters.rules.placement import TO_RIGHT, UP
from skyshelf.games.painters.rules.scoring import total_score
from skyshelf.games.painters.table.state import NOTHING, Painters, Player

STAR_TILES = 5  # PNT-VIC-02
GRID = 3  # PNT-VIC-05

STAR, FIRMAMENT, EFFICIENCY, DRAW = "star", "firmament", "efficiency", "draw"


def has_grid(player: Player) -> bool:
    """9 completed cards in a 3 x 3 block, wherever it lies among the others. PNT-VIC-05 PNT-VIC-10 PNT-Q-28"""
    if len(player.cards) - len(player.unfinished) < GRID * GRID:
        return False
    done = {place for number, place in enumerate(player.places) if number not in player.unfinished}
    block = [column * TO_RIGHT + row * UP for column in range(GRID) for row in range(GRID)]
    return any(all(corner + step in done for step in block) for corner in done)


def game_ends(s: Painters) -> bool:
    """Only the player in turn can win by star or firmament, and only with the leader. PNT-VIC-01 PNT-VIC-09

    Nothing is checked before (PNT-VIC-08), nobody can tie (PNT-TIE-02), and the critical phase changes nothing
    about it (PNT-CRI-04).
    """
    seat = s.player
    player = s.me()
    if s.leader == seat and not s.rules.forced_landing:  # PNT-VAR-01 PNT-VAR-02 PNT-VAR-03
        if len(player.tiles) >= STAR_TILES:  # PNT-OBJ-03 PNT-VIC-02 PNT-VIC-03 PNT-VIC-04
            return _won(s, STAR, "PNT-VIC-04")
        if has_grid(player):  # PNT-OBJ-04 PNT-VIC-06 PNT-VIC-07
            return _won(s, FIRMAMENT, "PNT-VIC-07")
    # PNT-CRI-09 PNT-Q-31: every seat has ended a turn since anything was last taken, placed, raised or acquired.
    s.idle = 0 if s.progress else s.idle | 1 << seat
    stuck = s.idle == (1 << s.rules.seats) - 1
    if s.rules.tension_duel:  # PNT-VAR-06 PNT-VAR-07 PNT-Q-34: nobody wins by points
        if stuck and not s.deck and all(card == NOTHING for card in s.offer):
            s.emit("draw", "PNT-Q-34")
            s.end(Outcome(DRAW, (), "PNT-Q-34"))
            return True
        return False
    if not s.critical:
        return False
    if s.led_at_start and s.leader == seat:  # PNT-CRI-05 PNT-CRI-07: after star and firmament
        return _count_points(s, "PNT-CRI-05")
    return stuck and _count_points(s, "PNT-CRI-08")  # PNT-REM-07: although the reminder omits it


def _won(s: Painters, kind: str, rule: str) -> bool:
    """One player wins and all others lose. PNT-OBJ-01"""
    s.emit(f"{kind}-victory", rule, who=WHO[s.player])
    s.end(Outcome(kind, (s.player,), rule))
    return True


def _count_points(s: Painters, rule: str) -> bool:
    """Everybody scores at once; nobody gets a further turn. PNT-CRI-10 PNT-CRI-11"""
    scores = tuple(total_score(s, seat) for seat in first_seats(s.rules.seats))
    best = max(scores)
    winners = tuple(seat for seat, score in seated(scores) if score == best)  # PNT-SCO-20 PNT-TIE-01
    s.emit("end-triggered", rule, who=WHO[s.player])
    for seat, score in seated(scores):
        s.emit("scored", "PNT-SCO-20", who=WHO[seat], points=score)
    for seat in winners:
        s.emit("efficiency-victory", "PNT-SCO-20", who=WHO[seat], points=best)
    s.end(Outcome(EFFICIENCY, winners, rule, scores))
    return True
