"""What the editions do differently: parameters and functions chosen at set-up, never asked for inside an effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.table.state import Horde


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One edition of the rules; the table of differences is section 28 of docs/rules/monoliths.md."""

    name: str
    prefix: str
    # The rule of this edition that says the same as one of the first edition.
    same_rules: Mapping[str, str]
    # What a turn and a victory follow; here each edition has words of its own.
    turn_rule: str
    victory_rule: str
    # The frames of one turn, in order, and what they are called.
    phases: tuple[Callable[[], Frame], ...]
    phase_names: tuple[str, ...]
    # Keywords that mean something else than in the first edition, and the message that explains them.
    keyword_help: Mapping[str, str]
    # The slugs of the minions, in the order of their numbers.
    minions: tuple[str, ...]
    # The steps of the destruction sequence, in order.
    destruction: tuple[Callable[[Horde, UnitId], None], ...]
    # A destroyed monster gives a draw by the rules of the game, when it has left; else it is an ability of its own.
    draw_when_gone: bool
    # What comes between two steps of a card text.
    before_step: Callable[[Horde], bool]
    # Concealed cards among those that a text is about to touch are revealed first.
    uncover: Callable[[Horde, tuple[UnitId, ...]], None]
    # What a horde player may do when the treachery phase starts.
    before_treachery: Callable[[Horde], tuple[Frame, ...]]
    # What horde cards call left is the alliance's right, and the horde player may read either.
    horde_sits_opposite: bool
    # A card leaves play without being destroyed.
    before_leaving: Callable[[Horde, UnitId], None]
    portal_destroyed: Callable[[Horde], None]
    tower_empty: Callable[[Horde, UnitId], None]
    # A tower that came with charges stays without them, but does nothing.
    towers_are_spent: bool
    minion_destroyed: Callable[[Horde, UnitId], None]
    # Horde spells and attachments stand in a lane until they are resolved.
    spells_take_lanes: bool
    # Text that summons waits until each of the cards is resolved; else they are resolved when the text is done.
    summons_in_full: bool
    # Where there is a horde player: how text summons so many cards of the horde deck, the first of them to the
    # rightmost lane or not, and how it summons a card from elsewhere. None: as without such a player.
    wave_of_text: Callable[[int, bool], Frame] | None
    card_of_text: Callable[[CardId, str], Frame] | None
    # The mana boost of a horde card comes before its "Play:" abilities.
    mana_first: bool
    # Monsters keep away from allies that they cannot engage, and allies from such monsters.
    keep_apart: bool
    # Cards that find no lane go on top of the outsider pile, or below it.
    overflow_on_top: bool
    # Of several waiting effects those of horde cards come first.
    monsters_first: bool
    # Excess of a strike outside the fight phase goes through as well.
    trample_anywhere: bool
    # An attack below 0 counts as 0 where attacks are compared, not for damage alone.
    compares_from_0: bool
    # An elusive ally moves away before what it struck is destroyed, else when everything else is settled.
    elude_first: bool
    # It is asked where it goes.
    elude: Callable[[Horde, UnitId], None]
    # A seventh token card of a kind becomes something else.
    token_limit_reached: Callable[[Horde], None]
    # How many cards the back line would take now.
    pillage_total: Callable[[Horde], int]
    # Only spells may be played as reactions.
    spell_reactions_only: bool
    # A played spell is discarded before its text is resolved.
    spells_leave_first: bool
    # A played attachment may be discarded without effect.
    attachments_optional: bool
