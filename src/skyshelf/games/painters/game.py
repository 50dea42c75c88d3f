"""Sky Painters as the shelf knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from skyshelf.engine.codec import Codec
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.game import GameOf
from skyshelf.engine.mark import fingerprint
from skyshelf.engine.measure import Measure
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.portrait import Ledger, Portrait
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.games.painters.advice.catalogue import printed, reckoned
from skyshelf.games.painters.advice.explained import words_for
from skyshelf.games.painters.advice.measures import DICE, measured
from skyshelf.games.painters.advice.why import reasons_against, things_to_take
from skyshelf.games.painters.audit import PaintersAudit
from skyshelf.games.painters.components import board
from skyshelf.games.painters.components.board import SPOT_LIMIT
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import DICE_OF
from skyshelf.games.painters.components.halos import HALO_TEXT, HALOS
from skyshelf.games.painters.components.tiles import TILE_TEXT, TILES
from skyshelf.games.painters.play.evaluate import chances
from skyshelf.games.painters.play.levels import LEVELS
from skyshelf.games.painters.play.portrait import pages, portrait_of
from skyshelf.games.painters.play.priors import priors
from skyshelf.games.painters.rules.turn import Turn
from skyshelf.games.painters.setup import agreed_rules, set_table
from skyshelf.games.painters.shown import Catalogue, Figures
from skyshelf.games.painters.table.choices import CHOICES, PARTS
from skyshelf.games.painters.table.position import STEPS, WORDS, build_table, describe_table, told_of
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.painters.table.view import PaintersView, possible_table, view_of

SETTINGS: tuple[Setting, ...] = (
    Setting("variant", ("standard", "forced_landing", "tension_duel"), "PNT-VAR-18"),
    Setting("leader_benefits", ("none", "tiles", "top_card", "both"), "PNT-VAR-13"),
    # House rules: the readings that the rulings leave to the group. PNT-VAR-17
    Setting("halves", ("strict", "lenient"), "PNT-Q-10"),
    Setting("leadership_hope", (4, 1), "PNT-Q-35"),
    Setting("hope_sum", ("completed_cards", "all_cards"), "PNT-Q-23"),
    Setting("spot_limit", (SPOT_LIMIT, 4, 5, 7, 8, 9, 10), "PNT-LIM-02"),
)


@cache
def _faces() -> dict[str, object]:
    """The faces by their codes. Which card it is, its number says."""
    faces: dict[str, object] = {card.id: card for card in CARDS}
    faces |= {TILE_TEXT[face.tile]: face for face in TILES}
    return faces | {HALO_TEXT[face.halo]: face for face in HALOS}


@cache
def _fingerprints() -> dict[str, str]:
    """Of all faces, and of the board, which is called by the word of its offer."""
    prices = (board.TOP_CARD, board.TILE_POSITION, board.HALO_SPACE, board.STARTING_GOODS, DICE_OF)
    return {code: fingerprint(face) for code, face in {**_faces(), "offer": prices}.items()}


class PaintersGame(GameOf[Painters, PaintersView]):
    """For 2 to 4 players. PNT-CMP-15"""

    name = "painters"
    prefix = "PNT"
    rule_files = ("painters.md", "painters_components.md")
    rules_version = 2
    phases = tuple(STEPS)
    words = frozenset(word for words in WORDS.values() for word in words)
    words_by_place = WORDS
    told_words = ("dice_in_pool", "prices")
    choices = CHOICES
    choice_parts = PARTS
    levels = LEVELS
    fewest = 2
    most = 4
    settings = SETTINGS
    audit = PaintersAudit()
    follow_ups = frozenset({"symbol", "place", "die", "keep-halo", "helpsy", "second-die"})
    echoes = frozenset({"card-taken", "top-taken", "card-placed", "die-taken", "die-bought", "tile-acquired"})
    luck = DICE
    terminal = "skyshelf.terminal.painters.display"
    example_why = "why cloud, why tile sky_halo"
    example_rule = "PNT-DIE-05"
    # Heroes of other games of this world, who are no cards here.
    bot_names = (
        "Yami",
        "Freyhel",
        "Sakoshi",
        "Brylvar",
        "Akhuti",
        "Cotlic",
        "Kichie",
        "Gulbjarn",
        "Khepiax",
        "Tlakali",
        "Hogosai",
        "Corjof",
        "Shaidrus",
        "Ixatosk",
        "Haburat",
        "Nelaclen",
    )

    def __init__(self) -> None:
        self.codec = Codec("skyshelf.games.painters")

    def check(self, seats: int, settings: Settings) -> None:
        if settings["variant"] == "tension_duel" and seats != 2:  # PNT-VAR-10
            raise RefusedSetup([Phrase("painters-refused-duel", {"seats": seats})], ["PNT-VAR-10"])

    def set_up(self, seats: int, settings: Settings, rng: int) -> Painters:
        return set_table(agreed_rules(seats, settings), rng)

    def view(self, state: Painters, seat: Seat | None) -> PaintersView:
        return view_of(state, seat)

    def determinize(self, view: PaintersView, rng: int) -> Painters:
        return possible_table(view, rng)

    def evaluate(self, state: Painters) -> list[float]:
        return chances(state)

    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> Painters:
        return build_table(given, lambda seats: agreed_rules(seats, self.agreed(seats, settings)))

    def describe(self, state: Painters, names: Sequence[str] = ()) -> dict[str, Any]:
        return describe_table(state, names)

    def begins(self, state: Painters) -> str:
        top = state.frames[-1]
        return next((name for name, step in STEPS.items() if isinstance(top, Turn) and top.at == step), "")

    def told(self, state: Painters, names: Sequence[str] = ()) -> dict[str, Any]:
        return told_of(state)

    def component(self, code: str) -> str | None:
        return _fingerprints().get(code)

    def face(self, code: str) -> object | None:
        return _faces().get(code)

    def why_not(self, view: PaintersView, text: str) -> list[tuple[str, Phrase]]:
        return reasons_against(view, text)

    def thinkable(self, view: PaintersView) -> list[Option]:
        return things_to_take(view)

    def explained(self, decision: Decision) -> Phrase | None:
        return words_for(decision)

    def catalogue(self) -> Catalogue:
        return printed()

    def figures(self, view: PaintersView) -> Figures:
        return reckoned(view)

    def priors(self, state: Painters) -> list[float]:
        return priors(state)

    def measures(self, state: Painters) -> list[Measure]:
        return measured(state)

    def ledger(self) -> Ledger:
        return pages().ledger

    def portrait(self, view: PaintersView) -> Portrait:
        return portrait_of(view)
