"""Records as bytes: the same for the same, and nothing that is not understood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from skyshelf.engine.codec import Codec
from skyshelf.engine.errors import BadJournal
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.state import Painters

GAME = PaintersGame()
CODEC = GAME.codec


class Pair(NamedTuple):
    left: int
    right: str


@dataclass(slots=True)
class Pairs(Record):
    one: Pair
    more: tuple[Pair, ...] = ()


def test_every_field_of_the_state_is_in_its_bytes() -> None:
    """A state that differs in any one field has other bytes."""
    state = GAME.start(2, {}, 1)
    assert isinstance(state, Painters)
    plain = CODEC.encode(state)
    for name in CODEC.names[Painters]:
        changed = state.clone()
        value = getattr(changed, name)
        setattr(changed, name, [7] if isinstance(value, list) else 77)
        assert CODEC.encode(changed) != plain, name


def test_the_fingerprint_does_not_depend_on_events_on_their_way_out() -> None:
    state = GAME.start(2, {}, 1)
    before = CODEC.digest(state)
    state.emit("something", "PNT-TRN-01")
    assert CODEC.digest(state) == before
    assert state.events[-1].kind == "something"


@pytest.mark.parametrize(
    "data",
    [b"", b"[", b"7", b'["Painters"]', b'["Unknown",1]', b'["Phrase","a",["{}"]]', b"\xff\xfe", b"[" * 5000],
)
def test_bytes_that_are_no_state_are_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(BadJournal, match=r"saved Painters"):
        CODEC.decode(data, Painters)


def test_only_plain_data_can_be_saved() -> None:
    with pytest.raises(TypeError, match="set is not plain data"):
        CODEC.encode(Phrase("key", {"bad": {1, 2}}))  # type: ignore[dict-item]


def test_plain_json_names_the_fields() -> None:
    assert CODEC.plain(Phrase("a", {"n": 1})) == {"key": "a", "args": {"n": 1}, "is": "Phrase"}


def test_a_kept_state_is_read_back() -> None:
    state = GAME.start(3, {}, 4)
    assert CODEC.encode(CODEC.kept(CODEC.keep(state), Painters)) == CODEC.encode(state)


def test_named_tuples_have_their_names_again() -> None:
    """They are saved as lists; what lacks a part is no such tuple."""
    codec = Codec(__name__)
    pairs = Pairs(Pair(1, "a"), (Pair(2, "b"), Pair(3, "c")))
    assert codec.encode(pairs) == b'["Pairs",["()",1,"a"],["()",["()",2,"b"],["()",3,"c"]]]'
    for read in (codec.decode(codec.encode(pairs), Pairs), codec.kept(codec.keep(pairs), Pairs)):
        assert read == pairs
        assert (read.one.right, [pair.left for pair in read.more]) == ("a", [2, 3])
    assert codec.decode(b'["Pairs",["()",1,"a"]]', Pairs) == Pairs(Pair(1, "a"))
    with pytest.raises(BadJournal, match="saved Pairs cannot be read"):
        codec.decode(b'["Pairs",["()",1]]', Pairs)


def test_a_kept_record_names_its_fields_but_for_defaults() -> None:
    assert CODEC.keep(Phrase("a", {"n": 1})) == '{"is":"Phrase","key":"a","args":["{}","n",1]}'
    assert CODEC.keep(Phrase("a")) == '{"is":"Phrase","key":"a"}'


def test_a_field_that_a_kept_record_lacks_is_as_by_default() -> None:
    """It was added after the record was kept."""
    assert CODEC.kept('{"is":"Phrase","key":"a"}', Phrase) == Phrase("a", {})


@pytest.mark.parametrize("text", ['{"is":"Phrase"}', '{"is":"Phrase","key":"a","colour":1}', '{"is":"Gone"}'])
def test_a_kept_record_that_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(BadJournal, match="The saved Phrase cannot be read"):
        CODEC.kept(text, Phrase)
