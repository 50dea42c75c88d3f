"""A saved game beside cards that were changed or added since: what it uses matters, and only where it differs."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.engine.errors import BadJournal
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games.horde.cards import registry as horde_cards
from skyshelf.games.shelf import game_named
from skyshelf.games.skytear.cards import registry as skytear_cards

LONG = 250


@cache
def saved(name: str) -> str:
    """A game as it was saved before any card changed."""
    game = game_named(name)
    seats = max(game.fewest, 1)
    seed, _ = GAMES[name]
    match = Match.start(game, seats, {}, seed)
    bots = [bot_named("greedy", game, seat) for seat in range(seats)]
    while match.state.decision is not None and len(match.journal.choices) < LONG:
        seat = match.state.decision.seat
        match.choose(bots[seat].choose(match.view(seat)))
    return match.save()


def refusal(text: str) -> str:
    """The sentence, or nothing if the journal loads."""
    journal = Journal.load(text)
    try:
        Match.replay(game_named(journal.game), journal)
    except BadJournal as refused:
        return str(refused)
    return ""


def stronger(monkeypatch: pytest.MonkeyPatch, card: Any) -> None:
    monkeypatch.setattr(card, "attack", card.attack + 3)


def with_attack(cards: list[Any]) -> dict[str, Any]:
    return {card.slug: card for card in cards if getattr(card, "attack", 0)}


GAMES: dict[str, tuple[int, Callable[[], dict[str, Any]]]] = {
    "horde": (7, lambda: with_attack(horde_cards.CARDS)),
    "monoliths": (2, lambda: with_attack(horde_cards.CARDS)),
    "skytear": (9, lambda: with_attack(list(skytear_cards.HEROES.values()))),
}


@pytest.mark.parametrize("name", GAMES)
def test_changed_cards_that_the_game_does_not_use_are_no_difference(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, (_, cards) = saved(name), GAMES[name]
    used = Journal.load(text).content
    unused = [card for slug, card in cards().items() if slug not in used]
    assert unused
    for card in unused:
        stronger(monkeypatch, card)
    assert refusal(text) == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_card_is_refused_where_it_makes_a_difference(name: str) -> None:
    """Not before, and with its name; a card that stayed in the deck made none."""
    text, (_, cards) = saved(name), GAMES[name]
    journal = Journal.load(text)
    sentences = []
    for slug in sorted(cards().keys() & journal.content.keys()):
        with pytest.MonkeyPatch.context() as patch:
            stronger(patch, cards()[slug])
            sentence = refusal(text)
            if not sentence:
                continue
            assert sentence.endswith(f"Since it was made, these have changed: {slug}.")
            number = int(sentence.partition("hoice ")[2].split()[0])
            assert re.search("is not the one in the journal|is not possible there|is over before", sentence)
            Match.replay(game_named(name), journal, number - 1)
            sentences.append(sentence)
    assert any("is not the one in the journal" in sentence for sentence in sentences)


ADDED = """
import sys
from pathlib import Path
from skyshelf.games.horde.cards import registry as horde
from skyshelf.games.horde.cards.card import ally
from skyshelf.games.horde.vocabulary.names import Rarity
horde.register("additions", [ally("HRD-NEW-01", "newcomer", None, Rarity.BASE, 1, 1, 1)])
from skyshelf.games.skytear.cards import registry as skytear
from skyshelf.games.skytear.cards.card import PowerCard
skytear.register(PowerCard("novelty"))
from tests.golden.test_changed_cards import refusal
from skyshelf.games.shelf import game_named
for game in ("horde", "monoliths", "skytear"):
    game_named(game)
assert horde.BY_SLUG["newcomer"].id >= len(horde.NUMBERS.known), "it comes after all that are known"
assert [card.slug for card in horde.CARDS[: len(horde.NUMBERS.known)]] == list(horde.NUMBERS.known)
assert [card.slug for card in skytear.CARDS[: len(skytear.NUMBERS.known)]] == list(skytear.NUMBERS.known)
for path in sys.argv[1:]:
    assert refusal(Path(path).read_text(encoding="utf-8")) == "", path
"""


def test_an_added_card_is_no_difference(tmp_path: Path) -> None:
    """It stands before all the others, where it would once have moved the numbers of all of them."""
    paths = []
    for name in GAMES:
        paths.append(tmp_path / name)
        paths[-1].write_text(saved(name), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", ADDED, *map(str, paths)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("registry", [horde_cards, skytear_cards], ids=["horde", "skytear"])
def test_every_card_is_in_the_list_of_numbers(registry: Any) -> None:
    numbers = registry.NUMBERS
    assert not numbers.missing(), "add them at the end of cards/numbers.py, and never move them again"
    assert [card.slug for card in registry.CARDS] == list(numbers.known), "a card was taken away or renamed"


@pytest.mark.parametrize(
    ("registry", "count", "digest"),
    [(horde_cards, 543, "fb7bfc56c726af7d"), (skytear_cards, 85, "2a8f82040c0d7533")],
    ids=["horde", "skytear"],
)
def test_the_numbers_of_version_0_1_never_change(registry: Any, count: int, digest: str) -> None:
    """States that it saved are read with them."""
    first = " ".join(registry.NUMBERS.known[:count])
    assert blake2b(first.encode(), digest_size=8).hexdigest() == digest
