"""What an option is called beside its question, and the printed words that a question needs."""

from __future__ import annotations

import pytest

from skyshelf.effects.options import DONE
from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.table.options import HALO, NO
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.cards.registry import BY_SLUG
from skyshelf.games.skytear.table.options import hero_name
from skyshelf.text.speaker import LANGUAGES, Speaker

ENGLISH = Speaker("en", strict=True)
YAMI = Phrase("skytear-card-yami")
LANE = Phrase("skytear-lane-west")


def asked(kind: str, *options: object, source: Phrase | None = None) -> Decision:
    return Decision(Seat(0), kind, list(options), "", source)  # type: ignore[arg-type]


def test_whoever_takes_nothing_says_so() -> None:
    """\"No\" is no answer to \"Which card do you take?\"."""
    assert ENGLISH.offer(NO, asked("card", NO), "painters") == "Take no card"
    assert ENGLISH.offer(NO, asked("mad", NO), "painters") == "No"
    assert ENGLISH.offer(DONE, asked("use-lead", DONE, source=LANE), "skytear") == "Count none"
    assert ENGLISH.offer(DONE, asked("skirmish", DONE, source=YAMI), "skytear") == "Done"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_it(language: str) -> None:
    speaker = Speaker(language, strict=True)
    plain = {game: speaker.say(option.label()) for game, option in (("painters", NO), ("skytear", DONE))}
    for game, kind, option in (
        ("painters", "card", NO),
        ("painters", "halo", NO),
        ("painters", "reroll", NO),
        ("painters", "second-die", NO),
        ("skytear", "use-lead", DONE),
        ("skytear", "lead", DONE),
        ("skytear", "illusion", DONE),
    ):
        assert (
            speaker.offer(option, asked(kind, option, source=LANE if kind == "use-lead" else YAMI), game)
            != plain[game]
        ), kind


def test_tokens_from_the_box_say_what_they_do() -> None:
    """They lie on no board, where one could read them."""
    words = game_named("painters").explained(asked("keep-halo", HALO[Halo.SKILL], HALO[Halo.INK]))
    assert words is not None
    assert (
        ENGLISH.say(words) == "Skill Halo: You may take a card. A hope symbol of 6. Ink Halo: Gain 8 spots."
    )


def test_a_card_that_is_aimed_says_what_it_does() -> None:
    game = game_named("skytear")
    words = game.explained(asked("target", source=BY_SLUG["safeguard"].name))
    assert words is not None
    assert ENGLISH.say(words).startswith("Target friendly hero.")
    assert game.explained(asked("move", source=YAMI)) is None


def test_a_skill_that_asks_says_what_it_does() -> None:
    """Its name alone tells nobody whether to want it, and it lies on no card in the hand."""
    game = game_named("skytear")
    for kind in ("target", "where", "may"):
        words = game.explained(asked(kind, source=Phrase("skytear-skill-blood_rite")))
        assert words is not None
        assert ENGLISH.say(words) == "Heal a friendly hero within 3 hexes of the removed pillar 3 HP."


def test_whoever_may_give_up_a_pillar_is_told_what_for() -> None:
    game = game_named("skytear")
    words = game.explained(asked("take-pillar", source=BY_SLUG["cotlic"].name))
    assert words is not None
    assert ENGLISH.say(words).startswith("Worship · Strength of the King:")
    assert game.explained(asked("take-pillar", source=YAMI)) is not None, "Yami has a skill for a Worship too"
    assert game.explained(asked("take-pillar", source=hero_name(BY_SLUG["cotlic"].id, 0))) == words
    assert game.explained(asked("take-pillar")) is None
