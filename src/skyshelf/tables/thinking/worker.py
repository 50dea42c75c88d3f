"""The process in which bots think: it reads views from its input and writes answers to its output."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from skyshelf.bots.advice import hints
from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named
from skyshelf.tables.thinking.frames import READY, Answer, Counsel, Question, pack, unpack_size

_NICENESS = 10  # thinking must not make moves wait
_ADVICE_SECONDS = 1.0
_thinking: list[Bot] = []  # the one that is asked now


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer one question after the other until the input ends."""
    target.write(READY)
    target.flush()
    decoder = msgspec.msgpack.Decoder(Question)
    while head := source.read(4):
        question = decoder.decode(source.read(unpack_size(head)))
        target.write(pack(answer(question)))
        target.flush()


def answer(question: Question) -> Answer:
    try:
        return _advise(question) if question.hints else Answer(_choose(question))
    except Exception as error:  # whatever is wrong with a bot, its table goes on with another
        return Answer(-1, type(error).__name__)


def _choose(question: Question) -> int:
    game = game_named(question.game)
    view = game.codec.decode(question.view, View)
    bot = bot_named(question.bot, game, question.seed)
    bot.most_seconds = question.most_seconds
    _thinking[:] = [bot]
    try:
        return bot.choose(view)
    finally:
        _thinking.clear()


def hurry(*_: object) -> None:
    """Others wait: whoever thinks answers with what it has found so far."""
    for bot in _thinking:
        bot.hurried = True


def _advise(question: Question) -> Answer:
    game = game_named(question.game)
    view = game.codec.decode(question.view, View)
    found = hints(game, view, question.most_seconds or _ADVICE_SECONDS, question.seed, question.hints)
    counsel = [
        Counsel(hint.index, hint.chance, tuple(game.codec.encode(seen) for seen in hint.does))
        for hint in found
    ]
    return Answer(found[0].index, counsel=tuple(counsel))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, hurry)
    main(sys.stdin.buffer, sys.stdout.buffer)
