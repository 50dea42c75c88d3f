"""Whole games, with everything that is said in them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.text.speaker import Speaker
from tests.text.articles import stumbles
from tests.text.clumsy import clumsy
from tests.text.english import english_left

# Coordinates, words with underscores and the like: what only programs call things by.
INSIDE = re.compile(r"-?\d+,\s?-?\d+\b|\b\w+_\w+\b|\b[a-z]+-[sn]\b|\((?:[a-z]\d+)\)")


_ON_REQUEST = 0.1  # so often somebody asks


def requested(game: Game, match: Match, seat: Seat, rng: random.Random) -> list[Phrase]:
    """What is foreseen from here, and why some of what lies on the table cannot be done."""
    view = match.view(seat)
    forecast = game.forecast(view)
    phrases = list(forecast.doubts) if forecast else []
    phrases += [line.phrase for scene in (forecast.scenes if forecast else ()) for line in scene.lines]
    wishes = game.thinkable(view)
    for wish in rng.sample(wishes, min(len(wishes), 12)):
        phrases += [reason for _, reason in game.why_not(view, wish.text())]
    return phrases


def spoiled(
    game: Game,
    seats: int,
    settings: dict[str, Value],
    speakers: Sequence[Speaker],
    audiences: Sequence[Seat | None],
    clean: Callable[[str], bool],
    games: int = 2,
) -> list[str]:
    """The sentences of so many games that are not clean.

    They are questions, options and what is told to each; now and then also what the deciding seat is told on
    request: what is foreseen, and why something is not possible.
    """
    said: set[tuple[str, str]] = set()
    rng, beside = random.Random(seats), random.Random(games)
    offered: set[Option] = set()
    for seed in range(games):
        match = Match.start(game, seats, settings, seed)
        while match.state.decision is not None:
            decision = match.state.decision
            said.update((speaker.language, speaker.ask(decision, game.speech)) for speaker in speakers)
            offered.update(decision.options)
            if beside.random() < _ON_REQUEST:
                asked = requested(game, match, decision.seat, beside)
                said.update(
                    (speaker.language, speaker.say(phrase)) for speaker in speakers for phrase in asked
                )
            match.choose(rng.randrange(len(decision.options)))
        for speaker in speakers:
            for seat in audiences:
                said.update((speaker.language, speaker.tell(seen, game.speech)) for seen in match.seen(seat))
    said.update((speaker.language, speaker.say(option.label())) for speaker in speakers for option in offered)
    return sorted(
        sentence
        for language, sentence in said
        if not clean(sentence)
        or stumbles(language, sentence)
        or clumsy(language, sentence)
        or (language != "en" and english_left(language, sentence))
    )
