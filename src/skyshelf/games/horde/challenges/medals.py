"""Whether a game was won as its challenge asks, and what that is worth."""

from __future__ import annotations

from skyshelf.games.horde.table.state import Horde

MEDALS = {"normal": 1, "hard": 2, "painful": 3}  # HRD-ACH-01 HRD-ACH-02


def achieved(s: Horde) -> bool:
    """Whether the game was won as the challenge asks. HRD-ACH-03"""
    trial = s.trial
    if trial is None or s.outcome is None or not s.outcome.winners:
        return False
    if s.outcome.winners != s.rules.alliance:
        return False
    return not trial.spoiled and (trial.done or not s.challenge.deed)


def medals(s: Horde) -> int:
    """The symbols that this game fills, by its difficulty. HRD-ACH-01 HRD-ACH-02"""
    return MEDALS[s.rules.difficulty] if achieved(s) else 0


def tell_result(s: Horde) -> None:
    """The game was won: was it won as the challenge asks? HRD-ACH-03"""
    if achieved(s):
        s.emit("challenge-achieved", s.challenge.rule, number=medals(s))  # HRD-ACH-01
    else:
        s.emit("challenge-missed", s.challenge.rule)
