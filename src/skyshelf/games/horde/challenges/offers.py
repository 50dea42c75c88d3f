"""The challenges for a page that lets people choose one, and how the one being tried stands. HRD-ACH-04"""

from __future__ import annotations

from collections.abc import Mapping

from skyshelf.engine.challenges import Challenge, Challenges
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Settings
from skyshelf.games.horde import shown
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.challenges.all import CHALLENGES
from skyshelf.games.horde.challenges.medals import MEDALS, achieved, medals
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.state import Horde


def challenge_name(name: str) -> Phrase:
    return Phrase(f"horde-setting-challenge-{name}")


def challenge_help(name: str) -> Phrase:
    return Phrase(f"horde-setting-challenge-{name}-help")


def challenge_line(name: str, trial: Trial) -> Phrase:
    """What the challenge asks for, and how it stands."""
    args: dict[str, Arg] = {"challenge": challenge_name(name), "count": trial.count}
    args["help"] = challenge_help(name)
    if trial.spoiled:
        return Phrase("decks-challenge-lost", args)
    if trial.done:
        return Phrase("decks-challenge-done", args)
    return Phrase("decks-challenge-counts" if trial.count > 0 else "decks-challenge-stands", args)


def challenge_settings(name: str) -> Settings:
    """The settings of a challenge; one about a hero is played with the ready-made deck that holds the hero."""
    found: Settings = {"challenge": name}
    if name in CHALLENGES and CHALLENGES[name].hero:
        found["deck"] = BY_SLUG[CHALLENGES[name].hero].deck
    return found


class Achievements(Challenges[Horde]):
    """The twelve, with a medal for each step of the difficulty. HRD-ACH-01 HRD-ACH-04"""

    most_medals = max(MEDALS.values())

    def all(self) -> Mapping[str, Challenge]:
        return {name: Challenge(challenge_name(name), challenge_help(name)) for name in CHALLENGES}

    def settings(self, name: str) -> Settings:
        return challenge_settings(name)

    def earned(self, state: Horde) -> tuple[str, int]:
        return (state.rules.challenge, medals(state)) if achieved(state) else ("", 0)

    def page(self) -> shown.Challenges:
        return _offered()


def _offered() -> shown.Challenges:
    """The twelve with their settings, and the medals of each difficulty. HRD-ACH-01 HRD-ACH-02"""
    return {
        "challenges": [
            {
                "id": one.name,
                "name": challenge_name(one.name),
                "help": challenge_help(one.name),
                "rule": one.rule,
                "settings": challenge_settings(one.name),
                "hero": one.hero,
                "deck_size": one.deck_size,
            }
            for one in CHALLENGES.values()
        ],
        "difficulties": [
            {"id": difficulty, "name": Phrase(f"horde-setting-difficulty-{difficulty}"), "medals": number}
            for difficulty, number in MEDALS.items()
        ],
    }


def challenge_figures(s: Horde) -> shown.ChallengeFigures | None:
    """How the challenge of a game stands; nothing where none is tried. HRD-ACH-03"""
    name = s.rules.challenge
    if not name or s.trial is None:
        return None
    return {
        "id": name,
        "name": challenge_name(name),
        "text": challenge_line(name, s.trial),
        "spoiled": s.trial.spoiled,
        "done": s.trial.done,
        "medals": medals(s),
    }
